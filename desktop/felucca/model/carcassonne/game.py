"""Carcassonne as the table knows it: seats, options, verbs, how a game begins and is read back."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, ClassVar

from felucca.model.carcassonne import moves
from felucca.model.carcassonne import position as positions
from felucca.model.carcassonne.rules import rules_for
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.carcassonne.turn import begin_turn
from felucca.model.core.contract import Game, Option, State

REVISION = 1
BASE_SEATS = 5
"""Players of the base game alone."""


class Carcassonne(Game):
    """Carcassonne for two to five players, and six with a module of the expansion (rules: carcassonne 2)."""

    id = "carcassonne"
    revision = REVISION
    seats = range(2, 7)
    options = (
        Option("bridges", (False, True)),
        Option("castles", (False, True)),
        Option("bazaars", (False, True)),
        Option("bids", (True, False)),
        Option("starter", ("first", "random")),
    )
    action_types = (
        *(moves.Starter, moves.Draw, moves.Place, moves.Decline, moves.Claim, moves.Castle, moves.CastlePick),
        *(moves.Lot, moves.Bid, moves.Pass, moves.Settle, moves.Choose),
    )
    nested: ClassVar[Mapping[tuple[str, str], type[Any]]] = {("place", "bridge"): moves.Bridge}
    categories = ("city", "road", "monastery", "castle", "bazaar", "field")

    def new(self, seats: int, options: Mapping[str, Any]) -> CarcassonneState:
        """The start tile lies on (0, 0); the first player is the first of the list or drawn (rules: carcassonne 2)."""
        known = {option.id: option.values for option in self.options}
        for name, value in options.items():
            if name not in known or value not in known[name]:
                raise ValueError(f"unknown option {name}: {value!r}")
        reason = self.unplayable(seats, options)
        if reason:
            raise ValueError(f"not a game for {seats}: {reason}")
        state = CarcassonneState(rules_for(modules_of(options)), seats)
        tiles = state.rules.tiles
        positions.lay(state, {}, tiles.designs[tiles.start].id, (0, 0), 0)
        if options.get("starter", "first") == "random":
            state.agenda.append(("starter", 0))
        else:
            begin_turn(state, 0, [])
        return state

    def unplayable(self, seats: int, options: Mapping[str, Any]) -> str:
        """Six players need at least one module (rules: carcassonne 2)."""
        if seats not in self.seats:
            return "seats"
        return "seats_need_module" if seats > BASE_SEATS and not modules_of(options) else ""

    def variants(self, seats: int) -> list[dict[str, Any]]:
        """Every combination of modules, bazaars without bids, and a drawn first player."""
        every: list[dict[str, Any]] = []
        for bridges, castles, bazaars in product((False, True), repeat=3):
            every.append({"bridges": bridges, "castles": castles, "bazaars": bazaars})
        every += [{"bazaars": True, "bids": False}, {"starter": "random", "bridges": True}]
        every.append({"bridges": True, "castles": True, "bazaars": True, "bids": False})
        return [options for options in every if not self.unplayable(seats, options)]

    def read(self, position: Mapping[str, Any]) -> CarcassonneState:
        return positions.read(position)

    def conserved(self, state: State) -> Mapping[str, int]:
        """The box: tiles in all, each seat's followers, and what modules brought (rules: carcassonne 14)."""
        assert isinstance(state, CarcassonneState)
        counts = {"tiles": len(state.where) + state.left + (state.hand >= 0) + len(state.removed)}
        for seat in range(state.seats):
            placed = sum(owner == seat for owner in state.followers.values())
            counts[f"followers of seat {seat}"] = state.supply[seat] + placed
        for part in state.rules.parts:
            part.conserved(state, counts)
        return counts


def modules_of(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The rule set's modules for a set-up's options."""
    return positions.module_names([name for name in positions.MODULES if options.get(name)], options.get("bids", True))


GAME = Carcassonne()
