"""The hand under the river: the cards of the person in view, and chips for sets that can be played or nearly can."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from felucca.model.sobek.components import AMULET, BACKS, GOOD_OF, GOODS, IS_CHARACTER, KINDS, MIN_SET, NAMES
from felucca.ui.boards.sobek.cards import fitting
from felucca.ui.boards.sobek.geometry import CHIPS, HAND, LIFT, chip_rect, hand_rects
from felucca.ui.boards.sobek.painting import CardItem, Painting
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import round_rect

Z_HAND, Z_CARD = 60.0, 200.0
COMPLETE, HELPED, NEARLY = "complete", "helped", "nearly"
"""A chip for goods cards that make a set, a set with amulets or characters, one card missing."""


class Chip(NamedTuple):
    """A good of the hand: how far its set has come, and how many cards there are."""

    good: str
    state: str
    count: int


class HandFace(NamedTuple):
    """What the panel itself shows: title, count, texts of the chips, bars below groups of cards."""

    title: str
    count: str
    chips: tuple[tuple[str, str], ...]
    bars: tuple[tuple[int, int, str], ...]
    cards: int
    empty: str


def order(hand: Sequence[int]) -> list[str]:
    """The cards of a hand as they lie there: goods by good, amulets, characters; unknown ones last."""
    kinds = [kind for kind, count in enumerate(hand) for _ in range(count)]
    return [NAMES[kind] for kind in sorted(kinds, key=_place)]


def _place(kind: int) -> tuple[bool, bool, bool, int]:
    return kind >= KINDS, IS_CHARACTER[kind], kind == AMULET, kind


def chips(hand: Sequence[int], lying: Collection[str]) -> list[Chip]:
    """The goods of a hand that make a set or nearly do, the surest first. `lying`: goods of which a set lies."""
    found = []
    for number, good in enumerate(GOODS):
        mine = [kind for kind in range(KINDS) if GOOD_OF[kind] == number]
        goods = sum(hand[kind] for kind in mine if not IS_CHARACTER[kind])
        characters = sum(hand[kind] for kind in mine if IS_CHARACTER[kind])
        whole = goods + characters + hand[AMULET]
        own = goods + characters or good in lying
        if goods >= MIN_SET:
            found.append(Chip(good, COMPLETE, goods))
        elif whole >= MIN_SET and own:
            found.append(Chip(good, HELPED, whole))
        elif whole == MIN_SET - 1 and goods:
            found.append(Chip(good, NEARLY, whole))
    return sorted(found, key=_sureness)


def _sureness(chip: Chip) -> tuple[int, int]:
    return (COMPLETE, HELPED, NEARLY).index(chip.state), -chip.count


class HandPanelItem(Painting):
    """The panel below the cards."""

    def __init__(self) -> None:
        super().__init__(HAND.adjusted(-6, -4, 6, 8), Z_HAND)

    def draw(self, painter: QPainter, sharp: float) -> None:
        face: HandFace = self.face
        shadow(painter, HAND, 16, 1)
        round_rect(painter, HAND, 16, theme().color("surface"), theme().color("line"))
        left, room = HAND.left() + 18, 124.0
        painter.setPen(theme().color("text"))
        painter.setFont(font("body_l", weight=700, size=fitting(face.title, 15, room, 11)))
        title = QFontMetricsF(painter.font()).elidedText(face.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(left, HAND.top() + 25), title)
        painter.setFont(font("caption", weight=400, size=13))
        painter.setPen(theme().color("text_tertiary"))
        painter.drawText(QPointF(left, HAND.top() + 43), face.count)
        for index, (text, state) in enumerate(face.chips):
            _draw_chip(painter, index, text, state)
        boxes = hand_rects(face.cards)
        for first, last, state in face.bars:
            ink = theme().color("success" if state == COMPLETE else "line_strong")
            end = (
                boxes[last].right() if last + 1 == len(boxes) else min(boxes[last].right(), boxes[last + 1].left() - 6)
            )
            bar = QRectF(boxes[first].left(), boxes[first].bottom() + 6, end - boxes[first].left(), 4)
            round_rect(painter, bar, 2, ink)
        if face.empty:
            painter.setPen(theme().color("text_tertiary"))
            painter.setFont(font("body"))
            area = QRectF(HAND.left() + 152, HAND.top(), HAND.width() - 172, HAND.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, face.empty)


def pill_rect(index: int, text: str) -> QRectF:
    """The chip with this text, at most as wide as its place."""
    box = chip_rect(index)
    width = QFontMetricsF(_pill_font(box, text)).horizontalAdvance(text) + 20
    return QRectF(box.left(), box.top(), min(box.width(), width), box.height())


def _pill_font(box: QRectF, text: str) -> QFont:
    return font("caption", weight=600, size=fitting(text, 12.5, box.width() - 20, 9, weight=600))


def _draw_chip(painter: QPainter, index: int, text: str, state: str) -> None:
    pill = pill_rect(index, text)
    face = _pill_font(chip_rect(index), text)
    tone = {COMPLETE: "success_soft", HELPED: "primary_soft", NEARLY: "surface_sunken"}[state]
    ink = {COMPLETE: "success", HELPED: "on_primary_soft", NEARLY: "text_secondary"}[state]
    round_rect(painter, pill, pill.height() / 2, theme().color(tone))
    painter.setFont(face)
    painter.setPen(theme().color(ink))
    painter.drawText(QPointF(pill.left() + 10, pill.center().y() + QFontMetricsF(face).capHeight() / 2), text)


class Hand:
    """The cards of a hand as items, and what the panel says of them."""

    def __init__(self, scene: QGraphicsScene, label: Callable[[str], str]) -> None:
        self._scene = scene
        self._label = label
        self.panel = HandPanelItem()
        scene.addItem(self.panel)
        self.cards: list[CardItem] = []
        self.names: list[str] = []
        self.chips: list[Chip] = []
        self._raised: frozenset[int] = frozenset()
        self._hovered: int | None = None

    def show(self, names: Sequence[str], chips_shown: Sequence[Chip], face: HandFace) -> None:
        self.names = list(names)
        self.chips = list(chips_shown[:CHIPS])
        for item in self.cards:
            self._scene.removeItem(item)
        self.cards = []
        for number, (name, box) in enumerate(zip(names, hand_rects(len(names)), strict=True)):
            item = CardItem(name, "" if name in BACKS else self._label(name), box, Z_CARD + number / 100)
            self._scene.addItem(item)
            self.cards.append(item)
        self.panel.show_face(face)
        self._raised, self._hovered = frozenset(), None

    def raise_cards(self, slots: Collection[int]) -> None:
        """These cards are chosen: they stand out."""
        self._raised = frozenset(slots)
        self._place()

    def hover(self, slot: int | None) -> None:
        if slot != self._hovered:
            self._hovered = slot
            self._place()

    def slots_of(self, cards: Sequence[str]) -> frozenset[int]:
        """The places of these cards: where several are alike, the first ones."""
        free = list(enumerate(self.names))
        slots = set()
        for card in cards:
            found = next((pair for pair in free if pair[1] == card), None)
            if found is not None:
                free.remove(found)
                slots.add(found[0])
        return frozenset(slots)

    def path(self, slot: int) -> QPainterPath:
        """What of a card can be seen and clicked, as it lies."""
        box = self.cards[slot].box
        if slot + 1 < len(self.cards):
            box.setRight(min(box.right(), self.cards[slot + 1].box.left()))
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(-1, -1, 1, 1), 8, 8)
        return path

    def at(self, point: QPointF) -> int | None:
        """The card under a point; the uppermost one."""
        for slot in reversed(range(len(self.cards))):
            if self.cards[slot].box.adjusted(-2, 0, 2, LIFT).contains(point):
                return slot
        return None

    def _place(self) -> None:
        for slot, (item, box) in enumerate(zip(self.cards, hand_rects(len(self.cards)), strict=True)):
            lift = LIFT if slot in self._raised else 0.0
            item.setPos(box.topLeft() - QPointF(0, lift))
            item.setZValue(Z_CARD + slot / 100 + (20 if slot == self._hovered else 0))
