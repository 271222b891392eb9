"""A row of choices of which exactly one is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from felucca.ui.shell.icons import icon_pixmap
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets.base import Painted, faded, round_rect, smooth
from felucca.ui.shell.widgets.buttons import Pressable

ICON = 16


class Choice(NamedTuple):
    """One choice: what it means, its words, perhaps an icon."""

    value: Any
    text: str
    icon: str = ""


class _Segment(Pressable):
    focus_radius = 7

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.icon_name = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def set_choice(self, choice: Choice, compact: bool) -> None:
        self.setText("" if compact and choice.icon else choice.text)
        self.setAccessibleName(choice.text)
        self.setToolTip("" if self.text() else choice.text)
        self.icon_name = choice.icon
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._content_width()) + 25, 30)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._content_width()) + 13, 30)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        rect = QRectF(self.rect())
        if self.isChecked():
            shadow(painter, rect.adjusted(1, 1, -1, -1), 6, 1)
            round_rect(painter, rect, 7, theme().color("surface_raised"))
        ink = theme().color("text" if self.isChecked() or self.underMouse() else "text_tertiary")
        if not self.isEnabled():
            ink = faded(ink, 0.6)
        x = (self.width() - self._content_width()) / 2
        if self.icon_name:
            pixmap = icon_pixmap(self.icon_name, ink, ICON, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, (self.height() - ICON) / 2), pixmap)
            x += ICON + 6
        painter.setFont(self._font())
        painter.setPen(ink)
        baseline = self.height() / 2 + QFontMetricsF(self._font()).capHeight() / 2
        painter.drawText(QPointF(x, baseline), self.text())

    def _content_width(self) -> float:
        text = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        gap = 6 if self.text() else 0
        return text + (ICON + gap if self.icon_name else 0)

    def _font(self) -> QFont:
        return font("body", weight=600, size=13.5)


class Segmented(Painted):
    """The row; `changed` brings the value of the choice that a person took. Arrow keys walk through it."""

    changed = Signal(object)

    def __init__(self, choices: Sequence[Choice] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: list[Choice] = []
        self._segments: list[_Segment] = []
        self._compact = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(3, 3, 3, 3)
        self._row.setSpacing(2)
        self.setFixedHeight(36)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_choices(choices)

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Give the choices, or the same ones in other words; the value taken stays if it is among them."""
        taken = self.value()
        self._choices = list(choices)
        while len(self._segments) < len(choices):
            segment = _Segment(self)
            segment.clicked.connect(self._clicked)
            self._segments.append(segment)
            self._row.addWidget(segment, 1)
        for segment, choice in zip(self._segments, self._choices, strict=False):
            segment.set_choice(choice, self._compact)
        for segment in self._segments[len(choices) :]:
            segment.hide()
        values = [choice.value for choice in self._choices]
        if values:
            self.set_value(taken if taken in values else values[0])

    def set_compact(self, compact: bool) -> None:
        """Show icons without their words (which go to the tool tips)."""
        self._compact = compact
        self.set_choices(self._choices)

    def words_width(self) -> int:
        """How much room the words beside the icons need, in px."""
        metrics = QFontMetricsF(font("body", weight=600, size=13.5))
        return round(sum(metrics.horizontalAdvance(choice.text) + 6 for choice in self._choices if choice.icon))

    def value(self) -> Any:
        for segment, choice in zip(self._segments, self._choices, strict=False):
            if segment.isChecked():
                return choice.value
        return None

    def set_value(self, value: Any) -> None:
        """Take a choice without a signal. A value that is not offered changes nothing."""
        for segment, choice in zip(self._segments, self._choices, strict=False):
            if choice.value == value:
                segment.setChecked(True)

    def segment(self, value: Any) -> Pressable:
        """The button of a choice. Raises StopIteration for a value that is not offered."""
        return next(s for s, c in zip(self._segments, self._choices, strict=False) if c.value == value)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        for segment in self._segments:
            segment.setAccessibleDescription(name)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        painter.setPen(Qt.PenStyle.NoPen)
        round_rect(painter, QRectF(self.rect()), 9, theme().color("surface_sunken"), theme().color("line"))

    def _clicked(self) -> None:
        self.changed.emit(self.value())
