"""The strengths of the computer players. A level is a number of iterations; its seconds are only a cap."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """`iterations`: playouts of the generic search. `cap_s`: seconds a decision where a table waits for the answer."""

    id: str
    iterations: int
    cap_s: float


LEVELS: dict[str, Level] = {
    "novice": Level("novice", 40, 0.3),
    "skilled": Level("skilled", 200, 1.0),
    "master": Level("master", 800, 3.0),
}
RANDOM = "random"
"""Plays any legal action: a measure for arenas and simulations, not offered at a table."""
PLAYERS = (*LEVELS, RANDOM)
"""Every name that `choose` understands."""
