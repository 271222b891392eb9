"""Quick values of the event tokens, and of the answers that they ask for (rules: sobek 9)."""

from __future__ import annotations

from collections.abc import Callable

from felucca.ai.sobek_cards import CHARACTER, FIRSTS, Purse, Rated, corruption_cost
from felucca.model.sobek.components import (
    AMULET,
    CHARACTERS,
    CURSE_COUNTS_AS,
    GOOD,
    PROSPERITY_COUNTS_AS_CARDS,
    PROSPERITY_SCARABS,
    PROSPEROUS,
    SCARABS,
    backward,
    forward,
)
from felucca.model.sobek.moves import Event
from felucca.model.sobek.opponents import opponents
from felucca.model.sobek.state import SobekState

FLOOD = 4.5
"""What a further turn is worth."""
RIVAL = 0.7
"""With more than two players, how much of the leading opponent's loss is an own gain; of the others' half of it."""


def event(purse: Purse, token: str) -> float:
    """What a token brings now."""
    state, seat = purse.state, purse.seat
    name, _, symbol = token.partition("_")
    if name == "guild":
        steps = forward(state.points[seat], symbol) - state.points[seat]
        return steps + max([pushed(state, seat, other, symbol) for other in opponents(state, seat)])
    if name == "flood":
        return FLOOD
    if name == "curse":
        return max([cursed(state, seat, other) for other in opponents(state, seat)])
    if name == "prosperity":
        return max([prospered(purse, good) for good in PROSPEROUS])
    return float(sum(state.piles[seat])) if name == "deceit" else embalmed(purse)


def embalmed(purse: Purse) -> float:
    """What Embalming brings: the cards are no longer corruption, and may find sets."""
    pile = purse.state.piles[purse.seat]
    value = purse.cost * sum(pile) + CHARACTER * purse.time() * sum([pile[kind] for kind in CHARACTERS])
    for good, first in enumerate(FIRSTS):
        more = sum(pile[first : first + 3])
        if more:
            scarabs = purse.scarabs[good] + pile[first] * SCARABS[first]
            value += purse.worth(good, purse.count[good] + more, scarabs) - purse.value(good)
    return value + (purse.amulet() * pile[AMULET] if pile[AMULET] else 0.0)


def _shared(state: SobekState, seat: int, other: int) -> float:
    """How much of an opponent's loss is an own gain."""
    if state.seats == 2:
        return 1.0
    furthest = max([points for rival, points in enumerate(state.points) if rival != seat])
    return RIVAL if state.points[other] == furthest else RIVAL / 2


def pushed(state: SobekState, seat: int, other: int, symbol: str) -> float:
    """What a Guild brings that sends an opponent back."""
    points = state.points[other]
    return (points - backward(points, symbol)) * _shared(state, seat, other)


def cursed(state: SobekState, seat: int, other: int) -> float:
    """What a Curse on an opponent brings."""
    return CURSE_COUNTS_AS * corruption_cost(state, other) * _shared(state, seat, other)


def prospered(purse: Purse, good: int) -> float:
    """What Prosperity brings on the own set of a good."""
    sums, sizes = purse.sums[good], purse.sizes[good]
    if not sizes:
        return 0.0
    return float((sums + PROSPERITY_SCARABS) * (sizes + PROSPERITY_COUNTS_AS_CARDS) - sums * sizes)


def _pick_event(purse: Purse) -> list[Rated]:
    return [
        Rated(event(purse, action.token) if isinstance(action, Event) else 0.0, action)
        for action in purse.state.actions()
    ]


def _ev_guild(purse: Purse) -> list[Rated]:
    state, symbol = purse.state, purse.state.agenda[-1][2]
    return [Rated(pushed(state, purse.seat, action.seat, symbol), action) for action in state.actions()]


def _ev_curse(purse: Purse) -> list[Rated]:
    state = purse.state
    return [Rated(cursed(state, purse.seat, action.seat), action) for action in state.actions()]


def _ev_prosperity(purse: Purse) -> list[Rated]:
    return [Rated(prospered(purse, GOOD[action.good]), action) for action in purse.state.actions()]


RATERS: dict[str, Callable[[Purse], list[Rated]]] = {
    "pick_event": _pick_event,
    "ev_guild": _ev_guild,
    "ev_curse": _ev_curse,
    "ev_prosperity": _ev_prosperity,
}
