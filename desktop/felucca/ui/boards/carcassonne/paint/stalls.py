"""The bazaar's market stalls."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from felucca.ui.boards.carcassonne.paint.marks import LINE, Mark, Thing, box, oval, shapes, standing
from felucca.ui.boards.carcassonne.paint.shapes import path

_STANDS = ((1, 0.1, -0.005), (0, -0.11, 0.0), (2, 0.0, 0.13))
"""Awning colour and foot of each stall, from the middle of the market."""
_STRIPES = 5


def stalls(x: float, y: float) -> list[Thing]:
    """Three stalls around the middle of a market."""
    return [_stall(colour, x + dx, y + dy) for colour, dx, dy in _STANDS]


def _stall(colour: int, x: float, foot: float) -> Thing:
    posts = shapes(
        path(((x - 0.0572, foot), (x - 0.0572, foot - 0.1125))),
        path(((x + 0.0572, foot), (x + 0.0572, foot - 0.1125))),
    )
    stripes = [_stripe(x, foot - 0.146, k) for k in range(_STRIPES)]
    return standing(
        x,
        foot,
        Mark(oval(x, foot + 0.006, 0.078, 0.021), "shade@25"),
        Mark(box(x - 0.0546, foot - 0.0465, 0.1092, 0.0465, 0.008), "counter", "house_line", LINE * 1.1),
        Mark(posts, line="house_line", width=LINE * 1.8),
        Mark(shapes(*stripes[0::2]), f"awning{colour}", "house_line"),
        Mark(shapes(*stripes[1::2]), "canvas", "house_line"),
    )


def _stripe(x: float, top: float, k: int) -> QPainterPath:
    """One stripe of an awning that widens downwards and ends in a scallop."""
    width, drop = 0.0286, 0.0525
    left = x + (k - _STRIPES / 2) * width
    spread = (k - (_STRIPES - 1) / 2) * 0.0045
    shape = QPainterPath()
    shape.moveTo(left, top)
    shape.lineTo(left + width, top)
    shape.lineTo(left + width + spread, top + drop)
    shape.arcTo(left + spread, top + drop - 0.012, width, 0.024, 0, -180)
    shape.closeSubpath()
    return shape
