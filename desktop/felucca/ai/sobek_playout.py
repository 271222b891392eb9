"""Rounds of Sobek played to their end in samples of what a seat cannot see."""

from __future__ import annotations

from typing import Any, NamedTuple

from felucca.ai.chooser import Budget, Dice
from felucca.ai.sobek_cards import Rated
from felucca.ai.sobek_rate import best
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Game
from felucca.model.sobek.state import SobekState

WIN = 40.0
"""Points that winning the game is worth, beside the lead."""
LEAD = 0.25
"""What a point of lead is worth when the game is over."""
TRUST = 3.0
"""Playouts that the quick opinion counts for."""
SEEDS = 1 << 32


class Weighed(NamedTuple):
    """The chosen action, its mean lead in points at the end of the playouts, and how many they were."""

    action: Any
    lead: float
    playouts: int


class _Candidate:
    __slots__ = ("action", "lead", "prior", "total")

    def __init__(self, rated: Rated) -> None:
        self.action, self.prior = rated.action, TRUST * rated.value
        self.total = self.lead = 0.0

    def __lt__(self, other: _Candidate) -> bool:
        """Better ones come first; both have had as many playouts."""
        return self.total + self.prior > other.total + other.prior


def weigh(
    game: Game, view: SobekState, seat: int, rated: list[Rated], steps: int, dice: Dice, budget: Budget
) -> Weighed:
    """The best of some actions after about so many steps of play.

    Every candidate is played in the same samples with the same chance; the worse half is left behind again and again.
    """
    alive = [_Candidate(entry) for entry in rated]
    stages = (len(alive) - 1).bit_length()
    playouts = spent = 0
    for stage in range(1, stages + 1):
        while spent < steps * stage // stages and not (playouts and budget.spent()):
            world, seed = game.sample(view, dice), dice.randrange(SEEDS)
            assert isinstance(world, SobekState)
            for candidate in alive:
                state = world.clone()
                spent += play_on(state, candidate.action, DealSource(seed))
                lead = lead_of(state, seat)
                candidate.lead += lead
                candidate.total += standing(state, seat, lead)
            playouts += 1
        alive = sorted(alive)[: (len(alive) + 1) // 2]
    return Weighed(alive[0].action, alive[0].lead / playouts, playouts)


def play_on(state: SobekState, action: Any, source: DealSource) -> int:
    """Play an action and then the round to its end as the quick opinion would; returns the number of steps."""
    this_round, steps = state.round, 0
    while True:
        state.apply(action, trusted=True)
        steps += 1
        if not state.agenda or state.round != this_round:
            return steps
        asked = state.decision().seat
        action = state.draw(source) if asked is None else best(state, asked)


def lead_of(state: SobekState, seat: int) -> float:
    """Points ahead of the others: of the best of them and of their mean, half and half."""
    others = [points for other, points in enumerate(state.points) if other != seat]
    return state.points[seat] - (max(others) + sum(others) / len(others)) / 2


def standing(state: SobekState, seat: int, lead: float) -> float:
    """How well a seat stands with a lead, between two rounds or at the end of the game, in points."""
    result = state.result()
    if result is None:
        return lead
    return LEAD * lead + (WIN / len(result.winners) if seat in result.winners else 0.0)
