"""Trees, cypresses, tufts and flowers."""

from __future__ import annotations

from random import Random

from PySide6.QtGui import QPainterPath

from felucca.ui.boards.carcassonne.paint.marks import FINE, Mark, Thing, box, oval, shapes, standing
from felucca.ui.boards.carcassonne.paint.shapes import Point, path


def tree(rng: Random, x: float, foot: float) -> Thing:
    """A round tree or, one time in three, a cypress."""
    ink = rng.randrange(4)
    radius = rng.uniform(0.03, 0.0405)
    shadow = Mark(oval(x + 0.24 * radius, foot, radius, 0.32 * radius), "leaf_shadow@22")
    if rng.random() < 1 / 3:
        return standing(x, foot, shadow, *_cypress(x, foot - 0.08 * radius, radius, ink))
    crown, light = foot - 1.45 * radius, 0.387 * radius
    trunk = box(x - 0.145 * radius, crown + 0.56 * radius, 0.29 * radius, 0.81 * radius)
    return standing(
        x,
        foot,
        shadow,
        Mark(trunk, "trunk"),
        Mark(oval(x, crown, radius, radius), f"trees.{ink}*78"),
        Mark(oval(x - 0.13 * radius, crown - 0.13 * radius, 0.855 * radius, 0.855 * radius), f"trees.{ink}"),
        Mark(oval(x - 0.32 * radius, crown - 0.34 * radius, light, light), f"leaf_light.{ink}@75"),
    )


def _cypress(x: float, foot: float, radius: float, ink: int) -> tuple[Mark, Mark]:
    top, belly, low = foot - 3.23 * radius, foot - 1.77 * radius, foot - 0.16 * radius

    def leaf(right: float, tip: float) -> QPainterPath:
        shape = path(((x, top),))
        shape.cubicTo(x + right * radius, belly, x + right * radius * 0.84, low, x + tip * radius, foot)
        shape.cubicTo(x - 0.68 * radius, low, x - 0.81 * radius, belly, x, top)
        return shape

    return Mark(leaf(0.81, 0), f"trees.{ink}*78"), Mark(leaf(0.19, -0.065), f"trees.{ink}")


def tufts(points: list[Point]) -> list[Mark]:
    """All tufts of grass of a tile as one mark."""
    blades = []
    for x, y in points:
        blades += [
            path(((x - 0.012, y), (x - 0.0168, y - 0.0168))),
            path(((x, y), (x, y - 0.024))),
            path(((x + 0.012, y), (x + 0.0168, y - 0.0168))),
        ]
    return [Mark(shapes(*blades), line="field_dark*78", width=0.0088, least=FINE)] if blades else []


def flowers(points: list[tuple[Point, int]]) -> list[Mark]:
    return [Mark(oval(x, y, 0.008, 0.008), f"flower{kind}@90", least=FINE) for (x, y), kind in points]
