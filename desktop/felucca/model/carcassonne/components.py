"""The tiles of Carcassonne and its house numbers: the one place to correct a value.

Rules: carcassonne 2 and 11. Edges are N, E, S, W at rotation 0; half-edges 0 to 7 run clockwise from the north edge's
west half (rules: carcassonne 1.4). Correcting a value here raises `game.REVISION`.
"""

from __future__ import annotations

from typing import NamedTuple


class City(NamedTuple):
    """A city part. `castle_base`: half-round with a single edge, so it can carry a castle."""

    id: str
    edges: str
    pennants: int = 0
    castle_base: bool = False


class Road(NamedTuple):
    """A road part; with one edge it ends on its tile at `ends_at`. `inn_picture` is a drawing without effect."""

    id: str
    edges: str
    ends_at: str = ""
    inn_picture: bool = False


class Field(NamedTuple):
    """A field part: its half-edges and the city parts of the tile that it borders."""

    id: str
    halves: str
    touches: tuple[str, ...] = ()


class Monastery(NamedTuple):
    id: str


Segment = City | Road | Field | Monastery


class Design(NamedTuple):
    """One design at rotation 0. `rotations`: how many of them differ for play; `bridge_axes`: "NS", "EW" or both."""

    id: str
    count: int  # type: ignore[assignment]  # the field's word; nobody counts in these tuples
    edges: str
    rotations: int
    bridge_axes: str
    segments: tuple[Segment, ...]
    start: bool = False
    bazaar: bool = False


MEEPLES = 7
"""Followers a player can place; the eighth only marks the score."""
TILE_POINTS_ROAD = 1
TILE_POINTS_CITY = 2
PENNANT_POINTS_CITY = 2
MONASTERY_POINTS = 9
UNFINISHED_TILE_POINTS = 1
UNFINISHED_PENNANT_POINTS = 1
FIELD_CITY_POINTS = 3
FIELD_CASTLE_POINTS = 4

BRIDGES = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
"""Bridges a player receives, by number of players; castle tokens likewise (rules: carcassonne 2)."""
CASTLES = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
MAX_BID = 999

BASE: tuple[Design, ...] = (
    Design(
        "A", 2, "FFRF", 4, "EW", (Monastery("m"), Road("r1", "S", ends_at="monastery"), Field("f1", "01234567"))
    ),  # monastery with a road leading away
    Design("B", 4, "FFFF", 1, "NS EW", (Monastery("m"), Field("f1", "01234567"))),  # monastery in open field
    Design("C", 1, "CCCC", 1, "", (City("c1", "NESW", pennants=1),)),  # city on all four sides with pennant
    Design(
        "D",
        4,
        "CRFR",
        4,
        "",
        (City("c1", "N", castle_base=True), Road("r1", "EW"), Field("f1", "27", touches=("c1",)), Field("f2", "3456")),
        start=True,
    ),  # city cap above a straight road; one copy is the start tile
    Design(
        "E", 5, "CFFF", 4, "EW", (City("c1", "N", castle_base=True), Field("f1", "234567", touches=("c1",)))
    ),  # city cap
    Design(
        "F",
        2,
        "FCFC",
        2,
        "NS",
        (City("c1", "EW", pennants=1), Field("f1", "01", touches=("c1",)), Field("f2", "45", touches=("c1",))),
    ),  # city band with pennant
    Design(
        "G",
        1,
        "FCFC",
        2,
        "NS",
        (City("c1", "EW"), Field("f1", "01", touches=("c1",)), Field("f2", "45", touches=("c1",))),
    ),  # city band
    Design(
        "H",
        3,
        "CFCF",
        2,
        "EW",
        (
            City("c1", "N", castle_base=True),
            City("c2", "S", castle_base=True),
            Field("f1", "2367", touches=("c1", "c2")),
        ),
    ),  # two opposite city caps, not joined
    Design(
        "I",
        2,
        "CFFC",
        4,
        "",
        (
            City("c1", "N", castle_base=True),
            City("c2", "W", castle_base=True),
            Field("f1", "2345", touches=("c1", "c2")),
        ),
    ),  # two neighbouring city caps, not joined
    Design(
        "J",
        3,
        "CRRF",
        4,
        "",
        (City("c1", "N", castle_base=True), Road("r1", "ES"), Field("f1", "2567", touches=("c1",)), Field("f2", "34")),
    ),  # city cap, road bending east to south
    Design(
        "K",
        3,
        "CFRR",
        4,
        "",
        (City("c1", "N", castle_base=True), Road("r1", "SW"), Field("f1", "2347", touches=("c1",)), Field("f2", "56")),
    ),  # city cap, road bending south to west
    Design(
        "L",
        3,
        "CRRR",
        4,
        "",
        (
            City("c1", "N", castle_base=True),
            Road("r1", "E", ends_at="crossing"),
            Road("r2", "S", ends_at="crossing"),
            Road("r3", "W", ends_at="crossing"),
            Field("f1", "27", touches=("c1",)),
            Field("f2", "34"),
            Field("f3", "56"),
        ),
    ),  # city cap, three roads meeting at a crossing
    Design(
        "M", 2, "CFFC", 4, "", (City("c1", "NW", pennants=1), Field("f1", "2345", touches=("c1",)))
    ),  # corner city with pennant
    Design("N", 3, "CFFC", 4, "", (City("c1", "NW"), Field("f1", "2345", touches=("c1",)))),  # corner city
    Design(
        "O",
        2,
        "CRRC",
        4,
        "",
        (City("c1", "NW", pennants=1), Road("r1", "ES"), Field("f1", "25", touches=("c1",)), Field("f2", "34")),
    ),  # corner city with pennant, road bending east to south
    Design(
        "P",
        3,
        "CRRC",
        4,
        "",
        (City("c1", "NW"), Road("r1", "ES"), Field("f1", "25", touches=("c1",)), Field("f2", "34")),
    ),  # corner city, road bending east to south
    Design(
        "Q", 1, "CCFC", 4, "", (City("c1", "NEW", pennants=1), Field("f1", "45", touches=("c1",)))
    ),  # three-sided city with pennant
    Design("R", 3, "CCFC", 4, "", (City("c1", "NEW"), Field("f1", "45", touches=("c1",)))),  # three-sided city
    Design(
        "S",
        2,
        "CCRC",
        4,
        "",
        (
            City("c1", "NEW", pennants=1),
            Road("r1", "S", ends_at="city"),
            Field("f1", "4", touches=("c1",)),
            Field("f2", "5", touches=("c1",)),
        ),
    ),  # three-sided city with pennant and a road to its gate
    Design(
        "T",
        1,
        "CCRC",
        4,
        "",
        (
            City("c1", "NEW"),
            Road("r1", "S", ends_at="city"),
            Field("f1", "4", touches=("c1",)),
            Field("f2", "5", touches=("c1",)),
        ),
    ),  # three-sided city with a road to its gate
    Design("U", 8, "RFRF", 2, "EW", (Road("r1", "NS"), Field("f1", "1234"), Field("f2", "0567"))),  # straight road
    Design("V", 9, "FFRR", 4, "", (Road("r1", "SW"), Field("f1", "012347"), Field("f2", "56"))),  # bending road
    Design(
        "W",
        4,
        "FRRR",
        4,
        "",
        (
            Road("r1", "E", ends_at="crossing"),
            Road("r2", "S", ends_at="crossing"),
            Road("r3", "W", ends_at="crossing"),
            Field("f1", "0127"),
            Field("f2", "34"),
            Field("f3", "56"),
        ),
    ),  # three roads meeting at a crossing
    Design(
        "X",
        1,
        "RRRR",
        1,
        "",
        (
            Road("r1", "N", ends_at="crossing"),
            Road("r2", "E", ends_at="crossing"),
            Road("r3", "S", ends_at="crossing"),
            Road("r4", "W", ends_at="crossing"),
            Field("f1", "12"),
            Field("f2", "34"),
            Field("f3", "56"),
            Field("f4", "07"),
        ),
    ),  # four roads meeting at a crossing
)

EXPANSION: tuple[Design, ...] = (
    Design("BZ1", 2, "CCCC", 1, "", (City("c1", "NESW"),), bazaar=True),  # city on all four sides with a bazaar
    Design(
        "BZ2",
        1,
        "FCFC",
        2,
        "NS",
        (City("c1", "EW"), Field("f1", "01", touches=("c1",)), Field("f2", "45", touches=("c1",))),
        bazaar=True,
    ),  # city band with a bazaar
    Design(
        "BZ3",
        1,
        "CFRF",
        4,
        "EW",
        (City("c1", "N", castle_base=True), Road("r1", "S", ends_at="bazaar"), Field("f1", "234567", touches=("c1",))),
        bazaar=True,
    ),  # city cap, road ending at a bazaar
    Design("BZ4", 1, "FFFF", 1, "NS EW", (Field("f1", "01234567"),), bazaar=True),  # bazaar in open field
    Design(
        "BZ5",
        1,
        "FFRF",
        4,
        "EW",
        (Road("r1", "S", ends_at="bazaar", inn_picture=True), Field("f1", "01234567")),
        bazaar=True,
    ),  # road ending at a bazaar; inn drawn beside the road
    Design(
        "BZ6",
        1,
        "RFRF",
        2,
        "EW",
        (
            Road("r1", "N", ends_at="bazaar"),
            Road("r2", "S", ends_at="bazaar"),
            Field("f1", "1234"),
            Field("f2", "0567"),
        ),
        bazaar=True,
    ),  # two opposite roads, both ending at a bazaar; the fields east and west stay apart
    Design(
        "BZ7",
        1,
        "RFRF",
        2,
        "EW",
        (
            Road("r1", "N", ends_at="bazaar"),
            Road("r2", "S", ends_at="bazaar", inn_picture=True),
            Field("f1", "1234"),
            Field("f2", "0567"),
        ),
        bazaar=True,
    ),  # as BZ6, inn drawn beside the south road
    Design(
        "EX1",
        1,
        "CCRC",
        4,
        "",
        (
            City("c1", "N", castle_base=True),
            City("c2", "E", castle_base=True),
            City("c3", "W", castle_base=True),
            Road("r1", "S", ends_at="city"),
            Field("f1", "5", touches=("c1", "c2", "c3")),
            Field("f2", "4", touches=("c2",)),
        ),
    ),  # three separate city caps; a road runs from the south edge to the gate of the east cap
    Design(
        "EX2",
        1,
        "FRFC",
        4,
        "NS",
        (
            City("c1", "W"),
            Road("r1", "E", ends_at="city"),
            Field("f1", "01", touches=("c1",)),
            Field("f2", "2", touches=("c1",)),
            Field("f3", "345", touches=("c1",)),
        ),
    ),  # pointed city reaching across the tile (not a semicircle), road from the east edge to its gate
    Design(
        "EX3",
        1,
        "FCFC",
        2,
        "NS",
        (Monastery("m"), City("c1", "EW"), Field("f1", "01", touches=("c1",)), Field("f2", "45", touches=("c1",))),
    ),  # monastery inside a city band
    Design(
        "EX4", 1, "FRFR", 2, "NS", (Monastery("m"), Road("r1", "EW"), Field("f1", "0127"), Field("f2", "3456"))
    ),  # monastery beside a straight road that passes through
)
