"""Writes the golden records of Hatches anew: `python -m tests.records.hatches.make` in the checkout.

Only for a rule that was corrected on purpose: the records are the memory of how today's rules play.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.core import games
from felucca.model.hatches.moves import Leave, Roll
from felucca.model.hatches.state import HatchesState

FOLDER = Path(__file__).parent
GAMES = 24


def setup(seats: int, deal: int, options: dict[str, Any]) -> Setup:
    return Setup("hatches", tuple(SeatSetup(f"P{i + 1}", COLOURS[i]) for i in range(seats)), deal, options)


def setups() -> dict[str, Setup]:
    """Games with two to four players over all lengths, point values and starter rules."""
    game, found = games.find("hatches"), {}
    for index in range(GAMES):
        seats = 2 + index % 3
        options = {"length": ("short", "short", "quick", "standard", "short", "long")[index // 3 % 6]}
        options |= {option.id: option.values[index // (2 + place) % 2] for place, option in enumerate(game.options[1:])}
        found[f"{options['length']}-{seats}p-{index + 1:02}"] = setup(seats, 300 + index, options)
    return found


def answer(state: HatchesState, rng: Random, timid: bool) -> Any:
    """A random player who leaves the more readily the more is at stake; a timid one mostly leaves at once."""
    seat, actions = state.decision().seat, state.actions()
    assert seat is not None
    if state.decision().kind == "decide":
        leaves = rng.random() < 0.6 if timid else 12 * rng.random() < state.opened[seat].bit_count() - 1
        return Leave() if leaves else Roll()
    return actions[rng.randrange(len(actions) - (rng.random() < 0.5 and len(actions) > 1))]


def played(table: Setup) -> Match:
    """A whole match of random players; in long games of two they are timid, so that the rounds run out."""
    match, rng = Match.start(table), Random(table.deal)
    timid = len(table.seats) == 2 and table.options["length"] == "long"
    while question := match.question:
        state = match.observation(question.seat)
        assert isinstance(state, HatchesState)
        match.answer(question.number, answer(state, rng, timid))
    return match


def main() -> None:
    for name, table in setups().items():
        text = json.dumps(played(table).record().to_json(), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
