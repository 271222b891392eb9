"""`felucca shot WHAT OUT.png`: a picture of a screen, painted by the application itself, off screen."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from felucca.cli import BadInput
from felucca.cli.options import add_options, read_options
from felucca.model.core import games

SCREENS = ("lobby", "setup", "settings", "saves", "records", "rules", "score", "handover")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", help=f"a game ({', '.join(games.names())}) or a screen ({', '.join(SCREENS)})")
    parser.add_argument("out", type=Path, help="the PNG file to write")
    parser.add_argument("--game", default="carcassonne", help="the game of the screens setup, rules and score")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--turns", type=int, default=20, help="turns played before the picture is taken")
    parser.add_argument("--seed", type=int, default=482_713, help="the deal number")
    add_options(parser)
    parser.add_argument("--until", default="", help="play on until this kind of decision is asked")
    parser.add_argument("--position", type=Path, help="a case file: its position instead of a game played")
    parser.add_argument("--steps", type=int, default=0, help="how many steps of the case's script are taken first")
    parser.add_argument("--select", type=int, default=None, help="choose the n-th legal action, for a look")
    parser.add_argument("--fields", action="store_true", help="show who owns the fields")
    parser.add_argument("--lang", choices=("ru", "en"), default="en")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--size", default="1440x900", help="of the window, in px at 100 %%")
    parser.add_argument("--scale", type=float, default=1.0, help="size of everything: 0.8 to 2")


def run(args: argparse.Namespace) -> int:
    if args.what not in (*SCREENS, *games.names()):
        raise BadInput(f"there is no screen or game called {args.what}")
    if not 0.8 <= args.scale <= 2:
        raise BadInput("the scale lies between 0.8 and 2")
    width, height = _size(args.size)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before Qt is imported
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    from felucca.ui import shots

    game = games.find(args.what if args.what in games.names() else args.game)
    shots.shoot(args, width, height, read_options(game, args.options, args.players))
    print(args.out)
    return 0


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdigit() and height.isdigit()):
        raise BadInput(f"a size is written as 1440x900, not {text}")
    return int(width), int(height)
