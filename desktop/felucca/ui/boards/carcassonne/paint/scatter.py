"""What a tile grows by chance: plots, trees, tufts and flowers in its fields, houses in its cities.

The seed is the design and how many of it came before, so a deal always paints the same. What lies in the fields is
thrown once and turned with the tile; houses stand upright, so they are thrown for each rotation.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import NamedTuple

from felucca.ui.boards.carcassonne.paint.features import MIDDLE, Features, features
from felucca.ui.boards.carcassonne.paint.plots import KINDS, Plot
from felucca.ui.boards.carcassonne.paint.shapes import Line, Point, distance_to, height_at, inside
from felucca.ui.boards.carcassonne.paint.walls import sides

_PLOT_CLEAR = 0.085
_TUFT_CLEAR = 0.075
_TREE_CLEAR = 0.105
_HOUSE_CLEAR = 0.068
_UNDER_WALL = 0.12
_ACROSS, _DOWN = 0.128, 0.09
_HOUSE_TRIES = 420
_HALF_ROAD = 0.03


class Mottle(NamedTuple):
    at: Point
    radius: float
    ink: str


class Growth(NamedTuple):
    """All that grows in the fields, at rotation 0; `trees` carry the seed of their look."""

    mottles: tuple[Mottle, ...]
    plots: tuple[Plot, ...]
    trees: tuple[tuple[Point, int], ...]
    tufts: tuple[Point, ...]
    flowers: tuple[tuple[Point, int], ...]


@lru_cache(maxsize=512)
def growth(design_id: str, copy: int) -> Growth:
    """The fields' growth of this copy of a design."""
    rng = Random(f"{design_id} {copy}")
    here = features(design_id, 0)
    mottles = tuple(
        Mottle((rng.random(), rng.random()), rng.uniform(0.05, 0.12), rng.choice(("field_dark", "field_light")))
        for _ in range(9)
    )
    free = _free_test(here)
    plots = _plots(rng, free)
    apart = _away_from(plots)
    trees = _trees(rng, lambda point, clear: free(point, clear) and apart(point))
    tufts = _points(rng, 7, lambda point: free(point, _TUFT_CLEAR) and apart(point))
    flowers = _points(rng, 3, lambda point: free(point, _TUFT_CLEAR) and apart(point))
    return Growth(mottles, plots, trees, tufts, tuple((point, rng.randrange(3)) for point in flowers))


Free = Callable[[Point, float], bool]


def _free_test(here: Features) -> Free:
    """Whether a point is in a field and so far from walls, roads and all that stands there upright."""
    lines = [wall.line[::3] for wall in here.walls] + [line[::3] + line[-1:] for line in here.roads.values()]
    walls = len(here.walls)
    cities = list(here.cities.values())
    rounds = _obstacles(here)

    def free(point: Point, clear: float) -> bool:
        if any(math.dist(point, at) < radius + clear for at, radius in rounds):
            return False
        if any(inside(point, city) for city in cities):
            return False
        return all(distance_to(point, line) > clear + (_HALF_ROAD if k >= walls else 0) for k, line in enumerate(lines))

    return free


def _obstacles(here: Features) -> list[tuple[Point, float]]:
    """Circles that nothing grows in, whichever way the tile is turned."""
    rounds: list[tuple[Point, float]] = []
    if here.garden and not here.church_in_city:
        rounds.append(((0.5, 0.4), 0.2) if here.church_size < 1 else (MIDDLE, 0.27))
    if here.market and not here.market_in_city:
        rounds.append((here.market.at, 0.19))
    if here.crossing:
        rounds.append((here.crossing, 0.2))
    if here.inn:
        rounds.append((here.inn, 0.06))
    if here.gate:
        rounds.append((here.gate, 0.08))
    return rounds


def _plots(rng: Random, free: Free) -> tuple[Plot, ...]:
    wanted = rng.choice((1, 2, 2, 2, 3))
    plots: list[Plot] = []
    for _ in range(60):
        if len(plots) == wanted:
            break
        plot = _throw_plot(rng)
        middle = _middle(plot.corners)
        if all(math.dist(middle, _middle(other.corners)) > 0.27 for other in plots) and _fits(plot, free):
            plots.append(plot)
    return tuple(plots)


def _throw_plot(rng: Random) -> Plot:
    x, y = rng.uniform(0.15, 0.85), rng.uniform(0.15, 0.85)
    half, tall = rng.uniform(0.1, 0.15), rng.uniform(0.07, 0.1)
    skew = rng.uniform(-0.35, 0.35) * tall
    tilt = rng.uniform(-0.015, 0.015)

    def jitter() -> float:
        return rng.uniform(-0.008, 0.008)

    corners = (
        (x - half + skew + jitter(), y - tall - tilt + jitter()),
        (x + half + skew + jitter(), y - tall + tilt + jitter()),
        (x + half - skew + jitter(), y + tall + tilt + jitter()),
        (x - half - skew + jitter(), y + tall - tilt + jitter()),
    )
    return Plot(rng.choice(KINDS), corners)


def _middle(corners: Line) -> Point:
    return sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4


def _fits(plot: Plot, free: Free) -> bool:
    points = []
    for k, (ax, ay) in enumerate(plot.corners):
        bx, by = plot.corners[(k + 1) % 4]
        points += [(ax, ay), ((ax + bx) / 2, (ay + by) / 2)]
    points.append(_middle(plot.corners))
    return all(0.06 < x < 0.94 and 0.06 < y < 0.94 and free((x, y), _PLOT_CLEAR) for x, y in points)


def _away_from(plots: tuple[Plot, ...]) -> Callable[[Point], bool]:
    outlines = [(*plot.corners, plot.corners[0]) for plot in plots]

    def apart(point: Point) -> bool:
        return not any(inside(point, line) or distance_to(point, line) < 0.03 for line in outlines)

    return apart


def _trees(rng: Random, free: Free) -> tuple[tuple[Point, int], ...]:
    trees: list[tuple[Point, int]] = []
    groups = rng.randint(4, 6)
    for _ in range(30):
        if groups == 0:
            break
        heart = rng.uniform(0.06, 0.94), rng.uniform(0.08, 0.95)
        if not free(heart, _TREE_CLEAR) or any(math.dist(heart, other) < 0.16 for other, _ in trees):
            continue
        groups -= 1
        for _ in range(rng.choice((1, 1, 2, 2, 3))):
            point = heart[0] + rng.uniform(-0.055, 0.055), heart[1] + rng.uniform(-0.04, 0.04)
            if 0.04 < point[0] < 0.96 and 0.06 < point[1] < 0.97 and free(point, _TREE_CLEAR - 0.03):
                trees.append((point, rng.randrange(1 << 30)))
    return tuple(trees)


def _points(rng: Random, wanted: int, fits: Callable[[Point], bool]) -> tuple[Point, ...]:
    thrown = ((rng.uniform(0.04, 0.96), rng.uniform(0.05, 0.96)) for _ in range(2 * wanted))
    return tuple([point for point in thrown if fits(point)][:wanted])


class House(NamedTuple):
    at: Point
    seed: int


@lru_cache(maxsize=512)
def houses(design_id: str, rot: int, copy: int) -> dict[str, tuple[House, ...]]:
    """The houses of each city part on the placed tile: the middle of each one's foot."""
    rng = Random(f"{design_id} {copy} {rot}")
    here = features(design_id, rot)
    found = {}
    for city, outline in here.cities.items():
        found[city] = _houses(rng, here, city, outline)
    return found


def flecks(design_id: str, rot: int, copy: int) -> list[Point]:
    """Darker spots on the city floors."""
    rng = Random(f"{design_id} {copy} {rot} flecks")
    cities = features(design_id, rot).cities.values()
    thrown = [(rng.random(), rng.random()) for _ in range(12 if cities else 0)]
    return [point for point in thrown if any(inside(point, city) for city in cities)]


def _houses(rng: Random, here: Features, city: str, outline: Line) -> tuple[House, ...]:
    walls = [wall for wall in here.walls if wall.city == city]
    lines = [wall.line[::3] for wall in walls]
    roofs = [line[::2] + line[-1:] for wall in walls for line, front in sides(wall, outline) if not front]
    kept: list[House] = []
    for _ in range(_HOUSE_TRIES):
        x, y = rng.uniform(0.03, 0.97), rng.uniform(0.02, 1)
        if any(abs(x - at[0]) < _ACROSS and abs(y - at[1]) < _DOWN for at, _ in kept):
            continue
        if not inside((x, y), outline) or _taken(here, x, y):
            continue
        if any(distance_to((x, y), line) < _HOUSE_CLEAR for line in lines) or _close_under(roofs, x, y):
            continue
        kept.append(House((x, y), rng.randrange(1 << 30)))
    return tuple(kept)


def _close_under(roofs: list[Line], x: float, y: float) -> bool:
    """Whether a wall that runs behind the houses is too close above: a roof would stand before its merlons."""
    heights = (height_at(line, x) for line in roofs)
    return any(height is not None and 0 <= y - height < _UNDER_WALL for height in heights)


def _taken(here: Features, x: float, y: float) -> bool:
    """Whether something larger stands here: gate, church, market or a pennant with its pole and flag."""
    if here.gate and abs(x - here.gate[0]) < 0.15 and -0.09 < y - here.gate[1] < 0.12:
        return True
    if here.garden and here.garden.holds((x, y - 0.035), 0.06):
        return True
    if here.market and here.market.holds((x, y - 0.045), 0.06):
        return True
    return any(-0.13 < x - px < 0.16 and -0.1 < y - py < 0.21 for px, py in here.pennants)
