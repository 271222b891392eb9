"""Outcomes follow from deal number, kind and count alone, and every outcome has its share."""

from __future__ import annotations

from random import Random

import pytest

from felucca.model.core.chance import DealSource, RandomSource, weighted


def test_outcomes_are_the_same_for_ever() -> None:
    """These numbers are in people's saves: a change here breaks every record."""
    assert [DealSource(1).pick("draw", n, [1] * 100) for n in range(8)] == [77, 99, 80, 72, 20, 56, 45, 35]
    assert [DealSource(999_999).pick("roll", n, [1] * 6) for n in range(8)] == [1, 3, 0, 5, 2, 3, 3, 5]


def test_the_order_of_asking_does_not_matter() -> None:
    source = DealSource(5)
    forwards = [source.pick("draw", n, [3, 4, 5]) for n in range(50)]
    backwards = [source.pick("draw", n, [3, 4, 5]) for n in reversed(range(50))]
    assert forwards == backwards[::-1]


def test_deals_kinds_and_counts_are_unrelated() -> None:
    def row(deal: int, kind: str) -> list[int]:
        return [DealSource(deal).pick(kind, n, [1] * 1000) for n in range(50)]

    rows = [row(1, "draw"), row(2, "draw"), row(1, "roll"), row(1, "draw ")]
    for index, one in enumerate(rows):
        for other in rows[index + 1 :]:
            assert sum(a == b for a, b in zip(one, other, strict=True)) < 4


@pytest.mark.parametrize("source", [DealSource(7), RandomSource(Random(7))], ids=["deal", "random"])
def test_every_outcome_has_its_share(source: DealSource | RandomSource) -> None:
    weights = [1, 0, 3, 6]
    counts = [0] * 4
    for n in range(5000):
        counts[source.pick("draw", n, weights)] += 1
    for count, weight in zip(counts, weights, strict=True):
        assert abs(count / 5000 - weight / 10) < 0.03
    assert counts[1] == 0


def test_a_roll_falls_on_the_weight_it_reaches() -> None:
    assert [weighted(roll, [2, 0, 1]) for roll in range(3)] == [0, 0, 2]
    with pytest.raises(ValueError, match="beyond"):
        weighted(3, [2, 0, 1])
