"""Where chance comes from: the deal number of a match, the random source of a search, the script of a case."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

_MASK = (1 << 64) - 1


class Source(Protocol):
    """Answers the chance steps of a game."""

    def pick(self, kind: str, n: int, weights: Sequence[int]) -> int:
        """An index into `weights` (whole numbers, sum above 0), for the n-th outcome (from 0) of a kind."""
        ...


class _Uniform(Protocol):
    def randrange(self, stop: int, /) -> int: ...


def _mix(value: int) -> int:
    """One step of a 64-bit mixer: neighbouring inputs give unrelated outputs."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def _kind_number(kind: str) -> int:
    number = 0xCBF29CE484222325
    for byte in kind.encode():
        number = ((number ^ byte) * 0x100000001B3) & _MASK
    return number


def weighted(roll: int, weights: Sequence[int]) -> int:
    """The index on which `roll` (0 to sum - 1) falls."""
    for index, weight in enumerate(weights):
        roll -= weight
        if roll < 0:
            return index
    raise ValueError("the roll lies beyond the weights")


class DealSource:
    """The source of a match: the n-th outcome of a kind follows from deal number, kind and n alone.

    So it is the same after undo and redo, and no outcome depends on what was looked at or rolled before. It is our
    own generator because the algorithms of `random` may change between Python versions, and a record may not.
    """

    def __init__(self, deal: int) -> None:
        self.deal = deal

    def pick(self, kind: str, n: int, weights: Sequence[int]) -> int:
        seed = _mix(_mix(self.deal & _MASK) ^ _kind_number(kind))
        return weighted(_mix(seed ^ _mix(n)) % sum(weights), weights)


class RandomSource:
    """The source of a search or a playout: any generator with `randrange`."""

    def __init__(self, rng: _Uniform) -> None:
        self._randrange = rng.randrange

    def pick(self, kind: str, n: int, weights: Sequence[int]) -> int:
        return weighted(self._randrange(sum(weights)), weights)
