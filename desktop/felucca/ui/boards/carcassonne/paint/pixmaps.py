"""The painted layers as pixmaps, shared and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from felucca.ui.boards.carcassonne.paint.cache import TILES
from felucca.ui.boards.carcassonne.paint.features import tower_corners
from felucca.ui.boards.carcassonne.paint.layers import ground_marks, relief_marks
from felucca.ui.boards.carcassonne.paint.marks import Mark, Marks, paint
from felucca.ui.boards.carcassonne.paint.palette import Palette, palette
from felucca.ui.boards.carcassonne.paint.walls import tower_marks

RELIEF = QRectF(-0.12, -0.12, 1.24, 1.24)
"""What a relief pixmap covers, in tiles, from the tile's corner."""
RELIEF_FOOT = 0.0
"""The y at which a relief sorts, from its tile's corner: before the pieces of its row, after those of the row above."""
TOWER = QRectF(-0.09, -0.24, 0.18, 0.31)
"""What a tower pixmap covers, in tiles, from the map corner it stands on."""
WHOLE = QRectF(-0.12, -0.24, 1.24, 1.36)
"""What a whole tile's pixmap covers, in tiles, from the tile's corner."""
EDGE = 0.038
"""How far the dark foot edge shows below a tile."""
_ROUNDING = 0.023
MARKS_A_STEP = 80


def ground_pixmap(design_id: str, rot: int, copy_index: int, size_px: float, dpr: float, theme_name: str) -> QPixmap:
    """The flat layer of a tile, exactly its square. `size_px` is the tile's side in logical pixels."""
    key = ("ground", design_id, rot, copy_index, size_px, dpr, theme_name)
    return TILES.get(key, partial(_ground, design_id, rot, copy_index, size_px, dpr, theme_name))


def relief_pixmap(
    design_id: str,
    rot: int,
    copy_index: int,
    size_px: float,
    dpr: float,
    theme_name: str,
    bare: frozenset[str] = frozenset(),
) -> QPixmap:
    """The upright layer of a tile over `RELIEF`. No houses stand in the cities `bare` names (a castle is there)."""
    key = ("relief", design_id, rot, copy_index, size_px, dpr, theme_name, bare)
    return TILES.get(key, partial(_relief, design_id, rot, copy_index, size_px, dpr, theme_name, bare))


def tower_pixmap(size_px: float, dpr: float, theme_name: str) -> QPixmap:
    """A corner tower over `TOWER`, for tiles of this size."""
    key = ("tower", size_px, dpr, theme_name)
    return TILES.get(key, partial(_layer, TOWER, tower_marks(0, 0), size_px, dpr, theme_name))


def whole_tile_pixmap(
    design_id: str, rot: int, copy_index: int, size_px: float, dpr: float, theme_name: str
) -> QPixmap:
    """A tile by itself over `WHOLE`: ground on its dark foot edge, towers and relief."""
    return list(whole_tile_steps(design_id, rot, copy_index, size_px, dpr, theme_name))[-1]


def whole_tile_steps(
    design_id: str, rot: int, copy_index: int, size_px: float, dpr: float, theme_name: str
) -> Iterator[QPixmap]:
    """The same in steps of a few milliseconds: a picture that grows; the last one is whole."""
    key = ("whole", design_id, rot, copy_index, size_px, dpr, theme_name)
    pixmap = TILES.find(key)
    if pixmap is None:
        pixmap = blank(WHOLE, size_px, dpr)
        for step in _whole(design_id, rot, copy_index):
            painter = tile_painter(pixmap, WHOLE)
            step(painter, palette(theme_name), size_px * dpr)
            painter.end()
            yield pixmap
        TILES.keep(key, pixmap)
    yield pixmap


def paint_tower(painter: QPainter, x: float, y: float, size: float, theme_name: str) -> None:
    """Paint a corner tower on the map corner (x, y), for tiles `size` wide, all in the painter's units."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    paint(painter, tower_marks(0, 0), palette(theme_name), size)
    painter.restore()


def blank(area: QRectF, size_px: float, dpr: float) -> QPixmap:
    """A transparent pixmap over an area given in tiles."""
    pixmap = QPixmap(round(area.width() * size_px * dpr), round(area.height() * size_px * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def tile_painter(pixmap: QPixmap, area: QRectF) -> QPainter:
    """A painter whose unit is one tile and whose origin is the tile's corner."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    logical = pixmap.deviceIndependentSize()
    painter.scale(logical.width() / area.width(), logical.height() / area.height())
    painter.translate(-area.x(), -area.y())
    return painter


def _layer(area: QRectF, marks: Marks, size_px: float, dpr: float, theme_name: str) -> QPixmap:
    pixmap = blank(area, size_px, dpr)
    painter = tile_painter(pixmap, area)
    paint(painter, marks, palette(theme_name), size_px * dpr)
    painter.end()
    return pixmap


def _ground(design_id: str, rot: int, copy: int, size_px: float, dpr: float, theme_name: str) -> QPixmap:
    return _layer(QRectF(0, 0, 1, 1), ground_marks(design_id, rot, copy), size_px, dpr, theme_name)


def _relief(
    design_id: str, rot: int, copy: int, size_px: float, dpr: float, theme_name: str, bare: frozenset[str]
) -> QPixmap:
    return _layer(RELIEF, relief_marks(design_id, rot, copy, bare), size_px, dpr, theme_name)


def _whole(design_id: str, rot: int, copy: int) -> Iterator[Callable[[QPainter, Palette, float], None]]:
    """Northern towers stand behind the walls, southern ones before them."""
    yield partial(_paint_ground, design_id, rot, copy)
    corners = tower_corners(design_id, rot)
    yield partial(_paint_marks, [mark for x, y in corners if y == 0 for mark in tower_marks(x, y)])
    relief = relief_marks(design_id, rot, copy)
    for start in range(0, len(relief), MARKS_A_STEP):
        yield partial(_paint_marks, relief[start : start + MARKS_A_STEP])
    yield partial(_paint_marks, [mark for x, y in corners if y == 1 for mark in tower_marks(x, y)])


def _paint_ground(design_id: str, rot: int, copy: int, painter: QPainter, colours: Palette, pixels: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.brush("foot"))
    painter.drawRoundedRect(QRectF(0, 0, 1, 1 + EDGE), _ROUNDING, _ROUNDING)
    square = QPainterPath()
    square.addRoundedRect(QRectF(0, 0, 1, 1), _ROUNDING, _ROUNDING)
    painter.setClipPath(square)
    paint(painter, ground_marks(design_id, rot, copy), colours, pixels)


def _paint_marks(marks: Iterable[Mark], painter: QPainter, colours: Palette, pixels: float) -> None:
    paint(painter, marks, colours, pixels)
