"""Items of the board that paint themselves once for a zoom and theme and are copied from then on."""

from __future__ import annotations

from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from felucca.ui.boards.sobek.cards import MARGIN, card_pixmap
from felucca.ui.boards.sobek.geometry import RATIO
from felucca.ui.shell.theme import theme


class Painting(QGraphicsItem):
    """Something on the board in a rectangle around its own origin; `face` says what its picture depends on."""

    def __init__(self, area: QRectF, z: float = 0.0) -> None:
        super().__init__()
        self.area = area
        self.face: Any = None
        self._shown: tuple[Any, QPixmap] | None = None
        self.setZValue(z)

    def show_face(self, face: Any) -> None:
        """The picture is another where the face is another."""
        if face != self.face:
            self.face = face
            self.update()

    def draw(self, painter: QPainter, sharp: float) -> None:
        """Draw the picture in scene units; `sharp`: device px a unit."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        return self.area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        scale = transform.m11()
        key = (self.face, self.area.size().toTuple(), round(scale, 4), ratio, theme().name)
        if self._shown is None or self._shown[0] != key:
            self._shown = key, self._picture(scale, ratio)
        place = transform.mapRect(self.area)
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(round(place.left()), round(place.top())), self._shown[1])
        painter.setWorldTransform(transform)

    def _picture(self, scale: float, ratio: float) -> QPixmap:
        size = self.area.size() * scale
        picture = QPixmap(ceil(size.width() * ratio) + 1, ceil(size.height() * ratio) + 1)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-self.area.topLeft())
        self.draw(painter, scale * ratio)
        painter.end()
        return picture


class CardItem(QGraphicsItem):
    """A card or a back; its picture is shared by all cards of the same face and width."""

    def __init__(self, name: str, label: str, box: QRectF, z: float = 0.0) -> None:
        super().__init__()
        self.name, self.label, self.width = name, label, box.width()
        self.setPos(box.topLeft())
        self.setZValue(z)

    @property
    def box(self) -> QRectF:
        """Where the card lies, in the scene."""
        return QRectF(self.pos(), QSizeF(self.width, self.width * RATIO))

    def boundingRect(self) -> QRectF:
        return QRectF(-MARGIN, -MARGIN, self.width + 2 * MARGIN, self.width * RATIO + 2 * MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        picture = card_pixmap(self.name, self.label, self.width, transform.m11(), ratio)
        place = transform.mapRect(self.boundingRect())
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(round(place.left()), round(place.top())), picture)
        painter.setWorldTransform(transform)
