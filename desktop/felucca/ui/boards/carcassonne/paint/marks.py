"""A tile's picture as a list of marks: shapes in unit coordinates with inks instead of colours.

The list is made once per tile and rotation; painting it only chooses colours by theme and detail by zoom.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from felucca.ui.boards.carcassonne.paint.palette import Palette

FINE = 64
"""Tufts, flowers and rows are left out below this tile size in device pixels."""
PLAIN = 40
"""Below this size houses are roofs only and walls have neither courses nor merlons."""

LINE = 0.7 / 120
"""The usual outline, in tile units."""


ROUND = Qt.PenCapStyle.RoundCap
FLAT = Qt.PenCapStyle.FlatCap
SQUARE = Qt.PenCapStyle.SquareCap


class Mark(NamedTuple):
    """One shape: filled with `fill`, outlined with `line`; shown from `least` device pixels per tile on."""

    shape: QPainterPath
    fill: str = ""
    line: str = ""
    width: float = LINE
    dashes: tuple[float, ...] = ()
    cap: Qt.PenCapStyle = ROUND
    least: int = 0


Marks = tuple[Mark, ...]


def paint(painter: QPainter, marks: Iterable[Mark], palette: Palette, pixels: float) -> None:
    """Paint the marks. One unit of the painter is one tile, `pixels` device pixels wide."""
    for mark in marks:
        if pixels < mark.least:
            continue
        painter.setBrush(palette.brush(mark.fill) if mark.fill else Qt.BrushStyle.NoBrush)
        if mark.line:
            painter.setPen(palette.pen(mark.line, mark.width, mark.dashes, mark.cap))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(mark.shape)


class Thing(NamedTuple):
    """Something that stands on the tile, its foot around (x, foot). Painted in the order of `depth`, then `foot`."""

    x: float
    foot: float
    depth: float
    marks: Marks


def standing(x: float, foot: float, *marks: Mark) -> Thing:
    return Thing(x, foot, foot, marks)


def shapes(*parts: QPainterPath) -> QPainterPath:
    """Several shapes as one, so that they cost one stroke of the painter; overlaps stay filled."""
    joined = QPainterPath()
    joined.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        joined.addPath(part)
    return joined


def oval(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    shape = QPainterPath()
    shape.addEllipse(x - rx, y - ry, 2 * rx, 2 * ry)
    return shape


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(x, y, width, height, radius, radius)
    return shape


def arch(x: float, foot: float, width: float, height: float, crown: float) -> QPainterPath:
    """A doorway from `foot` up: straight for `height`, then a half-round `crown`; `x` is its left side."""
    shape = QPainterPath()
    shape.moveTo(x, foot)
    shape.lineTo(x, foot - height)
    shape.arcTo(x, foot - height - crown, width, 2 * crown, 180, -180)
    shape.lineTo(x + width, foot)
    shape.closeSubpath()
    return shape
