"""Golden records of Hatches: whole games that play to the same positions, step by step, for ever.

A record that differs means that the rules play differently: if that is meant, `game.REVISION` goes up, and
`python -m tests.records.hatches.make` writes the records anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from felucca.match.form import parse
from felucca.match.record import load
from felucca.model.hatches.game import REVISION

FOLDER = Path(__file__).parents[1] / "records" / "hatches"
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_plays_to_the_same_digests(file: Path) -> None:
    loaded = load(file.read_bytes())
    assert loaded.differs_from is None
    assert loaded.match.result is not None
    assert parse(file.read_bytes()).rules == REVISION


def test_the_records_cover_players_options_and_verbs() -> None:
    records = [parse(file.read_bytes()) for file in RECORDS]
    options = [record.setup.options for record in records]
    assert len(records) >= 20
    assert {len(record.setup.seats) for record in records} == {2, 3, 4}
    assert {chosen["length"] for chosen in options} == {"short", "quick", "standard", "long"}
    assert {(chosen["line_points"], chosen["next_starter"]) for chosen in options} == {
        *((points, rule) for points in (3, 5) for rule in ("fewest", "clockwise")),
    }
    verbs = {step["do"] for record in records for step in record.steps}
    assert verbs == {"starter", "dice", "roll", "leave", "place", "pass"}


def test_the_records_cover_both_ends_falls_and_lines() -> None:
    reasons, falls, lines = set(), 0, 0
    for file in RECORDS:
        match = load(file.read_bytes()).match
        events = [event for step in match.history for event in step.events]
        reasons |= {event.reason for event in events if event.kind == "over"}
        falls += sum(event.kind == "fell" for event in events)
        lines += sum(event.kind == "line" for event in events)
    assert reasons == {"target", "rounds"}
    assert falls > 50
    assert lines > 20
