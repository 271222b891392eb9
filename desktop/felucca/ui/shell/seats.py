"""The seats of a new game in turn order."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.match.setup import COLOURS, PERSON, SeatSetup
from felucca.ui.shell.icons import icon_pixmap
from felucca.ui.shell.seat_row import HEIGHT, USUAL_LEVEL, SeatRow
from felucca.ui.shell.seat_words import SeatWords
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Flow, Label, Painted, Panel, Pressable, Roundel, Rule, Worded
from felucca.ui.shell.widgets.base import faded, smooth

GAP = 10


def _paint_vacancy(painter: QPainter, size: QSize, text: str, plus: bool, dpr: float, hover: bool = False) -> None:
    """A dashed frame with a dashed disc and words: a place where a seat can be."""
    line = QPen(theme().color("line_strong"), 1.1, Qt.PenStyle.CustomDashLine)
    line.setDashPattern([6, 6])
    painter.setPen(line)
    painter.setBrush(faded(theme().color("primary_soft"), 0.45) if hover else Qt.BrushStyle.NoBrush)
    frame = QRectF(0, 0, size.width(), size.height()).adjusted(0.6, 0.6, -0.6, -0.6)
    painter.drawRoundedRect(frame, 13, 13)
    middle = QPointF(42, size.height() / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, 18, 18)
    ink = theme().color("text_secondary" if plus else "text_tertiary")
    if plus:
        painter.drawPixmap(middle - QPointF(10, 10), icon_pixmap("plus", ink, 20, dpr))
    painter.setFont(font("body", weight=600 if plus else 500, size=14.5))
    painter.setPen(ink)
    room = frame.adjusted(78, 0, -12, 0)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class AddSeat(Worded, Pressable):
    """The place where the next seat can be added."""

    focus_radius = 13

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(52)
        self.setMaximumHeight(HEIGHT)
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(self.tr("Add a player or an AI"))
        self.setAccessibleName(self.text())

    def sizeHint(self) -> QSize:
        return QSize(200, HEIGHT)

    def paintEvent(self, event: QEvent) -> None:
        hover = self.underMouse()
        _paint_vacancy(smooth(self), self.size(), self.text(), True, self.devicePixelRatioF(), hover)


class EmptySeat(Painted):
    """A place that the game has, and nobody sits at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(52)
        self.setMaximumHeight(HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(200, HEIGHT)

    def paintEvent(self, event: QEvent) -> None:
        _paint_vacancy(smooth(self), self.size(), self.tr("Empty seat"), False, self.devicePixelRatioF())


class SeatsPanel(Worded, Panel):
    """Rows for the seats, places to add more, and the legend of colours. `changed` says that anything changed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface", 18, elevation=1)
        self.rows: list[SeatRow] = []
        self._allowed = range(2, 3)
        self._colours: tuple[str, ...] = COLOURS
        self._compact = False
        self._title = Label("", "title", size=22)
        self._hint = Label("", "log", "text_secondary", wrap=True, size=13.5)
        self.add = AddSeat()
        self._empty = [EmptySeat() for _ in theme().seats()]
        self._legend_title = Label("", "log", "text_secondary", wrap=True, size=13.5)
        self._legend = [Label("", "caption", "text_secondary", size=12) for _ in theme().seats()]
        self.add.clicked.connect(self._add)
        self._lay_out()
        self.retranslate()

    def set_seats(self, allowed: range, seats: tuple[SeatSetup, ...], colours: tuple[str, ...] = COLOURS) -> None:
        """Show these seats of a game for so many players; further ones get the first free of the colours."""
        self._allowed, self._colours = allowed, colours
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [self._row(seat) for seat in seats]
        self._arrange()

    def seats(self) -> tuple[SeatSetup, ...]:
        """The seats in turn order; a nameless one has a name of its own."""
        words = SeatWords()
        return tuple(row.seat(words.person(row.number)) for row in self.rows)

    def set_compact(self, compact: bool) -> None:
        """Save width in every row, or not."""
        if compact != self._compact:
            self._compact = compact
            for row in self.rows:
                row.player.set_compact(compact)

    def saved_width(self) -> int:
        """How much wider a row would be if it were not compact, in px; 0 where it is not."""
        return self.rows[0].player.words_width() if self._compact and self.rows else 0

    def retranslate(self) -> None:
        self._title.setText(self.tr("Seats"))
        self._hint.setText(self.tr("Play goes down this list. Drag to reorder."))
        self._legend_title.setText(self.tr("Every colour has its own emblem, so pieces are easy to tell apart"))
        words = SeatWords()
        for label, color in zip(self._legend, theme().seats(), strict=True):
            label.setText(words.color(color))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(GAP)
        head = QHBoxLayout()
        head.setContentsMargins(4, 0, 4, 4)
        head.setSpacing(14)
        head.addWidget(self._title)
        head.addWidget(self._hint, 1)
        column.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setSpacing(GAP)
        column.addLayout(self._list)
        column.addWidget(self.add)
        for empty in self._empty:
            column.addWidget(empty)
        column.addStretch(1)
        column.addWidget(Rule())
        column.addWidget(self._legend_title)
        flow = Flow(gap=16)
        for label, color in zip(self._legend, theme().seats(), strict=True):
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(6)
            row.addWidget(Roundel(color, 26))
            row.addWidget(label)
            flow.addWidget(pair)
        column.addLayout(flow)

    def _row(self, seat: SeatSetup) -> SeatRow:
        row = SeatRow(seat, self)
        row.player.set_compact(self._compact)
        row.changed.connect(self.changed)
        row.color_wanted.connect(self._give_color)
        row.step_wanted.connect(self._step)
        row.drag_wanted.connect(self._drag)
        row.removal_wanted.connect(self._remove)
        return row

    def _arrange(self) -> None:
        """Put the rows in order and show as many free places as the game still has."""
        for number, row in enumerate(self.rows, start=1):
            self._list.removeWidget(row)
            self._list.addWidget(row)
            row.set_number(number, removable=len(self.rows) > self._allowed[0])
            row.show()
        free = self._allowed[-1] - len(self.rows)
        self.add.setVisible(free > 0)
        for index, empty in enumerate(self._empty):
            empty.setVisible(index < free - 1)
        self._set_tab_order()
        self.changed.emit()

    def _set_tab_order(self) -> None:
        order: list[QWidget] = []
        for row in self.rows:
            order += [row.grip, row.color, row.name, row.player.segment(PERSON), row.level, row.remove]
        order.append(self.add)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _add(self) -> None:
        used = {row.color.color for row in self.rows}
        names = {row.name.text() for row in self.rows}
        color = next(color for color in self._colours if color not in used)
        name = next((name for name in SeatWords().opponents() if name not in names), "")
        self.rows.append(self._row(SeatSetup(name, color, USUAL_LEVEL)))
        self._arrange()
        self.rows[-1].name.setFocus()

    def _remove(self, row: SeatRow) -> None:
        place = self.rows.index(row)
        self.rows.remove(row)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._arrange()
        self.rows[min(place, len(self.rows) - 1)].name.setFocus()

    def _give_color(self, row: SeatRow, color: str) -> None:
        """A colour that another seat has is swapped with it."""
        for other in self.rows:
            if other is not row and other.color.color == color:
                other.color.set_color(row.color.color)
        row.color.set_color(color)
        self.changed.emit()

    def _step(self, row: SeatRow, step: int) -> None:
        self._move(row, self.rows.index(row) + step)
        row.grip.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _drag(self, row: SeatRow, at: QPoint) -> None:
        top = self.rows[0].y()
        self._move(row, (self.mapFromGlobal(at).y() - top) // (HEIGHT + GAP))

    def _move(self, row: SeatRow, place: int) -> None:
        place = min(max(place, 0), len(self.rows) - 1)
        if self.rows.index(row) != place:
            self.rows.remove(row)
            self.rows.insert(place, row)
            self._arrange()
            self.layout().activate()
