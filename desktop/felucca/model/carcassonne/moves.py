"""The verbs and events of base Carcassonne. Modules of the expansion bring their own beside these."""

from __future__ import annotations

from typing import NamedTuple

Cell = tuple[int, int]
"""A board cell (x, y): x grows to the east, y to the south (rules: carcassonne 1.1)."""


class Starter(NamedTuple):
    """Chance: the seat that begins, where the set-up asks for a random one."""

    seat: int
    do: str = "starter"


class Draw(NamedTuple):
    """Chance: the design drawn from the stack."""

    tile: str
    do: str = "draw"


class Bridge(NamedTuple):
    """The bridge that belongs to a placement: its cell and its axis, "NS" or "EW"."""

    at: Cell
    axis: str


class Place(NamedTuple):
    """Put the tile in hand on a cell, turned by `rot` quarter turns clockwise."""

    at: Cell
    rot: int
    bridge: Bridge | None = None
    do: str = "place"


class Decline(NamedTuple):
    """Refuse a tile that fits only with a bridge (rules: carcassonne 6.6)."""

    do: str = "decline"


class Claim(NamedTuple):
    """Put a follower on a segment of the tile just placed, or on none."""

    feature: str | None
    do: str = "claim"


class Castle(NamedTuple):
    """Build a castle on a small city, or take its points. `site`, one of its cells, only where several are open."""

    build: bool
    site: Cell | None = None
    do: str = "castle"


class CastlePick(NamedTuple):
    """Let a castle take the completed feature of this value (rules: carcassonne 8.4)."""

    value: int
    do: str = "castle_pick"


class Lot(NamedTuple):
    """Put the index-th displayed tile up for auction with an opening bid (rules: carcassonne 9.2)."""

    index: int  # type: ignore[assignment]  # the notation's word
    bid: int
    do: str = "lot"


class Bid(NamedTuple):
    amount: int
    do: str = "bid"


class Pass(NamedTuple):
    do: str = "pass"


class Settle(NamedTuple):
    """The auctioneer's answer to the highest bid: "buy" or "sell" (rules: carcassonne 9.4)."""

    how: str
    do: str = "settle"


class Choose(NamedTuple):
    """Take the index-th displayed tile, in the variant without bids (rules: carcassonne 9.7)."""

    index: int  # type: ignore[assignment]  # the notation's word
    do: str = "choose"


class TurnBegun(NamedTuple):
    """A seat's turn begins; `turn` counts from 1."""

    seat: int
    turn: int
    kind: str = "turn"


class Drawn(NamedTuple):
    seat: int
    tile: str
    kind: str = "drawn"


class Removed(NamedTuple):
    """The tile in hand leaves the game: it fits nowhere, or was refused."""

    seat: int
    tile: str
    kind: str = "removed"


class Placed(NamedTuple):
    seat: int
    at: Cell
    rot: int
    tile: str
    kind: str = "placed"


class Claimed(NamedTuple):
    """`what` is the sort of feature: city, road, field or monastery."""

    seat: int
    at: Cell
    feature: str
    what: str
    kind: str = "claimed"


class Completed(NamedTuple):
    """A feature is complete; owners' points follow as `scored` events. `cells` are its tiles."""

    what: str
    cells: tuple[Cell, ...]
    kind: str = "completed"


class Returned(NamedTuple):
    """A follower goes home from a segment of the tile on `at`."""

    seat: int
    at: Cell
    feature: str
    kind: str = "returned"


class FinalScoring(NamedTuple):
    """The stack is empty: what follows is the scoring at the end of the game."""

    kind: str = "final"


class GameOver(NamedTuple):
    kind: str = "over"
