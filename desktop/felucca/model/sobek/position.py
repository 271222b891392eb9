"""A state of Sobek as JSON and back.

Records write every key. A test case writes only what differs from the default: no cards in hand or pile, an empty
deck, nobody has looked at the tokens, it is the turn of seat `active`. Cards are a list of names or counts by name,
unknown ones are called by their back. What is nowhere else is in the bag, so the bag is never written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from felucca.model.core.contract import Position, PositionError
from felucca.model.sobek.components import (
    BACKS,
    COPIES,
    EVENTS_PER_ROUND,
    GOOD,
    GOODS,
    KIND,
    KINDS,
    NAMES,
    SIZE,
    TOKEN,
    TOKEN_COUNTS,
    TOKENS,
    UNKNOWN,
    listed,
    names_of,
)
from felucca.model.sobek.knowledge import PLACES
from felucca.model.sobek.phase import CHANCES
from felucca.model.sobek.phases import FACTS, PHASES, SEATLESS
from felucca.model.sobek.state import GOOD_COUNT, SobekState, Switches

SEATS = range(2, 5)
_KEYS = {
    *("seats", "switches", "round", "turn", "scores", "market", "deck", "discard", "hands", "piles", "known_hands"),
    *("known_piles", "told", "sets", "prosperity", "curses", "tokens", "tokens_left", "used", "looked", "aside"),
    *("laid", "drawn", "agenda", "active"),
}


def write(state: SobekState) -> Position:
    """The JSON form of a state, agenda included."""
    seats = range(state.seats)
    return {
        "seats": state.seats,
        "switches": state.switches._asdict(),
        "round": state.round,
        "turn": state.turns,
        "scores": state.points[:],
        "market": list(names_of(state.market)),
        "deck": state.deck,
        "discard": _counts(state.discard),
        "hands": [_counts(cards) for cards in state.hands],
        "piles": [_counts(cards) for cards in state.piles],
        "known_hands": [_counts(cards) for cards in state.seen[0]],
        "known_piles": [_counts(cards) for cards in state.seen[1]],
        "told": [[who, of, PLACES[place], NAMES[kind]] for who, of, place, kind in state.told],
        "sets": [_by_good(seat, [list(names_of(cards)) for cards in state.sets]) for seat in seats],
        "prosperity": [_by_good(seat, state.prosperity) for seat in seats],
        "curses": state.curses[:],
        "tokens": None if state.tokens is None else [TOKENS[token] for token in listed(state.tokens)],
        "tokens_left": state.left,
        "used": [TOKENS[token] for token in state.used],
        "looked": [seat for seat in seats if state.looked >> seat & 1],
        "aside": [None if cards is None else list(names_of(cards)) for cards in state.aside],
        "laid": [
            None if laid is None else [[GOODS[good], list(names_of(cards))] for good, cards in laid]
            for laid in state.laid
        ],
        "drawn": dict(zip(CHANCES, state.drawn, strict=True)),
        "agenda": [list(frame) for frame in state.agenda],
    }


def _counts(cards: bytearray) -> dict[str, int]:
    return {NAMES[kind]: count for kind, count in enumerate(cards) if count}


def _by_good(seat: int, values: list[Any]) -> dict[str, Any]:
    own = values[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
    return {GOODS[good]: value for good, value in enumerate(own) if value}


def read(position: Mapping[str, Any]) -> SobekState:
    """The state of a position, sparse ones of test cases included. Raises `PositionError`."""
    if unknown := set(position) - _KEYS:
        raise PositionError(f"unknown keys: {sorted(unknown)}")
    try:
        state = _read(position)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError(f"not a position of Sobek: {error!r}") from None
    _fill_bag(state)
    return state


def _read(position: Mapping[str, Any]) -> SobekState:
    seats = position.get("seats", 2)
    if seats not in SEATS:
        raise PositionError(f"{seats!r} seats")
    state = SobekState(seats, Switches(**position.get("switches", {})))
    state.round = int(position.get("round", 1))
    state.turns = int(position.get("turn", 1))
    state.points = _numbers(position, "scores", seats)
    state.curses = _numbers(position, "curses", seats)
    state.market = [KIND[card] for card in position.get("market", ())]
    state.deck = int(position.get("deck", 0))
    state.discard = _cards(position.get("discard", ()))
    state.hands = _each(position, "hands", seats)
    state.piles = _each(position, "piles", seats)
    state.seen = (_each(position, "known_hands", seats), _each(position, "known_piles", seats))
    state.told = tuple(
        (int(who), int(of), PLACES.index(place), KIND[kind]) for who, of, place, kind in position.get("told", ())
    )
    state.drawn = [int(position.get("drawn", {}).get(chance, 0)) for chance in CHANCES]
    _read_sets(state, position)
    _read_tokens(state, position)
    _read_secrets(state, position)
    active = int(position.get("active", 0))
    agenda = position.get("agenda", [["next", active], ["turn", active]])
    state.agenda = [_frame(seats, frame) for frame in agenda]
    if state.agenda and PHASES[state.agenda[-1][0]].automatic:
        raise PositionError(f"nobody is asked: {state.agenda[-1]!r}")
    return state


def _numbers(position: Mapping[str, Any], key: str, seats: int) -> list[int]:
    return _seated([int(value) for value in position.get(key, [0] * seats)], key, seats)


def _seated(values: list[Any], key: str, seats: int) -> list[Any]:
    if len(values) != seats:
        raise PositionError(f"{key} for {len(values)} of {seats} seats")
    return values


def _each(position: Mapping[str, Any], key: str, seats: int) -> list[bytearray]:
    return _seated([_cards(cards) for cards in position.get(key, [()] * seats)], key, seats)


def _cards(cards: Any) -> bytearray:
    counts = bytearray(SIZE)
    pairs = cards.items() if isinstance(cards, Mapping) else ((card, 1) for card in cards)
    for card, count in pairs:
        counts[KIND[card]] += count
    return counts


def _kinds(cards: Any) -> tuple[int, ...]:
    return tuple(sorted(KIND[card] for card in cards))


def _read_sets(state: SobekState, position: Mapping[str, Any]) -> None:
    for seat, sets in enumerate(_seated(list(position.get("sets", [{}] * state.seats)), "sets", state.seats)):
        for good, cards in sets.items():
            state.sets[seat * GOOD_COUNT + GOOD[good]] = _kinds(cards)
    tokens = _seated(list(position.get("prosperity", [{}] * state.seats)), "prosperity", state.seats)
    for seat, own in enumerate(tokens):
        for good, count in own.items():
            state.prosperity[seat * GOOD_COUNT + GOOD[good]] = int(count)


def _read_tokens(state: SobekState, position: Mapping[str, Any]) -> None:
    tokens = position.get("tokens")
    state.used = tuple(TOKEN[token] for token in position.get("used", ()))
    state.left = EVENTS_PER_ROUND - len(state.used)
    if tokens is not None:
        state.tokens = tuple(tokens.count(token) for token in TOKENS)
        state.left = len(tokens)
        if sum(state.tokens) != state.left:
            raise PositionError("unknown tokens")
    state.left = int(position.get("tokens_left", state.left))
    counts = [state.used.count(token) + (state.tokens or TOKEN_COUNTS)[token] for token in range(len(TOKENS))]
    if state.tokens is not None and any(n > m for n, m in zip(counts, TOKEN_COUNTS, strict=True)):
        raise PositionError("more tokens of one kind than there are")
    for seat in position.get("looked", ()):
        state.looked |= 1 << int(seat)


def _read_secrets(state: SobekState, position: Mapping[str, Any]) -> None:
    aside = _seated(list(position.get("aside", [()] * state.seats)), "aside", state.seats)
    state.aside = [None if cards is None else _kinds(cards) for cards in aside]
    laid = _seated(list(position.get("laid", [()] * state.seats)), "laid", state.seats)
    state.laid = [
        None if sets is None else tuple((GOOD[good], tuple(KIND[card] for card in cards)) for good, cards in sets)
        for sets in laid
    ]


def _frame(seats: int, frame: Any) -> tuple[Any, ...]:
    phase = frame[0]
    size = 1 if phase in SEATLESS else FACTS.get(phase, 2)
    if phase not in PHASES or len(frame) != size or (size > 1 and frame[1] not in range(seats)):
        raise PositionError(f"no such frame on the agenda: {frame!r}")
    return tuple(frame)


def _fill_bag(state: SobekState) -> None:
    """Everything that lies nowhere else. Raises `PositionError` for a card too many."""
    bag = [*COPIES, *([0] * len(BACKS))]
    for cards in (state.discard, *state.hands, *state.piles):
        for kind in range(KINDS):
            bag[kind] -= cards[kind]
    shown = [*state.market, *(kind for cards in (*state.sets, *state.aside) for kind in cards or ())]
    shown += [kind for laid in state.laid for _, cards in laid or () for kind in cards]
    for kind in shown:
        if kind < UNKNOWN:
            bag[kind] -= 1
    if min(bag) < 0:
        raise PositionError(f"more than there are: {[NAMES[kind] for kind in range(KINDS) if bag[kind] < 0]}")
    state.bag = bytearray(bag)
