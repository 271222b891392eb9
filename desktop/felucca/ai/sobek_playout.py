"""Some turns of Sobek played on in samples of what a seat cannot see, and what they are worth then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from felucca.ai.chooser import Budget, Dice
from felucca.ai.sobek_cards import Rated, prospects
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


class Sight(NamedTuple):
    """How far a level sees: steps of play in all its playouts, steps a seat after which one is judged (or at the end
    of the round), candidates for them, points by which the quick opinion may misjudge."""

    steps: int
    horizon: int
    candidates: int
    noise: float


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

    def add(self, worth: float, lead: float) -> None:
        """One playout more."""
        self.total += worth
        self.lead += lead

    def __lt__(self, other: _Candidate) -> bool:
        """Better ones come first; both have had as many playouts."""
        return self.total + self.prior > other.total + other.prior


def weigh(
    game: Game, view: SobekState, seat: int, rated: list[Rated], sight: Sight, dice: Dice, budget: Budget
) -> Weighed:
    """The best of some actions, after about as many steps of play as the level has.

    Every candidate is played in the same samples with the same chance; the worse half is left behind again and again.
    """
    alive = [_Candidate(entry) for entry in rated]
    stages = (len(alive) - 1).bit_length()
    playouts = spent = 0
    for stage in range(1, stages + 1):
        while spent < sight.steps * stage // stages and not (playouts and budget.spent()):
            world, seed = game.sample(view, dice), dice.randrange(SEEDS)
            assert isinstance(world, SobekState)
            for candidate in alive:
                state = world.clone()
                spent += play_on(state, candidate.action, DealSource(seed), sight.horizon * view.seats)
                candidate.add(*standing(state, seat, state.round == view.round and bool(state.agenda)))
            playouts += 1
        alive = sorted(alive)[: (len(alive) + 1) // 2]
    return Weighed(alive[0].action, alive[0].lead / playouts, playouts)


def play_on(state: SobekState, action: Any, source: DealSource, horizon: int) -> int:
    """Play an action, and on as the quick opinion would, at most to the end of the round; returns the steps."""
    this_round, steps = state.round, 0
    while True:
        state.apply(action, trusted=True)
        steps += 1
        if not state.agenda or state.round != this_round or (steps >= horizon and state.agenda[-1][0] == "turn"):
            return steps
        asked = state.decision().seat
        action = state.draw(source) if asked is None else best(state, asked)


def standing(state: SobekState, seat: int, amid: bool) -> tuple[float, float]:
    """A seat's worth and lead in points; amid a round both follow from what everybody's cards may become."""
    points: Sequence[float] = prospects(state) if amid else state.points
    others = [value for other, value in enumerate(points) if other != seat]
    lead = points[seat] - (max(others) + sum(others) / len(others)) / 2
    result = state.result()
    if result is None:
        return lead, lead
    return LEAD * lead + (WIN / len(result.winners) if seat in result.winners else 0.0), lead
