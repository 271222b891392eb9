"""The map on the scene: a picture for every tile, wall tower, bridge and follower, kept in step with an observation.

Pictures are painted for the zoom at hand. When the zoom or the theme changes, the old ones stay, merely scaled, and
new ones take their places in short slices of time, what is in sight first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from felucca.model.carcassonne.faces import cell_of
from felucca.model.carcassonne.moves import Cell
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.paint.palette import palette
from felucca.ui.boards.carcassonne.pieces import Piece, PieceItem, pieces
from felucca.ui.shell.theme import theme

TILE = 114.0
"""The side of a tile at 100 %, in scene units."""
SLICE_MS = 8
_STEPS = tuple(round(TILE * 2 ** (quarter / 4)) for quarter in range(-8, 10))

Z_BASE, Z_GROUND, Z_STANDING = 0.0, 10.0, 100.0
ROWS = 100.0
"""Standing things sort by their feet; a row of tiles is one unit of z above the one behind it."""


def cell_rect(cell: Cell) -> QRectF:
    """The square of a cell in scene units."""
    return QRectF(cell[0] * TILE, cell[1] * TILE, TILE, TILE)


def standing(foot: float) -> float:
    """The z of something whose foot is at this height of the map, in tiles."""
    return Z_STANDING + ROWS + foot


def picture_size(pixels: float) -> float:
    """The size at which a tile is painted for a zoom: the next step, so that a little zooming paints nothing anew."""
    wanted = TILE * pixels - 0.5
    return float(next((step for step in _STEPS if step >= wanted), _STEPS[-1]))


@dataclass(frozen=True)
class TileKey:
    """What a tile looks like: nothing else decides about its picture."""

    cell: Cell
    design: str
    rot: int
    copy: int
    bare: frozenset[str] = frozenset()


def tile_keys(state: CarcassonneState, bare: dict[Cell, set[str]] | None = None) -> list[TileKey]:
    """The tiles of an observation in the order of placement. `bare`: cities without houses, by cell."""
    copies: Counter[str] = Counter()
    keys = []
    for cell_number, face_number in zip(state.where, state.faces, strict=True):
        face = state.rules.tiles.faces[face_number]
        design = state.rules.tiles.designs[face.design].id
        cell = cell_of(cell_number)
        keys.append(TileKey(cell, design, face.rot, copies[design], frozenset((bare or {}).get(cell, ()))))
        copies[design] += 1
    return keys


class Picture(QGraphicsPixmapItem):
    """A pixmap over an area of the map given in tiles; painted for any size, it covers the same."""

    def __init__(self, area: QRectF, at: QPointF, z: float, make: Callable[[float, float, str], QPixmap]) -> None:
        super().__init__()
        self._area = area
        self._make = make
        self.drawn_for: tuple[float, float, str] | None = None
        self.setPos(at + area.topLeft() * TILE)
        self.setZValue(z)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def draw(self, size: float, ratio: float, look: str) -> bool:
        """Paint for tiles of this size, unless it is so already; whether it had to."""
        if self.drawn_for == (size, ratio, look):
            return False
        pixmap = self._make(size, ratio, look)
        self.setPixmap(pixmap)
        self.setScale(self._area.width() * TILE / pixmap.deviceIndependentSize().width())
        self.drawn_for = (size, ratio, look)
        return True


class Base(QGraphicsItem):
    """The shadow of the map on the table and the edges of its southern tiles."""

    def __init__(self) -> None:
        super().__init__()
        self._cells: tuple[Cell, ...] = ()
        self._picture = QPixmap()
        self.setZValue(Z_BASE)

    def set_cells(self, cells: Iterable[Cell]) -> None:
        self.prepareGeometryChange()
        self._cells = tuple(cells)
        self.refresh()

    def refresh(self) -> None:
        """Paint it once at half size: it is soft, and painting it every frame would cost one."""
        self._picture = QPixmap()
        self.update()

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for cell in self._cells:
            whole = whole.united(cell_rect(cell))
        return whole.adjusted(-TILE / 3, -TILE / 3, TILE / 3, TILE / 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        area = self.boundingRect()
        if self._picture.isNull():
            self._picture = QPixmap((area.size() / 2).toSize())
            self._picture.fill(Qt.GlobalColor.transparent)
            own = QPainter(self._picture)
            own.setRenderHint(QPainter.RenderHint.Antialiasing)
            own.scale(0.5, 0.5)
            own.translate(-area.topLeft())
            paint.paint_base(own, self._cells, TILE, theme().name)
            own.end()
        painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))


def _ground(key: TileKey, size: float, ratio: float, look: str) -> QPixmap:
    """Ground, the tint that drifts over the whole map, and the seam, in one picture."""
    pixmap = QPixmap(paint.ground_pixmap(key.design, key.rot, key.copy, size, ratio, look))
    painter = QPainter(pixmap)
    painter.drawPixmap(0, 0, paint.tint_pixmap(key.cell, size, ratio))
    painter.setPen(QPen(palette(look).colour("seam@13"), 1))
    painter.drawRect(QRectF(0.5, 0.5, size - 1, size - 1))
    painter.end()
    return pixmap


class Landscape(QObject):
    """Everything of the map that does not depend on a question."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._base = Base()
        scene.addItem(self._base)
        self._tiles: dict[TileKey, tuple[Picture, Picture]] = {}
        self._towers: dict[tuple[float, float], Picture] = {}
        self._pieces: dict[Piece, PieceItem] = {}
        self._size, self._ratio = TILE, 1.0
        self._waiting: list[Picture | PieceItem] = []
        self._slice = QTimer(self)
        self._slice.setInterval(0)
        self._slice.timeout.connect(self._draw_some)

    # --- what is there

    def show(self, state: CarcassonneState, colours: Sequence[str]) -> None:
        """Bring the pictures in step with an observation: what is no longer true goes, what is new comes."""
        keys = tile_keys(state)
        if set(keys) != self._tiles.keys():
            self._show_tiles(keys)
            self._show_towers()
            self._base.set_cells(key.cell for key in keys)
        self._show_pieces(pieces(state, colours))

    def _show_tiles(self, keys: list[TileKey]) -> None:
        for key in self._tiles.keys() - set(keys):
            for picture in self._tiles.pop(key):
                self._remove(picture)
        for key in keys:
            if key not in self._tiles:
                self._tiles[key] = self._make_tile(key)

    def _make_tile(self, key: TileKey) -> tuple[Picture, Picture]:
        corner = cell_rect(key.cell).topLeft()

        def ground(size: float, ratio: float, look: str) -> QPixmap:
            return _ground(key, size, ratio, look)

        def relief(size: float, ratio: float, look: str) -> QPixmap:
            return paint.relief_pixmap(key.design, key.rot, key.copy, size, ratio, look, key.bare)

        flat = Picture(QRectF(0, 0, 1, 1), corner, Z_GROUND, ground)
        upright = Picture(paint.RELIEF, corner, standing(key.cell[1]), relief)
        for picture in (flat, upright):
            self._add(picture)
        return flat, upright

    def _show_towers(self) -> None:
        """One tower a map corner where any wall ends."""
        corners = set()
        for key in self._tiles:
            for x, y in paint.tower_corners(key.design, key.rot):
                corners.add((key.cell[0] + x, key.cell[1] + y))
        for corner in self._towers.keys() - corners:
            self._remove(self._towers.pop(corner))
        for corner in corners - self._towers.keys():
            z = standing(corner[1] + 0.02)
            self._towers[corner] = Picture(paint.TOWER, QPointF(*corner) * TILE, z, paint.tower_pixmap)
            self._add(self._towers[corner])

    def _show_pieces(self, wanted: list[Piece]) -> None:
        for piece in self._pieces.keys() - set(wanted):
            self._remove(self._pieces.pop(piece))
        for piece in wanted:
            if piece not in self._pieces:
                item = PieceItem(piece, TILE, standing(piece.y))
                self._pieces[piece] = item
                self._add(item)

    def _add(self, item: Picture | PieceItem) -> None:
        item.draw(self._size, self._ratio, theme().name)
        self._scene.addItem(item)

    def _remove(self, item: Picture | PieceItem) -> None:
        self._scene.removeItem(item)
        if item in self._waiting:
            self._waiting.remove(item)

    # --- what a board asks

    def tile_items(self, cell: Cell) -> list[Picture]:
        """The pictures of the tile on a cell."""
        return [picture for key, pair in self._tiles.items() if key.cell == cell for picture in pair]

    def piece_items(self, cell: Cell) -> list[PieceItem]:
        """The followers on the tile of a cell."""
        return [item for piece, item in self._pieces.items() if piece.cell == cell]

    def map_rect(self) -> QRectF:
        """The tiles' rectangle, in scene units."""
        whole = QRectF()
        for key in self._tiles:
            whole = whole.united(cell_rect(key.cell))
        return whole

    # --- keeping sharp

    @property
    def settled(self) -> bool:
        """Whether every picture is painted for the zoom and theme at hand."""
        return not self._waiting

    def sharpen(self, pixels: float, ratio: float, first: QRectF) -> None:
        """Paint for another zoom, what lies in `first` (scene units) before the rest."""
        self._size, self._ratio = picture_size(pixels), ratio
        self._redraw(first)

    def retheme(self, first: QRectF) -> None:
        """Paint in the other theme's colours."""
        self._base.refresh()
        self._redraw(first)

    def _redraw(self, first: QRectF) -> None:
        everything: list[Picture | PieceItem] = [
            *(picture for pair in self._tiles.values() for picture in pair),
            *self._towers.values(),
            *self._pieces.values(),
        ]
        look = (self._size, self._ratio, theme().name)
        stale = [item for item in everything if item.drawn_for != look]
        in_sight = [item for item in stale if item.sceneBoundingRect().intersects(first)]
        seen = set(map(id, in_sight))
        self._waiting = [*(item for item in stale if id(item) not in seen), *reversed(in_sight)]
        if self._waiting:
            self._slice.start()

    def _draw_some(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._waiting and clock.elapsed() < SLICE_MS:
            self._waiting.pop().draw(self._size, self._ratio, theme().name)
        if not self._waiting:
            self._slice.stop()
