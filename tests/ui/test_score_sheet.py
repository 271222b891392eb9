"""The final score as values: why one of two seats with as many points is placed before the other."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.core.contract import Result
from felucca.ui.score_sheet import ScoreSheets
from felucca.ui.words import words_for


def ended(game: str, result: Result, state: Any) -> Any:
    """A match that has ended so, as far as a score sheet looks at it."""
    seats = tuple(SeatSetup(name, COLOURS[i], "person") for i, name in enumerate(("Marina", "Hapi")))
    match = Match.start(Setup(game, seats, 1))
    return SimpleNamespace(
        result=result, setup=match.setup, game=match.game, meta={}, history=(), observation=lambda seat: state
    )


def facts(game: str, ranks: Sequence[tuple[Any, ...]], places: tuple[int, int] = (1, 2)) -> tuple[str, ...]:
    state = SimpleNamespace(rank=ranks.__getitem__)
    result = Result(tuple(rank[0] for rank in ranks), places)
    return ScoreSheets().of(ended(game, result, state), game, words_for(game)).facts


@pytest.mark.parametrize(
    ("first", "other", "why"),
    [
        ((31, 28, 0, True, 9), (31, 25, 0, True, 8), "equal points: more closed hatches decide"),
        ((31, 28, -1, True, 9), (31, 28, -2, True, 8), "equal points and hatches: fewer falls decide"),
        (
            (31, 28, -1, True, 9),
            (31, 28, -1, False, 11),
            "equal points, hatches and falls: who left the last round is first",
        ),
        (
            (31, 28, -1, True, 9),
            (31, 28, -1, True, 8),
            "equal points, hatches and falls: the later exit from the last round decides",
        ),
    ],
)
def test_a_tie_in_hatches_is_explained(english: None, first: Any, other: Any, why: str) -> None:
    assert facts("hatches", (first, other))[0] == why


def test_a_tie_in_sobek_is_explained(english: None) -> None:
    assert facts("sobek", ((31,), (31,)))[0] == "equal points: less corruption in the last round decides"


def test_without_a_tie_nothing_is_explained(english: None) -> None:
    assert not any("equal" in fact for fact in facts("hatches", ((31, 28, 0, True, 9), (30, 25, 0, True, 8))))
    assert not any("equal" in fact for fact in facts("sobek", ((31,), (31,)), places=(1, 1)))
