"""A table of Sobek for tests: a page with the board, a brain that the test leads, and hands that click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from felucca.match.match import Match
from felucca.match.setup import COLOURS, PERSON, SeatSetup, Setup
from felucca.model.sobek.game import GAME
from felucca.ui.boards.sobek.board import SobekBoard
from felucca.ui.boards.sobek.painting import CardItem, Painting
from ui.demo import NAMES
from ui.stage import Stage

ROW = ["wheat1", "orange", "fish1", "marble2", "cattle1", "amulet", "wheat0", "orange", "ebony2"]
TWO = (PERSON, "novice")


def seats(players: Sequence[str]) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(NAMES[i], COLOURS[i], player) for i, player in enumerate(players))


def position(players: int = 2, **more: Any) -> dict[str, Any]:
    """A turn of the first seat with a full row and an ordinary hand."""
    hands = [["fish1", "fish0", "wheat1", "amulet", "scribe_fish"], *[["ivory0", "ebony0"]] * (players - 1)]
    return {"seats": players, "market": ROW, "deck": 9, "hands": hands, **more}


def match_at(place: dict[str, Any], players: Sequence[str] = TWO, deal: int = 7) -> Match:
    state = GAME.read(place)
    names = seats([*players, *["novice"] * (state.seats - len(players))])
    return Match(Setup("sobek", names, deal, {}), GAME, state)


class Table(Stage):
    """A shown page and what one does at it."""

    def __init__(self, match: Match, size: tuple[int, int] = (1440, 900), speed: str = "off") -> None:
        super().__init__(match, SobekBoard, speed, size)

    def ready(self, qtbot: QtBot) -> Table:
        """Wait until the question takes confirmations."""
        if self.control.picker.guarded:
            with qtbot.waitSignal(self.control.picker.ready):
                pass
        return self

    def at(self, point: QPointF) -> QPoint:
        return self.page.view.mapFromScene(point)

    def click(self, point: QPointF) -> None:
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(point))

    def hover(self, point: QPointF) -> None:
        QTest.mouseMove(self.page.view.viewport(), self.at(point))

    def click_card(self, at: int) -> None:
        self.click(self.board.market.box(at).center())

    def click_hand(self, card: str) -> None:
        slot = self.board.hand.names.index(card)
        self.click(self.board.hand.path(slot).boundingRect().center())

    def click_target(self, name: str) -> None:
        """The first legal place whose name begins so."""
        target = next(target for target in self.board.targets if target.name.startswith(name))
        self.click(target.shape.boundingRect().center())

    def drag(self, start: QPointF, end: QPointF) -> None:
        port, left = self.page.view.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(port, left, pos=self.at(start))
        for part in (0.2, 0.6, 1.0):
            QTest.mouseMove(port, self.at(start + (end - start) * part))
        QTest.mouseRelease(port, left, pos=self.at(end))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page.view, key)

    def press(self, text: str) -> None:
        """The button of the prompt with this text."""
        button = next(b for b, face in zip(self.page.prompt.buttons, self.page.prompt.prompt.buttons, strict=True)
                      if face.text.startswith(text))  # fmt: skip
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def enter(self) -> Any:
        """Confirm, and say what was decided."""
        before = len(self.match.history)
        self.key(Qt.Key.Key_Return)
        return self.match.history[before].action if len(self.match.history) > before else None

    @property
    def question(self) -> str:
        return self.page.prompt.prompt.question

    @property
    def help(self) -> str:
        return self.page.prompt.prompt.help

    def texts(self) -> list[str]:
        """Everything that can be read, or heard, at the table: pictures, tooltips, names, the log."""
        prompt = self.page.prompt.prompt
        found = [self.page.windowTitle(), self.board.description(), prompt.question, prompt.help]
        found += [f"{button.text} {button.enabled} {button.tooltip}" for button in prompt.buttons]
        pictures = []
        for item in self.board.items():
            if isinstance(item, CardItem):
                pictures.append(f"card {item.name} {item.label} {item.box.getRect()}")
            elif isinstance(item, Painting):
                pictures.append(f"{type(item).__name__} {item.face!r} {item.pos().toTuple()}")
        found += sorted(pictures)
        found += [f"{target.name} {target.note}" for target in self.board.targets]
        for widget in self.page.findChildren(QWidget):
            words = (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
            found += [f"{type(widget).__name__} {text}" for text in words if text]
            if isinstance(widget, QLabel):
                found.append(widget.text())
        for seat in range(len(self.match.setup.seats)):
            found.append(repr(self.board.holdings(self.board.observation, seat)))
        found += [repr(row) for row in self.page.narrator.rows(self.control.viewer)]
        found += self.page.side.moves.row_texts()
        return found

    def picture(self) -> QImage:
        """The whole page as it looks, but for the dots of a thinking seat."""
        for panel in self.page.seats:
            panel.set_thinking(False)
        return self.page.grab().toImage()
