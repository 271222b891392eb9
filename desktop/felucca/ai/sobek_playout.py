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
TRUST = 3.0
"""Playouts that the quick opinion counts for."""
SEEDS = 1 << 32


class Weighed(NamedTuple):
    """An action, its mean lead at the end of the playouts mixed with the quick opinion, and how many they were."""

    value: float
    action: Any
    playouts: int


class _Candidate:
    __slots__ = ("action", "prior", "total")

    def __init__(self, rated: Rated) -> None:
        self.action, self.prior, self.total = rated.action, rated.value, 0.0

    def mean(self, playouts: int) -> float:
        """In points; comparable among candidates with as many playouts."""
        return (self.total + TRUST * self.prior) / (playouts + TRUST)


def weigh(
    game: Game, view: SobekState, seat: int, rated: list[Rated], steps: int, dice: Dice, budget: Budget
) -> list[Weighed]:
    """The candidates by their playouts, the best first; about so many steps of play are spent.

    Every candidate is played in the same samples with the same chance; the worse half is left behind again and again.
    """
    alive = [_Candidate(entry) for entry in rated]
    left: list[Weighed] = []
    stages = max(1, (len(alive) - 1).bit_length())
    playouts, spent = 0, 0
    for stage in range(stages):
        limit = steps * (stage + 1) // stages
        while spent < limit and not (playouts and budget.spent()):
            world, seed = game.sample(view, dice), dice.randrange(SEEDS)
            assert isinstance(world, SobekState)
            for candidate in alive:
                value, taken = play_on(world.clone(), seat, candidate.action, DealSource(seed))
                candidate.total += value
                spent += taken
            playouts += 1
        alive.sort(key=lambda candidate: -candidate.mean(playouts))
        keep = 1 if stage == stages - 1 else (len(alive) + 1) // 2
        left[:0] = [Weighed(c.mean(playouts), c.action, playouts) for c in alive[keep:]]
        alive = alive[:keep]
    left[:0] = [Weighed(c.mean(playouts), c.action, playouts) for c in alive]
    return left


def play_on(state: SobekState, seat: int, action: Any, source: DealSource) -> tuple[float, int]:
    """Play an action and then the round to its end as the quick opinion would; a seat's value then, and the steps."""
    this_round, steps = state.round, 0
    while True:
        state.apply(action, trusted=True)
        steps += 1
        agenda = state.agenda
        if not agenda or state.round != this_round:
            return standing(state, seat), steps
        asked = state.decision().seat
        action = state.draw(source) if asked is None else best(state, asked)


def standing(state: SobekState, seat: int) -> float:
    """How well a seat stands between two rounds or at the end, in points."""
    others = [points for other, points in enumerate(state.points) if other != seat]
    lead = state.points[seat] - (max(others) + sum(others) / len(others)) / 2
    result = state.result()
    if result is None:
        return lead
    return lead * 0.25 + (WIN / len(result.winners) if seat in result.winners else 0.0)
