"""The case runner: what fails, what is skipped, and that nothing unknown is passed over."""

from __future__ import annotations

from typing import Any

import pytest

from felucca.model.core import games
from felucca.model.core.cases import CaseError, Failure, Scripted, Skip, run_case

POSITION = {"hands": [["date", "toll"], []], "agenda": [["final"], ["show", 1], ["play", 0]]}


@pytest.fixture(autouse=True)
def _the_toy_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._WHERE, "toy", "toy.game")


def case(*steps: Any, position: Any = POSITION) -> dict[str, Any]:
    return {"game": "toy", "position": position, "scripts": [{"name": "one", "steps": list(steps)}]}


def only_failure(data: Any) -> Failure:
    outcome = run_case(data)
    assert (outcome.passed, outcome.skips) == (0, [])
    (failure,) = outcome.failures
    return failure


def test_a_failing_expectation_names_step_expected_and_got() -> None:
    failure = only_failure(case({"do": "play", "card": "date"}, {"expect": {"score": [3, 0]}}))
    assert failure == Failure("one", 2, "score [3, 0]", "[2, 0]")


def test_a_refused_step_fails_with_its_reason() -> None:
    failure = only_failure(case({"do": "play", "card": "echo"}))
    assert failure == Failure("one", 1, "a legal step", "refused: not_now verb='play'")


def test_an_accepted_reject_fails() -> None:
    failure = only_failure(case({"reject": {"do": "play", "card": "date"}}))
    assert failure.got == "it was applied"


@pytest.mark.parametrize(
    "step",
    [
        {"do": "fly"},
        {"do": "play", "cards": "date"},
        {"reject": {"do": "fly"}},
        {"reject": {"do": "play"}},
        {"reject": "play"},
        {"expect": {"camels": 2}},
        {"expect": {}},
        {"check": "the moon is full"},
        {"dance": True},
        {"expect": {"phase": "play"}, "do": "play"},
        "play",
    ],
)
def test_what_is_unknown_fails(step: Any) -> None:
    assert only_failure(case(step)).expected == "a case"


def test_true_is_not_one() -> None:
    assert only_failure(case({"expect": {"seat": False}})).got == "0"


@pytest.mark.parametrize(
    "data",
    [
        [],
        {},
        {"game": "chess", "scripts": []},
        {"game": "toy", "scripts": []},
        {"game": "toy", "scripts": [{"steps": []}]},
        {"game": "toy", "scripts": [{"steps": [{"expect": {"seat": 0}}]}]},
        {"game": "toy", "scripts": ["play"]},
    ],
)
def test_what_is_no_case_fails(data: Any) -> None:
    assert only_failure(data).step in (0, 1)


def test_a_damaged_position_fails() -> None:
    assert "camel" in only_failure(case({"expect": {"seat": 0}}, position={"camel": 1})).got


def test_what_needs_a_missing_part_is_skipped_with_the_reason() -> None:
    outcome = run_case(case({"expect": {"seat": 0}}, position={"camels": 1}))
    assert outcome == (0, [], [Skip("one", "camels")])


def test_an_outcome_that_is_not_scripted_fails() -> None:
    failure = only_failure(case({"expect": {"seat": 0}}, position={"agenda": [["final"], ["draw", 0]]}))
    assert failure.got == "outcome 1 of 'draw' is not in the position"


def test_scripted_outcomes_come_in_order_and_again_when_asked_again() -> None:
    source = Scripted({"roll": [3, 1]})
    assert source.pick("roll", 7, [1] * 6) == 3
    assert source.pick("roll", 8, [1] * 6) == 1
    assert source.pick("roll", 7, [1] * 6) == 3


def test_a_scripted_outcome_must_be_possible_and_the_only_possible_one_needs_no_script() -> None:
    source = Scripted({"draw": [1]})
    with pytest.raises(CaseError, match="cannot happen"):
        source.pick("draw", 0, [1, 0, 1])
    assert source.pick("roll", 0, [0, 0, 4]) == 2
    with pytest.raises(CaseError, match="not in the position"):
        source.pick("draw", 1, [1, 0, 1])
