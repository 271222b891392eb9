"""Points that rise from what brought them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from felucca.ui.shell.theme import font, theme

RISE = 34.0
Z_RISING = 800.0


def rise(item: QGraphicsItem, at: QPointF, part: float) -> None:
    """Motion: up from a point, visible in the middle of the way."""
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
