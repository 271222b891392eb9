"""Motion on the board: cards travel, boats sail, a round is settled step by step. The truth is shown already."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from felucca.ui.boards.sobek.geometry import HAND, HAND_CARD, MARKET_CARD, RATIO, card_rect, market_rect
from felucca.ui.boards.sobek.painting import CardItem
from felucca.ui.boards.sobek.settlement import COLUMNS, SettlementItem
from felucca.ui.table.motion import TRAVEL

if TYPE_CHECKING:
    from felucca.ui.boards.sobek.board import SobekBoard

Z_TRAVEL = 820.0
STAGE_MS = 620
"""From one column of the settlement to the next."""
STEP_MS = 240
"""A boat slides back by one symbol."""
ARC = 26.0
DEAL_MS = 45


def play_events(board: SobekBoard, events: Sequence[Any], before: Sequence[int], item: SettlementItem | None) -> None:
    """Set in motion what these events brought; `before`: where the boats were."""
    if item is not None:
        _settle(board, item, before)
        return
    wait = 0
    for event in events:
        if event.kind == "taken":
            _take(board, event)
        elif event.kind in ("set", "added"):
            for number, card in enumerate(board.lanes.cards(event.seat, event.good)):
                board.motion.run(partial(_drop, card, card.pos()), "place", delay=number * DEAL_MS)
        elif event.kind == "delivered":
            for number, card in enumerate(board.market.cards):
                board.motion.run(partial(_arrive, card, card.pos()), "place", delay=wait + number * DEAL_MS)
        elif event.kind == "scored" and event.places and board.fleet.boats:
            start, end = event.places[0]
            board.fleet.place(event.seat, start)
            board.fleet.sail(board.motion, event.seat, start, end, "gear", wait)
            wait += 600


def _take(board: SobekBoard, event: Any) -> None:
    """The card goes to the hand in view or to its seat's lane; those skipped sink into corruption."""
    own = event.seat == board.viewer
    target = HAND.center() if own else board.lanes.box(event.seat).center()
    start = market_rect(event.at)
    card = _fly(board, event.card, start.topLeft())
    end = QPointF(target.x() - HAND_CARD / 2, target.y() - HAND_CARD * RATIO / 2)
    board.motion.run(
        partial(_travel, card, card.pos(), end), "travel", easing=TRAVEL, then=partial(board.take_away, card)
    )
    for number, name in enumerate(event.skipped, max(1, event.at - len(event.skipped))):
        skipped = _fly(board, name, market_rect(number).topLeft())
        board.motion.run(
            partial(_sink, skipped, skipped.pos()), "travel", easing=TRAVEL, then=partial(board.take_away, skipped)
        )


def _fly(board: SobekBoard, name: str, at: QPointF) -> CardItem:
    card = CardItem(name, board.label(name), card_rect(at.x(), at.y(), MARKET_CARD), Z_TRAVEL)
    board.addItem(card)
    board.flying.append(card)
    return card


def _travel(item: QGraphicsItem, start: QPointF, end: QPointF, part: float) -> None:
    item.setPos(start + (end - start) * part - QPointF(0, ARC * 4 * part * (1 - part)))
    item.setOpacity(1.0 if part < 0.7 else max(0.0, (1 - part) / 0.3))


def _sink(item: QGraphicsItem, start: QPointF, part: float) -> None:
    item.setPos(start + QPointF(-30 * part, 60 * part))
    item.setOpacity(1 - part)


def _drop(item: QGraphicsItem, at: QPointF, part: float) -> None:
    item.setPos(at - QPointF(0, 26 * (1 - part)))
    item.setOpacity(part)


def _arrive(item: QGraphicsItem, at: QPointF, part: float) -> None:
    item.setPos(at + QPointF(60 * (1 - part), 0))
    item.setOpacity(part)


def _settle(board: SobekBoard, item: SettlementItem, before: Sequence[int]) -> None:
    """Column by column; boats sail on when points are told, and slide back symbol by symbol at the end."""
    item.set_stage(0)
    for seat, position in enumerate(before):
        board.fleet.place(seat, position)
    for stage in range(1, len(COLUMNS) + 1):
        board.motion.run(partial(_to_stage, item, stage), "press", delay=stage * STAGE_MS)
    for seat, position in enumerate(before):
        gained = item.accounts.seats[seat].points
        if gained:
            board.fleet.sail(board.motion, seat, position, position + gained, "dice", 3 * STAGE_MS)
    wait = (len(COLUMNS) + 1) * STAGE_MS
    for account, seat in zip(item.accounts.seats, range(len(before)), strict=True):
        for start, end in account.steps:
            board.fleet.sail(board.motion, seat, start, end, "place", wait)
            wait += STEP_MS
    board.motion.run(_rest, "press", delay=wait + STAGE_MS)


def _to_stage(item: SettlementItem, stage: int, part: float) -> None:
    item.set_stage(max(stage, item.stage))


def _rest(part: float) -> None:
    """The finished table stays for a moment before the game goes on."""
