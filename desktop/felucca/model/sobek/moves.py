"""The verbs of Sobek: answers of players and outcomes of chance. Cards, goods and tokens are called by name."""

from __future__ import annotations

from typing import NamedTuple

Cards = tuple[str, ...]
"""Kinds of card by name, each as often as there are cards; in actions in the order of the table of kinds."""


class Deal(NamedTuple):
    """Chance: the starting hands, by seat (rules: sobek 4.2)."""

    hands: tuple[Cards, ...]
    do: str = "deal"


class Deliver(NamedTuple):
    """Chance: a delivery, front first; a character is "orange", face down (rules: sobek 5)."""

    cards: Cards
    do: str = "deliver"


class First(NamedTuple):
    """Chance: who starts round 1 (rules: sobek 4.1)."""

    seat: int
    do: str = "first"


class Last(NamedTuple):
    """Chance: which of several players in last place names the starter (rules: sobek 4.2)."""

    seat: int
    do: str = "last"


class Reveal(NamedTuple):
    """Chance: which characters the face-down cards just moved are, the one taken into the hand last."""

    cards: Cards
    do: str = "reveal"


class Draw(NamedTuple):
    """Chance: the cards that the Queen draws."""

    cards: Cards
    do: str = "draw"


class Tokens(NamedTuple):
    """Chance: the event tokens of the round, when they are looked at for the first time."""

    tokens: tuple[str, ...]
    do: str = "tokens"


class Steal(NamedTuple):
    """Chance: the card that the Thief gets."""

    card: str
    do: str = "steal"


class Starter(NamedTuple):
    """Name the starting player of the round."""

    seat: int
    do: str = "starter"


class Take(NamedTuple):
    """Take the market card at index `at`, 1 to 4 (rules: sobek 6.2)."""

    at: int
    do: str = "take"


class Play(NamedTuple):
    """Play a character for its power (rules: sobek 6.3)."""

    card: str
    do: str = "character"


class PlaySet(NamedTuple):
    """Play a set of a good, or add to the own one (rules: sobek 6.4)."""

    good: str
    cards: Cards
    do: str = "set"


class Purge(NamedTuple):
    """High Priest: the good whose cards leave the own pile, and the characters that leave with them."""

    good: str
    characters: Cards
    do: str = "purge"


class GiveUp(NamedTuple):
    """Scribe: one card of the own hand for the own corruption pile."""

    card: str
    do: str = "give_up"


class Opponent(NamedTuple):
    """Choose an opponent: for the Vizier, the Thief, a Guild or a Curse."""

    seat: int
    do: str = "opponent"


class Pick(NamedTuple):
    """Vizier: the card taken from the open pile."""

    card: str
    do: str = "pick"


class Add(NamedTuple):
    """Courtesan: one or two hand cards join the own set of a good."""

    good: str
    cards: Cards
    do: str = "add"


class Back(NamedTuple):
    """Thief: the back of the card to be stolen."""

    back: str
    do: str = "back"


class Fetch(NamedTuple):
    """Merchant: the market card at index `at`, from 1, without corruption."""

    at: int
    do: str = "fetch"


class Event(NamedTuple):
    """Take an event token and use it."""

    token: str
    do: str = "event"


class Decline(NamedTuple):
    """Take no token, where the switch allows that (rules: sobek 3, H6)."""

    do: str = "decline"


class Prosper(NamedTuple):
    """Put Prosperity on the own set of a good."""

    good: str
    do: str = "prosper"


class Horizontal(NamedTuple):
    """Lay a horizontal set at the end of the round (rules: sobek 10.1)."""

    good: str
    cards: Cards
    do: str = "lay"


class Done(NamedTuple):
    """No further horizontal set."""

    do: str = "done"
