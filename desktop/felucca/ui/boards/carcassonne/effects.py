"""Motion on the map: tiles settle, followers arrive and go home, points rise. The truth is shown already."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from felucca.ui.boards.carcassonne.builds import CASTLE_SEGMENT
from felucca.ui.boards.carcassonne.picture import TILE, Picture, cell_rect
from felucca.ui.boards.carcassonne.pieces import PieceItem, place_piece
from felucca.ui.shell.theme import theme
from felucca.ui.table.motion import TRAVEL
from felucca.ui.table.rising import RISE, Z_RISING, PointsItem, rise

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard

LIFT = 0.06
"""A tile settles from so much larger."""
DROP = 26.0


def play_events(board: CarcassonneBoard, events: Sequence[Any]) -> None:
    """Set in motion what these events brought."""
    wait = 0
    for event in events:
        if event.kind == "placed":
            _settle(board, event.at)
            wait = 200
        elif event.kind == "claimed":
            for item in board.landscape.piece_items(event.at):
                board.motion.run(partial(_drop, item, item.pos()), "place")
        elif event.kind == "bridge_built":
            _settle_build(board, event.at)
        elif event.kind == "castle_built":
            _settle_build(board, event.cells[0])
            for item in board.landscape.piece_items(event.cells[0]):
                if item.piece.segment == CASTLE_SEGMENT:
                    board.motion.run(partial(_drop, item, item.pos()), "place", delay="tile_settle")
        elif event.kind == "returned":
            _go_home(board, event, wait)
        elif event.kind == "scored" and event.places:
            _rise(board, event, wait)
            wait += 120


def _settle(board: CarcassonneBoard, cell: tuple[int, int]) -> None:
    middle = cell_rect(cell).center()
    for item in board.landscape.tile_items(cell):
        board.motion.run(partial(_lower, item, item.pos(), middle), "tile_settle")


def _settle_build(board: CarcassonneBoard, cell: tuple[int, int]) -> None:
    """A bridge or a castle comes down on its tiles."""
    for item in board.landscape.build_items(cell):
        board.motion.run(partial(_drop, item, item.pos()), "tile_settle")


def _lower(item: Picture, at: QPointF, middle: QPointF, part: float) -> None:
    """From slightly larger, around the tile's middle, to the size of the map."""
    grown = 1 + LIFT * (1 - part)
    item.setPos(middle + (at - middle) * grown)
    item.setScale(item.natural_scale * grown)
    item.setOpacity(0.4 + 0.6 * part)


def _drop(item: QGraphicsItem, at: QPointF, part: float) -> None:
    item.setPos(at - QPointF(0, DROP * (1 - part)))
    item.setOpacity(part)


def _go_home(board: CarcassonneBoard, event: Any, wait: int) -> None:
    """A follower that the truth no longer shows fades upwards."""
    piece = place_piece(board.observation, board.colours[event.seat], event.at, event.feature)
    item = PieceItem(piece, TILE, Z_RISING)
    item.prepare(TILE, board.ratio, theme().name)
    board.addItem(item)
    board.rising.append(item)
    step = partial(_fade_up, item, item.pos())
    board.motion.run(step, "travel", delay=wait, easing=TRAVEL, then=partial(board.take_away, item))


def _fade_up(item: QGraphicsItem, at: QPointF, part: float) -> None:
    item.setPos(at - QPointF(0, RISE * part))
    item.setOpacity(1 - part)


def _rise(board: CarcassonneBoard, event: Any, wait: int) -> None:
    """The points gained rise from the middle of what brought them."""
    middle = QRectF()
    for cell in event.places:
        middle = middle.united(cell_rect(tuple(cell)))
    item = PointsItem(event.points, board.colours[event.seat])
    item.setPos(middle.center())
    board.addItem(item)
    board.rising.append(item)
    step = partial(rise, item, middle.center())
    board.motion.run(step, "dice", delay=wait, then=partial(board.take_away, item))
