"""Around the map: its soft shadow on the table, and the dark foot edge of its southern tiles.

Both lie in empty cells, and only there are they drawn: under the tiles nobody would see them.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from felucca.model.carcassonne.moves import Cell
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.paint.cache import TILES
from felucca.ui.boards.carcassonne.paint.palette import palette
from felucca.ui.boards.carcassonne.picture import Z_EDGE, Picture, cell_rect

REACH = 0.35
"""How far the shadow reaches beyond the tiles, in tiles."""
SHADOW_SIZE = 24.0
"""The shadow is so soft that a small picture of it does for every zoom."""
_FOOT_ROUNDING = 0.023
_PARTS = ((0.0, REACH, -1), (REACH, 1 - REACH, 0), (1 - REACH, 1.0, 1))
_AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
_LOCAL = QRectF(-1, -1, 3, 3)


class Edge(NamedTuple):
    """An empty cell beside the map, and in which directions tiles lie around it: all that its picture depends on."""

    cell: Cell
    around: frozenset[Cell]


def edges(cells: frozenset[Cell]) -> set[Edge]:
    """The empty cells around a map of these cells."""
    empty = {(x + dx, y + dy) for x, y in cells for dx, dy in _AROUND} - cells
    return {Edge((x, y), frozenset((dx, dy) for dx, dy in _AROUND if (x + dx, y + dy) in cells)) for x, y in empty}


def edge_picture(edge: Edge) -> Picture:
    """What the map shows in an empty cell."""
    make = partial(_edge_pixmap, edge.around)
    return Picture(_reached(edge.around), cell_rect(edge.cell).topLeft(), Z_EDGE, make)


@lru_cache(maxsize=256)
def _reached(around: frozenset[Cell]) -> QRectF:
    """The part of an empty cell that the shadow reaches, in tiles."""
    reached = QRectF()
    for left, right, dx in _PARTS:
        for top, bottom, dy in _PARTS:
            if {(dx, 0), (0, dy), (dx, dy)} & around:
                reached = reached.united(QRectF(left, top, right - left, bottom - top))
    return reached


def _edge_pixmap(around: frozenset[Cell], size: float, ratio: float, look: str) -> QPixmap:
    return TILES.get(("edge", around, size, ratio, look), partial(_paint_edge, around, size, ratio, look))


def _paint_edge(around: frozenset[Cell], size: float, ratio: float, look: str) -> QPixmap:
    strip = _reached(around)
    left, top = round(strip.left() * size), round(strip.top() * size)
    width, height = round(strip.right() * size) - left, round(strip.bottom() * size) - top
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    source = QRectF((strip.topLeft() - _LOCAL.topLeft()) * SHADOW_SIZE, strip.size() * SHADOW_SIZE)
    painter.drawPixmap(QRectF(0, 0, width, height), _shadow(around, look), source)
    if (0, -1) in around:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette(look).brush("foot"))
        foot = QRectF(-strip.left() * size, -size, size, size * (1 + paint.EDGE))
        painter.drawRoundedRect(foot, _FOOT_ROUNDING * size, _FOOT_ROUNDING * size)
    painter.end()
    return pixmap


@lru_cache(maxsize=256)
def _shadow(around: frozenset[Cell], look: str) -> QPixmap:
    """The shadow of the tiles around a cell, small."""
    pixmap = QPixmap((_LOCAL.size() * SHADOW_SIZE).toSize())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-_LOCAL.topLeft() * SHADOW_SIZE)
    paint.paint_base(painter, around, SHADOW_SIZE, look)
    painter.end()
    return pixmap
