"""One step of a match as its history keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from felucca.model.core import codec
from felucca.model.core.contract import Seat, State


@dataclass(frozen=True, eq=False)
class Step:
    """One action, what came of it, and the state after it.

    `seat` is None where chance decided. `turn` is the turn the step belongs to, from 1. `events` are the whole truth:
    show them through `Match.events_for`. `after` is shared: read it, never change it.

    Where today's rules could not replay a part of a record, one step stands for that part: its action is None, `kept`
    holds the stored steps word for word, and `after` is the stored position.
    """

    seat: Seat | None
    action: Any
    events: tuple[Any, ...]
    turn: int
    scores: tuple[int, ...]
    after: State
    kept: tuple[Mapping[str, Any], ...] = ()

    @property
    def is_jump(self) -> bool:
        return self.action is None

    @cached_property
    def digest(self) -> str:
        """The hash of the position after the step: 16 hexadecimal figures."""
        return codec.digest(self.after.position())

    @cached_property
    def json(self) -> Mapping[str, Any]:
        """The step of the record."""
        return {**codec.action_json(self.action), "digest": self.digest}


def taken(before: State, action: Any, trusted: bool = False) -> Step:
    """The step that an action makes of a state, which stays as it is. Raises `IllegalAction`."""
    after = before.clone()
    events = tuple(after.apply(action, trusted))
    seat = before.decision().seat
    turn = after.turn() if seat is None else before.turn()
    return Step(seat, action, events, turn, after.scores(), after)


def jump(to: State, kept: tuple[Mapping[str, Any], ...]) -> Step:
    """The step that stands for stored steps which today's rules do not replay."""
    return Step(None, None, (), to.turn(), to.scores(), to, kept)
