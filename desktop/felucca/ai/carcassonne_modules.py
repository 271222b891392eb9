"""What the expansion adds to the judgement: placements with a bridge, castles that wait, questions of the modules."""

from __future__ import annotations

from collections.abc import Sequence

from felucca.ai.carcassonne_bazaar import PLACES, Bazaar
from felucca.ai.carcassonne_castle import choose_castle, choose_pick
from felucca.ai.carcassonne_odds import Odds
from felucca.ai.carcassonne_reply import Move, claim_of, weights_for
from felucca.ai.carcassonne_value import Outlook
from felucca.ai.chooser import Budget, Choice, Dice
from felucca.model.carcassonne.moves import Place
from felucca.model.carcassonne.state import CarcassonneState

A_BRIDGE = 3.0
"""Points that a bridge in the supply is worth at the beginning of a game."""
LATE = 4.0
"""With so many turns to come half of that is left."""
A_TURN = 1.5
"""Points to expect from drawing another tile instead of one that fits only with a bridge."""
BRIDGED = 12
"""Placements with a bridge that are thought of: each costs a whole evaluation."""
DECLINED = -2
"""In place of a claim: the tile is refused."""
CASTLE_MOVES = 8
"""Best moves that are tried out where castles wait."""


def bridged(state: CarcassonneState, odds: Odds, seat: int, places: Sequence[Place]) -> list[Move]:
    """Whole turns with a bridge, the bridge paid for."""
    weights = weights_for(state.seats, seat)
    found: list[Move] = []
    for place in places[:BRIDGED]:
        after = state.clone()
        after.apply(place, trusted=True)
        outlook = Outlook(after, odds, weights)
        if after.decision().kind == "claim":
            found += [Move(value, place, k) for value, k in outlook.claims(seat)]
        else:
            found.append(Move(outlook.total, place, -1))
    return [move._replace(value=move.value - price(odds, move)) for move in found]


def price(odds: Odds, move: Move) -> float:
    """Points that a move spends on a bridge."""
    return A_BRIDGE * odds.turns / (odds.turns + LATE) if move.place is not None and move.place.bridge else 0.0


def with_castles(state: CarcassonneState, seat: int, found: list[Move]) -> list[Move]:
    """The moves in the order of their values, what castles would be paid at once included."""
    if not any(keep.paid < 0 for keep in state.more.get("castles", ())):
        return found
    weights = weights_for(state.seats, seat)
    tried = [move._replace(value=move.value + _castle_points(state, move, weights)) for move in found[:CASTLE_MOVES]]
    return sorted(tried, key=lambda move: -move.value) + found[CASTLE_MOVES:]


def _castle_points(state: CarcassonneState, move: Move, weights: Sequence[float]) -> float:
    """What castles get from a move, by the seats' weights; nothing for a refusal."""
    if move.k == DECLINED:
        return 0.0
    after = state.clone()
    events = after.apply(move.place, trusted=True) if move.place is not None else []
    if after.decision().kind == "claim":
        events += after.apply(claim_of(after, move.k), trusted=True)
    paid = (event for event in events if event.kind == "scored" and event.category == "castle")
    return float(sum(weights[event.seat] * event.points for event in paid))


def answer_module(
    state: CarcassonneState, seat: int, places: int, noise: float, dice: Dice, budget: Budget
) -> Choice | None:
    """The answer to a question that only modules ask; None for the questions of the base game."""
    decision = state.decision()
    facts = dict(decision.facts)
    if decision.kind == "castle":
        return Choice(*choose_castle(state, seat, facts["sites"], noise, dice))
    if decision.kind == "castle_pick":
        return Choice(*choose_pick(facts["offers"]))
    if decision.kind in ("lot", "bid", "settle", "choose"):
        bazaar = Bazaar(state, seat, dice, budget, min(places, PLACES), noise)
        return Choice(*bazaar.answer(decision.kind, facts))
    return None
