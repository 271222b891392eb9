"""The one door of the computer players: an observation in, an action with its reasons out."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from felucca.ai import search
from felucca.ai.chooser import Budget, Choice, Dice, Judgement
from felucca.ai.levels import LEVELS, RANDOM
from felucca.model.core.contract import Game, State

_JUDGEMENTS = {"carcassonne": "felucca.ai.carcassonne", "hatches": "felucca.ai.hatches", "sobek": "felucca.ai.sobek"}


def judgement(game: Game) -> Judgement | None:
    """The game's own judgement; None leaves it to the generic search."""
    where = _JUDGEMENTS.get(game.id)
    if where is None:
        return None
    own: Judgement = import_module(where).JUDGEMENT
    return own


def choose(
    game: Game,
    observation: State,
    level: str,
    seed: int,
    cap_s: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Choice:
    """The action of a level (`levels.PLAYERS`) for the decision of an observation.

    Without a cap the answer follows from position, level and seed alone, on every machine. `stop` is asked between
    iterations. Raises KeyError for an unknown level, ValueError where nobody is asked, `Stopped` when `stop` says so.
    """
    if observation.decision().seat is None:
        raise ValueError("no seat is asked here")
    dice = Dice(seed)
    actions = observation.actions()
    if level == RANDOM:
        return Choice(actions[dice.randrange(len(actions))])
    strength = LEVELS[level]
    if len(actions) == 1:
        return Choice(actions[0])
    budget = Budget(cap_s, stop)
    own = judgement(game)
    if own is not None:
        return own.choose(game, observation, strength, dice, budget)
    return search.choose(game, observation, strength, dice, budget)
