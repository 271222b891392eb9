"""The market on the pier: the row of cards, what taking one costs, which cards would be skipped."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from felucca.model.sobek.components import NAMES, REACHABLE
from felucca.ui.boards.sobek.cards import draw_glyph
from felucca.ui.boards.sobek.geometry import LIFT, MOORINGS, market_rect
from felucca.ui.boards.sobek.painting import CardItem, Painting
from felucca.ui.shell.theme import font
from felucca.ui.shell.widgets import faded

Z_MARKET, Z_VEIL, Z_LIFTED = 100.0, 140.0, 160.0
TAG_TOP = 183.8
SKIPPED, REACHLESS = "skipped", "reachless"


class VeilItem(Painting):
    """Over a card that would be skipped (red, with the crocodile), or that is out of reach."""

    def __init__(self, box: QRectF, sort: str) -> None:
        super().__init__(QRectF(-1, -1, box.width() + 2, box.height() + 2), Z_VEIL)
        self.setPos(box.topLeft())
        self.show_face(sort)

    def draw(self, painter: QPainter, sharp: float) -> None:
        box = self.area.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        skipped = self.face == SKIPPED
        painter.setBrush(faded(QColor("#5A1E14" if skipped else "#12363C"), 0.5 if skipped else 0.26))
        painter.drawRoundedRect(box, 7, 7)
        if skipped:
            middle = QPointF(box.center().x(), box.top() + 0.42 * box.height())
            painter.setPen(QPen(QColor("#FFE3D6"), 2))
            painter.setBrush(QColor("#A93728"))
            painter.drawEllipse(middle, 18, 18)
            mark = QRectF(middle.x() - 13, middle.y() - 13, 26, 26)
            draw_glyph(painter, "croc", QColor("#FFE9DD"), mark, sharp)


class TagItem(Painting):
    """The price below a card: free, or how many cards go to corruption."""

    def __init__(self, at: int) -> None:
        mooring = market_rect(at)
        super().__init__(QRectF(-42, 0, 84, 23), Z_MARKET)
        self.setPos(mooring.center().x(), TAG_TOP)

    def draw(self, painter: QPainter, sharp: float) -> None:
        text, free = self.face
        painter.setFont(font("micro", weight=700, size=12))
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        mark = 0 if free else 19
        box = QRectF(-(width + mark + 18) / 2, 0, width + mark + 18, 21)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFF6E0" if free else "#F7DDD5"))
        painter.drawRoundedRect(box, 10.5, 10.5)
        ink = QColor("#2F6A4A" if free else "#A93728")
        if mark:
            draw_glyph(painter, "croc", ink, QRectF(box.left() + 8, box.top() + 3, 15, 15), sharp)
        painter.setPen(ink)
        baseline = box.center().y() + QFontMetricsF(painter.font()).capHeight() / 2
        painter.drawText(QPointF(box.left() + 9 + mark, baseline), text)


class Market:
    """The cards of the row as items. `at` counts from 1 at the front."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.cards: list[CardItem] = []
        self._veils: list[VeilItem] = []
        self.tags = [TagItem(at) for at in range(1, REACHABLE + 1)]
        self._reach = REACHABLE
        self._state: tuple[int | None, int | None] = (None, None)
        self._veiled = False
        """Whether the veils are those of `_state`."""
        for tag in self.tags:
            scene.addItem(tag)

    def show(self, market: Sequence[int], label: Callable[[str], str], free: str) -> None:
        for item in self.cards:
            self._scene.removeItem(item)
        self.cards = []
        for at, kind in enumerate(market[:MOORINGS], 1):
            item = CardItem(NAMES[kind], label(NAMES[kind]), market_rect(at), Z_MARKET)
            self._scene.addItem(item)
            self.cards.append(item)
        for at, tag in enumerate(self.tags, 1):
            tag.show_face((free if at == 1 else f"+{at - 1}", at == 1))
            tag.setVisible(at <= len(self.cards))
        self.set_reach(REACHABLE)

    def set_reach(self, reach: int) -> None:
        """How many cards can be taken now; prices are shown where skipping costs."""
        self._reach, self._veiled = reach, False
        for at, tag in enumerate(self.tags, 1):
            tag.setVisible(at <= len(self.cards) and reach == REACHABLE)
        self.point_at(None)

    def point_at(self, at: int | None) -> None:
        """A card is chosen, or none: it stands out, and those skipped for it are veiled."""
        self.preview(at, at)

    def preview(self, at: int | None, lifted_at: int | None) -> None:
        """Veil what taking the card `at` would skip; only the one chosen stands out."""
        if (at, lifted_at) == self._state and self._veiled:
            return
        self._state, self._veiled = (at, lifted_at), True
        for veil in self._veils:
            self._scene.removeItem(veil)
        self._veils = []
        skips = at is not None and self._reach == REACHABLE
        for number, item in enumerate(self.cards, 1):
            lifted = number == lifted_at
            place = market_rect(number).topLeft()
            item.setPos(place - QPointF(0, LIFT if lifted else 0))
            item.setZValue(Z_LIFTED if lifted else Z_MARKET)
            if skips and at is not None and number < at:
                self._veil(number, SKIPPED)
            elif number > self._reach:
                self._veil(number, REACHLESS)

    def box(self, at: int) -> QRectF:
        """Where a card is drawn now."""
        return self.cards[at - 1].box

    def at(self, point: QPointF) -> int | None:
        """The index of the card under a point."""
        for at in range(1, len(self.cards) + 1):
            if market_rect(at).adjusted(-3, -LIFT, 3, 3).contains(point):
                return at
        return None

    def _veil(self, at: int, sort: str) -> None:
        veil = VeilItem(market_rect(at), sort)
        self._veils.append(veil)
        self._scene.addItem(veil)
