"""Where the features of a tile lie: walls, city floors, roads, garden and market, from the tile data.

Everything is in the unit square of the placed tile: drawn at rotation 0, then its points are turned.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from felucca.model.carcassonne.components import BASE, EXPANSION, City, Design, Monastery, Road
from felucca.ui.boards.carcassonne.paint.shapes import SAMPLES, Line, Point, curve, turn, turn_line

DESIGNS: dict[str, Design] = {design.id: design for design in (*BASE, *EXPANSION)}

SIDES = "NESW"
MIDDLES: dict[str, Point] = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5)}
CORNERS: Line = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))

ROAD_WIDTH = 0.094
ROAD_CASING = 0.118
CROSSING_RADIUS = 0.103
GARDEN = (0.31, 0.205)
MARKET = (0.235, 0.17)
MIDDLE: Point = (0.5, 0.5)

_CAP = curve((0, 0), (0.34, 0.335), (0.66, 0.335), (1, 0))
_CORNER = curve((0, 1), (0.36, 0.80), (0.80, 0.36), (1, 0))
_WEST_OF_BAND = curve((0, 0), (0.335, 0.34), (0.335, 0.66), (0, 1))
_EAST_OF_BAND = turn_line(_WEST_OF_BAND, 2)
_SOUTH_OF_THREE = curve((1, 1), (0.68, 0.70), (0.32, 0.70), (0, 1))
_NORTH_OF_POINTED = curve((1, 0), (0.70, 0.24), (0.30, 0.24), (0, 0))
_SOUTH_OF_POINTED = (
    *curve((0, 1), (0.26, 0.80), (0.52, 0.66), (0.70, 0.5)),
    *curve((0.70, 0.5), (0.73, 0.30), (0.89, 0.19), (1, 0))[1:],
)
"""The pointed city runs out into the far corner: it parts the field on that side from the one beside the road."""


class Place(NamedTuple):
    """An oval around `at`, with half its width and half its height."""

    at: Point
    rx: float
    ry: float

    def holds(self, point: Point, margin: float = 0.0) -> bool:
        return (
            math.hypot((point[0] - self.at[0]) / (self.rx + margin), (point[1] - self.at[1]) / (self.ry + margin)) < 1
        )


class Wall(NamedTuple):
    """A boundary of a city part. The line is its foot on the ground."""

    city: str
    line: Line


class Features(NamedTuple):
    """What lies on a tile. `cities` are closed outlines; roads run from their edge inwards, or from edge to edge."""

    cities: dict[str, Line]
    walls: tuple[Wall, ...]
    roads: dict[str, Line]
    crossing: Point | None
    garden: Place | None
    church: Point | None
    church_size: float
    church_in_city: bool
    market: Place | None
    market_in_city: bool
    gate: Point | None
    gate_city: str
    inn: Point | None
    pennants: tuple[Point, ...]


@cache
def features(design_id: str, rot: int) -> Features:
    """The features of a design after `rot` clockwise quarter turns. Raises KeyError for an unknown design."""
    design = DESIGNS[design_id]
    cities, walls = _cities(design)
    gate, gate_city = _gate(design)
    market = _market(design)
    garden, church, size = _monastery(design, rot)
    return Features(
        cities={name: turn_line(line, rot) for name, line in cities.items()},
        walls=tuple(Wall(wall.city, turn_line(wall.line, rot)) for wall in walls),
        roads={name: turn_line(line, rot) for name, line in _roads(design).items()},
        crossing=turn(_crossing(design), rot) if _ends(design, "crossing") else None,
        garden=garden,
        church=church,
        church_size=size,
        church_in_city=church is not None and bool(parts(design, City)),
        market=Place(turn(market, rot), *MARKET) if market else None,
        market_in_city=design.id in ("BZ1", "BZ2"),
        gate=turn(gate, rot) if gate else None,
        gate_city=gate_city,
        inn=turn((0.735, 0.8), rot) if any(isinstance(s, Road) and s.inn_picture for s in design.segments) else None,
        pennants=tuple(turn(point, rot) for point in _pennants(design)),
    )


def parts(design: Design, kind: type) -> list:
    """The segments of one kind, in the order of the tile data."""
    return [segment for segment in design.segments if isinstance(segment, kind)]


def _ends(design: Design, where: str) -> bool:
    return any(road.ends_at == where for road in parts(design, Road))


def _cities(design: Design) -> tuple[dict[str, Line], list[Wall]]:
    cities: dict[str, Line] = {}
    walls: list[Wall] = []
    for city in parts(design, City):
        lines, rest = _boundary(design, city)
        walls += [Wall(city.id, line) for line in lines]
        cities[city.id] = (*(point for line in lines for point in line), *rest)
    return cities, walls


def _boundary(design: Design, city: City) -> tuple[list[Line], Line]:
    """The walls of a city part, and the tile corners that close its outline after them."""
    edges = city.edges
    if len(edges) == 4:
        return [], CORNERS
    if len(edges) == 3:
        missing = next(side for side in SIDES if side not in edges)
        quarters = SIDES.index(missing) - 2
        return [turn_line(_SOUTH_OF_THREE, quarters)], turn_line(((0, 0), (1, 0)), quarters)
    if set(edges) == {"E", "W"}:
        return [turn_line(_WEST_OF_BAND, 1), turn_line(_EAST_OF_BAND, 1)], ()
    if set(edges) == {"N", "S"}:
        return [_WEST_OF_BAND, _EAST_OF_BAND], ()
    if len(edges) == 2:
        quarters = next(k for k in range(4) if {SIDES[(k + 3) % 4], SIDES[k]} == set(edges))
        return [turn_line(_CORNER, quarters)], (turn((0, 0), quarters),)
    if not city.castle_base:
        quarters = SIDES.index(edges) - 3
        return [turn_line(_SOUTH_OF_POINTED, quarters), turn_line(_NORTH_OF_POINTED, quarters)], ()
    return [turn_line(_CAP, SIDES.index(edges))], ()


def _crossing(design: Design) -> Point:
    return (0.5, 0.56) if parts(design, City) else MIDDLE


def _market(design: Design) -> Point | None:
    if not design.bazaar:
        return None
    return {"BZ3": (0.5, 0.58), "BZ5": (0.5, 0.42)}.get(design.id, MIDDLE)


def _gate(design: Design) -> tuple[Point | None, str]:
    if design.id == "EX1":
        return (0.745, 0.53), "c2"
    if design.id == "EX2":
        return (0.69, 0.53), "c1"
    return ((0.5, 0.775), "c1") if _ends(design, "city") else (None, "")


def _monastery(design: Design, rot: int) -> tuple[Place | None, Point | None, float]:
    """Garden or plaza, foot of the church, and its size. The church stands upright, so only its middle is turned."""
    if not parts(design, Monastery):
        return None, None, 1.0
    if parts(design, City):
        return Place((0.5, 0.545), 0.245, 0.172), (0.52, 0.64), 0.86
    if design.id == "EX4":
        x, y = turn((0.5, 0.4), rot)
        return Place((x, y + 0.06), 0.25, 0.15), (x + 0.02, y + 0.15), 0.86
    return Place((0.5, 0.58), *GARDEN), (0.52, 0.66), 1.0


def _pennants(design: Design) -> list[Point]:
    """The middle of each pennant's plaza."""
    spots = {1: (0.5, 0.17), 2: (0.29, 0.29), 3: (0.5, 0.36), 4: MIDDLE}
    return [
        MIDDLE if set(city.edges) == {"E", "W"} else spots[len(city.edges)]
        for city in parts(design, City)
        for _ in range(city.pennants)
    ]


def _roads(design: Design) -> dict[str, Line]:
    return {road.id: _road(design, road) for road in parts(design, Road)}


def _road(design: Design, road: Road) -> Line:
    start = MIDDLES[road.edges[0]]
    if road.ends_at == "crossing":
        return _eased(start, _crossing(design), road.edges)
    if road.ends_at == "bazaar":
        return _straight(start, _market(design) or MIDDLE)
    if road.ends_at == "monastery":
        return _straight(start, (0.5, 0.6))
    if road.ends_at == "city":
        return _to_gate(design, start)
    if set(road.edges) in ({"N", "S"}, {"E", "W"}):
        return _through(design, road)
    return _bend(design, road)


def _to_gate(design: Design, start: Point) -> Line:
    if design.id == "EX1":
        return curve(start, (0.5, 0.74), (0.56, 0.5), (0.75, 0.5))
    return _straight(start, (0.69, 0.5) if design.id == "EX2" else (0.5, 0.775))


def _straight(start: Point, end: Point, samples: int = 6) -> Line:
    return tuple(
        (start[0] + (end[0] - start[0]) * k / samples, start[1] + (end[1] - start[1]) * k / samples)
        for k in range(samples + 1)
    )


def _eased(start: Point, centre: Point, edge: str) -> Line:
    """An arm of a crossing: leaves its edge at a right angle and arrives at the centre level."""
    points = []
    for step in range(SAMPLES + 1):
        t = step / SAMPLES
        ease = t * t * (3 - 2 * t)
        if edge in "EW":
            points.append((start[0] + (centre[0] - start[0]) * t, start[1] + (centre[1] - start[1]) * ease))
        else:
            points.append((start[0] + (centre[0] - start[0]) * ease, start[1] + (centre[1] - start[1]) * t))
    return tuple(points)


def _through(design: Design, road: Road) -> Line:
    """A road from edge to the opposite edge; it swings, or gives way to what stands beside it."""
    points = []
    for step in range(2 * SAMPLES + 1):
        t = step / (2 * SAMPLES)
        bulge = math.sin(math.pi * t)
        if parts(design, Monastery):
            aside = 0.20 * bulge * bulge
        elif parts(design, City):
            aside = 0.075 * bulge * bulge
        else:
            aside = 0.05 * math.sin(2 * math.pi * t) * bulge
        points.append((t, 0.5 + aside) if "E" in road.edges else (0.5 + aside, t))
    return tuple(points)


def _bend(design: Design, road: Road) -> Line:
    if "S" in road.edges and any(city.edges == "N" for city in parts(design, City)):
        east = curve((1, 0.5), (0.72, 0.5), (0.5, 0.66), (0.5, 1))
        return east if "E" in road.edges else tuple((1 - x, y) for x, y in east)
    start, end = (MIDDLES[edge] for edge in road.edges)
    pull = 0.62
    lean = (start[0] + (0.5 - start[0]) * pull, start[1] + (0.5 - start[1]) * pull)
    arrive = (end[0] + (0.5 - end[0]) * pull, end[1] + (0.5 - end[1]) * pull)
    return curve(start, lean, arrive, end)


@cache
def tower_corners(design_id: str, rot: int) -> tuple[Point, ...]:
    """The corners of the placed tile at which a wall ends, clockwise from the north-west: (0 or 1, 0 or 1)."""
    ends = {(round(x), round(y)) for wall in features(design_id, rot).walls for x, y in (wall.line[0], wall.line[-1])}
    return tuple((int(x), int(y)) for x, y in CORNERS if (x, y) in ends)
