"""The replay bar: one tick per turn in the seat's colour, a handle, and the way back and forth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import IconButton, Label, Painted, Worded, round_rect, smooth
from felucca.ui.words import fill

HANDLE = 14.0
PLAY_MS = 900
"""Between two turns while the replay plays, at normal speed and without motion."""


class Ticks(Painted):
    """The track. `position` 0 is the beginning, n the table after the n-th turn."""

    sought = Signal(int)
    focus_radius = 8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours: list[str] = []
        self.position = 0
        self.setFixedHeight(22)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turns(self, colours: Sequence[str], position: int) -> None:
        self._colours = list(colours)
        self.position = position
        self.update()

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        left, width, middle = HANDLE / 2, self.width() - HANDLE, self.height() / 2
        round_rect(painter, QRectF(left, middle - 2.5, width, 5), 2.5, theme().color("line"))
        count = len(self._colours)
        step = width / max(1, count)
        gap = 1.2 if step > 4 else 0.0
        for index, colour in enumerate(self._colours):
            painter.setOpacity(0.9 if index < self.position else 0.35)
            ink = theme().seat(colour)
            onyx = colour == "onyx" and theme().name == "dark"
            tick = QRectF(left + index * step + gap / 2, middle - 2.5, step - gap, 5)
            round_rect(painter, tick, 1, ink.light if onyx else ink.fill)
        painter.setOpacity(1.0)
        x = left + self.position * step if count else left
        painter.setBrush(theme().color("surface_raised"))
        painter.setPen(QPen(theme().color("primary"), 2.5))
        painter.drawEllipse(QPointF(x, middle), HANDLE / 2 - 1, HANDLE / 2 - 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._seek(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._seek(event.position().x())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        count = len(self._colours)
        there = {
            Qt.Key.Key_Left: self.position - 1,
            Qt.Key.Key_Right: self.position + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count,
        }.get(Qt.Key(event.key()))
        if there is None:
            super().keyPressEvent(event)
        else:
            self.sought.emit(max(0, min(there, count)))

    def _seek(self, x: float) -> None:
        if self._colours:
            share = (x - HANDLE / 2) / max(1.0, self.width() - HANDLE)
            there = max(0, min(round(share * len(self._colours)), len(self._colours)))
            if there != self.position:
                self.sought.emit(there)


class ReplayBar(Worded, QWidget):
    """Asks by `sought` for the table after a turn; by `step_wanted` for the next one, while playing."""

    sought = Signal(int)
    step_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._position = 0
        self.ticks = Ticks()
        self.first = IconButton("prev", size=30)
        self.back = IconButton("stepb", size=30)
        self.play = IconButton("play", size=30)
        self.forward = IconButton("stepf", size=30)
        self.last = IconButton("next", size=30)
        self.where = Label("", "caption", "text_secondary", weight=600, tabular=True)
        self._timer = QTimer(self)
        self._timer.setInterval(PLAY_MS)
        self._timer.timeout.connect(self.step_wanted)
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def show_turns(self, colours: Sequence[str], position: int) -> None:
        """One colour a turn, and after how many turns the table is shown."""
        self._count, self._position = len(colours), position
        self.ticks.show_turns(colours, position)
        if position >= self._count:
            self.stop()
        self._refresh()

    def stop(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self._refresh()

    def set_pace(self, ms: int) -> None:
        """How long a turn is shown while playing."""
        self._timer.setInterval(max(PLAY_MS // 2, ms))

    def where_text(self) -> str:
        return fill(self.tr("Turn %1 of %2"), self._position, self._count)

    def retranslate(self) -> None:
        self.ticks.setAccessibleName(self.tr("Replay"))
        self.first.set_words(self.tr("To the beginning"))
        self.back.set_words(self.tr("One turn back"))
        self.forward.set_words(self.tr("One turn forward"))
        self.last.set_words(self.tr("Back to the game"))
        self._refresh()

    def _refresh(self) -> None:
        self.where.setText(self.where_text())
        self.ticks.setAccessibleDescription(self.where_text())
        self.play.set_icon("pause" if self.playing else "play")
        self.play.set_words(self.tr("Pause") if self.playing else self.tr("Play from here"))
        for button in (self.first, self.back):
            button.setEnabled(self._position > 0)
        for button in (self.forward, self.last):
            button.setEnabled(self._position < self._count)
        self.play.setEnabled(self._count > 0)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18 - int(HANDLE / 2), 8, 18 - int(HANDLE / 2), 10)
        column.setSpacing(2)
        column.addWidget(self.ticks)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, int(HANDLE / 2), 0)
        row.setSpacing(0)
        for button in (self.first, self.back, self.play, self.forward, self.last):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.where)
        column.addLayout(row)

    def _connect(self) -> None:
        self.ticks.sought.connect(self._seek)
        self.first.clicked.connect(self._to_first)
        self.back.clicked.connect(self._step_back)
        self.forward.clicked.connect(self._step_forward)
        self.last.clicked.connect(self._to_last)
        self.play.clicked.connect(self._toggle)

    def _seek(self, position: int) -> None:
        self.stop()
        self.sought.emit(position)

    def _to_first(self) -> None:
        self._seek(0)

    def _to_last(self) -> None:
        self._seek(self._count)

    def _step_back(self) -> None:
        self._seek(self._position - 1)

    def _step_forward(self) -> None:
        self._seek(self._position + 1)

    def _toggle(self) -> None:
        if self.playing:
            self.stop()
            return
        if self._position >= self._count:
            self.sought.emit(0)
        self._timer.start()
        self._refresh()
