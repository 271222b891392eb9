"""Followers on the map: where they stand, and their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from felucca.model.carcassonne.faces import FIELD, number
from felucca.model.carcassonne.moves import Cell
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.aside import stand_beside
from felucca.ui.boards.carcassonne.builds import (
    BRIDGE_SEGMENT,
    CASTLE_SEGMENT,
    bridges,
    castle_cells,
    castles,
    middle,
)
from felucca.ui.shell.icons import seat_pixmap
from felucca.ui.shell.theme import read_color, theme

HEIGHT = 0.37
"""A standing follower, in tiles; lying on a field it is as long."""
CASTLE_HEIGHT = 0.29
"""A follower on a castle is smaller: it stands far up."""
BEFORE = 0.002
"""What stands on a bridge or a castle sorts so far before it, in tiles."""
HALO = 1.5
FOOT_BELOW = 0.1
"""A standing follower's foot lies so far below the middle of its place, in tiles: the figure is centred on it."""
PIECE_FOOT = 104 / 112
"""The height of the foot in a standing figure's picture, from its upper edge."""
_BODY = 96.0
"""The figure's height in its art of 112 by 100 (lying) or 100 by 112: the rest is shadow."""


@dataclass(frozen=True)
class Piece:
    """A follower: its colour, its segment, and where its foot is on the map, in tiles.

    `foot` is the y at which it sorts: on a bridge or a castle it stands before all of that.
    """

    colour: str
    cell: Cell
    segment: str
    lying: bool
    x: float
    y: float
    foot: float
    height: float = HEIGHT

    @property
    def at(self) -> QPointF:
        return QPointF(self.x, self.y)


def place_piece(state: CarcassonneState, colour: str, cell: Cell, segment: str) -> Piece:
    """A follower of a colour on a segment of the tile on a cell."""
    if segment == CASTLE_SEGMENT:
        keep = next(keep for keep in castles(state) if castle_cells(keep)[0] == cell)
        return castle_piece(colour, castle_cells(keep))
    face = state.rules.tiles.faces[state.faces[state.cells[number(cell)]]]
    design = state.rules.tiles.designs[face.design].id
    lying = face.kinds[face.ids.index(segment)] == FIELD
    axis = bridges(state).get(cell)
    if axis is None or segment == BRIDGE_SEGMENT:
        x, y = paint.stand_point(design, face.rot, segment)
    else:
        x, y = stand_beside(design, face.rot, segment, axis, lying)
    foot = cell[1] + y + (0.0 if lying else FOOT_BELOW)
    before = BEFORE + paint.BRIDGE_FOOT[axis] if axis is not None and segment == BRIDGE_SEGMENT else -1.0
    return Piece(colour, cell, segment, lying, cell[0] + x, foot, max(foot, cell[1] + before))


def castle_piece(colour: str, cells: tuple[Cell, ...]) -> Piece:
    """The follower that waits on a castle over these two cells."""
    at = middle(cells) + QPointF(*paint.CASTLE_STAND)
    foot = middle(cells).y() + paint.CASTLE_FOOT + BEFORE
    return Piece(colour, cells[0], CASTLE_SEGMENT, False, at.x(), at.y(), foot, CASTLE_HEIGHT)


def pieces(state: CarcassonneState, colours: Sequence[str]) -> list[Piece]:
    """Every follower on the map; `colours` by seat."""
    found = [place_piece(state, colours[seat], *state.segment_of(node)) for node, seat in state.followers.items()]
    found += [castle_piece(colours[keep.seat], castle_cells(keep)) for keep in castles(state) if keep.paid < 0]
    return found


def piece_pixmap(colour: str, lying: bool, size: float, ratio: float, look: str, tall: float = HEIGHT) -> QPixmap:
    """A follower for tiles of this size; in the dark theme with a pale halo, so that it stands out."""
    height = (100 if lying else 112) / _BODY * tall * size
    art = seat_pixmap(colour, "follower_lying" if lying else "follower", height, ratio)
    if look != "dark":
        return art
    whole = QPixmap(art.size())
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    shape = _silhouette(art)
    painter = QPainter(whole)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)):
        painter.drawPixmap(QPointF(dx * HALO, dy * HALO), shape)
    painter.drawPixmap(0, 0, art)
    painter.end()
    return whole


def _silhouette(art: QPixmap) -> QPixmap:
    shape = QPixmap(art)
    painter = QPainter(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(0, 0, art.width(), art.height()), read_color(theme().tokens["piece_halo_dark_theme"]))
    painter.end()
    return shape


class PieceItem(QGraphicsPixmapItem):
    """A follower on the scene. Its position is its foot: the middle, if it lies."""

    def __init__(self, piece: Piece, tile: float, z: float) -> None:
        super().__init__()
        self.piece = piece
        self.drawn_for: tuple[float, float, str] | None = None
        self._tile = tile
        self.setPos(piece.at * tile)
        self.setZValue(z)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def prepare(self, size: float, ratio: float, look: str) -> None:
        """Paint for tiles of this size. A follower is small: it is shown at once."""
        if self.drawn_for == (size, ratio, look):
            return
        pixmap = piece_pixmap(self.piece.colour, self.piece.lying, size, ratio, look, self.piece.height)
        self.setPixmap(pixmap)
        drawn = pixmap.deviceIndependentSize()
        foot = drawn.height() / 2 if self.piece.lying else drawn.height() * PIECE_FOOT
        self.setOffset(-drawn.width() / 2, -foot)
        self.setScale(self._tile / size)
        self.drawn_for = (size, ratio, look)

    def present(self) -> None:
        """See `Picture.present`: nothing is left to do."""

    def figure(self) -> QPainterPath:
        """The figure without its shadow, roughly, in scene units: what the pointer takes for the follower."""
        foot, tall = self.pos(), self.piece.height * self._tile
        path = QPainterPath()
        if self.piece.lying:
            path.addEllipse(foot, 0.5 * tall, 0.3 * tall)
        else:
            path.addEllipse(foot - QPointF(0, 0.7 * tall), 0.22 * tall, 0.26 * tall)
            path.addEllipse(foot - QPointF(0, 0.24 * tall), 0.34 * tall, 0.26 * tall)
            path.setFillRule(Qt.FillRule.WindingFill)
        return path
