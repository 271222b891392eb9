"""A small board for the toy game, a brain that answers when told to, and a table of both: for tests of the toolkit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsRectItem, QLabel, QWidget

from felucca.match.match import Match
from felucca.match.setup import SeatSetup, Setup
from felucca.model.core import games
from felucca.ui.shell.theme import theme
from felucca.ui.table.board import Board, Holding, Info, Label
from felucca.ui.table.picker import Picker
from felucca.ui.table.targets import CELL, Handle, Target
from felucca.ui.words import GameWords, LogLine

SPACE = 130.0
COLOURS = ("carnelian", "lapis", "saffron", "onyx", "turquoise")
NAMES = ("Marina", "Hapi", "Oleg", "Seshat", "Ptah")


@dataclass(frozen=True)
class Answered:
    action: Any
    reasons: tuple[Any, ...] = ()


class FakeBrain(QObject):
    """Keeps what it is asked; `reply` answers the last question, `reply_to` any."""

    answered = Signal(int, object)
    failed = Signal(int, str)
    asked = Signal(int)

    def __init__(self, prompt: bool = False) -> None:
        super().__init__()
        self.questions: list[tuple[int, Any, str, int]] = []
        self.cancelled = 0
        self.prompt = prompt

    def think(self, number: int, observation: Any, level: str, seed: int) -> None:
        self.questions.append((number, observation, level, seed))
        self.asked.emit(number)
        if self.prompt:
            self.startTimer(0)

    def timerEvent(self, event: Any) -> None:
        self.killTimer(event.timerId())
        self.reply()

    def cancel(self) -> None:
        self.cancelled += 1

    def reply(self, action: Any = None, reasons: tuple[Any, ...] = ()) -> None:
        if self.questions:
            self.reply_to(len(self.questions) - 1, action, reasons)

    def reply_to(self, index: int, action: Any = None, reasons: tuple[Any, ...] = ()) -> None:
        number, observation, _, _ = self.questions[index]
        actions = observation.actions()
        self.answered.emit(number, Answered(actions[0] if action is None else action, reasons))


class DemoWords(GameWords):
    """The plain words, and log lines for what is played and scored."""

    def _report_turn(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine | None:
        return None

    def _report_played(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(event.seat, f"{names[event.seat]} plays a {event.card}", places=(event.card,))


class DemoBoard(Board):
    """Every card a cell in a row, for any question of the toy game."""

    game_id = "toy"

    def __init__(self, motion: Any, words: GameWords, picker: Picker) -> None:
        super().__init__(motion, words, picker)
        self.played: list[Any] = []
        self.pressed: list[str] = []
        self._pieces: list[QGraphicsRectItem] = []

    def table_colour(self) -> QColor:
        return theme().table("carcassonne")

    def show(self, observation: Any) -> None:
        for piece in self._pieces:
            self.removeItem(piece)
        self._pieces = []
        for index in range(observation.turn()):
            piece = self.addRect(QRectF(index % 6 * SPACE + 12, 160 + index // 6 * SPACE, 104, 104))
            piece.setBrush(theme().seat(COLOURS[index % observation.seats]).fill)
            self._pieces.append(piece)
        last = self._pieces[-1].rect() if self._pieces else None
        self.mark_last([] if last is None else [last], COLOURS[(len(self._pieces) - 1) % observation.seats])

    def play(self, events: Sequence[Any], observation: Any) -> None:
        self.played.append(list(events))
        self.show(observation)
        if self._pieces:
            self.motion.run(self._pieces[-1].setOpacity, "place")

    def offer(self, decision: Any, actions: Sequence[Any], picker: Picker) -> None:
        targets = []
        for index, value in enumerate(list(actions[:6])):
            path = QPainterPath()
            path.addRoundedRect(QRectF(index % 6 * SPACE + 12, index // 6 * SPACE, 104, 104), 10, 10)
            targets.append(Target(path, self.words.choose(value, None), action=value, style=CELL))
        self.set_targets(targets)
        chosen = [target for target in targets if self.is_selected(target)]
        self.set_label(Label(chosen[0].shape.boundingRect(), "Stock", "6 of 9", "lapis") if chosen else None)
        corner = chosen[0].shape.boundingRect().topRight() if chosen else QPointF()
        turn = [Handle("rotate", "Rotate", corner, self._rotate, QPointF(-12, -40))]
        self.set_handles(turn if chosen else [])

    def content_rect(self) -> QRectF:
        return QRectF(0, 0, 6 * SPACE, 400)

    def info_at(self, point: QPointF) -> Info | None:
        for piece in self._pieces:
            if piece.rect().contains(point):
                path = QPainterPath()
                path.addRect(piece.rect())
                return Info("A piece", "2 points now", "saffron", path, ("piece",))
        return None

    def places_path(self, places: Any) -> QPainterPath:
        path = QPainterPath()
        if self._pieces:
            path.addRect(self._pieces[0].rect())
        return path

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_R:
            self._rotate()
            return True
        return False

    def holdings(self, observation: Any, seat: int) -> list[Holding]:
        return [
            Holding("follower", str(len(observation.hands[seat])), "/7", "cards", own_colour=True),
            Holding("coin", str(observation.purses[seat]), "", "coins"),
        ]

    def chips(self, observation: Any) -> list[str]:
        return [f"Turn {observation.turn()}", "Tiles left: 57"]

    def stock_widget(self) -> QWidget | None:
        stock = QLabel("Stock")
        stock.setMinimumHeight(80)
        return stock

    def _rotate(self) -> None:
        self.pressed.append("rotate")


def toy_match(players: Sequence[str], deal: int = 7, practice: bool = False, **options: Any) -> Match:
    """A match of the toy game: a seat for every player, person or a level."""
    games.register("toy", "toy.game")
    seats = tuple(SeatSetup(NAMES[i], COLOURS[i], who) for i, who in enumerate(players))
    return Match.start(Setup("toy", seats, deal, {"rounds": 2, "tolls": True, **options}, practice))
