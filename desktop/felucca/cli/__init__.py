"""The command line: `felucca` opens the application, `felucca COMMAND` does one thing and ends.

A command is a module here with `configure(parser)` and `run(args) -> int` (the exit code). It is imported only when
it is asked for, so the commands of the model never import Qt.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from felucca import __version__

COMMANDS = {
    "self-test": ("felucca.cli.self_test", "check this copy: screens, a short game, save and load, both languages"),
    "demo": ("felucca.cli.demo", "play a short game off screen and save a picture of it"),
    "simulate": ("felucca.cli.simulate", "play whole games without a screen"),
    "arena": ("felucca.cli.arena", "let two levels play against each other"),
    "bench": ("felucca.cli.bench", "measure the speed of the rules beside a reference"),
    "smooth": ("felucca.cli.smooth", "measure how smoothly the table runs"),
    "conform": ("felucca.cli.conform", "check a game against the contract of the model"),
    "cases": ("felucca.cli.cases", "check positions and moves written down in case files"),
    "perft": ("felucca.cli.perft", "count the lines of play to a depth"),
    "replay": ("felucca.cli.replay", "check a saved game step by step and print its log"),
    "shot": ("felucca.cli.shot", "save a picture of a screen"),
}

BAD_INPUT = 2
_INTERRUPTED = 130


class BadInput(Exception):
    """A command cannot do what it is asked for; the text is the one sentence that says why."""


class _Parser(argparse.ArgumentParser):
    """Argparse that answers bad input with one sentence, not with the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {_sentence(message)}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line given (or that of the process). Returns the exit code; 2 means bad input."""
    _speak_utf8()
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        args = _parser(arguments).parse_args(arguments)
        if args.command is None:
            return _open_application(args)
        code: int = import_module(COMMANDS[args.command][0]).run(args)
        sys.stdout.flush()  # a closed pipe is found here, not after the interpreter's last word
        return code
    except SystemExit as end:  # argparse ends like this; callers get a number
        return end.code if isinstance(end.code, int) else BAD_INPUT
    except BadInput as reason:
        return _refuse(str(reason))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        if error.filename is None:
            raise
        return _refuse(f"{error.filename}: {error.strerror}")
    except KeyboardInterrupt:
        return _INTERRUPTED


def _parser(arguments: list[str]) -> argparse.ArgumentParser:
    """Every command is listed; only the one asked for is imported and configured."""
    parser = _Parser(prog="felucca", description="Felucca: five board games at one table.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"felucca {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    asked = next((word for word in arguments if not word.startswith("-")), None)
    for name, (module, summary) in COMMANDS.items():
        command = commands.add_parser(
            name, help=summary, description=_sentence(summary[0].upper() + summary[1:]), allow_abbrev=False
        )
        if name == asked:
            import_module(module).configure(command)
    return parser


def _open_application(args: argparse.Namespace) -> int:
    if not has_display():
        raise BadInput("there is no display here; 'felucca demo' plays a short game off screen")
    code: int = import_module("felucca.ui.app").main(args)
    return code


def has_display() -> bool:
    """Whether a window can be shown: always on Windows and macOS, elsewhere when a display server is named."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _refuse(reason: str) -> int:
    print(f"felucca: {_sentence(reason)}", file=sys.stderr)
    return BAD_INPUT


def _sentence(text: str) -> str:
    text = " ".join(text.split())
    return text if text.endswith((".", "?")) else f"{text}."


def _speak_utf8() -> None:
    """UTF-8 whatever the console says it speaks; a windowed program has no streams at all."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")
