"""Golden records of Carcassonne: whole games that play to the same positions, step by step, for ever.

A record that differs means that the rules play differently: if that is meant, `game.REVISION` goes up, and
`python -m tests.records.make` writes the records anew.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from felucca.match.form import parse
from felucca.match.record import load
from felucca.model.carcassonne.game import REVISION

FOLDER = Path(__file__).parents[1] / "records" / "carcassonne"
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_plays_to_the_same_digests(file: Path) -> None:
    loaded = load(file.read_bytes())
    assert loaded.differs_from is None
    assert loaded.match.result is not None
    assert parse(file.read_bytes()).rules == REVISION


def test_the_records_cover_players_and_modules() -> None:
    seats: Counter[tuple[bool, int]] = Counter()
    combinations = set()
    for file in RECORDS:
        setup = parse(file.read_bytes()).setup
        modules = frozenset(name for name in ("bridges", "castles", "bazaars") if setup.options.get(name))
        seats[bool(modules), len(setup.seats)] += 1
        combinations.add((modules, setup.options.get("bids", True)))
    assert [sum(n for (on, _), n in seats.items() if on is wanted) for wanted in (False, True)] == [12, 24]
    assert {count for on, count in seats if not on} == {2, 3, 4, 5}
    assert {count for on, count in seats if on} == {2, 3, 4, 5, 6}
    assert len({modules for modules, _ in combinations}) == 8
    assert any(not bids for _, bids in combinations)


def test_the_records_cover_what_can_be_done() -> None:
    verbs = {step["do"] for file in RECORDS for step in parse(file.read_bytes()).steps}
    assert verbs >= {
        *("starter", "draw", "place", "claim", "castle", "castle_pick"),
        *("lot", "bid", "pass", "settle", "choose"),
    }
