"""A table of Hatches from a position with the dice to come, and hands to play with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.core.cases import Scripted
from felucca.model.hatches.game import GAME
from felucca.model.hatches.moves import Cell
from felucca.ui.boards.hatches.board import HatchesBoard
from felucca.ui.boards.hatches.places import LARGE
from ui.stage import Stage

NAMES = ("Marina", "Hapi", "Oleg", "Seshat")
PEOPLE = ("person", "person")


def match_from(position: dict[str, Any], dice: Sequence[int], players: Sequence[str] = PEOPLE) -> Match:
    """A match from a sparse position; `dice` are the values to come, pips and digit of each pair in seat order."""
    seats = tuple(SeatSetup(NAMES[i], COLOURS[i], who) for i, who in enumerate(players))
    match = Match(Setup("hatches", seats, 482_713, {}), GAME, GAME.read({"seats": len(players), **position}))
    if dice:
        match._source = Scripted({"die": [value - 1 for value in dice]})
    return match


class Table(Stage):
    """A shown page and what one does at it."""

    def __init__(self, match: Match, speed: str = "off", size: tuple[int, int] = (1440, 900)) -> None:
        super().__init__(match, HatchesBoard, speed, size, guarded=False)

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

    def log(self) -> list[str]:
        rows = self.page.narrator.rows(self.control.viewer)
        return [row.line.text for row in rows if row.line is not None]

    def legal(self) -> set[Cell]:
        return {target.action.at for target in self.board.targets if target.action is not None}

    def hatches(self) -> set[tuple[int, Cell, str]]:
        """What lies on the boards: seat, cell, side."""
        return {(*key, item.what) for key, item in self.board._hatches.items()}
