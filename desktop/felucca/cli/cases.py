"""`felucca cases`: play case files of any game and tell which scripts fail."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from felucca.cli import BadInput
from felucca.model.core.cases import Failure, Outcome, run_case


class Tally(NamedTuple):
    """What came of all files: how many scripts passed, and a line's facts for each of the others."""

    files: int
    passed: int
    failed: list[dict[str, str | int]]
    skipped: list[dict[str, str]]


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a case file, or a folder of them")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play and print; the exit code is 1 if any script fails. Raises BadInput where there are no case files."""
    tally = play_files(case_files(args.paths))
    if args.json:
        print(json.dumps(tally._asdict()))
    else:
        print(_text(tally))
    return 1 if tally.failed else 0


def case_files(paths: Iterable[Path]) -> list[Path]:
    """The files themselves, and every JSON file below the folders. Raises BadInput where there is nothing."""
    files: list[Path] = []
    for path in paths:
        if not path.exists():
            raise BadInput(f"{path}: there is no such file or folder")
        found = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        if not found:
            raise BadInput(f"{path}: there is no case file in it")
        files += found
    return list(dict.fromkeys(files))


def play_files(files: Iterable[Path]) -> Tally:
    """Play every script of every file. A file that is no JSON fails."""
    tally = Tally(0, 0, [], [])
    for file in files:
        outcome = _play(file)
        tally = tally._replace(files=tally.files + 1, passed=tally.passed + outcome.passed)
        tally.failed.extend({"file": str(file), **failure._asdict()} for failure in outcome.failures)
        tally.skipped.extend({"file": str(file), **skip._asdict()} for skip in outcome.skips)
    return tally


def _play(file: Path) -> Outcome:
    try:
        case = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        return Outcome(0, [Failure("", 0, "a JSON file", str(error))], [])
    return run_case(case)


def _text(tally: Tally) -> str:
    lines = [
        f"{fail['file']}: {fail['script']}: step {fail['step']}: expected {fail['expected']}, got {fail['got']}"
        for fail in tally.failed
    ]
    lines += [f"{skip['file']}: {skip['script']}: skipped: {skip['reason']}" for skip in tally.skipped]
    lines.append(
        f"{tally.files} files, {tally.passed} scripts passed, {len(tally.failed)} failed, {len(tally.skipped)} skipped"
    )
    return "\n".join(lines)
