"""What cards are worth to a seat of Sobek: sets in reach, and what corruption costs (rules: sobek 6.4, 10).

All values are points. They are made from the own hand, what lies open, what is unseen, and how many cards others hold
and have in their piles; given an observation, they are the same for every truth behind it.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from felucca.model.sobek.components import (
    AMULET,
    CHARACTERS,
    CURSE_COUNTS_AS,
    GOOD_CARDS,
    GOOD_OF,
    IS_CHARACTER,
    MIN_SET,
    SCARABS,
    SPAN,
)
from felucca.model.sobek.sets import worth
from felucca.model.sobek.state import GOOD_COUNT, SobekState

PACE = 1.3
"""Market cards that disappear a turn: the one taken, and those skipped."""
SHARE = {2: 0.6, 3: 0.45, 4: 0.43}
"""Of the cards of a good still to come, those that a seat gets that collects it; by seats."""
TAKEN_LATER = 0.5
"""Of these, the part that counts as grown: nobody can wait for all of them."""
PATIENCE = 0.6
"""Cards still to be had that make the next card of a set as likely as not."""
ROUND_POINTS = {2: 55.0, 3: 34.0, 4: 23.0}
"""Set points of a seat in a round, by seats: half of them are at stake in the comparison of corruption."""
LOOSE = 0.35
"""Of the cards in a hand, those that end in the pile, as far as anybody can tell from their backs."""
CHARACTER = 4.5
"""A character in hand, or a card that nobody has seen."""
FLEXIBLE = 1.5
"""What an amulet is worth for fitting everywhere, beside its best place."""
SOON = 6.0
"""Own turns from which on there is time enough for every character."""

DENSITY = tuple(good.scarabs * good.with_scarabs / (good.with_scarabs + good.plain + good.green) for good in GOOD_CARDS)
"""Scarabs of a good's average card."""
FIRSTS = tuple(first for first, _last in SPAN)
"""The first kind of each good: the card with scarabs; the plain and the green one follow, then characters."""
GOODS_RANGE = range(GOOD_COUNT)


class Rated(NamedTuple):
    """An action and its quick value in points."""

    value: float
    action: Any


class Purse:
    """What a seat's cards may still become."""

    __slots__ = (
        *("_amulet", "_values", "amulets", "chance", "cost", "count", "grown", "hand", "left", "scarabs", "seat"),
        *("sizes", "state", "sums", "turns"),
    )

    def __init__(self, state: SobekState, seat: int) -> None:
        hand = state.hands[seat]
        self.state, self.seat, self.hand = state, seat, hand
        self.left = len(state.market) + state.deck
        """Cards still to come, those in the market included."""
        self.turns = turns_left(state)
        """Own turns still to come, about."""
        self.cost = corruption_cost(state, seat)
        """Points that one more card in the own pile costs."""
        self.amulets = hand[AMULET]
        self.count = [hand[first] + hand[first + 1] + hand[first + 2] for first in FIRSTS]
        """Goods cards in hand, by good; characters not among them."""
        self.scarabs = [hand[first] * SCARABS[first] for first in FIRSTS]
        self.sums = [0] * GOOD_COUNT
        """Scarabs of the own vertical sets, by good."""
        self.sizes = [0] * GOOD_COUNT
        own = seat * GOOD_COUNT
        for good in GOODS_RANGE:
            cards = state.sets[own + good]
            if cards:
                self.sums[good], self.sizes[good] = worth(cards, state.prosperity[own + good])
        self._expect()
        self._amulet: float | None = None
        self._values: list[float | None] = [None] * GOOD_COUNT

    def _expect(self) -> None:
        """Cards of each good that may still come to this seat, and the chance of the next one for a set."""
        state = self.state
        bag, share = state.bag, SHARE[state.seats]
        coming = [0] * (GOOD_COUNT + 1)
        for kind in state.market:
            coming[GOOD_OF[kind]] += 1
        unseen = state.deck / (sum(bag) or 1)
        self.grown, self.chance = [], []
        for good, first in enumerate(FIRSTS):
            had = share * (coming[good] + unseen * (bag[first] + bag[first + 1]))
            self.grown.append(TAKEN_LATER * had)
            self.chance.append(had / (had + PATIENCE))

    def worth(self, good: int, count: int, scarabs: int) -> float:
        """What so many hand cards of a good and the own set of it may be worth at the end of the round."""
        sums, sizes, grown = self.sums[good], self.sizes[good], self.grown[good]
        whole = (sums + scarabs + DENSITY[good] * grown) * (sizes + count + grown)
        need = MIN_SET - count - self.amulets
        if need <= 0:
            return whole
        chance = self.chance[good]
        if need > 1:
            chance *= chance if need == 2 else chance * chance
        lying = sums * sizes
        return lying + chance * (whole - lying) - (1.0 - chance) * self.cost * count

    def value(self, good: int) -> float:
        """What the own cards of a good may be worth."""
        value = self._values[good]
        if value is None:
            value = self._values[good] = self.worth(good, self.count[good], self.scarabs[good])
        return value

    def gain(self, kind: int) -> float:
        """What one more card of a kind in hand is worth."""
        if kind >= AMULET:
            return CHARACTER if kind > AMULET else self.amulet()
        if IS_CHARACTER[kind]:
            return CHARACTER
        good = GOOD_OF[kind]
        return self.worth(good, self.count[good] + 1, self.scarabs[good] + SCARABS[kind]) - self.value(good)

    def loss(self, kind: int) -> float:
        """What is lost with a hand card of a kind."""
        if kind == AMULET or IS_CHARACTER[kind]:
            return self.gain(kind)
        good = GOOD_OF[kind]
        return self.value(good) - self.worth(good, self.count[good] - 1, self.scarabs[good] - SCARABS[kind])

    def amulet(self) -> float:
        """What an amulet is worth: most in the set with the most scarabs."""
        if self._amulet is None:
            value = 0.0
            for good in GOODS_RANGE:
                count = self.count[good]
                if count:
                    scarabs = self.sums[good] + self.scarabs[good] + DENSITY[good] * self.grown[good]
                    near = count + self.amulets >= MIN_SET - 1
                    value = max(value, scarabs if near else scarabs * self.chance[good])
            self._amulet = value + FLEXIBLE
        return self._amulet

    def time(self) -> float:
        """From 1, time enough to use a character, to 0 at the end of the round."""
        return min(1.0, self.turns / SOON)


def turns_left(state: SobekState) -> float:
    """A seat's turns until the end of the round, about."""
    return (len(state.market) + state.deck) / (PACE * state.seats)


def pile_size(state: SobekState, seat: int) -> int:
    """Corruption as it stands: cards and curses. Everybody can count it."""
    return sum(state.piles[seat]) + CURSE_COUNTS_AS * state.curses[seat]


def prospects(state: SobekState) -> list[float]:
    """What points each seat may have at the end of the round: with sets in reach, less the penalty if it is likely."""
    sizes = [pile_size(state, seat) + LOOSE * sum(state.hands[seat]) for seat in range(state.seats)]
    spread, found = 1.5 + sqrt(turns_left(state)), []
    for seat in range(state.seats):
        purse = Purse(state, seat)
        points = sum([purse.value(good) for good in GOODS_RANGE])
        if purse.amulets:
            points += purse.amulets * purse.amulet()
        points += CHARACTER * purse.time() * sum([purse.hand[kind] for kind in CHARACTERS])
        off = 0.8 * (sizes[seat] - max(sizes[:seat] + sizes[seat + 1 :])) / spread
        likely = 0.5 + 0.5 * off / sqrt(1.0 + off * off)
        found.append(state.points[seat] + points * (1.0 - 0.5 * likely))
    return found


def corruption_cost(state: SobekState, seat: int) -> float:
    """Points that one more corruption card costs: most where the comparison is open, and near its end."""
    sizes = [pile_size(state, other) + LOOSE * sum(state.hands[other]) for other in range(state.seats)]
    own = sizes.pop(seat)
    spread = 1.5 + sqrt(turns_left(state))
    off = (own - max(sizes)) / spread
    stake = ROUND_POINTS[state.seats] * (0.5 + 0.5 / (state.seats - 1))
    return 0.4 * stake / (spread * (1.0 + 0.6 * off * off))
