"""Carcassonne as the table knows it: seats, options, verbs, how a game begins and is read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from felucca.model.carcassonne import position as positions
from felucca.model.carcassonne.moves import Bridge, Claim, Draw, Place, Starter
from felucca.model.carcassonne.rules import rules_for
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.carcassonne.turn import begin_turn
from felucca.model.core.contract import Game, Option, State

REVISION = 1


class Carcassonne(Game):
    """Base Carcassonne (rules: carcassonne 1 to 5, 7) for two to five players."""

    id = "carcassonne"
    revision = REVISION
    seats = range(2, 6)
    options = (Option("starter", ("first", "random")),)
    action_types = (Starter, Draw, Place, Claim)
    nested: ClassVar[Mapping[tuple[str, str], type[Any]]] = {("place", "bridge"): Bridge}
    categories = ("city", "road", "monastery", "field")

    def new(self, seats: int, options: Mapping[str, Any]) -> CarcassonneState:
        """The start tile lies on (0, 0); the first player is the first of the list or drawn (rules: carcassonne 2)."""
        known = {option.id: option.values for option in self.options}
        for name, value in options.items():
            if name not in known or value not in known[name]:
                raise ValueError(f"unknown option {name}: {value!r}")
        if seats not in self.seats:
            raise ValueError(f"not a game for {seats}")
        state = CarcassonneState(rules_for(), seats)
        tiles = state.rules.tiles
        positions.lay(state, tiles, tiles.designs[tiles.start].id, (0, 0), 0)
        if options.get("starter", "first") == "random":
            state.agenda.append(("starter", 0))
        else:
            begin_turn(state, 0, [])
        return state

    def read(self, position: Mapping[str, Any]) -> CarcassonneState:
        return positions.read(position)

    def conserved(self, state: State) -> Mapping[str, int]:
        """The box: tiles in all, and each seat's followers (rules: carcassonne 14)."""
        assert isinstance(state, CarcassonneState)
        counts = {"tiles": len(state.where) + state.left + (state.hand >= 0) + len(state.removed)}
        for seat in range(state.seats):
            placed = sum(owner == seat for owner in state.followers.values())
            counts[f"followers of seat {seat}"] = state.supply[seat] + placed
        return counts


GAME = Carcassonne()
