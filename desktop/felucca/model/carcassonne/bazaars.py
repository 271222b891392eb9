"""Module: bazaars (rules: carcassonne 9): the display, the auction, and the round in which bought tiles are placed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, overload

from felucca.model.carcassonne.components import MAX_BID
from felucca.model.carcassonne.moves import Bid, Choose, Lot, Pass, Settle, TurnBegun
from felucca.model.carcassonne.rules import Frame, Rules
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.carcassonne.turn import NOT_NOW, Asking, Automatic, Drawing, leave_stack, take_in_hand
from felucca.model.core.contract import Decision, Refusal, Scored, Term

NOBODY = -1


class BazaarOpened(NamedTuple):
    """The host reveals one tile a player."""

    seat: int
    kind: str = "bazaar_opened"


class Revealed(NamedTuple):
    tile: str
    kind: str = "revealed"


class LotOffered(NamedTuple):
    """`lot` is the tile's place on display, from 0."""

    seat: int
    tile: str
    bid: int
    lot: int
    kind: str = "lot_offered"


class BidMade(NamedTuple):
    """A bid, or a pass where `amount` is None."""

    seat: int
    amount: int | None
    kind: str = "bid_made"


class TileObtained(NamedTuple):
    """`how`: buy, sell, unopposed, last or choose; `price` in points; `lot`: the place on display it leaves."""

    seat: int
    tile: str
    how: str
    price: int
    lot: int
    kind: str = "tile_obtained"


class Offers(Sequence[Lot]):
    """Every displayed tile with every opening bid, computed, never listed."""

    def __init__(self, lots: int) -> None:
        self._lots = lots

    def __len__(self) -> int:
        return self._lots * (MAX_BID + 1)

    @overload
    def __getitem__(self, at: int) -> Lot: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Lot]: ...
    def __getitem__(self, at: int | slice) -> Lot | Sequence[Lot]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        index, bid = divmod(range(len(self))[at], MAX_BID + 1)
        return Lot(index, bid)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Lot) and _whole(action.index, self._lots) and _whole(action.bid, MAX_BID + 1)

    def __iter__(self) -> Iterator[Lot]:
        return (self[i] for i in range(len(self)))

    def verbs(self) -> list[str]:
        return ["lot"]

    def choices(self, verb: str, chosen: Sequence[Any]) -> Sequence[Any]:
        return (range(self._lots), range(MAX_BID + 1), ())[len(chosen)]


class Bids(Sequence[Any]):
    """Pass, or any bid from `least` on, computed (rules: carcassonne 9.3)."""

    def __init__(self, least: int) -> None:
        self._range = range(least, MAX_BID + 1)

    def __len__(self) -> int:
        return 1 + len(self._range)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        place = range(len(self))[at]
        return Bid(self._range[place - 1]) if place else Pass()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Bid):
            return type(action.amount) is int and action.amount in self._range
        return isinstance(action, Pass)

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))

    def verbs(self) -> list[str]:
        return ["pass", "bid"] if self._range else ["pass"]

    def choices(self, verb: str, chosen: Sequence[Any]) -> Sequence[Any]:
        return self._range if verb == "bid" and not chosen else ()


def _whole(value: object, below: int) -> bool:
    return type(value) is int and 0 <= value < below


def tile_id(state: CarcassonneState, design: int) -> str:
    return state.rules.tiles.designs[design].id


def waiting(state: CarcassonneState, first: int) -> list[int]:
    """The seats without a tile in this bazaar, clockwise from `first`."""
    order = [(first + i) % state.seats for i in range(state.seats)]
    return [seat for seat in order if state.more["got"][seat] == NOBODY]


class OpenPhase(Automatic):
    """A bazaar opens after scoring, if the stack holds a tile a player (rules: carcassonne 9.1)."""

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        design = state.rules.tiles.faces[state.faces[-1]].design
        if state.rules.tiles.designs[design].bazaar and state.left >= state.seats:
            state.more["lots"] = []
            state.more["got"] = [NOBODY] * state.seats
            events.append(BazaarOpened(frame[1]))
            state.agenda.append(("bazaar_reveal", frame[1]))


class RevealPhase(Drawing):
    """Chance lays one tile a player on display (rules: carcassonne 9.2)."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        return Decision(None, "draw", (("host", frame[1]),))

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.more["lots"].append(leave_stack(state, action))
        events.append(Revealed(action.tile))
        if len(state.more["lots"]) == state.seats:
            state.agenda.pop()
            state.agenda.append(("bazaar_deal", frame[1], (frame[1] + 1) % state.seats))


class DealPhase(Automatic):
    """The next lot's auctioneer, the last tile free of charge, or the round (rules: carcassonne 9.5, 9.6).

    Facts: the host, and the seat from which the next auctioneer is looked for.
    """

    question = "lot"

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        _, host, first = frame
        left = waiting(state, first)
        if len(left) == 1:
            hand_over(state, left[0], 0, "last", 0, events)
            begin_round(state, host)
        else:
            state.agenda.append((self.question, left[0], host))


def hand_over(state: CarcassonneState, seat: int, lot: int, how: str, price: int, events: list[Any]) -> None:
    """A displayed tile goes to a player."""
    design = state.more["lots"].pop(lot)
    state.more["got"][seat] = design
    events.append(TileObtained(seat, tile_id(state, design), how, price, lot))


def begin_round(state: CarcassonneState, host: int) -> None:
    """Everybody places the tile bought, the host last (rules: carcassonne 9.6)."""
    for i in range(state.seats, 0, -1):
        state.agenda.append(("bazaar_turn", (host + i) % state.seats))


class LotPhase(Asking):
    """The auctioneer chooses a tile and names a bid (rules: carcassonne 9.2). Facts: the host."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        return Decision(frame[1], "lot", (("host", frame[2]),))

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return Offers(len(state.more["lots"]))

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        if not isinstance(action, Lot):
            return NOT_NOW
        if not _whole(action.index, len(state.more["lots"])):
            return Refusal("no_such_lot")
        return None if _whole(action.bid, MAX_BID + 1) else Refusal("bid_range", (("least", 0), ("most", MAX_BID)))

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        auctioneer, host = frame[1], frame[2]
        events.append(
            LotOffered(auctioneer, tile_id(state, state.more["lots"][action.index]), action.bid, action.index)
        )
        bidders = tuple(waiting(state, (auctioneer + 1) % state.seats)[:-1])
        state.agenda.append(("bidding", auctioneer, host, action.index, action.bid, NOBODY, bidders))


class BiddingPhase(Automatic):
    """Ask the next bidder, or settle the lot (rules: carcassonne 9.3, 9.4).

    Facts: host, lot, highest bid, highest bidder, bidders still to act.
    """

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        _, auctioneer, host, lot, high, bidder, bidders = frame
        if bidders and high < MAX_BID:
            state.agenda.append(("bid", bidders[0], auctioneer, host, lot, high, bidder, bidders[1:]))
        elif bidder == NOBODY:
            pay(state, auctioneer, -high, events)
            hand_over(state, auctioneer, lot, "unopposed", high, events)
            state.agenda.append(("bazaar_deal", host, (auctioneer + 1) % state.seats))
        else:
            state.agenda.append(("settle", auctioneer, host, lot, high, bidder))


class BidPhase(Asking):
    """Pass or bid more (rules: carcassonne 9.3). Facts: auctioneer, host, lot, highest bid and bidder, the others."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        _, seat, auctioneer, host, lot, high, bidder, others = frame
        facts = (("auctioneer", auctioneer), ("host", host), ("lot", lot), ("bid", high), ("bidder", bidder))
        return Decision(seat, "bid", (*facts, ("others", others)))

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return Bids(frame[5] + 1)

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        if action in Bids(frame[5] + 1):
            return None
        facts = (("least", frame[5] + 1), ("most", MAX_BID))
        return Refusal("bid_range", facts) if isinstance(action, Bid) else NOT_NOW

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        _, seat, auctioneer, host, lot, high, bidder, others = frame
        amount = action.amount if isinstance(action, Bid) else None
        events.append(BidMade(seat, amount))
        if amount is not None:
            high, bidder = amount, seat
        state.agenda.append(("bidding", auctioneer, host, lot, high, bidder, others))


class SettlePhase(Asking):
    """The auctioneer buys from, or sells to, the highest bidder (rules: carcassonne 9.4)."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        _, seat, host, lot, high, bidder = frame
        return Decision(seat, "settle", (("host", host), ("lot", lot), ("bid", high), ("bidder", bidder)))

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return [Settle("buy"), Settle("sell")]

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        return None if isinstance(action, Settle) and action.how in ("buy", "sell") else NOT_NOW

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        _, auctioneer, host, lot, high, bidder = frame
        winner, other = (auctioneer, bidder) if action.how == "buy" else (bidder, auctioneer)
        pay(state, winner, -high, events)
        pay(state, other, high, events)
        hand_over(state, winner, lot, action.how, high, events)
        first = (auctioneer + 1) % state.seats if winner == auctioneer else auctioneer
        state.agenda.append(("bazaar_deal", host, first))


def pay(state: CarcassonneState, seat: int, amount: int, events: list[Any]) -> None:
    """Points gained or lost at the bazaar; scores may fall below zero (rules: carcassonne 9.4)."""
    if amount:
        state.score[seat] += amount
        events.append(Scored(seat, amount, "bazaar", (Term("bid", 1, amount),)))


class ChoosePhase(Asking):
    """Take a displayed tile (rules: carcassonne 9.7). Facts: the host."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        return Decision(frame[1], "choose", (("host", frame[2]),))

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return [Choose(index) for index in range(len(state.more["lots"]))]

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        if not isinstance(action, Choose):
            return NOT_NOW
        return None if _whole(action.index, len(state.more["lots"])) else Refusal("no_such_lot")

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        hand_over(state, frame[1], action.index, "choose", 0, events)
        state.agenda.append(("bazaar_deal", frame[2], (frame[1] + 1) % state.seats))


class BazaarTurnPhase(Automatic):
    """One turn of the bazaar round with the tile bought (rules: carcassonne 9.6).

    Nothing is drawn first, no bazaar opens, and the round's next turn follows by itself.
    """

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        seat = frame[1]
        design, state.more["got"][seat] = state.more["got"][seat], NOBODY
        state.turns += 1
        events.append(TurnBegun(seat, state.turns))
        state.agenda += [part for part in state.rules.turns[seat] if part[0] not in ("bazaar", "next")]
        take_in_hand(state, seat, design, events)


def start(state: CarcassonneState) -> None:
    """No tile is on display, none is bought."""
    state.more["lots"] = []
    state.more["got"] = [NOBODY] * state.seats


class BazaarPart:
    """The display and the tiles bought in positions."""

    def write(self, state: CarcassonneState, position: dict[str, Any]) -> None:
        from felucca.model.carcassonne.position import player

        position["lots"] = [tile_id(state, design) for design in state.more["lots"]]
        position["got"] = {
            player(seat): tile_id(state, design) for seat, design in enumerate(state.more["got"]) if design != NOBODY
        }

    def read(self, state: CarcassonneState, position: Mapping[str, Any], seats: Mapping[str, int]) -> None:
        index = state.rules.tiles.index
        state.more["lots"] = [index[design] for design in position.get("lots", ())]
        for name, design in position.get("got", {}).items():
            state.more["got"][seats[name]] = index[design]

    def conserved(self, state: CarcassonneState, counts: dict[str, int]) -> None:
        counts["tiles"] += len(state.more["lots"]) + sum(design != NOBODY for design in state.more["got"])


def plug_in(rules: Rules) -> Rules:
    """The rule set with bazaars and bids."""
    at = rules.turn.index("next")
    return replace(
        rules,
        turn=(*rules.turn[:at], "bazaar", *rules.turn[at:]),
        phases={
            **rules.phases,
            "bazaar": OpenPhase(),
            "bazaar_reveal": RevealPhase(),
            "bazaar_deal": DealPhase(),
            "lot": LotPhase(),
            "bidding": BiddingPhase(),
            "bid": BidPhase(),
            "settle": SettlePhase(),
            "choose": ChoosePhase(),
            "bazaar_turn": BazaarTurnPhase(),
        },
        on_start=(*rules.on_start, start),
        parts=(*rules.parts, BazaarPart()),
    )
