"""`felucca demo`: a short game against the computer off screen, and a picture of its last position."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", nargs="?", type=Path, default=Path("felucca-demo.png"), help="the PNG file to write")


def run(args: argparse.Namespace) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before Qt is imported
    from felucca.ui import demo

    demo.play_and_shoot(args.out)
    print(f"Picture: {args.out.resolve()}")
    return 0
