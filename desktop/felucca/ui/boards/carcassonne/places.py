"""What a place of the map is: the follower, bridge, castle or feature under the pointer, in words and lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from felucca.model.carcassonne import features
from felucca.model.carcassonne.castles import Keep
from felucca.model.carcassonne.faces import number
from felucca.model.carcassonne.moves import Cell, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.builds import (
    BRIDGE_SEGMENT,
    CASTLE_SEGMENT,
    around,
    bridges,
    castle_at,
    castle_cells,
    castles,
    design_on,
)
from felucca.ui.boards.carcassonne.fields import feature_area
from felucca.ui.boards.carcassonne.picture import TILE, cell_rect
from felucca.ui.table.board import Info

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard


def info_at(board: CarcassonneBoard, point: QPointF) -> Info | None:
    """What lies under a scene point: a follower's feature first, then a bridge, then what the tile shows."""
    state = board.observation
    if state is None:
        return None
    figure = board.landscape.piece_at(point)
    found = segment_at(state, point) if figure is None else (figure.cell, figure.segment)
    if found is None:
        return _why_not(board, point)
    cell, segment = found
    if segment == CASTLE_SEGMENT:
        keep = next(keep for keep in castles(state) if castle_cells(keep)[0] == cell)
        return _castle(board, keep)
    keep = castle_at(state, cell, segment)
    if keep is not None:
        return _castle(board, keep)
    here = features.feature(state, cell, segment)
    title, detail = board.words_of(here)
    colour = board.colours[here.owners[0]] if len(here.owners) == 1 else ""
    return Info(title, detail, colour, feature_area(state, here).simplified(), here.cells)


def segment_at(state: CarcassonneState, point: QPointF) -> tuple[Cell, str] | None:
    """The cell and segment under a scene point, or None beside the map."""
    x, y = point.x() / TILE, point.y() / TILE
    cell = (int(x // 1), int(y // 1))
    if not _on_map(cell) or number(cell) not in state.cells:
        return None
    axis = bridges(state).get(cell)
    if axis is not None and paint.bridge_path(axis).contains(QPointF(x % 1, y % 1)):
        return cell, BRIDGE_SEGMENT
    segment = paint.segment_at(*design_on(state, cell), (x % 1, y % 1))
    return None if segment is None else (cell, segment)


def _castle(board: CarcassonneBoard, keep: Keep) -> Info:
    """A castle: whose it is, what it waits for, and its surroundings washed in its owner's colour."""
    owner, cells = board.colours[keep.seat], around(castle_cells(keep))
    title, detail = board.words.castle_label(board.names[keep.seat], keep.paid)
    wash = QPainterPath()
    for cell in cells:
        wash.addRect(cell_rect(cell))
    return Info(title, detail, owner, wash.simplified(), tuple(castle_cells(keep)), owner)


def _why_not(board: CarcassonneBoard, point: QPointF) -> Info | None:
    """Why the tile in hand cannot go on an empty cell beside the map."""
    state = board.observation
    cell = (int(point.x() // TILE), int(point.y() // TILE))
    asked = board.decision is not None and board.decision.kind == "place"
    if not asked or not _on_map(cell) or number(cell) not in state.frontier:
        return None
    refusal = state.check(Place(cell, board.turned))
    return None if refusal is None else Info(board.words.refusal(refusal))


def _on_map(cell: Cell) -> bool:
    return all(-100 <= part <= 100 for part in cell)


def placed_last(state: CarcassonneState) -> int | None:
    """The seat that placed the last tile; None while only the start tile lies there."""
    if len(state.where) < 2:
        return None
    active = features.active(state)
    if active is None:
        return (state.turns - 1) % state.seats
    waiting = any(frame[0] in ("draw", "place") for frame in state.agenda if frame[1] == active)
    return (active - 1) % state.seats if waiting else active
