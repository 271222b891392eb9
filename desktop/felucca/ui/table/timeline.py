"""The turns of a match, for the replay bar, the log and whoever wants to know what happened since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class TurnMark(NamedTuple):
    """One turn: its number from 1, whose it is, and its steps `begin` to `end` (end not included)."""

    turn: int
    seat: int | None
    begin: int
    end: int


def turn_marks(history: Sequence[Any]) -> list[TurnMark]:
    """The turns of a history in order. What happened before the first turn belongs to the first.

    A turn is that of the first seat that decides in it; steps of chance before that decision belong to it.
    """
    marks: list[TurnMark] = []
    for index, step in enumerate(history):
        number = max(1, step.turn)
        if marks and marks[-1].turn == number:
            seat = step.seat if marks[-1].seat is None else marks[-1].seat
            marks[-1] = marks[-1]._replace(end=index + 1, seat=seat)
        else:
            marks.append(TurnMark(number, step.seat, index, index + 1))
    return marks


def steps_since(history: Sequence[Any], seat: int) -> Sequence[Any]:
    """The steps after the last decision of a seat; all of them if it has decided nothing yet."""
    for index in range(len(history) - 1, -1, -1):
        if history[index].seat == seat:
            return history[index + 1 :]
    return history


def last_seat(history: Sequence[Any]) -> int:
    """The seat that decided last; the first seat if none has yet."""
    return next((step.seat for step in reversed(history) if step.seat is not None), 0)
