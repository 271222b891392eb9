"""What moves on the board: hatches and dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from felucca.model.hatches.moves import Cell
from felucca.ui.boards.hatches.look import draw_art
from felucca.ui.shell.icons import seat_pixmap, svg_pixmap
from felucca.ui.shell.theme import read_color, theme
from felucca.ui.shell.widgets import faded

OPEN, CLOSED = "hatch_open", "hatch_closed"
ART = 64.0
"""The art of a hatch and of a die is a square of 64, its middle lies one above the square's."""
HATCH_RADIUS, DIE_SIDE = 28.0, 54.0
SLAB = 70.0
"""A hatch of the art's size lies on a slab of this side."""
DIE = 50.0
TILTS = {"pip": -7.0, "digit": 6.0}
"""How a die lies in the tray, in degrees."""
Z_HATCH, Z_DIE, Z_FLYING = 100.0, 120.0, 400.0


class HatchItem(QGraphicsItem):
    """A hatch on a cell; its position is the cell's middle."""

    def __init__(self, colour: str, what: str, side: float, seat: int, cell: Cell) -> None:
        super().__init__()
        self.colour, self.what = colour, what
        self.seat, self.cell = seat, cell
        self._size = ART * side / SLAB
        self.setZValue(Z_HATCH)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._size / 2, -self._size / 2, self._size, self._size)

    def show_side(self, what: str) -> None:
        if what != self.what:
            self.what = what
            self.update()

    def turn(self, width: float) -> None:
        """Seen from the side: turned around the upright axis, `width` 0 to 1."""
        self.setTransform(QTransform.fromScale(max(0.02, width), 1))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        size, scale = self._size, self.scene().pixels
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if theme().name == "dark":
            halo = max(0.6, 1.2 * size / ART)
            radius = HATCH_RADIUS * size / ART + halo / 2
            painter.setPen(QPen(read_color(theme().tokens["piece_halo_dark_theme"]), halo))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(0, 0), radius, radius)
        paint_hatch(painter, QPointF(0, 0), self.colour, self.what, size, scale)


def paint_hatch(painter: QPainter, middle: QPointF, colour: str, what: str, size: float, scale: float) -> None:
    """The art of a hatch around a point; `size` of its square in units of the painter, of `scale` px each."""
    art = seat_pixmap(colour, what, round(size * scale, 2), painter.device().devicePixelRatioF())
    place = QRectF(middle.x() - size / 2, middle.y() - size * 31 / ART, size, size)
    draw_art(painter, place, art)


class DieItem(QGraphicsItem):
    """A die of a seat in the tray: kind pip or digit, a value, or 0 for one that has not been thrown yet."""

    def __init__(self, seat: int, colour: str, kind: str, value: int, at: QPointF) -> None:
        super().__init__()
        self.seat, self.colour, self.kind, self.value = seat, colour, kind, value
        self.rest = at
        self.setPos(at)
        self.setRotation(TILTS[kind])
        self.setZValue(Z_DIE)

    def boundingRect(self) -> QRectF:
        return QRectF(-DIE * 0.6, -DIE * 0.6, DIE * 1.2, DIE * 1.2)

    def show_value(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self.value:
            self._paint_blank(painter)
            return
        size = ART * DIE / DIE_SIDE
        side = round(size * self.scene().pixels, 2)
        ratio = painter.device().devicePixelRatioF()
        art = svg_pixmap(
            "art", "dice", f"{self.colour}_{self.kind}_{self.value}.svg", width=side, height=side, dpr=ratio
        )
        draw_art(painter, QRectF(-size / 2, -size * 31 / ART, size, size), art)

    def _paint_blank(self, painter: QPainter) -> None:
        colours = theme().seat(self.colour)
        box = QRectF(-DIE / 2, -DIE / 2, DIE, DIE)
        painter.setPen(QPen(faded(colours.light, 0.75), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(faded(colours.fill, 0.35))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 0.22 * DIE, 0.22 * DIE)
