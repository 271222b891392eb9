"""Who knows what (rules: sobek 7): knowledge of cards, observations, and samples of what is hidden.

Knowledge of another seat's hand or pile is a lower bound by kind. Everybody's knowledge stands in `seen`: face-up
market cards that went there before all eyes. What a single seat knows besides (the card that it lost to a Thief, say)
stands in `told`, as (who knows, holder, place, kind). A kind is forgotten as far as it leaves openly; where a holder
gives up a hidden card, all kinds with its back are forgotten, for any of them may have gone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from felucca.model.sobek.components import (
    BACK_OF,
    GOOD,
    KIND,
    KINDS,
    OF_BACK,
    SCRIBE_LIMIT,
    SIZE,
    TOKEN_COUNTS,
    UNKNOWN,
    listed,
)
from felucca.model.sobek.sets import horizontals

if TYPE_CHECKING:
    from felucca.model.sobek.state import SobekState

HAND, PILE = 0, 1
PLACES = ("hand", "pile")


def bound(state: SobekState, viewer: int | None, place: int, holder: int) -> bytearray:
    """How many cards of each kind a viewer (or a spectator) knows in another seat's hand or pile, at least."""
    known = state.seen[place][holder][:]
    for who, of, where, kind in state.told:
        if who == viewer and of == holder and where == place:
            known[kind] += 1
    return known


def leave_openly(state: SobekState, place: int, holder: int, kinds: Iterable[int]) -> None:
    """Cards have left a hand or pile face up: so many fewer are known there."""
    known = state.seen[place][holder]
    for kind in kinds:
        if known[kind]:
            known[kind] -= 1
        elif state.told:
            _drop_one(state, place, holder, kind)


def _drop_one(state: SobekState, place: int, holder: int, kind: int) -> None:
    """Each seat that knew of such a card by itself knows of one fewer."""
    kept, dropped = [], set()
    for entry in state.told:
        if entry[1:] == (holder, place, kind) and entry[0] not in dropped:
            dropped.add(entry[0])
        else:
            kept.append(entry)
    state.told = tuple(kept)


def leave_hidden(
    state: SobekState, place: int, holder: int, kinds: Collection[int], witness: int | None = None
) -> None:
    """Cards have left a hand or pile face down; only a witness saw which."""
    backs = {BACK_OF[kind] for kind in kinds}
    known = bytearray(SIZE)
    if witness is not None:
        known = bound(state, witness, place, holder)
        for kind in kinds:
            known[kind] -= 1 if known[kind] else 0
    for back in backs:
        for kind in OF_BACK[back]:
            state.seen[place][holder][kind] = 0
    kept = [entry for entry in state.told if entry[1:3] != (holder, place) or BACK_OF[entry[3]] not in backs]
    if witness is not None:
        kept += [(witness, holder, place, kind) for kind in listed(known) if BACK_OF[kind] in backs]
    state.told = tuple(sorted(kept))


def tell(state: SobekState, viewer: int, holder: int, kind: int) -> None:
    """One seat alone knows that a card has come into a hand."""
    state.told = tuple(sorted((*state.told, (viewer, holder, HAND, kind))))


def pile_to_hand(state: SobekState, seat: int) -> None:
    """A whole pile has become a part of the hand: what was known there is known here."""
    hand, pile = state.seen[HAND][seat], state.seen[PILE][seat]
    for kind, count in enumerate(pile):
        hand[kind] += count
    state.seen[PILE][seat] = bytearray(SIZE)
    moved = ((who, of, HAND if of == seat else where, kind) for who, of, where, kind in state.told)
    state.told = tuple(sorted(moved))


def lay_aside(state: SobekState, seat: int, action: Any) -> tuple[int, ...]:
    """A horizontal set leaves the hand, out of sight; returns its kinds."""
    kinds = tuple(KIND[card] for card in action.cards)
    for kind in kinds:
        state.hands[seat][kind] -= 1
    state.laid[seat] = (*(state.laid[seat] or ()), (GOOD[action.good], kinds))
    return kinds


# Observations


def observe(state: SobekState, seat: int | None) -> SobekState:
    """The state as a seat or a spectator may know it: unknown cards stand as backs, their kinds are in the bag."""
    view = state.clone()
    if not state.agenda:
        return view
    top = state.agenda[-1]
    view.agenda = _agenda_of(state, seat)
    waits_for_scribe = any(frame[0] == "scribe_move" for frame in state.agenda)
    before_opening = any(frame[0] == "settle" for frame in state.agenda)
    for other in range(state.seats):
        if other == seat:
            continue
        _gather(view, other)
        view.hands[other] = _hidden(view, view.hands[other], bound(state, seat, HAND, other))
        if top != ("ch_vizier_card", seat, other):
            view.piles[other] = _hidden(view, view.piles[other], bound(state, seat, PILE, other))
        if waits_for_scribe:
            view.aside[other] = None
        if before_opening:
            view.laid[other] = None
    if view.tokens is not None and (seat is None or not view.looked >> seat & 1):
        view.tokens = None
    view.told = tuple(entry for entry in state.told if seat is not None and seat in entry[:2])
    return view


def _agenda_of(state: SobekState, viewer: int | None) -> list[tuple[Any, ...]]:
    """What is still to be done, as others see it: how far anybody is with horizontal sets would tell how many.

    So a viewer who is not done sees the question put to himself, any other sees it put to the last seat.
    """
    waiting = [frame for frame in state.agenda if frame[0] == "horizontal"]
    if not waiting:
        return state.agenda[:]
    (settle,) = (frame for frame in state.agenda if frame[0] == "settle")
    asked = ("horizontal", viewer)
    return [settle, asked if asked in waiting else ("horizontal", settle[1])]


def _gather(view: SobekState, seat: int) -> None:
    """Put what a seat has chosen in secret back into its hand: others do not even see a smaller one."""
    for kind in view.aside[seat] or ():
        view.hands[seat][kind] += 1
    for _, cards in view.laid[seat] or ():
        for kind in cards:
            view.hands[seat][kind] += 1


def _hidden(view: SobekState, cards: bytearray, known: bytearray) -> bytearray:
    """Cards as somebody sees them who knows but `known` of them; the others go back to the bag."""
    seen = known[:]
    for back in range(3):
        seen[UNKNOWN + back] = cards[UNKNOWN + back]
    for kind in range(KINDS):
        hidden = cards[kind] - known[kind]
        if hidden:
            view.bag[kind] += hidden
            seen[UNKNOWN + BACK_OF[kind]] += hidden
    return seen


# Samples


def sample(view: SobekState, rng: Any) -> SobekState:
    """A whole state that the observation allows: unknown cards and tokens are drawn uniformly from the unseen ones.

    Where others have chosen cards in secret, each of their possible choices is as likely at every step. A question
    that another seat would only have been asked with fitting cards draws again until there are such.
    """
    while True:
        state = view.clone()
        _fill_cards(state, rng)
        _fill_tokens(state, rng)
        _choose_asides(state, rng)
        _choose_horizontals(state, rng)
        if state.decision().seat is None or len(state.actions()):
            return state


def _fill_cards(state: SobekState, rng: Any) -> None:
    waiting = state.agenda[-1] if state.agenda and state.agenda[-1][0] == "reveal" else ("", -1, 0, 0)
    for back in range(3):
        pool: list[int] = []
        for place, cards in ((HAND, state.hands), (PILE, state.piles)):
            for seat, own in enumerate(cards):
                kept = waiting[2 + place] if back == 2 and seat == waiting[1] else 0
                for _ in range(own[UNKNOWN + back] - kept):
                    pool = pool or [kind for kind in OF_BACK[back] for _ in range(state.bag[kind])]
                    at = rng.randrange(len(pool))
                    kind, pool[at] = pool[at], pool[-1]
                    pool.pop()
                    own[kind] += 1
                    own[UNKNOWN + back] -= 1
                    state.bag[kind] -= 1


def _fill_tokens(state: SobekState, rng: Any) -> None:
    """The tokens that somebody has looked at, but not the observer."""
    if state.tokens is not None or not state.looked:
        return
    unseen = list(TOKEN_COUNTS)
    for token in state.used:
        unseen[token] -= 1
    pool = listed(unseen)
    rng.shuffle(pool)
    state.tokens = tuple(pool[: state.left].count(token) for token in range(len(TOKEN_COUNTS)))


def _waiting(state: SobekState, phase: str) -> set[int]:
    return {frame[1] for frame in state.agenda if frame[0] == phase}


def _choose_asides(state: SobekState, rng: Any) -> None:
    waiting = _waiting(state, "ch_scribe")
    for seat, aside in enumerate(state.aside):
        if aside is not None:
            continue
        cards = listed(state.hands[seat])
        spare = len(cards) - SCRIBE_LIMIT
        if seat in waiting or spare <= 0 or ("scribe_move", seat) in state.agenda:
            state.aside[seat] = ()
            continue
        rng.shuffle(cards)
        state.aside[seat] = tuple(sorted(cards[:spare]))
        for kind in cards[:spare]:
            state.hands[seat][kind] -= 1


def _choose_horizontals(state: SobekState, rng: Any) -> None:
    waiting = _waiting(state, "horizontal")
    for seat, laid in enumerate(state.laid):
        if laid is not None:
            continue
        state.laid[seat] = ()
        hand, switches = state.hands[seat], state.switches
        while seat not in waiting:
            bare, characters = switches.amulets_only_set == "always", switches.horizontal_may_use_characters
            action = rng.choice(horizontals(hand, bare, characters))
            if action.do == "done":
                break
            lay_aside(state, seat, action)
