"""Who owns the fields: a wash in the owner's colour over every occupied field, shown on demand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from felucca.model.carcassonne.features import Feature, fields
from felucca.model.carcassonne.moves import Cell
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.builds import BRIDGE_SEGMENT, bridges, caps, design_on
from felucca.ui.boards.carcassonne.picture import TILE
from felucca.ui.boards.carcassonne.pieces import pieces
from felucca.ui.shell.theme import font, theme

Z_FIELDS = 60.0
"""Over the grounds, under everything that stands."""
WASH = 0.42


def feature_area(state: CarcassonneState, here: Feature) -> QPainterPath:
    """The area of a whole feature, in scene units."""
    return segments_area(state, here.segments)


def caps_area(state: CarcassonneState, cells: tuple[Cell, ...]) -> QPainterPath:
    """The area of the small city on two cells, in scene units."""
    return segments_area(state, caps(state, cells))


def segments_area(state: CarcassonneState, segments: Iterable[tuple[Cell, str]]) -> QPainterPath:
    """The areas of segments, in scene units; a bridge's is its deck."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    decks = bridges(state)
    for cell, segment in segments:
        part = paint.bridge_path(decks[cell]) if segment == BRIDGE_SEGMENT else _region(state, cell, segment)
        whole.addPath(QTransform(TILE, 0, 0, TILE, cell[0] * TILE, cell[1] * TILE).map(part))
    return whole


def _region(state: CarcassonneState, cell: Cell, segment: str) -> QPainterPath:
    return paint.region_path(*design_on(state, cell), segment)


class FieldsItem(QGraphicsItem):
    """The washes, with each field's points at the end of the game as it stands."""

    def __init__(self) -> None:
        super().__init__()
        self._washes: list[tuple[QPainterPath, tuple[str, ...], int, QPointF]] = []
        self._state: CarcassonneState | None = None
        self._colours: Sequence[str] = ()
        self.setZValue(Z_FIELDS)
        self.setVisible(False)

    def show(self, state: CarcassonneState, colours: Sequence[str]) -> None:
        """Take another observation; the areas are worked out only while they are seen."""
        self._state, self._colours = state, colours
        if self.isVisible():
            self._work_out()

    def setVisible(self, visible: bool) -> None:
        if visible:
            self._work_out()
        super().setVisible(visible)

    def _work_out(self) -> None:
        self.prepareGeometryChange()
        self._washes = []
        if self._state is None:
            return
        for here in fields(self._state):
            owners = tuple(self._colours[seat] for seat in here.owners)
            follower = next(p for p in pieces(self._state, self._colours) if (p.cell, p.segment) in here.segments)
            self._washes.append((feature_area(self._state, here), owners, here.points, follower.at * TILE))
        self.update()

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for area, *_ in self._washes:
            whole = whole.united(area.boundingRect())
        return whole.adjusted(-40, -40, 40, 40)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for area, owners, _points, _at in self._washes:
            wash = QColor(theme().seat(owners[0]).fill)
            wash.setAlphaF(WASH)
            painter.fillPath(area, wash)
            for owner in owners[1:]:
                hatch = QColor(theme().seat(owner).fill)
                painter.fillPath(area, _striped(hatch))
        painter.setFont(font("caption", weight=700, tabular=True))
        for _area, owners, points, at in self._washes:
            colours = theme().seat(owners[0])
            box = QRectF(at.x() - 20, at.y() - 46, 40, 24)
            painter.setPen(QPen(QColor("#FFFFFF"), 1.5))
            painter.setBrush(colours.fill)
            painter.drawRoundedRect(box, 12, 12)
            painter.setPen(colours.text_on)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(points))


def _striped(colour: QColor) -> QBrush:
    """A tied field carries the other owner's colour in stripes."""
    colour.setAlphaF(0.5)
    return QBrush(colour, Qt.BrushStyle.BDiagPattern)
