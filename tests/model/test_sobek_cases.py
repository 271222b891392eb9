"""The acceptance scenarios of Sobek, its worked examples and edge cases (rules: sobek 10, 12, 15)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felucca.model.core.cases import run_case

CASES = sorted((Path(__file__).parents[1] / "cases" / "sobek").glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_a_case_holds(path: Path) -> None:
    outcome = run_case(json.loads(path.read_text(encoding="utf-8")))
    assert outcome.failures == []
    assert outcome.skips == []
    assert outcome.passed >= 1


def test_every_scenario_has_a_case() -> None:
    ids = {json.loads(path.read_text(encoding="utf-8"))["id"] for path in CASES}
    assert {f"A{number:02}" for number in range(1, 38)} <= ids
