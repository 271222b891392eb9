"""The judgement of Hatches: near the optimum where that can be computed, and every level stronger than the last."""

from __future__ import annotations

from time import process_time

import pytest

from felucca.ai.arena import arena
from felucca.ai.choose import choose
from felucca.ai.hatches_alone import ENDING, worth_of
from felucca.model.core import games
from felucca.model.core.chance import DealSource
from felucca.model.hatches.moves import Leave, Pass, Place, Roll
from felucca.model.hatches.state import HatchesState

from .hatches_optimum import legal_cells, value_of_rolling

GAME = games.find("hatches")
LEVELS = ("novice", "skilled", "master")


def positions_alone(wanted: int) -> list[HatchesState]:
    """Positions in which a player is alone in the round and has to decide, from games between two masters."""
    found: list[HatchesState] = []
    deal = 0
    while len(found) < wanted:
        deal += 1
        state, source = GAME.new(2, {}), DealSource(deal)
        assert isinstance(state, HatchesState)
        while state.result() is None:
            decision = state.decision()
            if decision.seat is None:
                state.apply(state.draw(source), trusted=True)
                continue
            if decision.kind == "decide" and state.pool() == 1 and state.opened[decision.seat].bit_count() > 1:
                found.append(state.clone())
            state.apply(choose(GAME, state, "master", 1).action)
    return found[:wanted]


def test_alone_the_stop_decision_is_that_of_value_iteration() -> None:
    """At least 99 % of the sampled positions, and what the others cost is next to nothing."""
    agreed = solved = 0
    for state in positions_alone(120):
        seat = state.decision().seat
        assert seat is not None
        worth = worth_of(state, seat)
        opened, closed = state.opened[seat], state.closed[seat]
        reach = closed.bit_count() + 12 >= state.rules.target or state.round > 15
        ending = 2 * ENDING if reach or worth(closed) != state.worth(closed) else 0.0
        rolled = value_of_rolling(opened, closed, worth, ending, state.rules.line_points)
        if rolled is None:
            continue
        solved += 1
        best = Roll() if rolled > worth(opened | closed) else Leave()
        agreed += choose(GAME, state, "master", 1).action == best
    assert solved >= 80
    assert agreed >= 0.99 * solved


def test_the_optimum_knows_the_rules() -> None:
    """Its own reading of a placement is that of the model."""
    for state in positions_alone(20):
        seat = state.decision().seat
        assert seat is not None
        for a, b in [(1, 1), (2, 5), (5, 2), (3, 4), (6, 6)]:
            mask = sum(legal_cells(state.opened[seat], state.closed[seat], a, b))
            state.dice = [(a, b) if other == seat else None for other in range(2)]
            assert mask == state.named(seat, seat) & state.free(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_beats_the_one_below(seats: int) -> None:
    """A short arena; longer ones with `felucca arena hatches`. The share that is even with so many seats is passed."""
    for better, worse in zip(LEVELS[1:], LEVELS, strict=False):
        tally = arena("hatches", better, worse, 60, 1, seats=seats)
        assert tally.a_wins / tally.games > 1 / seats
        assert tally.a_points > tally.b_points or seats > 2


def decided(opened: list[str], closed: list[str], **more: object) -> HatchesState:
    position = {"seats": 2, "boards": [{"open": opened, "closed": closed}, {}], **more}
    state = GAME.read(position)
    assert isinstance(state, HatchesState)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_at_stake_is_rolled(level: str) -> None:
    choice = choose(GAME, decided([], []), level, 1)
    assert choice.action == Roll()
    assert choice.reasons[0].code == "free_roll"


def test_the_reasons_tell_risk_and_stake() -> None:
    """Two thirds of the results are dead: whoever minds the odds leaves."""
    state = decided(["1-1", "2-2", "3-3", "4-4", "5-5", "6-6"], [], status=["in", "left"])
    choice = choose(GAME, state, "master", 1)
    assert choice.action == Leave()
    risk = choice.reasons[0]
    assert (risk.code, risk.points) == ("risk", -2.7)
    assert dict(risk.facts) == {"chance": 44.4, "hatches": 6}
    assert choice.reasons[1].code == "secure"


def test_the_game_is_won_by_leaving() -> None:
    """27 closed and ahead: another roll could only lose the game."""
    rows = [f"{row}-{column}" for row in (1, 3, 5) for column in range(1, 7)]
    more = [f"2-{column}" for column in range(1, 7)] + ["6-1", "6-3"]
    state = decided(["4-6"], [*rows, *more], status=["in", "left"], agenda=[["decide", 0]])
    assert choose(GAME, state, "master", 1).action == Leave()


def test_a_cell_keeps_the_board_open() -> None:
    """Where lines do not count, a cell off the diagonal with its mirror free costs nothing."""
    state = decided([], [], agenda=[["end", 0], ["place", 0]], dice=["3-3", "2-5"])
    choice = choose(GAME, state, "master", 1)
    assert choice.action in (Place((2, 5)), Place((5, 2)))
    assert choice.reasons[0].code == "odds"
    assert dict(choice.reasons[0].facts)["after"] == 0.0


def test_a_hatch_that_spoils_the_next_roll_is_passed_by() -> None:
    """With four pairs a roll is nearly safe; a hatch on 6-4 would make it three times as risky."""
    board = {"open": ["1-4", "2-2", "2-6", "4-6", "5-2"], "closed": ["3-1", "3-6", "4-4", "5-4"]}
    agenda = [["end", 0], ["answer", 1, 0]]
    dice = ["1-1", "6-4", None, None]
    state = GAME.read({"seats": 4, "boards": [{}, board, {}, {}], "dice": dice, "agenda": agenda})
    choice = choose(GAME, state, "master", 1)
    assert choice.action == Pass()
    assert [reason.code for reason in choice.reasons] == ["spoils"]
    assert dict(choice.reasons[0].facts) == {"before": 6.2, "after": 19.8, "dead": 18}
    assert choose(GAME, state, "skilled", 1).action.do == "place"


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_alike_and_fast(level: str) -> None:
    states = positions_alone(10)
    begin = process_time()
    first = [choose(GAME, state, level, 7) for state in states]
    assert (process_time() - begin) / len(states) < 0.02
    assert [choose(GAME, state.clone(), level, 7) for state in states] == first
