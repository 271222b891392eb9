"""The arena counts right and its command prints what was counted."""

from __future__ import annotations

import json

import pytest

from felucca.ai.arena import arena, play, wilson
from felucca.cli import main
from felucca.model.core import games


def untimed(**given: object) -> dict[str, object]:
    tally = arena(**given)._asdict()  # type: ignore[arg-type]
    return {key: value for key, value in tally.items() if not key.endswith("seconds")}


def test_wilson_is_that_of_the_books() -> None:
    low, high = wilson(65, 100)
    assert low == pytest.approx(0.5525, abs=1e-4)
    assert high == pytest.approx(0.7364, abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_game_follows_from_the_deal_number() -> None:
    game = games.find("carcassonne")
    first, second = (play(game, ("novice", "random"), deal=5) for _ in range(2))
    assert (first.scores, first.places, first.decisions) == (second.scores, second.places, second.decisions)


def test_swapped_seats_play_the_same_deals() -> None:
    same = arena("carcassonne", "random", "random", 8, seed=3)
    assert same.a_wins + same.b_wins + same.draws == 8
    assert same.low <= same.a_wins / 8 <= same.high


def test_jobs_change_nothing() -> None:
    given = {"name": "carcassonne", "a": "novice", "b": "random", "count": 4, "seed": 2, "seats": 3}
    assert untimed(**given, jobs=1) == untimed(**given, jobs=2)


def test_the_command_prints_the_tally(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "carcassonne", "--a", "novice", "--b", "random", "--games", "2", "--seed", "1", "--jobs", "1"]
    assert main([*line, "--json"]) == 0
    tally = json.loads(capsys.readouterr().out)
    assert (tally["a"], tally["b"], tally["games"]) == ("novice", "random", 2)
    assert tally["a_wins"] + tally["b_wins"] + tally["draws"] == 2
    assert 0 <= tally["low"] <= tally["high"] <= 1
    assert main(line) == 0
    assert "novice against random, 2 games" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--players", "9"], ["--games", "0"], ["--a", "nobody"]])
def test_the_command_refuses_what_makes_no_sense(wrong: list[str]) -> None:
    assert main(["arena", "carcassonne", *wrong]) == 2
