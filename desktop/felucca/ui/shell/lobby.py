"""The lobby: the last game, the library, and the ways to everything else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.boards import GAME_FACES
from felucca.ui.shell.game_card import Library
from felucca.ui.shell.hero import Hero, LastGame
from felucca.ui.shell.topbar import GAMES, TopBar
from felucca.ui.shell.widgets import Backdrop, Label, Scroll, Worded

__all__ = ["LastGame", "LobbyPage"]

WIDE = 1200
TALL = 820


class LobbyPage(Worded, Backdrop):
    """Asks for things by its signals and by those of its `bar`; shows what `show_game` tells it."""

    play_requested = Signal(str)
    rules_requested = Signal(str)
    continue_requested = Signal()
    saves_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = TopBar(GAMES, self)
        self.hero = Hero()
        self.library = Library(list(GAME_FACES.values()))
        self._heading = Label("", "display_m", size=28)
        self._about = Label("", "body_l", "text_secondary", wrap=True, weight=400)
        self._lay_out()
        self.hero.continue_requested.connect(self.continue_requested)
        self.hero.saves_requested.connect(self.saves_requested)
        for part in (self.hero, self.library):
            part.play_requested.connect(self.play_requested)
        self.library.rules_requested.connect(self.rules_requested)
        self.retranslate()

    def show_game(self, last: LastGame | None, saves: int) -> None:
        """The newest saved game, if any, and how many there are."""
        self.hero.show_game(last, saves)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Library"))
        self._about.setText(self.tr("Five board games, no internet: against the computer or together at one screen."))

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        side = 40 if self.width() >= WIDE else 24
        self.hero.set_compact(self.width() < WIDE or self.height() < TALL)
        self._hero_row.setContentsMargins(side, 20, side, 0)
        self._head_row.setContentsMargins(side, 12, side, 0)
        self.library.set_side(side)

    def _lay_out(self) -> None:
        content = Backdrop()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        self._hero_row = QHBoxLayout()
        self._hero_row.addWidget(self.hero)
        self._head_row = QHBoxLayout()
        self._head_row.setSpacing(18)
        self._head_row.addWidget(self._heading)
        self._head_row.addWidget(self._about, 1)
        inner.addLayout(self._hero_row)
        inner.addLayout(self._head_row)
        inner.addSpacing(4)
        inner.addWidget(self.library)
        inner.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(Scroll(content), 1)
