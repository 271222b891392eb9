"""The monastery's church: nave, gable and bell tower."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from felucca.ui.boards.carcassonne.paint.marks import LINE, PLAIN, Mark, Thing, arch, box, oval, shapes, standing
from felucca.ui.boards.carcassonne.paint.shapes import Line, path

_DARK = LINE * 1.25


def church(x: float, foot: float, size: float) -> Thing:
    """A church around `x`, .46 of a tile wide at size 1."""

    def line(*points: tuple[float, float]) -> Line:
        return tuple((x + dx * size, foot + dy * size) for dx, dy in points)

    def door(dx: float, dy: float, width: float, height: float, crown: float) -> QPainterPath:
        return arch(x + dx * size, foot + dy * size, width * size, height * size, crown * size)

    nave = line((-0.06, 0), (-0.06, -0.13), (0.2, -0.13), (0.2, 0))
    roof = line((-0.05, -0.12), (-0.125, -0.235), (0.135, -0.235), (0.215, -0.12))
    ribs = [line((-0.0817 + 0.0433 * k, -0.235), (-0.0058 + 0.0442 * k, -0.122)) for k in range(5)]
    front = line((-0.19, 0), (-0.19, -0.13), (-0.125, -0.235), (-0.06, -0.13), (-0.06, 0))
    board = line((-0.125, -0.235), (-0.05, -0.12), (-0.058, -0.104), (-0.125, -0.208), (-0.192, -0.104), (-0.2, -0.12))
    windows = shapes(*(door(-0.025 + 0.055 * k, -0.02, 0.024, 0.05, 0.014) for k in range(4)))
    rose = oval(x - 0.125 * size, foot - 0.135 * size, 0.024 * size, 0.024 * size)
    tower = box(x - 0.245 * size, foot - 0.27 * size, 0.08 * size, 0.27 * size)
    flank = box(x - 0.2 * size, foot - 0.27 * size, 0.035 * size, 0.27 * size)
    spire = line((-0.258, -0.27), (-0.205, -0.375), (-0.152, -0.27))
    shaded = line((-0.205, -0.375), (-0.152, -0.27), (-0.195, -0.27))
    cross = shapes(path(line((-0.205, -0.375), (-0.205, -0.415))), path(line((-0.222, -0.398), (-0.188, -0.398))))
    return standing(
        x,
        foot,
        Mark(oval(x + 0.02 * size, foot + 0.015 * size, 0.235 * size, 0.06 * size), "leaf_shadow@25"),
        Mark(path(nave, closed=True), "facade_shade", "house_line", _DARK),
        Mark(windows, "house_line@75", least=PLAIN),
        Mark(path(roof, closed=True), "roofs.0", "house_line", _DARK),
        Mark(shapes(*(path(rib) for rib in ribs)), line="roofs.0*75", least=PLAIN),
        Mark(path(front, closed=True), "facade", "house_line", _DARK),
        Mark(path(board, closed=True), "roofs.0*75", "house_line", _DARK),
        Mark(rose, "window", "house_line", _DARK, least=PLAIN),
        Mark(door(-0.148, 0, 0.046, 0.05, 0.026), "gate_wood"),
        Mark(tower, "facade", "house_line", _DARK),
        Mark(flank, "facade_shade"),
        Mark(door(-0.222, -0.19, 0.034, 0.035, 0.02), "house_line", least=PLAIN),
        Mark(path(spire, closed=True), "tower_roof", "house_line", _DARK),
        Mark(path(shaded, closed=True), "black@18"),
        Mark(cross, line="house_line", width=LINE * 2.1),
    )
