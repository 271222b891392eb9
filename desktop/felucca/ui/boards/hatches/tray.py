"""The tray of dark slate: a pair of dice a seat, the cells that it names, and the chance of falling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from felucca.model.hatches.moves import Cell
from felucca.model.hatches.rules import IN, LEFT
from felucca.model.hatches.state import HatchesState
from felucca.ui.boards.hatches.look import AMBER, CHALK, Sheet, iron, write, write_middle
from felucca.ui.boards.hatches.panels import CAPTION
from felucca.ui.boards.hatches.pieces import CLOSED, DieItem, paint_hatch
from felucca.ui.boards.hatches.places import ODDS, PILE, TRAY, WELL, dice_places, pair_places
from felucca.ui.shell.shadow import shadow, shadow_reach
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import faded, mixed, paint_roundel, round_rect

if TYPE_CHECKING:
    from felucca.ui.boards.hatches.board import HatchesBoard

WHITE = QColor("#FFFFFF")
FULL_BAR = 0.5
"""The chance at which the bar is full."""
BAR = QRectF(727, 650, 113, 12)
EMBLEM = 8.0
STALE = 0.6
"""How strongly dice show whose roll is over."""
LIDS = 4
"""Lids that the pile shows."""


class Slate(Sheet):
    """The slate and the places of the pairs; the dice themselves lie on it."""

    def __init__(self, board: HatchesBoard) -> None:
        super().__init__(TRAY, 1, shadow_reach(1) + 1)
        self._board = board
        self._shown: tuple[Any, ...] = ()
        self.dice: Sequence[Cell | None] = ()
        self.live = self.rolling = False
        self.status: Sequence[int] = ()

    def show(self, dice: Sequence[Cell | None], status: Sequence[int], *, live: bool, rolling: bool) -> None:
        """Who has which dice, as they lie; whether they name cells now, or still roll."""
        shown = (tuple(dice), tuple(status), live, rolling)
        self.dice, self.status, self.live, self.rolling = shown
        if shown != self._shown:
            self._shown = shown
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        shadow(painter, TRAY, 16, 1)
        round_rect(painter, TRAY, 16, iron("tray_rim"))
        round_rect(painter, WELL, 11, iron("tray"))
        for seat, place in enumerate(pair_places(len(self.status))):
            if self.status[seat] == IN:
                self._draw_pair(painter, place, seat)
            else:
                self._draw_absent(painter, place, seat)
        self._draw_pile(painter)

    def _draw_pair(self, painter: QPainter, place: QRectF, seat: int) -> None:
        tint = _tint(self._board.colours[seat])
        round_rect(painter, place, 12, faded(tint, 0.2))
        round_rect(painter, place, 12, None, faded(tint, 0.8), 1.5)
        pair = self.dice[seat]
        text = self._words(pair)
        ink = WHITE if pair and self.live else CHALK
        face = font("body", weight=700 if pair else 500, size=14 if pair else CAPTION)
        room = place.width() - 2 * EMBLEM - 16
        text = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room)
        left = place.center().x() - (QFontMetricsF(face).horizontalAdvance(text) + 2 * EMBLEM + 7) / 2
        self._roundel(painter, QPointF(left + EMBLEM, place.top() + 108), EMBLEM, seat)
        write(painter, QPointF(left + 2 * EMBLEM + 7, place.top() + 113), text, face, ink)

    def _words(self, pair: Cell | None) -> str:
        if self.rolling:
            return self._board.texts.rolls()
        return self._board.texts.pair(pair) if pair else self._board.texts.not_thrown()

    def _draw_absent(self, painter: QPainter, place: QRectF, seat: int) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor("#7C8990"), 1.4)
        pen.setDashPattern([6 / 1.4, 6 / 1.4])
        painter.setPen(pen)
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        self._roundel(painter, QPointF(place.center().x(), place.top() + 34), 15, seat)
        who, what = self._board.texts.absent(self._board.names[seat], self.status[seat])
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


class Tray:
    """The slate with the dice on it."""

    def __init__(self, board: HatchesBoard) -> None:
        self._board = board
        self.slate = Slate(board)
        self.dice: list[DieItem] = []

    def show(self, state: HatchesState) -> None:
        """The dice of those in the round: strong while they name cells, pale when their roll is over."""
        live = state.decision().kind in ("place", "answer")
        dice = [pair if state.status[seat] == IN else None for seat, pair in enumerate(state.dice)]
        self.slate.show(dice, state.status, live=live, rolling=False)
        self._lay(dice)
        for die in self.dice:
            die.setOpacity(1.0 if live or not die.value else STALE)

    def throw(self, dice: Sequence[Cell | None]) -> None:
        """The dice of a roll, before it is told what they bring."""
        status = [LEFT if pair is None else IN for pair in dice]
        known = self.slate.status
        if len(known) == len(status):
            status = [old if new == LEFT and old != IN else new for old, new in zip(known, status, strict=True)]
        self.slate.show(dice, status, live=False, rolling=True)
        self._lay(dice)

    def rest(self) -> None:
        """The dice thrown lie still, and name their cells."""
        self.slate.show(self.slate.dice, self.slate.status, live=True, rolling=False)

    def _lay(self, dice: Sequence[Cell | None]) -> None:
        board = self._board
        for die in self.dice:
            board.removeItem(die)
        self.dice = []
        for seat, place in enumerate(pair_places(len(dice))):
            if self.slate.status[seat] != IN:
                continue
            values = dice[seat] or (0, 0)
            for kind, value, at in zip(("pip", "digit"), values, dice_places(place), strict=True):
                die = DieItem(seat, board.colours[seat], kind, value, at)
                board.addItem(die)
                self.dice.append(die)


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
