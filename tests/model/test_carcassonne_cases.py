"""Every script of the case files of Carcassonne, and that no ruling of the document is without one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from felucca.model.core.cases import run_case

CHECKOUT = Path(__file__).parents[2]
FOLDERS = (CHECKOUT / "tests" / "cases" / "carcassonne", CHECKOUT.parent / "shared" / "cases" / "carcassonne")
"""The project's own cases, and those handed over beside a checkout where there are any."""
PARAGRAPHS = {1: range(3, 8), 3: range(1, 6), 4: range(1, 7), 5: range(1, 7), 6: range(1, 12), 7: range(1, 6)} | {
    8: range(1, 8),
    9: range(1, 10),
    13: range(1, 27),
}
"""Rulings by section; those of 13 are the rows of its table, counted from 1."""


def read(file: Path) -> dict[str, Any]:
    case: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return case


FILES = [file for folder in FOLDERS for file in sorted(folder.glob("*.json"))]
SCRIPTS = [
    pytest.param({**case, "scripts": [script]}, id=f"{file.stem}: {script['name']}")
    for file in FILES
    for case in [read(file)]
    for script in case["scripts"]
]


@pytest.mark.parametrize("case", SCRIPTS)
def test_script(case: dict[str, Any]) -> None:
    outcome = run_case(case)
    assert outcome.failures == []
    assert (outcome.passed, outcome.skips) == (1, [])


def test_every_ruling_has_a_case() -> None:
    named = {rule for file in FOLDERS[0].glob("*.json") for rule in read(file)["rules"].replace(",", " ").split()}
    wanted = {"2", *(f"{section}.{number}" for section, numbers in PARAGRAPHS.items() for number in numbers)}
    assert wanted - named == set()


def test_a_file_is_named_after_its_case() -> None:
    assert all(read(file)["id"] == file.stem for file in FOLDERS[0].glob("*.json"))
