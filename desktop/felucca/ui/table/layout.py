"""Where everything on a table page lies, from the size of the window alone."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QMargins, QRect, QSize

from felucca.ui.table import drawer, prompt, topbar, zoombar
from felucca.ui.table.seats import GAP, NARROW_GAP, seat_height

COMPACT_BELOW, WIDE_FROM = 1200, 1920
STOCK_MOST = 336
ZOOM_INSET = 18


class Places(NamedTuple):
    """Rectangles in px of the page; `free` are the margins around the open part of the board's view."""

    compact: bool
    seats: list[QRect]
    stock: QRect
    last: QRect
    side: QRect
    prompt: QRect
    zoom: QRect
    view: QRect
    free: QMargins


def places(size: QSize, seats: int, stock_least: int, stock_most: int = STOCK_MOST) -> Places:
    """The places at a window size, for a number of seats and a stock panel of a least height (0 for none)."""
    compact = size.width() < COMPACT_BELOW
    margin, gap = (12, 10) if compact else (16, 12)
    wide = size.width() >= WIDE_FROM
    left_width, side_width = (280, 320) if wide else (250, drawer.WIDTH if compact else 268)
    top = topbar.HEIGHT + (12 if compact else 18)
    bar_height = prompt.COMPACT_HEIGHT if compact else prompt.HEIGHT
    bar_left = margin if compact else margin + left_width + 16
    bar_top = size.height() - (10 if compact else 16) - bar_height
    bar = QRect(bar_left, bar_top, size.width() - bar_left - margin, bar_height)
    bottom = bar_top - gap
    left_bottom = bottom if compact else bar.bottom() + 1
    last = QRect(margin, left_bottom - drawer.LAST_HEIGHT, left_width, drawer.LAST_HEIGHT) if compact else QRect()
    below = drawer.LAST_HEIGHT if compact else 0
    height, between = _seat_row(seats, left_bottom - top - below, stock_least, compact)
    room = left_bottom - top - (below + between if compact else 0)
    boxes = [QRect(margin, top + index * (height + between), left_width, height) for index in range(seats)]
    under = top + seats * (height + between)
    stock_height = max(stock_least, min(stock_most, top + room - under)) if stock_least else 0
    stock = QRect(margin, under, left_width, stock_height)
    side = QRect(size.width() - margin - side_width, top, side_width, bottom - top)
    left = margin + left_width + (12 if compact else 16)
    right = margin if compact else size.width() - side.left() + 16
    view = QRect(0, topbar.HEIGHT, size.width(), size.height() - topbar.HEIGHT)
    free = QMargins(left, top - topbar.HEIGHT, right, size.height() - bottom)
    zoom = QRect(size.width() - right - zoombar.WIDTH, bottom - ZOOM_INSET + 8 - zoombar.HEIGHT, zoombar.WIDTH, 0)
    return Places(compact, boxes, stock, last, side, bar, zoom, view, free)


def _seat_row(seats: int, room: int, stock_least: int, compact: bool) -> tuple[int, int]:
    """Height of a seat, and the gap between all that stands in the left column."""
    height = 0
    for between in (GAP, NARROW_GAP):
        rest = room - (stock_least + between if stock_least else 0) - (between if compact else 0)
        height = seat_height(seats, rest, between)
        if seats * height + (seats - 1) * between <= rest:
            return height, between
    return height, NARROW_GAP
