"""A tray over the river: cards, backs or tokens laid out to be chosen from, each with a caption."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from felucca.ui.boards.sobek.cards import draw_token, hexagon_path
from felucca.ui.boards.sobek.geometry import LANES, LIFT, MARKET_CARD, RATIO, row_rects
from felucca.ui.boards.sobek.painting import CardItem, Painting
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font

Z_TRAY, Z_OPTION = 400.0, 420.0
AS_CARD, AS_TOKEN = "card", "token"
GROUND, EDGE, CREAM, MIST = "#0C2A31", "#F3D08A", "#FFF6E0", "#CFE9E4"
TOKEN_RADIUS = 46.0


class Option(NamedTuple):
    """Something on the tray: sort and name of its picture, the label on a card, the caption below."""

    sort: str
    name: str
    label: str
    caption: str = ""


class TrayItem(Painting):
    """The ground with title and captions; its face is the title, the line of help and the captions in their places."""

    def __init__(self) -> None:
        super().__init__(LANES.adjusted(-6, -4, 6, 8), Z_TRAY)

    def draw(self, painter: QPainter, sharp: float) -> None:
        title, captions = self.face
        box = LANES.adjusted(0, 2, 0, -2)
        shadow(painter, box, 14, 3)
        painter.setPen(QPen(QColor(243, 208, 138, 110), 1.2))
        painter.setBrush(QColor(GROUND))
        painter.drawRoundedRect(box, 14, 14)
        painter.setPen(QColor(CREAM))
        painter.setFont(font("title", size=20))
        text = QFontMetricsF(painter.font()).elidedText(title, Qt.TextElideMode.ElideRight, box.width() - 40)
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        painter.drawText(QPointF(box.center().x() - width / 2, box.top() + 38), text)
        painter.setFont(font("caption", weight=600, size=12.5))
        painter.setPen(QColor(MIST))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        for place, caption in captions:
            painter.drawText(QRectF(*place), flags, caption)


class TokenItem(Painting):
    """An event token, large."""

    def __init__(self, token: str, middle: QPointF) -> None:
        reach = TOKEN_RADIUS + 4
        super().__init__(QRectF(-reach, -reach, 2 * reach, 2 * reach), Z_OPTION)
        self.setPos(middle)
        self.show_face(token)

    def draw(self, painter: QPainter, sharp: float) -> None:
        draw_token(painter, QPointF(), TOKEN_RADIUS, self.face, sharp)


class Tray:
    """Shows options while something is asked about them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._ground = TrayItem()
        self._ground.hide()
        scene.addItem(self._ground)
        self._items: list[QGraphicsItem] = []
        self._boxes: list[QRectF] = []
        self._options: list[Option] = []

    @property
    def shown(self) -> bool:
        return self._ground.isVisible()

    def show(self, title: str, options: Sequence[Option], raised: Sequence[int] = ()) -> None:
        """Lay these out, the raised ones standing out."""
        self._clear()
        tokens = any(option.sort == AS_TOKEN for option in options)
        width = 2 * TOKEN_RADIUS if tokens else MARKET_CARD
        height = width if tokens else MARKET_CARD * RATIO
        area = LANES.adjusted(22, 30, -22, -34)
        self._boxes = row_rects(len(options), width, height, 44 if tokens else 10, area)
        self._options = list(options)
        captions = []
        for number, (option, box) in enumerate(zip(options, self._boxes, strict=True)):
            self._add(option, box.translated(0, -LIFT if number in raised else 0), number)
            if option.caption:
                side = 24 if tokens else 4
                place = QRectF(box.left() - side, box.bottom() + 8, box.width() + 2 * side, 54)
                captions.append((place.getRect(), option.caption))
        self._ground.show_face((title, tuple(captions)))
        self._ground.show()

    def hide(self) -> None:
        self._clear()
        self._ground.hide()

    def path(self, number: int, raised: bool = False) -> QPainterPath:
        """The outline of an option; of an overlapped card what can be seen."""
        box = self._boxes[number].translated(0, -LIFT if raised else 0)
        if self._options[number].sort == AS_TOKEN:
            return hexagon_path(box.center(), TOKEN_RADIUS + 4)
        if number + 1 < len(self._boxes):
            box.setRight(min(box.right(), self._boxes[number + 1].left()))
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(-2, -2, 2, 2), 8, 8)
        return path

    def _add(self, option: Option, box: QRectF, number: int) -> None:
        item: QGraphicsItem
        if option.sort == AS_TOKEN:
            item = TokenItem(option.name, box.center())
        else:
            item = CardItem(option.name, option.label, box, Z_OPTION + number / 100)
        self._items.append(item)
        self._scene.addItem(item)

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
