"""What players build on the map: bridges and castles, from the drawn tokens."""

from __future__ import annotations

from functools import lru_cache, partial

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from felucca import share
from felucca.ui.boards.carcassonne.paint.cache import TILES
from felucca.ui.boards.carcassonne.paint.marks import box
from felucca.ui.boards.carcassonne.paint.pixmaps import blank, tile_painter
from felucca.ui.boards.carcassonne.paint.shapes import Point

BRIDGE = {"EW": QRectF(0, 0.125, 1, 0.75), "NS": QRectF(0, -1 / 24, 1, 13 / 12)}
"""What a bridge pixmap covers by its axis, in tiles, from its tile's corner."""
BRIDGE_FOOT = {"EW": 0.585, "NS": 1.0}
"""The y at which a bridge sorts among reliefs and pieces, in tiles, from its tile's corner."""
BRIDGE_STAND: Point = (0.5, 0.37)
"""Where a follower stands on a bridge of either axis."""

_SCALE = 0.672
CASTLE = QRectF(-_SCALE / 2, -0.3287, _SCALE, _SCALE * 100 / 120)
"""What a castle pixmap covers, in tiles, from the middle of the edge its two caps share."""
CASTLE_FOOT = 0.131
"""The y at which a castle sorts, from the middle of that edge."""
CASTLE_STAND: Point = (0.0, -0.02)
"""Where a follower stands on a castle, from the middle of that edge; its height there is .29 of a tile."""

_FLAG, _FLAG_LINE = "#C93A2E", "#8A2018"


def bridge_pixmap(axis: str, size_px: float, dpr: float) -> QPixmap:
    """A bridge over `BRIDGE[axis]`. Axes are those of the map: "EW" or "NS"."""
    svg = _art(f"bridge_{axis.lower()}.svg")
    return TILES.get(("bridge", axis, size_px, dpr), partial(_drawn, svg, BRIDGE[axis], size_px, dpr))


def castle_pixmap(flag: QColor, flag_line: QColor, size_px: float, dpr: float) -> QPixmap:
    """A castle over `CASTLE`, its flags in a seat's fill with the seat's dark outline."""
    svg = _art("castle.svg").replace(_FLAG, flag.name()).replace(_FLAG_LINE, flag_line.name())
    key = ("castle", flag.name(), flag_line.name(), size_px, dpr)
    return TILES.get(key, partial(_drawn, svg, CASTLE, size_px, dpr))


def bridge_path(axis: str) -> QPainterPath:
    """The area of a bridge's deck in its tile's unit square, for hovering and hits."""
    if axis == "NS":
        return box(0.42, 0, 0.16, 1)
    deck = QPainterPath(QPointF(0, 0.4))
    deck.cubicTo(0.28, 0.2, 0.72, 0.2, 1, 0.4)
    deck.lineTo(1, 0.585)
    deck.cubicTo(0.72, 0.385, 0.28, 0.385, 0, 0.585)
    deck.closeSubpath()
    return deck


@lru_cache(maxsize=8)
def _art(name: str) -> str:
    return share.path("art", "tokens", name).read_text(encoding="utf-8")


def _drawn(svg: str, area: QRectF, size_px: float, dpr: float) -> QPixmap:
    pixmap = blank(area, size_px, dpr)
    painter = tile_painter(pixmap, area)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, area)
    painter.end()
    return pixmap
