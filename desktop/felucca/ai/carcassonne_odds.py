"""What the tiles still to come make of an open edge: how likely it is closed, or an empty cell is filled.

The numbers follow from the bag alone, so one `Odds` serves a whole decision. Rules: carcassonne 1.5, 3.1.
"""

from __future__ import annotations

from functools import lru_cache

from felucca.model.carcassonne.components import MEEPLES, Design
from felucca.model.carcassonne.faces import tile_set
from felucca.model.carcassonne.state import CarcassonneState

USE = 0.135
"""Chance that a seat that draws a closing tile can use it just there."""
EXTENDS = 0.2
"""What a tile that only extends a feature counts beside one that closes it."""
FILL = 0.6
"""Chance that a seat that draws any fitting tile puts it there, where it wants the cell filled."""
LONELY = 0.8
"""Chance to be filled of a cell that touches no tile yet, at the beginning of a game."""
SUPPLY = (0.0, 6.0, 10.8, 14.6, 17.7, 20.2, 22.2, 23.8)
"""Points that followers in the supply are worth, by their number, while many turns are to come."""
TURNS = 9.0
"""With this many turns to come half of `SUPPLY` is left beyond the next turn."""


class _Closers(dict[int, tuple[tuple[int, ...], tuple[int, ...]]]):
    """For a frontier key and an edge (`key << 2 | edge`): the designs that, laid there, can close the feature which
    reaches in over that edge, and those that can only extend it."""

    def __init__(self, designs: tuple[Design, ...]) -> None:
        self._tiles = tile_set(designs)

    def __missing__(self, index: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        key, edge = index >> 2, index & 3
        closing, extending = [], []
        for design, fits in enumerate(self._tiles.fits):
            rots = [rot for rot in range(4) if fits[key] >> rot & 1]
            if any(self._closes(4 * design + rot, key, edge) for rot in rots):
                closing.append(design)
            elif rots:
                extending.append(design)
        value = self[index] = tuple(closing), tuple(extending)
        return value

    def _closes(self, face_number: int, key: int, edge: int) -> bool:
        """Whether every edge of the segment on `edge` meets a tile."""
        edges = self._tiles.faces[face_number].edges
        mine = edges[edge][3][0]
        return all(edges[e][3][0] != mine or key >> 2 * e & 3 for e in range(4))


@lru_cache(maxsize=8)
def _closers(designs: tuple[Design, ...]) -> _Closers:
    return _Closers(designs)


class Odds:
    """Chances (0 to 1) and the worth of a supply (points) for the bag of a state."""

    def __init__(self, state: CarcassonneState) -> None:
        self.tiles = state.rules.tiles
        self.bag = state.bag[:]
        self.left = state.left
        self.seats = state.seats
        self.turns = self.left / self.seats
        """Turns that every seat still has, on average."""
        self._closers = _closers(self.tiles.designs)
        self._closed: dict[int, float] = {}
        self._filled: dict[int, float] = {}
        share = min(1.0, self.left / 71)
        self.late = share
        lasting = self.turns / (self.turns + TURNS) * 1.6 if self.left else 0.0
        self.supply = tuple(points * min(1.0, lasting) for points in SUPPLY[: MEEPLES + 1])

    def closed(self, key: int, edge: int) -> float:
        """How likely the feature that reaches into an empty cell over `edge` ends there."""
        index = key << 2 | edge
        known = self._closed.get(index)
        if known is None:
            closing, extending = self._closers[index]
            bag = self.bag
            count = sum(bag[design] for design in closing) + EXTENDS * sum(bag[design] for design in extending)
            known = self._closed[index] = self._hit(USE, count)
        return known

    def filled(self, key: int) -> float:
        """How likely an empty cell gets a tile, where a seat wants it to."""
        known = self._filled.get(key)
        if known is None:
            if key:
                fits = self.tiles.fits
                known = self._hit(FILL, sum(n for design, n in enumerate(self.bag) if n and fits[design][key]))
            else:
                known = LONELY * self.late
            self._filled[key] = known
        return known

    def _hit(self, use: float, count: float) -> float:
        """At least one of `count` tiles of the bag is drawn by the seat that wants it and used; whole powers only."""
        whole = int(count)
        miss = 1.0 - use / self.seats
        value = 1.0
        for _ in range(whole):
            value *= miss
        value *= 1.0 - (count - whole) * use / self.seats
        return 1.0 - value
