"""Writes the golden records of Sobek anew: `python -m tests.records.sobek.make` in the checkout.

Only for a rule that was corrected on purpose: the records are the memory of how today's rules play.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.core.codec import verbs
from felucca.model.sobek.game import GAME

FOLDER = Path(__file__).parent
GAMES = 24


def setups() -> dict[str, Setup]:
    """Two to four players; the defaults in every second game, the switches by turns in the others."""
    found = {}
    for index in range(GAMES):
        seats = 2 + index % 3
        variants = GAME.variants(seats)
        options = dict(variants[index // 2 % len(variants)]) if index % 2 else {}
        players = tuple(SeatSetup(f"P{seat + 1}", COLOURS[seat]) for seat in range(seats))
        found[f"{seats}p-{index + 1:02}"] = Setup("sobek", players, 400 + index, options)
    return found


def answer(state: Any, rng: Random) -> Any:
    """A random verb, then a random action of it; sets rather large, skipping rather little."""
    actions = state.actions()
    verb = rng.choice(verbs(actions))
    return max((rng.choice([action for action in actions if action.do == verb]) for _ in range(2)), key=_merit)


def _merit(action: Any) -> float:
    return len(action.cards) if hasattr(action, "cards") else -getattr(action, "at", 0)


def played(table: Setup) -> Match:
    """A whole match of such players."""
    match, rng = Match.start(table), Random(table.deal)
    while question := match.question:
        match.answer(question.number, answer(match.observation(question.seat), rng))
    return match


def main() -> None:
    for name, table in setups().items():
        text = json.dumps(played(table).record().to_json(), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
