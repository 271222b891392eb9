"""The reducers of Hatches: what each answer does, and what runs on by itself (rules: hatches 5 to 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from felucca.model.core.chance import Source
from felucca.model.core.contract import Scored, Term
from felucca.model.hatches.components import GRID, MAX_ROUNDS, POINTS_CLOSED
from felucca.model.hatches.grid import CELLS, INDEX, LINES, VALUES, cells_of, complete_lines
from felucca.model.hatches.moves import (
    Dice,
    Fell,
    GameOver,
    Left,
    LineCompleted,
    Passed,
    Placed,
    Rolled,
    RoundBegun,
    RoundEnded,
    Starter,
    TurnBegun,
)
from felucca.model.hatches.rules import FALLEN, IN, LEFT, Frame

if TYPE_CHECKING:
    from felucca.model.hatches.state import HatchesState

_FACES = (1,) * len(VALUES)


def outcome(state: HatchesState, source: Source) -> Any:
    """What chance answers: the first starter, or the dice of everybody in the round (rules: hatches 12)."""
    phase = state.agenda[-1][0] if state.agenda else "over"
    if phase == "starter":
        return Starter(source.pick("starter", 0, (1,) * state.seats))
    if phase != "dice":
        raise ValueError("chance is not asked")
    pick, number = source.pick, state.thrown
    pairs = []
    for _ in range(state.status.count(IN)):
        pairs.append((1 + pick("die", number, _FACES), 1 + pick("die", number + 1, _FACES)))
        number += 2
    return Dice(tuple(pairs))


def answer(state: HatchesState, action: Any) -> list[Any]:
    """Apply a legal action and run on to the next question; the events."""
    events: list[Any] = []
    frame = state.agenda.pop()
    _ANSWERS[action.do](state, frame, action, events)
    run(state, events)
    return events


def run(state: HatchesState, events: list[Any]) -> None:
    """Work off what needs no answer, until somebody, or chance, is asked."""
    agenda = state.agenda
    state.legal = 0
    while agenda:
        go_on = _AUTOMATIC.get(agenda[-1][0])
        if go_on is None or not go_on(state, agenda[-1], events):
            return


# Answers


def _name_starter(state: HatchesState, frame: Frame, action: Any, events: list[Any]) -> None:
    state.starter = action.seat
    begin_round(state, events)


def _leave_round(state: HatchesState, frame: Frame, action: Any, events: list[Any]) -> None:
    """Close the open hatches for good; no roll, no placement (rules: hatches 7)."""
    seat = frame[1]
    opened, before = state.opened[seat], state.closed[seat]
    state.opened[seat] = 0
    state.closed[seat] = before | opened
    state.status[seat] = LEFT
    state.exits[seat] = state.turns
    state.agenda.append(("end", seat))
    cells = cells_of(opened)
    events.append(Left(seat, cells))
    if opened:
        points = len(cells) * POINTS_CLOSED
        state.score[seat] += points
        events.append(Scored(seat, points, "closed", (Term("closed", len(cells), POINTS_CLOSED),), cells))
        _score_lines(state, seat, before, events)


def _score_lines(state: HatchesState, seat: int, before: int, events: list[Any]) -> None:
    """The points of the lines that were not complete with the hatches closed `before` (rules: hatches 10)."""
    lines = complete_lines(state.closed[seat])
    if not lines:
        return
    known, points = complete_lines(before), state.rules.line_points
    for number in lines:
        if number not in known:
            cells, axis = cells_of(LINES[number]), "row" if number < GRID else "column"
            events.append(LineCompleted(seat, axis, number % GRID + 1, cells))
            state.score[seat] += points
            events.append(Scored(seat, points, "line", (Term(axis, 1, points),), cells))


def _roll(state: HatchesState, frame: Frame, action: Any, events: list[Any]) -> None:
    state.agenda.append(("dice", frame[1]))


def _throw(state: HatchesState, frame: Frame, action: Any, events: list[Any]) -> None:
    """The dice fall; the active player places first, then the others clockwise (rules: hatches 5.3)."""
    active, seats, agenda = frame[1], state.seats, state.agenda
    pairs = iter(action.pairs)
    state.dice = [next(pairs) if status == IN else None for status in state.status]
    state.thrown += 2 * len(action.pairs)
    events.append(Rolled(active, tuple(state.dice)))
    agenda.append(("end", active))
    for seat in (*range(active - 1, -1, -1), *range(seats - 1, active, -1)):
        if state.status[seat] == IN:
            agenda.append(("answer", seat, active))
    agenda.append(("place", active))


def _place(state: HatchesState, frame: Frame, action: Any, events: list[Any]) -> None:
    open_hatch(state, frame[1], frame[-1], INDEX[action.at], events)


def _pass(state: HatchesState, frame: Frame, action: Any, events: list[Any]) -> None:
    events.append(Passed(frame[1], False))


def open_hatch(state: HatchesState, seat: int, active: int, bit: int, events: list[Any]) -> None:
    """A token of the pile comes to lie on a cell, open side up (rules: hatches 6)."""
    state.opened[seat] |= 1 << bit
    state.pile -= 1
    events.append(Placed(seat, CELLS[bit], state.reached_by(CELLS[bit]) if seat == active else (seat,)))


_ANSWERS: dict[str, Callable[[HatchesState, Frame, Any, list[Any]], None]] = {
    "starter": _name_starter,
    "leave": _leave_round,
    "roll": _roll,
    "dice": _throw,
    "place": _place,
    "pass": _pass,
}


# What runs by itself. Each tells whether to run on; otherwise its frame stays and asks.


def _settle_active(state: HatchesState, frame: Frame, events: list[Any]) -> bool:
    """No legal cell: a fall. A single one is taken, several are asked for (rules: hatches 5.1, 8)."""
    seat = frame[1]
    legal = state.named(seat, seat) & state.free(seat)
    if legal & (legal - 1):
        state.legal = legal
        return False
    state.agenda.pop()
    if legal:
        open_hatch(state, seat, seat, legal.bit_length() - 1, events)
    else:
        fall(state, seat, events)
    return True


def fall(state: HatchesState, seat: int, events: list[Any]) -> None:
    """The open hatches go back to the pile, and the player is out of the round (rules: hatches 8)."""
    opened = state.opened[seat]
    state.opened[seat] = 0
    state.pile += opened.bit_count()
    state.status[seat] = FALLEN
    state.exits[seat] = state.turns
    state.falls[seat] += 1
    events.append(Fell(seat, cells_of(opened)))


def _settle_other(state: HatchesState, frame: Frame, events: list[Any]) -> bool:
    """Who has no legal cell is not asked (rules: hatches 5.3.4)."""
    legal = state.named(frame[1], frame[2]) & state.free(frame[1])
    if legal:
        state.legal = legal
        return False
    state.agenda.pop()
    events.append(Passed(frame[1], True))
    return True


def _end_turn(state: HatchesState, frame: Frame, events: list[Any]) -> bool:
    """The next player in the round clockwise, the same one when alone; nobody: the round ends (rules: hatches 5.1)."""
    state.agenda.pop()
    for step in range(1, state.seats + 1):
        seat = (frame[1] + step) % state.seats
        if state.status[seat] == IN:
            begin_turn(state, seat, events)
            return True
    end_round(state, events)
    return True


_AUTOMATIC: dict[str, Callable[[HatchesState, Frame, list[Any]], bool]] = {
    "place": _settle_active,
    "answer": _settle_other,
    "end": _end_turn,
}


def begin_turn(state: HatchesState, seat: int, events: list[Any]) -> None:
    state.turns += 1
    state.agenda.append(("decide", seat))
    events.append(TurnBegun(seat, state.turns))


def begin_round(state: HatchesState, events: list[Any]) -> None:
    """Everybody and every pair is back; closed hatches stay where they are (rules: hatches 5.1)."""
    state.round += 1
    state.status = [IN] * state.seats
    state.exits = [0] * state.seats
    state.dice = [None] * state.seats
    events.append(RoundBegun(state.round, state.starter))
    begin_turn(state, state.starter, events)


def end_round(state: HatchesState, events: list[Any]) -> None:
    """The end of the game, or the next round with its starter (rules: hatches 9)."""
    closed = tuple([cells.bit_count() for cells in state.closed])
    events.append(RoundEnded(state.round, closed))
    if max(closed) >= state.rules.target:
        events.append(GameOver("target"))
    elif state.round >= MAX_ROUNDS:
        events.append(GameOver("rounds"))
    else:
        state.starter = next_starter(closed, state.starter, state.rules.next_starter)
        begin_round(state, events)


def next_starter(closed: tuple[int, ...], starter: int, rule: str) -> int:
    """Who has closed fewest, the first of them going clockwise from the last starter's left (rules: hatches 9.4)."""
    seats = len(closed)
    clockwise = [(starter + step) % seats for step in range(1, seats + 1)]
    if rule == "clockwise":
        return clockwise[0]
    return min(clockwise, key=closed.__getitem__)
