"""What lies on the cells of the large board while a hatch is to be placed, under the toolkit's own frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from felucca.model.hatches.moves import Cell
from felucca.ui.boards.hatches.look import CROSS
from felucca.ui.boards.hatches.pieces import ART, OPEN, paint_hatch
from felucca.ui.boards.hatches.places import LARGE
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import faded, paint_roundel

if TYPE_CHECKING:
    from felucca.ui.boards.hatches.board import HatchesBoard

Z_MARKS = 300.0
EMBLEM = 8.5
PREVIEW = 0.75


class MarksItem(QGraphicsItem):
    """Legal cells with the emblems of the pairs that reach them, refused ones with a cross, the chosen hatch."""

    def __init__(self, board: HatchesBoard) -> None:
        super().__init__()
        self._board = board
        self.setZValue(Z_MARKS)
        self._legal: Mapping[Cell, Sequence[int]] = {}
        self._refused: Mapping[Cell, bool] = {}
        self._chosen: Cell | None = None
        self._seat = 0

    def show(
        self, seat: int, legal: Mapping[Cell, Sequence[int]], refused: Mapping[Cell, bool], chosen: Cell | None
    ) -> None:
        """`legal`: the seats whose pairs reach a cell; `refused`: whether something lies on it already."""
        self._seat, self._legal, self._refused, self._chosen = seat, legal, refused, chosen
        self.update()

    def clear(self) -> None:
        self.show(0, {}, {}, None)

    def boundingRect(self) -> QRectF:
        return LARGE.frame

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shown = self._board.show_legal
        for cell, seats in self._legal.items():
            if cell == self._chosen:
                self._draw_chosen(painter, cell)
            elif shown:
                self._draw_free(painter, cell)
            if shown or cell == self._chosen:
                self._draw_emblems(painter, cell, seats)
        for cell, taken in self._refused.items() if shown else ():
            self._draw_cross(painter, cell, taken)

    def _draw_free(self, painter: QPainter, cell: Cell) -> None:
        wash = theme().color("signal")
        painter.fillPath(LARGE.outline(cell), faded(wash, 0.22))
        dark = theme().name == "dark"
        pen = QPen(faded(QColor("#FFD48A" if dark else "#3A2600"), 0.8), 2)
        pen.setDashPattern([2.5, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(LARGE.cell(cell).center(), 16.8, 16.8)

    def _draw_chosen(self, painter: QPainter, cell: Cell) -> None:
        painter.setOpacity(PREVIEW)
        colour = self._board.colours[self._seat]
        paint_hatch(painter, LARGE.cell(cell).center(), colour, OPEN, ART, self._board.pixels)
        painter.setOpacity(1)

    def _draw_emblems(self, painter: QPainter, cell: Cell, seats: Sequence[int]) -> None:
        corner = LARGE.cell(cell).topRight() + QPointF(-12, 12)
        ratio = painter.device().devicePixelRatioF() * max(1.0, self._board.pixels)
        for index, seat in enumerate(reversed(seats)):
            middle = corner - QPointF(index * 1.75 * EMBLEM, 0)
            disc = QRectF(middle.x() - EMBLEM, middle.y() - EMBLEM, 2 * EMBLEM, 2 * EMBLEM)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 255, 255, 210))
            painter.drawEllipse(disc.adjusted(-1, -1, 1, 1))
            paint_roundel(painter, disc, self._board.colours[seat], ratio)

    def _draw_cross(self, painter: QPainter, cell: Cell, taken: bool) -> None:
        rect = LARGE.cell(cell)
        middle, radius = (rect.topRight() + QPointF(-14, 14), 9.0) if taken else (rect.center(), 12.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(QColor("#FFFFFF"), 0.95))
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(QPen(CROSS, 0.2 * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        arm = QPointF(0.37 * radius, 0.37 * radius)
        painter.drawLine(middle - arm, middle + arm)
        across = QPointF(arm.x(), -arm.y())
        painter.drawLine(middle - across, middle + across)
