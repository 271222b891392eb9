"""The final score as plain values: what the last page of a game shows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SheetSeat:
    """A column: the name people typed and the seat's colour."""

    name: str
    color: str


@dataclass(frozen=True)
class SheetLine:
    """A row: a category in words, the glyph that stands for it, the points of each seat."""

    words: str
    glyph: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Moment:
    """A turn worth telling: whose, what happened in words, in which turn (from 1), how many points it brought."""

    seat: int
    words: str
    turn: int
    points: int


@dataclass(frozen=True)
class ScoreSheet:
    """Everything in the language in use; `by_turn[seat][turn]` is the score after a turn, index 0 the start.

    The last value of `by_turn` includes the scoring at the end of the game. Equal `places` share a place.
    """

    game: str
    seats: tuple[SheetSeat, ...]
    lines: tuple[SheetLine, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    by_turn: tuple[tuple[int, ...], ...]
    moments: tuple[Moment, ...] = ()
    facts: tuple[str, ...] = ()
    deal: int = 1

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def signed(points: int, always: bool = False) -> str:
    """Points with the typographic minus, and with a plus where it is wanted always."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if always else str(points)
