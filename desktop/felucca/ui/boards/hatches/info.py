"""What the pointer is over, what a roll risks, what a screen reader says: the position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from felucca.model.hatches import odds
from felucca.model.hatches.grid import INDEX, cells_of
from felucca.model.hatches.moves import Cell
from felucca.model.hatches.rules import IN
from felucca.model.hatches.state import HatchesState
from felucca.ui.boards.hatches.pieces import CLOSED, OPEN
from felucca.ui.boards.hatches.places import ODDS, PILE, pair_places
from felucca.ui.table.board import Holding, Info
from felucca.ui.words.hatches_board import BoardTexts

if TYPE_CHECKING:
    from felucca.ui.boards.hatches.board import HatchesBoard


def info_at(board: HatchesBoard, point: QPointF) -> Info | None:
    """What lies under a scene point: a cell of any board, a pair of dice, the pile, the chance of falling."""
    for panel in board.panels():
        cell = panel.grid.at(point)
        if cell is not None:
            return _cell(board, panel.seat, cell)
    state = board.observation
    for seat, place in enumerate(pair_places(state.seats)):
        if place.contains(point):
            return _pair(board, seat)
    if PILE.contains(point):
        return Info(*board.texts.pile(state.pile))
    if ODDS.contains(point) and state.status[board.large] == IN:
        dead = odds.dead(state, board.large)
        return Info(board.words.nouns.pairs(state.pool()), board.words.nouns.of_results(dead))
    return None


def _cell(board: HatchesBoard, seat: int, cell: Cell) -> Info:
    state, texts, bit = board.observation, board.texts, 1 << INDEX[cell]
    if state.closed[seat] & bit:
        detail = texts.closed_hatch()
    elif state.opened[seat] & bit:
        detail = texts.open_hatch()
    else:
        detail = texts.empty_cell() if state.free(seat) & bit else texts.barred_cell()
    return Info(texts.cell(board.names[seat], cell), detail, board.colours[seat], places=((seat, cell),))


def _pair(board: HatchesBoard, seat: int) -> Info:
    state, texts = board.observation, board.texts
    if state.status[seat] == IN:
        return Info(*texts.dice(board.names[seat], state.dice[seat]), board.colours[seat])
    return Info(*texts.absent(board.names[seat], state.status[seat]), board.colours[seat])


def risk_note(board: HatchesBoard, cell: Cell) -> str:
    """What a hatch on a cell would lead to."""
    state, seat = board.observation, board.decision.seat
    chance = board.words.percent(odds.fall_chance_after(state, seat, cell))
    texts = board.texts
    return f"{texts.risk()} {texts.on_next_roll()}: {chance}\n{texts.placed_on(cell)}"


def odds_words(board: HatchesBoard, considered: Cell | None) -> tuple[str, str, float | None, str]:
    """Heading, when, chance and note of the readout, for the seat of the large board."""
    state, texts = board.observation, board.texts
    seat = board.large
    asked = board.decision is not None and board.decision.seat == seat
    if state.status[seat] != IN:
        return texts.risk(), texts.out(), None, ""
    if asked and considered is not None:
        return (
            texts.risk(),
            texts.on_next_roll(),
            odds.fall_chance_after(state, seat, considered),
            texts.placed_on(considered),
        )
    chance = odds.fall_chance(state, seat)
    if state.decision().kind == "decide" and state.decision().seat == seat:
        stake = state.opened[seat].bit_count()
        return texts.risk(), texts.on_this_roll(), chance, board.words.nouns.at_stake(stake)
    return texts.risk(), texts.on_next_roll(), chance, texts.as_it_stands()


def holdings(texts: BoardTexts, state: HatchesState, seat: int) -> list[Holding]:
    """Closed hatches of the target, open ones, and how far the seat has come."""
    closed, opened = state.closed[seat].bit_count(), state.opened[seat].bit_count()
    target = state.rules.target
    told = texts.holding_closed(target)
    return [
        Holding("hatch", str(closed), f"/{target}", told, piece=CLOSED),
        Holding("hatch", str(opened), "", texts.holding_open(), piece=OPEN),
        Holding("", "", "", told, share=closed / target),
    ]


def description(board: HatchesBoard) -> str:
    """Every board and every pair of dice in words."""
    state, texts = board.observation, board.texts
    boards = [
        texts.described(board.names[seat], cells_of(state.opened[seat]), cells_of(state.closed[seat]))
        for seat in range(state.seats)
    ]
    for seat in range(state.seats):
        info = _pair(board, seat)
        boards.append(f"{info.title}, {info.detail}.")
    return " ".join(boards)
