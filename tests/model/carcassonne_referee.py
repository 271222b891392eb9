"""A plain referee for Carcassonne: a whole game as one coroutine that reads like the rules (carcassonne 3 to 10).

It yields what it expects next, `Asked`, and is sent the action that was taken.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

from carcassonne_board import AROUND, DESIGNS, Board, Cell, Feature

from felucca.model.carcassonne.moves import Bridge, Castle, CastlePick, Choose, Claim, Decline, Pass, Place, Settle


class Asked(NamedTuple):
    """Who is asked what. `legal` is None where the answers are counted only (`count`) or not looked at."""

    kind: str
    seat: int | None
    legal: set[Any] | None = None
    count: int = -1


Asking = Generator[Asked, Any, None]
Prize = tuple[int, frozenset[Cell]]
"""What a castle can take: the points, and the tiles that must lie in its surroundings."""


class Keep:
    """A castle on the table."""

    def __init__(self, cells: list[Cell], seat: int, turn: int) -> None:
        self.cells, self.seat, self.turn, self.waits = cells, seat, turn, True

    def surroundings(self) -> set[Cell]:
        """Six cells (rules: carcassonne 8.3)."""
        (ax, _), (bx, _) = self.cells
        if ax == bx:
            return {(x + dx, y) for x, y in self.cells for dx in (-1, 0, 1)}
        return {(x, y + dy) for x, y in self.cells for dy in (-1, 0, 1)}


class Referee:
    """The truth by the rules alone. `thorough` decides turn by turn whether every placement is tried."""

    def __init__(self, seats: int, modules: Iterable[str], bids: bool, thorough: int = 1) -> None:
        self.seats, self.modules, self.bids, self.thorough = seats, set(modules), bids, thorough
        self.board = Board()
        self.board.put((0, 0), "D", 0)
        self.score = [0] * seats
        self.supply = [7] * seats
        tokens = 3 if seats < 5 else 2
        self.bridges = [tokens] * seats
        self.tokens = [tokens] * seats
        self.keeps: list[Keep] = []
        self.left = 83 if self.modules else 71
        self.turns = 0
        self.removed: list[str] = []
        self.placed: Cell | None = None
        """Set when a tile has just been put, for whoever compares."""

    def play(self) -> Asking:
        seat = 0
        while True:
            yield from self.turn(seat)
            if not self.left:
                break
            seat = (seat + 1) % self.seats
        self.final()
        yield Asked("over", None)

    def turn(self, seat: int, bought: str | None = None, in_round: bool = False) -> Asking:
        self.turns += 1
        tile = bought
        while True:
            if tile is None:
                if not self.left:
                    return
                tile = (yield Asked("draw", None)).tile
                self.left -= 1
            places = self.places(tile, seat)
            if places is None or places:
                action = yield Asked("place", seat, places)
                if action != Decline():
                    break
            self.removed.append(tile)
            tile = None
        self.put(seat, tile, action)
        free = self.free_segments(action.at)
        if free and self.supply[seat]:
            claim = yield Asked("claim", seat, {Claim(None), *(Claim(name) for name in free)})
            if claim.feature is not None:
                self.board.followers[action.at, claim.feature] = seat
                self.supply[seat] -= 1
        if "castles" in self.modules:
            yield from self.sites(seat, action.at)
        yield from self.waves(seat, self.pay_completed(action.at))
        if DESIGNS[tile].bazaar and "bazaars" in self.modules and not in_round and self.left >= self.seats:
            yield from self.bazaar(seat)

    # Placing and claiming

    def places(self, tile: str, seat: int) -> set[Any] | None:
        """Every legal answer; None, unlooked at, on a turn that is not tried thoroughly but has some plain place."""
        plain = [(cell, rot) for cell in self.board.reach() for rot in range(4) if self.board.fits(tile, cell, rot)]
        if self.turns % self.thorough and plain:
            return None
        found: set[Any] = {Place(cell, rot) for cell, rot in plain}
        if "bridges" in self.modules and self.bridges[seat]:
            for cell in self.board.reach():
                for rot in range(4):
                    bridges = self.board.bridges_for(tile, cell, rot)
                    assert len(bridges) + ((cell, rot) in plain) <= 1, "rules: carcassonne 14.7"
                    found |= {Place(cell, rot, Bridge(*bridge)) for bridge in bridges}
            if found and not plain:
                found.add(Decline())
        return found

    def put(self, seat: int, tile: str, action: Place) -> None:
        self.board.put(action.at, tile, action.rot, action.bridge)
        self.bridges[seat] -= action.bridge is not None
        self.placed = action.at

    def free_segments(self, cell: Cell) -> list[str]:
        """Segments of the tile whose whole feature is unoccupied (rules: carcassonne 4.1, 4.2)."""
        return [name for _, name in self.board.parts(cell) if not self.board.count(self.board.feature((cell, name)))]

    # Castles

    def under_castle(self, feature: Feature) -> bool:
        return feature.kind == "city" and any(set(keep.cells) == feature.cells for keep in self.keeps)

    def sites(self, active: int, placed: Cell) -> Asking:
        """Small cities just completed: the active player's first, then clockwise (rules: carcassonne 8.1, 8.2)."""
        sites = []
        for part in self.board.parts(placed):
            feature = self.board.feature(part)
            if feature.kind == "city" and not feature.gaps and len(feature.parts) == len(feature.cells) == 2:
                owners = self.board.owners(feature)
                if owners and all(self.board.is_cap(part) for part in feature.parts):
                    sites.append((owners[0], next(cell for cell in feature.cells if cell != placed), feature))
        for seat in [(active + i) % self.seats for i in range(self.seats)]:
            mine = {other: feature for owner, other, feature in sites if owner == seat}
            while mine and self.tokens[seat]:
                several = len(mine) > 1
                legal = {Castle(build, site if several else None) for site in mine for build in (True, False)}
                answer = yield Asked("castle", seat, legal)
                site = answer.site if several else next(iter(mine))
                feature = mine.pop(site)
                if answer.build:
                    follower = next(part for part in feature.parts if part in self.board.followers)
                    del self.board.followers[follower]
                    self.tokens[seat] -= 1
                    self.keeps.append(Keep(sorted(feature.cells), seat, self.turns))

    def pay_completed(self, placed: Cell) -> list[Prize]:
        """Pay and clear what is complete now; what castles may take (rules: carcassonne 5, 8.4)."""
        done: dict[Feature, None] = {}
        for part in self.board.parts(placed):
            done[self.board.feature(part)] = None
        for dx, dy in AROUND:
            cell = (placed[0] + dx, placed[1] + dy)
            if cell in self.board.tiles:
                for part in self.board.parts(cell):
                    if self.board.kind(part) == "monastery":
                        done[self.board.feature(part)] = None
        prizes = []
        for feature in done:
            if feature.kind == "field" or feature.gaps or self.under_castle(feature):
                continue
            prizes.append((self.board.value(feature), feature.cells))
            self.pay(feature, self.board.value(feature))
        return prizes

    def pay(self, feature: Feature, value: int) -> None:
        for seat in self.board.owners(feature):
            self.score[seat] += value
        for part in feature.parts & self.board.followers.keys():
            self.supply[self.board.followers.pop(part)] += 1

    def waves(self, active: int, prizes: list[Prize]) -> Asking:
        """Castles take what was completed beside them, then pass it on (rules: carcassonne 8.4, 8.5)."""
        while prizes:
            due = []
            for keep in self.keeps:
                around = keep.surroundings()
                values = {value for value, cells in prizes if cells & around}
                if keep.waits and keep.turn < self.turns and values:
                    due.append((keep, values))
            due.sort(key=lambda entry: (entry[0].seat - active) % self.seats)
            prizes = []
            for keep, values in due:
                value = next(iter(values))
                if len(values) > 1:
                    value = (yield Asked("castle_pick", keep.seat, {CastlePick(v) for v in values})).value
                keep.waits = False
                self.score[keep.seat] += value
                self.supply[keep.seat] += 1
                prizes.append((value, frozenset(keep.cells)))

    # Bazaars

    def bazaar(self, host: int) -> Asking:
        """Display, auction and round (rules: carcassonne 9)."""
        lots = []
        for _ in range(self.seats):
            lots.append((yield Asked("draw", None)).tile)
            self.left -= 1
        order = [(host + i) % self.seats for i in range(1, self.seats + 1)]
        got: dict[int, str] = {}
        auctioneer = order[0]
        while len(lots) > 1:
            while auctioneer in got:
                auctioneer = (auctioneer + 1) % self.seats
            if self.bids:
                yield from self.auction(auctioneer, lots, got)
            else:
                answer = yield Asked("choose", auctioneer, {Choose(i) for i in range(len(lots))})
                got[auctioneer] = lots.pop(answer.index)
        got[next(seat for seat in order if seat not in got)] = lots.pop()
        for seat in order:
            yield from self.turn(seat, got[seat], in_round=True)

    def auction(self, auctioneer: int, lots: list[str], got: dict[int, str]) -> Asking:
        offer = yield Asked("lot", auctioneer, count=len(lots) * 1000)
        high, bidder = offer.bid, None
        for i in range(1, self.seats):
            seat = (auctioneer + i) % self.seats
            if seat not in got and high < 999:
                answer = yield Asked("bid", seat, count=1000 - high)
                if answer != Pass():
                    high, bidder = answer.amount, seat
        winner = auctioneer
        if bidder is None:
            self.score[auctioneer] -= high
        else:
            how = (yield Asked("settle", auctioneer, {Settle("buy"), Settle("sell")})).how
            winner, other = (auctioneer, bidder) if how == "buy" else (bidder, auctioneer)
            self.score[winner] -= high
            self.score[other] += high
        got[winner] = lots.pop(offer.index)

    # The end

    def final(self) -> None:
        """Unfinished features and fields (rules: carcassonne 7.2 to 7.4, 8.6, 8.7)."""
        for keep in self.keeps:
            self.supply[keep.seat] += keep.waits
            keep.waits = False
        for feature in self.board.features():
            value = 0
            if feature.kind == "field" and self.board.count(feature):
                cities = [city for city in self.board.touched_cities(feature) if not city.gaps]
                value = sum(4 if self.under_castle(city) else 3 for city in cities)
            elif feature.kind != "field":
                value = self.board.value(feature)
            self.pay(feature, value)
