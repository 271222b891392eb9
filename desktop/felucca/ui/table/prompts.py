"""What the prompt bar says when the toolkit itself speaks: waiting, looking back, end of the turn, end of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from felucca.ui.table.board import Prompt, PromptButton
from felucca.ui.words import fill

Press = Callable[[], None]


class Prompts(QObject):
    """Words only; what the buttons do comes from outside."""

    def waiting(self, name: str, last: str, skip: Press) -> Prompt:
        """A computer seat is to move: who, what happened last, and Skip."""
        button = PromptButton(self.tr("Skip"), "ghost", "skip", press=skip)
        return Prompt(fill(self.tr("%1 is thinking"), name), last, (button,))

    def moving(self, last: str, skip: Press) -> Prompt:
        """Something moves: what it is."""
        return Prompt(last, "", (PromptButton(self.tr("Skip"), "ghost", "skip", "Space", press=skip),))

    def looking_back(self, turn: int, turns: int, back: Press) -> Prompt:
        question = fill(self.tr("Turn %1 of %2"), turn, turns)
        button = PromptButton(self.tr("Back to the game"), "primary", "next", "Esc", press=back)
        return Prompt(question, self.tr("The table as it was then. The game waits"), (button,))

    def end_turn(self, end: Press) -> Prompt:
        button = PromptButton(self.tr("End turn"), "primary", "check", "Enter", press=end)
        return Prompt(self.tr("End the turn?"), self.tr("Until then the move can be undone: Ctrl+Z"), (button,))

    def over(self, winners: str, score: Press) -> Prompt:
        button = PromptButton(self.tr("Final score"), "primary", "trophy", "Enter", press=score)
        return Prompt(self.tr("The game is over"), winners, (button,))

    def thinking_of_advice(self) -> str:
        return self.tr("Looking for a good move…")

    def advice(self, sentence: str, reasons: str) -> str:
        """The board shows which move it is; the line says why, or, without reasons, what."""
        return fill(self.tr("Hint: %1"), reasons or sentence)

    def no_advice(self) -> str:
        return self.tr("There is no hint this time. Try again")

    def game_and_state(self, game: str, state: str) -> str:
        """The heading of the hand-over."""
        return fill(self.tr("%1, %2"), game, state) if state else game
