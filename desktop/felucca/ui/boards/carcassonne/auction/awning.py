"""The beam and the striped cloth over the bazaar's panel."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

STRIPES = 22
ROOF, OVER = 18, 10
"""The height of the beam, and how far it reaches beyond the card's sides."""


class Awning(QWidget):
    """It lies over the upper edge of the card and takes no clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cloth = QRectF(OVER, ROOF - 6.0, self.width() - 2 * OVER, self.height() - ROOF + 5.0)
        count = STRIPES if cloth.width() > 800 else STRIPES - 6
        stripe = cloth.width() / count
        straight = cloth.height() - 0.42 * stripe
        for index in range(count):
            path = QPainterPath()
            path.moveTo(cloth.left() + index * stripe, cloth.top())
            path.lineTo(cloth.left() + (index + 1) * stripe, cloth.top())
            path.lineTo(cloth.left() + (index + 1) * stripe, cloth.top() + straight)
            hem = QRectF(cloth.left() + index * stripe, cloth.top() + straight - 0.42 * stripe, stripe, 0.84 * stripe)
            path.arcTo(hem, 0, -180)
            path.closeSubpath()
            painter.setPen(QPen(QColor(110, 26, 18, 90), 1.2))
            painter.setBrush(QColor("#FBF1DC" if index % 2 else "#B8352A"))
            painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 26))
        painter.drawRect(QRectF(cloth.left(), cloth.top(), cloth.width(), 8))
        painter.setPen(QPen(QColor("#3E2410"), 1.4))
        painter.setBrush(QColor("#7A4A22"))
        painter.drawRoundedRect(QRectF(0.7, 0.7, self.width() - 1.4, ROOF - 1.4), 9, 9)
