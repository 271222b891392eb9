"""The area of each segment of a placed tile, and the point where a follower stands on it.

The areas of a tile's segments cover its square and do not overlap. A market that ends roads belongs to those roads,
one in a city or a field to that; a crossing is shared out among its roads.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from felucca.model.carcassonne.components import Field
from felucca.ui.boards.carcassonne.paint.builds import BRIDGE_STAND
from felucca.ui.boards.carcassonne.paint.features import (
    CROSSING_RADIUS,
    DESIGNS,
    ROAD_CASING,
    Features,
    Place,
    features,
    parts,
)
from felucca.ui.boards.carcassonne.paint.marks import FLAT, box
from felucca.ui.boards.carcassonne.paint.pole import pole
from felucca.ui.boards.carcassonne.paint.shapes import Line, Point, along, inside, length, path, turn

_HALVES: tuple[Point, ...] = (
    (0.25, 0.01),
    (0.75, 0.01),
    (0.99, 0.25),
    (0.99, 0.75),
    (0.75, 0.99),
    (0.25, 0.99),
    (0.01, 0.75),
    (0.01, 0.25),
)
"""A point just inside the tile at each half-edge, clockwise from the north edge's west half."""
_BEYOND = 0.06
_SCALE = 1000
_BY_THE_DOOR = (-0.55, 0.5)
"""Where a follower stands in a monastery's garden, in its half-axes: before the tower, not over the church."""
_PAST_CHURCH = 0.22
"""How far along a road that passes a church a follower stands, so as not to hide it."""


def region_path(design_id: str, rot: int, segment_id: str) -> QPainterPath:
    """The area of a segment in the unit square of the placed tile. Raises KeyError for an unknown segment."""
    return _regions(design_id, rot)[segment_id]


def segment_at(design_id: str, rot: int, point: Point) -> str | None:
    """The segment whose area holds this point of the placed tile's unit square, or None beyond its edges."""
    at = QPointF(*point)
    return next((name for name, area in _regions(design_id, rot).items() if area.contains(at)), None)


@cache
def stand_point(design_id: str, rot: int, segment_id: str) -> Point:
    """Where a follower's foot is on a segment, in the placed tile's unit square: far from all borders.

    "bridge" is a bridge of either axis. Raises KeyError for an unknown segment.
    """
    if segment_id == "bridge":
        return BRIDGE_STAND
    here = features(design_id, rot)
    if segment_id in here.roads:
        return _on_road(here, here.roads[segment_id], region_path(design_id, rot, segment_id))
    area = region_path(design_id, rot, segment_id)
    if segment_id == "m":
        (x, y), rx, ry = _garden(here)
        return x + _BY_THE_DOOR[0] * rx, y + _BY_THE_DOOR[1] * ry
    return pole(_rings(area), [_outline(place) for place in _kept_free(here, segment_id)])


@cache
def _regions(design_id: str, rot: int) -> dict[str, QPainterPath]:
    """The areas, worked out at a large scale: the toolkit joins and cuts paths with the precision of pixels."""
    here = features(design_id, rot)
    square = _large(box(0, 0, 1, 1))
    found = {name: _large(path(line, closed=True)) for name, line in here.cities.items()}
    if here.church:
        garden = _large(path(_outline(_garden(here)), closed=True))
        found = {name: city.subtracted(garden) for name, city in found.items()}
        found["m"] = garden
    built = _union(list(found.values()))
    for name in here.roads:
        found[name] = _road_area(here, name).subtracted(built)
    rings = _rings(square.subtracted(_union(list(found.values()))))
    for field in parts(DESIGNS[design_id], Field):
        points = (turn(_HALVES[int(half)], rot) for half in field.halves)
        found[field.id] = _field(rings, [(x * _SCALE, y * _SCALE) for x, y in points])
    small = QTransform.fromScale(1 / _SCALE, 1 / _SCALE)
    return {name: small.map(area.intersected(square) if name in here.roads else area) for name, area in found.items()}


def _large(area: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(_SCALE, _SCALE).map(area)


def _garden(here: Features) -> Place:
    assert here.garden is not None
    return here.garden


def _union(areas: list[QPainterPath]) -> QPainterPath:
    whole = QPainterPath()
    for area in areas:
        whole = whole.united(area)
    return whole


def _road_area(here: Features, name: str) -> QPainterPath:
    """The road's strip, run on past its ends, with its share of the crossing or market where it ends; large."""
    line = here.roads[name]
    hub = _hub(here)
    line = (_before(line), *line, *(() if hub else (_before(line[::-1]),)))
    stroker = QPainterPathStroker()
    stroker.setWidth(ROAD_CASING * _SCALE)
    stroker.setCapStyle(FLAT)
    strip = stroker.createStroke(_large(path(line))).simplified()
    if hub is None:
        return strip
    return strip.united(_large(path(_outline(hub), closed=True))).intersected(_large(_wedge(here, name, hub.at)))


def _hub(here: Features) -> Place | None:
    if here.crossing:
        return Place(here.crossing, CROSSING_RADIUS, CROSSING_RADIUS)
    return None if here.market_in_city else here.market


def _before(line: Line) -> Point:
    """A point a little before the start of the line, straight on."""
    (ax, ay), (bx, by) = line[0], line[1]
    step = _BEYOND / math.dist(line[0], line[1])
    return ax - (bx - ax) * step, ay - (by - ay) * step


def _wedge(here: Features, name: str, hub: Point) -> QPainterPath:
    """The part of the plane nearer in direction to this road than to the others that end at the hub."""
    angles = {road: math.atan2(line[0][1] - hub[1], line[0][0] - hub[0]) for road, line in here.roads.items()}
    if len(angles) == 1:
        return box(-1, -1, 3, 3)
    own = angles.pop(name)
    ahead = min((other - own) % math.tau for other in angles.values()) / 2
    behind = min((own - other) % math.tau for other in angles.values()) / 2
    steps = [own - behind + (ahead + behind) * k / 8 for k in range(9)]
    return path((hub, *((hub[0] + 2 * math.cos(a), hub[1] + 2 * math.sin(a)) for a in steps)), closed=True)


def _rings(area: QPainterPath) -> list[Line]:
    """The closed outlines of an area."""
    rings = []
    for polygon in area.toSubpathPolygons():
        line = tuple((point.x(), point.y()) for point in polygon)
        if len(line) > 3:
            rings.append(line if line[0] == line[-1] else (*line, line[0]))
    return rings


def _field(rings: list[Line], points: list[Point]) -> QPainterPath:
    """The outline around these points, less whatever outlines lie inside it."""
    area = QPainterPath()
    for ring in rings:
        if any(inside(point, ring) for point in points):
            holes = [other for other in rings if other is not ring and _within(other, ring)]
            for line in (ring, *holes):
                area.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
    return area


def _within(ring: Line, outer: Line) -> bool:
    (ax, ay), (bx, by) = ring[0], ring[len(ring) // 2]
    return inside(((ax + bx) / 2, (ay + by) / 2), outer) and _span(ring) < _span(outer)


def _span(ring: Line) -> float:
    """The area of a closed outline."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring))) / 2


def _on_road(here: Features, line: Line, area: QPainterPath) -> Point:
    whole = length(line)
    steps = [along(line, whole * k / 60) for k in range(1, 60)]
    free = [point for point in steps if area.contains(QPointF(*point))]
    return free[int(len(free) * (_PAST_CHURCH if here.church and len(free) > 50 else 0.5))]


def _kept_free(here: Features, segment_id: str) -> list[Place]:
    """What a follower must not hide: pennants and a market in a city or field, an inn."""
    places = []
    if segment_id in here.cities:
        places += [Place((x + 0.02, y - 0.01), 0.15, 0.15) for x, y in here.pennants]
        if here.market and here.market_in_city:
            places.append(here.market)
    elif here.market and not here.roads:
        places.append(here.market)
    elif here.inn:
        places.append(Place(here.inn, 0.11, 0.09))
    return places


def _outline(place: Place) -> Line:
    (x, y), rx, ry = place
    turns = [math.tau * k / 20 for k in range(21)]
    return tuple((x + rx * math.cos(turn_by), y + ry * math.sin(turn_by)) for turn_by in turns)
