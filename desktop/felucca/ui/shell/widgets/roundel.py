"""The disc with colour and emblem that stands for a seat."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from felucca.ui.shell.icons import svg_pixmap
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets.base import Painted, smooth

_DRAWN, _DISC = 48, 44
"""The art is a 48 px square with a disc of 44 px."""


def paint_roundel(painter: QPainter, rect: QRectF, color: str, dpr: float = 1.0) -> None:
    """Paint the disc of a seat so that it fills a square."""
    side = rect.width() * _DRAWN / _DISC
    picture = svg_pixmap("art", "seats", f"{color}_roundel.svg", width=side, height=side, dpr=dpr)
    margin = (side - rect.width()) / 2
    painter.drawPixmap(rect.topLeft() - QRectF(0, 0, margin, margin).bottomRight(), picture)


class Roundel(Painted):
    """A seat's disc, `size` px across. With a name it says so to a screen reader."""

    def __init__(self, color: str, size: int = 38, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.color = color
        self.setFixedSize(size, size)

    def set_color(self, color: str) -> None:
        self.color = color
        self.update()

    def paintEvent(self, event: QEvent) -> None:
        paint_roundel(smooth(self), QRectF(self.rect()), self.color, self.devicePixelRatioF())


class RoundelRow(Painted):
    """The seats of a game as discs that overlap, each with a rim of the ground."""

    RIM = 4

    def __init__(self, size: int = 34, step: int = 30, ground: str = "surface", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground = ground
        self._size = size
        self._step = step
        self._colors: list[str] = []
        self.set_colors([])

    def set_colors(self, colors: list[str]) -> None:
        self._colors = list(colors)
        width = self._size + self._step * max(0, len(colors) - 1) + 2 * self.RIM
        self.setFixedSize(width, self._size + 2 * self.RIM)
        self.update()

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        for index, color in enumerate(self._colors):
            disc = QRectF(self.RIM + index * self._step, self.RIM, self._size, self._size)
            rim = disc.adjusted(-self.RIM, -self.RIM, self.RIM, self.RIM)
            painter.setPen(theme().color(self._ground))
            painter.setBrush(theme().color(self._ground))
            painter.drawEllipse(rim.adjusted(0.5, 0.5, -0.5, -0.5))
            paint_roundel(painter, disc, color, self.devicePixelRatioF())
