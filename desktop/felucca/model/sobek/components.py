"""The box of Sobek and its house values (rules: sobek 2, 3). Whoever corrects a number raises the rules revision.

Cards are kept by kind: good, scarabs and back, and characters by name. Kinds are numbered; the kinds of one good stand
together, in the order scarabs, plain, green back, characters. Tags as in the rules document: [seed], [source],
[house], [house, from S2P], [derived].
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Good(NamedTuple):
    """One good: scarabs on a card that has any, and how many cards there are with them, plain, and green."""

    name: str
    scarabs: int
    with_scarabs: int
    plain: int
    green: int


class Character(NamedTuple):
    """One character card. The two Scribes differ by their printed good."""

    name: str
    good: str


GOOD_CARDS = (  # H1: totals [seed], green [source: atwiki], scarabs [house, from S2P]
    Good("ivory", 3, 3, 2, 1),
    Good("ebony", 2, 4, 2, 1),
    Good("marble", 2, 3, 3, 1),
    Good("cattle", 1, 5, 2, 2),
    Good("fish", 1, 5, 3, 2),
    Good("wheat", 1, 5, 3, 2),
)
AMULETS = 5  # [seed]
CHARACTER_CARDS = (  # 2.4: copies [seed], printed goods and the Merchant's name [house, from S2P]
    Character("queen", "ivory"),
    Character("priest", "ebony"),
    Character("priestess", "marble"),
    Character("scribe_cattle", "cattle"),
    Character("vizier", "cattle"),
    Character("scribe_fish", "fish"),
    Character("thief", "fish"),
    Character("courtesan", "wheat"),
    Character("merchant", "wheat"),
)
TOKEN_COPIES = {  # 2.5 [seed]
    "guild_arrow": 1,
    "guild_snake": 1,
    "guild_scorpion": 1,
    "guild_ankh": 1,
    "flood": 2,
    "curse": 2,
    "prosperity": 2,
    "embalming": 1,
    "deceit": 1,
}
SYMBOL_ORDER = ("number", "arrow", "snake", "ankh", "scorpion")  # H2 [house], by position modulo 5
TRACK = tuple(SYMBOL_ORDER[space % 5] for space in range(100))  # H2: what each space shows; 100 is drawn on 0

CURSE_COUNTS_AS = 2  # H3 [seed]
CURSE_SCARABS = 0  # H3 [house]
PROSPERITY_COUNTS_AS_CARDS = 1  # H3 [seed]
PROSPERITY_SCARABS = 2  # H3 [house, from S2P]
PROSPERITY_GOODS = ("cattle", "fish", "wheat")  # H3 [seed]
DECEIT_POINTS_PER_CARD = 1  # H3 [house]
DECEIT_CONSUMES_CARDS = False  # H3 [house]
DECEIT_COUNTS_CURSES = False  # H3 [house]

ROUNDS = 3  # H4 [seed]
START_HAND = 2  # H4 [source: rulebook, BGA-ja, raccoon]
DELIVERY_SIZE = 9  # H4 [source: raccoon, BGA-ja, goblins]
REACHABLE = 4  # H4 [seed]
REMOVED_CARDS_2P = 9  # H4 [seed]
EVENTS_PER_ROUND = 5  # H4 [seed]
MIN_SET = 3  # H4 [seed]
SCRIBE_LIMIT = 6  # H4 [seed]
QUEEN_DRAW = 3  # H4 [seed]
COURTESAN_MAX = 2  # H4 [seed]

PENALTY_STEP = 10  # H5 [seed]
EARLY_END_ABOVE = 100  # H5 [seed]
PENALISE_TIE_AT_ZERO = True  # H5 [seed, taken literally]

# What follows is made from the tables above.

BACKS = ("green", "beige", "orange")
GREEN, BEIGE, ORANGE = range(3)

GOODS = tuple(good.name for good in GOOD_CARDS)
GOOD = {name: number for number, name in enumerate(GOODS)}


class _Kind(NamedTuple):
    name: str
    good: int
    scarabs: int
    back: int
    copies: int
    character: bool = False


def _kinds_of(number: int, good: Good) -> list[_Kind]:
    cards = [
        _Kind(f"{good.name}{good.scarabs}", number, good.scarabs, BEIGE, good.with_scarabs),
        _Kind(f"{good.name}0", number, 0, BEIGE, good.plain),
        _Kind(f"{good.name}0g", number, 0, GREEN, good.green),
    ]
    return cards + [_Kind(card.name, number, 0, ORANGE, 1, True) for card in CHARACTER_CARDS if card.good == good.name]


_KINDS = [kind for number, good in enumerate(GOOD_CARDS) for kind in _kinds_of(number, good)]
_KINDS.append(_Kind("amulet", len(GOODS), 0, BEIGE, AMULETS))

KINDS = len(_KINDS)
"""How many kinds of card there are; unknown cards of the three backs are numbered from here on."""
AMULET = KINDS - 1
UNKNOWN = KINDS
"""UNKNOWN + back stands for an unknown card of that back."""
SIZE = KINDS + len(BACKS)
"""The length of a list of counts by kind, unknown cards included."""

NAMES = (*(kind.name for kind in _KINDS), *BACKS)
KIND = {name: number for number, name in enumerate(NAMES)}
COPIES = tuple(kind.copies for kind in _KINDS)
SCARABS = (*(kind.scarabs for kind in _KINDS), 0, 0, 0)
BACK_OF = (*(kind.back for kind in _KINDS), GREEN, BEIGE, ORANGE)
GOOD_OF = (*(kind.good for kind in _KINDS), -1, -1, -1)
"""The good of a kind; an amulet has the number after the last good, an unknown card -1."""
CHARACTERS = tuple(number for number, kind in enumerate(_KINDS) if kind.character)
IS_CHARACTER = tuple(number in CHARACTERS for number in range(SIZE))
OF_BACK = tuple(tuple(k for k in range(KINDS) if BACK_OF[k] == back) for back in range(len(BACKS)))
SPAN = tuple((GOOD_OF.index(number), len(GOOD_OF) - GOOD_OF[::-1].index(number)) for number in range(len(GOODS)))
"""From which kind to before which the kinds of a good go."""
DECKED = OF_BACK[BEIGE]
"""The kinds of the deck that lie face up in the market."""

TOKENS = tuple(TOKEN_COPIES)
TOKEN = {name: number for number, name in enumerate(TOKENS)}
TOKEN_COUNTS = tuple(TOKEN_COPIES.values())
PROSPEROUS = tuple(GOOD[name] for name in PROSPERITY_GOODS)


def names_of(kinds: Iterable[int]) -> tuple[str, ...]:
    """The names of kinds, in their order."""
    return tuple([NAMES[kind] for kind in kinds])


def listed(counts: Iterable[int]) -> list[int]:
    """Counts by kind as a list of kinds: each as often as it is there."""
    return [kind for kind, count in enumerate(counts) if count for _ in range(count)]


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards by name in the order in which actions list them. Raises KeyError for a name there is not."""
    return tuple(sorted(cards, key=KIND.__getitem__))


def backs_of(cards: Iterable[str]) -> tuple[str, ...]:
    """The same cards seen from behind, sorted: their order must not tell what they are."""
    return tuple(BACKS[back] for back in sorted(BACK_OF[KIND[card]] for card in cards))


def symbol_at(position: int) -> str:
    """What the track shows at a position of 0 or more (rules: sobek 2.6)."""
    return TRACK[position % len(TRACK)]


def forward(position: int, symbol: str) -> int:
    """The nearest position beyond this one that shows a symbol (rules: sobek 9, Guild)."""
    position += 1
    while symbol_at(position) != symbol:
        position += 1
    return position


def backward(position: int, symbol: str) -> int:
    """The nearest position before this one that shows a symbol, or 0 (rules: sobek 9, Guild; 10.1)."""
    while position > 0:
        position -= 1
        if symbol_at(position) == symbol:
            return position
    return 0
