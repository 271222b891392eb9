"""The stepper of a bid: a number that can be typed, stepped by one, and raised by two or five."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from felucca.ui.shell.theme import font
from felucca.ui.shell.widgets import Button, IconButton, Worded
from felucca.ui.words import fill

RAISES = (2, 5)


class NumberField(QLineEdit):
    """Takes any text, so that what is wrong with it can be told; Enter, the arrows and undo belong to the panel."""

    entered = Signal()
    stepped = Signal(int)
    focus_radius = 14

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaxLength(6)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            event.accept()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if key == Qt.Key.Key_Up else -1)
            event.accept()
        else:
            super().keyPressEvent(event)


class Stepper(Worded, QWidget):
    """`changed`: another text stands in the field. `value` is None while that is no whole number."""

    changed = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._range = range(1)
        self.less = IconButton("minus", size=58, token="text", outlined=True)
        self.field = NumberField()
        self.more = IconButton("plus", size=58, token="text", outlined=True)
        self.raises = [Button(f"+{step}", "outline", size="dense") for step in RAISES]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (self.less, self.field, self.more):
            row.addWidget(widget)
        quick = QVBoxLayout()
        quick.setSpacing(6)
        quick.addStretch(1)
        for button in self.raises:
            quick.addWidget(button)
        quick.addStretch(1)
        row.addSpacing(6)
        row.addLayout(quick)
        self._connect()
        self.set_compact(False)
        self.retranslate()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._edited)
        self.field.entered.connect(self.entered)
        self.field.stepped.connect(self.step)
        self.less.clicked.connect(partial(self.step, -1))
        self.more.clicked.connect(partial(self.step, 1))
        for button, step in zip(self.raises, RAISES, strict=True):
            button.clicked.connect(partial(self.step, step))

    def set_compact(self, compact: bool) -> None:
        side = 44 if compact else 58
        self.less.setFixedSize(side, side)
        self.more.setFixedSize(side, side)
        self.field.setFixedSize(84 if compact else 102, 50 if compact else 64)
        self.field.setFont(font("score", size=28 if compact else 36, tabular=True))
        for button in self.raises:
            button.setFixedHeight(28 if compact else 30)

    def offer(self, numbers: range, value: int) -> None:
        """The numbers that are allowed, and the one to begin with."""
        self._range = numbers
        self.set_value(value)
        self.field.selectAll()
        self.retranslate()

    @property
    def allowed(self) -> range:
        return self._range

    @property
    def value(self) -> int | None:
        """The number in the field, allowed or not."""
        text = self.field.text().strip()
        figures = text[1:] if text[:1] in ("-", "−") else text
        if not (figures.isascii() and figures.isdigit()):
            return None
        return int(figures) if figures is text else -int(figures)

    def set_value(self, value: int) -> None:
        self.field.setText(str(value))
        self._restate()

    def step(self, by: int) -> None:
        """Go up or down, never out of what is allowed."""
        value = self.value
        start = value if value is not None else self._range[0] - (by > 0)
        self.set_value(max(self._range[0], min(start + by, self._range[-1])))

    def retranslate(self) -> None:
        self.less.set_words(self.tr("One less"))
        self.more.set_words(self.tr("One more"))
        for button, step in zip(self.raises, RAISES, strict=True):
            button.setAccessibleName(fill(self.tr("%1 more"), step))

    def _edited(self) -> None:
        self._restate()
        self.changed.emit()

    def _restate(self) -> None:
        value = self.value
        self.less.setEnabled(value is not None and value > self._range[0])
        self.more.setEnabled(value is None or value < self._range[-1])
