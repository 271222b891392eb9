"""Panels over a table that moves: their ground is painted once and kept."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Panel, round_rect


class Surface(Panel):
    """A `Panel` whose ground, line and shadows of buttons are one picture.

    Panning the table below repaints what the round corners of a panel show, dozens of times a second.
    """

    _picture: QPixmap | None = None
    _key: Any = None

    def forget(self) -> None:
        """Something on the ground is another: paint it anew."""
        self._picture = None
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.forget()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, theme().name, self.token)
        if self._picture is None or key != self._key:
            self._picture, self._key = self._paint_ground(ratio), key
        painter = QPainter(self)
        rect, round_part = self.rect(), round(self.radius)
        inside = rect.adjusted(round_part, round_part, -round_part, -round_part)
        if event.region().intersects(inside):
            painter.drawPixmap(0, 0, self._picture)
            return
        # Only the table below has moved: the corners and the edges show it.
        top = QRect(0, 0, rect.width(), round_part)
        left = QRect(0, round_part, 2, rect.height() - 2 * round_part)
        for part in (top, top.translated(0, rect.height() - round_part), left, left.translated(rect.width() - 2, 0)):
            painter.drawPixmap(part, self._picture, QRect(part.topLeft() * ratio, part.size() * ratio))

    def _paint_ground(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = theme().color("line")
        round_rect(painter, self.rect().toRectF(), self.radius, theme().color(self.token), line, self.line_width)
        self.paint_shadows(painter)
        painter.end()
        return picture
