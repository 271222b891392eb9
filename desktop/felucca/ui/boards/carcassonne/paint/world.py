"""What is painted over the whole map in map coordinates: its base, the drifting tint, the seams between tiles.

A map coordinate of 1 is one tile; cell (x, y) covers x to x + 1 and y to y + 1.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from felucca.ui.boards.carcassonne.paint.cache import TILES
from felucca.ui.boards.carcassonne.paint.palette import palette
from felucca.ui.boards.carcassonne.paint.pixmaps import EDGE, blank, tile_painter

Cell = tuple[int, int]

_TINTS = ("#FFF3B0", "#FFE7A0", "#2E6B50", "#3E6B2A")
_STRENGTH = 0.16
_CHANCE = 0.55
_WIDEST = 1.3
_REACH = 2
_SQUARE = QRectF(0, 0, 1, 1)
_SHADOW_STEPS = 14
_SHADOW_STROKE = 0.05
_SHADOW = {"light": "wall_shadow@48", "dark": "black"}
"""The ink of the shadow's shape in a theme: by light it is fainter."""


class Patch(NamedTuple):
    """A soft round stain of one of the tints, in map coordinates."""

    x: float
    y: float
    radius: float
    tint: str


def patches(cell: Cell) -> Iterator[Patch]:
    """The patches that reach into a cell. They depend on the map's coordinates alone, so neighbours agree."""
    x, y = cell
    for column in range(x - _REACH, x + _REACH + 1):
        for row in range(y - _REACH, y + _REACH + 1):
            rng = Random(f"tint {column} {row}")
            if rng.random() < _CHANCE:
                at = column + rng.random(), row + rng.random()
                yield Patch(*at, rng.uniform(0.6, _WIDEST), rng.choice(_TINTS))


def tint_pixmap(cell: Cell, size_px: float, dpr: float) -> QPixmap:
    """The world tint over one cell, exactly its square; the same in both themes."""
    return TILES.get(("tint", cell, size_px, dpr), partial(_tint, cell, size_px, dpr))


def _tint(cell: Cell, size_px: float, dpr: float) -> QPixmap:
    pixmap = blank(_SQUARE, size_px, dpr)
    painter = tile_painter(pixmap, _SQUARE)
    painter.setPen(Qt.PenStyle.NoPen)
    for patch in patches(cell):
        middle = QPointF(patch.x - cell[0], patch.y - cell[1])
        gradient = QRadialGradient(middle, patch.radius)
        colour = QColor(patch.tint)
        colour.setAlphaF(_STRENGTH)
        gradient.setColorAt(0, colour)
        colour.setAlphaF(0)
        gradient.setColorAt(1, colour)
        painter.setBrush(gradient)
        painter.drawEllipse(middle, patch.radius, patch.radius)
    painter.end()
    return pixmap


def paint_base(painter: QPainter, cells: frozenset[Cell], tile: float, theme_name: str) -> None:
    """The map's soft shadow on the table and the dark edge below its southern tiles, beneath all grounds."""
    corner, mask = _shadow(cells, tile)
    tinted = QPixmap(mask)
    tint = QPainter(tinted)
    tint.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    tint.fillRect(tinted.rect(), palette(theme_name).colour(_SHADOW[theme_name]))
    tint.end()
    painter.drawPixmap(corner, tinted)
    painter.fillPath(_outline(cells, tile), palette(theme_name).brush("foot"))


def _outline(cells: Iterable[Cell], tile: float) -> QPainterPath:
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    for x, y in cells:
        outline.addRect(QRectF(x * tile, y * tile, tile, tile * (1 + EDGE)))
    return outline.simplified()


@lru_cache(maxsize=256)
def _shadow(cells: frozenset[Cell], tile: float) -> tuple[QPointF, QPixmap]:
    """The upper left corner and the shape of the shadow of some tiles: every theme has its own colour for it.

    Many faint strokes, each wider than the last, make the soft edge of a blur.
    """
    outline = _outline(cells, tile)
    area = outline.boundingRect().adjusted(-tile, -tile, tile, tile).toAlignedRect()
    pixmap = QPixmap(area.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-area.x(), -area.y() + 0.06 * tile)
    ink = QColor(0, 0, 0)
    ink.setAlphaF(_SHADOW_STROKE)
    for step in range(1, _SHADOW_STEPS + 1):
        width = 0.42 * tile * step / _SHADOW_STEPS
        painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(outline)
    painter.end()
    return QPointF(area.topLeft()), pixmap


def paint_seams(painter: QPainter, cells: Collection[Cell], tile: float, theme_name: str) -> None:
    """The hairlines between tiles, above grounds and tint, below the reliefs."""
    seams = []
    for x, y in cells:
        if (x, y - 1) in cells:
            seams.append(QLineF(x * tile, y * tile, (x + 1) * tile, y * tile))
        if (x - 1, y) in cells:
            seams.append(QLineF(x * tile, y * tile, x * tile, (y + 1) * tile))
    painter.save()
    pen = QPen(palette(theme_name).colour("seam@18"), 1)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.drawLines(seams)
    painter.restore()
