"""A state as JSON and back (rules: carcassonne 12).

Records write every key; test cases only what differs from the default. Players are called by name in a position;
a state knows seats only, so what is written calls them P1, P2, ….
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from felucca.model.carcassonne.faces import MONASTERY, cell_of, number
from felucca.model.carcassonne.rules import rules_for
from felucca.model.carcassonne.state import SEAT_BITS, CarcassonneState
from felucca.model.core.contract import Position, PositionError

MODULES = ("bridges", "castles", "bazaars")


def player(seat: int) -> str:
    """The name of a seat in a position that is written."""
    return f"P{seat + 1}"


def write(state: CarcassonneState) -> Position:
    """The JSON form of a state, agenda included."""
    designs, faces = state.rules.tiles.designs, state.rules.tiles.faces
    tiles = []
    for cell, face_number in zip(state.where, state.faces, strict=True):
        face = faces[face_number]
        tiles.append([designs[face.design].id, *cell_of(cell), face.rot])
    meeples = []
    for node, seat in state.followers.items():
        at, segment = state.segment_of(node)
        meeples.append({"player": player(seat), "at": list(at), "feature": segment})
    position = {
        "players": [player(seat) for seat in range(state.seats)],
        "modules": [name.removeprefix("quiet_") for name in state.rules.modules],
        "no_bids": "quiet_bazaars" in state.rules.modules,
        "tiles": tiles,
        "meeples": meeples,
        "hand": designs[state.hand].id if state.hand >= 0 else None,
        "bag": {designs[i].id: count for i, count in enumerate(state.bag) if count},
        "drawn": state.drawn,
        "removed": [designs[i].id for i in state.removed],
        "scores": {player(seat): points for seat, points in enumerate(state.score)},
        "supply": {player(seat): count for seat, count in enumerate(state.supply)},
        "turn": state.turns,
        "agenda": [as_lists(frame) for frame in state.agenda],
    }
    for part in state.rules.parts:
        part.write(state, position)
    return position


def as_lists(value: Any) -> Any:
    """Tuples within tuples as JSON lists."""
    return [as_lists(item) for item in value] if isinstance(value, tuple) else value


def as_tuples(value: Any) -> Any:
    """JSON lists within lists as tuples."""
    return tuple(as_tuples(item) for item in value) if isinstance(value, list) else value


def modules_of(position: Mapping[str, Any]) -> tuple[str, ...]:
    """The modules that a position asks for: `modules`, or all of them unless `expansion` is false."""
    if "modules" in position:
        wanted = position["modules"]
    else:
        wanted = MODULES if position.get("expansion", True) else ()
    return module_names(wanted, not position.get("no_bids", False))


def module_names(wanted: Collection[str], bids: bool) -> tuple[str, ...]:
    """The rule set's modules for those that are on; `bids`: bazaars with or without (rules: carcassonne 9.7)."""
    names = [name for name in MODULES if name in wanted]
    return tuple("quiet_bazaars" if name == "bazaars" and not bids else name for name in names)


def read(position: Mapping[str, Any]) -> CarcassonneState:
    """The state of a position. Raises PositionError with what is wrong."""
    try:
        return _read(position)
    except PositionError:
        raise
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise PositionError(f"{type(error).__name__}: {error}") from None


def _read(position: Mapping[str, Any]) -> CarcassonneState:
    names = list(position["players"])
    seats = {name: seat for seat, name in enumerate(names)}
    state = CarcassonneState(rules_for(modules_of(position)), len(names))
    tiles = state.rules.tiles
    for design, x, y, rot in position.get("tiles", ()):
        lay(state, position, design, (int(x), int(y)), int(rot))
    for part in state.rules.parts:
        part.read(state, position, seats)
    for entry in position.get("meeples", ()):
        x, y = entry["at"]
        add_follower(state, seats[entry["player"]], state.node_of(number((x, y)), entry["feature"]))
    _fill_bag(state, position)
    state.drawn = int(position.get("drawn", 0))
    state.removed = [tiles.index[design] for design in position.get("removed", ())]
    for name, points in position.get("scores", {}).items():
        state.score[seats[name]] = int(points)
    for name, count in position.get("supply", {}).items():
        state.supply[seats[name]] = int(count)
    state.turns = int(position.get("turn", 0))
    if "agenda" in position:
        hand = position["hand"]
        state.hand = -1 if hand is None else tiles.index[hand]
        state.agenda = [_frame(state, frame) for frame in position["agenda"]]
    else:
        state.turns += 1
        state.agenda = list(state.rules.turns[seats[position.get("active", names[0])]])
    return state


def _frame(state: CarcassonneState, frame: Any) -> tuple[Any, ...]:
    phase, seat, *_facts = frame
    if phase not in state.rules.phases or seat not in range(state.seats):
        raise PositionError(f"no such frame on the agenda: {frame!r}")
    frozen: tuple[Any, ...] = as_tuples(frame)
    return frozen


def lay(state: CarcassonneState, position: Mapping[str, Any], design: str, at: tuple[int, int], rot: int) -> None:
    """Lay a tile of a position; its neighbours must match, if need be with a module's help. Raises PositionError."""
    cell, tiles = number(at), state.rules.tiles
    index = tiles.index[design]
    face = index * 4 + rot
    if cell in state.cells:
        raise PositionError(f"two tiles on {list(at)}")
    if not tiles.fits[index][state.frontier.get(cell, 0)] >> rot & 1:
        helped = [hook(state, position, cell, face) for hook in state.rules.on_lay]
        face = max(helped, default=-1)
        if face < 0:
            raise PositionError(f"tile {design} does not fit on {list(at)}")
    state.put(cell, face)
    state.bag[index] -= 1
    state.left -= 1


def add_follower(state: CarcassonneState, seat: int, node: int) -> None:
    """Put a follower of a position; unlike a claim, several may stand on one feature."""
    state.followers[node] = seat
    state.men[state.root(node)] += 1 << SEAT_BITS * seat
    state.supply[seat] -= 1
    if state.kind_of(node) == MONASTERY:
        tile, _ = state.place_of(node)
        state.monks[state.where[tile]] = node


def _fill_bag(state: CarcassonneState, position: Mapping[str, Any]) -> None:
    """The stack: `bag` counts designs; a case lists `hand` and `stack` in the order of drawing."""
    index = state.rules.tiles.index
    if "bag" in position:
        state.bag = [0] * len(state.bag)
        for design, count in position["bag"].items():
            state.bag[index[design]] = int(count)
    elif "stack" in position or "hand" in position:
        state.bag = [0] * len(state.bag)
        for design in scripted_draws(position):
            state.bag[index[design]] += 1
    if min(state.bag) < 0:
        raise PositionError("more tiles of one design than the box holds")
    state.left = sum(state.bag)


def scripted_draws(position: Mapping[str, Any]) -> list[str]:
    """What a case draws, first to last: the tile in hand, then the stack."""
    hand = position.get("hand")
    return [*([hand] if hand is not None else []), *position.get("stack", ())]
