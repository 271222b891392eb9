"""The lanes on the river: whose sets lie there, what they are worth, horizontal sets at the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from felucca.model.sobek.components import GOODS, NAMES
from felucca.model.sobek.state import SobekState
from felucca.ui.boards.sobek.cards import MARGIN, card_pixmap, draw_glyph, draw_token
from felucca.ui.boards.sobek.geometry import Column, columns, lane_rects, lying_rects
from felucca.ui.boards.sobek.painting import CardItem, Painting
from felucca.ui.shell.theme import font
from felucca.ui.shell.widgets import paint_roundel

Z_LANE, Z_SET = 50.0, 120.0
CREAM, SAND, MINT, SCARAB = "#FFF6E0", "#FBE0A4", "#CFE9E4", "#8FE0C0"


class SetFace(NamedTuple):
    """A vertical set as it is shown: good, names of the cards, Prosperity tokens, scarabs and cards it counts."""

    good: str
    cards: tuple[str, ...]
    prosperity: int
    scarabs: int
    size: int

    @property
    def value(self) -> int:
        return self.scarabs * self.size


class LaneFace(NamedTuple):
    """All that a lane shows: owner, colour, heading, the vertical sets, the horizontal ones."""

    name: str
    colour: str
    total: str
    sets: tuple[SetFace, ...]
    lying: tuple[tuple[str, ...], ...]


def sets_of(state: SobekState, seat: int) -> tuple[SetFace, ...]:
    """The vertical sets of a seat, in the order of the goods."""
    found = []
    for number, good in enumerate(GOODS):
        kinds = state.set_of(seat, good)
        if kinds:
            scarabs, size = state.set_worth(seat, number)
            tokens = state.prosperity[seat * len(GOODS) + number]
            found.append(SetFace(good, tuple(NAMES[kind] for kind in kinds), tokens, scarabs, size))
    return tuple(found)


class LaneItem(Painting):
    """A lane without its cards: the ground, the heading, the values, horizontal sets."""

    def __init__(self, box: QRectF, label: Callable[[str], str]) -> None:
        super().__init__(box, Z_LANE)
        self._label = label

    def draw(self, painter: QPainter, sharp: float) -> None:
        face: LaneFace = self.face
        box = self.area
        painter.setPen(QPen(QColor(255, 255, 255, 46), 1))
        painter.setBrush(QColor(11, 58, 66, 128))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 11.5, 11.5)
        paint_roundel(painter, QRectF(box.left() + 11, box.top() + 11, 22, 22), face.colour, sharp)
        self._draw_heading(painter, face, box)
        for column, one in zip(columns_of(box, face), face.sets, strict=True):
            draw_value(painter, column, one, sharp)
        for boxes, cards in zip(lying_rects(box, [len(cards) for cards in face.lying]), face.lying, strict=True):
            for place, card in zip(boxes, cards, strict=True):
                draw_lying(painter, place, card, self._label(card), sharp)

    def _draw_heading(self, painter: QPainter, face: LaneFace, box: QRectF) -> None:
        painter.setFont(font("caption", weight=600, size=13.5))
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(face.total)
        painter.setPen(QColor(SAND))
        painter.drawText(QPointF(box.right() - 14 - width, box.top() + 27), face.total)
        painter.setFont(font("body", weight=700, size=14.5))
        painter.setPen(QColor(CREAM))
        room = box.width() - 40 - 14 - width - 10
        name = QFontMetricsF(painter.font()).elidedText(face.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(box.left() + 40, box.top() + 27), name)


def columns_of(box: QRectF, face: LaneFace) -> list[Column]:
    return columns(box, [len(one.cards) for one in face.sets], bool(face.lying))


def draw_value(painter: QPainter, column: Column, one: SetFace, sharp: float) -> None:
    """Scarabs × cards = value, beside a column or below it."""
    box = column.value
    factor = f"× {one.size}"
    if column.below:
        painter.setFont(font("caption", weight=700, size=12, tabular=True))
        draw_glyph(painter, "scarab", QColor(SCARAB), QRectF(box.left() - 2, box.top() + 2, 14, 14), sharp)
        painter.setPen(QColor(MINT))
        painter.drawText(QPointF(box.left() + 14, box.top() + 14), f"{one.scarabs} {factor}")
        painter.setFont(font("score", size=16, tabular=True))
        painter.setPen(QColor(SAND))
        painter.drawText(QPointF(box.left() + 1, box.top() + 33), str(one.value))
        return
    draw_glyph(painter, "scarab", QColor(SCARAB), QRectF(box.left(), box.top(), 17, 17), sharp)
    painter.setFont(font("body_l", weight=800, size=15, tabular=True))
    painter.setPen(QColor(CREAM))
    painter.drawText(QPointF(box.left() + 21, box.top() + 14), str(one.scarabs))
    painter.setPen(QColor(MINT))
    painter.setFont(font("body_l", weight=700, size=15, tabular=True))
    painter.drawText(QPointF(box.left() + 3, box.top() + 36), factor)
    painter.setPen(QPen(QColor(255, 255, 255, 102), 1.2))
    painter.drawLine(QPointF(box.left() + 2, box.top() + 46), QPointF(box.left() + 40, box.top() + 46))
    painter.setFont(font("score", size=20, tabular=True))
    painter.setPen(QColor(SAND))
    painter.drawText(QPointF(box.left() + 3, box.top() + 68), str(one.value))


class ProsperityItem(Painting):
    """The Prosperity tokens on a set, at the upper right of its front card; the face is how many."""

    def __init__(self, corner: QPointF, count: int) -> None:
        super().__init__(QRectF(-44, -13, 58, 26), Z_SET + 1)
        self.setPos(corner)
        self.show_face(count)

    def draw(self, painter: QPainter, sharp: float) -> None:
        for number in reversed(range(self.face)):
            draw_token(painter, QPointF(-3 - 17.0 * number, 0), 11, "prosperity", sharp)


def draw_lying(painter: QPainter, box: QRectF, card: str, label: str, sharp: float) -> None:
    """A card on its side."""
    width = box.height()
    picture = card_pixmap(card, label, width, max(1.0, sharp), 1.0)
    painter.save()
    painter.translate(box.bottomLeft())
    painter.rotate(-90)
    area = QRectF(-MARGIN, -MARGIN, width + 2 * MARGIN, box.width() + 2 * MARGIN)
    painter.drawPixmap(area, picture, QRectF(picture.rect()))
    painter.restore()


class Lanes:
    """The lanes of all seats and the cards on them."""

    def __init__(self, scene: QGraphicsScene, label: Callable[[str], str]) -> None:
        self._scene = scene
        self._label = label
        self.lanes: list[LaneItem] = []
        self._cards: dict[tuple[int, str], list[CardItem]] = {}
        self._tokens: list[ProsperityItem] = []

    def show(self, faces: Sequence[LaneFace]) -> None:
        if len(self.lanes) != len(faces):
            for item in self.lanes:
                self._scene.removeItem(item)
            self.lanes = [LaneItem(box, self._label) for box in lane_rects(len(faces))]
            for item in self.lanes:
                self._scene.addItem(item)
        for cards in self._cards.values():
            for card in cards:
                self._scene.removeItem(card)
        for token in self._tokens:
            self._scene.removeItem(token)
        self._cards, self._tokens = {}, []
        for seat, (lane, face) in enumerate(zip(self.lanes, faces, strict=True)):
            lane.show_face(face)
            for column, one in zip(columns_of(lane.area, face), face.sets, strict=True):
                self._cards[seat, one.good] = self._column(column, one)
                if one.prosperity:
                    self._tokens.append(ProsperityItem(column.cards[-1].topRight(), one.prosperity))
                    self._scene.addItem(self._tokens[-1])

    def _column(self, column: Column, one: SetFace) -> list[CardItem]:
        items = []
        for number, (box, card) in enumerate(zip(column.cards, one.cards, strict=True)):
            item = CardItem(card, self._label(card), box, Z_SET + number / 100)
            self._scene.addItem(item)
            items.append(item)
        return items

    def cards(self, seat: int, good: str) -> list[CardItem]:
        """The cards of a vertical set from behind to front; none where there is no such set."""
        return self._cards.get((seat, good), [])

    def box(self, seat: int) -> QRectF:
        return self.lanes[seat].area

    def path(self, seat: int) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.box(seat).adjusted(2, 2, -2, -2), 11, 11)
        return path

    def set_path(self, seat: int, good: str) -> QPainterPath:
        """The outline of a vertical set; empty where there is none."""
        path = QPainterPath()
        cards = self.cards(seat, good)
        if cards:
            path.addRoundedRect(cards[0].box.united(cards[-1].box).adjusted(-3, -3, 3, 3), 8, 8)
        return path

    def at(self, point: QPointF) -> int | None:
        """The seat whose lane is under a point."""
        return next((seat for seat, lane in enumerate(self.lanes) if lane.area.contains(point)), None)

    def set_at(self, point: QPointF) -> tuple[int, str] | None:
        """The vertical set under a point."""
        for seat, good in self._cards:
            if self.set_path(seat, good).contains(point):
                return seat, good
        return None
