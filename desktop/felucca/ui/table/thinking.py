"""One thought of the computer at a time: numbered, watched, asked again when it fails, dropped when it comes late."""

from __future__ import annotations

from itertools import count
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from felucca.ui.table.brain import Brain

_numbers = count(1)

PATIENCE_MS = 20_000
"""A brain that says nothing for this long is given up. Levels are capped at 3 s a decision."""


class Thinking(QObject):
    """Asks a brain and delivers only the answer to the last question.

    Every question gets a number of its own, never used again, also where moves and advice share a brain: an answer
    that comes after `forget` or after another question is known as late, whatever became of the match meanwhile.
    """

    answered = Signal(object)
    failed = Signal(str)
    """A code: what the brain said, `timeout` if it said nothing at all."""

    def __init__(self, brain: Brain, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._brain = brain
        self._number = 0
        self._busy = False
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.setInterval(PATIENCE_MS)
        self._watchdog.timeout.connect(self._silent)
        brain.answered.connect(self._on_answer)
        brain.failed.connect(self._on_failure)

    @property
    def busy(self) -> bool:
        return self._busy

    def set_patience(self, ms: int) -> None:
        self._watchdog.setInterval(ms)

    def ask(self, observation: Any, level: str, seed: int) -> None:
        """Begin a thought; the one before it is given up."""
        self.forget()
        self._number = next(_numbers)
        self._busy = True
        self._watchdog.start()
        self._brain.think(self._number, observation, level, seed)

    def forget(self) -> None:
        """Give up the thought, if there is one; its answer will be dropped."""
        if self._busy:
            self._busy = False
            self._watchdog.stop()
            self._brain.cancel()

    def _ours(self, number: int) -> bool:
        if not self._busy or number != self._number:
            return False
        self._busy = False
        self._watchdog.stop()
        return True

    def _on_answer(self, number: int, choice: Any) -> None:
        if self._ours(number):
            self.answered.emit(choice)

    def _on_failure(self, number: int, code: str) -> None:
        if self._ours(number):
            self.failed.emit(code)

    def _silent(self) -> None:
        self.forget()
        self.failed.emit("timeout")
