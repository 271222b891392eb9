"""Sobek by judgement: a quick opinion, and at the higher levels playouts over samples of what is hidden.

Every level sees the observation alone. A level is a number of steps of play in its playouts, so an answer follows
from observation, level and dice on every machine.
"""

from __future__ import annotations

from felucca.ai.chooser import Budget, Choice, Dice
from felucca.ai.levels import Level
from felucca.ai.sobek_cards import Rated
from felucca.ai.sobek_playout import Sight, weigh
from felucca.ai.sobek_rate import rate
from felucca.ai.sobek_reasons import outlook, reasons
from felucca.model.core.contract import Game, State
from felucca.model.sobek.state import SobekState

SIGHTS = {
    "novice": Sight(steps=0, horizon=0, candidates=1, noise=7.0),
    "skilled": Sight(steps=60, horizon=6, candidates=3, noise=6.0),
    "master": Sight(steps=1800, horizon=6, candidates=6, noise=0.0),
}


class Judge:
    """See `chooser.Judgement`."""

    def choose(self, game: Game, observation: State, level: Level, dice: Dice, budget: Budget) -> Choice:
        """The action of a level, and what speaks for it."""
        assert isinstance(observation, SobekState)
        decision = observation.decision()
        seat = decision.seat
        assert seat is not None
        sight = SIGHTS[level.id]
        rated = _misjudged(rate(observation, seat), sight.noise, dice)
        if not sight.steps or len(rated) == 1 or decision.kind == "horizontal":
            action = rated[0].action
            return Choice(action, reasons(observation, seat, action), budget.cut)
        chosen = weigh(game, observation, seat, rated[: sight.candidates], sight, dice, budget)
        why = (*reasons(observation, seat, chosen.action), outlook(chosen.lead, chosen.playouts))
        return Choice(chosen.action, why, budget.cut)


def _misjudged(rated: list[Rated], noise: float, dice: Dice) -> list[Rated]:
    """The best first, after errors of up to so many points."""
    if noise:
        rated = [entry._replace(value=entry.value + noise * (dice.random() - dice.random())) for entry in rated]
    return sorted(rated, key=lambda entry: -entry.value)


JUDGEMENT = Judge()
