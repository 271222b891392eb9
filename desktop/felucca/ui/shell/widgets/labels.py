"""Words on the screen: a label with a role of the type scale and a colour of the theme."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from felucca.ui.shell.theme import font, theme

LINE_SPACING = 118
"""Per cent of the font's own line height (1.2 em): lines 1.42 em apart."""


class Label(QLabel):
    """A text in a font role and a colour token (or a fixed colour, on pictures); `wrap` breaks lines."""

    def __init__(
        self,
        text: str = "",
        role: str = "body",
        tone: str | QColor = "text",
        *,
        wrap: bool = False,
        weight: int | None = None,
        size: float | None = None,
        tabular: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.tone = tone
        self._words = ""
        self.setFont(font(role, weight=weight, size=size, tabular=tabular))
        self.setTextFormat(Qt.TextFormat.RichText if wrap else Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setText(text)
        theme().changed.connect(self._retheme)
        self._retheme()

    def setText(self, text: str) -> None:
        """Plain text; where it wraps, the lines stand as far apart as the type scale wants."""
        self._words = text
        wide = f'<div style="line-height:{LINE_SPACING}%">{escape(text)}</div>'
        super().setText(wide if self.wordWrap() and text else text)

    def text(self) -> str:
        return self._words

    def set_tone(self, tone: str | QColor) -> None:
        self.tone = tone
        self._retheme()

    def _retheme(self) -> None:
        palette = self.palette()
        color = theme().color(self.tone) if isinstance(self.tone, str) else self.tone
        palette.setColor(QPalette.ColorRole.WindowText, color)
        self.setPalette(palette)


class Heading(Label):
    """The tiny heading over a title: letter-spaced capitals."""

    def __init__(self, text: str = "", tone: str | QColor = "text_tertiary", parent: QWidget | None = None) -> None:
        super().__init__(text, "caption", tone, weight=700, parent=parent)
        spaced = self.font()
        spaced.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.1)
        spaced.setCapitalization(QFont.Capitalization.AllUppercase)
        self.setFont(spaced)


class Elided(Label):
    """A one-line label that gives way: what does not fit ends in an ellipsis, the whole text is the tool tip."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(min(48, metrics.horizontalAdvance(self.text())), super().minimumSizeHint().height())

    def paintEvent(self, event: QEvent) -> None:
        metrics = QFontMetrics(self.font())
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), self.alignment(), shown)
