"""The score of every seat, turn by turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from felucca.ui.shell.score_table import seat_ink
from felucca.ui.shell.sheet import ScoreSheet, signed
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Painted, Worded, paint_roundel, smooth

AXIS, ENDS, TOP, BOTTOM = 36, 92, 10, 22
"""Room for the figures on the left, the ends on the right, and above and below the lines."""
END_STEP = 19


class ScoreChart(Worded, Painted):
    """Step lines; the last turn and the scoring at the end stand on a soft band."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: ScoreSheet | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_sheet(self, sheet: ScoreSheet) -> None:
        self._sheet = sheet
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Score by turn"))

    def sizeHint(self) -> QSize:
        return QSize(600, 150)

    def minimumSizeHint(self) -> QSize:
        seats = len(self._sheet.seats) if self._sheet else 2
        return QSize(320, max(110, seats * END_STEP + BOTTOM + TOP))

    def paintEvent(self, event: QEvent) -> None:
        if self._sheet is None or not self._turns():
            return
        painter = smooth(self)
        plot = QRectF(self.rect()).adjusted(AXIS, TOP, -ENDS, -BOTTOM)
        self._paint_grid(painter, plot)
        last = self._at(plot, self._turns() - 1, 0).x()
        light = QColor(theme().color("accent"))
        light.setAlphaF(0.18)
        painter.fillRect(QRectF(last, plot.top(), plot.right() - last, plot.height()), light)
        order = sorted(range(len(self._sheet.seats)), key=self._sheet.totals.__getitem__)
        for seat in order:
            self._paint_seat(painter, plot, seat)
        self._paint_ends(painter, plot, list(reversed(order)))

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        face = font("caption", size=12, tabular=True)
        painter.setFont(face)
        least, most = self._range()
        step = next(step for step in (10, 20, 25, 50, 100, 200, 500, 10_000) if (most - least) / step <= 4)
        figures = range(-(-least // step) * step, most + 1, step)
        for value in figures:
            y = self._at(plot, 0, value).y()
            painter.setPen(QPen(theme().color("line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme().color("text_tertiary"))
            room = QRectF(0, y - 10, AXIS - 10, 20)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(value))
        turns = self._turns()
        for part in range(4 if turns >= 6 else 2):
            turn = round(turns * part / (3 if turns >= 6 else 1))
            words = self.tr("turn %1").replace("%1", str(turn)) if turn else self.tr("start")
            width = QFontMetricsF(face).horizontalAdvance(words)
            x = self._at(plot, turn, 0).x() - width / 2
            painter.drawText(QPointF(x, self.height() - 5), words)

    def _paint_seat(self, painter: QPainter, plot: QRectF, seat: int) -> None:
        scores = self._sheet.by_turn[seat]
        path = QPainterPath(self._at(plot, 0, scores[0]))
        for turn, score in enumerate(scores[1:], start=1):
            if turn < len(scores) - 1:
                path.lineTo(self._at(plot, turn, scores[turn - 1]))
            path.lineTo(self._at(plot, turn, score))
        for color, width in ((theme().color("surface"), 4.4), (seat_ink(self._sheet.seats[seat].color), 2.4)):
            pen = QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)

    def _paint_ends(self, painter: QPainter, plot: QRectF, order: list[int]) -> None:
        """Emblem and total of each seat, near the end of its line but never over each other."""
        painter.setFont(font("body", weight=700, tabular=True))
        lowest = plot.bottom() - (len(order) - 1) * END_STEP
        y = min(self._at(plot, 0, self._sheet.totals[order[0]]).y(), lowest)
        for place, seat in enumerate(order):
            wanted = self._at(plot, 0, self._sheet.totals[seat]).y()
            y = min(max(wanted, y), lowest + place * END_STEP)
            disc = QRectF(plot.right() + 12, y - 8.5, 17, 17)
            paint_roundel(painter, disc, self._sheet.seats[seat].color, self.devicePixelRatioF())
            painter.setPen(theme().color("text"))
            room = QRectF(disc.right() + 8, y - 10, ENDS, 20)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, signed(self._sheet.totals[seat]))
            y += END_STEP

    def _turns(self) -> int:
        return len(self._sheet.by_turn[0]) - 1

    def _range(self) -> tuple[int, int]:
        values = [value for scores in self._sheet.by_turn for value in scores]
        return min(0, *values), max(10, *values)

    def _at(self, plot: QRectF, turn: int, score: int) -> QPointF:
        least, most = self._range()
        x = plot.left() + plot.width() * turn / max(1, self._turns())
        return QPointF(x, plot.bottom() - plot.height() * (score - least) / (most - least))
