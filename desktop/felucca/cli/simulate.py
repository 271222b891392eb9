"""`felucca simulate`: whole games between levels or random players, without a screen."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from felucca.ai.arena import Played, play
from felucca.ai.levels import PLAYERS, RANDOM
from felucca.cli import BadInput
from felucca.cli.options import add_options, read_options
from felucca.model.core import games
from felucca.model.core.contract import Game


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="the first deal number")
    parser.add_argument("--ai", default=RANDOM, metavar="L[,L…]", help="levels: one for all seats, or one a seat")
    add_options(parser)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play and print. Raises BadInput for levels or counts that cannot be."""
    game = games.find(args.game)
    levels = _levels(args.ai, args.players)
    if args.games < 1:
        raise BadInput("there must be at least one game")
    options = read_options(game, args.options, args.players)
    begin = perf_counter()
    played = [play(game, levels, args.seed + index, options) for index in range(args.games)]
    answer = summary(game, levels, args.seed, played, perf_counter() - begin)
    print(json.dumps(answer) if args.json else _text(answer))
    return 0


def _levels(words: str, players: int) -> tuple[str, ...]:
    """A level for every seat. Raises BadInput for unknown ones or a wrong number of them."""
    levels = tuple(words.split(","))
    if unknown := [level for level in levels if level not in PLAYERS]:
        raise BadInput(f"there is no level {unknown[0]!r}; the levels are {', '.join(PLAYERS)}")
    if len(levels) not in (1, players):
        raise BadInput(f"{len(levels)} levels for {players} players; name one, or one for every seat")
    return levels * players if len(levels) == 1 else levels


def summary(game: Game, levels: tuple[str, ...], seed: int, played: list[Played], seconds: float) -> dict[str, Any]:
    """Wins (a shared first place is a win for each), points and time, seat by seat."""
    seats = range(len(levels))
    decisions = [sum(one.decisions[seat] for one in played) for seat in seats]
    thought = [sum(one.seconds[seat] for one in played) for seat in seats]
    return {
        "game": game.id,
        "players": len(levels),
        "games": len(played),
        "seed": seed,
        "ai": list(levels),
        "wins": [sum(one.places[seat] == 1 for one in played) for seat in seats],
        "points": [round(sum(one.scores[seat] for one in played) / len(played), 2) for seat in seats],
        "scores": [list(one.scores) for one in played],
        "decisions": decisions,
        "ms_a_decision": [round(1000 * thought[seat] / max(decisions[seat], 1), 3) for seat in seats],
        "seconds": round(seconds, 2),
        "games_per_s": round(len(played) / seconds, 2),
    }


def _text(answer: dict[str, Any]) -> str:
    lines = [f"{answer['game']}: {answer['games']} games in {answer['seconds']} s"]
    for seat, level in enumerate(answer["ai"]):
        lines.append(
            f"seat {seat + 1}, {level}: {answer['wins'][seat]} wins, {answer['points'][seat]} points a game, "
            f"{answer['ms_a_decision'][seat]} ms a decision"
        )
    return "\n".join(lines)
