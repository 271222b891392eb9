"""The street under the boards."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from felucca.ui.shell.theme import theme

ROW, GAP, RADIUS = 36.0, 4.0, 8.0
_STONES = {
    "light": ((255, 46), (255, 20), (40, 8), (40, 4)),
    "dark": ((255, 10), (255, 5), (0, 40), (0, 20)),
}
"""Greys and their strengths: the soft light of the table shines through."""


def paint_paving(painter: QPainter, rect: QRectF) -> None:
    """Rows of stones of many widths, always the same ones."""
    chance = Random(7)
    stones = [QColor(grey, grey, grey, strength) for grey, strength in _STONES[theme().name]]
    painter.setPen(Qt.PenStyle.NoPen)
    y, shift = rect.top() - 12.0, False
    while y < rect.bottom():
        x = rect.left() - (18.0 if not shift else 34.0)
        while x < rect.right():
            width = chance.uniform(42, 66)
            painter.setBrush(chance.choice(stones))
            painter.drawRoundedRect(QRectF(x, y, width, ROW - GAP), RADIUS, RADIUS)
            x += width + GAP
        y += ROW
        shift = not shift
