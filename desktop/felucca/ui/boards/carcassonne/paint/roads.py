"""Roads, crossings, the monastery garden and the paved market: flat on the ground."""

from __future__ import annotations

from felucca.ui.boards.carcassonne.paint.features import (
    CROSSING_RADIUS,
    ROAD_CASING,
    ROAD_WIDTH,
    Features,
    Place,
)
from felucca.ui.boards.carcassonne.paint.marks import FINE, LINE, SQUARE, Mark, oval, shapes
from felucca.ui.boards.carcassonne.paint.shapes import path

_RIM = (ROAD_CASING - ROAD_WIDTH) / 2


def road_marks(here: Features) -> list[Mark]:
    """The flat ways outside the cities, in painting order: casings, garden or market, road beds, crossing.

    Square ends run on past the tile's edge, so that no gap shows where two tiles meet.
    """
    lines = shapes(*(path(line) for line in here.roads.values()))
    marks = [Mark(lines, line="road_case", width=ROAD_CASING, cap=SQUARE)] if here.roads else []
    if here.garden and here.church_size == 1:
        marks += _paved(here.garden, "garden")
    if here.market and not here.market_in_city:
        marks += _paved(here.market, "road")
    if here.roads:
        marks += [
            Mark(lines, line="road", width=ROAD_WIDTH, cap=SQUARE),
            Mark(lines, line="road_track@75", width=0.046, cap=SQUARE, least=FINE // 2),
            Mark(lines, line="road", width=0.024, cap=SQUARE, least=FINE // 2),
        ]
    if here.crossing:
        x, y = here.crossing
        marks += [
            Mark(oval(x, y, CROSSING_RADIUS + _RIM, CROSSING_RADIUS + _RIM), "road_case"),
            Mark(oval(x, y, CROSSING_RADIUS, CROSSING_RADIUS), "road"),
        ]
    return marks


def plaza_marks(here: Features) -> list[Mark]:
    """The paved places on a city's floor: market, churchyard, the pennants' grounds."""
    marks = []
    if here.market and here.market_in_city:
        (x, y), rx, ry = here.market
        marks.append(Mark(oval(x, y, rx * 1.06, ry), "road@60", "road_case@80", LINE * 1.3))
    if here.garden and here.church_in_city:
        (x, y), rx, ry = here.garden
        marks.append(Mark(oval(x, y, rx, ry), "road@60", "road_case@60", LINE))
    marks += [Mark(oval(x - 0.025, y + 0.072, 0.1, 0.05), "plaza@80") for x, y in here.pennants]
    return marks


def _paved(place: Place, ink: str) -> list[Mark]:
    (x, y), rx, ry = place
    return [Mark(oval(x, y, rx, ry), "road_case"), Mark(oval(x, y, rx - _RIM, ry - _RIM), ink)]
