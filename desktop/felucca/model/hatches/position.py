"""A state as JSON and back.

Records write every key; test cases only what differs from the default: two empty boards, everybody in the round,
seat 0 to decide in the first turn. Cells are written "2-5", a roll as it lay: pip die, then digit die.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from felucca.model.core.contract import Position, PositionError
from felucca.model.hatches.components import PLAYERS, TOKENS
from felucca.model.hatches.grid import INDEX, VALUES, cells_of
from felucca.model.hatches.moves import Cell
from felucca.model.hatches.rules import OPTIONS, STATUS, Frame, rules_for
from felucca.model.hatches.state import HatchesState
from felucca.model.hatches.turn import run

_PHASES = {"starter": 1, "decide": 2, "dice": 2, "place": 2, "answer": 3, "end": 2}
"""The length of a frame, by its phase."""


def text(cell: Cell) -> str:
    """A cell or a roll in words: "2-5"."""
    return f"{cell[0]}-{cell[1]}"


def cell(words: str) -> Cell:
    """The cell or roll of "2-5". Raises ValueError for anything else."""
    row, column = map(int, words.split("-"))
    if row not in VALUES or column not in VALUES:
        raise ValueError(f"no such cell: {words!r}")
    return row, column


def write(state: HatchesState) -> Position:
    """The JSON form of a state, agenda included."""
    return {
        "seats": state.seats,
        "options": {option.id: getattr(state.rules, option.id) for option in OPTIONS},
        "boards": [
            {"open": [text(at) for at in cells_of(opened)], "closed": [text(at) for at in cells_of(closed)]}
            for opened, closed in zip(state.opened, state.closed, strict=True)
        ],
        "status": [STATUS[status] for status in state.status],
        "falls": state.falls[:],
        "exits": state.exits[:],
        "pile": state.pile,
        "round": state.round,
        "turn": state.turns,
        "starter": state.starter,
        "thrown": state.thrown,
        "dice": [text(pair) if pair else None for pair in state.dice],
        "agenda": [list(frame) for frame in state.agenda],
    }


def read(position: Mapping[str, Any]) -> HatchesState:
    """The state of a position. Raises PositionError with what is wrong."""
    try:
        return _read(position)
    except PositionError:
        raise
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise PositionError(f"{type(error).__name__}: {error}") from None


def _read(position: Mapping[str, Any]) -> HatchesState:
    seats = int(position.get("seats", 2))
    if seats not in PLAYERS:
        raise PositionError(f"a table of {seats}")
    state = HatchesState(rules_for(position.get("options", {})), seats)
    for seat, board in enumerate(position.get("boards", ())):
        state.opened[seat] = _mask(board.get("open", ()))
        state.closed[seat] = _mask(board.get("closed", ()))
        if state.opened[seat] & state.closed[seat]:
            raise PositionError(f"open and closed hatches on one cell, seat {seat}")
        state.score[seat] = state.worth(state.closed[seat])
    state.status = [STATUS.index(word) for word in position.get("status", ["in"] * seats)]
    state.falls = _ints(position.get("falls", [0] * seats))
    state.exits = _ints(position.get("exits", [0] * seats))
    state.pile = int(position.get("pile", TOKENS - _tokens(state)))
    state.round = int(position.get("round", 1))
    state.turns = int(position.get("turn", 1))
    state.starter = int(position.get("starter", 0))
    state.thrown = int(position.get("thrown", 0))
    state.dice = [cell(words) if words else None for words in position.get("dice", [None] * seats)]
    if {len(state.status), len(state.falls), len(state.exits), len(state.dice)} != {seats}:
        raise PositionError("not one value a seat")
    state.agenda = [_frame(state, frame) for frame in position.get("agenda", [["decide", state.starter]])]
    run(state, [])
    return state


def _mask(cells: Iterable[str]) -> int:
    mask = 0
    for words in cells:
        mask |= 1 << INDEX[cell(words)]
    return mask


def _ints(values: Iterable[Any]) -> list[int]:
    return [int(value) for value in values]


def _tokens(state: HatchesState) -> int:
    """The hatches on all boards."""
    return sum(cells.bit_count() for cells in (*state.opened, *state.closed))


def _frame(state: HatchesState, frame: Iterable[Any]) -> Frame:
    phase, *seats = frame
    if len(seats) + 1 != _PHASES[phase] or any(seat not in range(state.seats) for seat in seats):
        raise PositionError(f"no such step: {[phase, *seats]}")
    return (phase, *seats)
