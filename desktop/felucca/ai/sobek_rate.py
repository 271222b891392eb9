"""A quick opinion on every sensible action of a seat of Sobek, in points; playouts follow the best of them.

It looks at one seat's knowledge alone. A value says what the action brings in this turn; only differences count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from felucca.ai.sobek_cards import FIRSTS, UNKNOWN_CARD, Purse, corruption_cost, pile_size
from felucca.model.sobek.characters import courtesan_adds, opponents
from felucca.model.sobek.components import (
    AMULET,
    CHARACTERS,
    GOOD,
    GOOD_OF,
    KIND,
    KINDS,
    MIN_SET,
    NAMES,
    PROSPERITY_COUNTS_AS_CARDS,
    PROSPERITY_SCARABS,
    PROSPEROUS,
    REACHABLE,
    SCARABS,
    SCRIBE_LIMIT,
    SPAN,
    backward,
    forward,
)
from felucca.model.sobek.moves import Done, Event, GiveUp, Horizontal, Play, PlaySet, Take
from felucca.model.sobek.state import GOOD_COUNT, SobekState

EVENT = 5.0
"""What picking a token is worth before one has seen them."""
FLOOD = 4.5
"""What a further turn is worth."""
STOLEN = 4.0
"""What the Thief brings, its victim's loss included."""
DENIED = 0.5
"""How much of an opponent's loss is an own gain with two players; with more it is shared."""
LATE = 0.5
"""How fast laying a set becomes urgent when own turns run out."""

_TAKES = [Take(at) for at in range(1, REACHABLE + 1)]
_PLAYS = {kind: Play(NAMES[kind]) for kind in CHARACTERS}
_DONE = Done()


class Rated(NamedTuple):
    """An action and its quick value in points."""

    value: float
    action: Any


def best(state: SobekState, seat: int) -> Any:
    """The action that the quick opinion prefers."""
    found = rate(state, seat)
    top = found[0]
    for rated in found:
        if rated.value > top.value:
            top = rated
    return top.action


def rate(state: SobekState, seat: int) -> list[Rated]:
    """Sensible actions of the question put to a seat, with their quick values; at least one."""
    return _RATERS[state.agenda[-1][0]](state, seat)


# The turn


def _turn(state: SobekState, seat: int) -> list[Rated]:
    purse = Purse(state, seat)
    found = takes(state, purse)
    hand = state.hands[seat]
    for kind, play in _PLAYS.items():
        if hand[kind]:
            found.append(Rated(power(state, purse, kind) + _relief(purse, kind), play))
    found += sets(state, purse)
    return found


def takes(state: SobekState, purse: Purse) -> list[Rated]:
    """The market cards in reach: what they are worth, less what is skipped."""
    market = state.market
    found = []
    for skipped, (kind, take) in enumerate(zip(market, _TAKES, strict=False)):
        found.append(Rated(purse.gain(kind) - skipped * purse.cost, take))
    return found


def _relief(purse: Purse, kind: int) -> float:
    """A character played is no longer a card that may end in the pile, nor one for a set or for later."""
    return purse.cost * max(0.0, 1.0 - purse.turns / 6.0) - UNKNOWN_CARD * min(1.0, purse.turns / 6.0)


def sets(state: SobekState, purse: Purse) -> list[Rated]:
    """One or two selections of each good that can be laid."""
    found: list[Rated] = []
    ready = [good for good in range(GOOD_COUNT) if _can_lay(purse, good)]
    if not ready:
        return found
    late = min(1.0, max(0.0, 1.0 - LATE * (purse.turns - len(ready))))
    event = EVENT if state.left else 0.0
    for good in ready:
        for kinds in selections(state, purse, good):
            found.append(Rated(event + _laid(purse, good, kinds, late), play_set(good, kinds)))
    return found


def _can_lay(purse: Purse, good: int) -> bool:
    count = purse.count[good] + sum(purse.hand[SPAN[good][0] + 3 : SPAN[good][1]])
    return count + purse.amulets >= MIN_SET and (count > 0 or purse.sizes[good] > 0)


def selections(state: SobekState, purse: Purse, good: int) -> list[list[int]]:
    """Sensible selections: all goods cards, filled up to three; and with all amulets where that pays."""
    first, last = SPAN[good]
    hand = purse.hand
    cards = [kind for kind in range(first, first + 3) for _ in range(hand[kind])]
    scarabs = purse.sums[good] + purse.scarabs[good]
    helpers = [kind for kind in range(first + 3, last) if hand[kind]]
    helpers.sort(key=lambda kind: power(state, purse, kind))
    joined = [kind for kind in helpers if scarabs > power(state, purse, kind)]
    spare = [kind for kind in helpers if kind not in joined]
    plain = cards + joined
    needed = MIN_SET - len(plain)
    amulets = hand[AMULET]
    found = []
    if needed <= amulets + len(spare):
        fewest = plain + spare[: max(0, needed - amulets)]
        fewest += [AMULET] * max(0, MIN_SET - len(fewest))
        if any(kind != AMULET for kind in fewest) or purse.sizes[good]:
            found.append(fewest)
        more = amulets - fewest.count(AMULET)
        if more > 0 and found:
            found.append(fewest + [AMULET] * more)
    return found


def _laid(purse: Purse, good: int, kinds: list[int], late: float) -> float:
    """What laying these cards now changes, beside the event."""
    scarabs = sum([SCARABS[kind] for kind in kinds])
    sums, sizes = purse.sums[good] + scarabs, purse.sizes[good] + len(kinds)
    now, lying = sums * sizes, purse.sums[good] * purse.sizes[good]
    amulets = kinds.count(AMULET)
    chance, grown = purse.likely[good] ** 3, purse.grow[good]
    after = now + chance * ((sums + _dense(good) * grown) * (sizes + grown) - now)
    spent = amulets * purse.gain(AMULET)
    urgent = late * (now - lying + purse.cost * len(kinds))
    return after - purse.values[good] - spent * (1.0 - late) + urgent


def _dense(good: int) -> float:
    from felucca.ai.sobek_cards import DENSITY

    return DENSITY[good]


def play_set(good: int, kinds: list[int]) -> PlaySet:
    """The action that lays these kinds."""
    from felucca.model.sobek.components import GOODS

    return PlaySet(GOODS[good], tuple([NAMES[kind] for kind in sorted(kinds)]))


# Characters


def power(state: SobekState, purse: Purse, kind: int) -> float:
    """What a character's power brings now."""
    return _POWERS[NAMES[kind]](state, purse)


def _queen(state: SobekState, purse: Purse) -> float:
    return min(3, state.deck) * UNKNOWN_CARD * 0.8


def _priest(state: SobekState, purse: Purse) -> float:
    pile = state.piles[purse.seat]
    return purse.cost * max([pile[first] + pile[first + 1] + pile[first + 2] for first in FIRSTS])


def _scribe(state: SobekState, purse: Purse) -> float:
    lost = [max(0, sum(state.hands[other]) - SCRIBE_LIMIT) for other in opponents(state, purse.seat)]
    return (purse.cost + 1.0) * sum(lost) / len(lost)


def _vizier(state: SobekState, purse: Purse) -> float:
    gains = [
        purse.gain(kind)
        for other in opponents(state, purse.seat)
        for kind, count in enumerate(state.piles[other])
        if count and not _is_character(kind)
    ]
    return max(gains) - purse.cost * 0.5 if gains else 0.0


def _is_character(kind: int) -> bool:
    return kind in _PLAYS


def _thief(state: SobekState, purse: Purse) -> float:
    return STOLEN if any(any(state.hands[other]) for other in opponents(state, purse.seat)) else 0.0


def _courtesan(state: SobekState, purse: Purse) -> float:
    return max([_added(purse, action) for action in courtesan_adds(state, purse.seat)], default=0.0)


def _added(purse: Purse, action: Any) -> float:
    """What the Courtesan's cards bring: their set grows, the hand loses them."""
    good, kinds = GOOD[action.good], [KIND[card] for card in action.cards]
    if action.cards == ("courtesan",):
        return 0.0
    scarabs = sum([SCARABS[kind] for kind in kinds])
    before = purse.sums[good] * purse.sizes[good]
    grown = (purse.sums[good] + scarabs) * (purse.sizes[good] + len(kinds)) - before
    lost = 0.0
    own = [kind for kind in kinds if kind != AMULET and not _is_character(kind)]
    left = purse.count[good] - len(own)
    lost += purse.values[good] - purse.worth(good, left, purse.scarabs[good] - scarabs)
    lost += purse.gain(AMULET) * kinds.count(AMULET)
    lost += sum([UNKNOWN_CARD for kind in kinds if _is_character(kind)]) * min(1.0, purse.turns / 6.0)
    return grown - lost


def _merchant(state: SobekState, purse: Purse) -> float:
    return max([purse.gain(kind) for kind in state.market], default=0.0)


_POWERS: dict[str, Callable[[SobekState, Purse], float]] = {
    "queen": _queen,
    "priest": _priest,
    "priestess": _priest,
    "scribe_cattle": _scribe,
    "scribe_fish": _scribe,
    "vizier": _vizier,
    "thief": _thief,
    "courtesan": _courtesan,
    "merchant": _merchant,
}


def _ch_priest(state: SobekState, seat: int) -> list[Rated]:
    found = []
    pile = state.piles[seat]
    for action in state.actions():
        first = FIRSTS[GOOD[action.good]]
        found.append(Rated(sum(pile[first : first + 3]) + float(len(action.characters)), action))
    return found


def _ch_scribe(state: SobekState, seat: int) -> list[Rated]:
    purse = Purse(state, seat)
    hand = state.hands[seat]
    found = []
    for kind in range(KINDS):
        if hand[kind]:
            lost = UNKNOWN_CARD if _is_character(kind) else purse.loss(kind)
            found.append(Rated(-lost, GiveUp(NAMES[kind])))
    return found


def _ch_vizier_target(state: SobekState, seat: int) -> list[Rated]:
    return [Rated(float(sum(state.piles[action.seat]) - pile_size(state, action.seat) * 0.5), action)
            for action in state.actions()]


def _ch_vizier_card(state: SobekState, seat: int) -> list[Rated]:
    purse = Purse(state, seat)
    return [Rated(_card_gain(state, purse, KIND[action.card]), action) for action in state.actions()]


def _card_gain(state: SobekState, purse: Purse, kind: int) -> float:
    if _is_character(kind):
        return max(UNKNOWN_CARD * 0.5, power(state, purse, kind)) * min(1.0, purse.turns / 2.0)
    return purse.gain(kind)


def _ch_thief_target(state: SobekState, seat: int) -> list[Rated]:
    return [Rated(state.points[action.seat] * 0.1 + sum(state.hands[action.seat]) * 0.1, action)
            for action in state.actions()]


def _ch_thief_back(state: SobekState, seat: int) -> list[Rated]:
    value = {"green": 0.0, "beige": 2.0, "orange": 1.0}
    return [Rated(value[action.back], action) for action in state.actions()]


def _ch_courtesan(state: SobekState, seat: int) -> list[Rated]:
    purse = Purse(state, seat)
    return [Rated(_added(purse, action), action) for action in courtesan_adds(state, seat)]


def _ch_merchant(state: SobekState, seat: int) -> list[Rated]:
    purse = Purse(state, seat)
    return [Rated(purse.gain(state.market[action.at - 1]), action) for action in state.actions()]


# Events


def _pick_event(state: SobekState, seat: int) -> list[Rated]:
    purse = Purse(state, seat)
    found = []
    for action in state.actions():
        found.append(Rated(event(state, purse, action.token) if isinstance(action, Event) else 0.0, action))
    return found


def event(state: SobekState, purse: Purse, token: str) -> float:
    """What a token brings now."""
    seat, name = purse.seat, token.partition("_")
    if name[0] == "guild":
        steps = forward(state.points[seat], name[2]) - state.points[seat]
        return steps + max([_pushed(state, seat, other, name[2]) for other in opponents(state, seat)])
    if token == "flood":
        return FLOOD
    if token == "curse":
        return max([_cursed(state, seat, other) for other in opponents(state, seat)])
    if token == "prosperity":
        return max([_prospered(purse, good) for good in PROSPEROUS])
    pile = state.piles[seat]
    if token == "deceit":
        return float(sum(pile))
    return embalmed(purse, pile)


def embalmed(purse: Purse, pile: bytearray) -> float:
    """What Embalming brings: the cards are no longer corruption, and may find sets."""
    value = purse.cost * sum(pile)
    for good, first in enumerate(FIRSTS):
        more = sum(pile[first : first + 3])
        if more:
            count, scarabs = purse.count[good] + more, purse.scarabs[good] + pile[first] * SCARABS[first]
            value += purse.worth(good, count, scarabs) - purse.values[good]
    return value + UNKNOWN_CARD * 0.5 * sum([pile[kind] for kind in CHARACTERS]) + purse.gain(AMULET) * pile[AMULET]


def _shared(state: SobekState, seat: int, other: int) -> float:
    """How much of an opponent's loss is an own gain: all with two players, most for a leader with more."""
    if state.seats == 2:
        return 1.0
    leads = max(points for rival, points in enumerate(state.points) if rival != seat)
    return (1.0 if state.points[other] == leads else 0.5) / (state.seats - 1) + 0.2


def _pushed(state: SobekState, seat: int, other: int, symbol: str) -> float:
    points = state.points[other]
    return (points - backward(points, symbol)) * _shared(state, seat, other)


def _cursed(state: SobekState, seat: int, other: int) -> float:
    turns = (len(state.market) + state.deck) / (1.3 * state.seats)
    return 2.0 * corruption_cost(state, other, turns) * (_shared(state, seat, other) if state.seats > 2 else 1.0)


def _prospered(purse: Purse, good: int) -> float:
    sums, sizes = purse.sums[good], purse.sizes[good]
    if not sizes:
        return 0.0
    return float((sums + PROSPERITY_SCARABS) * (sizes + PROSPERITY_COUNTS_AS_CARDS) - sums * sizes)


def _ev_guild(state: SobekState, seat: int) -> list[Rated]:
    symbol = state.agenda[-1][2]
    return [Rated(_pushed(state, seat, action.seat, symbol), action) for action in state.actions()]


def _ev_curse(state: SobekState, seat: int) -> list[Rated]:
    return [Rated(_cursed(state, seat, action.seat), action) for action in state.actions()]


def _ev_prosperity(state: SobekState, seat: int) -> list[Rated]:
    purse = Purse(state, seat)
    return [Rated(_prospered(purse, GOOD[action.good]), action) for action in state.actions()]


# The frame of a round


def _horizontal(state: SobekState, seat: int) -> list[Rated]:
    """Sets of few amulets first; the last one takes all that are left."""
    hand, amulets = state.hands[seat], state.hands[seat][AMULET]
    with_characters = state.switches.horizontal_may_use_characters
    owned = []
    for good, (first, last) in enumerate(SPAN):
        kinds = range(first, last if with_characters else first + 3)
        cards = [kind for kind in kinds for _ in range(hand[kind])]
        if cards and len(cards) + amulets >= MIN_SET:
            owned.append((max(0, MIN_SET - len(cards)), good, cards))
    if not owned:
        return [Rated(0.0, _DONE)]
    owned.sort(key=lambda entry: (not entry[0], entry[0], -len(entry[2]), entry[1]))
    needed, good, cards = owned[0]
    others = [need for need, _good, _cards in owned[1:] if need <= amulets - needed]
    used = needed if others else amulets
    from felucca.model.sobek.components import GOODS

    names = tuple([NAMES[kind] for kind in (*cards, *[AMULET] * used)])
    return [Rated(1.0 + len(names), Horizontal(GOODS[good], names)), Rated(0.0, _DONE)]


def _choose_starter(state: SobekState, seat: int) -> list[Rated]:
    return [Rated(float(action.seat == seat), action) for action in state.actions()]


_RATERS: dict[str, Callable[[SobekState, int], list[Rated]]] = {
    "turn": _turn,
    "ch_priest": _ch_priest,
    "ch_scribe": _ch_scribe,
    "ch_vizier_target": _ch_vizier_target,
    "ch_vizier_card": _ch_vizier_card,
    "ch_thief_target": _ch_thief_target,
    "ch_thief_back": _ch_thief_back,
    "ch_courtesan": _ch_courtesan,
    "ch_merchant": _ch_merchant,
    "pick_event": _pick_event,
    "ev_guild": _ev_guild,
    "ev_curse": _ev_curse,
    "ev_prosperity": _ev_prosperity,
    "horizontal": _horizontal,
    "choose_starter": _choose_starter,
}
assert GOOD_OF[AMULET] == GOOD_COUNT
