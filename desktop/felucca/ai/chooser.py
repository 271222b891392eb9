"""What an answer is made of, and what a judgement of one game has to bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple, Protocol

from felucca.ai.levels import Level
from felucca.model.core.contract import Game, State

Facts = tuple[tuple[str, Any], ...]


class Reason(NamedTuple):
    """One term of an evaluation: a code that `ui/words` has a phrase for, its worth in points, and facts for it."""

    code: str
    points: float
    facts: Facts = ()


class Choice(NamedTuple):
    """An answer. `reasons`: the heaviest first. `cut`: the seconds ran out before the iterations of the level."""

    action: Any
    reasons: tuple[Reason, ...] = ()
    cut: bool = False


class Stopped(Exception):
    """Raised out of a search whose `stop` said so."""


class Dice:
    """The random numbers of a search.

    Only `Random.random` is promised to give the same numbers for the same seed in every version of Python, so all
    else is made from it.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to `stop` - 1."""
        return int(self.random() * stop)

    def choice(self, values: Sequence[Any]) -> Any:
        """One of the values, all alike likely."""
        return values[int(self.random() * len(values))]

    def shuffle(self, values: list[Any]) -> None:
        """Bring a list into random order."""
        for last in range(len(values) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            values[last], values[other] = values[other], values[last]


class Budget:
    """How long a search may go on: asked between iterations."""

    def __init__(self, cap_s: float | None = None, stop: Callable[[], bool] | None = None) -> None:
        self._end = None if cap_s is None else monotonic() + cap_s
        self._stop = stop
        self.cut = False

    def spent(self) -> bool:
        """Whether the seconds are over; noted in `cut`. Raises `Stopped` when the answer is no longer wanted."""
        if self._stop is not None and self._stop():
            raise Stopped
        if self._end is not None and monotonic() > self._end:
            self.cut = True
        return self.cut


class Judgement(Protocol):
    """What a game of the list may bring in `felucca.ai.<game>` as `JUDGEMENT`, in place of the generic search."""

    def choose(self, game: Game, observation: State, level: Level, dice: Dice, budget: Budget) -> Choice:
        """An answer to the decision of the observation; it depends on its position, the level and the dice alone."""
        ...
