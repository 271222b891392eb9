"""Levels give legal answers, the same ones everywhere, and can be stopped."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from felucca.ai.choose import choose
from felucca.ai.chooser import Dice, Stopped
from felucca.ai.levels import LEVELS, PLAYERS
from felucca.model.core import games
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Game, State
from toy.game import GAME as TOY

from .positions import middle, on_to_a_question

CARCASSONNE = games.find("carcassonne")

FINGERPRINT = """
import sys
from functools import cache
sys.path[:0] = {path!r}
from ai.test_choose import fingerprint
print(fingerprint())
"""


@cache
def fingerprint() -> str:
    """Every level's answer to some questions of two games, as a text."""
    lines = []
    for game, decisions in ((CARCASSONNE, 5), (CARCASSONNE, 40), (TOY, 3), (TOY, 7)):
        state = middle(game, 9, decisions)
        for level in PLAYERS:
            lines.append(f"{level} {choose(game, observed(state), level, seed=4)}")
    return "\n".join(lines)


def observed(state: State) -> State:
    return state.observe(state.decision().seat)


def play(game: Game, levels: list[str], deal: int) -> State:
    """A whole game; every answer must be legal."""
    state = on_to_a_question(game, game.new(len(levels), {}), deal)
    step = 0
    while state.result() is None:
        seat = state.decision().seat
        assert seat is not None
        step += 1
        state.apply(choose(game, observed(state), levels[seat], deal + step).action)
        on_to_a_question(game, state, deal)
    return state


@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_the_same_question_and_seed_give_the_same_answer_in_every_process(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", FINGERPRINT.format(path=[p for p in sys.path if p])],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == fingerprint()


@pytest.mark.parametrize("seats", [2, 5])
def test_novice_and_skilled_play_whole_games_by_the_rules(seats: int) -> None:
    levels = [("novice", "skilled", "random")[seat % 3] for seat in range(seats)]
    assert max(play(CARCASSONNE, levels, deal=seats).scores()) > 0


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("decisions", [0, 1, 60, 80])
def test_master_answers_by_the_rules(seats: int, decisions: int) -> None:
    state = middle(CARCASSONNE, 3, decisions, seats)
    assert state.result() is None
    choice = choose(CARCASSONNE, observed(state), "master", 1)
    assert choice.action in state.actions()
    assert not choice.cut


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_without_a_judgement_is_played_by_search(seats: int) -> None:
    assert play(TOY, ["novice"] * seats, deal=6).result() is not None


def test_search_sees_no_hidden_thing() -> None:
    """Two truths that look alike from a seat get the same answer."""
    state = middle(TOY, 12, 6)
    others = (TOY.sample(observed(state), Dice(seed)) for seed in range(50))
    other = next(sample for sample in others if sample.position() != state.position())
    first, second = (choose(TOY, observed(truth), "skilled", 1) for truth in (state, other))
    assert first == second


def test_the_question_is_left_as_it_was() -> None:
    for game in (CARCASSONNE, TOY):
        state = observed(middle(game, 4, 6))
        before = state.position()
        choose(game, state, "skilled", 1)
        assert state.position() == before


@pytest.mark.parametrize("game", [CARCASSONNE, TOY], ids=["judgement", "search"])
def test_stop_ends_the_thinking(game: Game) -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 3

    with pytest.raises(Stopped):
        choose(game, observed(middle(game, 4, 6)), "master", 1, stop=stop)
    assert len(asked) == 3


@pytest.mark.parametrize("game", [CARCASSONNE, TOY], ids=["judgement", "search"])
def test_a_cap_cuts_the_thinking_and_says_so(game: Game) -> None:
    state = observed(middle(game, 4, 6))
    choice = choose(game, state, "master", 1, cap_s=0.0)
    assert choice.cut
    assert choice.action in state.actions()
    assert not choose(game, state, "novice", 1, cap_s=60.0).cut


def test_nobody_asked_and_unknown_levels_are_refused() -> None:
    fresh = CARCASSONNE.new(2, {})
    with pytest.raises(ValueError, match="no seat"):
        choose(CARCASSONNE, fresh, "novice", 1)
    fresh.apply(fresh.draw(DealSource(1)))
    with pytest.raises(KeyError):
        choose(CARCASSONNE, fresh, "grandmaster", 1)
    assert list(LEVELS) == ["novice", "skilled", "master"]
