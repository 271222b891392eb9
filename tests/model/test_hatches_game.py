"""Whole games of Hatches: the invariants of rules 11, how a table undoes, what is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.core import games
from felucca.model.core.chance import RandomSource
from felucca.model.core.contract import IllegalAction, PositionError
from felucca.model.hatches.components import LENGTHS, MAX_ROUNDS, TOKENS
from felucca.model.hatches.grid import beside
from felucca.model.hatches.moves import Dice, Leave, Pass, Place, Roll, Starter
from felucca.model.hatches.rules import IN
from felucca.model.hatches.state import HatchesState

GAME = games.find("hatches")


def answer(state: HatchesState, rng: Random) -> Any:
    """A random player who leaves the more readily the more is at stake."""
    seat, actions = state.decision().seat, state.actions()
    assert seat is not None
    if state.decision().kind == "decide":
        return Leave() if 8 * rng.random() < state.opened[seat].bit_count() - 1 else Roll()
    return actions[rng.randrange(len(actions))]


def hold(state: HatchesState) -> None:
    """I1, I4, I5, I7 of rules 11."""
    tokens = 0
    for opened, closed, status in zip(state.opened, state.closed, state.status, strict=True):
        assert not beside(opened) & opened
        assert not opened & closed
        assert status == IN or not opened
        tokens += opened.bit_count() + closed.bit_count()
    assert tokens + state.pile == TOKENS
    if state.decision().kind == "dice":
        assert len(state.draw(RandomSource(Random(1))).pairs) == state.pool() == state.status.count(IN)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", GAME.variants(2), ids=str)
def test_invariants(seats: int, options: dict[str, Any]) -> None:
    rng = Random(seats)
    for _ in range(4):
        state = GAME.new(seats, options)
        assert isinstance(state, HatchesState)
        placed: list[int] = []
        while state.result() is None:
            closed = [cells.bit_count() for cells in state.closed]
            action = state.draw(RandomSource(rng)) if state.decision().seat is None else answer(state, rng)
            events = state.apply(action)
            hold(state)
            assert all(now.bit_count() >= before for now, before in zip(state.closed, closed, strict=True))  # I2
            for event in events:
                if event.kind == "rolled":
                    placed.clear()
                elif event.kind == "placed":
                    assert event.seat not in placed  # I6
                    placed.append(event.seat)
                elif event.kind == "round_ended":
                    assert not any(state.opened)  # I3
        assert max(cells.bit_count() for cells in state.closed) >= state.rules.target or state.round == MAX_ROUNDS
        assert state.scores() == tuple(state.worth(closed) for closed in state.closed)
        assert sorted(state.result().places) == list(range(1, seats + 1))  # type: ignore[union-attr]


def test_lengths_are_those_of_the_table() -> None:
    assert LENGTHS == {"short": 18, "quick": 24, "standard": 27, "long": 30}
    for length, target in LENGTHS.items():
        state = GAME.new(2, {"length": length})
        assert isinstance(state, HatchesState)
        assert state.rules.target == target


@pytest.mark.parametrize("options", [{"length": "endless"}, {"line_points": 4}, {"line_points": True}, {"dice": 6}])
def test_unknown_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="unknown option"):
        GAME.new(2, options)
    with pytest.raises(ValueError, match="not a game for 5"):
        GAME.new(5, {})


@pytest.mark.parametrize(
    "position",
    [
        {"seats": 5},
        {"boards": [{"open": ["0-1"]}]},
        {"boards": [{"open": ["1-1"], "closed": ["1-1"]}]},
        {"status": ["in"]},
        {"agenda": [["decide", 2]]},
        {"agenda": [["ask", 0]]},
        {"agenda": [["answer", 0]]},
    ],
)
def test_a_damaged_position_is_not_read(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        GAME.read(position)


def table(deal: int = 3, practice: bool = False) -> Match:
    seats = tuple(SeatSetup(name, colour) for name, colour in zip("AB", COLOURS, strict=False))
    return Match.start(Setup("hatches", seats, deal, {}, practice))


def test_a_roll_is_never_taken_back() -> None:
    match = table()
    assert match.question is not None
    match.answer(match.question.number, Roll())
    assert not match.can_undo
    dice = [step.action for step in match.history if isinstance(step.action, Dice)]
    assert len(dice) == 1


def test_leaving_can_be_taken_back_until_the_next_player_answers() -> None:
    match = table()
    question = match.question
    assert question is not None
    match.answer(question.number, Leave())
    assert match.question is not None
    assert match.question.seat != question.seat
    match.undo()
    assert match.question.seat == question.seat
    match.redo()
    match.answer(match.question.number, Roll())
    assert not match.can_undo


def test_practice_meets_the_same_roll_again() -> None:
    match = table(practice=True)
    assert match.question is not None
    match.answer(match.question.number, Roll())
    first = [step.action for step in match.history]
    match.undo()
    match.answer(match.question.number, Roll())
    assert [step.action for step in match.history] == first


def test_refusals_name_what_is_in_the_way() -> None:
    """Section 15 with red to move: green's pair is his as well, yellow may use his own alone."""
    board = {"open": ["3-2"], "closed": ["1-2"]}
    dice = ["1-1", "1-2", "3-2", "1-3"]
    state = GAME.read({"seats": 4, "boards": [{}, board], "dice": dice, "agenda": [["end", 1], ["place", 1]]})
    refusals = {at: state.check(Place(at)) for at in [(1, 2), (3, 2), (3, 1), (5, 5), (7, 1)]}
    assert {at: refusal and (refusal.code, dict(refusal.facts)) for at, refusal in refusals.items()} == {
        (1, 2): ("occupied", {"hatch": "closed"}),
        (3, 2): ("occupied", {"hatch": "open"}),
        (3, 1): ("beside_open", {"cells": ((3, 2),)}),
        (5, 5): ("not_named", {}),
        (7, 1): ("no_such_cell", {}),
    }
    state = GAME.read({"seats": 4, "dice": dice, "agenda": [["end", 1], ["answer", 3, 1]]})
    refusal = state.check(Place((1, 2)))
    assert refusal is not None
    assert (refusal.code, dict(refusal.facts)) == ("not_your_colour", {"seats": (1,)})


def test_chance_outcomes_that_cannot_be_are_refused() -> None:
    state = GAME.new(2, {})
    for wrong in (Starter(2), Dice(((1, 1), (1, 1))), Roll()):
        with pytest.raises(IllegalAction):
            state.apply(wrong)
    state.apply(Starter(1))
    state.apply(Roll())
    for pairs in [((1, 1),), ((1, 7), (1, 1)), ((1, 1), (1,)), 5]:
        assert state.check(Dice(pairs)) is not None  # type: ignore[arg-type]
    assert state.check(Leave()) is not None


def test_a_whole_turn_is_told() -> None:
    """Rolled, placed by the active player, placed or passed by the other, the next turn."""
    position = {"seats": 2, "boards": [{"closed": [f"1-{column}" for column in range(1, 6)], "open": ["1-6"]}, {}]}
    state = GAME.read(position)
    told = state.apply(Roll()) + state.apply(Dice(((2, 5), (3, 3))))
    told += state.apply(Place((5, 2))) + state.apply(Pass())
    assert [(event.kind, getattr(event, "seat", None)) for event in told] == [
        ("rolled", 0),
        ("placed", 0),
        ("passed", 1),
        ("turn", 1),
    ]
    assert told[1].by == (0,)
    state = GAME.read(position)
    assert [event.kind for event in state.apply(Leave())] == ["left", "scored", "line", "scored", "turn"]
    assert state.scores() == (9, 0)
