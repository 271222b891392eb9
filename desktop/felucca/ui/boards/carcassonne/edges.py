"""Around the map: its soft shadow on the table, and the dark foot edge of its southern tiles.

Both lie in empty cells, and only there are they drawn: under the tiles nobody would see them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from felucca.model.carcassonne.moves import Cell
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.paint.palette import palette
from felucca.ui.boards.carcassonne.picture import Z_EDGE, Picture

REACH = 0.35
"""How far the shadow reaches beyond the tiles, in tiles."""
SHADOW_SIZE = 24.0
"""The shadow is so soft that a small picture of it does for every zoom."""
_FOOT_ROUNDING = 0.023
_PARTS = ((0.0, REACH, -1), (REACH, 1 - REACH, 0), (1 - REACH, 1.0, 1))
_AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


def edges(cells: frozenset[Cell]) -> list[Picture]:
    """The pictures around a map of these cells."""
    return [
        Picture(strip, QPointF(0, 0), Z_EDGE, partial(_edge_picture, cells, strip, above))
        for strip, above in strips(cells)
    ]


def strips(cells: frozenset[Cell]) -> Iterator[tuple[QRectF, bool]]:
    """The part of each empty cell that the shadow reaches, in tiles, and whether a tile's foot shows in it."""
    for x, y in {(x + dx, y + dy) for x, y in cells for dx, dy in _AROUND} - cells:
        reached = QRectF()
        for left, right, dx in _PARTS:
            for top, bottom, dy in _PARTS:
                if {(x + dx, y), (x, y + dy), (x + dx, y + dy)} & cells:
                    reached = reached.united(QRectF(x + left, y + top, right - left, bottom - top))
        yield reached, (x, y - 1) in cells


def _edge_picture(cells: frozenset[Cell], strip: QRectF, above: bool, size: float, ratio: float, look: str) -> QPixmap:
    left, top = round(strip.left() * size), round(strip.top() * size)
    width, height = round(strip.right() * size) - left, round(strip.bottom() * size) - top
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    shadow, corner = _shadow(cells, look)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    source = QRectF((strip.topLeft() - corner) * SHADOW_SIZE, strip.size() * SHADOW_SIZE)
    painter.drawPixmap(QRectF(0, 0, width, height), shadow, source)
    if above:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette(look).brush("foot"))
        cell = QRectF((int(strip.left() // 1) - strip.left()) * size, -size, size, size * (1 + paint.EDGE))
        painter.drawRoundedRect(cell, _FOOT_ROUNDING * size, _FOOT_ROUNDING * size)
    painter.end()
    return pixmap


@lru_cache(maxsize=4)
def _shadow(cells: frozenset[Cell], look: str) -> tuple[QPixmap, QPointF]:
    """The shadow of the whole map, small, and the corner of what it covers, in tiles."""
    area = QRectF()
    for x, y in cells:
        area = area.united(QRectF(x, y, 1, 1))
    area.adjust(-1, -1, 1, 1)
    pixmap = QPixmap((area.size() * SHADOW_SIZE).toSize())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-area.topLeft() * SHADOW_SIZE)
    paint.paint_base(painter, cells, SHADOW_SIZE, look)
    painter.end()
    return pixmap, area.topLeft()
