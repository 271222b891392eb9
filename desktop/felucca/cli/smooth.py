"""`felucca smooth`: measure how smoothly the table runs: gaps while the computer thinks, frames, switches, starts."""

from __future__ import annotations

import argparse
import json
import os


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=8.0, help="how long to watch while the computer thinks")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before Qt is imported
    from felucca.ui import smooth

    found = smooth.measure(args.seconds)
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:28} {value}")
    return 0
