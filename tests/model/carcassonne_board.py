"""A slow and plain board of Carcassonne, written from the rules alone, against which the model is compared.

Tiles by cell, bridges by cell, followers by segment. Every feature is found by walking from segment to segment, and
forgotten when the next tile is put. Only the tile data are shared with the model.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from felucca.model.carcassonne.components import BASE, EXPANSION, City, Field, Monastery, Road

DESIGNS = {design.id: design for design in (*BASE, *EXPANSION)}
DELTA = ((0, -1), (1, 0), (0, 1), (-1, 0))
AXES = {"NS": (0, 2), "EW": (1, 3)}
FACING = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}
"""Half-edges that face each other across an edge (rules: carcassonne 1.4)."""
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]

Cell = tuple[int, int]
Part = tuple[Cell, str]
"""One segment on the table."""


@cache
def beside(cell: Cell, edge: int) -> Cell:
    return cell[0] + DELTA[edge][0], cell[1] + DELTA[edge][1]


@cache
def printed(design: str, rot: int) -> str:
    """The four edges as printed, after rotation (rules: carcassonne 1.2)."""
    return "".join(DESIGNS[design].edges[(edge - rot) % 4] for edge in range(4))


@cache
def segment(design: str, name: str) -> object:
    return next(s for s in DESIGNS[design].segments if s.id == name)


@cache
def on_edges(design: str, rot: int) -> dict[int, str]:
    """Edge after rotation -> the city or road segment there."""
    found = {}
    for s in DESIGNS[design].segments:
        if isinstance(s, City | Road):
            for letter in s.edges:
                found[("NESW".index(letter) + rot) % 4] = s.id
    return found


@cache
def on_halves(design: str, rot: int) -> dict[int, str]:
    """Half-edge after rotation -> the field segment there."""
    return {
        (int(half) + 2 * rot) % 8: s.id for s in DESIGNS[design].segments if isinstance(s, Field) for half in s.halves
    }


class Feature(NamedTuple):
    """A whole feature: its segments, its different tiles, and how often it leads into an empty cell."""

    kind: str
    parts: frozenset[Part]
    cells: frozenset[Cell]
    gaps: int


class Board:
    """Tiles, bridges and followers on the table."""

    def __init__(self) -> None:
        self.tiles: dict[Cell, tuple[str, int]] = {}
        self.bridges: dict[Cell, str] = {}
        self.followers: dict[Part, int] = {}
        self._walked: dict[Part, Feature] = {}

    def put(self, cell: Cell, design: str, rot: int, bridge: tuple[Cell, str] | None = None) -> None:
        """Lay a tile, and build the bridge of the placement."""
        self._walked.clear()
        self.tiles[cell] = (design, rot)
        if bridge:
            self.bridges[bridge[0]] = bridge[1]

    def letter(self, cell: Cell, edge: int) -> str:
        """What an edge shows: bridge ends count as road (rules: carcassonne 6.4)."""
        if cell in self.bridges and edge in AXES[self.bridges[cell]]:
            return "R"
        return printed(*self.tiles[cell])[edge]

    def matches(self, cell: Cell) -> bool:
        """Whether a tile matches all its neighbours (rules: carcassonne 3.1, 14.4)."""
        return all(
            self.letter(cell, edge) == self.letter(beside(cell, edge), (edge + 2) % 4)
            for edge in range(4)
            if beside(cell, edge) in self.tiles
        )

    def parts(self, cell: Cell) -> list[Part]:
        """The segments of a tile, its bridge included."""
        ids = [s.id for s in DESIGNS[self.tiles[cell][0]].segments]
        return [(cell, name) for name in (*ids, "bridge") if name != "bridge" or cell in self.bridges]

    def kind(self, part: Part) -> str:
        cell, name = part
        if name == "bridge":
            return "road"
        kinds = {City: "city", Road: "road", Field: "field", Monastery: "monastery"}
        return kinds[type(segment(self.tiles[cell][0], name))]

    def line_edges(self, part: Part) -> list[int]:
        """The edges that a city or road segment leads out of."""
        cell, name = part
        if name == "bridge":
            return list(AXES[self.bridges[cell]])
        return [edge for edge, found in on_edges(*self.tiles[cell]).items() if found == name]

    def line_at(self, cell: Cell, edge: int) -> Part:
        """The city or road segment on an edge of a tile."""
        if cell in self.bridges and edge in AXES[self.bridges[cell]]:
            return cell, "bridge"
        return cell, on_edges(*self.tiles[cell])[edge]

    def next_to(self, part: Part) -> tuple[list[Part], int]:
        """The segments connected with one across its edges, and how many of its edges face empty cells."""
        cell, name = part
        kind = self.kind(part)
        found: list[Part] = []
        gaps = 0
        if kind == "field":
            for half, owner in on_halves(*self.tiles[cell]).items():
                other = beside(cell, half // 2)
                if owner == name and other in self.tiles:
                    found.append((other, on_halves(*self.tiles[other])[FACING[half]]))
        elif kind != "monastery":
            for edge in self.line_edges(part):
                other = beside(cell, edge)
                if other in self.tiles:
                    found.append(self.line_at(other, (edge + 2) % 4))
                else:
                    gaps += 1
        return found, gaps

    def feature(self, part: Part) -> Feature:
        """The feature of a segment (rules: carcassonne 1.3)."""
        if part not in self._walked:
            found = self._walk(part)
            self._walked.update(dict.fromkeys(found.parts, found))
        return self._walked[part]

    def _walk(self, part: Part) -> Feature:
        seen, waiting, gaps = {part}, [part], 0
        while waiting:
            found, empty = self.next_to(waiting.pop())
            gaps += empty
            for other in found:
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        kind = self.kind(part)
        if kind == "monastery":
            gaps = sum((part[0][0] + dx, part[0][1] + dy) not in self.tiles for dx, dy in AROUND)
        return Feature(kind, frozenset(seen), frozenset(cell for cell, _ in seen), gaps)

    def features(self, cells: Iterable[Cell] | None = None) -> list[Feature]:
        """Every feature on the table, or those of some tiles, each once."""
        found: list[Feature] = []
        seen: set[Part] = set()
        for cell in self.tiles if cells is None else cells:
            for part in self.parts(cell):
                if part not in seen:
                    found.append(self.feature(part))
                    seen |= found[-1].parts
        return found

    def count(self, feature: Feature) -> Counter[int]:
        """Followers on a feature by seat."""
        return Counter(self.followers[part] for part in feature.parts if part in self.followers)

    def owners(self, feature: Feature) -> list[int]:
        """The seats with the most followers (rules: carcassonne 1.7)."""
        count = self.count(feature)
        return sorted(seat for seat, men in count.items() if men == max(count.values()))

    def pennants(self, feature: Feature) -> int:
        found = [segment(self.tiles[cell][0], name) for cell, name in feature.parts]
        return sum(s.pennants for s in found if isinstance(s, City))

    def value(self, feature: Feature) -> int:
        """What a road, city or monastery is worth: complete (5.2 to 5.4) or at the end (7.2)."""
        if feature.kind == "road":
            return len(feature.cells)
        if feature.kind == "monastery":
            return 9 - feature.gaps
        return (len(feature.cells) + self.pennants(feature)) * (1 if feature.gaps else 2)

    def touched_cities(self, field: Feature) -> set[Feature]:
        """The different cities that a field touches (rules: carcassonne 7.3)."""
        found = set()
        for cell, name in field.parts:
            s = segment(self.tiles[cell][0], name)
            assert isinstance(s, Field)
            found |= {self.feature((cell, city)) for city in s.touches}
        return found

    def is_cap(self, part: Part) -> bool:
        s = segment(self.tiles[part[0]][0], part[1]) if part[1] != "bridge" else None
        return isinstance(s, City) and s.castle_base

    # Placements

    def reach(self) -> set[Cell]:
        """The empty cells beside a tile."""
        return {beside(cell, edge) for cell in self.tiles for edge in range(4)} - self.tiles.keys()

    def fits(self, design: str, cell: Cell, rot: int) -> bool:
        edges = printed(design, rot)
        return all(
            self.letter(beside(cell, edge), (edge + 2) % 4) == edges[edge]
            for edge in range(4)
            if beside(cell, edge) in self.tiles
        )

    def bridges_for(self, design: str, cell: Cell, rot: int) -> list[tuple[Cell, str]]:
        """Every bridge with which a placement is legal, straight from 6.2 to 6.5: each one is tried."""
        self.tiles[cell] = (design, rot)
        legal = []
        for where in (cell, *(beside(cell, edge) for edge in range(4))):
            if where not in self.tiles or where in self.bridges:
                continue
            for axis in AXES:
                if all(printed(*self.tiles[where])[edge] == "F" for edge in AXES[axis]):
                    self.bridges[where] = axis
                    if self._continues_a_road(where) and self.matches(where) and self.matches(cell):
                        legal.append((where, axis))
                    del self.bridges[where]
        del self.tiles[cell]
        return legal

    def _continues_a_road(self, where: Cell) -> bool:
        ends = [(beside(where, edge), (edge + 2) % 4) for edge in AXES[self.bridges[where]]]
        met = [self.letter(other, edge) for other, edge in ends if other in self.tiles]
        return "R" in met and set(met) == {"R"}
