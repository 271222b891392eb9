"""The random player: uniform over a list, small in a computed range."""

from __future__ import annotations

from collections import Counter
from random import Random

from felucca.model.core.conformance_player import SPREAD, pick, some
from toy.game import GAME, Stakes
from toy.moves import Show, Stake


def test_any_action_of_a_list_is_as_likely() -> None:
    rng = Random(1)
    counts = Counter(pick(GAME, [Show(fingers) for fingers in range(4)], rng).fingers for _ in range(4000))
    assert set(counts) == set(range(4))
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_numbers_stay_near_the_least() -> None:
    rng = Random(1)
    stakes = Stakes(999)
    picked = {pick(GAME, stakes, rng).coins for _ in range(500)}
    assert picked == set(range(SPREAD + 1))
    assert {pick(GAME, Stakes(2), rng) for _ in range(50)} == {Stake(0), Stake(1), Stake(2)}


def test_some_are_different_and_not_more_than_there_are() -> None:
    rng = Random(1)
    assert sorted(stake.coins for stake in some(Stakes(4), 9, rng)) == [0, 1, 2, 3, 4]
    assert len(set(some(Stakes(999), 9, rng))) == 9
