"""The panels of the boards: the large one of the person who decides, the small ones of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from felucca.model.hatches.grid import complete_lines
from felucca.model.hatches.rules import FALLEN, IN, LEFT
from felucca.model.hatches.state import HatchesState
from felucca.ui.boards.hatches.look import PanelSheet, write
from felucca.ui.boards.hatches.paint import paint_grid, paint_labels, paint_rails
from felucca.ui.boards.hatches.places import LARGE, OWN, Grid, SmallPlace
from felucca.ui.shell.icons import icon_pixmap
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import paint_roundel, round_rect

if TYPE_CHECKING:
    from felucca.ui.boards.hatches.board import HatchesBoard

CAPTION = 13.2
"""Size of the captions on the board: readable even where the board is shown at 78 %."""
_CHIPS = {
    IN: ("", "primary_soft", "on_primary_soft"),
    LEFT: ("door", "success_soft", "success"),
    FALLEN: ("down", "danger_soft", "danger"),
}


class BoardPanel(PanelSheet):
    """A board of a seat on its panel, without the hatches that lie on it."""

    def __init__(self, board: HatchesBoard, rect: QRectF, radius: float, grid: Grid) -> None:
        super().__init__(rect, radius)
        self._board = board
        self.grid = grid
        self.seat = 0
        self._state: HatchesState | None = None
        self._seen: tuple[object, ...] = ()

    def show(self, state: HatchesState, seat: int) -> None:
        """Show a seat's board as it stands."""
        seen = (seat, state.closed[seat], state.opened[seat], state.status[seat])
        self.seat, self._state = seat, state
        if seen != self._seen:
            self._seen = seen
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        state, seat = self._state, self.seat
        if state is None:
            return
        self.draw_words(painter, state, seat)
        paint_labels(painter, self.grid)
        paint_grid(painter, self.grid, self._board.pixels)
        paint_rails(painter, self.grid, complete_lines(state.closed[seat]), state.rules.line_points)

    def draw_words(self, painter: QPainter, state: HatchesState, seat: int) -> None:
        raise NotImplementedError

    def roundel(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        ratio = painter.device().devicePixelRatioF() * max(1.0, self._board.pixels)
        paint_roundel(painter, disc, self._board.colours[self.seat], ratio)


class OwnPanel(BoardPanel):
    """The large board."""

    def __init__(self, board: HatchesBoard) -> None:
        super().__init__(board, OWN, 16, LARGE)

    def draw_words(self, painter: QPainter, state: HatchesState, seat: int) -> None:
        self.roundel(painter, QPointF(30, 29), 12)
        color = theme().color
        title, key = self._board.texts.own_title(self._board.names[seat]), self._board.texts.key()
        small = font("caption", weight=400, size=CAPTION)
        width = QFontMetricsF(small).horizontalAdvance(key)
        write(painter, QPointF(OWN.right() - 20 - width, 34), key, small, color("text_tertiary"))
        write(painter, QPointF(51, 35), title, font("prompt"), color("text"), OWN.right() - 20 - width - 24 - 51)


class SmallPanel(BoardPanel):
    """The board of another seat, with its counts and how it stands in the round."""

    def __init__(self, board: HatchesBoard, place: SmallPlace) -> None:
        super().__init__(board, place.panel, 14, place.grid)
        self._place = place

    def draw_words(self, painter: QPainter, state: HatchesState, seat: int) -> None:
        place, texts = self._place, self._board.texts
        head = place.head
        self.roundel(painter, QPointF(head.left() + 10, head.center().y()), 10)
        names = font("body_l", weight=700, size=15)
        at = QPointF(head.left() + 27, head.center().y() + 5)
        write(painter, at, self._board.names[seat], names, theme().color("text"), head.right() - at.x())
        numbers = (state.closed[seat].bit_count(), state.opened[seat].bit_count())
        words = texts.closed(), texts.opened()
        status = state.status[seat]
        for at, number, word in zip(place.counts, numbers, words, strict=True):
            if status == IN or at is place.counts[0]:
                self._count(painter, at, number, word)
        if status != IN:
            self._points(painter, state)
        self._chip(painter, status)

    def _count(self, painter: QPainter, at: QPointF, number: int, word: str) -> None:
        figures = font("score", size=22, tabular=True)
        width = write(painter, at, str(number), figures, theme().color("text"))
        beside = QPointF(width + 8, -1)
        room = self.rect.right() - 8 - at.x() - beside.x()
        if self._place.under:
            beside, room = QPointF(0, 17), self.rect.right() - 6 - at.x()
        face = _fitting(font("caption", size=CAPTION), word, room)
        write(painter, at + beside, word, face, theme().color("text_secondary"), room)

    def _points(self, painter: QPainter, state: HatchesState) -> None:
        """What a seat has that is out of the round, in place of the open hatches that are no more."""
        at = self._place.counts[1] - QPointF(0, 3)
        room = self.rect.right() - 8 - at.x()
        text = self._board.words.counts.points(state.score[self.seat])
        face = _fitting(font("caption", weight=600, size=CAPTION), text, room)
        write(painter, at, text, face, theme().color("text_secondary"), room)

    def _chip(self, painter: QPainter, status: int) -> None:
        """How the seat stands in the round; at the right edge where the name stands above the board."""
        icon, ground, ink = _CHIPS[status]
        text = self._board.texts.status(status)
        face = font("caption", weight=600, size=CAPTION)
        lead = 29 if icon else 10
        width = lead + QFontMetricsF(face).horizontalAdvance(text) + 10
        corner = self._place.chip
        if corner.x() > self.rect.center().x() + 60:
            corner = corner - QPointF(width, 0)
        chip = QRectF(corner.x(), corner.y(), width, 25)
        round_rect(painter, chip, 12.5, theme().color(ground))
        color = QColor(theme().color(ink))
        if icon:
            ratio = painter.device().devicePixelRatioF() * max(1.0, self._board.pixels)
            painter.drawPixmap(chip.topLeft() + QPointF(9, 5), icon_pixmap(icon, color, 15, ratio))
        write(painter, QPointF(chip.left() + lead, chip.top() + 17), text, face, color)


def _fitting(face: QFont, text: str, room: float) -> QFont:
    """The face, a step smaller where the text does not fit."""
    needed = QFontMetricsF(face).horizontalAdvance(text)
    if needed > room:
        face.setPointSizeF(face.pointSizeF() * max(0.84, room / needed))
    return face
