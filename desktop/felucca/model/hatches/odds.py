"""The exact odds of a roll (rules: hatches 13.1), for boards, hints and computer players."""

from __future__ import annotations

from felucca.model.hatches.grid import INDEX, PAIRS, dead_pairs
from felucca.model.hatches.moves import Cell
from felucca.model.hatches.rules import IN
from felucca.model.hatches.state import HatchesState


def dead(state: HatchesState, seat: int) -> int:
    """Q: of the 36 results of a pair, those that name no free cell on a seat's board."""
    return dead_pairs(state.opened[seat], state.closed[seat])


def fall_chance(state: HatchesState, seat: int) -> float:
    """The chance, 0 to 1, that a seat falls if it rolls all pairs now in the round; 0 for one who is out."""
    return _chance(state, seat, dead(state, seat))


def fall_chance_after(state: HatchesState, seat: int, at: Cell) -> float:
    """The same with one more open hatch on a cell of its board, for as many pairs as now.

    Raises KeyError for a cell that does not exist.
    """
    return _chance(state, seat, dead_pairs(state.opened[seat] | 1 << INDEX[at], state.closed[seat]))


def place_chance(state: HatchesState, seat: int) -> float:
    """The chance, 0 to 1, that a seat can place by its own pair on another player's roll; 0 for one who is out."""
    return 1 - dead(state, seat) / PAIRS if state.status[seat] == IN else 0.0


def chance(dead_results: int, pairs: int) -> float:
    """The chance that no pair of so many names a free cell, rounded once: the pairs are independent."""
    return float(dead_results**pairs / PAIRS**pairs)


def _chance(state: HatchesState, seat: int, dead_results: int) -> float:
    return chance(dead_results, state.pool()) if state.status[seat] == IN else 0.0
