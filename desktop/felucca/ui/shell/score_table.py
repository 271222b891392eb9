"""The table of the final score: categories down, seats across, every value with its bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from felucca.ui.shell.icons import glyph_pixmap
from felucca.ui.shell.sheet import ScoreSheet, signed
from felucca.ui.shell.theme import DARK, font, theme
from felucca.ui.shell.widgets import Painted, Worded, paint_roundel, round_rect, smooth

HEAD, ROW, LEAST_ROW, FOOT = 72, 46, 36, 78
ICON = 22
CELL_PADDING = 12
LEAST_COLUMN = 96
NARROW = 132
"""Below this width of a column, in px, the name stands under the disc."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ONYX_ON_DARK = QColor("#9A9DA6")
"""Onyx itself would vanish on dark panels."""


def seat_ink(color: str) -> QColor:
    """The colour of a seat for lines and bars on a panel."""
    if color == "onyx" and theme().name == DARK:
        return QColor(ONYX_ON_DARK)
    return theme().seat(color).fill


class ScoreTable(Worded, Painted):
    """Best values bold, bars on one scale, negative points in danger with a minus, total and place at the foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: ScoreSheet | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_sheet(self, sheet: ScoreSheet) -> None:
        self._sheet = sheet
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """A screen reader gets the table as sentences, a seat each."""
        sheet = self._sheet
        if sheet is None:
            return
        sentences = []
        for seat, column in enumerate(sheet.seats):
            lines = ", ".join(f"{line.words} {signed(line.points[seat])}" for line in sheet.lines)
            place = self._place(sheet.places[seat])
            sentences.append(f"{column.name}: {sheet.totals[seat]}, {place}. {lines}.")
        self.setAccessibleName(self.tr("Final score"))
        self.setAccessibleDescription(" ".join(sentences))

    def sizeHint(self) -> QSize:
        lines = len(self._sheet.lines) if self._sheet else 1
        return QSize(600, HEAD + lines * ROW + FOOT)

    def minimumSizeHint(self) -> QSize:
        lines = len(self._sheet.lines) if self._sheet else 1
        seats = len(self._sheet.seats) if self._sheet else 2
        return QSize(round(self._label_width()) + seats * LEAST_COLUMN, HEAD + lines * LEAST_ROW + FOOT)

    def paintEvent(self, event: QEvent) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        painter = smooth(self)
        label = self._label_width()
        width = (self.width() - label) / len(sheet.seats)
        row = min(64.0, (self.height() - HEAD - FOOT) / max(1, len(sheet.lines)))
        for seat in sheet.winners:
            light = QColor(theme().color("accent_soft"))
            light.setAlphaF(0.75)
            column = QRectF(label + seat * width, 0, width - 4, HEAD + row * len(sheet.lines) + FOOT)
            round_rect(painter, column, 14, light)
        self._paint_lines(painter, row)
        for seat in range(len(sheet.seats)):
            self._paint_column(painter, seat, QRectF(label + seat * width, 0, width - 4, self.height()), row)
        self._paint_labels(painter, label, row)

    def _paint_lines(self, painter: QPainter, row: float) -> None:
        for index in range(len(self._sheet.lines) + 1):
            last = index == len(self._sheet.lines)
            painter.setPen(QPen(theme().color("text_tertiary" if last else "line"), 1.4 if last else 1))
            y = HEAD + index * row
            painter.drawLine(QPointF(0, y), QPointF(self.width(), y))

    def _paint_labels(self, painter: QPainter, width: float, row: float) -> None:
        for index, line in enumerate(self._sheet.lines):
            middle = HEAD + (index + 0.5) * row
            ink = theme().color("text_secondary")
            if line.glyph:
                glyph = glyph_pixmap(line.glyph, ink, ICON, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(4, middle - ICON / 2), glyph)
            self._write(painter, line.words, font("body_l"), "text", QRectF(38, middle - 20, width - 42, 40), LEFT)
        foot = QRectF(4, HEAD + len(self._sheet.lines) * row, width - 8, FOOT)
        self._write(painter, self.tr("Total"), font("title", size=19), "text", foot, LEFT)

    def _paint_column(self, painter: QPainter, seat: int, room: QRectF, row: float) -> None:
        sheet = self._sheet
        inner = room.adjusted(CELL_PADDING, 0, -CELL_PADDING, 0)
        narrow = room.width() < NARROW
        disc = QRectF(inner.left(), 6, 26, 26) if narrow else QRectF(inner.left(), HEAD / 2 - 18, 30, 30)
        paint_roundel(painter, disc, sheet.seats[seat].color, self.devicePixelRatioF())
        beside = QRectF(disc.right() + 8, HEAD / 2 - 23, inner.right() - disc.right() - 4, 40)
        below = QRectF(inner.left(), disc.bottom() + 2, inner.width() + CELL_PADDING - 2, 30)
        face = font("prompt", size=14 if narrow else 16)
        self._write(painter, sheet.seats[seat].name, face, "text", below if narrow else beside, LEFT)
        for index, line in enumerate(sheet.lines):
            self._paint_cell(painter, seat, line.points, QRectF(inner.left(), HEAD + index * row, inner.width(), row))
        foot = QRectF(inner.left(), HEAD + len(sheet.lines) * row, inner.width(), FOOT)
        self._paint_total(painter, seat, foot)

    def _paint_cell(self, painter: QPainter, seat: int, points: tuple[int, ...], cell: QRectF) -> None:
        value = points[seat]
        best = value == max(points) and value > 0
        figures = font("body_l", size=16, weight=700 if best else 500, tabular=True)
        number = QRectF(cell.left(), cell.top(), 40, cell.height())
        self._write(painter, signed(value), figures, "danger" if value < 0 else "text", number, RIGHT)
        bar = QRectF(number.right() + 10, cell.center().y() - 4, cell.right() - number.right() - 14, 8)
        if bar.width() < 16:
            return
        ground = QColor(theme().color("line"))
        ground.setAlphaF(0.6)
        round_rect(painter, bar, 4, ground)
        most = max((max(line.points) for line in self._sheet.lines), default=1)
        if value > 0:
            filled = QRectF(bar.left(), bar.top(), max(8.0, bar.width() * value / max(1, most)), 8)
            round_rect(painter, filled, 4, seat_ink(self._sheet.seats[seat].color))

    def _paint_total(self, painter: QPainter, seat: int, cell: QRectF) -> None:
        sheet = self._sheet
        place = self._place(sheet.places[seat])
        chip_font = font("caption", weight=600, size=13)
        chip_width = QFontMetricsF(chip_font).horizontalAdvance(place) + 20
        total = signed(sheet.totals[seat])
        figures = font("score", size=34, tabular=True)
        width = QFontMetricsF(figures).horizontalAdvance(total)
        if width + 9 + chip_width <= cell.width() + CELL_PADDING:
            number = cell
            chip = QRectF(cell.left() + width + 9, cell.center().y() - 13, chip_width, 26)
        else:
            figures = font("score", size=26, tabular=True)
            number = QRectF(cell.left(), cell.top() + 4, cell.width(), 36)
            chip = QRectF(cell.left() - 2, number.bottom() + 1, chip_width, 26)
        self._write(painter, total, figures, "text", number, LEFT)
        won = sheet.places[seat] == 1
        round_rect(painter, chip, 13, theme().color("accent" if won else "surface_sunken"))
        painter.setFont(chip_font)
        painter.setPen(theme().color("on_accent" if won else "text_secondary"))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, place)

    def _write(
        self, painter: QPainter, text: str, face: QFont, token: str, room: QRectF, alignment: Qt.AlignmentFlag
    ) -> None:
        painter.setFont(face)
        painter.setPen(theme().color(token))
        shown = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, alignment, shown)

    def _label_width(self) -> float:
        metrics = QFontMetricsF(font("body_l"))
        lines = self._sheet.lines if self._sheet else ()
        widest = max((metrics.horizontalAdvance(line.words) for line in lines), default=0)
        return max(120.0, widest + 38 + 20)

    def _place(self, place: int) -> str:
        """Places in words: first, second…"""
        return {
            1: self.tr("1st"),
            2: self.tr("2nd"),
            3: self.tr("3rd"),
            4: self.tr("4th"),
            5: self.tr("5th"),
            6: self.tr("6th"),
        }[place]
