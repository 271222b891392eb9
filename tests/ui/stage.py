"""A shown table of any game, with a brain that the test leads, and hands that click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from felucca.match.match import Match
from felucca.ui.table.controller import TableController
from felucca.ui.table.motion import Motion
from felucca.ui.table.page import TablePage
from felucca.ui.words import words_for
from ui.demo import FakeBrain


class Stage:
    """A page with a board; `make_board` takes the motion, the words and the picker."""

    def __init__(
        self, match: Match, make_board: Callable[..., Any], speed: str, size: tuple[int, int], guarded: bool = True
    ) -> None:
        self.match = match
        self.brain = FakeBrain()
        self.control = TableController(match, self.brain, Motion(speed))
        if not guarded:
            self.control.picker._guard.setInterval(0)
        self.words = words_for(match.setup.game)
        self.board = make_board(self.control.motion, self.words, self.control.picker)
        self.page = TablePage(self.control, self.board, self.words, self._title, _rules)
        self.page.frame_motion.set_speed("off")
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        self.page.setFocus()
        self.control.start()

    def _title(self) -> str:
        return self.match.setup.game

    @property
    def state(self) -> Any:
        return self.match.observation(None)

    @property
    def picker(self) -> Any:
        return self.control.picker

    def until_ready(self, qtbot: QtBot) -> None:
        """Wait until the question takes confirmations."""
        if self.picker.guarded:
            with qtbot.waitSignal(self.picker.ready):
                pass

    def click_scene(self, point: QPointF) -> None:
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.page.view.mapFromScene(point))

    def buttons(self) -> list[str]:
        return [button.text() for button in self.page.prompt.buttons]

    def close(self) -> None:
        self.control.close()
        self.page.view._settle.stop()
        self.page.close()
        self.page.deleteLater()


def _rules() -> str:
    return "# Rules\n"
