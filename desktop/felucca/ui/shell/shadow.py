"""Soft shadows, baked once into small pictures and stretched around any rounded rectangle."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, erf, sqrt

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from felucca.ui.shell.theme import theme


def shadow(painter: QPainter, rect: QRectF, radius: float, elevation: int) -> None:
    """Paint the shadow of a rounded rectangle at an elevation of 1 to 4, below where the rectangle will be drawn."""
    if elevation <= 0:
        return
    _, drop, blur, opacity = theme().tokens["elevation"][str(elevation)]
    strength = opacity if theme().name == "light" else theme().shadow_opacity
    dpr = painter.device().devicePixelRatioF()
    patch = _patch(int(radius), int(blur), theme().color("shadow").rgb(), dpr)
    painter.save()
    painter.setOpacity(painter.opacity() * strength)
    _stretch(painter, patch, rect.translated(0, drop).adjusted(-blur, -blur, blur, blur), radius + 2 * blur, dpr)
    painter.restore()


def lay_shadow(painter: QPainter, rect: QRect, radius: float, elevation: int) -> None:
    """The same from a picture that is kept: for shadows that are painted again and again."""
    reach = shadow_reach(elevation)
    if reach:
        ratio = painter.device().devicePixelRatioF()
        picture = _kept(rect.width(), rect.height(), radius, elevation, theme().name, ratio)
        painter.drawPixmap(rect.topLeft() - QPoint(reach, reach), picture)


@lru_cache(maxsize=32)
def _kept(width: int, height: int, radius: float, elevation: int, _theme: str, ratio: float) -> QPixmap:
    reach = shadow_reach(elevation)
    picture = QPixmap(QSize(width + 2 * reach, height + 2 * reach) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    shadow(painter, QRectF(reach, reach, width, height), radius, elevation)
    painter.end()
    return picture


def shadow_reach(elevation: int) -> int:
    """How far a shadow of this elevation reaches beyond its rectangle, in px."""
    if elevation <= 0:
        return 0
    _, drop, blur, _ = theme().tokens["elevation"][str(elevation)]
    return int(drop + blur)


@lru_cache(maxsize=64)
def _patch(radius: int, blur: int, rgb: int, dpr: float) -> QPixmap:
    """A square picture of a black-strength shadow, `radius + 2 blur` at every corner and 2 px to stretch between."""
    side = 2 * (radius + 2 * blur) + 2
    # Sixteen bits a channel: many faint rings add up, and eight bits would round them away.
    image = QImage(ceil(side * dpr), ceil(side * dpr), QImage.Format.Format_RGBA64_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    color = QColor.fromRgb(rgb)
    steps = max(8, 2 * blur)
    for step in range(steps):
        # Rings from the widest to the narrowest add up to the bell curve of a real blur.
        outer, inner = 1 - 2 * step / steps, 1 - 2 * (step + 1) / steps
        color.setAlphaF((erf(outer * sqrt(2)) - erf(inner * sqrt(2))) / 2 / erf(sqrt(2)))
        painter.setBrush(color)
        spread = (outer + inner) / 2 * blur
        ring = QRectF(0, 0, side, side).adjusted(blur - spread, blur - spread, spread - blur, spread - blur)
        painter.drawRoundedRect(ring, max(1.0, radius + spread), max(1.0, radius + spread))
    painter.end()
    return QPixmap.fromImage(image)


def _stretch(painter: QPainter, patch: QPixmap, outer: QRectF, corner: float, dpr: float) -> None:
    """Draw the nine parts of the picture around `outer`."""
    side = patch.width() / dpr
    edge = min(corner, outer.width() / 2, outer.height() / 2)
    source = (0.0, edge, side - edge, side)
    across = (outer.left(), outer.left() + edge, outer.right() - edge, outer.right())
    down = (outer.top(), outer.top() + edge, outer.bottom() - edge, outer.bottom())
    for row in range(3):
        for column in range(3):
            target = QRectF(QPointF(across[column], down[row]), QPointF(across[column + 1], down[row + 1]))
            start = QPointF(source[column], source[row]) * dpr
            end = QPointF(source[column + 1], source[row + 1]) * dpr
            if not target.isEmpty():
                painter.drawPixmap(target, patch, QRectF(start, end))
