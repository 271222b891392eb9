"""Event tokens: looked at, picked and used at once (rules: sobek 9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from felucca.model.core.chance import Source
from felucca.model.core.contract import Decision, Refusal, Scored, Term
from felucca.model.sobek.components import (
    CURSE_COUNTS_AS,
    DECEIT_CONSUMES_CARDS,
    DECEIT_COUNTS_CURSES,
    DECEIT_POINTS_PER_CARD,
    GOOD,
    GOODS,
    PROSPEROUS,
    SIZE,
    TOKEN,
    TOKEN_COUNTS,
    TOKENS,
    backward,
    forward,
    listed,
    names_of,
)
from felucca.model.sobek.events import (
    Cursed,
    Embalmed,
    EventDeclined,
    EventPicked,
    Fizzled,
    Prospered,
    Targeted,
    TokensShown,
)
from felucca.model.sobek.knowledge import PILE, leave_openly, pile_to_hand
from felucca.model.sobek.moves import Decline, Event, Prosper, Tokens
from felucca.model.sobek.opponents import OpponentPhase, opponents
from felucca.model.sobek.phase import TOKEN_DRAW, Automatic, Chance, Phase

if TYPE_CHECKING:
    from felucca.model.sobek.state import Frame, SobekState

DECLINE = Decline()
_PICKS = [Event(token) for token in TOKENS]


class LookPhase(Automatic):
    """The active player sees the tokens left; only their first onlooker in a round lets chance say which they are."""

    reveals = True

    def ready(self, state: SobekState, frame: Frame) -> bool:
        return state.tokens is not None or not state.looked

    def run(self, state: SobekState, frame: Frame, events: list[Any]) -> None:
        seat = frame[1]
        if state.tokens is None:
            state.agenda.append(("tokens", seat))
            return
        left = [TOKENS[token] for token in listed(state.tokens)]
        if not state.looked >> seat & 1:
            state.looked |= 1 << seat
            events.append(TokensShown(seat, tuple(left)))
        if len(left) == 1 and state.switches.event_pick_mandatory:
            use_token(state, seat, left[0], events)
        else:
            state.agenda.append(("pick_event", seat))


class TokensPhase(Chance):
    """The tokens of the round: all 12 less those used, which there are none of as long as nobody has looked."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Tokens,)

    def draw(self, state: SobekState, frame: Frame, source: Source) -> Tokens:
        weights, tokens = list(TOKEN_COUNTS), []
        for number in range(state.left):
            at = state.pick(source, TOKEN_DRAW, number, weights)
            weights[at] -= 1
            tokens.append(TOKENS[at])
        return Tokens(tuple(tokens))

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        tokens = action.tokens
        return len(tokens) == state.left and all(tokens.count(token) <= TOKEN_COUNTS[TOKEN[token]] for token in tokens)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.tokens = tuple(action.tokens.count(token) for token in TOKENS)
        state.drawn[TOKEN_DRAW] += state.left
        state.agenda.append(("look", frame[1]))


class PickEventPhase(Phase):
    """Take one of the tokens left and use it; it may be without effect (rules: sobek 9)."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Event, Decline)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        left = state.tokens or ()
        found: list[Any] = [pick for pick, count in zip(_PICKS, left, strict=False) if count]
        return found if state.switches.event_pick_mandatory else [*found, DECLINE]

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        return Refusal("must_pick" if isinstance(action, Decline) else "no_such_token")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        if isinstance(action, Decline):
            events.append(EventDeclined(frame[1]))
        else:
            use_token(state, frame[1], action.token, events)


def use_token(state: SobekState, seat: int, token: str, events: list[Any]) -> None:
    """A token leaves the row and does what it does (rules: sobek 9)."""
    number = TOKEN[token]
    assert state.tokens is not None
    state.tokens = tuple(count - (at == number) for at, count in enumerate(state.tokens))
    state.left -= 1
    state.used = (*state.used, number)
    events.append(EventPicked(seat, token))
    _EFFECTS[token.partition("_")[0]](state, seat, token, events)


def scored_move(state: SobekState, seat: int, to: int, category: str, what: str) -> Scored:
    """A marker goes to a position; one term that says by which symbol, places are where from and to."""
    before = state.points[seat]
    state.points[seat] = to
    return Scored(seat, to - before, category, (Term(what, 1, to - before),), ((before, to),))


def _guild(state: SobekState, seat: int, token: str, events: list[Any]) -> None:
    symbol = token.partition("_")[2]
    events.append(scored_move(state, seat, forward(state.points[seat], symbol), "guild", symbol))
    GUILD.begin(state, ("ev_guild", seat, symbol), events)


def _push_back(state: SobekState, frame: Frame, opponent: int, events: list[Any]) -> None:
    symbol = frame[2]
    events.append(Targeted(frame[1], opponent, f"guild_{symbol}"))
    events.append(scored_move(state, opponent, backward(state.points[opponent], symbol), "guild", symbol))


def _flood(state: SobekState, seat: int, token: str, events: list[Any]) -> None:
    state.agenda[-1] = ("again", seat)


def _curse(state: SobekState, seat: int, token: str, events: list[Any]) -> None:
    CURSE.begin(state, ("ev_curse", seat), events)


def _put_curse(state: SobekState, frame: Frame, opponent: int, events: list[Any]) -> None:
    state.curses[opponent] += 1
    events.append(Cursed(frame[1], opponent))


def _prosperity(state: SobekState, seat: int, token: str, events: list[Any]) -> None:
    sets = _prosperous_sets(state, seat)
    if not sets:
        events.append(Fizzled(seat, token))
    elif len(sets) == 1:
        put_prosperity(state, seat, sets[0], events)
    else:
        state.agenda.append(("ev_prosperity", seat))


def _prosperous_sets(state: SobekState, seat: int) -> list[int]:
    return [good for good in PROSPEROUS if state.sets[seat * len(GOODS) + good]]


def put_prosperity(state: SobekState, seat: int, good: int, events: list[Any]) -> None:
    """The token lies on an own set until the end of the round."""
    state.prosperity[seat * len(GOODS) + good] += 1
    events.append(Prospered(seat, GOODS[good], *state.set_worth(seat, good)))


def _embalming(state: SobekState, seat: int, token: str, events: list[Any]) -> None:
    pile, hand = state.piles[seat], state.hands[seat]
    if not any(pile):
        events.append(Fizzled(seat, token))
        return
    for kind, count in enumerate(pile):
        hand[kind] += count
    state.piles[seat] = bytearray(SIZE)
    pile_to_hand(state, seat)
    events.append(Embalmed(seat, names_of(listed(pile))))


def _deceit(state: SobekState, seat: int, token: str, events: list[Any]) -> None:
    pile = state.piles[seat]
    count = sum(pile) + DECEIT_COUNTS_CURSES * state.curses[seat] * CURSE_COUNTS_AS
    if not count:
        events.append(Fizzled(seat, token))
        return
    points = count * DECEIT_POINTS_PER_CARD
    before = state.points[seat]
    state.points[seat] += points
    terms = (Term("corruption_card", count, DECEIT_POINTS_PER_CARD),)
    events.append(Scored(seat, points, "deceit", terms, ((before, before + points),)))
    if DECEIT_CONSUMES_CARDS:
        gone = listed(pile)
        for kind in gone:
            pile[kind] -= 1
            state.discard[kind] += 1
        leave_openly(state, PILE, seat, gone)


_EFFECTS: dict[str, Callable[[SobekState, int, str, list[Any]], None]] = {
    "guild": _guild,
    "flood": _flood,
    "curse": _curse,
    "prosperity": _prosperity,
    "embalming": _embalming,
    "deceit": _deceit,
}


class GuildPhase(OpponentPhase):
    """Whose marker goes back (rules: sobek 9, Guild)."""

    def decision(self, state: SobekState, frame: Frame) -> Decision:
        return Decision(frame[1], self.kind, (("symbol", frame[2]),))


GUILD = GuildPhase("ev_guild", opponents, _push_back)
CURSE = OpponentPhase("ev_curse", opponents, _put_curse)


class ProsperityPhase(Phase):
    verbs: ClassVar[tuple[type[Any], ...]] = (Prosper,)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        return [Prosper(GOODS[good]) for good in _prosperous_sets(state, frame[1])]

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        if action.good in GOOD and GOOD[action.good] not in PROSPEROUS:
            return Refusal("not_prosperous")
        return Refusal("no_such_set")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        put_prosperity(state, frame[1], GOOD[action.good], events)
