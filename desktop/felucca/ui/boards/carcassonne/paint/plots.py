"""Tilled plots: wheat, lavender and vines."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from felucca.ui.boards.carcassonne.paint.marks import FINE, LINE, Mark, shapes
from felucca.ui.boards.carcassonne.paint.shapes import Line, Point, path, turn_line

KINDS = ("wheat", "lavender", "vine")
_CORNER = 0.035
_ROWS = 5
_OUTLINE = {"wheat": "wheat_row*85", "lavender": "lavender_row*85", "vine": "vine_row*85"}


class Plot(NamedTuple):
    """A quadrangle of four corners in turn, tilled in rows along its first side."""

    kind: str
    corners: Line

    def turned(self, rot: int) -> Plot:
        return Plot(self.kind, turn_line(self.corners, rot))


def plot_marks(plot: Plot) -> list[Mark]:
    rows = shapes(*(path(row) for row in _rows(plot.corners)))
    vine = plot.kind == "vine"
    row = Mark(
        rows,
        line=f"{plot.kind}_row",
        width=0.02 if vine else 0.013,
        dashes=(0.014, 0.016) if vine else (),
        least=FINE,
    )
    return [Mark(_rounded(plot.corners), plot.kind, _OUTLINE[plot.kind], LINE), row]


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _rows(corners: Line) -> list[Line]:
    a, b, c, d = corners
    rows = []
    for k in range(_ROWS):
        t = (k + 0.9) / (_ROWS + 0.8)
        left, right = _between(a, d, t), _between(b, c, t)
        rows.append((_between(left, right, 0.09), _between(left, right, 0.91)))
    return rows


def _rounded(corners: Line) -> QPainterPath:
    shape = QPainterPath()
    for k, corner in enumerate(corners):
        before, after = corners[k - 1], corners[(k + 1) % 4]
        start, end = _towards(corner, before), _towards(corner, after)
        if k == 0:
            shape.moveTo(*start)
        else:
            shape.lineTo(*start)
        shape.quadTo(*corner, *end)
    shape.closeSubpath()
    return shape


def _towards(corner: Point, other: Point) -> Point:
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    return _between(corner, other, _CORNER / ((dx * dx + dy * dy) ** 0.5))
