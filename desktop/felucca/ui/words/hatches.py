"""The words of Hatches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from felucca.model.core.contract import Refusal, Scored
from felucca.model.hatches import odds
from felucca.model.hatches.moves import Fell, Left, LineCompleted, Passed, Place, Placed, Rolled, RoundBegun, RoundEnded
from felucca.ui.words.base import GameWords, LogLine, credited, fill
from felucca.ui.words.hatches_board import BoardTexts, HatchesCounts, cell_name


class HatchesWords(GameWords):
    """See `GameWords`. The places of log lines are pairs of a seat and a cell: every player has a board.

    Hint reasons (`Reason.code`) are those of `ai/hatches.py`.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.nouns = HatchesCounts(self)
        self.board = BoardTexts(self)

    def percent(self, chance: float) -> str:
        """A chance of 0 to 1."""
        return self.board.percent(chance)

    # --- asking

    def _verbs(self) -> dict[str, str]:
        return super()._verbs() | {
            "starter": self.tr("First player"),
            "dice": self.tr("The dice"),
            "roll": self.tr("Roll"),
            "leave": self.tr("Leave the round"),
            "place": self.tr("Open hatch"),
            "pass": self.tr("Pass"),
        }

    def anchor(self, decision: Any) -> str:
        return {"starter": "setup", "dice": "roll", "decide": "turn", "answer": "others"}.get(
            decision.kind
        ) or super().anchor(decision)

    def _question_starter(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        return self.tr("Who begins?"), self.tr("The lot decides")

    def _question_dice(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        return self.tr("The dice roll"), self.tr("The pairs of everybody in the round")

    def _question_decide(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        return self.tr("Roll once more, or leave the round?"), self.stakes(observation, observation.decision().seat)

    def _question_place(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        fitting = self.fitting(observation)
        if chosen:
            return fill(self.tr("Open a hatch on %1?"), cell_name(chosen[0])), fitting
        return self.tr("Where does the hatch go?"), fitting

    def _question_answer(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        fitting = self.fitting(observation)
        if chosen:
            return fill(self.tr("Open a hatch on %1?"), cell_name(chosen[0])), fitting
        return self.tr("Open a hatch with your own dice?"), fill(self.tr("%1. You may pass"), fitting)

    def fitting(self, observation: Any) -> str:
        """The legal cells of the seat that is asked."""
        cells = [cell_name(action.at) for action in observation.actions() if action.do == "place"]
        return fill(self.tr("Cells that fit: %1"), self.listed(cells))

    def stakes(self, observation: Any, seat: int) -> str:
        """What a roll risks: "11 % to fall, 4 hatches at stake"."""
        hatches = observation.opened[seat].bit_count()
        chance = self.percent(odds.fall_chance(observation, seat))
        if not hatches:
            return fill(self.tr("%1 to fall, nothing is at stake yet"), chance)
        return fill(self.tr("%1 to fall, %2"), chance, self.nouns.at_stake(hatches))

    def leave_button(self, hatches: int) -> str:
        return self.nouns.leave(hatches) if hatches else self.verb("leave")

    def roll_button(self, chance: float) -> str:
        return fill(self.tr("Roll: risk %1"), self.percent(chance))

    def leaving(self, hatches: int) -> tuple[str, str]:
        """The question once more before a round is left."""
        if not hatches:
            return (
                self.tr("Leave without an open hatch?"),
                self.tr("Nothing is closed, and you are out until the next round"),
            )
        return (
            fill(self.tr("Leave the round and close %1?"), self.nouns.hatches(hatches)),
            self.tr("They stay closed to the end; you are out until the next round"),
        )

    def rolling(self, observation: Any, seat: int) -> tuple[str, str]:
        """The question once more before the dice roll."""
        return self.tr("Roll the dice?"), self.stakes(observation, seat)

    def stay(self) -> str:
        return self.tr("Stay in the round")

    def why_not(self, cell: tuple[int, int]) -> str:
        """The button that explains a refused cell."""
        return fill(self.tr("Why not %1?"), cell_name(cell))

    def _choose_roll(self, action: Any, observation: Any) -> str:
        return self.tr("Roll the dice")

    def _choose_leave(self, action: Any, observation: Any) -> str:
        seat = observation.decision().seat
        return self.leave_button(0 if seat is None else observation.opened[seat].bit_count())

    def _choose_place(self, action: Place, observation: Any) -> str:
        seat = observation.decision().seat
        text = fill(self.tr("Open a hatch on %1"), cell_name(action.at))
        if seat is None:
            return text
        chance = self.percent(odds.fall_chance_after(observation, seat, action.at))
        return fill(self.tr("%1: then %2 to fall"), text, chance)

    def _choose_pass(self, action: Any, observation: Any) -> str:
        return self.tr("Pass: open no hatch")

    def _field_place_0(self, at: tuple[int, int], observation: Any) -> str:
        return cell_name(at)

    def tie_break(self, state: Any, first: int, other: int) -> str:
        """Points, closed hatches, falls, the last round, in this order (rules: hatches 10.3)."""
        reasons = (
            "",
            self.tr("equal points: more closed hatches decide"),
            self.tr("equal points and hatches: fewer falls decide"),
            self.tr("equal points, hatches and falls: who left the last round is first"),
            self.tr("equal points, hatches and falls: the later exit from the last round decides"),
        )
        pairs = zip(state.rank(first), state.rank(other), reasons, strict=True)
        return next((reason for one, two, reason in pairs if one != two), "")

    def _categories(self) -> dict[str, str]:
        return super()._categories() | {"closed": self.tr("Closed hatches"), "line": self.tr("Complete lines")}

    def counted(self, what: str, n: int) -> str:
        if what == "closed":
            return self.nouns.hatches(n)
        return self.line(what)

    def line(self, axis: str, number: int = 0) -> str:
        """A row or a column, by its number if there is one."""
        if number:
            return fill(self.tr("Row %1 complete") if axis == "row" else self.tr("Column %1 complete"), number)
        return self.tr("complete row") if axis == "row" else self.tr("complete column")

    # --- telling

    def lines(self, events: Sequence[Any], observation: Any, names: Sequence[str]) -> list[LogLine]:
        """One line an event; who rolls and has a single cell, and who leaves and is paid, is told once."""
        told: list[LogLine] = []
        for index, event in enumerate(events):
            before = events[index - 1] if index else None
            after = events[index + 1] if index + 1 < len(events) else None
            line: LogLine | None
            if event.kind == "rolled" and after is not None and after.kind == "placed" and after.seat == event.seat:
                line = None
            elif event.kind == "placed" and before is not None and before.kind == "rolled":
                text = self.tr("%1 rolls and opens a hatch on %2")
                line = self._placed(text, event, names, self._dice(before, names))
            elif event.kind == "scored":
                line = self._scored(event, before, names)
            else:
                line = self.report(event, observation, names)
            if line is not None:
                told.append(line)
        return told

    def _report_round(self, event: RoundBegun, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(event.seat, fill(self.tr("Round %1: %2 starts"), event.round, names[event.seat]))

    def _report_rolled(self, event: Rolled, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 rolls"), names[event.seat]), detail=self._dice(event, names))

    def _report_placed(self, event: Placed, observation: Any, names: Sequence[str]) -> LogLine:
        return self._placed(self.tr("%1 opens a hatch on %2"), event, names, "")

    def _report_passed(self, event: Passed, observation: Any, names: Sequence[str]) -> LogLine | None:
        return None if event.forced else LogLine(event.seat, fill(self.tr("%1 passes"), names[event.seat]))

    def _report_left(self, event: Left, observation: Any, names: Sequence[str]) -> LogLine:
        name, places = names[event.seat], _places(event.seat, event.cells)
        if not event.cells:
            return LogLine(event.seat, fill(self.tr("%1 leaves without a hatch"), name))
        text = fill(self.tr("%1 leaves and closes %2"), name, self.nouns.hatches(len(event.cells)))
        return LogLine(event.seat, text, len(event.cells), places)

    def _report_line(self, event: LineCompleted, observation: Any, names: Sequence[str]) -> LogLine:
        text = credited(self.line(event.axis, event.number), names[event.seat])
        return LogLine(event.seat, text, observation.rules.line_points, _places(event.seat, event.cells))

    def _report_fell(self, event: Fell, observation: Any, names: Sequence[str]) -> LogLine:
        text = fill(self.tr("%1 falls"), names[event.seat])
        if event.cells:
            text = fill(self.tr("%1: %2"), text, self.nouns.lost(len(event.cells)))
        return LogLine(event.seat, text, places=_places(event.seat, event.cells))

    def _report_round_ended(self, event: RoundEnded, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(None, fill(self.tr("Round %1 is over"), event.round))

    def _report_over(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        winner = observation.result().winners[0]
        return LogLine(winner, self.winners([names[winner]]))

    def _report_scored(self, event: Scored, observation: Any, names: Sequence[str]) -> LogLine:
        """A single score, as the moments of a game tell it."""
        name, places = names[event.seat], _places(event.seat, event.places)
        if event.category == "closed":
            text = fill(self.tr("%1 leaves and closes %2"), name, self.nouns.hatches(len(event.places)))
        else:
            text = credited(self.line(event.terms[0].what).capitalize(), name)
        return LogLine(event.seat, text, event.points, places, self.expression(event.terms))

    def _scored(self, event: Scored, before: Any, names: Sequence[str]) -> LogLine | None:
        """Points are told with what brought them."""
        if before is not None and before.kind in ("left", "line"):
            return None
        return self._report_scored(event, None, names)

    def _placed(self, text: str, event: Placed, names: Sequence[str], detail: str) -> LogLine:
        places = _places(event.seat, (event.at,))
        return LogLine(event.seat, fill(text, names[event.seat], cell_name(event.at)), places=places, detail=detail)

    def _dice(self, event: Rolled, names: Sequence[str]) -> str:
        """Every pair of a roll."""
        shown = [f"{names[seat]} {cell_name(pair)}" for seat, pair in enumerate(event.dice) if pair is not None]
        return ", ".join(shown)

    # --- refusing and advising

    def refusal(self, refusal: Refusal) -> str:
        facts = dict(refusal.facts)
        if refusal.code == "occupied":
            closed = facts["hatch"] == "closed"
            return self.tr("A closed hatch lies there") if closed else self.tr("An open hatch lies there")
        if refusal.code == "beside_open":
            return fill(self.tr("An open hatch touches it: %1"), self.listed([cell_name(c) for c in facts["cells"]]))
        return super().refusal(refusal)

    def refused_cell(self, cell: tuple[int, int], refusal: Refusal) -> str:
        """Why a cell that the dice name cannot be used."""
        return fill(self.tr("%1: %2"), cell_name(cell), self.refusal(refusal))

    def reason(self, reason: Any) -> str:
        facts = dict(reason.facts)
        own = getattr(self, f"_because_{reason.code}", None)
        return super().reason(reason) if own is None else str(own(facts))

    def _because_risk(self, facts: dict[str, Any]) -> str:
        chance = self.percent(facts["chance"] / 100)
        return fill(self.tr("%1 to fall, %2", "among reasons"), chance, self.nouns.at_stake(facts["hatches"]))

    def _because_free_roll(self, facts: dict[str, Any]) -> str:
        return self.tr("nothing is at stake yet")

    def _because_gain(self, facts: dict[str, Any]) -> str:
        return fill(self.tr("%1 hatches expected by the next turn"), self.signed(facts["hatches"]))

    def _because_secure(self, facts: dict[str, Any]) -> str:
        safe = self.nouns.secured(facts["hatches"])
        return fill(self.tr("%1: %2"), safe, self.counts.points(facts["points"]))

    def _because_ahead(self, facts: dict[str, Any]) -> str:
        return fill(self.tr("ahead by %1"), self.counts.points(facts["points"]))

    def _because_behind(self, facts: dict[str, Any]) -> str:
        return fill(self.tr("behind by %1"), self.counts.points(facts["points"]))

    def _because_odds(self, facts: dict[str, Any]) -> str:
        return fill(self.tr("then %1 to fall"), self.percent(facts["after"] / 100))

    def _because_spoils(self, facts: dict[str, Any]) -> str:
        before, after = self.percent(facts["before"] / 100), self.percent(facts["after"] / 100)
        return fill(self.tr("the risk stays at %1 instead of %2"), before, after)

    def _because_line(self, facts: dict[str, Any]) -> str:
        text = self.tr("row %1: %2 of 6") if facts["axis"] == "row" else self.tr("column %1: %2 of 6")
        return fill(text, facts["number"], facts["filled"])

    def _refusals(self) -> dict[str, str]:
        return super()._refusals() | {
            "roll_first": self.tr("The dice must roll before a hatch is opened"),
            "leave_or_roll": self.tr("It is your turn: roll or leave the round"),
            "must_place": self.tr("A hatch must be opened while a cell fits"),
            "too_late": self.tr("The dice have rolled: leaving is possible before your next roll"),
            "not_your_turn": self.tr("Only the player whose turn it is rolls or leaves"),
            "impossible_roll": self.tr("Dice do not fall like this"),
            "no_such_cell": self.tr("There is no such cell on the board"),
            "not_your_colour": self.tr("Another player's dice name it; on another's roll your own dice count"),
            "not_named": self.tr("No dice name this cell"),
        }


def _places(seat: int, cells: Sequence[Any]) -> tuple[Any, ...]:
    return tuple((seat, tuple(cell)) for cell in cells)
