"""The frame of a round: how it is set up, horizontal sets, scoring, penalty, the end (rules: sobek 4.2, 10, 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from felucca.model.core.chance import Source
from felucca.model.core.contract import Refusal, Scored, Term
from felucca.model.sobek.components import (
    CHARACTERS,
    COPIES,
    DECKED,
    EARLY_END_ABOVE,
    GOOD,
    GOODS,
    GREEN,
    KIND,
    OF_BACK,
    PENALISE_TIE_AT_ZERO,
    PENALTY_STEP,
    REMOVED_CARDS_2P,
    ROUNDS,
    SIZE,
    START_HAND,
    backward,
    listed,
    names_of,
    symbol_at,
)
from felucca.model.sobek.events import (
    Dealt,
    GameOver,
    HandLost,
    HorizontalsOpened,
    LaidHidden,
    MostCorrupt,
    NamesStarter,
    Penalised,
    PileOpened,
    RoundBegun,
    StarterNamed,
)
from felucca.model.sobek.knowledge import lay_aside
from felucca.model.sobek.moves import Deal, Done, First, Horizontal, Last, Starter
from felucca.model.sobek.phase import GREENS, LAST, NOT_NOW, STARTER, Automatic, Chance, Phase
from felucca.model.sobek.sets import horizontal_shape, horizontals, refusal, selections_of, worth
from felucca.model.sobek.tokens import scored_move
from felucca.model.sobek.turn import begin_turn

if TYPE_CHECKING:
    from felucca.model.sobek.sets import Shape
    from felucca.model.sobek.state import Frame, SobekState

_GREEN = OF_BACK[GREEN]


def begin_round(state: SobekState) -> None:
    """Everything back into the box; hands, the first delivery and the starter are still to come."""
    state.collect()
    state.agenda += (("start",), ("deliver",), ("deal",))


class DealPhase(Chance):
    """Two green cards for everybody; the rest of the green ones are out of this round, unseen."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Deal,)

    def draw(self, state: SobekState, frame: Frame, source: Source) -> Deal:
        weights, cards = [state.bag[kind] for kind in _GREEN], []
        for number in range(START_HAND * state.seats):
            at = state.pick(source, GREENS, number, weights)
            weights[at] -= 1
            cards.append(_GREEN[at])
        hands = [cards[at : at + START_HAND] for at in range(0, len(cards), START_HAND)]
        return Deal(tuple(names_of(sorted(hand)) for hand in hands))

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        kinds = [KIND[card] for hand in action.hands for card in hand]
        if len(action.hands) != state.seats or any(len(hand) != START_HAND for hand in action.hands):
            return False
        return all(kind in _GREEN and kinds.count(kind) <= state.bag[kind] for kind in kinds)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        events.append(RoundBegun(state.round))
        for seat, cards in enumerate(action.hands):
            for card in cards:
                state.hands[seat][KIND[card]] += 1
                state.bag[KIND[card]] -= 1
            events.append(Dealt(seat, cards))
        state.drawn[GREENS] += START_HAND * state.seats
        state.deck = deck_size(state.seats)


def deck_size(seats: int) -> int:
    """Beige cards and characters; with two players some are removed unseen (rules: sobek 4.2)."""
    cards = sum(COPIES[kind] for kind in (*DECKED, *CHARACTERS))
    return cards - (REMOVED_CARDS_2P if seats == 2 else 0)


class StartPhase(Automatic):
    """Chance names the first starter; later the player in last place does, when the delivery lies there."""

    def run(self, state: SobekState, frame: Frame, events: list[Any]) -> None:
        last = last_seats(state)
        if state.round == 1:
            state.agenda.append(("first",))
        elif len(last) > 1:
            state.agenda.append(("last",))
        else:
            events.append(NamesStarter(last[0], False))
            state.agenda.append(("choose_starter", last[0]))


def last_seats(state: SobekState) -> list[int]:
    """The seats in last place."""
    return [seat for seat, points in enumerate(state.points) if points == min(state.points)]


class FirstPhase(Chance):
    verbs: ClassVar[tuple[type[Any], ...]] = (First,)

    def draw(self, state: SobekState, frame: Frame, source: Source) -> First:
        return First(state.pick(source, STARTER, 0, (1,) * state.seats))

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        return action.seat in range(state.seats)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.drawn[STARTER] += 1
        events.append(StarterNamed(action.seat, None))
        begin_turn(state, action.seat, events)


class LastPhase(Chance):
    verbs: ClassVar[tuple[type[Any], ...]] = (Last,)

    def draw(self, state: SobekState, frame: Frame, source: Source) -> Last:
        last = last_seats(state)
        return Last(state.pick(source, LAST, 0, [int(seat in last) for seat in range(state.seats)]))

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        return action.seat in last_seats(state)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.drawn[LAST] += 1
        events.append(NamesStarter(action.seat, True))
        state.agenda.append(("choose_starter", action.seat))


class ChooseStarterPhase(Phase):
    """The player in last place names any player, himself included (rules: sobek 4.2 step 7)."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Starter,)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        return [Starter(seat) for seat in range(state.seats)]

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        return Refusal("no_such_player")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        events.append(StarterNamed(action.seat, frame[1]))
        begin_turn(state, action.seat, events)


class HorizontalPhase(Phase):
    """One horizontal set after another, then done. Asked of everybody: silence would tell (rules: sobek 10.1)."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Horizontal, Done)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        shape = _shape(state)
        return horizontals(state.hands[frame[1]], shape.bare, shape.characters)

    def check(self, state: SobekState, frame: Frame, action: Any) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Horizontal):
            return NOT_NOW
        hand, good = state.hands[frame[1]], GOOD.get(action.good)
        if good is not None and action in selections_of(hand, _shape(state), good).members:
            return None
        return refusal(hand, _shape(state), action)

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        if isinstance(action, Done):
            return
        seat = frame[1]
        lay_aside(state, seat, action)
        events.append(LaidHidden(seat, action.good, action.cards))
        state.agenda.append(frame)


def _shape(state: SobekState) -> Shape:
    switches = state.switches
    return horizontal_shape(switches.amulets_only_set == "always", switches.horizontal_may_use_characters)


class SettlePhase(Automatic):
    """Everything is opened and counted, strictly in the order of the rules (rules: sobek 10.1).

    Its frame names the seat that is asked last for horizontal sets.
    """

    reveals = True

    def ready(self, state: SobekState, frame: Frame) -> bool:
        return None not in state.laid

    def run(self, state: SobekState, frame: Frame, events: list[Any]) -> None:
        for seat, laid in enumerate(state.laid):
            sets = tuple((GOODS[good], names_of(kinds)) for good, kinds in laid or ())
            events.append(HorizontalsOpened(seat, sets))
        for seat in range(state.seats):
            lose_hand(state, seat, events)
        gained = [score_sets(state, seat, events) for seat in range(state.seats)]
        for seat in range(state.seats):
            cards = names_of(listed(state.piles[seat]))
            events.append(PileOpened(seat, cards, state.curses[seat], *state.corruption(seat)))
        worst = most_corrupt(state)
        events.append(MostCorrupt(tuple(worst)))
        for seat in worst:
            penalise(state, seat, gained[seat], events)
        end_round(state, events)


def lose_hand(state: SobekState, seat: int, events: list[Any]) -> None:
    """The rest of a hand goes to the pile (rules: sobek 10.1 step 3)."""
    hand, pile = state.hands[seat], state.piles[seat]
    if not any(hand):
        return
    for kind, count in enumerate(hand):
        pile[kind] += count
    state.hands[seat] = bytearray(SIZE)
    events.append(HandLost(seat, names_of(listed(hand))))


def score_sets(state: SobekState, seat: int, events: list[Any]) -> int:
    """Set points: vertical sets scarabs times cards, horizontal ones scarabs (rules: sobek 10.1 step 4)."""
    total = 0
    for good, name in enumerate(GOODS):
        if state.sets[seat * len(GOODS) + good]:
            scarabs, size = state.set_worth(seat, good)
            events.append(Scored(seat, scarabs * size, "vertical", (Term(name, size, scarabs),), ((seat, name),)))
            total += scarabs * size
    for good, kinds in state.laid[seat] or ():
        scarabs, _ = worth(kinds)
        events.append(Scored(seat, scarabs, "horizontal", (Term(GOODS[good], scarabs, 1),), ((seat, GOODS[good]),)))
        total += scarabs
    state.points[seat] += total
    return total


def most_corrupt(state: SobekState) -> list[int]:
    """Most cards and curses, among equals most scarabs; all who share the top (rules: sobek 10.1 step 5)."""
    corruption = [state.corruption(seat) for seat in range(state.seats)]
    top = max(corruption)
    if not (top[0] or PENALISE_TIE_AT_ZERO):
        return []
    return [seat for seat in range(state.seats) if corruption[seat] == top]


def penalise(state: SobekState, seat: int, gained: int, events: list[Any]) -> None:
    """Back, symbol by symbol, to what the marker stands on now (rules: sobek 10.1 step 6)."""
    symbol, steps = symbol_at(state.points[seat]), gained // PENALTY_STEP
    events.append(Penalised(seat, gained, symbol, steps))
    for _ in range(steps):
        if not state.points[seat]:
            break
        events.append(scored_move(state, seat, backward(state.points[seat], symbol), "penalty", symbol))


def end_round(state: SobekState, events: list[Any]) -> None:
    """The game ends after three rounds, or with a marker above 100; else the next round (rules: sobek 11)."""
    early = max(state.points) > EARLY_END_ABOVE
    if early or state.round == ROUNDS:
        events.append(GameOver(early and state.round < ROUNDS))
        return
    state.round += 1
    begin_round(state)
