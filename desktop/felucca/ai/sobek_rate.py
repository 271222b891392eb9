"""A quick opinion on every sensible action of a seat of Sobek, in points; playouts follow the best of them.

A value says what the action brings; only differences count. Given an observation it knows what its seat knows; within a
sample, which is a guess itself, it may count what lies hidden there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from felucca.ai import sobek_events, sobek_powers
from felucca.ai.sobek_cards import CHARACTER, DENSITY, GOODS_RANGE, Purse, Rated
from felucca.ai.sobek_powers import power
from felucca.model.sobek.components import (
    AMULET,
    CHARACTERS,
    GOODS,
    IS_CHARACTER,
    MIN_SET,
    NAMES,
    REACHABLE,
    SCARABS,
    SPAN,
    names_of,
)
from felucca.model.sobek.moves import Done, Horizontal, Play, PlaySet, Take
from felucca.model.sobek.state import SobekState

EVENT = 5.0
"""What picking a token is worth, as long as one does not know which."""
LATE = 0.9
"""How much more urgent it becomes to lay sets with every own turn less."""

_TAKES = [Take(at) for at in range(1, REACHABLE + 1)]
_PLAYS = [(kind, Play(NAMES[kind])) for kind in CHARACTERS]
_DONE = Done()


def best(state: SobekState, seat: int) -> Any:
    """The action that the quick opinion prefers."""
    found = rate(state, seat)
    top = found[0]
    for rated in found:
        if rated[0] > top[0]:
            top = rated
    return top.action


def rate(state: SobekState, seat: int) -> list[Rated]:
    """Sensible actions of the question put to a seat, with their quick values; at least one."""
    return RATERS[state.agenda[-1][0]](Purse(state, seat))


# The turn


def _turn(purse: Purse) -> list[Rated]:
    found = [
        Rated(purse.gain(kind) - skipped * purse.cost, take)
        for skipped, (kind, take) in enumerate(zip(purse.state.market, _TAKES, strict=False))
    ]
    hand = purse.hand
    for kind, play in _PLAYS:
        if hand[kind]:
            found.append(Rated(power(purse, kind) + relief(purse), play))
    return found + sets(purse)


def relief(purse: Purse) -> float:
    """A character played is none for later, and no card that ends in the pile."""
    time = purse.time()
    return purse.cost * (1.0 - time) - CHARACTER * time


def sets(purse: Purse) -> list[Rated]:
    """One or two selections of each good that can be laid."""
    ready = [good for good in GOODS_RANGE if _can_lay(purse, good)]
    if not ready:
        return []
    late = urgency(purse, len(ready))
    event = EVENT if purse.state.left else 0.0
    found = []
    for good in ready:
        for kinds in selections(purse, good):
            action = PlaySet(GOODS[good], names_of(sorted(kinds)))
            found.append(Rated(event + laid(purse, good, kinds, late), action))
    return found


def urgency(purse: Purse, ready: int) -> float:
    """How likely it is that a set will never be laid if not now, with so many of them ready."""
    return min(1.0, max(0.0, 1.0 - LATE * (purse.turns - ready)))


def _can_lay(purse: Purse, good: int) -> bool:
    first, last = SPAN[good]
    count = purse.count[good] + sum(purse.hand[first + 3 : last])
    return count + purse.amulets >= MIN_SET and (count > 0 or purse.sizes[good] > 0)


def selections(purse: Purse, good: int) -> list[list[int]]:
    """All goods cards, with those characters that are worth more there, filled up to three; and with all amulets."""
    first, last = SPAN[good]
    hand, scarabs = purse.hand, purse.sums[good] + purse.scarabs[good]
    chosen = [kind for kind in range(first, first + 3) for _ in range(hand[kind])]
    spare: list[tuple[float, int]] = []
    for kind in range(first + 3, last):
        if hand[kind]:
            value = max(power(purse, kind), CHARACTER * purse.time())
            if scarabs > value:
                chosen.append(kind)
            else:
                spare.append((value, kind))
    amulets = purse.amulets
    needed = MIN_SET - len(chosen) - amulets
    if needed > 0:
        chosen += [kind for _value, kind in sorted(spare)[:needed]]
    used = max(0, MIN_SET - len(chosen))
    if used > amulets or not (chosen or purse.sizes[good]):
        return []
    found = [chosen + [AMULET] * used]
    if used < amulets and chosen:
        found.append(chosen + [AMULET] * amulets)
    return found


def laid(purse: Purse, good: int, kinds: list[int], late: float) -> float:
    """What laying these cards now changes, beside the event: growth is harder after it, but they are safe."""
    scarabs = sum([SCARABS[kind] for kind in kinds])
    sums, sizes = purse.sums[good] + scarabs, purse.sizes[good] + len(kinds)
    now, lying = sums * sizes, purse.sums[good] * purse.sizes[good]
    chance, grown = purse.chance[good], purse.grown[good]
    again = chance * chance * chance
    after = now + again * ((sums + DENSITY[good] * grown) * (sizes + grown) - now)
    amulets, characters = kinds.count(AMULET), sum([IS_CHARACTER[kind] for kind in kinds])
    spent = CHARACTER * purse.time() * characters + (amulets * purse.amulet() if amulets else 0.0)
    return after - purse.value(good) - spent * (1.0 - late) + late * (now - lying + purse.cost * len(kinds))


# The frame of a round


def _horizontal(purse: Purse) -> list[Rated]:
    """Sets that need amulets come first, of these the cheapest; the last set takes all amulets that are left."""
    hand, amulets = purse.hand, purse.amulets
    characters = purse.state.switches.horizontal_may_use_characters
    possible = []
    for good, (first, last) in enumerate(SPAN):
        cards = [kind for kind in range(first, last if characters else first + 3) for _ in range(hand[kind])]
        needed = max(0, MIN_SET - len(cards))
        if cards and needed <= amulets:
            possible.append((not needed, needed, good, cards))
    done = Rated(0.0, _DONE)
    if not possible:
        return [done]
    possible.sort()
    _, needed, good, cards = possible[0]
    others = any(entry[1] <= amulets - needed for entry in possible[1:])
    cards += [AMULET] * (needed if others else amulets)
    scarabs = sum([SCARABS[kind] for kind in cards])
    return [Rated(scarabs + purse.cost * len(cards), Horizontal(GOODS[good], names_of(cards))), done]


def _choose_starter(purse: Purse) -> list[Rated]:
    return [Rated(float(action.seat == purse.seat), action) for action in purse.state.actions()]


RATERS: dict[str, Callable[[Purse], list[Rated]]] = {
    **sobek_powers.RATERS,
    **sobek_events.RATERS,
    "turn": _turn,
    "horizontal": _horizontal,
    "choose_starter": _choose_starter,
}
