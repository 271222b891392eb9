"""The two layers of a tile as lists of marks: the ground, and the relief that stands on it."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from felucca.ui.boards.carcassonne.paint import church, houses, plots, roads, scatter, stalls, trees, walls
from felucca.ui.boards.carcassonne.paint.features import Features, features
from felucca.ui.boards.carcassonne.paint.marks import LINE, Mark, Marks, Thing, box, oval, shapes
from felucca.ui.boards.carcassonne.paint.shapes import height_at, path, turn

_AHEAD = 0.001
_CROSSING_HOUSES = ((-0.17, -0.085), (0.17, -0.085), (-0.17, 0.135), (0.17, 0.135))


@lru_cache(maxsize=512)
def ground_marks(design_id: str, rot: int, copy: int) -> Marks:
    """The flat layer, to be clipped to the tile's square."""
    here = features(design_id, rot)
    grown = scatter.growth(design_id, copy)
    marks = [Mark(box(-0.05, -0.05, 1.1, 1.1), "field")]
    for ink in ("field_dark", "field_light"):
        spots = [mottle for mottle in grown.mottles if mottle.ink == ink]
        shape = shapes(*(oval(*turn(spot.at, rot), spot.radius, 0.62 * spot.radius) for spot in spots))
        marks.append(Mark(shape, f"{ink}@45"))
    for plot in grown.plots:
        marks += plots.plot_marks(plot.turned(rot))
    marks += trees.flowers([(turn(at, rot), kind) for at, kind in grown.flowers])
    marks += trees.tufts([turn(at, rot) for at in grown.tufts])
    marks += roads.road_marks(here)
    if here.cities:
        floor = shapes(*(path(line, closed=True) for line in here.cities.values()))
        spots = [oval(x, y, 0.03, 0.014) for x, y in scatter.flecks(design_id, rot, copy)]
        marks += [Mark(floor, "city_floor", "city_floor", LINE), Mark(shapes(*spots), "city_floor_dark@55")]
    return (*marks, *roads.plaza_marks(here))


@lru_cache(maxsize=512)
def relief_marks(design_id: str, rot: int, copy: int, bare: frozenset[str] = frozenset()) -> Marks:
    """The upright layer; it reaches beyond the square. No houses stand in the cities named in `bare`."""
    here = features(design_id, rot)
    barriers = walls.barriers(here)
    things = [*_town(design_id, rot, copy, here, bare), *_country(design_id, rot, copy, here)]
    placed = [_set_apart(thing, barriers) for thing in things]
    placed += [Thing(0.5, barrier.depth, barrier.depth, barrier.marks) for barrier in barriers]
    if here.gate:
        x, y = here.gate
        depth = max(barrier.depth for barrier in barriers if barrier.city == here.gate_city)
        placed.append(Thing(x, y, depth + _AHEAD, walls.gate_marks(x, y)))
    placed.sort(key=_order)
    return tuple(mark for thing in placed for mark in thing.marks)


def _order(thing: Thing) -> tuple[float, float]:
    return thing.depth, thing.foot


def _town(design_id: str, rot: int, copy: int, here: Features, bare: frozenset[str]) -> list[Thing]:
    """Everything that stands inside the cities."""
    things = []
    for city, found in scatter.houses(design_id, rot, copy).items():
        if city not in bare:
            things += [houses.house(Random(one.seed), *one.at) for one in found]
    things += [houses.pennant(x - 0.05, y + 0.13) for x, y in here.pennants]
    if here.market and here.market_in_city:
        things += stalls.stalls(*here.market.at)
    if here.church and here.church_in_city:
        things.append(church.church(*here.church, here.church_size))
    return things


def _country(design_id: str, rot: int, copy: int, here: Features) -> list[Thing]:
    """Everything that stands in the fields and beside the roads."""
    rng = Random(f"{design_id} {copy} {rot} country")
    grown = scatter.growth(design_id, copy)
    things = [trees.tree(Random(seed), *turn(at, rot)) for at, seed in grown.trees]
    if here.market and not here.market_in_city:
        things += stalls.stalls(*here.market.at)
    if here.church and not here.church_in_city:
        things.append(church.church(*here.church, here.church_size))
    if here.crossing:
        x, y = here.crossing
        things += [houses.house(rng, x + dx, y + dy, size=0.9) for dx, dy in _CROSSING_HOUSES]
    if here.inn:
        x, y = here.inn
        things.append(houses.house(rng, x, y + 0.04, roof=houses.SLATE, size=1.3))
    return things


def _set_apart(thing: Thing, barriers: list[walls.Barrier]) -> Thing:
    """The thing with its depth mended, so that it is painted on the right side of every wall above or below it."""
    depth = thing.depth
    for barrier in barriers:
        y = height_at(barrier.line, thing.x)
        if y is not None:
            depth = max(depth, barrier.depth + _AHEAD) if thing.foot > y else min(depth, barrier.depth - _AHEAD)
    return thing._replace(depth=depth)
