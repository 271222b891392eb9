"""The powers of the nine characters (rules: sobek 8). The card itself lies on the discard pile already."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

from felucca.model.core.chance import Source
from felucca.model.core.contract import Refusal
from felucca.model.sobek.components import (
    BACKS,
    GOOD,
    GOODS,
    IS_CHARACTER,
    KIND,
    KINDS,
    NAMES,
    QUEEN_DRAW,
    SCRIBE_LIMIT,
    SPAN,
    UNKNOWN,
    names_of,
)
from felucca.model.sobek.events import (
    Added,
    Fizzled,
    GaveUp,
    Purged,
    QueenDrew,
    SetAside,
)
from felucca.model.sobek.knowledge import HAND, PILE, leave_hidden, leave_openly
from felucca.model.sobek.laying import add_to_set
from felucca.model.sobek.market import can_come, draw_cards, draw_characters, move
from felucca.model.sobek.moves import Add, Draw, Fetch, GiveUp, Purge
from felucca.model.sobek.opponents import opponents, thief, vizier
from felucca.model.sobek.phase import CHARACTER, DECK, Automatic, Chance, Phase
from felucca.model.sobek.sets import COURTESAN, refusal, selections_of

if TYPE_CHECKING:
    from felucca.model.sobek.state import Frame, SobekState


# Queen


def queen(state: SobekState, seat: int, events: list[Any]) -> None:
    """The top cards of the deck, as many as there are."""
    if state.deck:
        state.agenda.append(("draw", seat, min(QUEEN_DRAW, state.deck)))
    else:
        events.append(Fizzled(seat, "queen"))


class DrawPhase(Chance):
    verbs: ClassVar[tuple[type[Any], ...]] = (Draw,)
    ends_turn = True

    def draw(self, state: SobekState, frame: Frame, source: Source) -> Draw:
        cards = draw_cards(state, source, frame[2])
        characters = draw_characters(state, source, cards.count(BACKS[2]))
        return Draw(tuple(characters.pop(0) if card == BACKS[2] else card for card in cards))

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        if any(KIND[card] >= UNKNOWN for card in action.cards):
            return False
        return len(action.cards) == frame[2] and can_come(state, action.cards)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        seat, kinds = frame[1], [KIND[card] for card in action.cards]
        for kind in kinds:
            state.hands[seat][kind] += 1
            state.bag[kind] -= 1
        state.deck -= len(kinds)
        state.drawn[DECK] += len(kinds)
        state.drawn[CHARACTER] += sum(IS_CHARACTER[kind] for kind in kinds)
        events.append(QueenDrew(seat, action.cards))


# High Priest and High Priestess


def priest(state: SobekState, seat: int, events: list[Any]) -> None:
    """One good leaves the own pile."""
    if any(any(state.piles[seat][first:last]) for first, last in SPAN):
        state.agenda.append(("ch_priest", seat))
    else:
        events.append(Fizzled(seat, "priest"))


class PriestPhase(Phase):
    """Goods cards all leave; for each character its owner decides, unless the switch says always."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Purge,)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        pile, found = state.piles[frame[1]], []
        for good, (first, last) in enumerate(SPAN):
            if not any(pile[first:last]):
                continue
            here = [NAMES[kind] for kind in range(first, last) if IS_CHARACTER[kind] and pile[kind]]
            leaving = [(False, True) if state.switches.priest_takes_characters == "choice" else (True,)] * len(here)
            for chosen in product(*leaving):
                names = tuple(name for name, leaves in zip(here, chosen, strict=True) if leaves)
                found.append(Purge(GOODS[good], names))
        return found

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        if action.good not in GOOD:
            return Refusal("no_such_good")
        named = {purge.good for purge in self.actions(state, frame)}
        return Refusal("wrong_characters" if action.good in named else "not_in_pile")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        seat, (first, last) = frame[1], SPAN[GOOD[action.good]]
        pile, gone = state.piles[seat], []
        for kind in range(first, last):
            if not IS_CHARACTER[kind] or NAMES[kind] in action.characters:
                gone += [kind] * pile[kind]
                state.discard[kind] += pile[kind]
                pile[kind] = 0
        leave_openly(state, PILE, seat, gone)
        events.append(Purged(seat, action.good, names_of(gone)))


# Scribe


def scribe(state: SobekState, seat: int, events: list[Any]) -> None:
    """Opponents with too many cards choose one after another; all cards move when the last has chosen."""
    rich = [other for other in opponents(state, seat) if state.hand_size(other) > SCRIBE_LIMIT]
    if not rich:
        events.append(Fizzled(seat, "scribe"))
        return
    state.agenda.append(("scribe_move", seat))
    state.agenda += [("ch_scribe", other) for other in reversed(rich)]


class ScribePhase(Phase):
    """One card after another, until six are left. Asked even where all are alike: that is nobody's business."""

    verbs: ClassVar[tuple[type[Any], ...]] = (GiveUp,)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        hand = state.hands[frame[1]]
        return [GiveUp(NAMES[kind]) for kind in range(KINDS) if hand[kind]]

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        return Refusal("not_in_hand")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        seat, kind = frame[1], KIND[action.card]
        state.hands[seat][kind] -= 1
        state.aside[seat] = tuple(sorted((*(state.aside[seat] or ()), kind)))
        events.append(SetAside(seat, action.card))
        if state.hand_size(seat) > SCRIBE_LIMIT:
            state.agenda.append(frame)


class ScribeMovePhase(Automatic):
    reveals = True

    def ready(self, state: SobekState, frame: Frame) -> bool:
        return None not in state.aside

    def run(self, state: SobekState, frame: Frame, events: list[Any]) -> None:
        for other in opponents(state, frame[1]):
            kinds = state.aside[other]
            if not kinds:
                continue
            state.aside[other] = ()
            for kind in kinds:
                state.piles[other][kind] += 1
            leave_hidden(state, HAND, other, kinds)
            events.append(GaveUp(other, names_of(kinds)))


# Courtesan and Merchant


def courtesan(state: SobekState, seat: int, events: list[Any]) -> None:
    """One or two hand cards join an own set."""
    if courtesan_adds(state, seat):
        state.agenda.append(("ch_courtesan", seat))
    else:
        events.append(Fizzled(seat, "courtesan"))


def courtesan_adds(state: SobekState, seat: int) -> list[Any]:
    found: list[Any] = []
    for good in range(len(GOODS)):
        if state.sets[seat * len(GOODS) + good]:
            found += selections_of(state.hands[seat], COURTESAN, good).actions
    return found


class CourtesanPhase(Phase):
    verbs: ClassVar[tuple[type[Any], ...]] = (Add,)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        return courtesan_adds(state, frame[1])

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        good = GOOD.get(action.good)
        if good is not None and not state.sets[frame[1] * len(GOODS) + good]:
            return Refusal("no_such_set")
        return refusal(state.hands[frame[1]], COURTESAN, action)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        seat, good = frame[1], GOOD[action.good]
        add_to_set(state, seat, good, action.cards)
        events.append(Added(seat, action.good, action.cards, *state.set_worth(seat, good)))


def merchant(state: SobekState, seat: int, events: list[Any]) -> None:
    """Any market card, without corruption."""
    if len(state.market) == 1:
        move(state, seat, 1, 0, events)
    else:
        state.agenda.append(("ch_merchant", seat))


class MerchantPhase(Phase):
    verbs: ClassVar[tuple[type[Any], ...]] = (Fetch,)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        return [Fetch(at) for at in range(1, len(state.market) + 1)]

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        return Refusal("no_such_place")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        move(state, frame[1], action.at, 0, events)


POWERS: dict[str, Callable[[SobekState, int, list[Any]], None]] = {
    "queen": queen,
    "priest": priest,
    "priestess": priest,
    "scribe_cattle": scribe,
    "scribe_fish": scribe,
    "vizier": vizier,
    "thief": thief,
    "courtesan": courtesan,
    "merchant": merchant,
}
