"""One look ahead: what the next seat's best answers leave of a move, on average over tiles that may come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from felucca.ai.carcassonne_odds import Odds
from felucca.ai.carcassonne_value import Outlook
from felucca.ai.chooser import Budget
from felucca.model.carcassonne.faces import PLACES, number
from felucca.model.carcassonne.moves import Claim, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.carcassonne.turn import SKIP


class Move(NamedTuple):
    """A whole turn: a placement (None where the tile already lies) and a claim, the value of what follows.

    `k` is the place of the claimed segment in the face, -1 for no claim.
    """

    value: float
    place: Place | None
    k: int


def weights_for(seats: int, seat: int) -> tuple[float, ...]:
    """A seat wants its own points and, shared over them, not those of the others."""
    return tuple(1.0 if other == seat else -1.0 / (seats - 1) for other in range(seats))


def distinct(state: CarcassonneState, design: int, places: Sequence[Place]) -> list[Place]:
    """Placements without the twins of designs that look the same turned."""
    turns = state.rules.tiles.designs[design].rotations
    return [place for place in places if place.rot < turns or place.bridge is not None]


def placements(state: CarcassonneState, design: int) -> list[Place]:
    """Where a design that is not in hand could be laid."""
    fits = state.rules.tiles.fits[design]
    return distinct(state, design, [place for cell, key in state.frontier.items() for place in PLACES[cell][fits[key]]])


def moves(
    outlook: Outlook, design: int, seat: int, places: Sequence[Place], budget: Budget | None = None
) -> list[Move]:
    """Every whole turn over some placements; fewer when the seconds are over."""
    found: list[Move] = []
    for place in places:
        if budget is not None and found and budget.spent():
            break
        for value, k in outlook.after(number(place.at), 4 * design + place.rot, seat):
            found.append(Move(value, place, k))
    return found


def result_of(state: CarcassonneState, move: Move) -> CarcassonneState:
    """The state after a move of the seat that is asked, up to the next draw or the end."""
    after = state.clone()
    if move.place is not None:
        after.apply(move.place, trusted=True)
    if after.decision().kind == "claim":
        after.apply(claim_of(after, move.k), trusted=True)
    return after


def claim_of(state: CarcassonneState, k: int) -> Claim:
    """The claim of the k-th segment of the tile just placed; none for -1."""
    return state.rules.tiles.faces[state.faces[-1]].claims[k] if k >= 0 else SKIP


class Reply:
    """Judges moves by the answers of the next seat to every design it may draw."""

    def __init__(self, state: CarcassonneState, odds: Odds, seat: int) -> None:
        self.state = state
        self.odds = odds
        self.seat = seat
        self.draws = {design: count for design, count in enumerate(odds.bag) if count}

    def value(self, move: Move, budget: Budget) -> float:
        """The value of a move after the best answer of the next seat, on average; the move's own when none comes."""
        after = result_of(self.state, move)
        if after.decision().kind != "draw" or not self.draws:
            return move.value
        other = (self.seat + 1) % after.seats
        theirs = Outlook(after, self.odds, weights_for(after.seats, other))
        ours = Outlook(after, self.odds, weights_for(after.seats, self.seat))
        total, weight = 0.0, 0
        for design, times in self.draws.items():
            if weight and budget.spent():
                break
            answers = moves(theirs, design, other, placements(after, design))
            weight += times
            if not answers:
                total += times * ours.total
                continue
            _value, place, k = max(answers, key=lambda answer: answer.value)
            assert place is not None
            left = ours.after(number(place.at), 4 * design + place.rot, other)
            total += times * next(value for value, claim in left if claim == k)
        return total / weight
