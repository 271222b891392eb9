"""What has happened at a bazaar so far: its tiles, who has which, who has bid what, who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from felucca.model.carcassonne.bazaars import NOBODY, tile_id
from felucca.model.carcassonne.state import CarcassonneState

ASKED = ("lot", "bid", "settle", "choose")
"""The decisions of a bazaar."""

LEADS, BID, PASSED, HAS_TILE, WAITS = "leads", "bid", "passed", "has_tile", "waits"
"""How a player stands in the sale of a lot."""


@dataclass(frozen=True)
class Lot:
    """A tile of the display: the design, and once it is obtained by whom, how (`TileObtained.how`), for how much."""

    design: str
    seat: int = NOBODY
    how: str = ""
    price: int = 0

    @property
    def sold(self) -> bool:
        return self.seat != NOBODY


@dataclass(frozen=True)
class Bidder:
    """A player in the sale of a lot; `bid` is the opening bid of the one who leads it."""

    seat: int
    standing: str
    bid: int | None = None


@dataclass(frozen=True)
class Bazaar:
    """See the module. Seats are `NOBODY` where there is none; `hammer` is the lot's place on display."""

    lots: tuple[Lot, ...]
    host: int
    kind: str = ""
    """The decision now, or nothing between them and at the end."""
    asked: int = NOBODY
    auctioneer: int = NOBODY
    hammer: int = NOBODY
    high: int = 0
    bidder: int = NOBODY
    """Who bid most, if anybody but the auctioneer did."""
    bids: dict[int, int | None] = field(default_factory=dict)
    """What each has done about this lot: a bid, or None for a pass."""

    @property
    def number(self) -> int:
        """Which lot is sold now, from 1."""
        return min(sum(lot.sold for lot in self.lots) + 1, len(self.lots))

    @property
    def places(self) -> tuple[int, ...]:
        """The places on display of the tiles still there: what the index of an action means."""
        return tuple(place for place, lot in enumerate(self.lots) if not lot.sold)

    @property
    def owners(self) -> frozenset[int]:
        return frozenset(lot.seat for lot in self.lots if lot.sold)

    def bidders(self) -> list[Bidder]:
        """Everybody in turn order, the auctioneer first; without an auction whoever chooses first."""
        count, first = len(self.lots), self.auctioneer if self.auctioneer != NOBODY else self.host + 1
        return [self._bidder((first + step) % count) for step in range(count)]

    def _bidder(self, seat: int) -> Bidder:
        if seat in self.owners:
            return Bidder(seat, HAS_TILE)
        if seat == self.auctioneer:
            return Bidder(seat, LEADS, self.bids.get(seat))
        if seat not in self.bids:
            return Bidder(seat, WAITS)
        return Bidder(seat, PASSED if self.bids[seat] is None else BID, self.bids[seat])


def course(events: Sequence[Any]) -> Bazaar | None:
    """The last bazaar that these events tell of from its opening on, as far as they go."""
    start = next((i for i in reversed(range(len(events))) if events[i].kind == "bazaar_opened"), None)
    if start is None:
        return None
    bazaar = Bazaar((), events[start].seat)
    for event in events[start + 1 :]:
        bazaar = _after(bazaar, event)
    return bazaar


def _after(bazaar: Bazaar, event: Any) -> Bazaar:
    if event.kind == "revealed":
        return replace(bazaar, lots=(*bazaar.lots, Lot(event.tile)))
    if event.kind == "lot_offered":
        hammer, bids = bazaar.places[event.lot], {event.seat: event.bid}
        return replace(bazaar, auctioneer=event.seat, hammer=hammer, high=event.bid, bidder=NOBODY, bids=bids)
    if event.kind == "bid_made":
        bids = {**bazaar.bids, event.seat: event.amount}
        if event.amount is None:
            return replace(bazaar, bids=bids)
        return replace(bazaar, bids=bids, high=event.amount, bidder=event.seat)
    if event.kind == "tile_obtained":
        place = bazaar.places[event.lot]
        sold = Lot(event.tile, event.seat, event.how, event.price)
        lots = (*bazaar.lots[:place], sold, *bazaar.lots[place + 1 :])
        return replace(bazaar, lots=lots, hammer=NOBODY, auctioneer=NOBODY, bidder=NOBODY, high=0, bids={})
    return bazaar


def bazaar_of(state: CarcassonneState, events: Sequence[Any]) -> Bazaar | None:
    """The bazaar of a state, None where none is held. `events` led to it; without them the prices are not known."""
    decision = state.decision()
    if decision.kind not in ASKED or decision.seat is None:
        return None
    facts = dict(decision.facts)
    told = course(events)
    if told is None or len(told.lots) != state.seats:
        told = _untold(state, facts)
    told = replace(told, kind=decision.kind, asked=decision.seat)
    if decision.kind in ("lot", "settle"):
        return replace(told, auctioneer=decision.seat)
    return told


def _untold(state: CarcassonneState, facts: dict[str, Any]) -> Bazaar:
    """What the state alone says: tiles obtained stand first."""
    got = [Lot(tile_id(state, design), seat, "told") for seat, design in enumerate(state.more["got"]) if design >= 0]
    lots = [*got, *(Lot(tile_id(state, design)) for design in state.more["lots"])]
    bazaar = Bazaar(tuple(lots), facts["host"])
    if "lot" not in facts:
        return bazaar
    auctioneer = facts.get("auctioneer", state.decision().seat)
    bids: dict[int, int | None] = {facts["bidder"]: facts["bid"]} if facts["bidder"] != NOBODY else {}
    bids.setdefault(auctioneer, None if bids else facts["bid"])
    hammer = len(got) + facts["lot"]
    return replace(bazaar, auctioneer=auctioneer, hammer=hammer, high=facts["bid"], bidder=facts["bidder"], bids=bids)
