"""Every game of the list keeps the contract of the model, for every player count, under two hash seeds."""

from __future__ import annotations

import pytest

from felucca.cli.conform import conform
from felucca.model.core import games
from felucca.model.core.conformance import playable

GAMES = 100
"""For each player count; `felucca conform` plays any number."""
EVERY = 40

TABLES = [
    (name, seats) for name in games.names() for seats in games.find(name).seats if playable(games.find(name), seats)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_conforms(name: str, seats: int) -> None:
    summary = conform(games.find(name), GAMES, seed=1000 * seats, jobs=1, every=EVERY, seats=[seats])
    assert summary.violations == []
    assert summary.seats == [seats]
    assert summary.inspections > 2 * GAMES
