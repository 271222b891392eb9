"""What tests of the whole application share: a desk with a brain that the test leads."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from felucca.ai.chooser import Choice
from felucca.match.setup import COLOURS, PERSON, SeatSetup, Setup
from felucca.store.settings import LoadedSettings, Settings
from felucca.ui import app


class LedBrain(QObject):
    """Answers when the test says so, or at once with the first legal action."""

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, at_once: bool = False) -> None:
        super().__init__()
        self.game_id = ""
        self.at_once = at_once
        self.questions: list[tuple[int, Any]] = []
        self.cancelled = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.answer)

    def wake(self) -> None:
        """A brain of a test needs no process."""

    def think(self, number: int, observation: Any, level: str, seed: int) -> None:
        self.questions.append((number, observation))
        if self.at_once:
            self._timer.start(0)

    def answer(self) -> None:
        number, observation = self.questions[-1]
        self.answered.emit(number, Choice(observation.actions()[0]))

    def cancel(self) -> None:
        self.cancelled += 1
        self._timer.stop()

    def close(self) -> None:
        self._timer.stop()


def make_desk(brain: Any, **changes: Any) -> Any:
    loaded = LoadedSettings(Settings(**{"motion": "off", "sound": False, "language": "en", **changes}), ())
    app.make_application(loaded)
    desk = app.make_desk(QApplication.instance(), loaded, brain)
    desk.window.resize(1440, 900)
    desk.open_lobby()
    desk.window.show()
    return desk


def close(desk: Any) -> None:
    desk.window.close()
    desk.language.set("en")
    desk.window.deleteLater()


def setup(*players: str, game: str = "carcassonne", deal: int = 7, **options: Any) -> Setup:
    names = ("Marina", "Hapi", "Oleg", "Seshat", "Vera", "Tiye")
    seats = tuple(SeatSetup(names[i], COLOURS[i], player) for i, player in enumerate(players))
    return Setup(game, seats, deal, options)


TWO = (PERSON, "novice")
