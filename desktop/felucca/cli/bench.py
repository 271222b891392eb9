"""`felucca bench`: the speed of the rules, as a ratio to a reference that runs beside them.

The reference is random chess by python-chess. Both play the same games in every round, by turns in one process, and
the fastest round counts, in processor time: what else the machine does for a moment changes no result.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from time import process_time
from typing import Any, NamedTuple

from felucca.cli import BadInput
from felucca.cli.options import add_options, read_options
from felucca.model.core import games
from felucca.model.core.chance import RandomSource
from felucca.model.core.conformance_player import pick
from felucca.model.core.contract import Game, State

ROUNDS = 5
REFERENCE_GAMES = 8
OWN_GAMES = 32
COPIES = 2000
MIDDLE_PLIES = 60
NO_OPTIONS: Mapping[str, Any] = {}


class Speed(NamedTuple):
    """Games a second and microseconds a copy in mid-game, of both, and their ratios."""

    reference_per_s: float
    games_per_s: float
    ratio: float
    copy_us: float
    reference_copy_us: float
    copy_ratio: float


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", nargs="?", choices=games.names(), default=games.names()[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    add_options(parser)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Measure and print. Raises BadInput where the reference is not installed."""
    if args.rounds < 1:
        raise BadInput("there must be at least one round")
    game = games.find(args.game)
    speed = measure(game, args.rounds, read_options(game, args.options, _seats(game)))
    print(json.dumps(speed._asdict()) if args.json else _text(args.game, speed))
    return 0


def measure(game: Game, rounds: int = ROUNDS, options: Mapping[str, Any] = NO_OPTIONS) -> Speed:
    """Run both by turns. Raises BadInput where the reference is not installed."""
    board_type = _reference()
    seats = _seats(game)
    steps = play(game, seats, Random(0), options)  # tables are made before the clock runs
    middle, board = middle_state(game, seats, steps // 2, options), _middle_board(board_type)
    times: list[list[float]] = [[], [], [], []]
    for _ in range(rounds):
        times[0].append(_seconds(partial(_play_reference, board_type, Random(1)), REFERENCE_GAMES))
        times[1].append(_seconds(partial(play, game, seats, Random(1), options), OWN_GAMES))
        times[2].append(_seconds(partial(board.copy, stack=False), COPIES))
        times[3].append(_seconds(middle.clone, COPIES))
    reference, own, reference_copy, own_copy = map(min, times)
    return Speed(
        round(1 / reference, 2),
        round(1 / own, 2),
        round(reference / own, 2),
        round(own_copy * 1e6, 2),
        round(reference_copy * 1e6, 2),
        round(own_copy / reference_copy, 2),
    )


def _seats(game: Game) -> int:
    return 2 if 2 in game.seats else game.seats.start


def play(game: Game, seats: int, rng: Random, options: Mapping[str, Any] = NO_OPTIONS) -> int:
    """A random game through the public contract, to its end. Returns how many steps it took."""
    return _advance(game, game.new(seats, options), rng, None)


def middle_state(game: Game, seats: int, steps: int, options: Mapping[str, Any] = NO_OPTIONS) -> State:
    """The state of a random game after so many steps."""
    state = game.new(seats, options)
    _advance(game, state, Random(0), steps)
    return state


def _advance(game: Game, state: State, rng: Random, steps: int | None) -> int:
    source = RandomSource(rng)
    step = 0
    while step != steps:
        if state.decision().seat is None:
            if state.result() is not None:
                break
            state.apply(state.draw(source), trusted=True)
        else:
            state.apply(pick(game, state.actions(), rng))
        step += 1
    return step


def _reference() -> Any:
    try:
        import chess
    except ImportError:
        raise BadInput("the reference is missing; install it with the development packages (make dev)") from None
    return chess.Board


def _play_reference(board_type: Any, rng: Random) -> None:
    board = board_type()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))


def _middle_board(board_type: Any) -> Any:
    rng = Random(0)
    board = board_type()
    for _ in range(MIDDLE_PLIES):
        board.push(rng.choice(list(board.legal_moves)))
    return board


def _seconds(work: Callable[[], object], times: int) -> float:
    """Seconds a piece of work, on average over so many."""
    begin = process_time()
    for _ in range(times):
        work()
    return (process_time() - begin) / times


def _text(name: str, speed: Speed) -> str:
    return (
        f"{name}: {speed.games_per_s} random games a second, the reference {speed.reference_per_s}: "
        f"{speed.ratio} times as many\n"
        f"copy in mid-game: {speed.copy_us} us, the reference {speed.reference_copy_us} us: "
        f"{speed.copy_ratio} times as long"
    )
