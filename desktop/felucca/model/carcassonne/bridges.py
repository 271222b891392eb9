"""Module: bridges (rules: carcassonne 6).

A bridge is a road segment `bridge` of the tile it stands on. Every design on which one can stand gets a spare node for
it, and for each axis a *bridged face*: the same tile with two road edges where the piers are. So a bridge changes a
face number and matching, joining and scoring go on as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, NamedTuple

from felucca.model.carcassonne.components import BRIDGES
from felucca.model.carcassonne.faces import ROAD, SIDE, STEPS, Face, TileSet, cell_of, number, unpacked
from felucca.model.carcassonne.moves import Bridge, Cell, Claim, Decline, Place
from felucca.model.carcassonne.rules import Frame, Rules
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.carcassonne.turn import PlacePhase, end_turn_without_tile, remove_hand
from felucca.model.core.contract import PositionError, Refusal

AXES = {"NS": (0, 2), "EW": (1, 3)}
SEGMENT = "bridge"
_FIELD, _ROAD = SIDE["F"], SIDE["R"]


class BridgeBuilt(NamedTuple):
    seat: int
    at: Cell
    axis: str
    kind: str = "bridge_built"


def _spare(face: Face) -> Face:
    """The face with a node kept free for a bridge."""
    return face._replace(
        ids=(*face.ids, SEGMENT),
        kinds=(*face.kinds, ROAD),
        open=(*face.open, 0),
        extra=(*face.extra, 0),
        zeros=(*face.zeros, 0),
    )


def _bridged(face: Face, axis: str) -> Face:
    """A face with a spare node, the bridge standing on it: both ends are road edges with the same field beside them."""
    k = face.ids.index(SEGMENT)
    edges, inner = list(face.edges), list(face.inner)
    for edge in AXES[axis]:
        step, facing, _side, (field,) = edges[edge]
        edges[edge] = (step, facing, _ROAD << 2 * facing, (k, field, field))
        inner[edge] = (k, field, field)
    return face._replace(
        open=(*face.open[:-1], 2),
        edges=tuple(edges),
        inner=tuple(inner),
        lines=(*face.lines, k),
        claims=(*face.claims, Claim(SEGMENT)),
    )


class Timber(NamedTuple):
    """The bridge tables of a tile set."""

    bridged: dict[tuple[int, str], int]
    """(plain face, axis on the board) -> bridged face."""
    axis: dict[int, str]
    """Bridged face -> its axis."""


@lru_cache(maxsize=4)
def timber(tiles: TileSet) -> tuple[TileSet, Timber]:
    """A tile set with spare nodes and bridged faces, and the tables to find them."""
    faces: list[Face] = []
    for face in tiles.faces:
        faces.append(_spare(face) if tiles.designs[face.design].bridge_axes else face)
    bridged: dict[tuple[int, str], int] = {}
    axes: dict[int, str] = {}
    for plain in range(len(tiles.faces)):
        for axis, pair in AXES.items():
            if all(tiles.sides[plain][edge] == _FIELD for edge in pair):
                bridged[plain, axis] = len(faces)
                axes[len(faces)] = axis
                faces.append(_bridged(faces[plain], axis))
    return replace(tiles, faces=tuple(faces)), Timber(bridged, axes)


def _tables(state: CarcassonneState) -> Timber:
    return timber(state.rules.printed)[1]


class Repair(NamedTuple):
    """How one bridge makes a rotation fit: on the new tile (`axis`), or on the neighbour across `edge`."""

    rot: int
    axis: str
    edge: int


@cache
def repairs(sides: tuple[tuple[int, int, int, int], ...], key: int) -> tuple[Repair, ...]:
    """The rotations of a tile (its sides by rotation) that one bridge could make fit a key (rules: carcassonne 6.5)."""
    found = []
    near = unpacked(key)
    for rot, own in enumerate(sides):
        wrong = [edge for edge in range(4) if near[edge] not in (0, own[edge])]
        if not wrong:
            continue
        for axis, pair in AXES.items():
            on_it = all(own[edge] == _FIELD and near[edge] in (0, _ROAD) for edge in pair)
            if on_it and all(edge in pair for edge in wrong):
                found.append(Repair(rot, axis, -1))
        if len(wrong) == 1 and own[wrong[0]] == _ROAD and near[wrong[0]] == _FIELD:
            found.append(Repair(rot, "NS" if wrong[0] in AXES["NS"] else "EW", wrong[0]))
    return tuple(found)


def carries(state: CarcassonneState, cell: int, edge: int, axis: str) -> bool:
    """Whether the neighbour across an edge can carry the road on: both piers on field, the far side open."""
    beside = cell + STEPS[edge]
    tile = state.cells[beside]
    return beside + STEPS[edge] not in state.cells and (state.faces[tile], axis) in _tables(state).bridged


def bridge_places(state: CarcassonneState) -> list[Place]:
    """The placements that need a bridge, for a player who has one (rules: carcassonne 6.4 to 6.6)."""
    if not state.more["bridge_supply"][state.agenda[-1][1]]:
        return []
    first = state.hand * 4
    sides = state.rules.tiles.sides[first : first + 4]
    found = []
    for cell, key in state.frontier.items():
        for rot, axis, edge in repairs(sides, key):
            at = cell_of(cell)
            if edge < 0:
                found.append(Place(at, rot, Bridge(at, axis)))
            elif carries(state, cell, edge, axis):
                found.append(Place(at, rot, Bridge(cell_of(cell + STEPS[edge]), axis)))
    return found


def raise_on(state: CarcassonneState, tile: int, axis: str) -> None:
    """Build a bridge on a tile that lies: open cells beside its ends now ask for a road (rules: carcassonne 6.4)."""
    state.faces[tile] = _tables(state).bridged[state.faces[tile], axis]
    face = state.rules.tiles.faces[state.faces[tile]]
    state.open[state.bases[tile] + face.size - 1] = 2
    for edge in AXES[axis]:
        step, facing, side, _ = face.edges[edge]
        beside = state.where[tile] + step
        if beside in state.frontier:
            state.frontier[beside] = state.frontier[beside] & ~(3 << 2 * facing) | side


def build(state: CarcassonneState, seat: int, action: Place, face: int, events: list[Any]) -> int:
    """Take the bridge of a placement from the supply and build it; the face to put."""
    if action.bridge is None:
        return face
    state.more["bridge_supply"][seat] -= 1
    state.more["bridges"].append((number(action.bridge.at), action.bridge.axis, seat))
    events.append(BridgeBuilt(seat, *action.bridge))
    if action.bridge.at == action.at:
        return _tables(state).bridged[face, action.bridge.axis]
    raise_on(state, state.cells[number(action.bridge.at)], action.bridge.axis)
    return face


class BridgePlacePhase(PlacePhase):
    """As in the base game, and a tile that fits only with a bridge may be refused (rules: carcassonne 6.6)."""

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        places = state.places()
        return [*places, Decline()] if may_decline(state) else places

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        if isinstance(action, Decline):
            return None if may_decline(state) else Refusal("must_place")
        refusal = super().check(state, frame, action)
        if refusal is not None and isinstance(action, Place):
            if action.bridge is not None:
                return Refusal("bridge_not_possible")
            if any(place.at == action.at and place.rot == action.rot for place in state.places()):
                return Refusal("bridge_needed")
        return refusal

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        if not isinstance(action, Decline):
            super().apply(state, frame, action, events)
            return
        remove_hand(state, frame[1], events)
        if state.left:
            state.agenda.append(("draw", frame[1]))
        else:
            end_turn_without_tile(state)


def may_decline(state: CarcassonneState) -> bool:
    """Whether every legal placement needs a bridge."""
    return all(place.bridge is not None for place in state.places())


def start(state: CarcassonneState) -> None:
    """Three bridges each, two with five or six players (rules: carcassonne 2)."""
    state.more["bridge_supply"] = [BRIDGES[state.seats]] * state.seats
    state.more["bridges"] = []


def lay(state: CarcassonneState, position: Mapping[str, Any], cell: int, face: int) -> int:
    """The bridge of a position without which a tile does not fit; the face to put, or -1."""
    key = state.frontier.get(cell, 0)
    sides = state.rules.tiles.sides[face - face % 4 : face - face % 4 + 4]
    listed = {(number(b["at"]), b["axis"]) for b in position.get("bridges", ())}
    for rot, axis, edge in repairs(sides, key):
        if rot != face % 4:
            continue
        if edge < 0 and (cell, axis) in listed:
            return _tables(state).bridged[face, axis]
        if edge >= 0 and (cell + STEPS[edge], axis) in listed and carries(state, cell, edge, axis):
            raise_on(state, state.cells[cell + STEPS[edge]], axis)
            return face
    return -1


class BridgePart:
    """Bridges in positions: where they stand, whose they were, what is left."""

    def write(self, state: CarcassonneState, position: dict[str, Any]) -> None:
        from felucca.model.carcassonne.position import player

        position["bridges"] = [
            {"at": list(cell_of(cell)), "axis": axis, "owner": player(seat)}
            for cell, axis, seat in state.more["bridges"]
        ]
        position["bridges_left"] = {player(seat): left for seat, left in enumerate(state.more["bridge_supply"])}

    def read(self, state: CarcassonneState, position: Mapping[str, Any], seats: Mapping[str, int]) -> None:
        standing = _tables(state).axis
        for entry in position.get("bridges", ()):
            cell, axis, seat = number(entry["at"]), entry["axis"], seats[entry["owner"]]
            tile = state.cells[cell]
            if state.faces[tile] not in standing:
                if (state.faces[tile], axis) not in _tables(state).bridged:
                    raise PositionError(f"no bridge can stand on {entry['at']}")
                raise_on(state, tile, axis)
            elif standing[state.faces[tile]] != axis:
                raise PositionError(f"the bridge on {entry['at']} leads the other way")
            state.more["bridges"].append((cell, axis, seat))
            state.more["bridge_supply"][seat] -= 1
        for name, left in position.get("bridges_left", {}).items():
            state.more["bridge_supply"][seats[name]] = int(left)

    def conserved(self, state: CarcassonneState, counts: dict[str, int]) -> None:
        for seat, left in enumerate(state.more["bridge_supply"]):
            counts[f"bridges of seat {seat}"] = left + sum(owner == seat for _, _, owner in state.more["bridges"])


def plug_in(rules: Rules) -> Rules:
    """The rule set with bridges."""
    return replace(
        rules,
        tiles=timber(rules.tiles)[0],
        phases={**rules.phases, "place": BridgePlacePhase()},
        more_places=(*rules.more_places, bridge_places),
        on_place=(*rules.on_place, build),
        on_start=(*rules.on_start, start),
        on_lay=(*rules.on_lay, lay),
        parts=(*rules.parts, BridgePart()),
    )
