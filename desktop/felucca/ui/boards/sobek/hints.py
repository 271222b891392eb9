"""What lies under the pointer, and the shapes of the places that log lines speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from felucca.model.sobek.components import BACKS, GOOD
from felucca.ui.boards.sobek.geometry import cell_rect
from felucca.ui.table.board import Info

if TYPE_CHECKING:
    from felucca.ui.boards.sobek.board import SobekBoard


def info_at(board: SobekBoard, point: QPointF) -> Info | None:
    """The label at the pointer: a boat, a card, a set. Nothing while a tray or the settlement lies there."""
    seat = board.fleet.at(point)
    if seat is not None:
        return Info(board.names[seat], board.words.position(board.observation.points[seat]), board.colours[seat])
    if board.tray.shown or board.settlement is not None:
        return None
    at = board.market.at(point)
    if at is not None:
        card = board.market.cards[at - 1].name
        return Info(board.words.unknown_card() if card in BACKS else board.words.card(card))
    slot = board.hand.at(point)
    if slot is not None:
        return Info(board.words.card(board.hand.names[slot]))
    found = board.lanes.set_at(point)
    return None if found is None else _set_info(board, *found)


def _set_info(board: SobekBoard, seat: int, good: str) -> Info:
    scarabs, size = board.observation.set_worth(seat, GOOD[good])
    words = board.words
    cards = words.listing([words.card_name(kind) for kind in board.observation.set_of(seat, good)])
    return Info(f"{words.good(good)}: {words.product(scarabs, size)}", cards, board.colours[seat])


def places_path(board: SobekBoard, places: Any) -> QPainterPath:
    """The outline of cells of the track and of sets that still lie there."""
    path = QPainterPath()
    for sort, *what in places or ():
        if sort == "cell":
            path.addRoundedRect(cell_rect(what[0]).adjusted(-2, -2, 2, 2), 6, 6)
        elif sort == "set":
            path.addPath(board.lanes.set_path(*what))
    return path.simplified()
