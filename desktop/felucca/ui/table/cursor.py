"""The keyboard's cursor over the legal places of a board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt

from felucca.ui.table.targets import Target

_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
SIDEWAYS = 2.0
"""How much more a step to the side counts than one ahead, when the nearest place in a direction is looked for."""


class Cursor:
    """Stands on one of the targets.

    `visible` while the keyboard is in use; `moved` once it has been led somewhere after the last choice; `hovered` is
    what the pointer is over.
    """

    def __init__(self) -> None:
        self._targets: list[Target] = []
        self._index: int | None = None
        self._last: Target | None = None
        self.visible = self.moved = False
        self.hovered: Target | None = None

    @property
    def target(self) -> Target | None:
        return None if self._index is None else self._targets[self._index]

    def reset(self, targets: Sequence[Target]) -> None:
        """Other targets: stay on the one that stands for the same choice, or, failing that, at the same place."""
        before = self.target or self._last
        self._targets = list(targets)
        self.hovered = None
        self._index = None
        if before is None:
            return
        self._last = before
        same = (target for target in self._targets if target.value == before.value and target.action == before.action)
        here = (t for t in self._targets if t.shape.boundingRect() == before.shape.boundingRect())
        found = next(same, None) or next(here, None)
        if found is not None:
            self._index = self._targets.index(found)

    def go_to(self, target: Target) -> None:
        self._index = self._targets.index(target)
        self._last = target

    def walk(self, key: Qt.Key) -> Target | None:
        """Go where a key leads; the target, or None if this is no such key or there is nothing to walk on.

        Refused places are passed over.
        """
        legal = self._legal()
        if not legal:
            return None
        if key == Qt.Key.Key_Home or (self._index is None and key in _ARROWS):
            self.go_to(min(legal, key=_reading_order))
        elif key == Qt.Key.Key_End:
            self.go_to(max(legal, key=_reading_order))
        elif key in _ARROWS:
            self._step(_ARROWS[key])
        else:
            return None
        self.visible = self.moved = True
        return self.target

    def _legal(self) -> list[Target]:
        return [target for target in self._targets if not target.locked]

    def _step(self, ahead: QPointF) -> None:
        here = self.target
        if here is None:
            return
        start = here.shape.boundingRect().center()
        best: tuple[float, Target] | None = None
        for target in self._legal():
            way = target.shape.boundingRect().center() - start
            forward = QPointF.dotProduct(way, ahead)
            aside = abs(way.x() * ahead.y() - way.y() * ahead.x())
            # A place further aside than twice the way ahead lies in another direction.
            if forward < 1 or aside > 2 * forward:
                continue
            cost = forward + SIDEWAYS * aside
            if best is None or cost < best[0]:
                best = (cost, target)
        if best is not None:
            self.go_to(best[1])


def _reading_order(target: Target) -> tuple[float, float]:
    middle = target.shape.boundingRect().center()
    return (middle.y(), middle.x())
