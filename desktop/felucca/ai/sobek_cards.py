"""What cards are worth to a seat of Sobek: sets in reach, and what corruption costs (rules: sobek 6.4, 10).

All numbers are points. They are made from what the seat knows: its own hand, what lies open, how many cards others
hold and have in their piles; so they are the same for every truth behind an observation.
"""

from __future__ import annotations

from math import sqrt

from felucca.model.sobek.components import AMULET, CURSE_COUNTS_AS, GOOD_CARDS, MIN_SET, SCARABS, SPAN
from felucca.model.sobek.sets import worth
from felucca.model.sobek.state import GOOD_COUNT, SobekState

PACE = 1.3
"""Market cards that disappear a turn: the one taken, and those skipped."""
SHARE = {2: 0.6, 3: 0.45, 4: 0.36}
"""Of the cards of a good still to come, those that a seat gets that collects it; by seats."""
TAKEN_LATER = 0.5
"""Of these, the part that counts as grown: nobody can wait for all of them."""
PATIENCE = 1.2
"""Cards still to be had that make the next card of a set as likely as not."""
ROUND_POINTS = {2: 50.0, 3: 32.0, 4: 24.0}
"""Set points of a seat in a round, by seats: half of them are at stake in the comparison of corruption."""
LOOSE = 0.35
"""Of the cards in a hand, those that end in the pile, as far as anybody can tell from their backs."""
UNKNOWN_CARD = 3.5
"""A card that nobody has seen, in hand: a character, or a card of the Queen."""
FLEXIBLE = 1.5
"""What an amulet is worth for fitting everywhere, beside its best place."""
DENSITY = tuple(good.scarabs * good.with_scarabs / (good.with_scarabs + good.plain + good.green) for good in GOOD_CARDS)
"""Scarabs of a good's average card."""
FIRSTS = tuple(first for first, _last in SPAN)


class Purse:
    """What a seat's cards may still become."""

    __slots__ = ("amulets", "cost", "count", "grow", "hand", "left", "likely", "others", "scarabs", "seat", "sizes")
    __slots__ += ("state", "sums", "turns", "values")

    def __init__(self, state: SobekState, seat: int, cost: float | None = None) -> None:
        hand = state.hands[seat]
        self.state, self.seat, self.hand = state, seat, hand
        self.left = len(state.market) + state.deck
        """Cards still to come, those in the market included."""
        self.turns = self.left / (PACE * state.seats)
        """Own turns still to come, about."""
        self.cost = corruption_cost(state, seat, self.turns) if cost is None else cost
        """Points that one more card in the own pile costs."""
        self.amulets = hand[AMULET]
        self.count = [hand[first] + hand[first + 1] + hand[first + 2] for first in FIRSTS]
        """Goods cards in hand, by good."""
        self.scarabs = [hand[first] * SCARABS[first] for first in FIRSTS]
        self.sums = [0] * GOOD_COUNT
        """Scarabs of the own vertical sets, by good."""
        self.sizes = [0] * GOOD_COUNT
        own = seat * GOOD_COUNT
        for good in range(GOOD_COUNT):
            cards = state.sets[own + good]
            if cards:
                self.sums[good], self.sizes[good] = worth(cards, state.prosperity[own + good])
        self._expect()
        self.values = [self.worth(good, self.count[good], self.scarabs[good]) for good in range(GOOD_COUNT)]

    def _expect(self) -> None:
        """Cards of each good that may still come to this seat, and how likely the next one of a set is."""
        state = self.state
        bag, coming = state.bag, [0.0] * (GOOD_COUNT + 1)
        unseen = state.deck / (sum(bag) or 1)
        for kind in state.market:
            coming[_GOOD[kind]] += 1.0
        share = SHARE[state.seats]
        self.grow, self.likely = [], []
        for good, first in enumerate(FIRSTS):
            had = share * (coming[good] + unseen * (bag[first] + bag[first + 1]))
            self.grow.append(TAKEN_LATER * had)
            self.likely.append(had / (had + PATIENCE))

    def worth(self, good: int, count: int, scarabs: int) -> float:
        """What so many hand cards of a good and the own set of it may be worth at the end of the round."""
        lying = self.sums[good] * self.sizes[good]
        need = MIN_SET - count - self.amulets
        chance = 1.0
        while need > 0:
            chance *= self.likely[good]
            need -= 1
        grown = self.grow[good]
        whole = (self.sums[good] + scarabs + DENSITY[good] * grown) * (self.sizes[good] + count + grown)
        return lying + chance * (whole - lying) - (1.0 - chance) * self.cost * count

    def gain(self, kind: int) -> float:
        """What one more card of a kind in hand is worth."""
        if kind >= AMULET:
            return UNKNOWN_CARD if kind > AMULET else self._amulet()
        good = _GOOD[kind]
        count, scarabs = self.count[good] + 1, self.scarabs[good] + SCARABS[kind]
        return self.worth(good, count, scarabs) - self.values[good]

    def loss(self, kind: int) -> float:
        """What is lost with a hand card of a kind, other than a character."""
        if kind == AMULET:
            return self._amulet()
        good = _GOOD[kind]
        count, scarabs = self.count[good] - 1, self.scarabs[good] - SCARABS[kind]
        return self.values[good] - self.worth(good, count, scarabs)

    def _amulet(self) -> float:
        best = 0.0
        for good in range(GOOD_COUNT):
            if self.count[good]:
                near = self.likely[good] if self.count[good] + self.amulets < MIN_SET - 1 else 1.0
                best = max(best, near * (self.sums[good] + self.scarabs[good] + DENSITY[good] * self.grow[good]))
        return best + FLEXIBLE


def pile_size(state: SobekState, seat: int) -> int:
    """Corruption as it stands: cards and curses. Everybody can count it."""
    return sum(state.piles[seat]) + CURSE_COUNTS_AS * state.curses[seat]


def corruption_cost(state: SobekState, seat: int, turns: float) -> float:
    """Points that one more corruption card costs: it matters most where the comparison is open and near its end."""
    sizes = [pile_size(state, other) + LOOSE * sum(state.hands[other]) for other in range(state.seats)]
    own = sizes.pop(seat)
    spread = 1.5 + sqrt(turns)
    off = (own - max(sizes)) / spread
    stake = ROUND_POINTS[state.seats] * (0.5 + 0.5 / (state.seats - 1))
    return 0.4 * stake / (spread * (1.0 + 0.6 * off * off))


_GOOD = [GOOD_COUNT] * (SCARABS.__len__())
for _good, (_first, _last) in enumerate(SPAN):
    for _kind in range(_first, _last):
        _GOOD[_kind] = _good
