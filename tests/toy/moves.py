"""The verbs and events of the toy game."""

from __future__ import annotations

from typing import NamedTuple


class Draw(NamedTuple):
    """Chance: the card drawn by the seat whose turn it is."""

    card: str
    do: str = "draw"


class Roll(NamedTuple):
    """Chance: the die, 1 to 6."""

    die: int
    do: str = "roll"


class Play(NamedTuple):
    """Play a card of the hand."""

    card: str
    do: str = "play"


class Skip(NamedTuple):
    """Play nothing through an echo."""

    do: str = "skip"


class Stake(NamedTuple):
    """Put coins on the die, 0 to 999."""

    coins: int
    do: str = "stake"


class Answer(NamedTuple):
    """The neighbour's answer to a toll."""

    pay: bool
    do: str = "answer"


class Show(NamedTuple):
    """The fingers inside a closed fist, 0 to 3."""

    fingers: int
    do: str = "show"


class Turn(NamedTuple):
    seat: int
    turn: int
    kind: str = "turn"


class Drawn(NamedTuple):
    """Other seats see an unknown card."""

    seat: int
    card: str
    kind: str = "drawn"


class Played(NamedTuple):
    seat: int
    card: str
    kind: str = "played"


class Skipped(NamedTuple):
    seat: int
    kind: str = "skipped"


class Rolled(NamedTuple):
    seat: int
    die: int
    kind: str = "rolled"


class Coins(NamedTuple):
    """Coins go into a purse, or out of it."""

    seat: int
    change: int
    kind: str = "coins"


class Refused(NamedTuple):
    seat: int
    kind: str = "refused"


class Closed(NamedTuple):
    """A fist is closed: only its own seat sees this at all."""

    seat: int
    fingers: int
    kind: str = "closed"


class Opened(NamedTuple):
    """All fists open at once."""

    fingers: tuple[int, ...]
    kind: str = "opened"


class Hand(NamedTuple):
    """A hand is laid open at the end."""

    seat: int
    cards: tuple[str, ...]
    kind: str = "hand"
