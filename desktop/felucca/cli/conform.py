"""`felucca conform`: the conformance suite of the model on any number of random games."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from felucca.cli import BadInput
from felucca.model.core import games
from felucca.model.core.conformance import Report, Trial, Violation, examine, plan, trace
from felucca.model.core.contract import Game

EVERY = 16
SHOWN = 10
"""So many violations are told."""
HASH_SEEDS = ("1", "2")


class Finding(NamedTuple):
    """What came of a game: its report and trace, or what was violated."""

    report: Report | None
    trace: str
    violation: str


class Summary(NamedTuple):
    """What came of all games."""

    game: str
    games: int
    seats: list[int]
    steps: int
    inspections: int
    violations: list[str]
    seconds: float


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", nargs="?", choices=games.names(), help="one game; all of them if left out")
    parser.add_argument("--games", type=int, default=100, help="games, shared between the player counts")
    parser.add_argument("--seed", type=int, default=1, help="the first deal number")
    parser.add_argument("--players", type=int, help="one player count; all of them if left out")
    parser.add_argument("--plain", action="store_true", help="only the game with its options as they come")
    parser.add_argument("--every", type=int, default=EVERY, help="about one position in so many is inspected")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play, inspect and print; the exit code is 1 after any violation. Raises BadInput for senseless numbers."""
    if min(args.games, args.every, args.jobs) < 1:
        raise BadInput("games, every and jobs are at least 1")
    seats = None if args.players is None else [args.players]
    summaries = []
    for name in [args.game] if args.game else games.names():
        try:
            game = games.find(name)
            summaries.append(conform(game, args.games, args.seed, args.jobs, args.every, seats, args.plain))
        except ValueError as error:
            raise BadInput(str(error)) from None
    if args.json:
        answers = [summary._asdict() for summary in summaries]
        print(json.dumps(answers[0] if args.game else answers))
    else:
        print("\n".join(map(_text, summaries)))
    return 1 if any(summary.violations for summary in summaries) else 0


def conform(
    game: Game,
    count: int,
    seed: int,
    jobs: int,
    every: int = EVERY,
    seats: list[int] | None = None,
    plain: bool = False,
) -> Summary:
    """Examine so many games, `plain` or with all variants, and trace each again in processes with another hash seed.

    Raises ValueError where the game cannot be played with the player counts `seats`.
    """
    begin = perf_counter()
    trials = plan(game, count, seed, seats, plain)
    chunk = max(1, min(16, count // (4 * jobs)))
    with _processes(jobs, HASH_SEEDS[0]) as pool:
        findings = list(pool.map(partial(_find, every=every), trials, chunksize=chunk))
    with _processes(jobs, HASH_SEEDS[1]) as pool:
        others = list(pool.map(_trace, trials, chunksize=chunk))
    violations = []
    for trial, finding, other in zip(trials, findings, others, strict=True):
        if finding.violation:
            violations.append(finding.violation)
        elif finding.trace != other:
            violations.append(str(Violation(trial, 0, "hash seed", "another PYTHONHASHSEED gives another game")))
    reports = [finding.report for finding in findings if finding.report]
    return Summary(
        game.id,
        count,
        sorted({trial.seats for trial in trials}),
        sum(report.steps for report in reports),
        sum(report.inspections for report in reports),
        violations,
        round(perf_counter() - begin, 1),
    )


def _find(trial: Trial, every: int) -> Finding:
    try:
        return Finding(examine(trial, every), trace(trial), "")
    except Violation as violation:
        return Finding(None, "", str(violation))


def _trace(trial: Trial) -> str:
    """A game that raises has been found out before: here it only differs."""
    try:
        return trace(trial)
    except Exception as error:
        return repr(error)


@contextmanager
def _processes(jobs: int, hash_seed: str) -> Iterator[Executor]:
    """A pool of processes, started from nothing: each reads its hash seed from the environment."""
    before = os.environ.get("PYTHONHASHSEED")
    os.environ["PYTHONHASHSEED"] = hash_seed
    try:
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            yield pool
    finally:
        if before is None:
            del os.environ["PYTHONHASHSEED"]
        else:
            os.environ["PYTHONHASHSEED"] = before


def _text(summary: Summary) -> str:
    told: list[Any] = summary.violations[:SHOWN]
    seats = ", ".join(map(str, summary.seats))
    told.append(
        f"{summary.game}: {summary.games} games for {seats} players, {summary.steps} steps, "
        f"{summary.inspections} positions inspected, {len(summary.violations)} violations, {summary.seconds} s"
    )
    return "\n".join(told)
