"""What the board wants of a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from felucca.ui.table.board import PromptButton

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard


class Ask(QObject):
    """One kind of decision: what it lights on the map, how it is answered."""

    def __init__(self, board: CarcassonneBoard) -> None:
        super().__init__(board)
        self.board = board

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        """Light what can be chosen; `chosen` is the action selected for a look, or None."""
        raise NotImplementedError

    def withdraw(self) -> None:
        """Take everything away that belongs to the question."""

    def help(self, decision: Any, usual: str) -> str:
        """The prompt's line of help, where it differs from the usual one."""
        return usual

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        """The buttons of the prompt, from left to right."""
        raise NotImplementedError

    def key(self, event: QKeyEvent) -> bool:
        """A key of this question; True if it was one."""
        return False

    def name(self, action: Any) -> str:
        """The sentence of an action, for screen readers."""
        return self.board.words.choose(action, self.board.observation)

    def confirm_button(self, chosen: Any, unchosen: str) -> PromptButton:
        """The primary button: it confirms what is chosen; `unchosen` is its text while nothing is."""
        text = self.board.words.button(chosen) if chosen is not None else unchosen
        return PromptButton(text, icon="check", key="Enter", enabled=chosen is not None)
