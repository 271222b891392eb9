"""What is decided before a game begins: who sits where, the options, the deal number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

PERSON = "person"
LEVELS = ("novice", "skilled", "master")
COLOURS = ("carnelian", "lapis", "saffron", "onyx", "turquoise", "lotus")
MAX_DEAL = 999_999
"""Deal numbers run from 1 to this, so that people can read them to each other."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat: the name people typed, a colour of `COLOURS`, and who plays: `PERSON` or a level of `LEVELS`."""

    name: str
    colour: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


@dataclass(frozen=True, slots=True)
class Setup:
    """A whole set-up. Seats are in turn order; `options` are the game's, every one with its value."""

    game: str
    seats: tuple[SeatSetup, ...]
    deal: int
    options: Mapping[str, Any] = field(default_factory=dict)
    practice: bool = False

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": [{"name": s.name, "colour": s.colour, "player": s.player} for s in self.seats],
            "deal": self.deal,
            "options": dict(self.options),
            "practice": self.practice,
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Setup:
        """Raises KeyError, TypeError or ValueError for anything that is not a set-up."""
        seats = tuple(SeatSetup(str(s["name"]), str(s["colour"]), str(s["player"])) for s in data["seats"])
        for seat in seats:
            if seat.colour not in COLOURS or seat.player not in (PERSON, *LEVELS):
                raise ValueError(f"not a seat: {seat}")
        return Setup(str(data["game"]), seats, int(data["deal"]), dict(data["options"]), bool(data["practice"]))
