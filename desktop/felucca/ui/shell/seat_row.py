"""One seat of the set-up: order, colour, name, who plays."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QStackedLayout, QWidget

from felucca.match.setup import LEVELS, PERSON, SeatSetup
from felucca.ui.shell.icons import icon_pixmap, svg_pixmap
from felucca.ui.shell.seat_words import SeatWords
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import (
    Choice,
    Elided,
    Field,
    IconButton,
    Panel,
    Pressable,
    Segmented,
    Select,
    Worded,
    paint_roundel,
)  # fmt: skip
from felucca.ui.shell.widgets.base import round_rect, smooth
from felucca.ui.words import words_for

HEIGHT = 76
NAME_LENGTH = 24
AI = "ai"
USUAL_LEVEL = "skilled"


class Grip(Pressable):
    """Six dots to drag a seat by; with the focus here, the arrow keys move it."""

    dragged = Signal(QPoint)
    moved = Signal(int)
    focus_radius = 6
    radius = 6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(26, 44)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)

    def mouseMoveEvent(self, event: QEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("text_tertiary" if self.underMouse() else "line_strong"))
        for column in (-3, 3):
            for row in (-7, 0, 7):
                painter.drawEllipse(QPointF(self.width() / 2 + column, self.height() / 2 + row), 1.7, 1.7)


class ColorButton(Pressable):
    """The disc of the seat with a small arrow: opens the list of colours. `picked` brings the wanted one."""

    picked = Signal(str)
    focus_radius = 20

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.color = theme().seats()[0]
        self.menu: QMenu | None = None
        self.setFixedSize(45, 44)
        self.clicked.connect(self.open)

    def set_color(self, color: str) -> None:
        self.color = color
        self.update()

    def open(self) -> None:
        """Show the list of colours with their emblems."""
        words = SeatWords()
        self.menu = QMenu(self)
        self.menu.setFont(font("body", weight=500))
        for color in theme().seats():
            picture = svg_pixmap("art", "seats", f"{color}_roundel.svg", width=24, height=24, dpr=2)
            action = self.menu.addAction(QIcon(picture), words.color(color))
            action.triggered.connect(partial(self.picked.emit, color))
            if color == self.color:
                self.menu.setActiveAction(action)
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height() + 2)))

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        dpr = self.devicePixelRatioF()
        paint_roundel(painter, QRectF(0, 2, 40, 40), self.color, dpr)
        badge = QRectF(26.5, 25, 18, 18)
        round_rect(painter, badge, 9, theme().color("surface_raised"), theme().color("line"))
        painter.drawPixmap(badge.topLeft() + QPointF(3, 3.5), icon_pixmap("down", theme().color("text"), 12, dpr))


class SeatRow(Worded, Panel):
    """A seat; its owner does what the signals ask, and tells the row its number."""

    changed = Signal()
    color_wanted = Signal(object, str)
    step_wanted = Signal(object, int)
    drag_wanted = Signal(object, QPoint)
    removal_wanted = Signal(object)

    def __init__(self, seat: SeatSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface_raised", 13, elevation=0)
        self.setFixedHeight(HEIGHT)
        self.number = 1
        self.grip = Grip()
        self.color = ColorButton()
        self.name = Field(seat.name)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setMinimumWidth(96)
        self.player = Segmented()
        self.level = Select()
        self.remove = IconButton("x")
        self._here = Elided("", "log", "text_tertiary", size=13)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.color.set_color(seat.colour)
        self.player.set_value(PERSON if seat.is_person else AI)
        self.level.set_value(USUAL_LEVEL if seat.is_person else seat.player)
        self._show_player()

    def seat(self, fallback: str) -> SeatSetup:
        """The seat as it stands; `fallback` is the name of a seat that has none."""
        player = PERSON if self.player.value() == PERSON else self.level.value()
        return SeatSetup(self.name.text().strip() or fallback, self.color.color, player)

    def set_number(self, number: int, removable: bool) -> None:
        """Its place in the order of play, from 1, and whether the table can do without it."""
        self.number = number
        self.remove.setEnabled(removable)
        self.retranslate()

    def retranslate(self) -> None:
        words, number = words_for(""), str(self.number)
        self.player.set_choices(
            [Choice(PERSON, self.tr("Human"), "user"), Choice(AI, self.tr("AI", "a computer player"), "robot")]
        )
        self.player.setAccessibleName(self.tr("Who plays seat %1").replace("%1", number))
        self.level.set_choices([Choice(level, words.levels(level)) for level in LEVELS])
        self.level.setAccessibleName(self.tr("Level of seat %1").replace("%1", number))
        self.level.setAccessibleDescription(words.levels(self.level.value() or ""))
        self._here.setText(self.tr("at this screen"))
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name of seat %1").replace("%1", number))
        self._name_button(self.grip, self.tr("Move seat %1: drag, or arrow keys"))
        self._name_button(self.color, self.tr("Colour of seat %1"))
        tip = self.tr("Remove seat %1") if self.remove.isEnabled() else self.tr("The game needs this many players")
        self._name_button(self.remove, tip)

    def _name_button(self, button: QWidget, text: str) -> None:
        button.setToolTip(text.replace("%1", str(self.number)))
        button.setAccessibleName(text.replace("%1", str(self.number)))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.grip)
        row.addWidget(self.color)
        row.addSpacing(6)
        row.addWidget(self.name, 1)
        row.addWidget(self.player)
        who = QWidget()
        who.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._who = QStackedLayout(who)
        self._who.addWidget(self._here)
        self._who.addWidget(self.level)
        row.addWidget(who)
        row.addWidget(self.remove)

    def _connect(self) -> None:
        self.name.textChanged.connect(self.changed)
        self.player.changed.connect(self._player_changed)
        self.level.changed.connect(self.changed)
        self.color.picked.connect(self._color_picked)
        self.grip.moved.connect(self._step)
        self.grip.dragged.connect(self._drag)
        self.remove.clicked.connect(self._remove)

    def _player_changed(self) -> None:
        self._show_player()
        self.changed.emit()

    def _show_player(self) -> None:
        self._who.setCurrentWidget(self._here if self.player.value() == PERSON else self.level)

    def _color_picked(self, color: str) -> None:
        self.color_wanted.emit(self, color)

    def _step(self, step: int) -> None:
        self.step_wanted.emit(self, step)

    def _drag(self, at: QPoint) -> None:
        self.drag_wanted.emit(self, at)

    def _remove(self) -> None:
        self.removal_wanted.emit(self)

    def lit(self, on: bool) -> None:
        """Show that this seat is the one that has just been moved."""
        self.line = QColor(theme().color("primary")) if on else "line"
        self.update()
