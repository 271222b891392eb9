"""Cards, card backs and event tokens, each drawn once for a size and then copied."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from felucca.model.sobek.components import BACKS, CHARACTER_CARDS, GOOD_OF, GOODS, KIND, SCARABS
from felucca.ui.boards.sobek.geometry import RATIO
from felucca.ui.shell.icons import glyph_pixmap, svg_pixmap
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font, read_color, theme
from felucca.ui.shell.widgets import faded

MARGIN = 8.0
"""Room for the shadow around a card, in scene units."""
PAPER, CHARACTER_PAPER = ("#FFFBF0", "#F3E7CD"), ("#FFF4E2", "#F6DDB8")
OUTLINE = "#5A4630"
_CHARACTERS = {card.name: card.good for card in CHARACTER_CARDS}
_PICTURES = {"priest": "high_priest", "priestess": "high_priestess"}
"""Pictograms of characters that are not called as the card is."""


def colour_of(name: str) -> QColor:
    """The type colour of a card: its good's, the amulet's or the characters'."""
    tokens = theme().tokens["sobek"]
    if name in _CHARACTERS:
        return QColor(tokens["character"])
    return QColor(tokens["goods"][good_of(name)])


def good_of(name: str) -> str:
    """The good of a card by name, or "amulet"."""
    number = GOOD_OF[KIND[name]]
    return GOODS[number] if number < len(GOODS) else "amulet"


def pictogram(name: str) -> str:
    """The picture of a card, of a good or of a token, in the folder of pictograms."""
    if name in _CHARACTERS:
        return f"character_{_PICTURES.get(name, name.partition('_')[0])}"
    return f"goods_{name if name in GOODS else good_of(name)}"


def card_pixmap(name: str, label: str, width: float, scale: float, ratio: float) -> QPixmap:
    """A card or a back, `width` scene units wide at so many px a unit, with `MARGIN` around it."""
    return _card(name, label, width, round(scale, 4), ratio, theme().name)


@lru_cache(maxsize=400)
def _card(name: str, label: str, width: float, scale: float, ratio: float, look: str) -> QPixmap:
    height = width * RATIO
    picture = QPixmap(ceil((width + 2 * MARGIN) * scale * ratio), ceil((height + 2 * MARGIN) * scale * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    box = QRectF(MARGIN, MARGIN, width, height)
    shadow(painter, box, 0.09 * width, 1)
    draw_card(painter, box, name, label, scale * ratio)
    painter.end()
    return picture


def draw_card(painter: QPainter, box: QRectF, name: str, label: str, sharp: float = 1.0) -> None:
    """A card in a rectangle; `sharp` is how many device px a unit has."""
    if name in BACKS:
        draw_back(painter, box, name, sharp)
    else:
        _draw_face(painter, box, name, label, sharp)


def draw_back(painter: QPainter, box: QRectF, back: str, sharp: float = 1.0) -> None:
    picture = svg_pixmap("art", "tokens", f"cardback_{back}.svg", width=box.width(), height=box.height(), dpr=sharp)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


def _draw_face(painter: QPainter, box: QRectF, name: str, label: str, sharp: float) -> None:
    w, character = box.width(), name in _CHARACTERS
    colour = colour_of(name)
    paper = QLinearGradient(box.topLeft(), box.bottomLeft())
    for stop, shade in enumerate(CHARACTER_PAPER if character else PAPER):
        paper.setColorAt(stop, QColor(shade))
    painter.setPen(QPen(faded(QColor(OUTLINE), 0.45), 1))
    painter.setBrush(paper)
    painter.drawRoundedRect(box, 0.09 * w, 0.09 * w)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(colour, 0.8), 0.018 * w))
    inner = box.adjusted(0.045 * w, 0.045 * w, -0.045 * w, -0.045 * w)
    painter.drawRoundedRect(inner, 0.0585 * w, 0.0585 * w)
    _draw_ground(painter, box, colour, character)
    middle = box.top() + (0.44 if character else 0.455) * box.height()
    side = 0.66 * w
    draw_pictogram(painter, pictogram(name), QRectF(box.center().x() - side / 2, middle - side / 2, side, side), sharp)
    _draw_corner(painter, box, name, colour, sharp)
    _draw_bar(painter, box, colour, label)


def _draw_ground(painter: QPainter, box: QRectF, colour: QColor, character: bool) -> None:
    """The pale disc, or the rising half of one, behind the picture."""
    w = box.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colour, 0.16 if character else 0.12))
    if character:
        painter.drawEllipse(QPointF(box.center().x(), box.top() + 0.44 * box.height()), 0.36 * w, 0.36 * w)
        return
    radius = 0.43 * w
    disc = QRectF(box.center().x() - radius, box.top() + 0.6 * box.height() - radius, 2 * radius, 2 * radius)
    painter.drawPie(disc, 0, 180 * 16)


def _draw_corner(painter: QPainter, box: QRectF, name: str, colour: QColor, sharp: float) -> None:
    """Scarabs, the question mark of a joker, or the good printed on a character."""
    w = box.width()
    if name in _CHARACTERS:
        painter.setPen(QPen(colour, 0.016 * w))
        painter.setBrush(QColor(PAPER[0]))
        middle = box.topLeft() + QPointF(0.17 * w, 0.17 * w)
        painter.drawEllipse(middle, 0.125 * w, 0.125 * w)
        small = QRectF(middle.x() - 0.1 * w, middle.y() - 0.1 * w, 0.2 * w, 0.2 * w)
        draw_pictogram(painter, f"goods_{_CHARACTERS[name]}", small, sharp)
    elif name == "amulet":
        painter.setFont(font("body", weight=800, size=0.17 * w))
        painter.setPen(colour)
        painter.drawText(box.topLeft() + QPointF(0.13 * w, 0.215 * w), "?")
    else:
        ink = read_color(theme().tokens["sobek"]["scarab"])
        for number in range(SCARABS[KIND[name]]):
            at = box.topLeft() + QPointF((0.05 + 0.175 * number) * w, 0.05 * w)
            draw_glyph(painter, "scarab", ink, QRectF(at.x(), at.y(), 0.19 * w, 0.19 * w), sharp)


def _draw_bar(painter: QPainter, box: QRectF, colour: QColor, label: str) -> None:
    w, h = box.width(), box.height()
    bar = QRectF(box.left() + 0.045 * w, box.top() + 0.803 * h, 0.91 * w, 0.165 * h)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(bar, 0.05 * w, 0.05 * w)
    painter.setPen(QColor("#FFFFFF"))
    face = font("micro", weight=700, size=fitting(label, 0.132 * w, bar.width() - 0.03 * w, 0.06 * w))
    painter.setFont(face)
    metrics = QFontMetricsF(face)
    left = bar.center().x() - metrics.horizontalAdvance(label) / 2
    painter.drawText(QPointF(left, bar.center().y() + metrics.capHeight() / 2), label)


def fitting(text: str, size: float, room: float, least: float, weight: int = 700) -> float:
    """The font size at which a text fits into its room, at most `size` and not below `least`."""
    width = QFontMetricsF(font("micro", weight=weight, size=size)).horizontalAdvance(text)
    return size if width <= room else max(least, size * room / width)


def draw_pictogram(painter: QPainter, name: str, box: QRectF, sharp: float) -> None:
    picture = svg_pixmap("art", "pictograms", f"{name}.svg", width=box.width(), height=box.height(), dpr=sharp)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


def draw_glyph(painter: QPainter, name: str, ink: QColor, box: QRectF, sharp: float) -> None:
    picture = glyph_pixmap(name, ink, ceil(box.width()), max(1.0, sharp))
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


# Event tokens

TEAL, TEAL_DARK, GOLD = "#0E6270", "#073943", "#F3D08A"
_PALE = "#F2F7F2"


def hexagon(middle: QPointF, radius: float) -> QPolygonF:
    corners = [(middle.x() + radius * sin(pi * n / 3), middle.y() - radius * cos(pi * n / 3)) for n in range(6)]
    return QPolygonF([QPointF(x, y) for x, y in corners])


def hexagon_path(middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(hexagon(middle, radius))
    path.closeSubpath()
    return path


def draw_token(painter: QPainter, middle: QPointF, radius: float, token: str, sharp: float = 1.0) -> None:
    """An event token from the front, or from behind (no token), or, as "spent", its empty place."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if token == "spent":
        pen = QPen(theme().color("line_strong"), 1.4, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4 / 1.4, 4 / 1.4])
        painter.setPen(pen)
        painter.drawPolygon(hexagon(middle, radius))
        return
    pen = QPen(QColor(TEAL_DARK), max(1.5, 0.05 * radius))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(TEAL))
    painter.drawPolygon(hexagon(middle, radius))
    if not token:
        side = 1.37 * radius
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        draw_glyph(painter, "croc", QColor(GOLD), place, sharp)
        return
    painter.setPen(QPen(QColor(GOLD), max(1.0, 0.035 * radius)))
    painter.setBrush(QColor(_PALE))
    painter.drawPolygon(hexagon(middle, 0.84 * radius))
    draw_token_mark(painter, token, middle, radius, sharp)


def draw_token_mark(painter: QPainter, token: str, middle: QPointF, radius: float, sharp: float) -> None:
    """What a token shows: the symbol of a guild, or the picture of its event."""
    sort, _, symbol = token.partition("_")
    if sort == "guild":
        side = 0.92 * radius
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        draw_glyph(painter, f"track_{symbol}", QColor("#5A3C16"), place, sharp)
        return
    side = 1.08 * radius
    draw_pictogram(painter, f"event_{sort}", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), sharp)


def forget_pictures(*_ignored: Any) -> None:
    """Other words or another theme: cards are drawn anew."""
    _card.cache_clear()
