"""Sobek as the table knows it: seats, options, verbs, how a game begins and is read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from felucca.model.core.contract import Game, Option, Seat, State
from felucca.model.sobek import knowledge, moves
from felucca.model.sobek import position as positions
from felucca.model.sobek.components import KINDS, NAMES, UNKNOWN
from felucca.model.sobek.events import visible
from felucca.model.sobek.rounds import begin_round
from felucca.model.sobek.state import SobekState, Switches

REVISION = 1


class Sobek(Game):
    """Sobek for two to four players, with the disputed points of the rules as options (rules: sobek 3, H6)."""

    id = "sobek"
    revision = REVISION
    seats = positions.SEATS
    options = (
        Option("amulets_only_set", ("addition", "always")),
        Option("horizontal_may_use_characters", (True, False)),
        Option("priest_takes_characters", ("choice", "always")),
        Option("event_pick_mandatory", (True, False)),
        Option("final_tiebreak", ("corruption", "shared")),
        Option("show_opponent_corruption_count", (False, True)),
    )
    action_types = (
        *(moves.Deal, moves.Deliver, moves.First, moves.Last, moves.Reveal, moves.Draw, moves.Tokens, moves.Steal),
        *(moves.Starter, moves.Take, moves.Play, moves.PlaySet, moves.Purge, moves.GiveUp, moves.Opponent),
        *(moves.Pick, moves.Add, moves.Back, moves.Fetch, moves.Event, moves.Decline, moves.Prosper),
        *(moves.Horizontal, moves.Done),
    )
    categories = ("vertical", "horizontal", "guild", "deceit", "penalty")

    def new(self, seats: int, options: Mapping[str, Any]) -> SobekState:
        """All markers on 0; starting hands, delivery and starter are chance's (rules: sobek 4)."""
        if reason := self.unplayable(seats, options):
            raise ValueError(f"not a game for {seats}: {reason}")
        state = SobekState(seats, Switches(**options))
        begin_round(state)
        return state

    def unplayable(self, seats: int, options: Mapping[str, Any]) -> str:
        known = {option.id: option.values for option in self.options}
        if any(name not in known or value not in known[name] for name, value in options.items()):
            return "options"
        return super().unplayable(seats, options)

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """The defaults, each switch turned alone, and all of them together."""
        turned = [{option.id: option.values[1]} for option in self.options]
        return [{}, *turned, {name: value for options in turned for name, value in options.items()}]

    def read(self, position: Mapping[str, Any]) -> SobekState:
        return positions.read(position)

    def conserved(self, state: State) -> Mapping[str, int]:
        """The 63 cards by kind, and the tokens of a round (rules: sobek 2)."""
        assert isinstance(state, SobekState)
        counts = list(state.bag)
        for cards in (state.discard, *state.hands, *state.piles):
            counts = [count + more for count, more in zip(counts, cards, strict=True)]
        lying = [kind for cards in (*state.sets, *state.aside) for kind in cards or ()]
        lying += [kind for laid in state.laid for _, cards in laid or () for kind in cards]
        for kind in (*lying, *(kind for kind in state.market if kind < UNKNOWN)):
            counts[kind] += 1
        return {**{NAMES[kind]: counts[kind] for kind in range(KINDS)}, "tokens": state.left + len(state.used)}

    def sample(self, observation: State, rng: Any) -> State:
        assert isinstance(observation, SobekState)
        return knowledge.sample(observation, rng)

    def visible(self, event: Any, seat: Seat | None) -> Any | None:
        return visible(event, seat)


GAME = Sobek()
