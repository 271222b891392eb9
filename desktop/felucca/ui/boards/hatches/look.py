"""The colours of the street, and what all sheets of the board have in common."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from felucca.ui.shell.shadow import shadow, shadow_reach
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import round_rect

BRASS = (QColor("#FFE7AE"), QColor("#D9A54C"), QColor("#9A6A25"))
"""Light, body and edge of the rails."""
CHALK = QColor("#C5CED2")
"""Words on the dark slate of the tray."""
AMBER = QColor("#FFD27A")
CROSS = QColor("#8A2018")


def iron(name: str) -> QColor:
    """A colour of the street: board, tray, tray_rim, shaft… of the theme in use, where there are two."""
    return QColor(_token(name))


def slabs() -> list[QColor]:
    """The stones of the cells."""
    return [QColor(colour) for colour in _token("slab")]


def _token(name: str) -> Any:
    table = theme().tokens["hatches"]
    return table.get(f"{name}_dark", table[name]) if theme().name == "dark" else table[name]


class Sheet(QGraphicsItem):
    """A part of the board that changes seldom: it paints itself once and shows the picture until `refresh`."""

    def __init__(self, rect: QRectF, z: float, reach: float = 0.0) -> None:
        super().__init__()
        self.rect = rect
        self._reach = reach
        self.setZValue(z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        reach = self._reach
        return self.rect.adjusted(-reach, -reach, reach, reach)

    def refresh(self) -> None:
        """What it shows is another."""
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class PanelSheet(Sheet):
    """A panel of paper with its shadow."""

    def __init__(self, rect: QRectF, radius: float, z: float = 0.0) -> None:
        super().__init__(rect, z, shadow_reach(1) + 1)
        self._radius = radius

    def draw(self, painter: QPainter) -> None:
        shadow(painter, self.rect, self._radius, 1)
        round_rect(painter, self.rect, self._radius, theme().color("surface"), theme().color("line"))


def draw_art(painter: QPainter, place: QRectF, art: QPixmap) -> None:
    """A picture made for a place at this zoom: pixel by pixel, unless the place is turned or stretched."""
    transform = painter.worldTransform()
    size = art.deviceIndependentSize()
    straight = not (transform.m12() or transform.m21())
    fits = max(
        abs(transform.m11() * place.width() - size.width()), abs(transform.m22() * place.height() - size.height())
    )
    if not straight or fits > 1.01:
        painter.drawPixmap(place, art, QRectF(art.rect()))
        return
    corner = transform.map(place.topLeft())
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), art)
    painter.setWorldTransform(transform)


def write(painter: QPainter, at: QPointF, text: str, face: QFont, ink: QColor, room: float = 1e4) -> float:
    """A line of text from a point of its base line, shortened to a width; how wide it is."""
    metrics = QFontMetricsF(face)
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.setFont(face)
    painter.setPen(ink)
    painter.drawText(at, text)
    return metrics.horizontalAdvance(text)


def write_middle(painter: QPainter, at: QPointF, text: str, face: QFont, ink: QColor, room: float = 1e4) -> None:
    """A line of text around a point of its base line."""
    metrics = QFontMetricsF(face)
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    write(painter, at - QPointF(metrics.horizontalAdvance(text) / 2, 0), text, face, ink)


def pips(value: int) -> list[QPointF]:
    """Where the pips of a die face lie, from the middle, in steps of one."""
    corners = [QPointF(-1, -1), QPointF(1, 1)]
    found = [QPointF(0, 0)] if value % 2 else []
    if value > 1:
        found += corners
    if value > 3:
        found += [QPointF(1, -1), QPointF(-1, 1)]
    if value == 6:
        found += [QPointF(-1, 0), QPointF(1, 0)]
    return found
