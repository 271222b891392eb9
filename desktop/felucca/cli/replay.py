"""`felucca replay FILE`: check a saved game step by step and print its log in words."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from felucca.cli import BadInput
from felucca.match.match import Match
from felucca.match.record import Loaded, RecordError, load


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a save or a record")
    parser.add_argument("--lang", choices=("ru", "en"), default="en", help="the language of the log")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Exit code 1 if today's rules give another game."""
    loaded = _load(args.file)
    turns = _told(loaded.match, args.lang)
    if args.json:
        result = loaded.match.result
        answer = {
            "game": loaded.match.setup.game,
            "steps": len(loaded.match.history),
            "differs_from": loaded.differs_from,
            "scores": list(result.scores) if result else None,
            "log": [{"turn": turn, "lines": lines} for turn, lines in turns],
        }
        print(json.dumps(answer, ensure_ascii=False))
    else:
        for turn, lines in turns:
            print(f"{turn}.")
            for line in lines:
                print(f"  {line}")
        print(_verdict(loaded))
    return 1 if loaded.differs_from else 0


def _load(file: Path) -> Loaded:
    try:
        return load(file.read_bytes())
    except RecordError as error:
        reason = {
            "damaged": "the file is damaged and cannot be read as a game",
            "foreign": "the file is no Felucca game",
            "too_new": "the file comes from a newer version of Felucca",
        }[error.code]
        raise BadInput(f"{file}: {reason}") from None


def _verdict(loaded: Loaded) -> str:
    steps = len(loaded.match.history)
    if loaded.differs_from is None:
        return f"All {steps} steps agree with the record."
    return f"Under today's rules the game differs from step {loaded.differs_from}."


def _told(match: Match, language: str) -> list[tuple[int, list[str]]]:
    """The log by turns. Words need Qt's core, but no display."""
    from PySide6.QtCore import QCoreApplication

    from felucca.ui.shell.language import Language
    from felucca.ui.words import words_for

    application = QCoreApplication.instance() or QCoreApplication([])
    Language(application).set(language)
    words = words_for(match.setup.game)
    names = [seat.name for seat in match.setup.seats]
    turns: list[tuple[int, list[str]]] = []
    for step in match.history:
        lines = [_line(line) for line in words.lines(step.events, step.after, names)]
        if lines and (not turns or turns[-1][0] != step.turn):
            turns.append((step.turn, []))
        if lines:
            turns[-1][1].extend(lines)
    return turns


def _line(line: Any) -> str:
    points = "" if line.points is None else f"  {line.points:+d}"
    return f"{line.text}{points}"
