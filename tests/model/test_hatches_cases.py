"""The acceptance scenarios of Hatches (rules: hatches 17), and the words in which a case may be wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from felucca.model.core.cases import run_case

CASES = sorted((Path(__file__).parents[1] / "cases" / "hatches").glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_a_case_passes(path: Path) -> None:
    outcome = run_case(json.loads(path.read_text(encoding="utf-8")))
    assert (outcome.failures, outcome.skips) == ([], [])
    assert outcome.passed >= 1


def test_every_scenario_has_a_case() -> None:
    ids = {json.loads(path.read_text(encoding="utf-8"))["id"] for path in CASES}
    assert {f"A{number:02}" for number in range(1, 35)} <= ids


@pytest.mark.parametrize(
    "position",
    [
        {"pilot": "G"},
        {"players": ["G"]},
        {"boards": {"G": {"open": ["7-1"]}}},
        {"boards": {"G": {"open": ["1-1"], "closed": ["1-1"]}}},
        {"status": {"V": "left"}},
        {"options": {"length": "endless"}},
        {"rolls": [{"G": "1-7", "R": "1-1", "B": "1-1", "Y": "1-1"}]},
    ],
)
def test_a_wrong_position_fails(position: dict[str, Any]) -> None:
    steps = [{"do": "roll"}, {"expect": {"round": 1}}]
    outcome = run_case({"game": "hatches", "position": position, "scripts": [{"name": "one", "steps": steps}]})
    assert outcome.passed == 0
    assert len(outcome.failures) == 1
