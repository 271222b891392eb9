"""A turn: take, play a character or lay a set, and what follows it (rules: sobek 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from felucca.model.core.contract import Refusal
from felucca.model.sobek.characters import POWERS
from felucca.model.sobek.components import (
    AMULET,
    CHARACTERS,
    GOOD,
    GOODS,
    IS_CHARACTER,
    KIND,
    MIN_SET,
    NAMES,
    REACHABLE,
    SPAN,
)
from felucca.model.sobek.events import CharacterPlayed, RoundEnded, SetLaid, TurnBegun
from felucca.model.sobek.knowledge import HAND, leave_openly
from felucca.model.sobek.laying import add_to_set, set_shape
from felucca.model.sobek.market import move
from felucca.model.sobek.moves import Play, PlaySet, Take
from felucca.model.sobek.phase import MAX_SEATS, NOT_NOW, Automatic, Phase
from felucca.model.sobek.sets import NEW_SET, refusal, selections_of

if TYPE_CHECKING:
    from felucca.model.sobek.state import Frame, SobekState

_TAKES = [[Take(at) for at in range(1, reach + 1)] for reach in range(REACHABLE + 1)]
_SPANS = [(good, first, last) for good, (first, last) in enumerate(SPAN)]
_FRAMES = [(("next", seat), ("turn", seat)) for seat in range(MAX_SEATS)]
_PLAYS = [(kind, Play(NAMES[kind])) for kind in CHARACTERS]


def begin_turn(state: SobekState, seat: int, events: list[Any], extra: bool = False) -> None:
    """A seat's turn begins: its one action, and what comes after it."""
    state.turns += 1
    state.agenda += _FRAMES[seat]
    events.append(TurnBegun(seat, state.turns, extra))


class TurnPhase(Phase):
    """Exactly one of take, character, set. Asked even where there is one answer: it depends on the hidden hand."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Take, Play, PlaySet)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        seat = frame[1]
        hand = state.hands[seat]
        found: list[Any] = _TAKES[min(REACHABLE, len(state.market))][:]
        for kind, play in _PLAYS:
            if hand[kind]:
                found.append(play)
        needed = MIN_SET - hand[AMULET]
        for good, first, last in _SPANS:
            if sum(hand[first:last]) >= needed:
                found += selections_of(hand, set_shape(state, seat, good), good).actions
        return found

    def check(self, state: SobekState, frame: Frame, action: Any) -> Refusal | None:
        verb, seat = type(action), frame[1]
        if verb is Take:
            return self._check_take(state, action.at)
        if verb is Play:
            kind = KIND.get(action.card)
            if kind is None or not IS_CHARACTER[kind]:
                return Refusal("no_such_character")
            return None if state.hands[seat][kind] else Refusal("not_in_hand")
        if verb is not PlaySet:
            return NOT_NOW
        good, hand = GOOD.get(action.good), state.hands[seat]
        shape = NEW_SET if good is None else set_shape(state, seat, good)
        if good is not None and action in selections_of(hand, shape, good).members:
            return None
        return refusal(hand, shape, action)

    def _check_take(self, state: SobekState, at: Any) -> Refusal | None:
        if not isinstance(at, int) or not 0 < at <= len(state.market):
            return Refusal("no_such_place")
        return None if at <= REACHABLE else Refusal("out_of_reach", (("reach", REACHABLE),))

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        seat, verb = frame[1], type(action)
        if verb is Take:
            move(state, seat, action.at, action.at - 1, events)
        elif verb is Play:
            play_character(state, seat, action.card, events)
        else:
            play_set(state, seat, action, events)


def play_character(state: SobekState, seat: int, card: str, events: list[Any]) -> None:
    """The card goes to the discard pile, then its power is applied (rules: sobek 6.3, 8)."""
    kind = KIND[card]
    state.hands[seat][kind] -= 1
    state.discard[kind] += 1
    leave_openly(state, HAND, seat, (kind,))
    events.append(CharacterPlayed(seat, card))
    POWERS[card](state, seat, events)


def play_set(state: SobekState, seat: int, action: PlaySet, events: list[Any]) -> None:
    """Cards become a vertical set or join the own one; a token follows while there are any (rules: sobek 6.4)."""
    good, new = GOOD[action.good], not state.sets[seat * len(GOODS) + GOOD[action.good]]
    add_to_set(state, seat, good, action.cards)
    events.append(SetLaid(seat, action.good, action.cards, new, *state.set_worth(seat, good)))
    if state.left:
        state.agenda.append(("look", seat))


class NextPhase(Automatic):
    """After the action: a delivery, the end of the round, or the next turn (rules: sobek 5, 6.1)."""

    extra = False

    def run(self, state: SobekState, frame: Frame, events: list[Any]) -> None:
        seat = frame[1]
        if state.market:
            begin_turn(state, seat if self.extra else (seat + 1) % state.seats, events, self.extra)
        elif state.deck:
            state.agenda += (frame, ("deliver",))
        else:
            events.append(RoundEnded(seat, state.round))
            order = [(seat + step) % state.seats for step in range(state.seats)]
            state.agenda.append(("settle", order[-1]))
            state.agenda += [("horizontal", other) for other in reversed(order)]


class AgainPhase(NextPhase):
    """As `next`, with a Flood: the same seat has a further turn (rules: sobek 9)."""

    extra = True
