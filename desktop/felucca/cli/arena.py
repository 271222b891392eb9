"""`felucca arena`: two levels play against each other, the seats swapped from game to game."""

from __future__ import annotations

import argparse
import json

from felucca.ai.arena import Tally, arena
from felucca.ai.levels import PLAYERS
from felucca.cli import BadInput
from felucca.cli.options import add_options, read_options
from felucca.model.core import games


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--a", choices=PLAYERS, default="master", help="the level of one seat")
    parser.add_argument("--b", choices=PLAYERS, default="skilled", help="the level of the other seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--seed", type=int, default=1, help="the first deal number; each deal is played from every seat"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--players", type=int, default=2)
    add_options(parser)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play and print. Raises BadInput for counts that make no sense."""
    game = games.find(args.game)
    seats = game.seats
    if args.players not in seats or args.players < 2:
        raise BadInput(f"{args.game} is for {max(2, seats.start)} to {seats.stop - 1} players here")
    if args.games < 1 or args.jobs < 1:
        raise BadInput("there must be at least one game and one job")
    options = read_options(game, args.options, args.players)
    tally = arena(args.game, args.a, args.b, args.games, args.seed, args.jobs, args.players, options)
    print(json.dumps(tally._asdict()) if args.json else _text(tally))
    return 0


def _text(tally: Tally) -> str:
    return "\n".join(
        (
            f"{tally.a} against {tally.b}, {tally.games} games",
            f"wins {tally.a_wins}, losses {tally.b_wins}, draws {tally.draws}",
            f"share of wins {tally.a_wins / tally.games:.1%} (95 %: {tally.low:.1%} to {tally.high:.1%})",
            f"points a game: {tally.a_points:.1f} and {tally.b_points:.1f}",
            f"milliseconds a decision: {tally.a_seconds * 1000:.1f} and {tally.b_seconds * 1000:.1f}",
        )
    )
