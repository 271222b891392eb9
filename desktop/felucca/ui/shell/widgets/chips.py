"""Small rounded labels: states, points, places."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QSizePolicy, QWidget

from felucca import share
from felucca.ui.shell.icons import glyph_pixmap, icon_pixmap
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets.base import Painted, round_rect, smooth

HEIGHT, PADDING, ICON = 26, 12, 16
_TONES = {
    "neutral": ("surface_sunken", "text_secondary"),
    "primary": ("primary_soft", "on_primary_soft"),
    "accent": ("accent_soft", "on_accent_soft"),
    "winner": ("accent", "on_accent"),
    "success": ("success_soft", "success"),
    "danger": ("danger_soft", "danger"),
}


class Chip(Painted):
    """A label in a pill; `tone` is neutral, primary, accent, winner, success or danger."""

    def __init__(
        self, text: str = "", tone: str = "neutral", icon: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text = ""
        self._icon = icon
        self.tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    @property
    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def set_tone(self, tone: str) -> None:
        self.tone = tone
        self.update()

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self._font()).horizontalAdvance(self._text)
        return QSize(round(width) + 2 * PADDING + (ICON + 5 if self._icon else 0), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        fill, ink = (theme().color(token) for token in _TONES[self.tone])
        round_rect(painter, QRectF(self.rect()), self.height() / 2, fill)
        x = float(PADDING)
        if self._icon:
            pixmap = icon_pixmap(self._icon, ink, ICON, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, (self.height() - ICON) / 2), pixmap)
            x += ICON + 5
        painter.setFont(self._font())
        painter.setPen(ink)
        painter.drawText(QRectF(x, 0, self.width(), self.height()), Qt.AlignmentFlag.AlignVCenter, self._text)

    def _font(self) -> QFont:
        return font("caption", weight=600, tabular=True)


class Weight(Painted):
    """Three dots: how demanding a game is, 1 to 3."""

    def __init__(self, weight: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._weight = weight
        self.setFixedSize(38, 12)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        for dot in range(3):
            on = dot < self._weight
            rect = QRectF(1.3 + dot * 13, 1.3, 9.4, 9.4)
            accent = theme().color("accent")
            round_rect(painter, rect, 4.7, accent if on else None, accent if on else theme().color("line_strong"), 1.4)


class Picture(Painted):
    """An icon, or a glyph where there is no icon of that name, standing alone beside words."""

    def __init__(
        self, name: str, token: str | QColor = "text_secondary", size: int = 18, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._draw = icon_pixmap if share.exists("art", "icons", f"{name}.svg") else glyph_pixmap
        self._name = name
        self._token = token
        self.setFixedSize(size, size)

    def paintEvent(self, event: QEvent) -> None:
        color = theme().color(self._token) if isinstance(self._token, str) else self._token
        smooth(self).drawPixmap(0, 0, self._draw(self._name, color, self.width(), self.devicePixelRatioF()))
