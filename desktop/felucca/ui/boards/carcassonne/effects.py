"""Motion on the map: tiles settle, followers arrive and go home, points rise. The truth is shown already."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from felucca.ui.boards.carcassonne.builds import CASTLE_SEGMENT
from felucca.ui.boards.carcassonne.picture import TILE, Picture, cell_rect
from felucca.ui.boards.carcassonne.pieces import PieceItem, place_piece
from felucca.ui.shell.theme import font, theme
from felucca.ui.table.motion import TRAVEL

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard

LIFT = 0.06
"""A tile settles from so much larger."""
DROP = 26.0
RISE = 34.0
Z_RISING = 800.0


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
    step = partial(_float, item, middle.center())
    board.motion.run(step, "dice", delay=wait, then=partial(board.take_away, item))


def _float(item: QGraphicsItem, at: QPointF, part: float) -> None:
    item.setPos(at - QPointF(0, RISE * part))
    item.setOpacity(min(1.0, 3 * part) * min(1.0, 3 * (1 - part)) if part < 1 else 0.0)


class PointsItem(QGraphicsItem):
    """ "+8" in a pill of the seat's colour, the same size at any zoom."""

    def __init__(self, points: int, colour: str) -> None:
        super().__init__()
        self._text = f"+{points}" if points >= 0 else f"−{-points}"
        self._colour = colour
        self.setZValue(Z_RISING)
        self.setOpacity(0)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)

    def boundingRect(self) -> QRectF:
        width = QFontMetricsF(font("score", size=20)).horizontalAdvance(self._text) + 28
        return QRectF(-width / 2, -19, width, 38)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme().seat(self._colour)
        box = self.boundingRect().adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor("#FFFFFF"), 2))
        painter.setBrush(colours.fill)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(colours.text_on)
        painter.setFont(font("score", size=20))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)
