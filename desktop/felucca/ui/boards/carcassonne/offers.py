"""What can be chosen on the map: cells for the tile in hand, places for a follower."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from felucca.model.carcassonne.features import Feature, touched
from felucca.model.carcassonne.moves import Cell, Claim, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.builds import bridge_build, build_area, build_pixmap
from felucca.ui.boards.carcassonne.picture import TILE, cell_rect, laid
from felucca.ui.boards.carcassonne.pieces import PieceItem, place_piece
from felucca.ui.shell.theme import theme
from felucca.ui.table.targets import CELL, RING, Target

GAP = 5.0
"""A legal cell's frame stands so far inside its square, in scene units."""
Z_PREVIEW, Z_GHOST = 650.0, 660.0
PREVIEW_OPACITY, GHOST_OPACITY = 0.78, 0.62


def frame(cell: Cell) -> QPainterPath:
    """The outline of a legal cell."""
    path = QPainterPath()
    path.addRoundedRect(cell_rect(cell).adjusted(GAP, GAP, -GAP, -GAP), 9, 9)
    return path


def outline(cell: Cell) -> QPainterPath:
    """The outline of a tile being placed."""
    path = QPainterPath()
    path.addRoundedRect(cell_rect(cell), 4, 4)
    return path


def rotations(actions: Sequence[Any], cell: Cell) -> list[Place]:
    """The legal placements on a cell, by rotation."""
    return sorted((a for a in actions if isinstance(a, Place) and a.at == cell), key=_by_rotation)


def _by_rotation(place: Place) -> int:
    return place.rot


def nearest(places: Sequence[Place], turned: int) -> Place:
    """The placement with the fewest quarter turns clockwise from how the tile is held."""
    return min(places, key=lambda place: (place.rot - turned) % 4)


def consequence(state: CarcassonneState, place: Place) -> tuple[CarcassonneState, Feature]:
    """The state after a placement, and the feature of it that matters most to the players."""
    after = state.clone()
    after.apply(place)
    return after, max(touched(after), key=_weight)


def _weight(feature: Feature) -> tuple[bool, bool, bool, int, int]:
    """Somebody's city, road or monastery before a field, which pays only at the end."""
    owned = bool(feature.owners)
    return owned and feature.what != "field", feature.complete, owned, feature.worth, len(feature.cells)


class Preview:
    """The tile in hand, laid for a look where it would go."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self.place: Place | None = None

    def show(self, design: str, copy: int, place: Place, size: float, ratio: float) -> None:
        """Lay the tile for a placement."""
        self.clear()
        self.place = place
        corner = cell_rect(place.at).topLeft()
        look = theme().name
        ground = paint.ground_pixmap(design, place.rot, copy, size, ratio, look)
        relief = paint.relief_pixmap(design, place.rot, copy, size, ratio, look)
        self._lay(ground, QRectF(0, 0, 1, 1), corner, size, 0)
        self._lay(relief, paint.RELIEF, corner, size, 1)
        tower = paint.tower_pixmap(size, ratio, look)
        for x, y in paint.tower_corners(design, place.rot):
            self._lay(tower, paint.TOWER, corner + QPointF(x, y) * TILE, size, 2 + y)
        if place.bridge is not None:
            build = bridge_build(place.bridge)
            area, at = build_area(build)
            self._lay(build_pixmap(build, size, ratio, look), area, at, size, 4)

    def clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        self.place = None

    def _lay(self, pixmap: QPixmap, area: QRectF, at: QPointF, size: float, above: float) -> None:
        item = laid(pixmap, area, at, size, Z_PREVIEW + above, PREVIEW_OPACITY)
        self._scene.addItem(item)
        self._items.append(item)


class Ghosts:
    """Followers where they could stand, pale until one is chosen."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, PieceItem] = {}

    def show(
        self, state: CarcassonneState, cell: Cell, claims: Sequence[Claim], colour: str, size: float, ratio: float
    ) -> None:
        self.clear()
        for claim in claims:
            if claim.feature is not None:
                item = PieceItem(place_piece(state, colour, cell, claim.feature), TILE, Z_GHOST)
                item.prepare(size, ratio, theme().name)
                self._scene.addItem(item)
                self._items[claim.feature] = item

    def choose(self, feature: str | None) -> None:
        """Show one of them as if it stood there."""
        for name, item in self._items.items():
            item.setOpacity(1.0 if name == feature else GHOST_OPACITY)

    def clear(self) -> None:
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items = {}


def cell_targets(
    actions: Sequence[Any], turned: int, chosen: Place | None, name: Callable[[Place], str], note: str
) -> list[Target]:
    """A target a legal cell; the chosen one carries its rotation. `name(place)` is what a screen reader says.

    Where the tile fits with a bridge alone the cell shows one, and `note` to the pointer.
    """
    cells: dict[Cell, list[Place]] = {}
    for action in actions:
        if isinstance(action, Place):
            cells.setdefault(action.at, []).append(action)
    targets = []
    for cell, places in cells.items():
        if chosen is not None and chosen.at == cell:
            targets.append(Target(outline(cell), name(chosen), action=chosen, style=CELL))
            continue
        place = nearest(places, turned)
        if all(other.bridge is not None for other in places):
            targets.append(Target(frame(cell), name(place), action=place, style=CELL, glyph="bridge", note=note))
        else:
            targets.append(Target(frame(cell), name(place), action=place, style=CELL))
    return targets


def claim_targets(state: CarcassonneState, cell: Cell, actions: Sequence[Any], name: Any) -> list[Target]:
    """A ring around every ghost."""
    targets = []
    for action in actions:
        if isinstance(action, Claim) and action.feature is not None:
            piece = place_piece(state, "", cell, action.feature)
            middle = piece.at * TILE - QPointF(0, 0 if piece.lying else 0.17 * TILE)
            ring = QPainterPath()
            ring.addEllipse(middle, 0.235 * TILE, 0.235 * TILE)
            targets.append(Target(ring, name(action), action=action, style=RING))
    return targets
