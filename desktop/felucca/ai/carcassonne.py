"""Carcassonne by judgement: all three levels look at one evaluation in points, each as far as it can see."""

from __future__ import annotations

from typing import Any, NamedTuple

from felucca.ai.carcassonne_modules import A_TURN, DECLINED, answer_module, bridged, price, with_castles
from felucca.ai.carcassonne_odds import Odds
from felucca.ai.carcassonne_reasons import reasons
from felucca.ai.carcassonne_reply import Move, Reply, claim_of, distinct, moves, weights_for
from felucca.ai.carcassonne_value import ROUND, Outlook
from felucca.ai.chooser import Budget, Choice, Dice
from felucca.ai.levels import Level
from felucca.model.carcassonne.moves import Decline
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.core.contract import Game, State


class Sight(NamedTuple):
    """How far a level sees: of how many placements it thinks, by how many points it may misjudge, and of how many
    of the best moves it thinks through the answers."""

    places: int
    noise: float
    candidates: int = 0


SIGHTS = {
    "novice": Sight(places=12, noise=4.0),
    "skilled": Sight(places=1000, noise=2.0),
    "master": Sight(places=1000, noise=0.0, candidates=6),
}


class Judge:
    """See `chooser.Judgement`."""

    def choose(self, game: Game, observation: State, level: Level, dice: Dice, budget: Budget) -> Choice:
        """The move of a level, and what speaks for it."""
        assert isinstance(observation, CarcassonneState)
        seat = observation.decision().seat
        assert seat is not None
        sight = SIGHTS[level.id]
        asked = answer_module(observation, seat, sight.places, sight.noise, dice, budget)
        if asked is not None:
            return asked
        odds = Odds(observation)
        found = self._moves(observation, odds, seat, sight, dice, budget)
        found.sort(key=lambda move: -move.value)
        found = with_castles(observation, seat, found)
        if sight.candidates and len(found) > 1:
            found = self._weighed(found[: sight.candidates], Reply(observation, odds, seat), budget)
        instead = found[1] if observation.hand < 0 else None
        why = reasons(observation, odds, seat, found[0], instead)
        return Choice(self._action(observation, found[0]), why, budget.cut)

    def _moves(
        self, state: CarcassonneState, odds: Odds, seat: int, sight: Sight, dice: Dice, budget: Budget
    ) -> list[Move]:
        outlook = Outlook(state, odds, weights_for(state.seats, seat))
        if state.hand < 0:
            found = [Move(value, None, k) for value, k in outlook.claims(seat)]
        else:
            places = distinct(state, state.hand, state.places())
            dice.shuffle(places)
            plain = [place for place in places if place.bridge is None]
            found = moves(outlook, state.hand, seat, plain[: sight.places], budget)
            found += bridged(state, odds, seat, [place for place in places if place.bridge is not None])
            if not plain:
                found.append(Move(outlook.total + A_TURN, None, DECLINED))
        if not sight.noise:
            return found
        return [move._replace(value=move.value + sight.noise * (dice.random() - dice.random())) for move in found]

    def _weighed(self, found: list[Move], reply: Reply, budget: Budget) -> list[Move]:
        """Moves in the order of their values after the answers; when the seconds end, those not reached come last."""
        weighed: list[Move] = []
        for move in found:
            value = round(reply.value(move, budget) - price(reply.odds, move), ROUND)
            if budget.cut and weighed:  # judged by half of the draws: not to be compared
                break
            weighed.append(move._replace(value=value))
        weighed.sort(key=lambda move: -move.value)
        return weighed + found[len(weighed) :]

    def _action(self, state: CarcassonneState, move: Move) -> Any:
        if move.k == DECLINED:
            return Decline()
        return claim_of(state, move.k) if move.place is None else move.place


JUDGEMENT = Judge()
