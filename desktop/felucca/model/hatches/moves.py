"""The verbs and events of Hatches."""

from __future__ import annotations

from typing import NamedTuple

Cell = tuple[int, int]
"""A cell (row, column), both 1 to 6 from the top left; either die of a pair may be the row (rules: hatches 3.1)."""


class Starter(NamedTuple):
    """Chance: the seat that starts the first round (rules: hatches 4.4)."""

    seat: int
    do: str = "starter"


class Dice(NamedTuple):
    """Chance: the pairs of the players in the round in seat order, each pip die then digit die (rules: hatches 12)."""

    pairs: tuple[tuple[int, int], ...]
    do: str = "dice"


class Leave(NamedTuple):
    """Leave the round and close every open hatch (rules: hatches 7)."""

    do: str = "leave"


class Roll(NamedTuple):
    """Stay, and roll the dice of everybody in the round."""

    do: str = "roll"


class Place(NamedTuple):
    """Put an open hatch on a cell of one's own board (rules: hatches 6)."""

    at: Cell
    do: str = "place"


class Pass(NamedTuple):
    """Put no hatch, on another player's roll (rules: hatches 5.2.5)."""

    do: str = "pass"


class RoundBegun(NamedTuple):
    """A round begins, counted from 1; `seat` starts it."""

    round: int
    seat: int
    kind: str = "round"


class TurnBegun(NamedTuple):
    """A seat's turn begins; `turn` counts from 1 through the whole game."""

    seat: int
    turn: int
    kind: str = "turn"


class Rolled(NamedTuple):
    """The active player rolled. `dice`: by seat pips and digit, None for one whose pair is not in the pool."""

    seat: int
    dice: tuple[tuple[int, int] | None, ...]
    kind: str = "rolled"


class Placed(NamedTuple):
    """A hatch was opened. `by`: the seats whose pairs name the cell, for the player who placed."""

    seat: int
    at: Cell
    by: tuple[int, ...]
    kind: str = "placed"


class Passed(NamedTuple):
    """Another player's roll went by without a hatch; `forced` where no cell was legal."""

    seat: int
    forced: bool
    kind: str = "passed"


class Left(NamedTuple):
    """A player left the round; `cells` are the hatches that he closed, row by row."""

    seat: int
    cells: tuple[Cell, ...]
    kind: str = "left"


class LineCompleted(NamedTuple):
    """A row or column (`axis`), 1 to 6, is closed from end to end. Its points follow as a `scored` event."""

    seat: int
    axis: str
    number: int
    cells: tuple[Cell, ...]
    kind: str = "line"


class Fell(NamedTuple):
    """The active player fell; `cells` are the open hatches that he lost, row by row."""

    seat: int
    cells: tuple[Cell, ...]
    kind: str = "fell"


class RoundEnded(NamedTuple):
    """Nobody is in the round any more; `closed`: closed hatches a seat."""

    round: int
    closed: tuple[int, ...]
    kind: str = "round_ended"


class GameOver(NamedTuple):
    """`reason`: "target" where a player has closed enough, "rounds" after the last possible round."""

    reason: str
    kind: str = "over"
