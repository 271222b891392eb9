"""What a table needs of whoever thinks for it: a worker process in the application, a fake in the tests."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import SignalInstance


class Choice(Protocol):
    """An answer of the computer: the action and its reasons in points."""

    @property
    def action(self) -> Any: ...
    @property
    def reasons(self) -> tuple[Any, ...]: ...


class Brain(Protocol):
    """Thinks about one question at a time and answers by a signal, never from within `think`.

    `answered(number, choice)` and `failed(number, code)` carry the number that `think` was given; a failure has left
    the brain ready for the next question.
    """

    answered: SignalInstance
    failed: SignalInstance

    def think(self, number: int, observation: Any, level: str, seed: int) -> None:
        """Begin to think about the decision of an observation; what was thought about before is given up."""
        ...

    def cancel(self) -> None:
        """Give up thinking, at once. Harmless when idle."""
        ...
