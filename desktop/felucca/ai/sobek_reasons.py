"""What speaks for an answer in Sobek, as codes and facts. Points are expected ones; turns are about.

Codes, with their facts:
`set` (`good`, `cards`: of it in hand and set with this one, `scarabs`: on the card), `amulet`, `unknown` (a face-down
card comes to hand), `character` (`card`); `corruption` (below 0: `cards` go to the own pile, of them `unknown` face
down; above 0: `cards` leave the pile or will not come there), `deny` (`opponent`, `card`), `points` (`good`,
`scarabs`, `cards`: the set as it lies then), `time` (`turns`: own ones left to lay sets), `event` (`token`, empty as
long as it is not picked; `left`), `steps` (`symbol`, `steps` forward), `back` (`opponent`, `steps`), `curse`
(`opponent`), `turn` (another turn), `power` (`card`: a character's), `steal` (`opponent`), `pile` (`opponent`: cards
to choose from), `spare` (`card`: it is missed least), `first` (`opponent` or -1 for oneself begins), `outlook` (mean
lead at the end of the round in `playouts`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from felucca.ai.chooser import Facts, Reason
from felucca.ai.sobek_cards import Purse
from felucca.ai.sobek_events import cursed, embalmed, event, prospered, pushed
from felucca.ai.sobek_powers import added, power
from felucca.ai.sobek_rate import EVENT, urgency
from felucca.model.sobek.components import (
    AMULET,
    GOOD,
    GOOD_OF,
    GOODS,
    IS_CHARACTER,
    KIND,
    NAMES,
    SCARABS,
    backward,
    forward,
)
from felucca.model.sobek.market import FACE_DOWN
from felucca.model.sobek.opponents import opponents
from felucca.model.sobek.sets import worth
from felucca.model.sobek.state import GOOD_COUNT, SobekState

WORTH_DENYING = 4.0
"""Points that a card must be worth to an opponent for a word about it."""
SHORT = 4.0
"""Own turns from which on there is a word about the time."""


def reasons(view: SobekState, seat: int, action: Any) -> tuple[Reason, ...]:
    """The terms behind an action of a seat, the heaviest first."""
    found = _REASONS[action.do](Purse(view, seat), action) if action.do in _REASONS else []
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))


def outlook(lead: float, playouts: int) -> Reason:
    """What the playouts say."""
    return _reason("outlook", lead, ("playouts", playouts))


def _reason(code: str, points: float, *facts: tuple[str, Any]) -> Reason:
    return Reason(code, round(float(points), 1), facts)


# Cards to the hand


def _card(purse: Purse, kind: int) -> Reason:
    points = purse.gain(kind)
    if kind == AMULET:
        return _reason("amulet", points)
    if kind == FACE_DOWN:
        return _reason("unknown", points)
    if IS_CHARACTER[kind]:
        return _reason("character", max(points, power(purse, kind)), ("card", NAMES[kind]))
    good = GOOD_OF[kind]
    lying = len(purse.state.sets[purse.seat * GOOD_COUNT + good])
    cards = purse.count[good] + lying + 1
    return _reason("set", points, ("good", GOODS[good]), ("cards", cards), ("scarabs", SCARABS[kind]))


def _deny(purse: Purse, kind: int) -> list[Reason]:
    """The opponent to whom a card would be worth most, as far as one knows what he has."""
    state = purse.state
    if kind == FACE_DOWN:
        return []
    gains = [(Purse(state, other).gain(kind), -other) for other in opponents(state, purse.seat)]
    most, other = max(gains)
    if most < WORTH_DENYING:
        return []
    return [_reason("deny", most / len(gains), ("opponent", -other), ("card", NAMES[kind]))]


def _take(purse: Purse, action: Any) -> list[Reason]:
    market = purse.state.market
    kind, skipped = market[action.at - 1], market[: action.at - 1]
    found = [_card(purse, kind), *_deny(purse, kind)]
    if skipped:
        facts = (("cards", len(skipped)), ("unknown", skipped.count(FACE_DOWN)))
        found.append(_reason("corruption", -purse.cost * len(skipped), *facts))
    return found


def _fetch(purse: Purse, action: Any) -> list[Reason]:
    kind = purse.state.market[action.at - 1]
    return [_card(purse, kind), *_deny(purse, kind)]


def _pick(purse: Purse, action: Any) -> list[Reason]:
    return [_card(purse, KIND[action.card])]


# Sets


def _lying(purse: Purse, good: int, cards: tuple[str, ...]) -> Reason:
    """A vertical set as it lies with these cards."""
    scarabs, size = worth([KIND[card] for card in cards])
    scarabs, size = scarabs + purse.sums[good], size + purse.sizes[good]
    points = scarabs * size - purse.sums[good] * purse.sizes[good]
    return _reason("points", points, ("good", GOODS[good]), ("scarabs", scarabs), ("cards", size))


def _set(purse: Purse, action: Any) -> list[Reason]:
    found = [_lying(purse, GOOD[action.good], action.cards), _less(purse, len(action.cards))]
    if purse.state.left:
        found.append(_reason("event", EVENT, ("token", ""), ("left", purse.state.left)))
    if purse.turns < SHORT:
        found.append(_reason("time", urgency(purse, 1) * found[0].points, ("turns", round(purse.turns, 1))))
    return found


def _less(purse: Purse, cards: int) -> Reason:
    return _reason("corruption", purse.cost * cards, ("cards", cards), ("unknown", 0))


def _add(purse: Purse, action: Any) -> list[Reason]:
    return [_lying(purse, GOOD[action.good], action.cards), _reason("power", added(purse, action), _COURTESAN)]


_COURTESAN = ("card", "courtesan")


def _lay(purse: Purse, action: Any) -> list[Reason]:
    scarabs, size = worth([KIND[card] for card in action.cards])
    facts: Facts = (("good", action.good), ("scarabs", scarabs), ("cards", size))
    return [_reason("points", scarabs, *facts), _less(purse, size)]


# Characters


def _character(purse: Purse, action: Any) -> list[Reason]:
    found = [_reason("power", power(purse, KIND[action.card]), ("card", action.card))]
    if purse.turns < SHORT:
        found.append(_less(purse, 1))
    return found


def _purge(purse: Purse, action: Any) -> list[Reason]:
    pile, good = purse.state.piles[purse.seat], GOOD[action.good]
    goods = [kind for kind, count in enumerate(pile) if GOOD_OF[kind] == good and not IS_CHARACTER[kind] and count]
    return [_less(purse, sum([pile[kind] for kind in goods]) + len(action.characters))]


def _give_up(purse: Purse, action: Any) -> list[Reason]:
    kind = KIND[action.card]
    return [_reason("spare", -max(0.0, purse.loss(kind)), ("card", action.card))]


def _back(purse: Purse, action: Any) -> list[Reason]:
    return [_reason("steal", power(purse, KIND["thief"]), ("opponent", purse.state.agenda[-1][2]))]


def _opponent(purse: Purse, action: Any) -> list[Reason]:
    state, other, frame = purse.state, action.seat, purse.state.agenda[-1]
    who = ("opponent", other)
    if frame[0] == "ev_guild":
        steps = state.points[other] - backward(state.points[other], frame[2])
        return [_reason("back", pushed(state, purse.seat, other, frame[2]), who, ("steps", steps))]
    if frame[0] == "ev_curse":
        return [_reason("curse", cursed(state, purse.seat, other), who)]
    if frame[0] == "ch_thief_target":
        return [_reason("steal", power(purse, KIND["thief"]), who)]
    return [_reason("pile", power(purse, KIND["vizier"]), who, ("cards", sum(state.piles[other])))]


# Events


def _event(purse: Purse, action: Any) -> list[Reason]:
    state, seat, token = purse.state, purse.seat, action.token
    name, _, symbol = token.partition("_")
    pile = sum(state.piles[seat])
    if name == "guild":
        return _guild(state, seat, symbol)
    if name == "flood":
        return [_reason("turn", event(purse, token))]
    if name == "curse":
        points, other = max((cursed(state, seat, other), -other) for other in opponents(state, seat))
        return [_reason("curse", points, ("opponent", -other))]
    if name == "embalming" and pile:
        return [_reason("corruption", embalmed(purse), ("cards", pile), ("unknown", 0))]
    return [_reason("event", event(purse, token), ("token", token), ("left", state.left))]


def _guild(state: SobekState, seat: int, symbol: str) -> list[Reason]:
    steps = forward(state.points[seat], symbol) - state.points[seat]
    found = [_reason("steps", steps, ("symbol", symbol), ("steps", steps))]
    points, other = max((pushed(state, seat, other, symbol), -other) for other in opponents(state, seat))
    if points:
        lost = state.points[-other] - backward(state.points[-other], symbol)
        found.append(_reason("back", points, ("opponent", -other), ("steps", lost)))
    return found


def _prosper(purse: Purse, action: Any) -> list[Reason]:
    good = GOOD[action.good]
    facts = (("good", action.good), ("scarabs", purse.sums[good]), ("cards", purse.sizes[good]))
    return [_reason("points", prospered(purse, good), *facts)]


def _starter(purse: Purse, action: Any) -> list[Reason]:
    return [_reason("first", 0.0, ("opponent", -1 if action.seat == purse.seat else action.seat))]


_REASONS: dict[str, Callable[[Purse, Any], list[Reason]]] = {
    "take": _take,
    "fetch": _fetch,
    "pick": _pick,
    "set": _set,
    "add": _add,
    "lay": _lay,
    "character": _character,
    "purge": _purge,
    "give_up": _give_up,
    "back": _back,
    "opponent": _opponent,
    "event": _event,
    "prosper": _prosper,
    "starter": _starter,
}
