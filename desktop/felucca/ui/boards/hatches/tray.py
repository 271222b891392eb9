"""The tray of dark slate: a pair of dice a seat, the cells that it names, and the chance of falling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from felucca.model.hatches.moves import Cell
from felucca.model.hatches.rules import IN
from felucca.model.hatches.state import HatchesState
from felucca.ui.boards.hatches.look import AMBER, CHALK, Sheet, iron, write, write_middle
from felucca.ui.boards.hatches.panels import CAPTION
from felucca.ui.boards.hatches.pieces import CLOSED, paint_hatch
from felucca.ui.boards.hatches.places import ODDS, PILE, TRAY, WELL, pair_places
from felucca.ui.shell.shadow import shadow, shadow_reach
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import faded, mixed, paint_roundel, round_rect

if TYPE_CHECKING:
    from felucca.ui.boards.hatches.board import HatchesBoard

WHITE = QColor("#FFFFFF")
FULL_BAR = 0.5
"""The chance at which the bar is full."""
BAR = QRectF(727, 650, 113, 12)
LIDS = 4
"""Lids that the pile shows."""


class TrayItem(Sheet):
    """The slate and the places of the pairs; the dice themselves lie on it."""

    def __init__(self, board: HatchesBoard) -> None:
        super().__init__(TRAY, 1, shadow_reach(1) + 1)
        self._board = board
        self.dice: list[Cell | None] = []
        self.live = False
        """Whether the dice name cells now, and are not those of a roll that is over."""
        self.rolling = False
        self._out: list[int] = []
        self._pile = 0

    def show(self, state: HatchesState, dice: list[Cell | None], *, live: bool) -> None:
        """Show who has which dice: `dice` by seat as they lie, None for a pair not thrown."""
        seen = (list(dice), live, list(state.status), state.pile)
        if self.rolling or seen != (self.dice, self.live, self._out, self._pile):
            self.dice, self.live, self._out, self._pile = seen
            self.rolling = False
            self.refresh()

    def throw(self) -> None:
        """New dice roll: no pair names a cell until they lie still."""
        self.dice, self.live, self.rolling = [None] * len(self._out), False, True
        self.refresh()

    def is_out(self, seat: int) -> bool:
        return self._out[seat] != IN

    def draw(self, painter: QPainter) -> None:
        shadow(painter, TRAY, 16, 1)
        round_rect(painter, TRAY, 16, iron("tray_rim"))
        round_rect(painter, WELL, 11, iron("tray"))
        for seat, place in enumerate(pair_places(len(self._out))):
            if self._out[seat] == IN:
                self._draw_pair(painter, place, seat)
            else:
                self._draw_absent(painter, place, seat)
        self._draw_pile(painter)

    def _draw_pair(self, painter: QPainter, place: QRectF, seat: int) -> None:
        tint = _tint(self._board.colours[seat])
        round_rect(painter, place, 12, faded(tint, 0.2))
        round_rect(painter, place, 12, None, faded(tint, 0.8), 1.5)
        self._roundel(painter, place.topLeft() + QPointF(16, 16), 8.5, seat)
        pair = self.dice[seat]
        text = self._words(pair)
        ink = WHITE if pair and self.live else CHALK
        weight = 700 if pair else 500
        at = QPointF(place.center().x(), place.top() + 113)
        write_middle(
            painter, at, text, font("body", weight=weight, size=14 if pair else CAPTION), ink, place.width() - 8
        )

    def _words(self, pair: Cell | None) -> str:
        if pair:
            return self._board.texts.pair(pair)
        return "" if self.rolling else self._board.texts.not_thrown()

    def _draw_absent(self, painter: QPainter, place: QRectF, seat: int) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor("#7C8990"), 1.4)
        pen.setDashPattern([6 / 1.4, 6 / 1.4])
        painter.setPen(pen)
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        self._roundel(painter, QPointF(place.center().x(), place.top() + 34), 15, seat)
        who, what = self._board.texts.absent(self._board.names[seat], self._out[seat])
        face = font("caption", size=CAPTION)
        middle = QPointF(place.center().x(), place.top() + 72)
        write_middle(painter, middle, who, face, CHALK, place.width() - 10)
        write_middle(painter, middle + QPointF(0, 18), what, face, CHALK, place.width() - 10)

    def _roundel(self, painter: QPainter, middle: QPointF, radius: float, seat: int) -> None:
        disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        ratio = painter.device().devicePixelRatioF() * max(1.0, self._board.pixels)
        paint_roundel(painter, disc, self._board.colours[seat], ratio)

    def _draw_pile(self, painter: QPainter) -> None:
        """The common pile, a few lids high."""
        colours = self._board.colours
        foot = QPointF(PILE.center().x(), PILE.bottom() - 14)
        for lid in range(LIDS):
            colour = colours[lid % len(colours)]
            paint_hatch(painter, foot - QPointF(0, 3.5 * lid), colour, CLOSED, 30, max(1.0, self._board.pixels))


class OddsItem(Sheet):
    """The chance of falling: what it is of, the figure, a bar up to one half."""

    def __init__(self, board: HatchesBoard) -> None:
        super().__init__(ODDS, 2)
        self._board = board
        self._words: tuple[str, str, str, str] = ("", "", "", "")
        self._chance: float | None = None

    def show(self, head: str, when: str, chance: float | None, note: str) -> None:
        """`chance` 0 to 1, None where there is none to tell."""
        words = (head, when, self._board.words.percent(chance) if chance is not None else "–", note)
        if (words, chance) != (self._words, self._chance):
            self._words, self._chance = words, chance
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        head, when, figure, note = self._words
        left = ODDS.left()
        write(painter, QPointF(left, 608), head, font("body", weight=700, size=14), WHITE, ODDS.width())
        write(painter, QPointF(left, 626), when, font("caption", weight=400, size=CAPTION), CHALK, ODDS.width())
        figures = font("score", size=34, tabular=True)
        width = write(painter, QPointF(left, 668), figure, figures, AMBER)
        self._draw_bar(painter, max(BAR.left(), left + width + 14))
        write(painter, QPointF(left, 704), note, font("caption", size=CAPTION), CHALK, PILE.left() - left - 4)

    def _draw_bar(self, painter: QPainter, left: float) -> None:
        bar = QRectF(left, BAR.top(), BAR.right() - left, BAR.height())
        round_rect(painter, bar, 6, QColor("#50606A"))
        share = min(1.0, (self._chance or 0.0) / FULL_BAR)
        if share > 0:
            round_rect(painter, QRectF(bar.left(), bar.top(), max(12.0, share * bar.width()), bar.height()), 6, AMBER)
        painter.setPen(QPen(iron("tray"), 1.2))
        for tick in range(1, 5):
            x = bar.left() + tick * bar.width() / 5
            painter.drawLine(QPointF(x, bar.top() + 2), QPointF(x, bar.bottom() - 2))


def _tint(colour: str) -> QColor:
    """A seat's colour as it reads on slate: onyx and lapis a little lighter."""
    colours = theme().seat(colour)
    return mixed(colours.fill, colours.light, 0.45 if colour in ("onyx", "lapis") else 0.0)
