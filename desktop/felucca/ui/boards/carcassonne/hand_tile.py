"""The large tile of the panel under the seats: the one in hand on the stack, or the one just placed with its claims."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from felucca.model.carcassonne.moves import Claim
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.pieces import PIECE_FOOT, Piece, piece_pixmap
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Painted, smooth
from felucca.ui.table.targets import signal_line

USUAL, LARGE = 146, 168
"""The largest side of a tile in hand, and of one on which a follower may go, in px."""
SHEETS = 3
"""Edges of the stack that show below the tile."""
SHEET = 4
RING = 0.235
"""The radius of the ring around a follower that may go on the tile, in tiles; a standing one's middle is higher."""
UP = 0.17
PALE = 0.62
Held = tuple[str, int, int, float, float, str]
"""Design, rotation and copy of a tile, its side in px, device pixels per px, theme."""


class Spot(NamedTuple):
    """A claim: its follower, placed on a tile whose corner is (0, 0), and its sentence."""

    claim: Claim
    piece: Piece
    spoken: str

    @property
    def middle(self) -> QPointF:
        return self.piece.at - QPointF(0, 0 if self.piece.lying else UP)


class HandTile(Painted):
    """The tile in hand as it is held, or the tile just placed, on top of the stack; or an empty place."""

    claimed = Signal(object)
    """A follower was clicked: its claim."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.design, self.copy, self.rot, self.left = "", 0, 0, 0
        self.spots: Sequence[Spot] = ()
        self._axis = ""
        self._chosen: str | None = None
        self._hovered: Spot | None = None
        self._shown = self._unfinished = QPixmap()
        self._shown_as: Held | None = None
        self._wanted: Held | None = None
        self._steps: Iterator[QPixmap] = iter(())
        self._late = QTimer(self)
        self._late.setInterval(0)
        self._late.timeout.connect(self._paint_picture)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(84)

    def sizeHint(self) -> QSize:
        return QSize(200, 190)

    def show_tile(self, design: str, copy: int, rot: int, left: int) -> None:
        """A tile as it is held, or none, and how many are left in the stack."""
        self.design, self.copy, self.rot, self.left = design, copy, rot, left
        self.spots, self._axis, self._chosen, self._hovered = (), "", None, None
        self.unsetCursor()
        self.update()

    def show_claims(self, axis: str, spots: Sequence[Spot], chosen: str | None) -> None:
        """The tile shown lies on the map: the bridge on it, the followers that may go on it, the one chosen."""
        self._axis, self.spots, self._chosen = axis, spots, chosen
        self.update()

    @property
    def side(self) -> float:
        """The tile's side in px: what the panel has room for, at most a large one."""
        most = LARGE if self.spots else USUAL
        return float(int(max(40, min(most, self.width() - (46 if self.spots else 24), (self.height() - 14) / 1.16))))

    def spot_point(self, spot: Spot) -> QPointF:
        """The middle of a follower, in px of the widget."""
        return self._corner() + spot.middle * self.side

    @property
    def _sheets(self) -> int:
        """A tile that lies on the map already has no stack below it."""
        return 0 if self.spots else min(SHEETS, self.left)

    def _corner(self) -> QPointF:
        side, sheets = self.side, SHEET * self._sheets
        return QPointF((self.width() - side - sheets) / 2, (self.height() - side - sheets + 0.12 * side) / 2)

    def _spot_at(self, point: QPointF) -> Spot | None:
        near = [(_length(self.spot_point(spot) - point), spot) for spot in self.spots]
        close = [pair for pair in near if pair[0] <= RING * self.side]
        return min(close, key=_by_length)[1] if close else None

    # --- mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self._spot_at(event.position())
        if spot is not self._hovered:
            self._hovered = spot
            self.setCursor(Qt.CursorShape.PointingHandCursor if spot else Qt.CursorShape.ArrowCursor)
            QToolTip.showText(event.globalPosition().toPoint(), spot.spoken if spot else "", self)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        spot = self._spot_at(event.position())
        if spot is not None and event.button() == Qt.MouseButton.LeftButton:
            self.claimed.emit(spot.claim)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        side, at = self.side, self._corner()
        painter.setPen(theme().color("surface"))
        for sheet in range(self._sheets, 0, -1):
            painter.setBrush(theme().landscape["wall_shade"])
            painter.drawRoundedRect(QRectF(at.x() + sheet * SHEET, at.y() + sheet * SHEET, side, side), 4, 4)
        if not self.design:
            painter.setBrush(theme().color("surface_sunken"))
            painter.setPen(theme().color("line"))
            painter.drawRoundedRect(QRectF(at.x(), at.y(), side, side), 4, 4)
            return
        if not self.settled and not self._late.isActive():
            self._late.start()
        area = QRectF(at + paint.WHOLE.topLeft() * side, paint.WHOLE.size() * side)
        painter.drawPixmap(area, self._shown, QRectF(self._shown.rect()))
        if self._axis:
            bridge = paint.bridge_pixmap(self._axis, side, self.devicePixelRatioF())
            painter.drawPixmap(at + paint.BRIDGE[self._axis].topLeft() * side, bridge)
        for spot in sorted(self.spots, key=_foot):
            self._paint_spot(painter, at, side, spot)

    def _paint_spot(self, painter: QPainter, at: QPointF, side: float, spot: Spot) -> None:
        chosen = spot.claim.feature == self._chosen
        ring = QPainterPath()
        ring.addEllipse(self.spot_point(spot), RING * side, RING * side)
        piece = spot.piece
        figure = piece_pixmap(piece.colour, piece.lying, side, self.devicePixelRatioF(), theme().name)
        size = figure.deviceIndependentSize()
        foot = size.height() * (0.5 if piece.lying else PIECE_FOOT)
        painter.setOpacity(1.0 if chosen or spot is self._hovered else PALE)
        painter.drawPixmap(at + piece.at * side - QPointF(size.width() / 2, foot), figure)
        painter.setOpacity(1.0)
        signal_line(painter, ring, *((4.2, 7.0) if chosen else (2.4, 4.4)))

    @property
    def settled(self) -> bool:
        """Whether the tile is painted as it is held; until then the one before shows."""
        return not self.design or not self.isVisible() or self._shown_as == self._held()

    def _held(self) -> Held:
        return self.design, self.rot, self.copy, self.side, self.devicePixelRatioF(), theme().name

    def _paint_picture(self) -> None:
        """Step by step, whenever nothing else is to do: it takes as long as several frames."""
        if self.settled:
            self._late.stop()
            return
        held = self._held()
        if self._wanted != held:
            self._wanted = held
            self._steps = paint.whole_tile_steps(*held)
        picture = next(self._steps, None)
        if picture is not None:
            self._unfinished = picture
            return
        self._late.stop()
        self._shown, self._shown_as = self._unfinished, held
        self.update()


def _length(way: QPointF) -> float:
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)


def _by_length(pair: tuple[float, Spot]) -> float:
    return pair[0]


def _foot(spot: Spot) -> float:
    return spot.piece.foot
