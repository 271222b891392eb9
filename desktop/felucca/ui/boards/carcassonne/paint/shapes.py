"""Plane geometry in the unit square of a tile: x to the right, y down. No Qt but `path`."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

Point = tuple[float, float]
Line = tuple[Point, ...]

SAMPLES = 18
"""Straight pieces that stand for one curve."""


def turn(point: Point, quarters: int) -> Point:
    """The point after so many clockwise quarter turns about the middle of the tile."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = 1 - y, x
    return x, y


def turn_line(line: Iterable[Point], quarters: int) -> Line:
    return tuple(turn(point, quarters) for point in line)


def curve(start: Point, lean: Point, arrive: Point, end: Point, samples: int = SAMPLES) -> Line:
    """A cubic Bézier curve as a line of `samples` pieces."""
    points = []
    for step in range(samples + 1):
        t = step / samples
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append(
            (
                a * start[0] + b * lean[0] + c * arrive[0] + d * end[0],
                a * start[1] + b * lean[1] + c * arrive[1] + d * end[1],
            )
        )
    return tuple(points)


def path(line: Sequence[Point], *, closed: bool = False) -> QPainterPath:
    """The line as a painter path."""
    shape = QPainterPath()
    shape.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
    if closed:
        shape.closeSubpath()
    return shape


def shifted(line: Iterable[Point], dx: float, dy: float) -> Line:
    return tuple((x + dx, y + dy) for x, y in line)


def length(line: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def along(line: Sequence[Point], distance: float) -> Point:
    """The point so far along the line; its end when the line is shorter."""
    for a, b in pairwise(line):
        step = math.dist(a, b)
        if step > 0 and distance <= step:
            t = distance / step
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        distance -= step
    return line[-1]


def distance_to(point: Point, line: Sequence[Point]) -> float:
    """How far the point is from the nearest piece of the line; infinite for fewer than two points."""
    px, py = point
    best = math.inf
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        t = 0.0 if square == 0 else ((px - ax) * dx + (py - ay) * dy) / square
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        ex, ey = ax + t * dx - px, ay + t * dy - py
        gap = ex * ex + ey * ey
        if gap < best:
            best = gap
    return math.sqrt(best)


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Even-odd test against a polygon, closed or not."""
    px, py = point
    odd = False
    bx, by = polygon[-1]
    for ax, ay in polygon:
        if (ay > py) != (by > py) and px < (bx - ax) * (py - ay) / (by - ay) + ax:
            odd = not odd
        bx, by = ax, ay
    return odd


def height_at(line: Sequence[Point], x: float) -> float | None:
    """The y at which the line first crosses this x, or None where it does not."""
    for (ax, ay), (bx, by) in pairwise(line):
        if min(ax, bx) <= x <= max(ax, bx) and ax != bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return None
