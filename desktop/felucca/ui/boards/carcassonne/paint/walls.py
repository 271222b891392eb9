"""City walls, the towers at their ends and the gates in them: raised from their line on the ground."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from felucca.ui.boards.carcassonne.paint.features import Features, Wall
from felucca.ui.boards.carcassonne.paint.marks import (
    FLAT,
    LINE,
    PLAIN,
    Mark,
    Marks,
    arch,
    box,
    oval,
    shapes,
)
from felucca.ui.boards.carcassonne.paint.shapes import Line, Point, along, inside, length, path, shifted

RISE = 0.058
"""How high a wall stands above its foot."""
_COURSES = (0.018, 0.037)
_TOP = 0.042
_MERLON = (0.025, 0.03)
_SPACING = 0.052
_BRICKS = (0.04, 0.02)

TOWER_FOOT = 0.046
"""How far below its corner a tower reaches."""


class Barrier(NamedTuple):
    """A stretch of wall: where it runs on the ground, its place in the painting order, its marks."""

    city: str
    line: Line
    depth: float
    marks: Marks


def barriers(here: Features) -> list[Barrier]:
    """The walls of a tile: what runs south of its city stands before the houses, what runs north of it behind."""
    found = []
    for wall in here.walls:
        for line, front in sides(wall, here.cities[wall.city]):
            ys = [y for _, y in line]
            found.append(Barrier(wall.city, line, max(ys) if front else min(ys), _wall(line)))
    return found


def sides(wall: Wall, city: Line) -> list[tuple[Line, bool]]:
    """The wall cut where it turns from behind its city to before it: each stretch, and whether it is in front."""
    line = wall.line
    pieces = list(pairwise(line))
    stretches = []
    for _, group in groupby(pieces, key=_eastward):
        run = list(group)
        stretch = (run[0][0], *(b for _, b in run))
        (ax, ay), (bx, by) = run[len(run) // 2]
        middle = ((ax + bx) / 2, (ay + by) / 2 - 0.01)
        stretches.append((stretch, inside(middle, city)))
    return stretches


def _eastward(piece: tuple[Point, Point]) -> bool:
    return piece[1][0] >= piece[0][0]


def _wall(line: Line) -> Marks:
    top = shifted(line, 0, -RISE)
    face = path((*line, *reversed(top)), closed=True)
    ridge = path(top)
    courses = shapes(*(path(shifted(line, 0, -up)) for up in _COURSES))
    return (
        Mark(path(shifted(line, 0.008, 0.016)), line="wall_shadow@16", width=0.05, cap=FLAT),
        Mark(face, "wall", "wall_line"),
        Mark(courses, line="wall_shade@80", width=LINE * 1.2, dashes=_BRICKS, cap=FLAT, least=PLAIN),
        Mark(ridge, line="wall_line", width=_TOP + 0.0106, cap=FLAT),
        Mark(ridge, line="wall_top", width=_TOP, cap=FLAT),
        Mark(_merlons(top), "wall_top", "wall_line", LINE * 0.9, least=PLAIN),
    )


def _merlons(top: Line) -> QPainterPath:
    whole = length(top)
    count = max(1, round((whole - _SPACING / 2) / _SPACING))
    gap = whole / count
    width, height = _MERLON
    feet = (along(top, gap * (k + 0.5)) for k in range(count))
    return shapes(*(box(x - width / 2, y - 0.02, width, height, 0.006) for x, y in feet))


def tower_marks(x: float, y: float, scale: float = 1.0, roof: str = "tower_roof") -> Marks:
    """A round tower with a cone roof; (x, y) is the map corner or gate side it stands on."""
    half, tall, sag = 0.044 * scale, 0.135 * scale, 0.0176 * scale
    foot = y + 0.03 * scale
    eaves = foot - tall
    brim, dip, cone = 0.058 * scale, 0.021 * scale, 0.11 * scale
    body = path(((x - half, eaves), (x - half, foot)))
    body.arcTo(x - half, foot - sag, 2 * half, 2 * sag, 180, 180)
    body.lineTo(x + half, eaves)
    body.closeSubpath()
    dark = path(((x + 0.011 * scale, eaves), (x + 0.011 * scale, foot + sag * 0.96)))
    dark.lineTo(x + half * 0.72, foot + sag * 0.7)
    dark.lineTo(x + half, foot)
    dark.lineTo(x + half, eaves)
    dark.closeSubpath()
    hat = path(((x - brim, eaves),))
    hat.arcTo(x - brim, eaves - dip, 2 * brim, 2 * dip, 180, 180)
    hat.lineTo(x, eaves - cone)
    hat.closeSubpath()
    shaded = path(((x, eaves - cone), (x + brim, eaves), (x + brim * 0.62, eaves + dip * 0.78)))
    shaded.lineTo(x + 0.009 * scale, eaves + dip * 0.98)
    shaded.closeSubpath()
    slit = box(x - 0.014 * scale, foot - 0.084 * scale, 0.0124 * scale, 0.0324 * scale, 0.006 * scale)
    return (
        Mark(oval(x + 0.013 * scale, foot + 0.0106 * scale, 0.0545 * scale, 0.0229 * scale), "shade@25"),
        Mark(body, "wall", "wall_line"),
        Mark(dark, "wall_shade@75"),
        Mark(slit, "wall_line", least=PLAIN),
        Mark(hat, roof, "wall_line"),
        Mark(shaded, "black@20"),
    )


def gate_marks(x: float, y: float) -> Marks:
    """A gate: an arch between two small towers with red roofs, its threshold at (x, y)."""
    width, height = 0.13, 0.1276
    return (
        Mark(box(x - width / 2, y - height + 0.009, width, height, 0.008), "wall", "wall_line"),
        Mark(arch(x - 0.0312, y + 0.009, 0.0624, 0.058, 0.034), "wall_line"),
        *tower_marks(x - 0.0728, y - 0.0205, 0.72, "roofs.0"),
        *tower_marks(x + 0.0728, y - 0.0205, 0.72, "roofs.0"),
    )
