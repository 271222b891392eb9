"""The conformance suite finds every fault of the broken toys, and none in the sound one."""

from __future__ import annotations

import pickle

import pytest

from felucca.model.core import conformance
from felucca.model.core.conformance import Trial, Violation, examine, plan, trace
from toy import broken
from toy.game import GAME, Toy


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_the_toy_conforms(seats: int) -> None:
    for trial in plan(GAME, 12, seed=100, seats=[seats]):
        report = examine(trial)
        assert report.inspections == report.steps + 1


def test_a_game_is_examined_the_same_way_twice() -> None:
    trial = plan(GAME, 1, seed=7)[0]
    assert examine(trial, every=3) == examine(trial, every=3)
    assert trace(trial) == trace(trial)


def test_the_plan_serves_every_player_count_and_variant() -> None:
    trials = plan(GAME, 60, seed=1)
    assert {trial.seats for trial in trials} == {2, 3, 4}
    for seats in GAME.seats:
        played = [dict(trial.options) for trial in trials if trial.seats == seats]
        assert all(options in played for options in GAME.variants(seats))
    assert [trial.deal for trial in trials] == list(range(1, 61))


FAULTS: list[tuple[Toy, set[str]]] = [
    (broken.Toyish(broken.DoubleList), {"list"}),
    (broken.Toyish(broken.RestlessList), {"list"}),
    (broken.Toyish(broken.Talkative), {"choices"}),
    (broken.Toyish(broken.Harsh), {"listed", "raises"}),
    (broken.Toyish(broken.Lenient), {"refused"}),
    (broken.Toyish(broken.Clumsy), {"refused"}),
    (broken.Toyish(broken.Speechless), {"refused"}),
    (broken.Toyish(broken.Shared), {"unchanged"}),
    (broken.Toyish(broken.Forgetful), {"deal", "position"}),
    (broken.Toyish(broken.Tupled), {"position"}),
    (broken.Toyish(broken.Unsteady), {"deal"}),
    (broken.Toyish(broken.Unfair), {"deal", "raises"}),
    (broken.Toyish(broken.Silent), {"scored"}),
    (broken.Toyish(broken.Miscounted), {"scored"}),
    (broken.Toyish(broken.Lossy), {"conserved"}),
    (broken.Toyish(broken.Deaf), {"observation"}),
    (broken.Toyish(broken.OpenFists), {"secret"}),
    (broken.Toyish(broken.OpenHands), {"secret"}),
    (broken.Toyish(broken.Unsettled), {"result"}),
    (broken.BadSample(), {"sample"}),
    (broken.Prophet(), {"forecast"}),
    (broken.Torn(), {"codec", "raises"}),
    (broken.Crooked(), {"scored"}),
    (broken.Fragile(), {"position"}),
]


def examine_all(game: Toy) -> None:
    for trial in plan(game, 30, seed=1):
        examine(trial)


@pytest.mark.parametrize(("game", "rules"), FAULTS, ids=[game.state_type.__name__ for game, _ in FAULTS])
def test_a_broken_toy_is_found(game: Toy, rules: set[str]) -> None:
    with pytest.raises(Violation) as caught:
        examine_all(game)
    assert caught.value.rule in rules, str(caught.value)


def test_an_endless_toy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MAX_STEPS", 200)
    with pytest.raises(Violation, match="ends: not over after 200 steps"):
        examine(Trial(broken.Toyish(broken.Endless), 2, {}, 1), every=50)


def test_a_violation_says_where() -> None:
    with pytest.raises(Violation) as caught:
        examine(Trial(broken.Toyish(broken.Unsettled), 3, {"rounds": 1}, 17))
    text = str(caught.value)
    assert text.startswith("toy, 3 seats, options {'rounds': 1}, deal 17, step ")
    assert "result: scores: " in text
    assert str(pickle.loads(pickle.dumps(caught.value))) == text
