"""What lies over a board while something can be chosen: legal places, handles, the last move, lit places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from felucca.ui.shell.icons import glyph_pixmap, icon_pixmap
from felucca.ui.shell.shadow import shadow, shadow_reach
from felucca.ui.shell.theme import theme

CELL, RING, GHOST, OWN = "cell", "ring", "ghost", "own"
"""How a legal place looks: an empty cell with a plus; a signal line around art; only where pointer or focus is; as the
board itself paints it, but for pointer and focus."""

Z_CELLS, Z_LIGHT, Z_LAST, Z_TARGETS, Z_HANDLES = -500.0, 500.0, 600.0, 700.0, 900.0
"""Cells lie under the pieces, everything else over them. Boards draw between 0 and 400."""

FOCUS_GAP = 3.5
HANDLE = 36.0
MARGIN = 14.0
PICTURES = 400
_pictures: dict[tuple[Any, ...], QPixmap] = {}
"""Pictures of targets, by shape, state, theme, zoom and pixel ratio."""


@dataclass(frozen=True, eq=False)
class Target:
    """One legal place on a board.

    `shape` is in scene coordinates. A click chooses `value` as the next field, or takes `action` if there is one.
    `name` is what a screen reader says. `locked` places refuse: they carry a cross, and `name` says why. An empty cell
    may carry a `glyph` instead of its plus; `note` is shown while the pointer is on the place.
    """

    shape: QPainterPath
    name: str
    value: Any = None
    action: Any = None
    style: str = RING
    locked: bool = False
    glyph: str = ""
    note: str = ""


@dataclass(frozen=True, eq=False)
class Handle:
    """A round button on the board, such as rotate: an icon, its name, the scene point of its centre, what it does.

    It keeps its size on the screen; `shift` moves it there, in px.
    """

    icon: str
    name: str
    at: QPointF
    act: Callable[[], None]
    shift: QPointF = field(default_factory=QPointF)


def signal_line(painter: QPainter, path: QPainterPath, width: float, case: float, strength: float = 0.6) -> None:
    """The signal line inside its wider case line: it reads on any board."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    dark = theme().color("signal_case")
    dark.setAlphaF(strength)
    painter.setPen(QPen(dark, case, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
    pen = QPen(theme().color("signal"), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)


class TargetItem(QGraphicsItem):
    """A legal place in its state: legal, hovered, selected, refused, and the keyboard's focus ring.

    It shows a picture of itself, painted once for a state, theme and zoom and shared by all places of the same shape.
    """

    def __init__(self, target: Target, framed: bool = True) -> None:
        super().__init__()
        self.target = target
        self._framed = framed
        self.hovered = self.selected = self.focused = False
        self._scale = 0.0
        self._shown: QPixmap | None = None
        self._look: tuple[str, float] = ("", 1.0)
        self.setZValue(Z_CELLS if target.style == CELL else Z_TARGETS)
        self._outline = target.shape.boundingRect()
        self._form = _form(target.shape, self._outline.topLeft())

    def boundingRect(self) -> QRectF:
        return self._outline.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def shape(self) -> QPainterPath:
        return self.target.shape

    def sharpen(self) -> None:
        """The zoom has settled: paint the picture anew when it is shown next."""
        self._scale = 0.0
        self._shown = None

    def set_state(self, *, hovered: bool, selected: bool, focused: bool) -> None:
        if (hovered, selected, focused) != (self.hovered, self.selected, self.focused):
            self.hovered, self.selected, self.focused = hovered, selected, focused
            self._shown = None
            raised = selected or focused or self.target.style != CELL
            self.setZValue(Z_TARGETS if raised else Z_CELLS)
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        quiet = self.target.style in (GHOST, OWN) or not self._framed
        refused = self.target.locked and self.target.style != OWN
        if quiet and not (self.hovered or self.selected or self.focused or refused):
            return
        transform = painter.worldTransform()
        if not self._scale:
            self._scale = transform.m11()
        look = (theme().name, painter.device().devicePixelRatioF())
        if self._shown is None or look != self._look:
            self._shown, self._look = self._picture(look[1]), look
        picture = self._shown
        place = transform.mapRect(self.boundingRect())
        painter.setWorldTransform(QTransform())
        if abs(transform.m11() - self._scale) < 1e-6:
            painter.drawPixmap(QPointF(round(place.left()), round(place.top())), picture)
        else:
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.setWorldTransform(transform)

    def _picture(self, ratio: float) -> QPixmap:
        state = (self.target.style, self.target.glyph, self.target.locked, self.hovered, self.selected, self.focused)
        key = (self._form, state, theme().name, self._scale, ratio)
        picture = _pictures.get(key)
        if picture is None:
            if len(_pictures) >= PICTURES:
                _pictures.clear()
            picture = _pictures[key] = self._draw(ratio)
        return picture

    def _draw(self, ratio: float) -> QPixmap:
        area = self.boundingRect()
        size = area.size() * self._scale
        picture = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        painter.translate(-area.topLeft())
        self._paint_state(painter)
        painter.end()
        return picture

    def _paint_state(self, painter: QPainter) -> None:
        shape = self.target.shape
        if self.target.locked:
            if self.target.style != OWN:
                self._paint_refused(painter)
        elif self.selected:
            signal_line(painter, shape, 4.2, 7.0)
        elif self.target.style == CELL:
            self._paint_cell(painter)
        elif self.target.style == RING or self.hovered:
            if self.hovered:
                painter.fillPath(shape, _signal_fill())
            signal_line(painter, shape, 2.4, 4.4)
        if self.focused:
            self._paint_focus(painter)

    def _paint_cell(self, painter: QPainter) -> None:
        dark = theme().name == "dark"
        paper = theme().color("signal" if dark else "surface_raised")
        paper.setAlphaF(0.1 if dark else 0.42)
        ink = QColor("#FFD48A" if dark else "#7A5200")
        painter.fillPath(self.target.shape, paper)
        if self.hovered:
            painter.fillPath(self.target.shape, _signal_fill())
        line = QColor(ink)
        line.setAlphaF(1.0 if self.hovered else 0.75)
        pen = QPen(line, 2.2)
        pen.setDashPattern([9 / 2.2, 7 / 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.target.shape)
        disc = QColor("#2A2010" if dark else "#FFFFFF")
        disc.setAlphaF(0.8)
        middle = self._outline.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(disc)
        painter.drawEllipse(middle, 13, 13)
        if self.target.glyph:
            ratio = painter.device().devicePixelRatioF() * max(1.0, self._scale)
            glyph = glyph_pixmap(self.target.glyph, ink, 18, ratio)
            painter.drawPixmap(middle - QPointF(9, 9), glyph)
            return
        painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        arm = QPointF(6, 0)
        painter.drawLine(middle - arm, middle + arm)
        painter.drawLine(middle - arm.transposed(), middle + arm.transposed())

    def _paint_refused(self, painter: QPainter) -> None:
        veil = QColor("#5A1E14")
        veil.setAlphaF(0.45)
        painter.fillPath(self.target.shape, veil)
        middle = self._outline.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawEllipse(middle, 13, 13)
        painter.setPen(QPen(QColor("#A93728"), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(middle + QPointF(-5, -5), middle + QPointF(5, 5))
        painter.drawLine(middle + QPointF(5, -5), middle + QPointF(-5, 5))

    def _paint_focus(self, painter: QPainter) -> None:
        ring = self._outline.adjusted(-FOCUS_GAP - 2, -FOCUS_GAP - 2, FOCUS_GAP + 2, FOCUS_GAP + 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().color("surface"), 6))
        painter.drawRoundedRect(ring, 10, 10)
        painter.setPen(QPen(theme().color("focus"), 2.5))
        painter.drawRoundedRect(ring, 10, 10)


class HandleItem(QGraphicsItem):
    """The round button of a `Handle`, 36 px on the screen at any zoom."""

    def __init__(self, handle: Handle) -> None:
        super().__init__()
        self.handle = handle
        self.hovered = False
        self.setPos(handle.at)
        self.setZValue(Z_HANDLES)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)

    def disc(self) -> QRectF:
        """The button in px, from the handle's point on the screen."""
        return QRectF(-HANDLE / 2, -HANDLE / 2, HANDLE, HANDLE).translated(self.handle.shift)

    def boundingRect(self) -> QRectF:
        reach = shadow_reach(2) + 2
        return self.disc().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = self.disc()
        shadow(painter, disc, HANDLE / 2, 2)
        painter.setBrush(theme().color("primary_soft" if self.hovered else "surface_raised"))
        painter.setPen(QPen(theme().color("line"), 1))
        painter.drawEllipse(disc)
        icon = icon_pixmap(self.handle.icon, theme().color("text"), 20, painter.device().devicePixelRatioF())
        painter.drawPixmap(disc.center() - QPointF(10, 10), icon)


class BracketsItem(QGraphicsItem):
    """Four corner brackets around each place of the last move, in the seat colour with a white case."""

    def __init__(self, rects: Sequence[QRectF], colour: str) -> None:
        super().__init__()
        self._rects = [rect.adjusted(4, 4, -4, -4) for rect in rects]
        self._colour = theme().seat(colour).fill
        self.setZValue(Z_LAST)

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for rect in self._rects:
            whole = whole.united(rect)
        return whole.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = QPainterPath()
        for rect in self._rects:
            _add_brackets(path, rect)
        case = QColor(255, 255, 255, 230)
        for colour, width in ((case, 5.8), (self._colour, 3.2)):
            pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(path)


class LightItem(QGraphicsItem):
    """Lit places: a whole feature under the pointer, the place of a log line."""

    def __init__(self) -> None:
        super().__init__()
        self._path = QPainterPath()
        self._wash = ""
        self.setZValue(Z_LIGHT)
        self.hide()

    def light(self, path: QPainterPath, wash: str = "") -> None:
        """Light these shapes, or wash them softly in a seat's colour; none puts the light out."""
        self.prepareGeometryChange()
        self._path, self._wash = path, wash
        self.setVisible(not path.isEmpty())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._wash:
            colour = QColor(theme().seat(self._wash).fill)
            colour.setAlphaF(0.26)
            painter.fillPath(self._path, colour)
            colour.setAlphaF(0.8)
            painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._path)
            return
        painter.fillPath(self._path, _signal_fill())
        signal_line(painter, self._path, 2.4, 4.4)


def _form(path: QPainterPath, origin: QPointF) -> tuple[tuple[int, float, float], ...]:
    """A path as something to compare, wherever it lies."""
    elements = [path.elementAt(index) for index in range(path.elementCount())]
    return tuple((e.type.value, round(e.x - origin.x(), 2), round(e.y - origin.y(), 2)) for e in elements)


def _signal_fill() -> QColor:
    colour = theme().color("signal")
    colour.setAlphaF(0.22)
    return colour


def _add_brackets(path: QPainterPath, rect: QRectF) -> None:
    arm = min(18.0, rect.width() / 3, rect.height() / 3)
    for corner, across, down in (
        (rect.topLeft(), 1, 1),
        (rect.topRight(), -1, 1),
        (rect.bottomRight(), -1, -1),
        (rect.bottomLeft(), 1, -1),
    ):
        path.moveTo(corner + QPointF(arm * across, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, arm * down))
