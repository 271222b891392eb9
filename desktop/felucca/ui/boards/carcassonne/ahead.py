"""Painting before it is needed: a tile's picture takes longer than a frame, and there is time while people think."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QTimer

from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint

Look = tuple[float, float, str]
"""Side of a tile in px, device pixels per px, theme."""
ROTATIONS = range(4)


class Ahead(QObject):
    """Prepares the tile in hand in all its rotations for the map, then the shapes of the tiles still in the stack.

    One small piece of the work is done whenever nothing else is to do. `look` says for what to paint.
    """

    def __init__(self, look: Callable[[], Look], parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._held = ("", 0)
        self._near: Iterator[Callable[[], object]] = iter(())
        self._far: Iterator[Callable[[], object]] = iter(())
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._work)

    def begin(self, state: CarcassonneState) -> None:
        """A game from this state on: its stack is known."""
        self._far = _stack(state)
        self._idle.start()

    def hold(self, design: str, copy: int) -> None:
        """This tile will be placed next; none if `design` is empty."""
        if (design, copy) != self._held:
            self._held = (design, copy)
            self._near = self._pictures(design, copy) if design else iter(())
            self._idle.start()

    def _work(self) -> None:
        chore = next(self._near, None) or next(self._far, None)
        if chore is None:
            self._idle.stop()
        else:
            chore()

    def _pictures(self, design: str, copy: int) -> Iterator[Callable[[], object]]:
        for rot in ROTATIONS:
            yield from _marks(design, rot, copy)
            size, ratio, look = self._look()
            yield partial(paint.ground_pixmap, design, rot, copy, size, ratio, look)
            yield partial(paint.relief_pixmap, design, rot, copy, size, ratio, look)


def _stack(state: CarcassonneState) -> Iterator[Callable[[], object]]:
    for design, left in zip(state.rules.tiles.designs, state.bag, strict=True):
        for copy in range(design.count - left, design.count):
            yield from _marks(design.id, 0, copy)


def _marks(design: str, rot: int, copy: int) -> Iterator[Callable[[], object]]:
    yield partial(paint.ground_marks, design, rot, copy)
    yield partial(paint.relief_marks, design, rot, copy)
