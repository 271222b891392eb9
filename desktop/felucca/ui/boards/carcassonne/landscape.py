"""The map on the scene: a picture for every tile, wall tower, bridge and follower, kept in step with an observation.

Pictures are painted for the zoom at hand. When the zoom or the theme changes, the old ones stay, merely scaled, and
new ones take their places in short slices of time, what is in sight first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from felucca.model.carcassonne.faces import cell_of
from felucca.model.carcassonne.moves import Cell
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.builds import Build, build_picture, builds, castle_parts, castles, foot
from felucca.ui.boards.carcassonne.edges import Edge, edge_picture, edges
from felucca.ui.boards.carcassonne.paint.palette import palette
from felucca.ui.boards.carcassonne.picture import TILE, Z_GROUND, Picture, cell_rect
from felucca.ui.boards.carcassonne.pieces import Piece, PieceItem, pieces
from felucca.ui.shell.theme import theme

SLICE_MS = 10
BATCH_MS = 120
AT_ONCE = 4
"""More new tiles than these, as when a game is opened, are painted in slices of time like everything else."""
TINT_SIZE = 32.0
"""The tint is so soft that a small picture of it does for every zoom."""
TINT_AREA = QRectF(0, 0, TINT_SIZE, TINT_SIZE)

Z_STANDING = 100.0
ROWS = 100.0
"""Standing things sort by their feet; a row of tiles is one unit of z above the one behind it."""


def standing(foot: float) -> float:
    """The z of something whose foot is at this height of the map, in tiles."""
    return Z_STANDING + ROWS + foot


def whole_pixels(zoom: float, ratio: float) -> float:
    """The nearest zoom at which a tile is a whole number of pixels wide: such pictures are copied, not resampled."""
    unit = next((step for step in range(1, 9) if (step * ratio).is_integer()), 1)
    return max(unit, round(zoom * TILE / unit) * unit) / TILE


def picture_size(pixels: float) -> float:
    """The side of a tile in px at this zoom."""
    return float(round(TILE * pixels))


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


def bare_cities(state: CarcassonneState) -> dict[Cell, set[str]]:
    """The cities without houses, by cell: castles stand on them."""
    bare: dict[Cell, set[str]] = {}
    for keep in castles(state):
        for cell, segment in castle_parts(state, keep):
            bare.setdefault(cell, set()).add(segment)
    return bare


def _around(cells: Iterable[Cell]) -> QRectF:
    """The rectangle of some cells, in scene units."""
    whole = QRectF()
    for cell in cells:
        whole = whole.united(cell_rect(cell))
    return whole


def _height(item: PieceItem) -> float:
    return item.zValue()


def _ground(key: TileKey, size: float, ratio: float, look: str) -> QPixmap:
    """Ground, the tint that drifts over the whole map, and the seam, in one picture."""
    flat = paint.ground_pixmap(key.design, key.rot, key.copy, size, ratio, look)
    image = QImage(flat.size(), QImage.Format.Format_RGB32)  # without transparency it is copied much faster
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, flat)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QRectF(0, 0, size, size), paint.tint_pixmap(key.cell, TINT_SIZE, 1.0), TINT_AREA)
    painter.setPen(QPen(palette(look).colour("seam@13"), 1))
    painter.drawRect(QRectF(0.5, 0.5, size - 1, size - 1))
    painter.end()
    return QPixmap.fromImage(image)


class Landscape(QObject):
    """Everything of the map that does not depend on a question."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._edges: dict[Edge, Picture] = {}
        self._tiles: dict[TileKey, tuple[Picture, Picture]] = {}
        self._towers: dict[tuple[float, float], Picture] = {}
        self._builds: dict[Build, Picture] = {}
        self._pieces: dict[Piece, PieceItem] = {}
        self._rect = QRectF()
        self._size, self._ratio = TILE, 1.0
        self._waiting: list[Picture | PieceItem] = []
        self._painted: list[Picture | PieceItem] = []
        self._shown = QElapsedTimer()
        self._slice = QTimer(self)
        self._slice.setInterval(0)
        self._slice.timeout.connect(self._draw_some)

    # --- what is there

    def show(self, state: CarcassonneState, colours: Sequence[str]) -> None:
        """Bring the pictures in step with an observation: what is no longer true goes, what is new comes."""
        keys = tile_keys(state, bare_cities(state))
        if set(keys) != self._tiles.keys():
            self._show_tiles(keys)
            self._show_towers()
            self._show_edges(frozenset(key.cell for key in keys))
            self._rect = _around(key.cell for key in keys)
        self._show_builds(builds(state, colours))
        self._show_pieces(pieces(state, colours))

    def _show_tiles(self, keys: list[TileKey]) -> None:
        for key in self._tiles.keys() - set(keys):
            for picture in self._tiles.pop(key):
                self._remove(picture)
        later = len(set(keys) - self._tiles.keys()) > AT_ONCE
        for key in keys:
            if key not in self._tiles:
                self._tiles[key] = self._make_tile(key, later)

    def _show_edges(self, cells: frozenset[Cell]) -> None:
        wanted = edges(cells)
        for edge in self._edges.keys() - wanted:
            self._remove(self._edges.pop(edge))
        for edge in wanted - self._edges.keys():
            self._edges[edge] = edge_picture(edge)
            self._add(self._edges[edge], later=True)

    def _make_tile(self, key: TileKey, later: bool) -> tuple[Picture, Picture]:
        corner = cell_rect(key.cell).topLeft()

        def ground(size: float, ratio: float, look: str) -> QPixmap:
            return _ground(key, size, ratio, look)

        def relief(size: float, ratio: float, look: str) -> QPixmap:
            return paint.relief_pixmap(key.design, key.rot, key.copy, size, ratio, look, key.bare)

        flat = Picture(QRectF(0, 0, 1, 1), corner, Z_GROUND, ground)
        upright = Picture(paint.RELIEF, corner, standing(key.cell[1]), relief)
        for picture in (flat, upright):
            self._add(picture, later)
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

    def _show_builds(self, wanted: list[Build]) -> None:
        for build in self._builds.keys() - set(wanted):
            self._remove(self._builds.pop(build))
        for build in wanted:
            if build not in self._builds:
                self._builds[build] = build_picture(build, standing(foot(build)))
                self._add(self._builds[build])

    def _show_pieces(self, wanted: list[Piece]) -> None:
        for piece in self._pieces.keys() - set(wanted):
            self._remove(self._pieces.pop(piece))
        for piece in wanted:
            if piece not in self._pieces:
                item = PieceItem(piece, TILE, standing(piece.foot))
                self._pieces[piece] = item
                self._add(item)

    def _add(self, item: Picture | PieceItem, later: bool = False) -> None:
        if later and isinstance(item, Picture):
            item.rough_out(theme().name)
            self._waiting.append(item)
            self._slice.start()
        else:
            item.prepare(*self.look)
            item.present()
        self._scene.addItem(item)

    def _remove(self, item: Picture | PieceItem) -> None:
        self._scene.removeItem(item)
        for queue in (self._waiting, self._painted):
            if item in queue:
                queue.remove(item)

    # --- what a board asks

    def tiles(self) -> list[TileKey]:
        """The tiles on the map."""
        return list(self._tiles)

    def tile_items(self, cell: Cell) -> list[Picture]:
        """The pictures of the tile on a cell."""
        return [picture for key, pair in self._tiles.items() if key.cell == cell for picture in pair]

    def piece_items(self, cell: Cell) -> list[PieceItem]:
        """The followers on the tile of a cell."""
        return [item for piece, item in self._pieces.items() if piece.cell == cell]

    def build_items(self, cell: Cell) -> list[Picture]:
        """The bridge on a cell, or the castle that stands on it."""
        return [item for build, item in self._builds.items() if cell in build.cells]

    def piece_at(self, point: QPointF) -> Piece | None:
        """The foremost follower whose figure a scene point lies on."""
        hit = [item for item in self._pieces.values() if item.figure().contains(point)]
        return max(hit, key=_height).piece if hit else None

    def map_rect(self) -> QRectF:
        """The tiles' rectangle, in scene units."""
        return self._rect

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
        self._redraw(first)

    @property
    def look(self) -> tuple[float, float, str]:
        """What pictures are painted for: side of a tile in px, device pixels per px, theme."""
        return self._size, self._ratio, theme().name

    def _redraw(self, first: QRectF) -> None:
        everything: list[Picture | PieceItem] = [
            *(picture for pair in self._tiles.values() for picture in pair),
            *self._edges.values(),
            *self._towers.values(),
            *self._builds.values(),
            *self._pieces.values(),
        ]
        stale = [item for item in everything if item.drawn_for != self.look]
        in_sight = [item for item in stale if item.sceneBoundingRect().intersects(first)]
        seen = set(map(id, in_sight))
        self._waiting = [*(item for item in stale if id(item) not in seen), *reversed(in_sight)]
        if self._waiting:
            self._shown.start()
            self._slice.start()

    def _draw_some(self) -> None:
        """Paint for a moment. What is painted is shown in a few batches: each costs a frame of the whole map."""
        clock = QElapsedTimer()
        clock.start()
        while self._waiting and clock.elapsed() < SLICE_MS:
            item = self._waiting.pop()
            item.prepare(*self.look)
            self._painted.append(item)
        if not self._waiting or not self._shown.isValid() or self._shown.elapsed() > BATCH_MS:
            for item in self._painted:
                item.present()
            self._painted = []
            self._shown.start()
        if not self._waiting:
            self._slice.stop()
            self._shown.invalidate()
