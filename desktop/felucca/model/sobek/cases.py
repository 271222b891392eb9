"""Test cases of Sobek: how a position is set up and what `expect` compares (rules: sobek 15).

**Position.** As in records, sparse (see `position`): `seats`, `switches`, `scores`, `market` (front first), `deck` (how
many cards), `hands`, `piles`, `sets`, `prosperity`, `curses`, `tokens` (those left, known), `used`, `looked`, `active`
or a whole `agenda`. Seats are numbers from 0, lists run over the seats. Cards are lists of names or counts by name:
`wheat1` with scarabs, `wheat0` plain, `wheat0g` green; likewise `ivory3`, `ebony2`, `marble2`, `cattle1`, `fish1`;
`amulet`; characters `queen`, `priest`, `priestess`, `scribe_cattle`, `scribe_fish`, `vizier`, `courtesan`, `thief`,
`merchant`; a face-down or unknown card is its back: `green`, `beige`, `orange`. `"new": true` with `seats` and
`switches` alone is a new game.

`draws` scripts chance by kind, in the order of the outcomes: `green` (starting hands, all in a row), `deck`
(deliveries and the Queen's cards, a character is `orange`), `character` (what those turn out to be), `token`, `thief`
(card names), `starter`, `last` (seats). What is not scripted follows from the deal number `deal`, if there is one.

**Steps.** `do` and `reject` are actions as in records: take, character, set, purge, give_up, opponent, pick, add, back,
fetch, event, decline, prosper, lay, done, starter.

**Expectations.** `phase` and `seat` of the question; `market`, `deck`, `round`, `turn`, `score`, `curses`, `tokens`
(left), `tokens_left`, `used`, `discard`; by seat `hand`, `pile`, `hand_size`, `pile_size`, `corruption` ([cards and
curses, scarabs]), `sets`, `values` (of vertical sets); `listed` (actions: those among them that are legal), `count`
(legal actions by verb), `deliveries` so far, `out` ([unused green cards, cards removed]), `scored` (events so far:
seat, points, category), `events` (their kinds), `seen` (kinds by viewer), `shown` (by viewer, the last event of each
kind as he sees it), `view` (parts of a viewer's observation), `knows` (whether a name is in what he sees of others),
`places`, `winners`, `cards` (all there are).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from felucca.model.core import codec
from felucca.model.core.cases import Adapter, CaseError, Found, Scripted, Table
from felucca.model.core.chance import DealSource, Source
from felucca.model.sobek.components import (
    BACKS,
    CHARACTERS,
    DECKED,
    GOODS,
    GREEN,
    KINDS,
    NAMES,
    OF_BACK,
    TOKENS,
    listed,
    names_of,
)
from felucca.model.sobek.game import GAME
from felucca.model.sobek.state import SobekState

_GREEN_NAMES = names_of(OF_BACK[GREEN])
_OUTCOMES: Mapping[str, Sequence[Any]] = {
    "green": _GREEN_NAMES,
    "deck": (*names_of(DECKED), BACKS[2]),
    "character": names_of(CHARACTERS),
    "token": TOKENS,
    "thief": NAMES[:KINDS],
    "starter": range(4),
    "last": range(4),
}
"""What the outcomes of each kind of chance stand for, in the order of their weights."""


class Outcomes:
    """The script of a case; beyond it, the deal number."""

    def __init__(self, script: Mapping[str, Sequence[int]], deal: int | None) -> None:
        self.lengths = {kind: len(outcomes) for kind, outcomes in script.items()}
        self.first: dict[str, int] = {}
        self.script = Scripted(script)
        self.deal: Source = self.script if deal is None else DealSource(deal)

    def pick(self, kind: str, n: int, weights: Sequence[int]) -> int:
        place = n - self.first.setdefault(kind, n)
        source = self.script if place < self.lengths.get(kind, 0) else self.deal
        return source.pick(kind, n, weights)


def _state(table: Table) -> SobekState:
    assert isinstance(table.state, SobekState)
    return table.state


def _of(value: Callable[[SobekState], Any]) -> Found:
    """A value of the state alone."""

    def found(table: Table, _expected: Any) -> Any:
        return value(_state(table))

    return found


def _each(value: Callable[[SobekState, int], Any]) -> Found:
    """Values by seat, for the seats that the case names."""

    def found(table: Table, expected: Mapping[str, Any]) -> dict[str, Any]:
        return {seat: value(_state(table), int(seat)) for seat in expected}

    return found


def _sets(state: SobekState, seat: int) -> dict[str, list[str]]:
    return {good: list(names_of(state.set_of(seat, good))) for good in GOODS if state.set_of(seat, good)}


def _values(state: SobekState, seat: int) -> dict[str, int]:
    worth = {name: state.set_worth(seat, good) for good, name in enumerate(GOODS) if state.set_of(seat, name)}
    return {name: scarabs * cards for name, (scarabs, cards) in worth.items()}


def _listed(table: Table, expected: Sequence[Mapping[str, Any]]) -> list[Any]:
    legal = table.state.actions()
    return [step for step in expected if codec.action_of(GAME, step) in legal]


def _count(table: Table, expected: Mapping[str, int]) -> dict[str, int]:
    verbs = [action.do for action in table.state.actions()]
    return {verb: verbs.count(verb) for verb in expected}


def _out(state: SobekState) -> list[int]:
    green = sum(state.bag[kind] for kind in OF_BACK[GREEN])
    return [green, sum(state.bag) - green - state.face_down() - state.deck]


def _view(table: Table, expected: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Parts of the observation of a seat, or of a spectator."""
    found = {}
    for viewer, parts in expected.items():
        position = table.state.observe(None if viewer == "spectator" else int(viewer)).position()
        found[viewer] = {key: position.get(key) for key in parts}
    return found


def _knows(table: Table, expected: Mapping[str, Mapping[str, bool]]) -> dict[str, Any]:
    """Whether names stand anywhere in what a viewer sees of others' hands and piles, the market and the tokens."""
    found = {}
    for viewer, names in expected.items():
        view = table.state.observe(int(viewer)).position()
        others = [cards for key in ("hands", "piles") for seat, cards in enumerate(view[key]) if seat != int(viewer)]
        text = repr([others, view["market"], view["tokens"], view["aside"], view["laid"]])
        found[viewer] = {name: repr(name) in text for name in names}
    return found


def _seen(table: Table, expected: Mapping[str, Any]) -> dict[str, list[str]]:
    """The kinds of the events that a seat has seen so far."""
    shown = {seat: [GAME.visible(event, int(seat)) for event in table.events] for seat in expected}
    return {seat: [event.kind for event in events if event is not None] for seat, events in shown.items()}


def _shown(table: Table, expected: Mapping[str, Sequence[Any]]) -> dict[str, list[Any]]:
    """By seat: the last event, as the seat sees it, of the kind of each that the case names."""
    found: dict[str, list[Any]] = {}
    for seat, wanted in expected.items():
        last = {event.kind: codec.plain(GAME.visible(event, int(seat))) for event in table.events}
        found[seat] = [last.get(event["kind"]) for event in wanted]
    return found


def _scored(table: Table, _expected: Any) -> list[Any]:
    return [[event.seat, event.points, event.category] for event in table.events if event.kind == "scored"]


def _result(name: str) -> Found:
    def found(table: Table, _expected: Any) -> list[int] | None:
        result = table.state.result()
        return None if result is None else list(getattr(result, name))

    return found


def _tokens(state: SobekState) -> list[str] | None:
    return None if state.tokens is None else [TOKENS[token] for token in listed(state.tokens)]


class SobekCases(Adapter):
    """The notation of the module."""

    expectations: Mapping[str, Found] = {
        "phase": _of(lambda state: state.decision().kind),
        "seat": _of(lambda state: state.decision().seat),
        "market": _of(lambda state: list(names_of(state.market))),
        "deck": _of(lambda state: state.deck),
        "round": _of(lambda state: state.round),
        "turn": _of(lambda state: state.turns),
        "score": _of(lambda state: state.points),
        "curses": _of(lambda state: state.curses),
        "tokens": _of(_tokens),
        "tokens_left": _of(lambda state: state.left),
        "used": _of(lambda state: [TOKENS[token] for token in state.used]),
        "discard": _of(lambda state: list(names_of(listed(state.discard)))),
        "hand": _each(lambda state, seat: list(names_of(listed(state.hands[seat])))),
        "pile": _each(lambda state, seat: list(names_of(listed(state.piles[seat])))),
        "hand_size": _each(lambda state, seat: state.hand_size(seat)),
        "pile_size": _each(lambda state, seat: sum(state.piles[seat])),
        "corruption": _each(lambda state, seat: list(state.corruption(seat))),
        "sets": _each(_sets),
        "values": _each(_values),
        "listed": _listed,
        "count": _count,
        "deliveries": lambda table, _: sum(event.kind == "delivered" for event in table.events),
        "out": _of(_out),
        "scored": _scored,
        "events": lambda table, _: [event.kind for event in table.events],
        "seen": _seen,
        "shown": _shown,
        "view": _view,
        "knows": _knows,
        "places": _result("places"),
        "winners": _result("winners"),
        "cards": lambda table, _: sum(GAME.conserved(table.state).values()) - GAME.conserved(table.state)["tokens"],
    }

    def start(self, position: Mapping[str, Any], steps: Sequence[Mapping[str, Any]]) -> Table:
        rest = {key: value for key, value in position.items() if key not in ("draws", "deal", "new")}
        script: dict[str, list[int]] = {}
        for kind, outcomes in position.get("draws", {}).items():
            if kind not in _OUTCOMES:
                raise CaseError(f"no such kind of chance: {kind!r}")
            try:
                script[kind] = [_OUTCOMES[kind].index(outcome) for outcome in outcomes]
            except ValueError as error:
                raise CaseError(f"draws of {kind!r}: {error}") from None
        if position.get("new"):
            state = GAME.new(rest.pop("seats", 2), rest.pop("switches", {}))
            if rest:
                raise CaseError(f"a new game has no {sorted(rest)}")
        else:
            state = GAME.read(rest)
        return Table(state, Outcomes(script, position.get("deal")))


ADAPTER = SobekCases(GAME)
