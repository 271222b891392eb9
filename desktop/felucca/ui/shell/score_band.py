"""The evening scene with the winner."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.shell.hero import CREAM, scene_pixmap
from felucca.ui.shell.sheet import ScoreSheet
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Button, Elided, Painted, Worded, paint_roundel, smooth
from felucca.ui.words import words_for

HEIGHT = 236
LEAF = QColor("#F2BC4B")
MIST = QColor("#DCEBE8")
LEAVES = 8


class Laurel(Painted):
    """The winner's disc between two twigs of golden leaves."""

    SIZE = 128

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.color = ""
        self.setFixedSize(self.SIZE, self.SIZE)

    def paintEvent(self, event: QEvent) -> None:
        if not self.color:
            return
        painter = smooth(self)
        middle = QPointF(self.SIZE / 2, self.SIZE / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 248, 234, 36))
        painter.drawEllipse(middle, 52, 52)
        paint_roundel(painter, QRectF(middle.x() - 42, middle.y() - 42, 84, 84), self.color, self.devicePixelRatioF())
        painter.setBrush(LEAF)
        for leaf in range(LEAVES):
            for side in (-1, 1):
                self._paint_leaf(painter, middle, 50 - leaf * 15.5, side)

    def _paint_leaf(self, painter: QPainter, middle: QPointF, angle: float, side: int) -> None:
        """A leaf on the ring, `angle` degrees below the horizontal, pointing upwards along the twig."""
        painter.save()
        painter.translate(middle + QPointF(side * 57 * cos(radians(angle)), 57 * sin(radians(angle))))
        painter.rotate(side * (angle - 24))
        painter.drawEllipse(QPointF(0, 0), 4, 8)
        painter.restore()


class ShrinkingTitle(Elided):
    """A title that takes a smaller size before it loses letters."""

    SIZES = (50.0, 40.0, 27.0)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "display_l", CREAM, size=self.SIZES[0], parent=parent)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, QFontMetricsF(font("display_l", size=self.SIZES[0])).height())

    def _fit(self) -> None:
        faces = [font("display_l", size=size) for size in self.SIZES]
        fitting = (face for face in faces if QFontMetricsF(face).horizontalAdvance(self.text()) <= self.width())
        self.setFont(next(fitting, faces[-1]))


class ScoreBand(Worded, Painted):
    """236 px high; the panels of the page overlap its lower edge."""

    DUSK = ((0.0, 0.9), (0.5, 0.62), (1.0, 0.05))

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self._sheet: ScoreSheet | None = None
        self._picture: tuple[object, QPixmap] | None = None
        self.back = Button("", "onscene", "back")
        self._laurel = Laurel()
        self._title = ShrinkingTitle()
        self._says = Elided("", "body_l", MIST, size=16.5)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 40, 26)
        column.setSpacing(0)
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.setContentsMargins(36, 0, 0, 0)
        row.setSpacing(20)
        row.addWidget(self._laurel)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._says)
        words.addStretch(1)
        row.addLayout(words, 1)
        column.addLayout(row, 1)
        self.retranslate()

    def show_sheet(self, sheet: ScoreSheet) -> None:
        self._sheet = sheet
        self._laurel.color = sheet.seats[sheet.winners[0]].color
        self._laurel.update()
        self.retranslate()

    def retranslate(self) -> None:
        self.back.set_text(self.tr("Library"))
        if self._sheet is not None:
            sheet = self._sheet
            names = [sheet.seats[seat].name for seat in sheet.winners]
            self._title.setText(words_for("").winners(names))
            self._says.setText(" · ".join((*self._points(sheet), sheet.game, *sheet.facts)))

    def paintEvent(self, event: QEvent) -> None:
        key = (self.size(), theme().name, self.devicePixelRatioF())
        if self._picture is None or self._picture[0] != key:
            picture = scene_pixmap(self.width(), HEIGHT, 0, self.devicePixelRatioF(), self.DUSK, 1.0)
            self._picture = (key, picture)
        QPainter(self).drawPixmap(QPointF(0, 0), self._picture[1])

    def _points(self, sheet: ScoreSheet) -> list[str]:
        """The winner's points, and who comes next with how many."""
        winner = sheet.winners[0]
        total = sheet.totals[winner]
        points = self.tr("%n point(s)", "", abs(total))
        result = [f"−{points}" if total < 0 else points]
        others = [seat for seat in range(len(sheet.seats)) if seat not in sheet.winners]
        if others:
            second = max(others, key=sheet.totals.__getitem__)
            text = self.tr("next: %1, %2")
            result.append(text.replace("%2", str(sheet.totals[second])).replace("%1", sheet.seats[second].name))
        return result
