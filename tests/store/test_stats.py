"""Statistics: what counts, what does not, and damage."""

import errno
import os
from typing import Any

import pytest

from felucca.store import files, paths
from felucca.store.stats import StatsFile, Tally


def test_games_count_by_game_and_level() -> None:
    stats = StatsFile()
    assert stats.load() == ({}, "")
    stats.add("carcassonne", "novice", True, 90, "a")
    stats.add("carcassonne", "novice", False, 120, "b")
    stats.add("carcassonne", "master", False, 60, "c")
    stats.add("golems", "novice", True, -5, "d")
    assert stats.load()[0] == {
        "carcassonne": {"novice": Tally(2, 1, 120), "master": Tally(1, 0, 60)},
        "golems": {"novice": Tally(1, 1, -5)},
    }


def test_a_game_counts_once_and_practice_never() -> None:
    stats = StatsFile()
    for _ in range(3):
        assert stats.add("carcassonne", "novice", True, 90, "a") is None
    assert stats.add("carcassonne", "novice", True, 400, "b", practice=True) is None
    assert stats.load()[0] == {"carcassonne": {"novice": Tally(1, 1, 90)}}


TALLY = {"games": 2, "wins": 1, "best": 4}
WRONG: list[Any] = [
    {},
    {"tallies": {}, "counted": {}},
    {"tallies": [], "counted": []},
    {"tallies": {"x": []}, "counted": []},
    {"tallies": {"x": {"novice": 3}}, "counted": []},
    *[{"tallies": {"x": {"novice": {**TALLY, name: "1"}}}, "counted": []} for name in TALLY],
    {"tallies": {"x": {"novice": {**TALLY, "wins": 3}}}, "counted": []},
    {"tallies": {"x": {"novice": {**TALLY, "more": 3}}}, "counted": []},
    {"tallies": {"x": {"novice": {"games": 1, "wins": 1}}}, "counted": []},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_contents_are_kept_aside_and_the_copy_counts(wrong: Any) -> None:
    stats = StatsFile()
    stats.add("carcassonne", "novice", True, 90, "a")
    stats.add("carcassonne", "novice", True, 95, "b")
    files.write(stats.path, wrong)
    stats.add("carcassonne", "novice", False, 10, "c")
    assert stats.load() == ({"carcassonne": {"novice": Tally(3, 2, 95)}}, "")
    assert files.read(stats.path.with_name("stats.json.corrupt-1")).data == wrong


def test_damage_without_a_copy_begins_anew_and_says_so() -> None:
    paths.stats_file().parent.mkdir(parents=True)
    paths.stats_file().write_bytes(bytes(50))
    assert StatsFile().load() == ({}, "damaged")
    assert StatsFile().load() == ({}, "")
    assert paths.stats_file().with_name("stats.json.corrupt-1").read_bytes() == bytes(50)


def test_a_full_disk_is_a_problem_and_the_game_can_be_counted_later(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    stats = StatsFile()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        problem = stats.add("carcassonne", "novice", True, 90, "a")
    assert problem is not None
    assert problem.code == "disk_full"
    assert stats.add("carcassonne", "novice", True, 90, "a") is None
    assert stats.load()[0]["carcassonne"]["novice"].games == 1
