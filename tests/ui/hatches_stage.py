"""A table of Hatches from a position with the dice to come, and hands to play with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.core.cases import Scripted
from felucca.model.hatches.game import GAME
from felucca.model.hatches.moves import Cell
from felucca.ui.boards.hatches.board import HatchesBoard
from felucca.ui.boards.hatches.places import LARGE
from felucca.ui.table.controller import TableController
from felucca.ui.table.motion import Motion
from felucca.ui.table.page import TablePage
from felucca.ui.words import words_for
from ui.demo import FakeBrain

NAMES = ("Marina", "Hapi", "Oleg", "Seshat")
PEOPLE = ("person", "person")


def match_from(position: dict[str, Any], dice: Sequence[int], players: Sequence[str] = PEOPLE) -> Match:
    """A match from a sparse position; `dice` are the values to come, pips and digit of each pair in seat order."""
    seats = tuple(SeatSetup(NAMES[i], COLOURS[i], who) for i, who in enumerate(players))
    match = Match(Setup("hatches", seats, 482_713, {}), GAME, GAME.read({"seats": len(players), **position}))
    if dice:
        match._source = Scripted({"die": [value - 1 for value in dice]})
    return match


class Table:
    """A shown page and what one does at it."""

    def __init__(self, match: Match, speed: str = "off", size: tuple[int, int] = (1440, 900)) -> None:
        self.match = match
        self.brain = FakeBrain()
        self.control = TableController(match, self.brain, Motion(speed))
        self.control.picker._guard.setInterval(0)
        self.words = words_for("hatches")
        self.board = HatchesBoard(self.control.motion, self.words, self.control.picker)
        self.page = TablePage(self.control, self.board, self.words, _title, _rules)
        self.page.frame_motion.set_speed("off")
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        self.page.setFocus()
        self.control.start()

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

    def click_cell(self, cell: Cell) -> None:
        """On the large board."""
        self.click_scene(LARGE.cell(cell).center())

    def point_at(self, cell: Cell) -> None:
        view = self.page.view
        QTest.mouseMove(view.viewport(), view.mapFromScene(LARGE.cell(cell).center()))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page.focusWidget() or self.page.view, key)

    def press(self, text: str) -> None:
        button = next(button for button in self.page.prompt.buttons if button.text() == text)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def buttons(self) -> list[str]:
        return [button.text() for button in self.page.prompt.buttons]

    def log(self) -> list[str]:
        rows = self.page.narrator.rows(self.control.viewer)
        return [row.line.text for row in rows if row.line is not None]

    def legal(self) -> set[Cell]:
        return {target.action.at for target in self.board.targets if target.action is not None}

    def hatches(self) -> set[tuple[int, Cell, str]]:
        """What lies on the boards: seat, cell, side."""
        return {(*key, item.what) for key, item in self.board._hatches.items()}

    def close(self) -> None:
        self.control.close()
        self.page.view._settle.stop()
        self.page.close()
        self.page.deleteLater()


def _title() -> str:
    return "Hatches"


def _rules() -> str:
    return "# Rules\n"
