"""Followers on the map: where they stand, and their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from felucca.model.carcassonne.faces import FIELD, number
from felucca.model.carcassonne.moves import Cell
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.shell.icons import seat_pixmap
from felucca.ui.shell.theme import read_color, theme

HEIGHT = 0.37
"""A standing follower, in tiles; lying on a field it is as long."""
HALO = 1.5
FOOT_BELOW = 0.1
"""A standing follower's foot lies so far below the middle of its place, in tiles: the figure is centred on it."""
_BODY = 96.0
"""The figure's height in its art of 112 by 100 (lying) or 100 by 112: the rest is shadow."""


@dataclass(frozen=True)
class Piece:
    """A follower: its colour, its segment, and where its foot is on the map, in tiles."""

    colour: str
    cell: Cell
    segment: str
    lying: bool
    x: float
    y: float

    @property
    def at(self) -> QPointF:
        return QPointF(self.x, self.y)


def place_piece(state: CarcassonneState, colour: str, cell: Cell, segment: str) -> Piece:
    """A follower of a colour on a segment of the tile on a cell."""
    face = state.rules.tiles.faces[state.faces[state.cells[number(cell)]]]
    design = state.rules.tiles.designs[face.design].id
    x, y = paint.stand_point(design, face.rot, segment)
    lying = face.kinds[face.ids.index(segment)] == FIELD
    return Piece(colour, cell, segment, lying, cell[0] + x, cell[1] + y + (0.0 if lying else FOOT_BELOW))


def pieces(state: CarcassonneState, colours: Sequence[str]) -> list[Piece]:
    """Every follower on the map; `colours` by seat."""
    return [place_piece(state, colours[seat], *state.segment_of(node)) for node, seat in state.followers.items()]


def piece_pixmap(colour: str, lying: bool, size: float, ratio: float, look: str) -> QPixmap:
    """A follower for tiles of this size; in the dark theme with a pale halo, so that it stands out."""
    height = (100 if lying else 112) / _BODY * HEIGHT * size
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
        pixmap = piece_pixmap(self.piece.colour, self.piece.lying, size, ratio, look)
        self.setPixmap(pixmap)
        drawn = pixmap.deviceIndependentSize()
        foot = drawn.height() / 2 if self.piece.lying else drawn.height() * 104 / 112
        self.setOffset(-drawn.width() / 2, -foot)
        self.setScale(self._tile / size)
        self.drawn_for = (size, ratio, look)

    def present(self) -> None:
        """See `Picture.present`: nothing is left to do."""
