"""Painting of a board: rim, stone slabs, the labels of rows and columns, the rails of complete lines."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from felucca.model.hatches.components import GRID
from felucca.model.hatches.grid import CELLS
from felucca.ui.boards.hatches.look import BRASS, draw_art, iron, pips, slabs, write_middle
from felucca.ui.boards.hatches.places import Grid
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import faded, round_rect

SPECKS = 3
FINE = 40.0
"""Cells of this side or more show the grain of their stone."""
PICTURES = 24
_NONE = Qt.BrushStyle.NoBrush
_pictures: dict[tuple[object, ...], QPixmap] = {}


def paint_grid(painter: QPainter, grid: Grid, scale: float) -> None:
    """Rim and slabs, a picture that is kept: every board has the same stones. `scale`: px a unit of the painter."""
    frame = grid.frame.adjusted(-1, -1, 1, 1)
    ratio = painter.device().devicePixelRatioF()
    key = (grid.side, scale, ratio, theme().name)
    picture = _pictures.get(key)
    if picture is None:
        if len(_pictures) >= PICTURES:
            _pictures.clear()
        picture = _pictures[key] = QPixmap(ceil(frame.width() * scale * ratio), ceil(frame.height() * scale * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        brush = QPainter(picture)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.scale(scale, scale)
        brush.translate(-frame.topLeft())
        _paint_stones(brush, grid)
        brush.end()
    draw_art(painter, frame, picture)


def _paint_stones(painter: QPainter, grid: Grid) -> None:
    frame = grid.frame
    radius = 1.75 * grid.rim
    round_rect(painter, frame, radius, iron("board"))
    painter.setBrush(_NONE)
    painter.setPen(QPen(faded(QColor("#4C575E"), 0.6), 1.4))
    painter.drawRoundedRect(frame, radius, radius)
    stones, chance = slabs(), Random(6)
    for cell in CELLS:
        _paint_slab(painter, grid.cell(cell), chance.choice(stones), chance, fine=grid.side >= FINE)


def _paint_slab(painter: QPainter, rect: QRectF, stone: QColor, chance: Random, *, fine: bool) -> None:
    dark = theme().name == "dark"
    radius = 0.12 * rect.width()
    painter.setPen(QPen(QColor("#2C363C" if dark else "#6B757B"), 1))
    painter.setBrush(stone)
    painter.drawRoundedRect(rect, radius, radius)
    if not fine:
        return
    edge = QPainterPath(rect.bottomLeft() + QPointF(5.6, -7))
    edge.lineTo(rect.topLeft() + QPointF(5.6, 9.8))
    edge.quadTo(rect.topLeft() + QPointF(5.6, 5.6), rect.topLeft() + QPointF(9.8, 5.6))
    edge.lineTo(rect.topRight() + QPointF(-7, 5.6))
    painter.setBrush(_NONE)
    light = faded(QColor("#FFFFFF"), 0.14 if dark else 0.55)
    painter.setPen(QPen(light, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("#1E272C" if dark else "#8C969B"), 0.5))
    for _ in range(SPECKS):
        spot = rect.topLeft() + QPointF(chance.uniform(0.18, 0.82), chance.uniform(0.18, 0.82)) * rect.width()
        size = chance.uniform(0.8, 1.75)
        painter.drawEllipse(spot, size, size)


def paint_labels(painter: QPainter, grid: Grid) -> None:
    """Digits above the columns, pips beside the rows."""
    large = grid.side >= FINE + 10
    ink = theme().color("text_secondary" if large else "text_tertiary")
    size = 19.0 if large else max(9.5, 0.32 * grid.side)
    face = font("caption", weight=800 if large else 700, size=size, tabular=True)
    top = grid.frame.top() - (9 if large else 3.5)
    for value in range(1, GRID + 1):
        middle = grid.cell((value, value)).center()
        write_middle(painter, QPointF(middle.x(), top), str(value), face, ink)
        if large:
            _paint_pip_box(painter, QPointF(grid.frame.left() - 18, middle.y()), value, ink)
        else:
            spread, dot = 0.135 * grid.side, max(1.15, 0.05 * grid.side)
            beside = QPointF(grid.frame.left() - 5.2 - spread, middle.y())
            _paint_pips(painter, beside, value, spread, dot, ink)


def _paint_pip_box(painter: QPainter, middle: QPointF, value: int, ink: QColor) -> None:
    box = QRectF(middle.x() - 12, middle.y() - 12, 24, 24)
    painter.setBrush(_NONE)
    painter.setPen(QPen(faded(ink, 0.6), 1.4))
    painter.drawRoundedRect(box, 5.8, 5.8)
    _paint_pips(painter, middle, value, 6, 2.28, ink)


def _paint_pips(painter: QPainter, middle: QPointF, value: int, spread: float, size: float, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for pip in pips(value):
        painter.drawEllipse(middle + pip * spread, size, size)


def paint_rails(painter: QPainter, grid: Grid, lines: Sequence[int], points: int) -> None:
    """A brass rail on the rim for every complete line: rows at the left, columns at the top; "+3" beside large ones.

    `lines` are rows from 0, then columns from 6.
    """
    frame, thick = grid.frame, 0.78 * grid.rim
    for line in lines:
        if line < GRID:
            cell = grid.cell((line + 1, 1))
            rail = QRectF(frame.left() + 0.11 * grid.rim, cell.top(), thick, cell.height())
        else:
            cell = grid.cell((1, line - GRID + 1))
            rail = QRectF(cell.left(), frame.top() + 0.11 * grid.rim, cell.width(), thick)
        _paint_brass(painter, rail, thick / 2)
        if grid.side >= FINE + 10:
            _paint_tag(painter, tag_place(grid, line), f"+{points}")


def tag_place(grid: Grid, line: int) -> QRectF:
    """Where "+3" stands: left of the pips of a row, right of the digit of a column."""
    if line < GRID:
        middle = QPointF(grid.frame.left() - 49, grid.cell((line + 1, 1)).center().y())
    else:
        middle = QPointF(grid.cell((1, line - GRID + 1)).center().x() + 23, grid.frame.top() - 16)
    return QRectF(middle.x() - 13, middle.y() - 8.5, 26, 17)


def _paint_brass(painter: QPainter, rect: QRectF, radius: float) -> None:
    light, body, edge = BRASS
    shine = QLinearGradient(rect.topLeft(), rect.bottomRight())
    shine.setColorAt(0, light)
    shine.setColorAt(0.45, body)
    shine.setColorAt(1, edge)
    painter.setPen(QPen(edge, 0.8))
    painter.setBrush(shine)
    painter.drawRoundedRect(rect, radius, radius)


def _paint_tag(painter: QPainter, rect: QRectF, text: str) -> None:
    _paint_brass(painter, rect, rect.height() / 2)
    painter.setFont(font("micro", weight=800, size=11.5, tabular=True))
    painter.setPen(QColor("#2B1E06"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
