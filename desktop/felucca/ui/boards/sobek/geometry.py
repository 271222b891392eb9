"""Where everything lies on the board of Sobek, in scene units: one px at 100 %."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from felucca.model.sobek.components import TRACK

SIZE = QRectF(0, 0, 858, 728)
FRAME = QRectF(2.4, 0, 853.2, 581.2)
RIVER = QRectF(34.6, 32.2, 788.8, 516.8)
PIER = QRectF(46.6, 60.2, 764.8, 151.6)
LANES = QRectF(46.6, 223.8, 764.8, 313.2)
HAND = QRectF(0, 590.2, 858, 137.8)

PITCH, CELL = 27.2, 25.2
ACROSS, DOWN = 31, 21
MOORINGS = 9
MARKET_CARD, SET_CARD, MINI_CARD, HAND_CARD = 74.0, 60.0, 44.0, 80.0
RATIO = 1.4
"""Height of a card by its width."""
LIFT = 12.0
"""How far a card stands out when the pointer is on it or it is chosen."""
STEP, MINI_STEP = 26.0, 20.0
"""From card to card in a column."""
FAN = 8.0
"""Boats on one cell stand so far apart."""
BOAT = 1.05
GAP = 12.0
HEAD = 40.0
"""The upper part of a lane: whose it is, what its sets are worth."""
HAND_LEFT, HAND_TOP = 152.0, 599.0
HAND_ROOM, HAND_PITCH = 692.0, 86.0
CHIP_HEIGHT, CHIP_STEP, CHIPS = 24.0, 28.0, 3
LYING = 0.52
"""The size of a lying card in a lane, by that of a standing one."""


def card_rect(left: float, top: float, width: float) -> QRectF:
    return QRectF(left, top, width, width * RATIO)


def cell_rect(position: int) -> QRectF:
    """The cell of a position on the track, clockwise from 0 at the upper left; the second lap uses the same cells."""
    space = position % len(TRACK)
    right, bottom = ACROSS - 1, DOWN - 1
    if space <= right:
        column, row = space, 0
    elif space <= right + bottom:
        column, row = right, space - right
    elif space <= 2 * right + bottom:
        column, row = 2 * right + bottom - space, bottom
    else:
        column, row = 0, 2 * (right + bottom) - space
    return QRectF(8.4 + PITCH * column, 6 + PITCH * row, CELL, CELL)


def boat_point(position: int, place: int = 0, sharing: int = 1) -> QPointF:
    """The waterline of a boat on a cell that it shares with others: the `place`-th of `sharing`."""
    cell = cell_rect(position)
    return QPointF(cell.center().x() + FAN * (place - (sharing - 1) / 2), cell.bottom() - 0.6)


def market_rect(at: int) -> QRectF:
    """The mooring of the market card at index `at`, from 1."""
    return card_rect(62 + 82.5 * (at - 1), 72.2, MARKET_CARD)


def lane_rects(seats: int) -> list[QRectF]:
    """One lane a seat; with four seats two by two."""
    columns = 2 if seats == 4 else seats
    rows = 2 if seats == 4 else 1
    width = (LANES.width() - GAP * (columns - 1)) / columns
    height = (LANES.height() - GAP * (rows - 1)) / rows
    return [
        QRectF(
            LANES.left() + (width + GAP) * (seat % columns), LANES.top() + (height + GAP) * (seat // columns),
            width, height,
        )
        for seat in range(seats)
    ]  # fmt: skip


class Column(NamedTuple):
    """A vertical set in its lane: the cards from behind to front, and where its value stands."""

    cards: tuple[QRectF, ...]
    value: QRectF
    below: bool
    """Whether the value stands below the cards, for want of room beside them."""


def columns(lane: QRectF, sizes: Sequence[int], lying: bool) -> list[Column]:
    """The vertical sets of a lane by their numbers of cards; `lying`: horizontal sets lie below them."""
    if not sizes:
        return []
    pitch = min(120.0, (lane.width() - 26) / len(sizes))
    beside = pitch >= 108
    low = lane.height() < 200
    width = SET_CARD if pitch >= 68 and not low else MINI_CARD
    floor = lane.bottom() - 10 - (0 if beside else 42) - (36 if lying else 0)
    found = []
    for index, size in enumerate(sizes):
        left, top = lane.left() + 14 + pitch * index, lane.top() + HEAD + 2
        room = floor - top - width * RATIO
        step = min(STEP if width == SET_CARD else MINI_STEP, room / max(1, size - 1))
        cards = tuple(card_rect(left, top + step * number, width) for number in range(size))
        bottom = cards[-1].bottom()
        value = QRectF(left + width + 8, top + 6, pitch - width - 10, 88)
        if not beside:
            value = QRectF(left, bottom + 3, pitch - 4, 38)
        found.append(Column(cards, value, not beside))
    return found


def lying_rects(lane: QRectF, sizes: Sequence[int]) -> list[tuple[QRectF, ...]]:
    """The horizontal sets at the lower edge of a lane: cards on their side, overlapped."""
    height = MINI_CARD * LYING * 1.3
    width = height * RATIO
    left, sets = lane.left() + 14, []
    room = lane.width() - 28 - len(sizes) * (width + 8)
    step = min(16.0, room / max(1, sum(sizes) - len(sizes)))
    for size in sizes:
        row = tuple(QRectF(left + step * n, lane.bottom() - height - 8, width, height) for n in range(size))
        left = row[-1].right() + 8
        sets.append(row)
    return sets


def hand_rects(count: int) -> list[QRectF]:
    """The places of so many hand cards; many of them overlap."""
    pitch = HAND_PITCH if count < 2 else min(HAND_PITCH, (HAND_ROOM - HAND_CARD) / (count - 1))
    return [card_rect(HAND_LEFT + pitch * n, HAND_TOP, HAND_CARD) for n in range(count)]


def chip_rect(index: int) -> QRectF:
    """The place of a chip beside the hand cards."""
    return QRectF(HAND.left() + 14, HAND.top() + 49 + CHIP_STEP * index, 128, CHIP_HEIGHT)


def row_rects(count: int, width: float, height: float, gap: float, area: QRectF) -> list[QRectF]:
    """So many things in a row in the middle of an area; they move together where there is no room."""
    step = width + gap
    if count > 1:
        step = min(step, (area.width() - width) / (count - 1))
    left = area.center().x() - (step * (count - 1) + width) / 2
    return [QRectF(left + step * n, area.center().y() - height / 2, width, height) for n in range(count)]
