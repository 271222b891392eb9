"""Fields, menus and sliders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QFont, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QSizePolicy, QSlider, QWidget

from felucca.ui.shell.icons import icon_pixmap
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets.base import faded, mixed, round_rect, smooth
from felucca.ui.shell.widgets.buttons import Pressable
from felucca.ui.shell.widgets.focus import Ringed
from felucca.ui.shell.widgets.segmented import Choice


class Field(QLineEdit):
    """A line for text, 40 px high."""

    focus_radius = 9

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFont(font("body_l", weight=600))
        self.setFixedHeight(40)


class Select(Pressable):
    """A button that shows the choice taken and opens a menu of all; `changed` brings the new value."""

    changed = Signal(object)
    focus_radius = 9
    PADDING, ARROW = 14, 18

    def __init__(self, choices: Sequence[Choice] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: list[Choice] = []
        self._value: Any = None
        self.menu: QMenu | None = None
        self.setFixedHeight(36)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open)
        self.set_choices(choices)

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Give the choices, or the same ones in other words; the value stays if it is among them."""
        self._choices = list(choices)
        values = [choice.value for choice in self._choices]
        if values and self._value not in values:
            self._value = values[0]
        self.updateGeometry()
        self.update()

    def value(self) -> Any:
        return self._value

    def set_value(self, value: Any) -> None:
        """Take a choice without a signal."""
        self._value = value
        self.setAccessibleDescription(self._text())
        self.update()

    def open(self) -> None:
        """Show the menu under the button."""
        self.menu = QMenu(self)
        self.menu.setFont(font("body", weight=500))
        group = QActionGroup(self.menu)
        for choice in self._choices:
            action = self.menu.addAction(choice.text)
            action.setData(choice.value)
            action.setCheckable(True)
            action.setChecked(choice.value == self._value)
            group.addAction(action)
            if choice.value == self._value:
                self.menu.setActiveAction(action)
        self.menu.setMinimumWidth(self.width())
        self.menu.triggered.connect(self._picked)
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        values = [choice.value for choice in self._choices]
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        place = min(max(values.index(self._value) + step, 0), len(values) - 1)
        self._take(values[place])

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._font())
        widest = max((metrics.horizontalAdvance(choice.text) for choice in self._choices), default=0)
        return QSize(round(widest) + 2 * self.PADDING + self.ARROW + 8, 36)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        fill = theme().color("surface_raised")
        if self.underMouse():
            fill = mixed(fill, theme().color("text"), 0.05)
        round_rect(painter, QRectF(self.rect()), 9, fill, theme().color("line_strong"), 1.2)
        ink = theme().color("text") if self.isEnabled() else faded(theme().color("text_tertiary"), 0.65)
        painter.setFont(self._font())
        painter.setPen(ink)
        baseline = self.height() / 2 + QFontMetricsF(self._font()).capHeight() / 2
        painter.drawText(QPointF(self.PADDING, baseline), self._text())
        arrow = icon_pixmap("down", ink, self.ARROW, self.devicePixelRatioF())
        painter.drawPixmap(
            QPointF(self.width() - self.PADDING - self.ARROW + 4, (self.height() - self.ARROW) / 2), arrow
        )

    def _picked(self, action: QAction) -> None:
        self._take(action.data())

    def _take(self, value: Any) -> None:
        if value != self._value:
            self.set_value(value)
            self.changed.emit(value)

    def _text(self) -> str:
        return next((choice.text for choice in self._choices if choice.value == self._value), "")

    def _font(self) -> QFont:
        return font("body", weight=600, size=13.5)


class Slider(Ringed, QSlider):
    """A slider from left to right with the part before the handle filled."""

    focus_radius = 13

    def __init__(self, least: int, most: int, step: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setPageStep(2 * step)
        self.setFixedHeight(26)
        self.setMinimumWidth(120)
        theme().changed.connect(self.update)

    def mousePressEvent(self, event: QEvent) -> None:
        """A click anywhere brings the handle there, and it may be dragged on."""
        self.setSliderDown(True)
        self._go(event.position().x())

    def mouseMoveEvent(self, event: QEvent) -> None:
        if self.isSliderDown():
            self._go(event.position().x())

    def mouseReleaseEvent(self, event: QEvent) -> None:
        self.setSliderDown(False)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        share = (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())
        x = 10 + (self.width() - 20) * share
        middle = self.height() / 2
        round_rect(painter, QRectF(2, middle - 3, self.width() - 4, 6), 3, theme().color("line"))
        ink = theme().color("primary") if self.isEnabled() else theme().color("line_strong")
        round_rect(painter, QRectF(2, middle - 3, x - 2, 6), 3, ink)
        handle = QRectF(x - 9, middle - 9, 18, 18)
        shadow(painter, handle, 9, 1)
        round_rect(painter, handle, 9, theme().color("surface_raised"), ink, 2.5)

    def _go(self, x: float) -> None:
        share = min(max((x - 10) / max(1, self.width() - 20), 0), 1)
        steps = round(share * (self.maximum() - self.minimum()) / self.singleStep())
        self.setValue(self.minimum() + steps * self.singleStep())
