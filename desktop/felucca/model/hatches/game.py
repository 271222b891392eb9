"""Hatches as the table knows it: seats, options, verbs, how a game begins and is read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from felucca.model.core.contract import Game, State
from felucca.model.hatches import moves
from felucca.model.hatches import position as positions
from felucca.model.hatches.components import PLAYERS
from felucca.model.hatches.rules import IN, OPTIONS, rules_for
from felucca.model.hatches.state import HatchesState

REVISION = 1


class Hatches(Game):
    """Hatches for two to four players (rules: hatches 2, 4)."""

    id = "hatches"
    revision = REVISION
    seats = PLAYERS
    options = OPTIONS
    action_types = (moves.Starter, moves.Dice, moves.Leave, moves.Roll, moves.Place, moves.Pass)
    categories = ("closed", "line")

    def new(self, seats: int, options: Mapping[str, Any]) -> HatchesState:
        """Empty boards; the first starter is drawn (rules: hatches 4)."""
        if seats not in self.seats:
            raise ValueError(f"not a game for {seats}")
        state = HatchesState(rules_for(options), seats)
        state.agenda.append(("starter",))
        return state

    def read(self, position: Mapping[str, Any]) -> HatchesState:
        return positions.read(position)

    def conserved(self, state: State) -> Mapping[str, int]:
        """Tokens on the boards and in the pile; players who are out have no open hatch (rules: hatches 11 I4, I5)."""
        assert isinstance(state, HatchesState)
        counts = [cells.bit_count() for cells in (*state.opened, *state.closed)]
        out = [cells for cells, status in zip(state.opened, state.status, strict=True) if status != IN]
        return {"tokens": state.pile + sum(counts), "open hatches of those who are out": sum(out)}

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Every length, each with another pair of the other options."""
        return [
            {},
            {"length": "short", "next_starter": "clockwise"},
            {"length": "quick", "line_points": 5},
            {"length": "long", "line_points": 5, "next_starter": "clockwise"},
        ]


GAME = Hatches()
