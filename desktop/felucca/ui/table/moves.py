"""The Moves tab: every legal action in words, as a tree of verb and fields that the one picker walks.

Typing filters, Enter takes, a number has a box. The same list serves screen readers.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from felucca.ui.shell.icons import icon_pixmap
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Button, Field, Label, Worded, round_rect
from felucca.ui.table.log import broken
from felucca.ui.table.picker import Picker
from felucca.ui.words import GameWords

Index = QModelIndex | QPersistentModelIndex
SIDE = 12.0
LINE = 18.0
ARROW = 16


class MoveRow(NamedTuple):
    """A choice in words; `action` is the whole action if it is the only one behind the choice."""

    value: Any
    text: str
    action: Any = None


class MovesModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[MoveRow] = []
        self.selected: Any = None

    def set_rows(self, rows: list[MoveRow], selected: Any) -> None:
        self.beginResetModel()
        self.rows, self.selected = rows, selected
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature of Qt
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        return None


class MovesDelegate(QStyledItemDelegate):
    def __init__(self, model: MovesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.width = 0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = broken(index.data(), self._room())
        return QSize(self.width, max(36, round(LINE * len(lines) + 16)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row, rect = index.data(Qt.ItemDataRole.UserRole), QRectF(option.rect).adjusted(0, 1, 0, -1)
        chosen = row.action is not None and row.action == self._model.selected
        if chosen:
            round_rect(painter, rect, 9, theme().color("primary_soft"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            round_rect(painter, rect, 9, theme().color("surface_sunken"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            round_rect(painter, rect, 9, None, theme().color("focus"), 2)
        ink = theme().color("on_primary_soft" if chosen else "text")
        painter.setFont(font("log"))
        painter.setPen(ink)
        metrics = QFontMetricsF(font("log"))
        lines = broken(row.text, self._room())
        y = rect.center().y() - LINE * len(lines) / 2 + LINE / 2 + metrics.capHeight() / 2
        for number, line in enumerate(lines):
            painter.drawText(rect.left() + SIDE, y + number * LINE, line)
        if row.action is None:
            arrow = icon_pixmap("fwd", ink, ARROW, painter.device().devicePixelRatioF())
            painter.drawPixmap(round(rect.right() - SIDE - ARROW + 4), round(rect.center().y() - ARROW / 2), arrow)
        painter.restore()

    def _room(self) -> float:
        return self.width - 2 * SIDE - ARROW


class MovesList(QListView):
    """Enter and double click take a row, a click or Space chooses it; the owner says what that means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moves = MovesModel(self)
        self._delegate = MovesDelegate(self.moves, self)
        self.setModel(self.moves)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        theme().changed.connect(self.viewport().update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._delegate.width = self.viewport().width()
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def current(self) -> MoveRow | None:
        index = self.currentIndex()
        return self.moves.rows[index.row()] if index.isValid() else None


class MovesPanel(Worded, QWidget):
    """The tree of legal actions at the place where the picker stands."""

    def __init__(self, picker: Picker, words: GameWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picker = picker
        self._words = words
        self._observation: Any = None
        self._level: Any = None
        self.filter = Field()
        self.filter.setFont(font("body"))
        self.back = Button(kind="ghost", icon="back", size="dense")
        self.path = Label("", "caption", "text_tertiary", wrap=True)
        self.list = MovesList()
        self.number = QSpinBox()
        self.number.setFont(font("body_l", weight=600, tabular=True))
        self.number.setFixedHeight(40)
        self.take_number = Button(kind="tonal", size="dense")
        self.empty = Label("", "log", "text_tertiary", wrap=True)
        self._lay_out()
        self._connect()
        self.retranslate()

    def set_observation(self, observation: Any) -> None:
        """What the words of the actions speak of; set before the picker offers."""
        self._observation = observation

    def refresh(self) -> None:
        """Show the node of the tree at which the picker stands."""
        verb, chosen, choices = self._picker.level()
        if (verb, chosen) != self._level:
            self._level = (verb, chosen)
            self.filter.clear()
        numeric = isinstance(choices, range) and len(choices) > 0
        self.number.setVisible(numeric)
        self.take_number.setVisible(numeric)
        self.list.setVisible(not numeric and self._picker.offered)
        self.filter.setVisible(not numeric and self._picker.offered)
        self.empty.setVisible(not self._picker.offered)
        self._show_path(verb, chosen)
        if numeric:
            self._show_number(choices)
            self.list.moves.set_rows([], None)
        else:
            self._show_rows([] if isinstance(choices, range) else list(choices))

    def retranslate(self) -> None:
        self.filter.setPlaceholderText(self.tr("Filter the moves"))
        self.filter.setAccessibleName(self.tr("Filter the moves"))
        self.list.setAccessibleName(self.tr("Legal moves"))
        self.back.set_text(self.tr("Back"))
        self.take_number.set_text(self.tr("Choose"))
        self.empty.setText(self.tr("When it is your move, everything you may do is listed here"))
        self.refresh()

    def row_texts(self) -> list[str]:
        return [row.text for row in self.list.moves.rows]

    # ------------------------------------------------------------------ acting

    def choose(self, row: MoveRow) -> None:
        """A click: go into a branch, select an action (or decide for it, as the confirmation mode says)."""
        if row.action is not None:
            self._picker.take(row.action)
        else:
            self._enter(row.value)

    def take(self, row: MoveRow) -> None:
        """Enter: go into a branch, decide for an action."""
        if row.action is not None:
            self._picker.commit(row.action)
        else:
            self._enter(row.value)

    def _enter(self, value: Any) -> None:
        if self._picker.complete is not None:
            self._picker.back()
        self._picker.choose(value)
        self.list.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _types(event):
            # Letters filter here; they are no shortcuts of the page.
            event.accept()
            return True
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if watched is self.filter:
            return self._filter_key(event, enter)
        if watched is self.number:
            if enter:
                self.number.interpretText()
                self._take_number(decide=True)
            return enter
        return self._list_key(event, enter)

    def _filter_key(self, event: QKeyEvent, enter: bool) -> bool:
        if enter and self.list.moves.rows:
            self.take(self.list.current() or self.list.moves.rows[0])
        elif event.key() == Qt.Key.Key_Down and self.list.moves.rows:
            self.list.setFocus()
            self.list.setCurrentIndex(self.list.moves.index(0))
        else:
            return enter
        return True

    def _list_key(self, event: QKeyEvent, enter: bool) -> bool:
        row = self.list.current()
        if enter and row is not None:
            self.take(row)
        elif event.key() == Qt.Key.Key_Space and row is not None:
            self.choose(row)
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Left):
            self._picker.back()
        elif event.key() == Qt.Key.Key_Right and row is not None and row.action is None:
            self._enter(row.value)
        elif _types(event):
            self.filter.setFocus()
            self.filter.setText(event.text())
        else:
            return False
        return True

    # ------------------------------------------------------------------ showing

    def _show_path(self, verb: str | None, chosen: tuple[Any, ...]) -> None:
        names = [] if verb is None else [self._words.verb(verb)]
        names += [self._words.field(str(verb), i, value, self._observation) for i, value in enumerate(chosen)]
        deep = bool(names) and self._picker.can_go_back
        self.back.setVisible(deep)
        self.path.setVisible(bool(names) and self._picker.offered)
        self.path.setText(" › ".join(filter(None, names)))

    def _show_rows(self, choices: list[Any]) -> None:
        verb, chosen = self._level
        wanted = self.filter.text().casefold().split()
        rows = []
        for value in choices:
            action = self._picker.leads_to(verb, chosen, value)
            text = self._text(verb, chosen, value, action)
            if all(word in text.casefold() for word in wanted):
                rows.append(MoveRow(value, text, action))
        current = self.list.currentIndex().row()
        same = [row.value for row in rows] == [row.value for row in self.list.moves.rows]
        self.list.moves.set_rows(rows, self._selected_in(rows))
        if rows:
            self.list.setCurrentIndex(self.list.moves.index(current if same and current >= 0 else 0))

    def _selected_in(self, rows: list[MoveRow]) -> Any:
        complete = self._picker.complete
        return next((row.action for row in rows if row.action is not None and row.action == complete), None)

    def _text(self, verb: str | None, chosen: tuple[Any, ...], value: Any, action: Any) -> str:
        if action is not None:
            return self._words.choose(action, self._observation)
        if verb is None:
            return self._words.verb(value)
        return self._words.field(verb, len(chosen), value, self._observation)

    def _show_number(self, choices: range) -> None:
        low, high = min(choices[0], choices[-1]), max(choices[0], choices[-1])
        self.number.setRange(low, high)
        self.number.setSingleStep(abs(choices.step))
        if self._picker.complete is not None:
            self.number.setValue(self._picker.chosen[len(self._level[1])])

    def _take_number(self, decide: bool = False) -> None:
        verb, chosen = self._level
        if self._picker.complete is not None and (verb, chosen) != (self._picker.verb, self._picker.chosen):
            self._picker.back()
        self._picker.choose(self.number.value())
        if decide:
            self._picker.confirm()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 12, 10, 8)
        column.setSpacing(8)
        column.addWidget(self.filter)
        row = QHBoxLayout()
        row.addWidget(self.back)
        row.addWidget(self.path, 1)
        column.addLayout(row)
        column.addWidget(self.list, 1)
        number = QHBoxLayout()
        number.addWidget(self.number, 1)
        number.addWidget(self.take_number)
        column.addLayout(number)
        column.addWidget(self.empty)
        column.addStretch(0)

    def _connect(self) -> None:
        self._picker.changed.connect(self.refresh)
        self.filter.textChanged.connect(self._filter_changed)
        self.back.clicked.connect(self._picker.back)
        self.take_number.clicked.connect(self._number_clicked)
        self.list.clicked.connect(self._clicked)
        self.list.doubleClicked.connect(self._double_clicked)
        for widget in (self.filter, self.list, self.number):
            widget.installEventFilter(self)

    def _filter_changed(self) -> None:
        self.refresh()

    def _number_clicked(self) -> None:
        self._take_number()

    def _clicked(self, index: QModelIndex) -> None:
        self.choose(self.list.moves.rows[index.row()])

    def _double_clicked(self, index: QModelIndex) -> None:
        if index.isValid() and index.row() < len(self.list.moves.rows):
            self.take(self.list.moves.rows[index.row()])


def _types(event: QKeyEvent) -> bool:
    """Whether a key writes a letter or a figure."""
    shift = Qt.KeyboardModifier.ShiftModifier
    return bool(event.text().strip()) and event.text().isprintable() and not event.modifiers() & ~shift
