"""A table of Carcassonne from a position, with people or computer players at it, and hands to play with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.carcassonne.game import GAME
from felucca.model.carcassonne.moves import Cell, Draw
from felucca.ui.boards.carcassonne.board import CarcassonneBoard
from felucca.ui.boards.carcassonne.picture import cell_rect
from ui.stage import Stage

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


class Table(Stage):
    """A shown page and what one does at it."""

    def __init__(self, match: Match, speed: str = "off", size: tuple[int, int] = (1440, 900)) -> None:
        super().__init__(match, CarcassonneBoard, speed, size)

    def close(self) -> None:
        for timer in (self.board.ahead._idle, self.board.landscape._slice):
            timer.stop()  # the board lives on without its window until it is collected
        super().close()

    @property
    def bazaar(self) -> Any:
        return self.board.bazaar

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
