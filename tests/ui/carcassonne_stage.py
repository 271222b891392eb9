"""A table of Carcassonne from a position, with people or computer players at it, and hands to play with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.carcassonne.game import GAME
from felucca.model.carcassonne.moves import Cell, Draw
from felucca.ui.boards.carcassonne.board import CarcassonneBoard
from felucca.ui.boards.carcassonne.picture import cell_rect
from felucca.ui.table.controller import TableController
from felucca.ui.table.motion import Motion
from felucca.ui.table.page import TablePage
from felucca.ui.words import words_for
from ui.demo import FakeBrain

NAMES = ("Marina", "Hapi", "Oleg", "Seshat", "Vera", "Tiye")


def match_from(position: dict[str, Any], players: Sequence[str], practice: bool = False) -> Match:
    """A match from a position whose `hand` has been drawn already."""
    state = GAME.read(position)
    if position.get("hand") and state.hand < 0 and state.decision().kind == "draw":
        state.apply(Draw(position["hand"]))
    return Match(setup_for(players, practice), GAME, state)


def setup_for(players: Sequence[str], practice: bool = False) -> Setup:
    seats = tuple(SeatSetup(NAMES[i], COLOURS[i], who) for i, who in enumerate(players))
    return Setup("carcassonne", seats, 482_713, {}, practice)


class Table:
    """A shown page and what one does at it."""

    def __init__(self, match: Match, speed: str = "off", size: tuple[int, int] = (1440, 900)) -> None:
        self.match = match
        self.brain = FakeBrain()
        self.control = TableController(match, self.brain, Motion(speed))
        self.words = words_for("carcassonne")
        self.board = CarcassonneBoard(self.control.motion, self.words, self.control.picker)
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

    @property
    def bazaar(self) -> Any:
        return self.board.bazaar

    def until_ready(self, qtbot: QtBot) -> None:
        """Wait until the question takes confirmations."""
        if self.picker.guarded:
            with qtbot.waitSignal(self.picker.ready):
                pass

    def click_scene(self, point: QPointF) -> None:
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.page.view.mapFromScene(point))

    def click_cell(self, cell: Cell) -> None:
        self.click_scene(cell_rect(cell).center())

    def click_action(self, action: Any) -> None:
        """Click on the legal place that stands for an action."""
        target = next(target for target in self.board.targets if target.action == action)
        self.click_scene(target.shape.boundingRect().center())

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key where the keyboard is."""
        QTest.keyClick(self.page.focusWidget() or self.page.view, key, modifier)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self.page.focusWidget(), letter)

    def button(self, text: str) -> QWidget:
        """The button of the prompt bar with these words."""
        return next(button for button in self.page.prompt.buttons if button.text() == text)

    def buttons(self) -> list[str]:
        return [button.text() for button in self.page.prompt.buttons]

    def close(self) -> None:
        self.control.close()
        self.page.view._settle.stop()
        self.page.close()
        self.page.deleteLater()


def _title() -> str:
    return "Carcassonne"


def _rules() -> str:
    return "# Rules\n"
