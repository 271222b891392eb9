"""Carcassonne by judgement: all three levels look at one evaluation in points, each as far as it can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from felucca.ai.carcassonne_odds import Odds
from felucca.ai.carcassonne_value import Outlook
from felucca.ai.chooser import Budget, Choice, Dice
from felucca.ai.levels import Level
from felucca.model.carcassonne.faces import number
from felucca.model.carcassonne.moves import Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.carcassonne.turn import SKIP
from felucca.model.core.contract import Game, State


class Sight(NamedTuple):
    """How far a level sees. `noise`: points by which it may misjudge; `candidates` looked at of the placements."""

    places: int
    noise: float
    candidates: int
    draws: int


SIGHTS = {
    "novice": Sight(places=10, noise=4.0, candidates=0, draws=0),
    "skilled": Sight(places=1000, noise=0.0, candidates=0, draws=0),
    "master": Sight(places=1000, noise=0.0, candidates=6, draws=8),
}


class Option(NamedTuple):
    """A whole move: a placement (None where the tile already lies) and a claim, with the value of what follows."""

    value: float
    place: Place | None
    k: int


def weights_for(seats: int, seat: int) -> tuple[float, ...]:
    """A seat wants its own points and, shared over them, not those of the others."""
    return tuple(1.0 if other == seat else -1.0 / (seats - 1) for other in range(seats))


def distinct(state: CarcassonneState, places: Sequence[Place]) -> list[Place]:
    """The placements without the twins of designs that look the same turned."""
    turns = state.rules.tiles.designs[state.hand].rotations
    return [place for place in places if place.rot < turns or place.bridge is not None]


def options(outlook: Outlook, places: Sequence[Place], design: int, seat: int, budget: Budget | None) -> list[Option]:
    """Every whole move over some placements."""
    found: list[Option] = []
    for place in places:
        if budget is not None and found and budget.spent():
            break
        for value, k in outlook.after(number(place.at), 4 * design + place.rot, seat):
            found.append(Option(value, place, k))
    return found


class Judge:
    """See `chooser.Judgement`."""

    def choose(self, game: Game, observation: State, level: Level, dice: Dice, budget: Budget) -> Choice:
        state = observation
        assert isinstance(state, CarcassonneState)
        seat = state.decision().seat
        assert seat is not None
        sight = SIGHTS[level.id]
        odds = Odds(state)
        outlook = Outlook(state, odds, weights_for(state.seats, seat))
        if state.hand >= 0:
            places = distinct(state, state.places())
            if len(places) > sight.places:
                places = [places.pop(dice.randrange(len(places))) for _ in range(sight.places)]
            found = options(outlook, places, state.hand, seat, budget)
        else:
            found = [Option(value, None, k) for value, k in outlook.claims(seat)]
        if sight.noise:
            found = [
                option._replace(value=option.value + sight.noise * (dice.random() - dice.random())) for option in found
            ]
        best = max(found, key=lambda option: option.value)
        return Choice(self._action(state, best), (), budget.cut)

    def _action(self, state: CarcassonneState, option: Option) -> Any:
        if option.place is not None:
            return option.place
        if option.k < 0:
            return SKIP
        return state.rules.tiles.faces[state.faces[-1]].claims[option.k]


JUDGEMENT = Judge()
