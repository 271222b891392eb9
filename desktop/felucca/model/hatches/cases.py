"""Test cases of Hatches: how a position is written and what `expect` compares.

Players are called by the letters of their colours, cells and rolls are written "2-5" (pip die, then digit die).
A position is sparse, every key may be left out:

- `players`: letters in turn order, G R B Y if left out; `options`: those of the set-up;
- `boards`: `{"G": {"open": [cells], "closed": [cells]}}`; what is not listed is empty;
- `status`: `{"B": "left"}` or "fallen", the others are in the round; `exits`: the turn in which they went out;
- `falls`: so far in the game; `round`, `turn`; `starter`: who began this round;
- `active`: whose turn it is, before leaving or rolling; the starter if left out;
- `rolls`: the rolls to come, `[{"G": "2-5", "R": "3-3"}]`, a pair for everybody who is still in the round then.

Steps are those of records, cells written as above: `{"do": "roll"}`, `{"do": "leave"}`, `{"do": "pass"}`,
`{"do": "place", "at": "2-5"}`. A single legal cell of the active player is taken without a step.
`expect` knows the keys of `HatchesCases.expectations`; per-player ones compare the players that they name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from felucca.model.core import codec
from felucca.model.core.cases import Adapter, CaseError, Found, Scripted, Table
from felucca.model.core.contract import Refusal
from felucca.model.hatches import odds
from felucca.model.hatches.game import GAME
from felucca.model.hatches.grid import cells_of
from felucca.model.hatches.moves import Place
from felucca.model.hatches.position import cell, text
from felucca.model.hatches.rules import STATUS
from felucca.model.hatches.state import HatchesState

COLOURS = ("G", "R", "B", "Y")


def _state(table: Table) -> HatchesState:
    assert isinstance(table.state, HatchesState)
    return table.state


def _asked(table: Table, _expected: Any) -> str | None:
    seat = table.state.decision().seat
    return None if seat is None else table.names[seat]


def _active(table: Table, _expected: Any) -> str | None:
    """Whose turn it is, also while the others answer."""
    frames = _state(table).agenda
    return table.names[frames[0][1]] if frames else None


def _cells(mask: int) -> list[str]:
    return [text(at) for at in cells_of(mask)]


def _named(table: Table, _expected: Any) -> list[str]:
    """Every cell that the roll names for the player asked, legal or not."""
    frame = _state(table).agenda[-1]
    return _cells(_state(table).named(frame[1], frame[-1]))


def _refused(table: Table, expected: Mapping[str, str]) -> dict[str, str | None]:
    """The code against each cell or verb that the case names, for the player asked."""
    found: dict[str, str | None] = {}
    for words in expected:
        action = Place(cell(words)) if "-" in words else codec.action_of(GAME, {"do": words})
        reason: Refusal | None = table.state.check(action)
        found[words] = reason.code if reason else None
    return found


def _by(table: Table, expected: Mapping[str, str]) -> dict[str, str]:
    """The colours whose pairs name a cell."""
    return {words: "".join(table.names[seat] for seat in _state(table).reached_by(cell(words))) for words in expected}


def _each(value: Callable[[HatchesState, int], Any]) -> Found:
    """A value a player, for the players that the case names."""

    def found(table: Table, expected: Mapping[str, Any]) -> dict[str, Any]:
        return {name: value(_state(table), table.names.index(name)) for name in expected}

    return found


def _percent(chance: float) -> str:
    """As the rules document writes chances: "1.93 %"."""
    return f"{100 * chance:.2f} %"


def _told(table: Table, expected: Mapping[str, Any]) -> dict[str, int]:
    """How many events of each kind there were since the script began."""
    kinds = [event.kind for event in table.events]
    return {kind: kinds.count(kind) for kind in expected}


def _places(table: Table, expected: Mapping[str, int]) -> dict[str, int] | None:
    result = table.state.result()
    return None if result is None else {name: result.places[table.names.index(name)] for name in expected}


def _winner(table: Table, _expected: Any) -> list[str] | None:
    result = table.state.result()
    return None if result is None else [table.names[seat] for seat in result.winners]


class HatchesCases(Adapter):
    """See the module."""

    expectations: Mapping[str, Found] = {
        "phase": lambda table, _: table.state.decision().kind,
        "asked": _asked,
        "active": _active,
        "legal": lambda table, _: _cells(_state(table).legal),
        "may_pass": lambda table, _: any(action.do == "pass" for action in table.state.actions()),
        "named": _named,
        "refused": _refused,
        "by": _by,
        "free": _each(lambda state, seat: _cells(state.free(seat))),
        "open": _each(lambda state, seat: _cells(state.opened[seat])),
        "closed": _each(lambda state, seat: _cells(state.closed[seat])),
        "closed_count": _each(lambda state, seat: state.closed[seat].bit_count()),
        "status": _each(lambda state, seat: STATUS[state.status[seat]]),
        "falls": _each(lambda state, seat: state.falls[seat]),
        "score": _each(lambda state, seat: state.score[seat]),
        "dead": _each(odds.dead),
        "fall_chance": _each(lambda state, seat: _percent(odds.fall_chance(state, seat))),
        "pool": lambda table, _: _state(table).pool(),
        "pile": lambda table, _: _state(table).pile,
        "thrown": lambda table, _: _state(table).thrown,
        "round": lambda table, _: _state(table).round,
        "starter": lambda table, _: table.names[_state(table).starter],
        "told": _told,
        "places": _places,
        "winner": _winner,
    }

    def start(self, position: Mapping[str, Any], steps: Sequence[Mapping[str, Any]]) -> Table:
        names = list(position.get("players", COLOURS))
        unknown = position.keys() - {*("players", "options", "boards", "status", "exits", "falls", "round", "turn")}
        unknown -= {"starter", "active", "rolls"}
        if unknown:
            raise CaseError(f"unknown in a position: {sorted(unknown)}")
        return Table(GAME.read(_position(position, names)), _script(position, names), names)

    def action(self, table: Table, step: Mapping[str, Any]) -> Any:
        """As in records, with the cell in words."""
        return codec.action_of(GAME, {**step, "at": list(cell(step["at"]))} if "at" in step else step)


def _position(position: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The position of the case in the form of records."""

    def by_seat(key: str, default: Any) -> list[Any]:
        given = position.get(key, {})
        wrong = [name for name in given if name not in names]
        if wrong:
            raise CaseError(f"nobody is called {wrong}")
        return [given.get(name, default) for name in names]

    starter = names.index(position.get("starter", names[0]))
    active = names.index(position["active"]) if "active" in position else starter
    return {
        "seats": len(names),
        "options": position.get("options", {}),
        "boards": by_seat("boards", {}),
        "status": by_seat("status", "in"),
        "exits": by_seat("exits", 0),
        "falls": by_seat("falls", 0),
        "round": position.get("round", 1),
        "turn": position.get("turn", 1),
        "starter": starter,
        "agenda": [["decide", active]],
    }


def _script(position: Mapping[str, Any], names: Sequence[str]) -> Scripted:
    """The dice to come, one after another as they are thrown."""
    dice = []
    for roll in position.get("rolls", ()):
        for name in sorted(roll, key=names.index):
            dice += [value - 1 for value in cell(roll[name])]
    return Scripted({"die": dice})


ADAPTER = HatchesCases(GAME)
