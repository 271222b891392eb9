"""The words of Carcassonne. What the expansion adds stands in classes of its own among the bases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from felucca.model.carcassonne.components import City, Field, Road, Segment
from felucca.model.carcassonne.faces import number
from felucca.model.carcassonne.moves import Claim, Claimed, Completed, Place, Placed, Removed
from felucca.model.core.contract import Scored
from felucca.ui.words.base import LogLine, credited, fill
from felucca.ui.words.carcassonne_bazaars import BazaarWords
from felucca.ui.words.carcassonne_bridges import BridgeWords
from felucca.ui.words.carcassonne_castles import CastleWords
from felucca.ui.words.carcassonne_counts import CarcassonneCounts

_ANCHORS = {
    "starter": "setup",
    "draw": "place",
    "castle": "castles",
    "castle_pick": "castles",
    **dict.fromkeys(("lot", "bid", "settle", "choose"), "bazaars"),
}
"""Headings of the rule page by kind of decision, where they differ."""
GREAT_CITY = 6
"""A completed city of so many tiles is called great in the log."""


class CarcassonneWords(BridgeWords, CastleWords, BazaarWords):
    """See `GameWords`.

    Hint reasons (`Reason.code`): `city`, `road`, `monastery`, `field` (the worth of own features of that sort),
    `finish` (points at once), `follower` (followers that are free or will be), `deny` (what the others lose).
    """

    SILENT = frozenset(("turn", "drawn", "returned", "revealed"))
    """Events that the log leaves out: it separates turns itself, `placed`, `scored` and `lot_offered` say the rest."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.nouns = CarcassonneCounts(self)

    # --- asking

    def _verbs(self) -> dict[str, str]:
        return super()._verbs() | {
            "starter": self.tr("First player"),
            "draw": self.tr("Draw tile"),
            "place": self.tr("Place tile"),
            "claim": self.tr("Claim"),
        }

    def _question_starter(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        return self.tr("Who begins?"), self.tr("The lot decides")

    def _question_draw(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        return self.tr("The next tile"), self.tr("It is drawn from the stack")

    def _question_place(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        if chosen:
            return (
                self.tr("Place the tile here?"),
                self.tr("Dashed frames are the other legal places. R rotates, Esc starts over"),
            )
        return self.tr("Where does the tile go?"), self.tr("Dashed frames are the legal places. R rotates the tile")

    def _question_claim(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        if not chosen:
            return (
                self.tr("Claim something on this tile?"),
                self.tr("Choose where a follower goes, or send nobody"),
            )
        if chosen[0] is None:
            return self.tr("Send nobody?"), self.tr("All followers stay in the supply")
        what = self._what(observation, facts["at"], chosen[0])
        return {
            "city": (self.tr("Claim the city?"), self.tr("The follower comes home when the city is complete")),
            "road": (self.tr("Claim the road?"), self.tr("The follower comes home when the road is complete")),
            "monastery": (
                self.tr("Claim the monastery?"),
                self.tr("The follower comes home when eight tiles lie around it"),
            ),
            "field": (self.tr("Claim the field?"), self.tr("The follower stays here to the end of the game")),
        }[what]

    def button(self, action: Any) -> str:
        return self.tr("Send nobody") if action == Claim(None) else super().button(action)

    def anchor(self, decision: Any) -> str:
        return _ANCHORS.get(decision.kind) or super().anchor(decision)

    def _choose_place(self, action: Place, observation: Any) -> str:
        where = [self.places.cell(action.at), self.places.rotation(action.rot)]
        parts = [*where, *self._bridge_of(action), *self._closed_by(action, observation)]
        return fill(self.tr("Place the tile: %1"), ", ".join(parts))

    def _choose_claim(self, action: Claim, observation: Any) -> str:
        if action.feature is None:
            return self.tr("Send nobody")
        what, where = self._segment(observation, self._claimed_at(observation), action.feature)
        text = {
            "city": self.tr("Claim the city"),
            "road": self.tr("Claim the road"),
            "monastery": self.tr("Claim the monastery"),
            "field": self.tr("Claim the field"),
        }[what]
        return fill(self.tr("%1: %2"), text, where) if where else text

    def _field_place_0(self, at: tuple[int, int], observation: Any) -> str:
        return self.places.cell(at)

    def _field_place_1(self, rot: int, observation: Any) -> str:
        return self.places.rotation(rot)

    def _field_claim_0(self, feature: str | None, observation: Any) -> str:
        if feature is None:
            return self.tr("No follower")
        what, where = self._segment(observation, self._claimed_at(observation), feature)
        return fill(self.tr("%1: %2"), self.feature(what), where) if where else self.feature(what)

    def _closed_by(self, action: Place, observation: Any) -> list[str]:
        """What a placement completes, tried on a copy: nothing is drawn, so nothing is given away."""
        copy = observation.clone()
        events = copy.apply(action)
        if copy.decision().kind == "claim":
            events += copy.apply(Claim(None))
        closed = Counter(event.what for event in events if event.kind == "completed")
        return [self.nouns.closes(what, n) for what, n in closed.items()]

    # --- naming

    def feature(self, what: str) -> str:
        return {
            "city": self.tr("City"),
            "road": self.tr("Road"),
            "field": self.tr("Field"),
            "monastery": self.tr("Monastery"),
        }.get(what) or super().feature(what)

    def _categories(self) -> dict[str, str]:
        return super()._categories() | {
            "city": self.tr("Cities"),
            "road": self.tr("Roads"),
            "monastery": self.tr("Monasteries"),
            "field": self.tr("Fields"),
        }

    def counted(self, what: str, n: int) -> str:
        return self.nouns.counted(what, n)

    def tile(self, tile: str) -> str:
        """A design in a few words."""
        return self.tiles.describe(tile)

    def _claimed_at(self, observation: Any) -> tuple[int, int]:
        at: tuple[int, int] = dict(observation.decision().facts)["at"]
        return at

    def _what(self, observation: Any, at: tuple[int, int], feature: str) -> str:
        return self._segment(observation, at, feature)[0]

    def _segment(self, observation: Any, at: tuple[int, int], feature: str) -> tuple[str, str]:
        """The sort of a segment and where it lies on its tile; a monastery lies in the middle and needs no word."""
        tiles = observation.rules.tiles
        if feature == "bridge":
            return "road", self.tr("the bridge")
        face = tiles.faces[observation.faces[observation.cells[number(at)]]]
        segment = next(s for s in tiles.designs[face.design].segments if s.id == feature)
        return self._where(segment, face.rot)

    def _where(self, segment: Segment, rot: int) -> tuple[str, str]:
        if isinstance(segment, City):
            return "city", self.places.sides(segment.edges, rot)
        if isinstance(segment, Road):
            return "road", self.places.sides(segment.edges, rot)
        if isinstance(segment, Field):
            return "field", self.places.corners(segment.halves, rot)
        return "monastery", ""

    def label(
        self, what: str, owners: Sequence[str], terms: Sequence[Any], *, complete: bool = False
    ) -> tuple[str, str]:
        """What a feature shows under the pointer: whose it is, and its size and points now.

        `terms` is its value as an expression: what it would pay if the game ended now, or has paid.
        """
        title = credited(self.feature(what), ", ".join(owners)) if owners else self.feature(what)
        points = self.counts.points(sum(term.count * term.each for term in terms))
        if what == "monastery" and not complete:
            tiles = sum(term.count for term in terms)
            return title, fill(self.tr("%1, %2 now"), self.nouns.tiles_of(tiles, 9), points)
        parts = ", ".join(self.counted(term.what, term.count) for term in terms)
        if what == "field":
            return title, fill(self.tr("%1, %2 at the end"), parts, points)
        if complete:
            return title, fill(self.tr("complete: %1"), parts)
        return title, fill(self.tr("%1, %2 now"), parts, points)

    # --- telling

    def lines(self, events: Sequence[Any], observation: Any, names: Sequence[str]) -> list[LogLine]:
        """One line an event, but a feature that is completed and paid is told once."""
        told: list[LogLine] = []
        complete: set[tuple[str, tuple[Any, ...]]] = set()
        paid = {(event.category, event.places) for event in events if event.kind == "scored"}
        final = False
        for event in events:
            line: LogLine | None
            if event.kind == "completed":
                complete.add((event.what, event.cells))
                line = None if (event.what, event.cells) in paid else self.report(event, observation, names)
            elif event.kind == "scored" and not final and (event.category, event.places) in complete:
                line = self._scored(event, names, self._completed_heads(event))
            elif event.kind == "scored" and final:
                line = self._scored(event, names, self._unfinished_heads())
            else:
                line = self.report(event, observation, names)
            final = final or event.kind == "final"
            if line is not None:
                told.append(line)
        return told

    def _report_placed(self, event: Placed, observation: Any, names: Sequence[str]) -> LogLine:
        text = fill(self.tr("%1 places a tile: %2"), names[event.seat], self.tile(event.tile))
        return LogLine(event.seat, text, places=(event.at,))

    def _report_removed(self, event: Removed, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(event.seat, fill(self.tr("The tile fits nowhere and is set aside: %1"), self.tile(event.tile)))

    def _report_claimed(self, event: Claimed, observation: Any, names: Sequence[str]) -> LogLine:
        text = {
            "city": self.tr("%1 claims the city"),
            "road": self.tr("%1 claims the road"),
            "monastery": self.tr("%1 founds a monastery"),
            "field": self.tr("%1 sends a follower to the field"),
        }[event.what]
        return LogLine(event.seat, fill(text, names[event.seat]), places=(event.at,))

    def _report_completed(self, event: Completed, observation: Any, names: Sequence[str]) -> LogLine:
        heads = self._completed_heads(event)
        text = fill(self.tr("%1: %2"), heads[event.what], self.nouns.tiles(len(event.cells)))
        return LogLine(None, text, places=event.cells)

    def _report_scored(self, event: Scored, observation: Any, names: Sequence[str]) -> LogLine:
        return self._scored(event, names, {})

    def _report_final(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(None, self.tr("The stack is empty: final scoring"))

    def _report_over(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        result = observation.result()
        winners = [names[seat] for seat in result.winners]
        return LogLine(result.winners[0] if len(winners) == 1 else None, self.winners(winners))

    def _scored(self, event: Scored, names: Sequence[str], heads: dict[str, str]) -> LogLine:
        head, name = heads.get(event.category) or self.feature(event.category), names[event.seat]
        if event.category == "bazaar":
            return LogLine(event.seat, credited(head, name), event.points)
        if event.category == "castle":
            parts = self.feature(event.terms[0].what).lower()
        else:
            parts = ", ".join(self.counted(term.what, term.count) for term in event.terms)
        text = credited(fill(self.tr("%1: %2"), head, parts), name)
        return LogLine(event.seat, text, event.points, event.places, self.expression(event.terms))

    def _completed_heads(self, event: Completed | Scored) -> dict[str, str]:
        cells = event.cells if isinstance(event, Completed) else event.places
        return {
            "city": self.tr("Great city completed") if len(cells) >= GREAT_CITY else self.tr("City completed"),
            "road": self.tr("Road completed"),
            "monastery": self.tr("Monastery completed"),
        }

    def _unfinished_heads(self) -> dict[str, str]:
        return {
            "city": self.tr("Unfinished city"),
            "road": self.tr("Unfinished road"),
            "monastery": self.tr("Unfinished monastery"),
        }

    # --- refusing and advising

    def _refusals(self) -> dict[str, str]:
        return super()._refusals() | {
            "no_such_cell": self.tr("There is no such place on the table"),
            "occupied": self.tr("A tile already lies here"),
            "no_neighbour": self.tr("A tile must touch the side of another one"),
            "mismatch": self.tr("The sides do not match: road to road, city to city, field to field"),
            "wrong_rotation": self.tr("The tile fits here, but turned another way"),
            "not_on_tile": self.tr("There is no such part on this tile"),
            "feature_occupied": self.tr("A follower already stands on this feature"),
            "no_meeple": self.tr("All followers are out; they come home when their features are complete"),
        }

    def _reasons(self) -> dict[str, tuple[str, str]]:
        return super()._reasons() | {
            "city": (self.tr("your city grows"), self.tr("your city is worth less")),
            "road": (self.tr("your road grows"), self.tr("your road is worth less")),
            "monastery": (self.tr("your monastery fills up"), self.tr("your monastery is worth less")),
            "field": (self.tr("your field feeds more cities"), self.tr("your field is worth less")),
            "finish": (self.tr("points at once"), self.tr("fewer points at once")),
            "follower": (self.tr("a follower stays free"), self.tr("a follower is tied up")),
            "deny": (self.tr("it hinders the others"), self.tr("it helps the others")),
        }
