"""Bazaars by judgement: what each displayed tile is worth to each seat, and what to bid, buy, sell and offer.

A tile is worth what it adds to the seat's prospects over the other tiles on display, since everybody ends with one.
Rules: carcassonne 9.
"""

from __future__ import annotations

from functools import cached_property

from felucca.ai.carcassonne_odds import Odds
from felucca.ai.carcassonne_reply import Move, moves, placements, weights_for
from felucca.ai.carcassonne_value import Outlook
from felucca.ai.chooser import Budget, Dice, Reason
from felucca.model.carcassonne.components import MAX_BID
from felucca.model.carcassonne.moves import Bid, Choose, Lot, Pass, Settle
from felucca.model.carcassonne.state import CarcassonneState

PLACES = 16
"""Placements tried for a tile and a seat: enough to tell good tiles from bad ones."""
HIGHEST = 40
"""No tile is worth more than this."""
DENIED = 0.5
"""Share of what a tile is worth to the rivals that counts for taking it away from them."""

Answer = Bid | Choose | Lot | Pass | Settle


class Bazaar:
    """The display as one seat sees it. `noise`: by how many points each worth may be misjudged."""

    def __init__(
        self, state: CarcassonneState, seat: int, dice: Dice, budget: Budget, places: int = PLACES, noise: float = 0.0
    ) -> None:
        self.state, self.seat = state, seat
        self.lots: list[int] = state.more["lots"]
        self.others = [other for other in range(state.seats) if other != seat and state.more["got"][other] < 0]
        self._odds = Odds(state)
        self._dice, self._budget = dice, budget
        self._places, self._noise = places, noise
        self._known: dict[tuple[int, int], float] = {}
        self._outlooks: dict[int, Outlook] = {}
        self.rate = 1.0 + 1.0 / (state.seats - 1)
        """What a point that goes from one player to another is worth to either, beside the others."""

    def value(self, design: int, seat: int) -> float:
        """Points that a tile adds to a seat's prospects when it is placed well."""
        key = design, seat
        if key not in self._known:
            if seat not in self._outlooks:
                self._outlooks[seat] = Outlook(self.state, self._odds, weights_for(self.state.seats, seat))
            outlook = self._outlooks[seat]
            places = placements(self.state, design)
            self._dice.shuffle(places)
            found: list[Move] = moves(outlook, design, seat, places[: self._places], self._budget)
            best = max((move.value for move in found), default=outlook.total) - outlook.total
            self._known[key] = best + self._noise * (self._dice.random() - self._dice.random())
        return self._known[key]

    def worth(self, lot: int, seat: int) -> float:
        """What a displayed tile is worth to a seat beyond the average of the others on display."""
        rest = [design for place, design in enumerate(self.lots) if place != lot]
        other = sum(self.value(design, seat) for design in rest) / len(rest) if rest else 0.0
        return self.value(self.lots[lot], seat) - other

    @cached_property
    def mine(self) -> list[float]:
        """The worth of every lot to this seat, what it takes from the rivals included."""
        found = []
        for lot in range(len(self.lots)):
            rivals = max((self.worth(lot, other) for other in self.others), default=0.0)
            found.append(self.worth(lot, self.seat) + DENIED * max(0.0, rivals) / (self.state.seats - 1))
        return found

    # ------------------------------------------------------------------ answers

    def offer(self) -> Lot:
        """The lot that pays best, kept or sold, with an opening bid that costs nothing if nobody wants it."""
        best = max(range(len(self.lots)), key=lambda lot: (round(self._offered(lot), 6), -lot))
        return Lot(best, 0)

    def _offered(self, lot: int) -> float:
        expected = max((self.worth(lot, other) for other in self.others), default=0.0) / 2
        high = max(0, int(expected))
        return max(self.mine[lot] - high * self.rate, high * self.rate) if high else self.mine[lot]

    def bid(self, lot: int, high: int, auctioneer: int) -> Bid | Pass:
        """The bid with the best outcome: the auctioneer buys at up to half of what the tile is worth to him."""
        his = self.worth(lot, auctioneer)
        best: tuple[float, int] = (0.0, high)
        for amount in range(high + 1, min(HIGHEST, MAX_BID) + 1):
            outcome = amount * self.rate if his >= 2 * amount * self.rate else self.mine[lot] - amount * self.rate
            if outcome > best[0] + 1e-9:
                best = (outcome, amount)
        return Bid(best[1]) if best[1] > high else Pass()

    def settle(self, lot: int, high: int) -> Settle:
        """Buy what is worth more than twice its price, for a sale brings the price as well."""
        return Settle("buy" if self.mine[lot] > 2 * high * self.rate else "sell")

    def take(self) -> Choose:
        """The tile worth most, where nobody bids."""
        return Choose(max(range(len(self.lots)), key=lambda lot: (round(self.mine[lot], 6), -lot)))

    def answer(self, kind: str, facts: dict[str, int]) -> tuple[Answer, tuple[Reason, ...]]:
        """The answer to a question of the bazaar, and what the tile is worth."""
        action: Answer
        if kind == "lot":
            action = self.offer()
            lot = action.index
        elif kind == "choose":
            action = self.take()
            lot = action.index
        else:
            lot = facts["lot"]
            action = (
                self.bid(lot, facts["bid"], facts["auctioneer"]) if kind == "bid" else self.settle(lot, facts["bid"])
            )
        return action, (Reason("tile", round(self.mine[lot], 2)),)
