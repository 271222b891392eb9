"""The score track around the river, and the boats on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from felucca.model.sobek.components import TRACK
from felucca.ui.boards.sobek.cards import draw_glyph
from felucca.ui.boards.sobek.geometry import BOAT, FRAME, PIER, RIVER, boat_point, cell_rect
from felucca.ui.boards.sobek.painting import Painting
from felucca.ui.shell.icons import svg_pixmap
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font, read_color, theme
from felucca.ui.shell.widgets import faded
from felucca.ui.table.motion import TRAVEL, Motion

Z_FRAME, Z_BOAT = 0.0, 300.0
WOOD, WOOD_LINE, WOOD_EDGE = ("#A87B47", "#7E5A30", "#5A3C16"), 19, 8
_DARK_WOOD = ("#5E4629", "#46331C", "#2A1C0C")
LAP = len(TRACK)


class RiverItem(Painting):
    """Frame, cells, water and pier: what never changes in a game. Its face is the title over the market."""

    def __init__(self) -> None:
        super().__init__(FRAME.adjusted(-2, -2, 2, 14), Z_FRAME)

    def draw(self, painter: QPainter, sharp: float) -> None:
        dark = theme().name == "dark"
        tokens = theme().tokens["sobek"]
        tints = tokens["track_dark" if dark else "track"]
        shadow(painter, FRAME, 14, 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2A2012" if dark else "#7A5A30"))
        painter.drawRoundedRect(FRAME, 14, 14)
        painter.setBrush(read_color(tints["frame"]))
        painter.drawRoundedRect(FRAME.adjusted(3, 3, -3, -3), 11, 11)
        for space in range(LAP):
            _draw_cell(painter, space, tints, dark, sharp)
        self._draw_water(painter, tokens["water"]["dark" if dark else "light"])
        self._draw_pier(painter, dark)
        title, help_text = self.face
        painter.setPen(QColor("#FFF6E0"))
        painter.setFont(font("title", size=18))
        painter.drawText(QPointF(52.6, 53.2), title)
        left = 52.6 + QFontMetricsF(painter.font()).horizontalAdvance(title) + 14
        painter.setFont(font("caption", size=13))
        painter.setPen(QColor("#D6EFEA"))
        room = RIVER.right() - 14 - left
        text = QFontMetricsF(painter.font()).elidedText(help_text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(left, 52.4), text)

    def _draw_water(self, painter: QPainter, colours: Sequence[str]) -> None:
        water = QLinearGradient(RIVER.topLeft(), RIVER.bottomLeft())
        water.setColorAt(0, QColor(colours[0]))
        water.setColorAt(1, QColor(colours[1]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(water)
        painter.drawRoundedRect(RIVER, 8, 8)
        draw_waves(painter, RIVER.adjusted(6, 10, -70, -8), 34, QColor(166, 224, 216, 51))

    def _draw_pier(self, painter: QPainter, dark: bool) -> None:
        wood, line, edge = _DARK_WOOD if dark else WOOD
        shadow(painter, PIER, 10, 2)
        painter.setPen(QPen(QColor(edge), 1.4))
        painter.setBrush(QColor(wood))
        painter.drawRoundedRect(PIER, 10, 10)
        painter.setPen(QPen(faded(QColor(line), 0.8), 1.4))
        for row in range(1, 8):
            y = PIER.top() + WOOD_LINE * row
            painter.drawLine(QPointF(PIER.left() + 1, y), QPointF(PIER.right() - 1, y))


def draw_waves(painter: QPainter, area: QRectF, count: int, ink: QColor) -> None:
    """Small waves scattered over water, always the same ones."""
    lots = Random(count)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for _ in range(count):
        wave = QPainterPath(
            QPointF(area.left() + lots.random() * area.width(), area.top() + lots.random() * area.height())
        )
        half = 5 + lots.random() * 8
        for side in (-4.0, 4.0):
            here = wave.currentPosition()
            wave.quadTo(here + QPointF(half, side), here + QPointF(2 * half, 0))
        painter.drawPath(wave)


def _draw_cell(painter: QPainter, space: int, tints: dict[str, str], dark: bool, sharp: float) -> None:
    box, symbol = cell_rect(space), TRACK[space]
    painter.setPen(QPen(QColor("#2A1C0C" if dark else "#6B4A20"), 0.8))
    painter.setBrush(read_color(tints[symbol]))
    painter.drawRoundedRect(box, 5, 5)
    if symbol == "number":
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(font("micro", weight=800, size=12))
        metrics = QFontMetricsF(painter.font())
        left = box.center().x() - metrics.horizontalAdvance(str(space)) / 2
        painter.drawText(QPointF(left, box.center().y() + metrics.capHeight() / 2), str(space))
        return
    mark = QRectF(box.center().x() - 7.5, box.center().y() - 7.5, 15, 15)
    draw_glyph(painter, f"track_{symbol}", read_color(tints["glyph"]), mark, sharp)


class BoatItem(Painting):
    """A boat around its waterline; on the second lap it carries a gold pennant."""

    def __init__(self, colour: str) -> None:
        super().__init__(QRectF(-26, -62, 52, 70), Z_BOAT)
        self.colour = colour
        self.show_face((colour, False))

    def set_lap(self, second: bool) -> None:
        self.show_face((self.colour, second))

    def draw(self, painter: QPainter, sharp: float) -> None:
        box = QRectF(-22 * BOAT, -50 * BOAT, 44 * BOAT, 56 * BOAT)
        picture = svg_pixmap(
            "art", "seats", f"{self.colour}_boat.svg", width=box.width(), height=box.height(), dpr=sharp
        )
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        if self.face[1]:
            pennant = QPainterPath(QPointF(4.2, -47))
            for x, y in ((21, -43.5), (15, -39.5), (21, -35.5), (4.2, -33)):
                pennant.lineTo(x, y)
            pennant.closeSubpath()
            painter.setPen(QPen(QColor("#5A3C16"), 1.2))
            painter.setBrush(QColor("#F4C24A"))
            painter.drawPath(pennant)


class Fleet:
    """The boats of all seats: where they are, and how they sail."""

    def __init__(self, scene: object) -> None:
        self._scene = scene
        self.boats: list[BoatItem] = []
        self.positions: list[int] = []

    def show(self, positions: Sequence[int], colours: Sequence[str]) -> None:
        """All boats at their places, at once."""
        if [boat.colour for boat in self.boats] != list(colours):
            for boat in self.boats:
                self._scene.removeItem(boat)  # type: ignore[attr-defined]
            self.boats = [BoatItem(colour) for colour in colours]
            for boat in self.boats:
                self._scene.addItem(boat)  # type: ignore[attr-defined]
        self.positions = list(positions)
        self._fan_out()

    def at(self, point: QPointF) -> int | None:
        """The seat whose boat is under a point."""
        for seat, boat in enumerate(self.boats):
            if QRectF(-16, -46, 34, 50).translated(boat.pos()).contains(point):
                return seat
        return None

    def sharing(self, seat: int) -> list[int]:
        """The seats whose boats are on the same cell, in their order."""
        here = self.positions[seat] % LAP
        return [other for other, position in enumerate(self.positions) if position % LAP == here]

    def _fan_out(self) -> None:
        for seat, boat in enumerate(self.boats):
            others = self.sharing(seat)
            boat.setPos(boat_point(self.positions[seat], others.index(seat), len(others)))
            boat.set_lap(self.positions[seat] > LAP)
            boat.setZValue(Z_BOAT + boat.y() / 100 + seat / 100)

    def sail(self, motion: Motion, seat: int, start: int, end: int, name: str, delay: int) -> None:
        """A boat goes cell by cell from one position to another, and rests where the truth has it."""
        motion.run(
            partial(self._sailing, seat, start, end), name, delay=delay, easing=TRAVEL,
            then=partial(self._arrived, seat, end),
        )  # fmt: skip

    def place(self, seat: int, position: int) -> None:
        """A boat stands on a position until it sails from there."""
        self.positions[seat] = position
        self._fan_out()

    def _sailing(self, seat: int, start: int, end: int, part: float) -> None:
        exact = start + (end - start) * part
        low = int(exact)
        here, ahead = boat_point(low), boat_point(low + 1)
        self.boats[seat].setPos(here + (ahead - here) * (exact - low))
        self.boats[seat].set_lap(exact > LAP)

    def _arrived(self, seat: int, end: int) -> None:
        self.place(seat, end)
