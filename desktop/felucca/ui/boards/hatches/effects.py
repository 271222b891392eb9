"""Motion on the boards: dice tumble, hatches are laid, turned over, and fall; points rise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from felucca.model.hatches.grid import VALUES
from felucca.model.hatches.moves import Cell
from felucca.ui.boards.hatches.pieces import CLOSED, OPEN, TILTS, Z_FLYING, DieItem, HatchItem
from felucca.ui.boards.hatches.places import PILE
from felucca.ui.table.motion import TRAVEL
from felucca.ui.table.rising import PointsItem, rise

if TYPE_CHECKING:
    from felucca.ui.boards.hatches.board import HatchesBoard

FACES = 4
"""Faces that a die shows before it comes to rest."""
HOP, SPIN = 16.0, 300.0
LIFT = 22.0
FALL_MS, FLIP_MS = 90, 60
"""Between one hatch and the next."""
DREAD_MS = 420
"""The dice lie still for so long before the first hatch falls."""
LID = 30.0
"""Size to which a hatch shrinks on the pile."""


def tumble(dice: Sequence[DieItem], values: Sequence[int], part: float) -> None:
    """The dice hop and turn, show other faces, and come to rest on their own."""
    for number, (die, value) in enumerate(zip(dice, values, strict=True)):
        face = min(FACES, int(part * (FACES + 1)))
        other = (value + number + 2 * face) % len(VALUES) + 1
        shown = value if face == FACES else other if other != value else other % len(VALUES) + 1
        die.show_value(shown)
        left = 1 - part
        hop = HOP * left * abs(sin((3 + number % 2) * pi * part))
        die.setPos(die.rest - QPointF(0, hop))
        die.setRotation(TILTS[die.kind] + (SPIN if number % 2 else -SPIN) * left * left)


def play_events(board: HatchesBoard, events: Sequence[Any]) -> None:
    """Set in motion what these events brought; the truth is shown already."""
    wait = 0
    rolled = next((event for event in events if event.kind == "rolled"), None)
    for event in events:
        if event.kind == "placed":
            _lay(board, event.seat, event.at)
        elif event.kind == "left":
            _flip(board, event.seat, event.cells)
            wait = FLIP_MS * len(event.cells) + 200
        elif event.kind == "fell" and rolled is not None:
            _fall(board, event.seat, event.cells, rolled.dice)
        elif event.kind == "scored":
            _rise(board, event, wait)
            wait += 160


def _lay(board: HatchesBoard, seat: int, cell: Cell) -> None:
    item = board.hatch(seat, cell)
    if item is not None:
        board.motion.run(partial(_lower, item, item.pos()), "place")


def _lower(item: HatchItem, at: QPointF, part: float) -> None:
    item.setPos(at - QPointF(0, LIFT * (1 - part)))
    item.setOpacity(part)


def _flip(board: HatchesBoard, seat: int, cells: Sequence[Cell]) -> None:
    for number, cell in enumerate(cells):
        item = board.hatch(seat, cell)
        if item is not None:
            item.show_side(OPEN)
            board.motion.run(partial(_turn_over, item), "flip", delay=FLIP_MS * number, easing=TRAVEL)


def _turn_over(item: HatchItem, part: float) -> None:
    """Around the upright axis, from open to closed."""
    item.show_side(OPEN if part < 0.5 else CLOSED)
    item.turn(abs(cos(pi * part)))


def _fall(board: HatchesBoard, seat: int, cells: Sequence[Cell], dice: Sequence[Cell | None]) -> None:
    """One after another the open hatches drop out; the pile takes them."""
    items = [board.fly(seat, cell, OPEN) for cell in cells]
    board.dread(seat, dice)
    for number, item in enumerate(items):
        item.setZValue(Z_FLYING + number)
        step = partial(_drop_out, item, item.pos())
        delay = DREAD_MS + FALL_MS * number
        board.motion.run(step, "travel", delay=delay, easing=TRAVEL, then=partial(board.take_away, item))
    settle = partial(board.settle, board.observation)
    board.motion.run(_nothing, "travel", delay=DREAD_MS + FALL_MS * len(cells), then=settle)


def _drop_out(item: HatchItem, at: QPointF, part: float) -> None:
    end = QPointF(PILE.center().x(), PILE.bottom() - 24)
    way = at + (end - at) * part
    item.setPos(way - QPointF(0, 50 * sin(pi * part)))
    natural = item.boundingRect().width()
    item.setScale(1 + (LID / natural - 1) * part)
    item.setOpacity(1.0 if part < 0.85 else (1 - part) / 0.15)


def _nothing(part: float) -> None:
    """A pause."""


def _rise(board: HatchesBoard, event: Any, wait: int) -> None:
    """The points gained rise from the middle of what brought them."""
    grid = board.grid(event.seat)
    middles = [grid.cell(cell).center() for cell in event.places]
    middle = QPointF(sum(p.x() for p in middles), sum(p.y() for p in middles)) / len(middles)
    item: QGraphicsItem = PointsItem(event.points, board.colours[event.seat])
    item.setPos(middle)
    board.add_flying(item)
    step = partial(rise, item, middle)
    board.motion.run(step, "dice", delay=wait, then=partial(board.take_away, item))
