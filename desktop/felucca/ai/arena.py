"""Games between levels without a table, for measuring: the same deal is played with the seats swapped."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from time import process_time
from typing import Any, NamedTuple

from felucca.ai.choose import choose
from felucca.model.core import games
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Game

_MIX = 0x9E3779B97F4A7C15


class Played(NamedTuple):
    """One game: points and place of each seat, decisions and processor seconds of each seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


class Tally(NamedTuple):
    """An arena: wins of the seats of level a and b, with the interval of a's share of wins (95 %, Wilson)."""

    a: str
    b: str
    games: int
    a_wins: int
    b_wins: int
    draws: int
    low: float
    high: float
    a_points: float
    b_points: float
    a_seconds: float
    b_seconds: float


def defaults(game: Game) -> dict[str, Any]:
    """The options of a game at their defaults."""
    return {option.id: option.values[0] for option in game.options}


def play(game: Game, levels: tuple[str, ...], deal: int, options: Mapping[str, Any] | None = None) -> Played:
    """One whole game, a level a seat. Seeds of the decisions follow from the deal number."""
    state = game.new(len(levels), defaults(game) if options is None else options)
    source = DealSource(deal)
    decisions = [0] * len(levels)
    seconds = [0.0] * len(levels)
    step = 0
    while (result := state.result()) is None:
        seat = state.decision().seat
        step += 1
        if seat is None:
            state.apply(state.draw(source), trusted=True)
            continue
        observation = state.observe(seat)
        begin = process_time()
        action = choose(game, observation, levels[seat], (deal * _MIX + step) & 0xFFFFFFFF).action
        seconds[seat] += process_time() - begin
        decisions[seat] += 1
        state.apply(action)
    return Played(result.scores, result.places, tuple(decisions), tuple(seconds))


def wilson(wins: int, games_played: int, z: float = 1.96) -> tuple[float, float]:
    """The interval, from 0 to 1, in which the true share of wins lies."""
    if not games_played:
        return 0.0, 1.0
    share = wins / games_played
    spread = z * sqrt(share * (1 - share) / games_played + z * z / (4 * games_played * games_played))
    middle = share + z * z / (2 * games_played)
    whole = 1 + z * z / games_played
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _seating(seats: int, a: str, b: str, index: int) -> tuple[int, tuple[str, ...]]:
    """Where the one seat of level a is in a game, and all levels: it moves on by one from game to game."""
    own = index % seats
    return own, tuple(a if seat == own else b for seat in range(seats))


def _play_nth(
    name: str, options: Mapping[str, Any] | None, seats: int, a: str, b: str, seed: int, index: int
) -> Played:
    _own, levels = _seating(seats, a, b, index)
    return play(games.find(name), levels, seed + index // seats, options)


def _played(one: Callable[[int], Played], count: int, jobs: int) -> Iterator[Played]:
    if jobs <= 1:
        yield from map(one, range(count))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(one, range(count))


def arena(
    name: str,
    a: str,
    b: str,
    count: int,
    seed: int,
    jobs: int = 1,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
) -> Tally:
    """One seat of level a against the rest of level b, `count` games. Deals run on from `seed`; every deal is played
    once from each seat. Raises KeyError for an unknown game."""
    one = partial(_play_nth, name, options, seats, a, b, seed)
    outcomes = {"a": 0, "b": 0, "draw": 0}
    points = {"a": 0.0, "b": 0.0}
    seconds = {"a": 0.0, "b": 0.0}
    decisions = {"a": 0, "b": 0}
    for index, played in enumerate(_played(one, count, jobs)):
        own, _levels = _seating(seats, a, b, index)
        first = [seat for seat, place in enumerate(played.places) if place == 1]
        outcomes["draw" if own in first and len(first) > 1 else "a" if own in first else "b"] += 1
        for seat in range(seats):
            side = "a" if seat == own else "b"
            points[side] += played.scores[seat] / (1 if seat == own else seats - 1)
            seconds[side] += played.seconds[seat]
            decisions[side] += played.decisions[seat]
    low, high = wilson(outcomes["a"], count)
    return Tally(
        a,
        b,
        count,
        outcomes["a"],
        outcomes["b"],
        outcomes["draw"],
        round(low, 4),
        round(high, 4),
        round(points["a"] / max(1, count), 2),
        round(points["b"] / max(1, count), 2),
        round(seconds["a"] / max(1, decisions["a"]), 5),
        round(seconds["b"] / max(1, decisions["b"]), 5),
    )
