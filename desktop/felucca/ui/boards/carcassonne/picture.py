"""A painted part of the map on the scene, sharp at any zoom."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from felucca.model.carcassonne.moves import Cell
from felucca.ui.boards.carcassonne.paint.palette import palette

TILE = 114.0
"""The side of a tile at 100 %, in scene units."""
Z_EDGE, Z_GROUND = 0.0, 10.0


def cell_rect(cell: Cell) -> QRectF:
    """The square of a cell in scene units."""
    return QRectF(cell[0] * TILE, cell[1] * TILE, TILE, TILE)


class Picture(QGraphicsPixmapItem):
    """A pixmap over an area of the map given in tiles; painted for any size, it covers the same."""

    def __init__(self, area: QRectF, at: QPointF, z: float, make: Callable[[float, float, str], QPixmap]) -> None:
        super().__init__()
        self._corner = area.topLeft()
        self._make = make
        self._next: tuple[QPixmap, tuple[float, float, str]] | None = None
        self.drawn_for: tuple[float, float, str] | None = None
        self.setPos(at)
        self.setZValue(z)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def prepare(self, size: float, ratio: float, look: str) -> None:
        """Paint for tiles of this size; `present` shows it."""
        if self.drawn_for != (size, ratio, look):
            self._next = (self._make(size, ratio, look), (size, ratio, look))

    def present(self) -> None:
        """Show what was painted last."""
        if self._next is not None:
            pixmap, self.drawn_for = self._next
            self._next = None
            size = self.drawn_for[0]
            self.setPixmap(pixmap)
            self.setOffset(round(self._corner.x() * size), round(self._corner.y() * size))
            self.setScale(self.natural_scale)

    def rough_out(self, look: str) -> None:
        """Until it is painted: bare ground, and nothing standing on it."""
        if self.zValue() == Z_GROUND:
            ground = QPixmap(1, 1)
            ground.fill(palette(look).colour("field"))
            self.setPixmap(ground)
            self.setScale(TILE)

    @property
    def natural_scale(self) -> float:
        """The scale at which the picture covers its area."""
        return TILE / self.drawn_for[0] if self.drawn_for else 1.0


def laid(pixmap: QPixmap, area: QRectF, at: QPointF, size: float, z: float, opacity: float) -> QGraphicsPixmapItem:
    """A pixmap painted for tiles of this size over an area given in tiles, for a look: it is not kept sharp."""
    item = QGraphicsPixmapItem(pixmap)
    item.setPos(at)
    item.setOffset(round(area.x() * size), round(area.y() * size))
    item.setScale(TILE / size)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setOpacity(opacity)
    item.setZValue(z)
    return item
