"""Where things are, in words: cells of a square grid, quarter turns, sides and corners of a tile. North is up."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from felucca.ui.words.base import fill

EDGES = "NESW"
_CORNER_OF_HALF = ("NW", "NE", "NE", "SE", "SE", "SW", "SW", "NW")
"""The corner of a tile at which a half-edge lies (rules: carcassonne 1.4)."""
_SIDES = {
    frozenset(("NW", "NE")): "N",
    frozenset(("NE", "SE")): "E",
    frozenset(("SE", "SW")): "S",
    frozenset(("SW", "NW")): "W",
    frozenset(("NW", "NE", "SE")): "NE",
    frozenset(("NE", "SE", "SW")): "ES",
    frozenset(("SE", "SW", "NW")): "SW",
    frozenset(("SW", "NW", "NE")): "NW",
    frozenset(("NW", "NE", "SE", "SW")): EDGES,
}
"""Corners that together make whole sides."""


class PlaceWords(QObject):
    """Places in words; all of them can follow a colon."""

    def cell(self, at: tuple[int, int]) -> str:
        """A cell by its way from the start tile, which lies on (0, 0)."""
        x, y = at
        ways = []
        if x:
            ways.append(fill(self.tr("%1 east") if x > 0 else self.tr("%1 west"), abs(x)))
        if y:
            ways.append(fill(self.tr("%1 south") if y > 0 else self.tr("%1 north"), abs(y)))
        return fill(self.tr("%1 of the start"), ", ".join(ways)) if ways else self.tr("at the start")

    def rotation(self, rot: int) -> str:
        """Quarter turns clockwise, 0 to 3."""
        return (
            self.tr("not turned"),
            self.tr("a quarter turn clockwise"),
            self.tr("half a turn"),
            self.tr("a quarter turn anticlockwise"),
        )[rot % 4]

    def sides(self, edges: Iterable[str], rot: int = 0) -> str:
        """Sides of a tile ("NE": north, east) after `rot` quarter turns clockwise."""
        turned = {EDGES[(EDGES.index(edge) + rot) % 4] for edge in edges}
        if len(turned) == 4:
            return self.tr("all sides")
        names = {"N": self.tr("north"), "E": self.tr("east"), "S": self.tr("south"), "W": self.tr("west")}
        return ", ".join(names[edge] for edge in EDGES if edge in turned)

    def corners(self, halves: Iterable[str], rot: int = 0) -> str:
        """Where a field lies on its tile, by the half-edges it covers ("0127")."""
        found = frozenset(_CORNER_OF_HALF[(int(half) + 2 * rot) % 8] for half in halves)
        if found in _SIDES:
            return self.sides(_SIDES[found])
        names = {
            "NW": self.tr("north-west"),
            "NE": self.tr("north-east"),
            "SE": self.tr("south-east"),
            "SW": self.tr("south-west"),
        }
        return ", ".join(name for corner, name in names.items() if corner in found)
