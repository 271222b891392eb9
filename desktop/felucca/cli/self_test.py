"""`felucca self-test`: check this copy of the program, off screen; a line a check."""

from __future__ import annotations

import argparse
import os


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Exit code 1 if any check fails."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before Qt is imported
    from felucca.ui import self_test

    return self_test.run(as_json=args.json)
