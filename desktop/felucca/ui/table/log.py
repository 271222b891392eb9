"""The log: turn after turn what happened, each line with the seat's roundel and the points it brought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import paint_roundel, round_rect
from felucca.ui.words import LogLine

Index = QModelIndex | QPersistentModelIndex
LINE = 18.0
INDENT, SIDE = 46.0, 18.0
"""Where the sentence begins and ends, in px from the edges."""
SEPARATOR = 28
CHIP = 20.0


class LogRow(NamedTuple):
    """A line, or with `heading` a turn's separator. `step` is the number of steps after which it had happened."""

    step: int
    line: LogLine | None = None
    heading: str = ""


class LogModel(QAbstractListModel):
    """The rows of the log; the display role is the whole sentence, for screen readers as well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[LogRow] = []

    def set_rows(self, rows: Sequence[LogRow]) -> None:
        """Show these rows; where they only go on from those before, the rest is added."""
        old = len(self.rows)
        if self.rows == list(rows[:old]) and len(rows) > old:
            self.beginInsertRows(QModelIndex(), old, len(rows) - 1)
            self.rows = list(rows)
            self.endInsertRows()
        elif self.rows != list(rows):
            self.beginResetModel()
            self.rows = list(rows)
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature of Qt
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.line.detail if row.line is not None else ""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if row.line is None:
                return row.heading
            return row.line.text if not row.line.points else f"{row.line.text} {points_text(row.line.points)}"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.rows[index.row()].line is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class LogDelegate(QStyledItemDelegate):
    """Paints separators and lines, sentences broken to the width of the list."""

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = colours
        self.width = 0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(Qt.ItemDataRole.UserRole)
        if row.line is None:
            return QSize(self.width, SEPARATOR)
        return QSize(self.width, round(LINE * len(self._lines(row.line)) + 9))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row, rect = index.data(Qt.ItemDataRole.UserRole), QRectF(option.rect)
        if row.line is None:
            self._paint_separator(painter, rect, row.heading)
        else:
            if option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus):
                round_rect(painter, rect.adjusted(8, 1, -8, -1), 8, theme().color("surface_sunken"))
            self._paint_line(painter, rect, row.line)
        painter.restore()

    def _paint_separator(self, painter: QPainter, rect: QRectF, heading: str) -> None:
        face = font("micro", weight=700, size=11.5)
        face.setCapitalization(QFont.Capitalization.AllUppercase)
        face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.3)
        painter.setFont(face)
        painter.setPen(theme().color("text_tertiary"))
        metrics = QFontMetricsF(face)
        middle = rect.center().y() + 1
        painter.drawText(QPointF(SIDE, middle + metrics.capHeight() / 2), heading)
        left = SIDE + metrics.horizontalAdvance(heading) + 10
        painter.fillRect(QRectF(left, middle, rect.width() - left - SIDE, 1), theme().color("line"))

    def _paint_line(self, painter: QPainter, rect: QRectF, line: LogLine) -> None:
        top = rect.top() + 4.5
        if line.seat is not None:
            disc = QRectF(SIDE + 0.5, top + LINE / 2 - 8.5, 17, 17)
            paint_roundel(painter, disc, self.colours[line.seat], painter.device().devicePixelRatioF())
        painter.setFont(_font())
        painter.setPen(theme().color("text"))
        metrics = QFontMetricsF(_font())
        for number, text in enumerate(self._lines(line)):
            baseline = top + number * LINE + LINE / 2 + metrics.capHeight() / 2
            painter.drawText(QPointF(INDENT, baseline), text)
        if line.points:
            chip = _chip_width(line.points)
            box = QRectF(rect.right() - SIDE + 2 - chip, top - 1, chip, CHIP)
            good = line.points > 0
            round_rect(painter, box, CHIP / 2, theme().color("accent_soft" if good else "danger_soft"))
            painter.setFont(_chip_font())
            painter.setPen(theme().color("on_accent_soft" if good else "danger"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, points_text(line.points))

    def _lines(self, line: LogLine) -> tuple[str, ...]:
        room = self.width - INDENT - SIDE
        if line.points:
            room -= _chip_width(line.points) + 8
        return broken(line.text, room)


class LogList(QListView):
    """Hovering a line lights its place, a click shows the table as it was then."""

    hovered = Signal(object)
    """The places of the line under the pointer, or None."""
    jumped = Signal(int)
    """Show the table after this many steps."""

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = LogModel(self)
        self._delegate = LogDelegate(colours, self)
        self.setModel(self.log)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setViewportMargins(0, 7, 0, 0)
        self.entered.connect(self._entered)
        self.clicked.connect(self._clicked)
        self.activated.connect(self._clicked)
        self._painted = QTimer(self)
        self._painted.setSingleShot(True)
        self._painted.setInterval(0)
        self._painted.timeout.connect(partial(self.viewport().setUpdatesEnabled, True))
        theme().changed.connect(self.viewport().update)

    def set_rows(self, rows: Sequence[LogRow]) -> None:
        """Show rows and go to the newest, unless the person has scrolled up to read."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        self.log.set_rows(rows)
        if at_end:
            self.executeDelayedItemsLayout()  # the end is not known before
            self.scrollToBottom()
        # Much is painted when something happens: the log can wait for the next moment.
        self.viewport().setUpdatesEnabled(False)
        self._painted.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        at_end = self.verticalScrollBar().value() >= self.verticalScrollBar().maximum() - 4
        self._delegate.width = self.viewport().width()
        super().resizeEvent(event)
        self.doItemsLayout()
        if at_end:
            self.scrollToBottom()

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(None)
        super().leaveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.indexAt(event.position().toPoint()).isValid():
            self.hovered.emit(None)
        super().mouseMoveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            QToolTip.showText(event.globalPos(), index.data(Qt.ItemDataRole.ToolTipRole) or "", self)
            return True
        return super().viewportEvent(event)

    def _entered(self, index: QModelIndex) -> None:
        row = self.log.rows[index.row()]
        self.hovered.emit(row.line.places if row.line is not None and row.line.places else None)

    def _clicked(self, index: QModelIndex) -> None:
        row = self.log.rows[index.row()]
        if row.line is not None:
            self.jumped.emit(row.step)


def points_text(points: int) -> str:
    """Points with their sign: +4, −2."""
    return f"+{points}" if points > 0 else f"−{-points}"


@lru_cache(maxsize=1024)
def broken(text: str, room: float) -> tuple[str, ...]:
    """A text of the log broken at spaces into lines of at most `room` px; a longer word has a line of its own."""
    metrics = QFontMetricsF(_font())
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _font() -> QFont:
    return font("log")


def _chip_font() -> QFont:
    return font("caption", weight=700, tabular=True)


def _chip_width(points: int) -> float:
    return QFontMetricsF(_chip_font()).horizontalAdvance(points_text(points)) + 16
