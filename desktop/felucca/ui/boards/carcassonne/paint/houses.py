"""Houses and pennants."""

from __future__ import annotations

from random import Random

from felucca.ui.boards.carcassonne.paint.marks import PLAIN, Mark, Thing, box, oval, standing
from felucca.ui.boards.carcassonne.paint.shapes import Point, path

SLATE = 5
"""The roof that stands apart from the red ones."""


def house(rng: Random, x: float, foot: float, *, roof: int | None = None, size: float = 1.0) -> Thing:
    """A house around `x` with its foot at `foot`: gable front, one side wall, pitched roof; mirrored at random."""
    gable = rng.uniform(0.07, 0.088) * size
    side = gable * rng.uniform(0.75, 1.15)
    wall = gable * rng.uniform(0.55, 0.8)
    chosen = (rng.randrange(5) if rng.random() > 0.13 else SLATE) if roof is None else roof
    turned = -1 if rng.random() < 0.5 else 1
    left = -(gable + side) / 2
    apex, eaves, far = left + gable / 2, foot - wall, left + gable + side

    def at(dx: float, y: float) -> Point:
        return x + turned * dx, y

    front = ((left, foot), (left, eaves), (apex, eaves - 0.55 * gable), (left + gable, eaves), (left + gable, foot))
    flank = ((left + gable, foot), (left + gable, eaves), (far, eaves), (far, foot))
    ridge, low = eaves - 0.604 * gable, eaves + 0.081 * gable
    cover = ((left + 1.09 * gable, low), (apex, ridge), (apex + side + 0.09 * gable, ridge), (far + 0.108 * gable, low))
    board = (
        (apex, ridge),
        (left + 1.09 * gable, low),
        (left + gable, low + 0.081 * gable),
        (apex, ridge + 0.161 * gable),
        (left, low + 0.081 * gable),
        (left - 0.09 * gable, low),
    )
    door_x = x + turned * apex - 0.14 * gable
    ink = f"roofs.{chosen}"
    return standing(
        x,
        foot,
        Mark(path([at(*p) for p in front], closed=True), "facade", "house_line@55", least=PLAIN),
        Mark(path([at(*p) for p in flank], closed=True), "facade_shade", "house_line@55", least=PLAIN),
        Mark(path([at(*p) for p in cover], closed=True), ink, "house_line@60"),
        Mark(path([at(*p) for p in board], closed=True), f"{ink}*78"),
        Mark(box(door_x, foot - 0.52 * wall, 0.28 * gable, 0.52 * wall), "house_line@75", least=PLAIN),
    )


def pennant(x: float, foot: float) -> Thing:
    """A blue swallow-tail with a gold sun on its pole; the city counts one more for it."""
    flag = path(
        (
            (x, foot - 0.265),
            (x + 0.15, foot - 0.265),
            (x + 0.11, foot - 0.215),
            (x + 0.15, foot - 0.165),
            (x, foot - 0.165),
        ),
        closed=True,
    )
    return standing(
        x,
        foot,
        Mark(oval(x, foot, 0.05, 0.018), "shade@30"),
        Mark(path(((x, foot), (x, foot - 0.27))), line="pole", width=0.016),
        Mark(flag, "pennant", "pennant_line"),
        Mark(oval(x + 0.05, foot - 0.215, 0.024, 0.024), "sun"),
        Mark(oval(x, foot - 0.275, 0.012, 0.012), "sun"),
    )
