"""The end of a round, told as a table over the lanes: what sets bring, who is most corrupt, the steps back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from felucca.ui.boards.sobek.cards import draw_glyph, draw_pictogram
from felucca.ui.boards.sobek.geometry import LANES
from felucca.ui.boards.sobek.painting import Painting
from felucca.ui.shell.icons import svg_pixmap
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font
from felucca.ui.shell.widgets import paint_roundel

Z_SETTLEMENT = 380.0
CREAM, MIST, SAND, ROSE, SCARAB = "#FFF6E0", "#CFE9E4", "#FBE0A4", "#FFB9A6", "#8FE0C0"
HEADING, HEAD_ROW = 46.0, 26.0
COLUMNS = ("vertical", "horizontal", "total", "pile", "penalty")
EDGES = (0.235, 0.445, 0.61, 0.705, 0.85, 1.0)
"""The columns after the name, in parts of the width."""


@dataclass
class Account:
    """What one seat is counted."""

    vertical: list[tuple[str, int]] = field(default_factory=list)
    horizontal: list[tuple[str, int]] = field(default_factory=list)
    pile: int = 0
    scarabs: int = 0
    curses: int = 0
    steps: list[tuple[int, int]] = field(default_factory=list)
    """From where to where the boat slides back, step by step."""

    @property
    def points(self) -> int:
        return sum(points for _, points in (*self.vertical, *self.horizontal))


@dataclass
class Accounts:
    """The settlement of a round, read from its events."""

    seats: list[Account]
    round: int = 0
    worst: tuple[int, ...] = ()

    @classmethod
    def read(cls, events: Sequence[Any], seats: int, number: int) -> Accounts | None:
        """None where the events settle no round."""
        if not any(event.kind == "most_corrupt" for event in events):
            return None
        found = cls([Account() for _ in range(seats)], number)
        for event in events:
            if event.kind == "scored" and event.category == "vertical":
                found.seats[event.seat].vertical.append((event.terms[0].what, event.points))
            elif event.kind == "scored" and event.category == "horizontal":
                found.seats[event.seat].horizontal.append((event.terms[0].what, event.points))
            elif event.kind == "scored" and event.category == "penalty":
                found.seats[event.seat].steps += event.places
            elif event.kind == "pile":
                account = found.seats[event.seat]
                account.pile, account.scarabs, account.curses = event.size, event.scarabs, event.curses
            elif event.kind == "most_corrupt":
                found.worst = event.seats
        return found


class SettlementItem(Painting):
    """The table, as far as it has been told: `stage` counts the columns that show."""

    def __init__(self, accounts: Accounts, names: Sequence[str], colours: Sequence[str]) -> None:
        super().__init__(LANES.adjusted(-6, -4, 6, 8), Z_SETTLEMENT)
        self.accounts = accounts
        self._names, self._colours = list(names), list(colours)
        self.stage = 0
        self._words: Mapping[str, str] = {}

    def say(self, words: Mapping[str, str]) -> None:
        self._words = words
        self._refresh()

    def set_stage(self, stage: int) -> None:
        self.stage = stage
        self._refresh()

    def _refresh(self) -> None:
        self.show_face((self.stage, tuple(self._words.values())))

    def row(self, seat: int) -> QRectF:
        count = len(self._names)
        top, room = LANES.top() + HEADING + HEAD_ROW, LANES.height() - HEADING - HEAD_ROW - 12
        height = min(66.0, room / count)
        return QRectF(LANES.left() + 12, top + height * seat, LANES.width() - 24, height)

    def path(self, seat: int) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.row(seat).adjusted(0, 3, 0, -3), 9, 9)
        return path

    def draw(self, painter: QPainter, sharp: float) -> None:
        box = LANES.adjusted(0, 2, 0, -2)
        shadow(painter, box, 14, 3)
        painter.setPen(QPen(QColor(243, 208, 138, 110), 1.2))
        painter.setBrush(QColor("#0C2A31"))
        painter.drawRoundedRect(box, 14, 14)
        painter.setPen(QColor(CREAM))
        painter.setFont(font("title", size=20))
        painter.drawText(QPointF(box.left() + 22, box.top() + 32), self._words["title"])
        painter.setFont(font("caption", weight=600, size=12.5))
        painter.setPen(QColor(MIST))
        for number, name in enumerate(COLUMNS):
            if number < self.stage:
                left, room = self._column(number)
                head = QFontMetricsF(painter.font()).elidedText(self._words[name], Qt.TextElideMode.ElideRight, room)
                painter.drawText(QPointF(left, box.top() + HEADING + 16), head)
        for seat in range(len(self._names)):
            self._draw_row(painter, seat, sharp)

    def _column(self, number: int) -> tuple[float, float]:
        box = self.row(0)
        left = box.left() + EDGES[number] * box.width()
        return left, (EDGES[number + 1] - EDGES[number]) * box.width() - 8

    def _draw_row(self, painter: QPainter, seat: int, sharp: float) -> None:
        box, account = self.row(seat), self.accounts.seats[seat]
        middle = box.center().y()
        worst = self.stage > 3 and seat in self.accounts.worst
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(169, 55, 40, 92) if worst else QColor(255, 255, 255, 18))
        painter.drawRoundedRect(box.adjusted(0, 3, 0, -3), 9, 9)
        paint_roundel(painter, QRectF(box.left() + 10, middle - 12, 24, 24), self._colours[seat], sharp)
        room = EDGES[0] * box.width() - 50
        self._text(
            painter, self._names[seat], QPointF(box.left() + 42, middle - (7 if worst else 0)), CREAM, 14.5, room
        )
        if worst:
            self._text(painter, self._words["worst"], QPointF(box.left() + 42, middle + 11), ROSE, 11.5, room)
        if self.stage > 0:
            self._draw_sets(painter, account.vertical, self._column(0), middle, sharp)
        if self.stage > 1:
            self._draw_sets(painter, account.horizontal, self._column(1), middle, sharp)
        if self.stage > 2:
            self._text(painter, f"+{account.points}", QPointF(self._column(2)[0], middle), SAND, 19)
        if self.stage > 3:
            self._draw_pile(painter, account, middle, sharp)
        if self.stage > 4:
            steps = f"−{len(account.steps)}" if account.steps else "—"
            self._text(painter, steps, QPointF(self._column(4)[0], middle), ROSE if account.steps else MIST, 17)

    def _draw_sets(
        self,
        painter: QPainter,
        sets: Sequence[tuple[str, int]],
        column: tuple[float, float],
        middle: float,
        sharp: float,
    ) -> None:
        left, room = column
        if not sets:
            self._text(painter, "—", QPointF(left, middle), MIST, 14)
            return
        step = min(56.0, room / len(sets))
        side = min(26.0, step * 0.5)
        for number, (good, points) in enumerate(sets):
            x = left + step * number
            draw_pictogram(painter, f"goods_{good}", QRectF(x, middle - side / 2, side, side), sharp)
            self._text(painter, str(points), QPointF(x + side + 3, middle), SAND, 14.5 if step > 44 else 12)

    def _draw_pile(self, painter: QPainter, account: Account, middle: float, sharp: float) -> None:
        left, _ = self._column(3)
        self._text(painter, str(account.pile), QPointF(left, middle), CREAM, 17)
        x = left + 28
        if account.curses:
            curse = svg_pixmap("art", "tokens", "curse.svg", width=18, height=18, dpr=sharp)
            painter.drawPixmap(QRectF(x - 5, middle - 9, 18, 18), curse, QRectF(curse.rect()))
            x += 15
        draw_glyph(painter, "scarab", QColor(SCARAB), QRectF(x, middle - 8, 15, 15), sharp)
        self._text(painter, str(account.scarabs), QPointF(x + 17, middle), MIST, 13)

    def _text(
        self, painter: QPainter, text: str, at: QPointF, ink: str, size: float, room: float | None = None
    ) -> None:
        """A line, its middle at the height of `at`."""
        painter.setFont(font("body", weight=700, size=size, tabular=True))
        metrics = QFontMetricsF(painter.font())
        if room is not None:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.setPen(QColor(ink))
        painter.drawText(at + QPointF(0, metrics.capHeight() / 2), text)
