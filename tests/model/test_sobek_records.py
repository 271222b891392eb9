"""Golden records of Sobek: whole games that play to the same positions, step by step, for ever.

A record that differs means that the rules play differently: if that is meant, `game.REVISION` goes up, and
`python -m tests.records.sobek.make` writes the records anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felucca.match.form import parse
from felucca.match.record import load
from felucca.model.sobek.game import GAME, REVISION

FOLDER = Path(__file__).parents[1] / "records" / "sobek"
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_plays_to_the_same_digests(file: Path) -> None:
    loaded = load(file.read_bytes())
    assert loaded.differs_from is None
    assert loaded.match.result is not None
    assert parse(file.read_bytes()).rules == REVISION


def test_the_records_cover_players_switches_and_verbs() -> None:
    assert len(RECORDS) >= 20
    setups = [parse(file.read_bytes()).setup for file in RECORDS]
    assert {len(setup.seats) for setup in setups} == {2, 3, 4}
    assert {name for setup in setups for name in setup.options} == {option.id for option in GAME.options}
    done = {step["do"] for file in RECORDS for step in json.loads(file.read_text())["steps"]}
    assert done == {kind._field_defaults["do"] for kind in GAME.action_types}
