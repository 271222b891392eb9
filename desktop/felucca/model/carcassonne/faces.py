"""Every tile design in every rotation, with all its joins worked out once.

A *face* is one design in one rotation; its index is `design * 4 + rotation`. Boards, legal lists and union-find below
work on these tables alone, so that placing a tile is a few list look-ups. Rules: carcassonne 1.2 to 1.4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from felucca.model.carcassonne.components import City, Design, Field, Monastery, Road, Segment
from felucca.model.carcassonne.moves import Cell, Claim, Place

CITY, ROAD, FIELD, MONASTERY = range(4)
WHAT = ("city", "road", "field", "monastery")
"""The sort of a segment, by number."""

SIDE = {"F": 1, "R": 2, "C": 3}
"""Two bits a side in a frontier key; 0 where no tile lies."""

_ROW = 256
_MIDDLE = 128
NORTH, EAST, SOUTH, WEST = -_ROW, 1, _ROW, -1
STEPS = (NORTH, EAST, SOUTH, WEST)
AROUND = (NORTH + WEST, NORTH, NORTH + EAST, WEST, EAST, SOUTH + WEST, SOUTH, SOUTH + EAST)
"""The eight neighbours of a cell number."""

EDGES = "NESW"


def number(cell: Cell) -> int:
    """The cell number of (x, y); both lie within -100 and 100."""
    return cell[0] + _MIDDLE + (cell[1] + _MIDDLE) * _ROW


def cell_of(cell: int) -> Cell:
    """(x, y) of a cell number."""
    return cell % _ROW - _MIDDLE, cell // _ROW - _MIDDLE


class Face(NamedTuple):
    """One design in one rotation. `k` below is the place of a segment in `ids`."""

    design: int
    rot: int
    ids: tuple[str, ...]
    kinds: tuple[int, ...]
    open: tuple[int, ...]
    """Edges a city or road segment leads out of."""
    extra: tuple[int, ...]
    """City: its own bit once a pennant. Field: the bits of the city segments it touches. Shifted by the first node."""
    zeros: tuple[int, ...]
    edges: tuple[tuple[int, int, int, tuple[int, ...]], ...]
    """An edge each: step to the neighbour, its edge that faces ours, our side in its frontier key, our joins."""
    inner: tuple[tuple[int, ...], ...]
    """The joins of an edge as a neighbour meets them: the halves of a road edge swapped."""
    lines: tuple[int, ...]
    """The city and road segments: the only ones a placement can complete."""
    monastery: int
    """The monastery's place, or -1."""
    claims: tuple[Claim, ...]
    """The segments that are there to claim, in the order of `ids`; nodes behind them stand by for a module."""

    @property
    def size(self) -> int:
        return len(self.ids)

    def place(self, segment: str) -> int:
        """The place of a segment that is there. Raises ValueError for any other."""
        return self.ids.index(segment, 0, len(self.claims))


_KIND = {City: CITY, Road: ROAD, Field: FIELD, Monastery: MONASTERY}


def _holder(segments: Sequence[Segment], half: int) -> int:
    """The field segment of a half-edge at rotation 0."""
    return next(k for k, s in enumerate(segments) if isinstance(s, Field) and str(half) in s.halves)


def _joins(design: Design, edge: int) -> tuple[int, ...]:
    """What meets a neighbour on an edge at rotation 0: the city; the field; or road, first half, second half."""
    letter = design.edges[edge]
    if letter == "F":
        return (_holder(design.segments, 2 * edge),)
    main = next(k for k, s in enumerate(design.segments) if isinstance(s, City | Road) and EDGES[edge] in s.edges)
    if letter == "C":
        return (main,)
    return main, _holder(design.segments, 2 * edge), _holder(design.segments, 2 * edge + 1)


def _extra(design: Design, k: int) -> int:
    segment = design.segments[k]
    if isinstance(segment, City):
        return 1 << k if segment.pennants else 0
    if isinstance(segment, Field):
        ids = [s.id for s in design.segments]
        return sum(1 << ids.index(city) for city in segment.touches)
    return 0


def make_face(number_of: int, design: Design, rot: int) -> Face:
    """The face of a design (its number in the set) turned by `rot` quarter turns clockwise."""
    segments = design.segments
    edges, inner = [], []
    for edge in range(4):
        source = (edge - rot) % 4
        joins = _joins(design, source)
        facing = (edge + 2) % 4
        edges.append((STEPS[edge], facing, SIDE[design.edges[source]] << 2 * facing, joins))
        inner.append((joins[0], joins[2], joins[1]) if len(joins) == 3 else joins)
    kinds = tuple(_KIND[type(s)] for s in segments)
    return Face(
        design=number_of,
        rot=rot,
        ids=tuple(s.id for s in segments),
        kinds=kinds,
        open=tuple(len(s.edges) if isinstance(s, City | Road) else 0 for s in segments),
        extra=tuple(_extra(design, k) for k in range(len(segments))),
        zeros=(0,) * len(segments),
        edges=tuple(edges),
        inner=tuple(inner),
        lines=tuple(k for k, kind in enumerate(kinds) if kind in (CITY, ROAD)),
        monastery=kinds.index(MONASTERY) if MONASTERY in kinds else -1,
        claims=tuple(Claim(s.id) for s in segments),
    )


def _sides(design: Design, rot: int) -> tuple[int, int, int, int]:
    north, east, south, west = (SIDE[design.edges[(edge - rot) % 4]] for edge in range(4))
    return north, east, south, west


def unpacked(key: int) -> tuple[int, int, int, int]:
    """The four sides of a frontier key."""
    return key & 3, key >> 2 & 3, key >> 4 & 3, key >> 6


def _fits(design: Design) -> tuple[int, ...]:
    """For each of the 256 frontier keys the rotations that match it, as four bits."""
    wanted = [_sides(design, rot) for rot in range(4)]
    table = []
    for key in range(256):
        sides = unpacked(key)
        bits = 0
        for rot in range(4):
            if all(side in (0, want) for side, want in zip(sides, wanted[rot], strict=True)):
                bits |= 1 << rot
        table.append(bits)
    return tuple(table)


@dataclass(frozen=True, slots=True, eq=False)
class TileSet:
    """The designs of a rule set and all their tables."""

    designs: tuple[Design, ...]
    index: dict[str, int]
    faces: tuple[Face, ...]
    fits: tuple[tuple[int, ...], ...]
    start: int
    """The design whose one copy lies on the table at the beginning."""
    sides: tuple[tuple[int, int, int, int], ...]
    """The four sides (N, E, S, W as in frontier keys) of every plain face."""


@lru_cache(maxsize=8)
def tile_set(designs: tuple[Design, ...]) -> TileSet:
    """The tables of a set of designs."""
    return TileSet(
        designs=designs,
        index={design.id: i for i, design in enumerate(designs)},
        faces=tuple(make_face(i, design, rot) for i, design in enumerate(designs) for rot in range(4)),
        fits=tuple(_fits(design) for design in designs),
        start=next(i for i, design in enumerate(designs) if design.start),
        sides=tuple(_sides(design, rot) for design in designs for rot in range(4)),
    )


class _Places(dict[int, tuple[tuple[Place, ...], ...]]):
    """Placements on a cell by the four bits of the legal rotations: every action exists once."""

    def __missing__(self, cell: int) -> tuple[tuple[Place, ...], ...]:
        at = cell_of(cell)
        each = [Place(at, rot) for rot in range(4)]
        value = tuple(tuple(each[rot] for rot in range(4) if bits >> rot & 1) for bits in range(16))
        self[cell] = value
        return value


PLACES = _Places()
