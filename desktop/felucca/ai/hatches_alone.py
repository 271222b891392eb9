"""The last player in the round, alone with his own pair: when to stop (rules: hatches 13.2).

What others have is settled, so this is a game of one: every roll shows one of 21 results, names one or two cells, or
loses all. A stop is worth what a `Worth` says. Without a line in reach every hatch adds the same while the chance of
falling only grows, so looking one roll ahead is already exact; lines and the end of the game need a few rolls more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from felucca.model.hatches.components import MAX_ROUNDS
from felucca.model.hatches.grid import NAMED, PAIRS, bits, free
from felucca.model.hatches.state import HatchesState

Worth = Callable[[int], float]
"""What it is worth to go out of the round with these closed hatches."""

RESULTS = tuple(Counter(mask for pair, mask in NAMED.items() if pair is not None).items())
"""The cells that a roll of one pair names, and how many of its 36 results name them."""
ENDING = 10.0
"""Points that winning or losing the game by going out counts, beside the points themselves."""


def worth_of(state: HatchesState, seat: int) -> Worth:
    """What going out is worth to the last player in the round: the points, and the game if this decides it."""
    others = [other for other in range(state.seats) if other != seat]
    rival = max(state.rank(other)[:2] for other in others)
    over = state.round >= MAX_ROUNDS or any(state.closed[other].bit_count() >= state.rules.target for other in others)

    def worth(closed: int) -> float:
        points, count = state.worth(closed), closed.bit_count()
        if not over and count < state.rules.target:
            return points
        return points + (ENDING if (points, count) >= rival else -ENDING)

    return worth


class Alone:
    """The values of one stopping problem: the closed hatches of the board, and what a stop is worth."""

    def __init__(self, closed: int, worth: Worth) -> None:
        self._closed = closed
        self._worth = worth
        self._fallen = worth(closed)
        self._known: dict[tuple[int, int], float] = {}

    def stop(self, opened: int) -> float:
        """The worth of leaving with these open hatches."""
        return self._worth(self._closed | opened)

    def roll(self, opened: int, depth: int) -> float:
        """The worth of rolling once, and of going on for up to `depth` - 1 rolls more where that is better."""
        key = opened, depth
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._rolled(opened, depth)
        return value

    def best(self, opened: int, depth: int) -> float:
        """The worth of the better of stopping and rolling, looking `depth` rolls ahead."""
        stop = self.stop(opened)
        return max(stop, self.roll(opened, depth)) if depth else stop

    def _rolled(self, opened: int, depth: int) -> float:
        cells = free(opened, self._closed)
        after = {bit: self.best(opened | 1 << bit, depth - 1) for bit in bits(cells)}
        total = 0.0
        for named, weight in RESULTS:
            legal = named & cells
            if not legal:
                total += weight * self._fallen
            elif legal & (legal - 1):
                total += weight * max(after[legal.bit_length() - 1], after[(legal & -legal).bit_length() - 1])
            else:
                total += weight * after[legal.bit_length() - 1]
        return total / PAIRS
