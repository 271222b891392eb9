"""Test cases of Carcassonne: how a position is set up and what `expect` compares (rules: carcassonne 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from felucca.model.carcassonne.features import active
from felucca.model.carcassonne.game import GAME
from felucca.model.carcassonne.moves import Castle, Claim, Place
from felucca.model.carcassonne.position import scripted_draws
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.core.cases import Adapter, CaseError, Found, Scripted, Table


def _state(table: Table) -> CarcassonneState:
    assert isinstance(table.state, CarcassonneState)
    return table.state


def _active(table: Table, _expected: Any) -> str | None:
    """The player whose turn it is: castles and auctions ask others in it."""
    seat = active(_state(table))
    return None if seat is None else table.names[seat]


def _phase(table: Table, _expected: Any) -> str:
    return table.state.decision().kind.upper()


def _decider(table: Table, _expected: Any) -> str | None:
    seat = table.state.decision().seat
    return None if seat is None else table.names[seat]


def _hand(table: Table, _expected: Any) -> str | None:
    state = _state(table)
    return state.rules.tiles.designs[state.hand].id if state.hand >= 0 else None


def _each(values: Callable[[CarcassonneState], Sequence[int]]) -> Found:
    """Values a player, for the players that the case names."""

    def found(table: Table, expected: Mapping[str, int]) -> dict[str, int]:
        mine = dict(zip(table.names, values(_state(table)), strict=True))
        return {name: mine[name] for name in expected}

    return found


def _claims(table: Table, _expected: Any) -> list[str]:
    return sorted(a.feature for a in table.state.actions() if isinstance(a, Claim) and a.feature is not None)


def _places(table: Table) -> list[list[Any]]:
    places = [action for action in table.state.actions() if isinstance(action, Place)]
    return [[*p.at, p.rot, {"at": list(p.bridge.at), "axis": p.bridge.axis} if p.bridge else None] for p in places]


def _place_has(table: Table, expected: list[Any]) -> list[Any]:
    legal = _places(table)
    return [place for place in expected if place in legal]


def _place_hasnt(table: Table, expected: list[Any]) -> list[Any]:
    legal = _places(table)
    return [place for place in expected if place not in legal]


def _place_not_at(table: Table, expected: list[Any]) -> list[Any]:
    cells = [place[:2] for place in _places(table)]
    return [cell for cell in expected if cell not in cells]


def _lots(table: Table, _expected: Any) -> list[str]:
    state = _state(table)
    return [state.rules.tiles.designs[design].id for design in state.more["lots"]]


def _got(table: Table, expected: Mapping[str, str]) -> dict[str, str | None]:
    """The tile of each player named, in the last bazaar."""
    got: dict[str, str] = {}
    for event in table.events:
        if event.kind == "bazaar_opened":
            got.clear()
        elif event.kind == "tile_obtained":
            got[table.names[event.seat]] = event.tile
    return {name: got.get(name) for name in expected}


def _castles_occupied(table: Table, _expected: Any) -> list[str]:
    return sorted(table.names[keep.seat] for keep in _state(table).more["castles"] if keep.paid < 0)


def _winner(table: Table, _expected: Any) -> list[str] | None:
    result = table.state.result()
    return None if result is None else [table.names[seat] for seat in result.winners]


def _new_stacks() -> str:
    """The sentence of the start tile's copies (rules: carcassonne 2)."""
    whole = GAME.new(2, {"bridges": True, "castles": True, "bazaars": True})
    base = GAME.new(2, {})
    index = base.rules.tiles.index["D"]
    got = (whole.left, whole.bag[index], base.left, base.bag[index])
    return "" if got == (83, 3, 71, 3) else f"stacks and copies of D: {got}"


class CarcassonneCases(Adapter):
    """The notation of section 12."""

    expectations: Mapping[str, Found] = {
        "phase": _phase,
        "active": _active,
        "decider": _decider,
        "hand": _hand,
        "score": _each(lambda state: state.score),
        "supply": _each(lambda state: state.supply),
        "bridges_left": _each(lambda state: state.more["bridge_supply"]),
        "castles_left": _each(lambda state: state.more["castle_supply"]),
        "stack": lambda table, _: _state(table).left,
        "removed": lambda table, _: [_state(table).rules.tiles.designs[i].id for i in _state(table).removed],
        "claims": _claims,
        "place_has": _place_has,
        "place_hasnt": _place_hasnt,
        "place_not_at": _place_not_at,
        "place_count": lambda table, _: len(_places(table)),
        "all_need_bridge": lambda table, _: all(place[3] is not None for place in _places(table)),
        "may_decline": lambda table, _: any(action.do == "decline" for action in table.state.actions()),
        "castles_occupied": _castles_occupied,
        "options": lambda table, _: [a.value for a in table.state.actions() if a.do == "castle_pick"],
        "lots": _lots,
        "got": _got,
        "winner": _winner,
    }
    checks: Mapping[str, Callable[[], str]] = {
        "new game with the expansion: 83 tiles in the stack, 3 of them D; without it: 71, 3 of them D": _new_stacks,
    }

    def start(self, position: Mapping[str, Any], steps: Sequence[Mapping[str, Any]]) -> Table:
        state = GAME.read(position)
        index = state.rules.tiles.index
        try:
            draws = [index[design] for design in scripted_draws(position)]
        except KeyError as error:
            raise CaseError(f"no such tile: {error}") from None
        return Table(state, Scripted({"draw": draws}), names=list(position["players"]))

    def action(self, table: Table, step: Mapping[str, Any]) -> Any:
        """As in records; a castle's site may be named by either cell where that is clear."""
        action = super().action(table, step)
        if isinstance(action, Castle) and action not in table.state.actions():
            sites = next((value for name, value in table.state.decision().facts if name == "sites"), ())
            named = [other for placed, other in sites if action.site in (placed, other)]
            if len(named) == 1:
                return Castle(action.build, named[0] if len(sites) > 1 else None)
        return action


ADAPTER = CarcassonneCases(GAME)
