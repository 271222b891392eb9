"""What happened in Sobek, as lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from felucca.model.core.contract import Scored
from felucca.model.sobek.components import BACKS, SYMBOL_ORDER
from felucca.ui.words.base import LogLine, credited, fill
from felucca.ui.words.sobek_names import SobekNames

Names = Sequence[str]
FEW = 3
"""So many cards are named in a line; more are counted, and named in its tooltip."""


class SobekLog(SobekNames):
    """Every method words one event as the reader may see it: cards of others are backs already."""

    SYMBOLS = SYMBOL_ORDER
    SILENT = frozenset(("back",))
    """Events that the log leaves to others: which card the Thief gets is told next."""

    def lines(self, events: Sequence[Any], observation: Any, names: Names) -> list[LogLine]:
        """One line an event; steps back of one penalty are told once."""
        told: list[LogLine] = []
        penalty: list[Any] = []
        for event in [*events, None]:
            if penalty and not (event is not None and event.kind == "scored" and event.category == "penalty"
                                and event.seat == penalty[0].seat):  # fmt: skip
                told.append(self._penalty_line(penalty, names))
                penalty = []
            if event is None:
                break
            if event.kind == "scored" and event.category == "penalty":
                penalty.append(event)
                continue
            line = self.report(event, observation, names)
            if line is not None:
                told.append(line)
        return told

    def _penalty_line(self, steps: Sequence[Any], names: Names) -> LogLine:
        back = self.nouns.steps(len(steps))
        text = fill(self.tr("%1 · corruption: %2 back"), names[steps[0].seat], back)
        return LogLine(steps[0].seat, text, sum(step.points for step in steps), _places(steps))

    def _report_round(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(None, fill(self.tr("Round %1 begins"), event.round))

    def _report_dealt(self, event: Any, observation: Any, names: Names) -> LogLine | None:
        if event.cards and event.cards[0] in BACKS:
            return None
        return LogLine(
            event.seat, fill(self.tr("%1 · starting hand: %2"), names[event.seat], self.listing(event.cards))
        )

    def _report_delivered(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(None, self.nouns.delivery(len(event.cards)))

    def _report_last(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(event.seat, fill(self.tr("Last place: %1 names the first player"), names[event.seat]))

    def _report_starter(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 begins the round"), names[event.seat]))

    def _report_turn(self, event: Any, observation: Any, names: Names) -> LogLine | None:
        return LogLine(event.seat, fill(self.tr("%1 has another turn"), names[event.seat])) if event.extra else None

    def _report_taken(self, event: Any, observation: Any, names: Names) -> LogLine:
        text = fill(self.tr("%1 takes %2"), names[event.seat], self.object(event.card))
        if event.skipped:
            text = fill(self.tr("%1; %2"), text, self.nouns.skipped_go(len(event.skipped)))
        return LogLine(event.seat, text)

    def _report_revealed(self, event: Any, observation: Any, names: Names) -> LogLine:
        parts = []
        if event.hand:
            parts.append(fill(self.tr("in hand: %1"), self.listing(event.hand)))
        if event.pile:
            pile = self.listing(event.pile) if len(event.pile) == 1 else self.nouns.cards(len(event.pile))
            parts.append(fill(self.tr("in corruption: %1"), pile))
        text = fill(self.tr("Face-down, %1"), "; ".join(parts))
        return LogLine(event.seat, text, detail=self.listing_with_scarabs((*event.hand, *event.pile)))

    def _report_set(self, event: Any, observation: Any, names: Names) -> LogLine:
        text = self.tr("%1 plays a set of %2: %3") if event.new else self.tr("%1 adds to the set of %2: %3")
        cards = self.nouns.cards(len(event.cards))
        return LogLine(
            event.seat, fill(text, names[event.seat], self.of_good(event.good), cards),
            places=(("set", event.seat, event.good),), detail=self.product(event.scarabs, event.size),
        )  # fmt: skip

    def _report_added(self, event: Any, observation: Any, names: Names) -> LogLine:
        text = fill(self.tr("%1 adds to the set of %2: %3"), names[event.seat], self.of_good(event.good),
                    self.listing(event.cards))  # fmt: skip
        detail = self.product(event.scarabs, event.size)
        return LogLine(event.seat, text, places=(("set", event.seat, event.good),), detail=detail)

    def _report_character(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 plays: %2"), names[event.seat], self.character(event.card)))

    def _report_fizzled(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1: no effect"), self._power_name(event.what)))

    def _power_name(self, what: str) -> str:
        if what == "scribe":
            return self.character("scribe_fish")
        known = ("queen", "priest", "vizier", "thief", "courtesan", "merchant")
        return self.character(what) if what in known else self.token(what)

    def _report_drawn(self, event: Any, observation: Any, names: Names) -> LogLine:
        return self._cards_move(event, names, self.tr("%1 draws %2"))

    def _report_embalmed(self, event: Any, observation: Any, names: Names) -> LogLine:
        return self._cards_move(event, names, self.tr("%1 · from corruption to the hand: %2"))

    def _report_gave_up(self, event: Any, observation: Any, names: Names) -> LogLine:
        return self._cards_move(event, names, self.tr("%1 · from the hand to corruption: %2"))

    def _cards_move(self, event: Any, names: Names, text: str) -> LogLine:
        """Cards change place: how many, and for their owner what they are."""
        hidden = any(card in BACKS for card in event.cards)
        detail = "" if hidden else self.listing(event.cards)
        few = not hidden and len(event.cards) <= FEW
        cards = detail if few else self.nouns.cards(len(event.cards))
        return LogLine(event.seat, fill(text, names[event.seat], cards), detail="" if few else detail)

    def _report_set_aside(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(event.seat, fill(self.tr("To be given up: %1"), self.card(event.card)))

    def _report_purged(self, event: Any, observation: Any, names: Names) -> LogLine:
        text = fill(self.tr("%1 · out of corruption: %2"), names[event.seat], self.listing(event.cards) or "—")
        return LogLine(event.seat, text)

    def _report_vizier(self, event: Any, observation: Any, names: Names) -> LogLine:
        return self._card_taken(event, names, self.tr("%1 · the Vizier takes from corruption: %2 (%3)"))

    def _report_stolen(self, event: Any, observation: Any, names: Names) -> LogLine:
        return self._card_taken(event, names, self.tr("%1 · the Thief takes from the hand: %2 (%3)"))

    def _card_taken(self, event: Any, names: Names, text: str) -> LogLine:
        card = self.card(event.card)
        return LogLine(event.seat, fill(text, names[event.seat], names[event.opponent], card.lower()))

    def _report_targeted(self, event: Any, observation: Any, names: Names) -> LogLine | None:
        if event.what not in ("vizier", "thief"):
            return None
        return LogLine(event.seat, fill(self.tr("%1: %2"), self.character(event.what), names[event.opponent]))

    def _report_pile_shown(self, event: Any, observation: Any, names: Names) -> LogLine:
        text = fill(self.tr("Corruption · %1: %2"), names[event.opponent], self.nouns.cards(len(event.cards)))
        return LogLine(event.seat, text, detail=self.listing(event.cards))

    def _report_tokens(self, event: Any, observation: Any, names: Names) -> LogLine:
        left = ", ".join(map(self.token, event.tokens))
        return LogLine(event.seat, fill(self.tr("%1 looks at the event tokens"), names[event.seat]), detail=left)

    def _report_event(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 uses: %2"), names[event.seat], self.token(event.token)))

    def _report_declined(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 takes no token"), names[event.seat]))

    def _report_cursed(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1: %2"), self.token("curse"), names[event.opponent]))

    def _report_prospered(self, event: Any, observation: Any, names: Names) -> LogLine:
        text = fill(self.tr("Prosperity · %1: %2"), names[event.seat], self.good(event.good).lower())
        detail = self.product(event.scarabs, event.size)
        return LogLine(event.seat, text, places=(("set", event.seat, event.good),), detail=detail)

    def _report_round_end(self, event: Any, observation: Any, names: Names) -> LogLine:
        return LogLine(None, fill(self.tr("Round %1 is over: the market and the deck are empty"), event.round))

    def _report_laid(self, event: Any, observation: Any, names: Names) -> LogLine:
        text = fill(self.tr("Horizontal set of %1, still hidden"), self.of_good(event.good))
        return LogLine(event.seat, text, detail=self.listing(event.cards))

    def _report_horizontal(self, event: Any, observation: Any, names: Names) -> LogLine | None:
        if not event.sets:
            return None
        goods = ", ".join(self.good(good).lower() for good, _ in event.sets)
        text = fill(self.tr("%1 · horizontal sets: %2"), names[event.seat], goods)
        return LogLine(event.seat, text, detail="; ".join(self.listing(cards) for _, cards in event.sets))

    def _report_hand_lost(self, event: Any, observation: Any, names: Names) -> LogLine:
        text = fill(self.tr("%1 · rest of the hand: %2"), names[event.seat], self.nouns.skipped_go(len(event.cards)))
        return LogLine(event.seat, text, detail=self.listing(event.cards))

    def _report_pile(self, event: Any, observation: Any, names: Names) -> LogLine:
        count = self.nouns.corruption(len(event.cards))
        if event.curses:
            count = self.listed([count, self.nouns.curses(event.curses)])
        text = fill(self.tr("%1: %2, %3"), names[event.seat], count, self.nouns.scarabs(event.scarabs))
        return LogLine(event.seat, text, detail=self.listing(event.cards))

    def _report_most_corrupt(self, event: Any, observation: Any, names: Names) -> LogLine:
        who = self.listed([names[seat] for seat in event.seats])
        seat = event.seats[0] if len(event.seats) == 1 else None
        return LogLine(seat, fill(self.tr("Most corrupt: %1"), who or "—"))

    def _report_penalised(self, event: Any, observation: Any, names: Names) -> LogLine:
        points = self.counts.points(event.set_points)
        text = fill(self.tr("%1: %2 of sets, %3 back"), names[event.seat], points, self.nouns.steps(event.steps))
        return LogLine(event.seat, text)

    def _report_over(self, event: Any, observation: Any, names: Names) -> LogLine:
        result = observation.result()
        winners = [names[seat] for seat in result.winners]
        text = self.winners(winners)
        if event.early:
            text = fill(self.tr("Beyond 100: the game ends. %1"), text)
        return LogLine(result.winners[0] if len(winners) == 1 else None, text)

    def _report_scored(self, event: Scored, observation: Any, names: Names) -> LogLine:
        name = names[event.seat]
        if event.category in ("vertical", "horizontal"):
            return self._set_line(event, name)
        if event.category == "guild":
            return LogLine(event.seat, credited(self._guild(event), name), event.points, _places([event]))
        if event.category == "penalty":
            return self._penalty_line([event], names)
        detail = self.expression(event.terms)
        return LogLine(event.seat, credited(self.token("deceit"), name), event.points, _places([event]), detail)

    def _set_line(self, event: Scored, name: str) -> LogLine:
        term = event.terms[0]
        if event.category == "vertical":
            scarabs = self.product(term.each, term.count)
            text = fill(self.tr("Set of %1"), self.of_good(term.what))
        else:
            scarabs = self.nouns.scarabs(term.count)
            text = fill(self.tr("Horizontal set of %1"), self.of_good(term.what))
        return LogLine(event.seat, credited(text, name), event.points, detail=scarabs)

    def _guild(self, event: Scored) -> str:
        return self.token(f"guild_{event.terms[0].what}")


def _places(events: Sequence[Any]) -> tuple[Any, ...]:
    """The cells that a boat left and came to."""
    return tuple(("cell", position) for event in events for pair in event.places for position in pair)
