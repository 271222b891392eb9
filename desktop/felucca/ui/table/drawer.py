"""A small window: the right column slides in over the board, and the last action stays in sight under the seats."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.shell.theme import font
from felucca.ui.shell.widgets import Label, Panel, Picture, Roundel, Worded
from felucca.ui.table.motion import TRAVEL, Motion
from felucca.ui.words import LogLine

WIDTH = 320
LAST_HEIGHT = 72


class Drawer(QObject):
    """Slides a widget in from the right edge of its parent, and out again."""

    toggled = Signal(bool)
    leaving = Signal(object)
    """The widget is going to move."""
    arrived = Signal()
    """It lies still, open or closed."""

    def __init__(self, widget: QWidget, motion: Motion) -> None:
        super().__init__(widget)
        self._widget = widget
        self._motion = motion
        self._place = QRect()
        self.open = False

    def set_place(self, place: QRect) -> None:
        """Where the widget lies when it is open."""
        self._place = place
        self._widget.setGeometry(place)
        self._widget.setVisible(self.open)

    def set_open(self, wanted: bool) -> None:
        if self.open != wanted:
            self.open = wanted
            self.leaving.emit(self._widget)
            if wanted:
                self._widget.setGeometry(self._place.translated(self._out(), 0))
                self._widget.show()
                self._widget.raise_()
            self._motion.run(self._slide, "panel", easing=TRAVEL, then=self._arrived)
            self.toggled.emit(wanted)

    def toggle(self) -> None:
        self.set_open(not self.open)

    def _out(self) -> int:
        parent = self._widget.parentWidget()
        return parent.width() - self._place.left() + 8

    def _slide(self, part: float) -> None:
        out = part if not self.open else 1 - part
        self._widget.move(self._place.left() + round(self._out() * out), self._place.top())

    def _arrived(self) -> None:
        self._widget.setVisible(self.open)
        self.arrived.emit()


class LastAction(Worded, Panel):
    """What happened last, while the log is out of sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label("", "caption", "text_secondary", weight=600)
        self._roundel = Roundel("carnelian", 18)
        self._sentence = Label("", "log", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 5, 12, 5)
        column.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(7)
        head.addWidget(Picture("list", "text_tertiary", 19))
        head.addWidget(self._heading, 1)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._roundel)
        row.addWidget(self._sentence, 1)
        column.addLayout(row, 1)
        self.retranslate()

    def show_line(self, line: LogLine | None, colours: list[str]) -> None:
        self._roundel.setVisible(line is not None and line.seat is not None)
        if line is not None and line.seat is not None:
            self._roundel.set_color(colours[line.seat])
        self._sentence.setText("" if line is None else line.text)
        self._fit()

    def text(self) -> str:
        return self._sentence.text()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QEvent) -> None:
        super().showEvent(event)
        self._fit()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Last action"))

    def _fit(self) -> None:
        """Two lines have room at a smaller size only."""
        if not self.isVisible():
            return
        room = QRect(0, 0, self.width() - 54, 200)
        for size in (13.2, 12.0, 11.0):
            self._sentence.setFont(font("log", size=size))
            bounds = self._sentence.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self._sentence.text())
            if bounds.height() <= self.height() - 38:
                break
