"""What all questions have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QKeyEvent

from felucca.ui.table.board import PromptButton

if TYPE_CHECKING:
    from felucca.ui.boards.sobek.board import SobekBoard


class Ask(QObject):
    """One kind of decision: what can be clicked, what the prompt says, which keys there are."""

    def __init__(self, board: SobekBoard) -> None:
        super().__init__(board)
        self.board = board

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        """Light what can be chosen; `chosen` is the action selected for a look, or None."""
        raise NotImplementedError

    def withdraw(self) -> None:
        """Take everything away that belongs to the question."""

    def question(self, decision: Any, chosen: Sequence[Any]) -> tuple[str, str]:
        return self.board.words.question(decision, self.board.observation, chosen)

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        """The buttons of the prompt, from left to right."""
        return (self.confirm_button(chosen),)

    def confirm_button(self, chosen: Any, unchosen: str = "") -> PromptButton:
        """The primary button: it confirms what is chosen; `unchosen` is its text while nothing is."""
        text = self.board.words.button(chosen) if chosen is not None else unchosen or self.verb()
        return PromptButton(text, icon="check", key="Enter", enabled=chosen is not None)

    def verb(self) -> str:
        """What the question asks to do."""
        actions = self.board.picker.actions
        return self.board.words.verb(actions[0].do) if len(actions) else ""

    def key(self, event: QKeyEvent) -> bool:
        """A key of this question; True if it was one."""
        return False

    def choose(self, value: Any) -> None:
        """A click on a target that is no whole action."""

    def holds(self, value: Any) -> bool:
        """Whether such a target is a part of what is chosen."""
        return False

    def carried(self, point: QPointF) -> tuple[Any, Any] | None:
        """What a drag from a point of the board carries."""
        return None

    def drop(self, point: QPointF, payload: Any) -> bool:
        """Something was dropped on the board; False leaves it to a click."""
        return False

    def name(self, action: Any) -> str:
        """The sentence of an action, for screen readers."""
        return self.board.words.choose(action, self.board.observation)
