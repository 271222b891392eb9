"""How many lines of play small positions have: committed counts, checked by trying every conceivable answer.

Rules: carcassonne 3.1 to 3.4 and 4.1 to 4.3.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from felucca.cli.perft import counts
from felucca.model.carcassonne.game import GAME
from felucca.model.carcassonne.moves import Claim, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.core.chance import DealSource, Source
from felucca.model.core.contract import IllegalAction

POSITIONS = json.loads((Path(__file__).parents[1] / "records" / "carcassonne_perft.json").read_text(encoding="utf-8"))
SEGMENTS = (None, "c1", "c2", "r1", "r2", "r3", "r4", "f1", "f2", "f3", "f4", "m", "bridge")


def tried(state: CarcassonneState, source: Source, depth: int, found: list[int]) -> None:
    """Count the answers that are not refused, down to a depth; nobody asks the model which are legal."""
    while state.decision().seat is None:
        if state.result() is not None:
            return
        state.apply(state.draw(source))
    xs, ys = zip(*((tile[1], tile[2]) for tile in state.position()["tiles"]), strict=True)
    cells = product(range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2), range(4))
    answers: list[Any] = [*(Place((x, y), rot) for x, y, rot in cells), *map(Claim, SEGMENTS)]
    for action in answers:
        after = state.clone()
        try:
            after.apply(action)
        except IllegalAction:
            continue
        found[depth] += 1
        if depth + 1 < len(found):
            tried(after, source, depth + 1, found)


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play(name: str) -> None:
    entry = POSITIONS[name]
    state = GAME.read(entry["position"])
    assert state.left in (3, 4)
    wanted = entry["counts"]
    assert counts(state, DealSource(entry["deal"]), len(wanted)) == wanted
    found = [0] * len(wanted)
    tried(state.clone(), DealSource(entry["deal"]), 0, found)
    assert found == wanted
