"""The point of an area that is farthest from all its borders."""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence

from felucca.ui.boards.carcassonne.paint.shapes import Line, Point, distance_to, inside

_PRECISION = 0.01
_FIRST_CELLS = 6


def pole(rings: Sequence[Line], barred: Sequence[Line] = ()) -> Point:
    """The pole of an area within the unit square, to a hundredth of it.

    `rings` are its closed outlines, holes among them; `barred` are closed outlines inside it to keep away from.
    Searches squares from the most promising one, dividing each until none can hold anything better.
    """
    lines = [*rings, *barred]

    def depth(point: Point) -> float:
        gap = min(distance_to(point, line) for line in lines)
        within = sum(inside(point, ring) for ring in rings) % 2 == 1
        return gap if within and not any(inside(point, line) for line in barred) else -gap

    half = 0.5 / _FIRST_CELLS
    starts = ((2 * column + 1) * half for column in range(_FIRST_CELLS))
    queue: list[tuple[float, Point, float]] = []
    best, best_depth = (0.5, 0.5), -math.inf
    waiting = [((x, (2 * row + 1) * half), half) for x in starts for row in range(_FIRST_CELLS)]
    while waiting or queue:
        for point, size in waiting:
            found = depth(point)
            if found > best_depth:
                best, best_depth = point, found
            heapq.heappush(queue, (-found - size * math.sqrt(2), point, size))
        waiting = []
        promise, (x, y), size = heapq.heappop(queue)
        if -promise - best_depth < _PRECISION:
            break
        size /= 2
        waiting = [((x + dx * size, y + dy * size), size) for dx in (-1, 1) for dy in (-1, 1)]
    return best
