"""A brain that thinks nothing: for tables where nobody but people plays, and for measurements."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal


class IdleBrain(QObject):
    """A `Brain` that never answers."""

    answered = Signal(int, object)
    failed = Signal(int, str)
    game_id = ""

    def think(self, number: int, observation: Any, level: str, seed: int) -> None:
        """Nothing comes of it."""

    def wake(self) -> None:
        """There is nothing to start."""

    def cancel(self) -> None:
        """There is nothing to give up."""

    def close(self) -> None:
        """There is nothing to end."""
