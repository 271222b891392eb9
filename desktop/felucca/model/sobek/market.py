"""The market and the deck: deliveries, and what face-down characters turn out to be (rules: sobek 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from felucca.model.core.chance import Source
from felucca.model.core.contract import Decision
from felucca.model.sobek.components import (
    BACK_OF,
    BACKS,
    CHARACTERS,
    DECKED,
    DELIVERY_SIZE,
    KIND,
    NAMES,
    ORANGE,
    UNKNOWN,
    names_of,
)
from felucca.model.sobek.events import Delivered, Revealed, Taken
from felucca.model.sobek.knowledge import HAND, PILE
from felucca.model.sobek.moves import Deliver, Reveal
from felucca.model.sobek.phase import CHARACTER, DECK, Chance

if TYPE_CHECKING:
    from felucca.model.sobek.state import Frame, SobekState

FACE_DOWN = UNKNOWN + ORANGE
_DECK_NAMES = (*names_of(DECKED), BACKS[ORANGE])


def deck_weights(state: SobekState) -> list[int]:
    """How many cards of each kind may come from the deck, characters as one kind, last."""
    bag = state.bag
    weights = [bag[kind] for kind in DECKED]
    weights.append(state.unseen_characters() - state.face_down())
    return weights


def draw_cards(state: SobekState, source: Source, count: int) -> list[str]:
    """So many cards from the deck, one by one; characters as "orange"."""
    weights, cards = deck_weights(state), []
    for number in range(count):
        at = state.pick(source, DECK, number, weights)
        weights[at] -= 1
        cards.append(_DECK_NAMES[at])
    return cards


def draw_characters(state: SobekState, source: Source, count: int) -> list[str]:
    """Which of the unseen characters so many cards are."""
    weights, cards = [state.bag[kind] for kind in CHARACTERS], []
    for number in range(count):
        at = state.pick(source, CHARACTER, number, weights)
        weights[at] -= 1
        cards.append(NAMES[CHARACTERS[at]])
    return cards


def can_come(state: SobekState, cards: Sequence[str]) -> bool:
    """Whether these cards, characters by name or as "orange", can all be among the next ones of the deck."""
    weights, orange = deck_weights(state), 0
    for card in cards:
        kind = KIND[card]
        if BACK_OF[kind] == ORANGE:
            orange += 1
            if kind != FACE_DOWN and cards.count(card) > state.bag[kind]:
                return False
        elif kind not in DECKED or cards.count(card) > state.bag[kind]:
            return False
    return orange <= weights[-1]


class DeliverPhase(Chance):
    """Up to nine cards make the new row (rules: sobek 5)."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Deliver,)

    def decision(self, state: SobekState, frame: Frame) -> Decision:
        ends_turn: bool = state.agenda[-2][0] != "start"
        return self.by_chance[ends_turn]

    def draw(self, state: SobekState, frame: Frame, source: Source) -> Deliver:
        return Deliver(tuple(draw_cards(state, source, min(DELIVERY_SIZE, state.deck))))

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        cards = action.cards
        if any(card != BACKS[ORANGE] and BACK_OF[KIND[card]] == ORANGE for card in cards):
            return False
        return len(cards) == min(DELIVERY_SIZE, state.deck) and can_come(state, cards)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.market = [KIND[card] for card in action.cards]
        for kind in state.market:
            if kind != FACE_DOWN:
                state.bag[kind] -= 1
        state.deck -= len(action.cards)
        state.drawn[DECK] += len(action.cards)
        events.append(Delivered(action.cards))


def move(state: SobekState, seat: int, at: int, skipped: int, events: list[Any]) -> None:
    """The market card at index `at` goes to a hand, so many before it to the pile (rules: sobek 6.2, 8 Merchant).

    Everybody sees the face-up ones go; what the face-down ones are, chance tells their new owner next.
    """
    market, first = state.market, at - 1 - skipped
    card, passed = market[at - 1], market[first : at - 1]
    del market[first:at]
    events.append(Taken(seat, at, NAMES[card], names_of(passed)))
    pile, seen = state.piles[seat], state.seen[PILE][seat]
    for kind in passed:
        pile[kind] += 1
        if kind != FACE_DOWN:
            seen[kind] += 1
    state.hands[seat][card] += 1
    if card != FACE_DOWN:
        state.seen[HAND][seat][card] += 1
    hidden = passed.count(FACE_DOWN)
    if hidden or card == FACE_DOWN:
        state.agenda.append(("reveal", seat, int(card == FACE_DOWN), hidden))


class RevealPhase(Chance):
    """The new owner sees which characters came to hand and pile (rules: sobek 6.2.4)."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Reveal,)
    ends_turn = True

    def draw(self, state: SobekState, frame: Frame, source: Source) -> Reveal:
        return Reveal(tuple(draw_characters(state, source, frame[2] + frame[3])))

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        kinds = [KIND[card] for card in action.cards]
        if len(kinds) != frame[2] + frame[3]:
            return False
        return all(kind in CHARACTERS and kinds.count(kind) <= state.bag[kind] for kind in kinds)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        _, seat, _, hidden = frame
        for number, card in enumerate(action.cards):
            cards, kind = (state.piles if number < hidden else state.hands)[seat], KIND[card]
            cards[FACE_DOWN] -= 1
            cards[kind] += 1
            state.bag[kind] -= 1
        state.drawn[CHARACTER] += len(action.cards)
        events.append(Revealed(seat, action.cards[hidden:], action.cards[:hidden]))
