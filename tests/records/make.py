"""Writes the golden records of Carcassonne anew: `python -m tests.records.make` in the checkout.

Only for a rule that was corrected on purpose: the records are the memory of how today's rules play.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.carcassonne.state import CarcassonneState

from .player import Player

FOLDER = Path(__file__).parent / "carcassonne"
MODULES = ("bridges", "castles", "bazaars")


def setup(seats: int, deal: int, options: dict[str, Any]) -> Setup:
    return Setup("carcassonne", tuple(SeatSetup(f"P{i + 1}", COLOURS[i]) for i in range(seats)), deal, options)


def setups() -> dict[str, Setup]:
    """Twelve base games with two to five players, 24 games over all modules with two to six."""
    found = {}
    for index in range(12):
        seats = 2 + index % 4
        options = {"starter": "random"} if index % 3 == 2 else {}
        found[f"base-{seats}p-{index + 1:02}"] = setup(seats, 100 + index, options)
    chosen = [mods for count in (1, 2, 3) for mods in combinations(MODULES, count)]
    for index in range(24):
        seats, modules = 2 + index % 5, chosen[index % len(chosen)]
        options = dict.fromkeys(modules, True)
        if "bazaars" in modules and index % 3 == 0:
            options["bids"] = False
        found[f"{'-'.join(modules)}-{seats}p-{index + 1:02}"] = setup(seats, 900 + index, options)
    return found


def played(table: Setup) -> Match:
    """A whole match of random players."""
    match, player = Match.start(table), Player(table.deal)
    while question := match.question:
        state = match.observation(question.seat)
        assert isinstance(state, CarcassonneState)
        match.answer(question.number, player.answer(state))
    return match


def main() -> None:
    for name, table in setups().items():
        text = json.dumps(played(table).record().to_json(), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
