"""Quick values of the characters' powers, and of the answers that they ask for (rules: sobek 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from felucca.ai.sobek_cards import CHARACTER, FIRSTS, Purse, Rated, pile_size
from felucca.model.sobek.characters import courtesan_adds
from felucca.model.sobek.components import (
    AMULET,
    GOOD,
    IS_CHARACTER,
    KIND,
    KINDS,
    NAMES,
    QUEEN_DRAW,
    SCARABS,
    SCRIBE_LIMIT,
)
from felucca.model.sobek.moves import GiveUp
from felucca.model.sobek.opponents import opponents

STOLEN = 4.0
"""What the Thief brings, its victim's loss included."""
BLIND = 0.8
"""The worth of a card drawn unseen, in terms of a character in hand."""
GIVEN_UP = 1.0
"""What a card costs that an opponent gives up to the Scribe, beside the corruption."""
TAKEN_OFF = 0.5
"""How much of the corruption cost an opponent saves when the Vizier takes a card off his pile."""
BACKS = {"beige": 2.0, "orange": 1.0, "green": 0.0}
"""Which back the Thief prefers."""


def power(purse: Purse, kind: int) -> float:
    """What a character's power brings now."""
    return _POWERS[NAMES[kind]](purse)


def _queen(purse: Purse) -> float:
    return min(QUEEN_DRAW, purse.state.deck) * CHARACTER * BLIND


def _priest(purse: Purse) -> float:
    pile = purse.state.piles[purse.seat]
    return purse.cost * max([sum(pile[first : first + 3]) for first in FIRSTS])


def _scribe(purse: Purse) -> float:
    hands = [sum(purse.state.hands[other]) for other in opponents(purse.state, purse.seat)]
    return (purse.cost + GIVEN_UP) * sum([max(0, size - SCRIBE_LIMIT) for size in hands]) / len(hands)


def _vizier(purse: Purse) -> float:
    piles = [purse.state.piles[other] for other in opponents(purse.state, purse.seat)]
    gains = [purse.gain(kind) for pile in piles for kind, count in enumerate(pile) if count]
    return max(gains) - purse.cost * TAKEN_OFF if gains else 0.0


def _thief(purse: Purse) -> float:
    return STOLEN if any(any(purse.state.hands[other]) for other in opponents(purse.state, purse.seat)) else 0.0


def _courtesan(purse: Purse) -> float:
    return max([added(purse, action) for action in courtesan_adds(purse.state, purse.seat)], default=0.0)


def added(purse: Purse, action: Any) -> float:
    """What the Courtesan's cards bring: their set grows, the hand loses them."""
    good, kinds = GOOD[action.good], [KIND[card] for card in action.cards]
    if "courtesan" in action.cards:  # she herself is on the discard pile by then
        return 0.0
    sums, sizes = purse.sums[good], purse.sizes[good]
    scarabs = sum([SCARABS[kind] for kind in kinds])
    grown = (sums + scarabs) * (sizes + len(kinds)) - sums * sizes
    goods = [kind for kind in kinds if kind != AMULET and not IS_CHARACTER[kind]]
    rest = purse.worth(good, purse.count[good] - len(goods), purse.scarabs[good] - scarabs)
    lost = purse.value(good) - rest + purse.amulet() * kinds.count(AMULET)
    return grown - lost - CHARACTER * purse.time() * sum([IS_CHARACTER[kind] for kind in kinds])


def _merchant(purse: Purse) -> float:
    return max([purse.gain(kind) for kind in purse.state.market], default=0.0)


_POWERS: dict[str, Callable[[Purse], float]] = {
    "queen": _queen,
    "priest": _priest,
    "priestess": _priest,
    "scribe_cattle": _scribe,
    "scribe_fish": _scribe,
    "vizier": _vizier,
    "thief": _thief,
    "courtesan": _courtesan,
    "merchant": _merchant,
}


# What they ask for


def _ch_priest(purse: Purse) -> list[Rated]:
    pile = purse.state.piles[purse.seat]
    found = []
    for action in purse.state.actions():
        first = FIRSTS[GOOD[action.good]]
        found.append(Rated(purse.cost * (sum(pile[first : first + 3]) + len(action.characters)), action))
    return found


def _ch_scribe(purse: Purse) -> list[Rated]:
    return [Rated(-_kept(purse, kind), GiveUp(NAMES[kind])) for kind in range(KINDS) if purse.hand[kind]]


def _kept(purse: Purse, kind: int) -> float:
    """What a hand card is worth to its owner."""
    return max(CHARACTER, power(purse, kind)) * purse.time() if IS_CHARACTER[kind] else purse.loss(kind)


def _ch_vizier_target(purse: Purse) -> list[Rated]:
    """The opponent with the most to choose from; better one whose corruption does not count."""
    state = purse.state
    most = max([pile_size(state, other) for other in opponents(state, purse.seat)])
    found = []
    for action in state.actions():
        pile, saved = state.piles[action.seat], purse.cost * TAKEN_OFF
        best = max([purse.gain(kind) for kind, count in enumerate(pile) if count])
        found.append(Rated(best - (saved if pile_size(state, action.seat) == most else 0.0), action))
    return found


def _ch_vizier_card(purse: Purse) -> list[Rated]:
    found = []
    for action in purse.state.actions():
        kind = KIND[action.card]
        useful = max(CHARACTER, power(purse, kind)) * purse.time() if IS_CHARACTER[kind] else purse.gain(kind)
        found.append(Rated(useful, action))
    return found


def _ch_thief_target(purse: Purse) -> list[Rated]:
    """The hand with most cards, of equal ones that of the furthest marker."""
    state = purse.state
    return [
        Rated(sum(state.hands[action.seat]) + 0.1 * state.points[action.seat], action) for action in state.actions()
    ]


def _ch_thief_back(purse: Purse) -> list[Rated]:
    return [Rated(BACKS[action.back], action) for action in purse.state.actions()]


def _ch_courtesan(purse: Purse) -> list[Rated]:
    return [Rated(added(purse, action), action) for action in purse.state.actions()]


def _ch_merchant(purse: Purse) -> list[Rated]:
    market = purse.state.market
    return [Rated(purse.gain(market[action.at - 1]), action) for action in purse.state.actions()]


RATERS: dict[str, Callable[[Purse], list[Rated]]] = {
    "ch_priest": _ch_priest,
    "ch_scribe": _ch_scribe,
    "ch_vizier_target": _ch_vizier_target,
    "ch_vizier_card": _ch_vizier_card,
    "ch_thief_target": _ch_thief_target,
    "ch_thief_back": _ch_thief_back,
    "ch_courtesan": _ch_courtesan,
    "ch_merchant": _ch_merchant,
}
