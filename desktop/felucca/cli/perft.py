"""`felucca perft`: count the lines of play to a depth."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from felucca.cli import BadInput
from felucca.model.core import games
from felucca.model.core.chance import DealSource, Source
from felucca.model.core.contract import State


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seed", type=int, default=1, help="the deal number, which draws follow")
    parser.add_argument("--depth", type=int, default=3, help="decisions in a line; draws and throws are none")
    parser.add_argument("--players", type=int, help="the fewest of the game if left out")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Count and print. Raises BadInput for a depth or a player count that cannot be."""
    game = games.find(args.game)
    if args.depth < 1:
        raise BadInput("the depth is at least 1")
    try:
        state = game.new(game.seats.start if args.players is None else args.players, {})
    except ValueError as error:
        raise BadInput(str(error)) from None
    begin = perf_counter()
    lines = counts(state, DealSource(args.seed), args.depth)
    seconds = round(perf_counter() - begin, 2)
    if args.json:
        answer = {"game": game.id, "seed": args.seed, "depth": args.depth, "counts": lines, "count": lines[-1]}
        print(json.dumps({**answer, "seconds": seconds}))
    else:
        print("\n".join(f"{depth:3} {count:12}" for depth, count in enumerate(lines, 1)))
    return 0


def counts(state: State, source: Source, depth: int) -> list[int]:
    """How many lines of 1, 2, … `depth` decisions begin at a state; it is left as it is.

    A line that ends before a depth does not count there.
    """
    found = [0] * depth
    _count(state.clone(), source, found, 0)
    return found


def _count(state: State, source: Source, found: list[int], depth: int) -> None:
    while state.decision().seat is None:
        if state.result() is not None:
            return
        state.apply(state.draw(source), trusted=True)
    actions = state.actions()
    found[depth] += len(actions)
    if depth + 1 == len(found):
        return
    for action in actions:
        after = state.clone()
        after.apply(action, trusted=True)
        _count(after, source, found, depth + 1)
