"""A seeded random player of Carcassonne for records and comparisons."""

from __future__ import annotations

from random import Random
from typing import Any

from felucca.model.carcassonne.faces import number, unpacked
from felucca.model.carcassonne.game import GAME
from felucca.model.carcassonne.moves import Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.core.conformance_player import pick


class Player:
    """A random player who likes what makes games eventful: cities and roads that meet, bridges, castles, claims."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, state: CarcassonneState) -> Any:
        actions = state.actions()
        kind = state.decision().kind
        if kind == "place" and self.rng.random() < 0.6:
            return max(actions, key=lambda action: self._merit(state, action))
        if kind == "claim" and self.rng.random() < 0.7:
            lines = [a for a in actions if a.feature and a.feature[0] in "bcmr"]
            return self.rng.choice(lines or list(actions))
        if kind == "castle" and self.rng.random() < 0.7:
            return self.rng.choice([a for a in actions if a.build])
        return pick(GAME, actions, self.rng)

    def _merit(self, state: CarcassonneState, action: Any) -> float:
        if not isinstance(action, Place):
            return 20 * self.rng.random()
        sides = unpacked(state.frontier[number(action.at)])
        return sum(sides) + 3 * (action.bridge is not None) * self.rng.random() + 3 * self.rng.random()
