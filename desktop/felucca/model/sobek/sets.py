"""Which cards make a set, and what a set is worth (rules: sobek 6.4, 10.1, 10.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from felucca.model.core.contract import Refusal
from felucca.model.sobek.components import (
    AMULET,
    COURTESAN_MAX,
    GOOD,
    GOODS,
    IS_CHARACTER,
    KIND,
    KINDS,
    MIN_SET,
    NAMES,
    PROSPERITY_COUNTS_AS_CARDS,
    PROSPERITY_SCARABS,
    SCARABS,
    SPAN,
)
from felucca.model.sobek.moves import Add, Done, Horizontal, PlaySet


class Selections(NamedTuple):
    """The actions that lay cards of one good: in their order, and for a quick look."""

    actions: tuple[Any, ...]
    members: frozenset[Any]


class Shape(NamedTuple):
    """What a verb asks of a selection: how many cards, amulets alone or not, characters or not."""

    verb: type[Any]
    least: int
    most: int
    bare: bool
    characters: bool = True


NEW_SET = Shape(PlaySet, MIN_SET, 99, bare=False)
ADDED_SET = NEW_SET._replace(bare=True)
BARE_SET = ADDED_SET
COURTESAN = Shape(Add, 1, COURTESAN_MAX, bare=True)
DONE = Done()


@lru_cache(maxsize=4096)
def selections(shape: Shape, good: int, counts: bytes, amulets: int) -> Selections:
    """Every selection of a good from a hand with so many cards of its kinds; kinds in their order, few cards first."""
    start = SPAN[good][0]
    ranges = []
    for kind, count in enumerate(counts, start):
        ranges.append(range(count + 1 if shape.characters or not IS_CHARACTER[kind] else 1))
    found = []
    for chosen in product(*ranges, range(amulets + 1)):
        size = sum(chosen)
        if shape.least <= size <= shape.most and (shape.bare or size > chosen[-1]):
            kinds = (*range(start, start + len(counts)), AMULET)
            cards = tuple(NAMES[kind] for kind, count in zip(kinds, chosen, strict=True) for _ in range(count))
            found.append(shape.verb(GOODS[good], cards))
    found.sort(key=_size)
    return Selections(tuple(found), frozenset(found))


def _size(action: Any) -> int:
    return len(action.cards)


def selections_of(hand: bytearray, shape: Shape, good: int) -> Selections:
    """The selections of a good from a hand (counts by kind)."""
    first, last = SPAN[good]
    return selections(shape, good, bytes(hand[first:last]), hand[AMULET])


def fits(good: int, kind: int) -> bool:
    """Whether a card may stand in a set of a good: its goods, its characters, amulets."""
    return SPAN[good][0] <= kind < SPAN[good][1] or kind == AMULET


def worth(cards: Sequence[int], prosperity: int = 0) -> tuple[int, int]:
    """Scarabs and cards of a set, the Prosperity tokens on it included (rules: sobek 10.1 step 4)."""
    scarabs = sum([SCARABS[kind] for kind in cards]) + prosperity * PROSPERITY_SCARABS
    return scarabs, len(cards) + prosperity * PROSPERITY_COUNTS_AS_CARDS


def holds(hand: bytearray, cards: Sequence[int]) -> bool:
    """Whether a hand has all these cards."""
    return all(kind < KINDS and cards.count(kind) <= hand[kind] for kind in set(cards))


def horizontals(hand: bytearray, bare: bool, characters: bool) -> list[Any]:
    """Every horizontal set of a hand, and the end of it (rules: sobek 10.1 step 2)."""
    shape = horizontal_shape(bare, characters)
    found: list[Any] = []
    for good in range(len(GOODS)):
        found += selections_of(hand, shape, good).actions
    found.append(DONE)
    return found


def horizontal_shape(bare: bool, characters: bool) -> Shape:
    """What a horizontal set may be under the switches."""
    return Shape(Horizontal, MIN_SET, 99, bare, characters)


def refusal(hand: bytearray, shape: Shape, action: Any) -> Refusal:
    """Why a selection is none of those that `selections` lists."""
    good, cards = GOOD.get(action.good), action.cards
    if good is None:
        return Refusal("no_such_good")
    if not isinstance(cards, tuple) or any(KIND.get(card, KINDS) >= KINDS for card in cards):
        return Refusal("no_such_card")
    kinds = [KIND[card] for card in cards]
    wrong = [card for card in cards if not fits(good, KIND[card])]
    if wrong:
        return Refusal("wrong_good", (("card", wrong[0]), ("good", action.good)))
    if not holds(hand, kinds):
        return Refusal("not_in_hand")
    if not shape.characters and any(IS_CHARACTER[kind] for kind in kinds):
        return Refusal("no_characters")
    if len(cards) < shape.least:
        return Refusal("too_few_cards", (("least", shape.least),))
    if len(cards) > shape.most:
        return Refusal("too_many_cards", (("most", shape.most),))
    if not shape.bare and all(kind == AMULET for kind in kinds):
        return Refusal("only_amulets")
    return Refusal("cards_out_of_order")
