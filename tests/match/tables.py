"""Set-ups and players for the tests of a match."""

from __future__ import annotations

import random
from typing import Any

from felucca.match.match import Match
from felucca.match.setup import COLOURS, PERSON, SeatSetup, Setup
from felucca.model.core import codec, games


def setup(players: str = "pp", game: str = "pocket", deal: int = 7, practice: bool = False) -> Setup:
    """A table of people (p) and novices (n)."""
    seats = tuple(
        SeatSetup(f"Seat {number}", COLOURS[number], PERSON if player == "p" else "novice")
        for number, player in enumerate(players)
    )
    return Setup(game, seats, deal, {}, practice)


def digest(match: Match) -> str:
    return codec.digest(match.state_at(len(match.history)).position())


def take(match: Match, rng: random.Random) -> None:
    """One answer at random, or End turn where the match waits for it."""
    if match.awaits_end_turn:
        match.end_turn()
        return
    question = match.question
    assert question is not None
    match.answer(question.number, rng.choice(list(match.observation(question.seat).actions())))


def play(match: Match, rng: random.Random, answers: int = 10_000) -> None:
    """Random answers, at most so many, to the end of the game."""
    for _ in range(answers):
        if match.result is not None:
            return
        take(match, rng)


def answer(match: Match, *actions: Any) -> None:
    """Give these answers, one after the other."""
    for action in actions:
        question = match.question
        assert question is not None
        match.answer(question.number, action)


def throws(match: Match) -> list[Any]:
    """The chance steps so far."""
    return [step.action for step in match.history if step.seat is None]


def revision_of(game: str) -> int:
    return games.find(game).revision
