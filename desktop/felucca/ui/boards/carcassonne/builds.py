"""Bridges and castles on the map: which stand where, their pictures, and what they change around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from felucca.model.carcassonne.castles import Keep, surroundings
from felucca.model.carcassonne.faces import Face, cell_of, number
from felucca.model.carcassonne.moves import Bridge, Cell
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.picture import TILE, Picture, cell_rect
from felucca.ui.shell.theme import theme

BRIDGE_SEGMENT, CASTLE_SEGMENT = "bridge", "castle"
"""What a follower stands on that stands on a bridge or on a castle."""


class Build(NamedTuple):
    """A bridge (with its axis) or a castle (with its owner's colour) that stands on these cells."""

    cells: tuple[Cell, ...]
    axis: str = ""
    colour: str = ""


def bridges(state: CarcassonneState) -> dict[Cell, str]:
    """The axis of every bridge by its cell."""
    return {cell_of(cell): axis for cell, axis, _seat in state.more.get("bridges", ())}


def castles(state: CarcassonneState) -> list[Keep]:
    """Every castle on the table."""
    return state.more.get("castles", [])


def builds(state: CarcassonneState, colours: Sequence[str]) -> list[Build]:
    """Everything built; `colours` by seat."""
    found = [Build((cell,), axis=axis) for cell, axis in bridges(state).items()]
    for keep in castles(state):
        found.append(Build(castle_cells(keep), colour=colours[keep.seat]))
    return found


def castle_cells(keep: Keep) -> tuple[Cell, Cell]:
    first, second = keep.cells
    return cell_of(first), cell_of(second)


def castle_at(state: CarcassonneState, cell: Cell, segment: str) -> Keep | None:
    """The castle over a city segment, if one stands there."""
    for keep in castles(state):
        if cell in castle_cells(keep) and (cell, segment) in castle_parts(state, keep):
            return keep
    return None


def castle_parts(state: CarcassonneState, keep: Keep) -> list[tuple[Cell, str]]:
    """The two city segments under a castle: no houses stand in them."""
    return caps(state, castle_cells(keep))


def caps(state: CarcassonneState, cells: tuple[Cell, ...]) -> list[tuple[Cell, str]]:
    """The two half-round segments that make one small city on these two cells."""
    (ax, ay), (bx, by) = cells
    towards = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}[bx - ax, by - ay]
    return [(cells[0], _city_on(state, cells[0], towards)), (cells[1], _city_on(state, cells[1], (towards + 2) % 4))]


def _city_on(state: CarcassonneState, cell: Cell, edge: int) -> str:
    """The segment that fills an edge of the tile on a cell."""
    face = face_on(state, cell)
    return face.ids[face.edges[edge][3][0]]


def face_on(state: CarcassonneState, cell: Cell) -> Face:
    """The face of the tile on a cell. Raises KeyError for an empty one."""
    return state.rules.tiles.faces[state.faces[state.cells[number(cell)]]]


def design_on(state: CarcassonneState, cell: Cell) -> tuple[str, int]:
    """Design and rotation of the tile on a cell. Raises KeyError for an empty one."""
    face = face_on(state, cell)
    return state.rules.tiles.designs[face.design].id, face.rot


def around(cells: tuple[Cell, ...]) -> list[Cell]:
    """The six cells of a castle's surroundings (rules: carcassonne 8.3)."""
    return [cell_of(cell) for cell in surroundings((number(cells[0]), number(cells[1])))]


def middle(cells: tuple[Cell, ...]) -> QPointF:
    """The middle of the edge that two cells share, in tiles."""
    (ax, ay), (bx, by) = cells
    return QPointF((ax + bx + 1) / 2, (ay + by + 1) / 2)


def foot(build: Build) -> float:
    """The y at which a building sorts among reliefs and pieces, in tiles."""
    if build.axis:
        return build.cells[0][1] + paint.BRIDGE_FOOT[build.axis]
    return middle(build.cells).y() + paint.CASTLE_FOOT


def build_pixmap(build: Build, size: float, ratio: float, look: str) -> QPixmap:
    """The picture of a building for tiles of this size; it is the same in both themes."""
    if build.axis:
        return paint.bridge_pixmap(build.axis, size, ratio)
    seat = theme().seat(build.colour)
    return paint.castle_pixmap(seat.fill, seat.dark, size, ratio)


def build_area(build: Build) -> tuple[QRectF, QPointF]:
    """What the picture covers, in tiles, and the scene point it is measured from."""
    if build.axis:
        return paint.BRIDGE[build.axis], cell_rect(build.cells[0]).topLeft()
    return paint.CASTLE, middle(build.cells) * TILE


def build_picture(build: Build, z: float) -> Picture:
    """A building on the scene."""
    area, at = build_area(build)

    def make(size: float, ratio: float, look: str) -> QPixmap:
        return build_pixmap(build, size, ratio, look)

    return Picture(area, at, z, make)


def bridge_build(bridge: Bridge) -> Build:
    """The bridge of a placement, as a building."""
    return Build((bridge.at,), axis=bridge.axis)
