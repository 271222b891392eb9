"""Painting before it is needed: a tile's picture takes longer than a frame, and there is time while people think."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QTimer

from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.landscape import Landscape

Chores = Iterator[Callable[[], object]]
ROTATIONS = range(4)
TILE_BYTES = 10
"""Memory of the two layers of a tile, for a square pixel of its cell."""
MOST = 64 * 1024 * 1024
"""A map of more memory than this is not painted for a theme that may never be seen."""


class Ahead(QObject):
    """Prepares the tile in hand in all its rotations, the shapes of the tiles still in the stack, the map by night.

    One small piece of the work is done whenever nothing else is to do.
    """

    def __init__(self, landscape: Landscape) -> None:
        super().__init__(landscape)
        self._landscape = landscape
        self._held = ("", 0)
        self._hand: Chores = iter(())
        self._stack: Chores = iter(())
        self._map: Chores = iter(())
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._work)

    def begin(self, state: CarcassonneState) -> None:
        """A game from this state on: its stack is known."""
        self._stack = _stack(state)
        self._idle.start()

    def hold(self, design: str, copy: int) -> None:
        """This tile will be placed next; none if `design` is empty."""
        if (design, copy) != self._held:
            self._held = (design, copy)
            self._hand = self._tile(design, copy) if design else iter(())
            self.look_again()

    def look_again(self) -> None:
        """The map has another tile or another size."""
        self._map = self._in_the_other_theme()
        self._idle.start()

    @property
    def at_rest(self) -> bool:
        """Whether everything is prepared."""
        return not self._idle.isActive()

    def _work(self) -> None:
        if not self._landscape.settled:  # what is seen comes first
            return
        chore = next(self._hand, None) or next(self._stack, None) or next(self._map, None)
        if chore is None:
            self._idle.stop()
        else:
            chore()

    def _tile(self, design: str, copy: int) -> Chores:
        for rot in ROTATIONS:
            yield from _marks(design, rot, copy)
            yield from _pictures(design, rot, copy, *self._landscape.look)

    def _in_the_other_theme(self) -> Chores:
        size, ratio, look = self._landscape.look
        other = "dark" if look == "light" else "light"
        tiles = self._landscape.tiles()
        if len(tiles) * TILE_BYTES * (size * ratio) ** 2 > MOST:
            return
        for key in tiles:
            yield from _pictures(key.design, key.rot, key.copy, size, ratio, other, key.bare)


def _stack(state: CarcassonneState) -> Chores:
    for design, left in zip(state.rules.tiles.designs, state.bag, strict=True):
        for copy in range(design.count - left, design.count):
            yield from _marks(design.id, 0, copy)


def _pictures(
    design: str, rot: int, copy: int, size: float, ratio: float, look: str, bare: frozenset[str] = frozenset()
) -> Chores:
    yield partial(paint.ground_pixmap, design, rot, copy, size, ratio, look)
    yield partial(paint.relief_pixmap, design, rot, copy, size, ratio, look, bare)


def _marks(design: str, rot: int, copy: int) -> Chores:
    yield partial(paint.growth, design, copy)
    yield partial(paint.ground_marks, design, rot, copy)
    yield partial(paint.houses, design, rot, copy)
    yield partial(paint.relief_marks, design, rot, copy)
