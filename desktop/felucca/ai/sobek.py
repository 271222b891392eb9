"""Sobek by judgement: a quick opinion, and at the higher levels playouts over samples of what is hidden."""

from __future__ import annotations

from typing import NamedTuple

from felucca.ai.chooser import Budget, Choice, Dice
from felucca.ai.levels import Level
from felucca.ai.sobek_playout import weigh
from felucca.ai.sobek_rate import rate
from felucca.model.core.contract import Game, State
from felucca.model.sobek.state import SobekState


class Sight(NamedTuple):
    """How far a level sees: steps of play in its playouts, candidates for them, points it may misjudge by."""

    steps: int
    candidates: int
    noise: float


SIGHTS = {
    "novice": Sight(steps=0, candidates=1, noise=6.0),
    "skilled": Sight(steps=400, candidates=4, noise=2.0),
    "master": Sight(steps=2000, candidates=8, noise=0.0),
}


class Judge:
    """See `chooser.Judgement`."""

    def choose(self, game: Game, observation: State, level: Level, dice: Dice, budget: Budget) -> Choice:
        """The action of a level, and what speaks for it."""
        assert isinstance(observation, SobekState)
        seat = observation.decision().seat
        assert seat is not None
        sight = SIGHTS[level.id]
        rated = rate(observation, seat)
        if sight.noise:
            rated = [
                entry._replace(value=entry.value + sight.noise * (dice.random() - dice.random())) for entry in rated
            ]
        rated.sort(key=lambda entry: -entry.value)
        if sight.steps and len(rated) > 1:
            found = weigh(game, observation, seat, rated[: sight.candidates], sight.steps, dice, budget)
            return Choice(found[0].action, (), budget.cut)
        return Choice(rated[0].action, (), budget.cut)


JUDGEMENT = Judge()
