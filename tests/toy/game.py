"""The toy game: its state, and the `Game` that makes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from felucca.model.core.chance import Source
from felucca.model.core.contract import (
    Decision,
    Game,
    IllegalAction,
    Option,
    Position,
    PositionError,
    Refusal,
    Result,
    Scored,
    Seat,
    State,
    Term,
)
from toy.moves import (
    Answer,
    Closed,
    Coins,
    Draw,
    Drawn,
    Hand,
    Opened,
    Play,
    Played,
    Refused,
    Roll,
    Rolled,
    Show,
    Skip,
    Skipped,
    Stake,
    Turn,
)

CARDS = {"date": 8, "gamble": 4, "toll": 4, "echo": 4}
UNKNOWN = "?"
PURSE = 300
BANK = 1000
"""Coins of the bank, for every seat."""
MAX_STAKE = 999
TOLL = 5
FINGERS = range(4)


class Frame(NamedTuple):
    """Something still to be done: a phase, the seat it is about, and the one fact it may need."""

    phase: str
    seat: int = 0
    fact: int = 0


class Stakes(Sequence[Stake]):
    """The stakes from 0 to a limit, computed: nothing ever lists them."""

    def __init__(self, limit: int) -> None:
        self._coins = range(limit + 1)

    def __len__(self) -> int:
        return len(self._coins)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [Stake(coins) for coins in self._coins[index]]
        return Stake(self._coins[index])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Stake) and isinstance(action.coins, int) and action.coins in self._coins

    def verbs(self) -> list[str]:
        return ["stake"]

    def choices(self, verb: str, chosen: Sequence[Any]) -> Sequence[Any]:
        return self._coins if verb == "stake" and not chosen else ()


class ToyState(State):
    """The deck is no field: it is what is neither played nor in a known hand, a bag in every sense."""

    def __init__(self, seats: int, tolls: bool, agenda: list[Frame]) -> None:
        self.seats = seats
        self.tolls = tolls
        self.agenda = agenda
        """What is still to be done; the last frame is the next."""
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        """Sorted; `UNKNOWN` stands for a hidden card."""
        self.played: Counter[str] = Counter()
        self.purses = [PURSE] * seats
        self.bank = BANK * seats
        self.points = [0] * seats
        self.fists: list[int | None] = [None] * seats
        self.rolls = 0
        self.turns = 0

    # What is asked

    def decision(self) -> Decision:
        if not self.agenda:
            return Decision(None, "over")
        phase, seat, fact = self.agenda[-1]
        if phase in ("draw", "roll", "reveal"):
            return Decision(None, phase)
        return Decision(seat, phase, (("asker", fact),) if phase == "answer" else ())

    def actions(self) -> Sequence[Any]:
        phase, seat, _ = self.agenda[-1] if self.agenda else Frame("over")
        if phase == "stake":
            return Stakes(min(MAX_STAKE, self.purses[seat]))
        if phase == "answer":
            return [Answer(True), Answer(False)]
        if phase == "show":
            return [Show(fingers) for fingers in FINGERS]
        if phase not in ("play", "echo"):
            return []
        plays: list[Any] = [Play(card) for card in CARDS if card in self.hands[seat]]
        return plays if phase == "play" else [*plays, Skip()]

    def check(self, action: Any) -> Refusal | None:
        phase = self.agenda[-1].phase if self.agenda else "over"
        if isinstance(action, Draw) and phase == "draw":
            legal = bool(self.bag()[action.card])
        elif isinstance(action, Roll) and phase == "roll":
            legal = action.die in range(1, 7)
        else:
            legal = action in self.actions()
        return None if legal else Refusal("not_now", (("verb", action.do),))

    def draw(self, source: Source) -> Any:
        if self.decision().kind == "roll":
            return Roll(1 + source.pick("roll", self.rolls, [1] * 6))
        bag, dealt = self.bag(), self.played.total() + sum(map(len, self.hands))
        return Draw(list(CARDS)[source.pick("draw", dealt, [bag[card] for card in CARDS])])

    def bag(self) -> Counter[str]:
        """The cards that may come; in an observation those in hidden hands are among them."""
        deck = Counter({card: count for card, count in CARDS.items() if self.tolls or card != "toll"})
        known = Counter(card for hand in self.hands for card in hand if card != UNKNOWN)
        return deck - self.played - known

    # What happens

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        refusal = None if trusted else self.check(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        frame = self.agenda.pop()
        events = _ANSWERS[action.do](self, frame, action)
        while self.agenda and (run_on := _AUTOMATIC.get(self.agenda[-1].phase)):
            if self.agenda[-1].phase == "reveal" and None in self.fists:
                break  # an observation knows nothing beyond a revelation
            events += run_on(self, self.agenda.pop())
        return events

    def draw_card(self, frame: Frame, action: Draw) -> list[Any]:
        self.hands[frame.seat] = sorted([*self.hands[frame.seat], action.card])
        return [Drawn(frame.seat, action.card)]

    def play_card(self, frame: Frame, action: Play) -> list[Any]:
        seat, card = frame.seat, action.card
        self.hands[seat].remove(card)
        self.played[card] += 1
        events: list[Any] = [Played(seat, card)]
        if card == "date":
            events.append(self._score(seat, "dates", Term("date", 1, 2)))
        elif card == "toll":
            self.agenda.append(Frame("toll", (seat + 1) % self.seats, seat))
        elif card == "gamble":
            self.agenda.append(Frame("stake", seat))
        elif self.hands[seat]:  # everybody sees an empty hand: no need to ask
            self.agenda.append(Frame("echo", seat))
        return events

    def skip_echo(self, frame: Frame, action: Skip) -> list[Any]:
        return [Skipped(frame.seat)]

    def put_stake(self, frame: Frame, action: Stake) -> list[Any]:
        self.agenda.append(Frame("roll", frame.seat, action.coins))
        return self._move_coins(frame.seat, -action.coins)

    def roll_die(self, frame: Frame, action: Roll) -> list[Any]:
        self.rolls += 1
        events: list[Any] = [Rolled(frame.seat, action.die)]
        if action.die % 2 == 0:
            events += self._move_coins(frame.seat, min(2 * frame.fact, self.bank))
            events.append(self._score(frame.seat, "gamble", Term("die", 1, action.die)))
        return events

    def ask_toll(self, frame: Frame) -> list[Any]:
        if self.purses[frame.seat] < TOLL:  # a single answer is taken by itself
            return self.answer_toll(frame, Answer(False))
        self.agenda.append(frame._replace(phase="answer"))
        return []

    def answer_toll(self, frame: Frame, action: Answer) -> list[Any]:
        if not action.pay:
            return [Refused(frame.seat), self._score(frame.fact, "toll", Term("refused", 1, 3))]
        return self._move_coins(frame.seat, -TOLL) + self._move_coins(frame.fact, TOLL)

    def close_fist(self, frame: Frame, action: Show) -> list[Any]:
        self.fists[frame.seat] = action.fingers
        return [Closed(frame.seat, action.fingers)]

    def open_fists(self, frame: Frame) -> list[Any]:
        shown = tuple(fingers for fingers in self.fists if fingers is not None)
        self.fists = [None] * self.seats
        events: list[Any] = [Opened(shown)]
        best = max((fingers for fingers in shown if shown.count(fingers) == 1), default=0)
        if best:
            events.append(self._score(shown.index(best), "fists", Term("finger", best, 1)))
        return events

    def begin_round(self, frame: Frame) -> list[Any]:
        order = list(reversed(range(self.seats)))
        self.agenda.append(Frame("reveal"))
        self.agenda += [Frame("show", seat) for seat in order]
        self.agenda += [Frame("turn", seat) for seat in order]
        return []

    def begin_turn(self, frame: Frame) -> list[Any]:
        self.turns += 1
        self.agenda += [Frame("play", frame.seat), Frame("draw", frame.seat)]
        return [Turn(frame.seat, self.turns)]

    def open_hands(self, frame: Frame) -> list[Any]:
        events: list[Any] = []
        for seat, hand in enumerate(self.hands):
            events.append(Hand(seat, tuple(hand)))
            events.append(self._score(seat, "dates", Term("date", hand.count("date"), 1)))
            events.append(self._score(seat, "purse", Term("hundred", self.purses[seat] // 100, 1)))
        return events

    def _score(self, seat: int, category: str, term: Term) -> Scored:
        self.points[seat] += term.count * term.each
        return Scored(seat, term.count * term.each, category, (term,))

    def _move_coins(self, seat: int, change: int) -> list[Any]:
        self.purses[seat] += change
        self.bank -= change
        return [Coins(seat, change)] if change else []

    # Copies, observations, positions

    def clone(self) -> Self:
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.agenda = self.agenda.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.played = self.played.copy()
        copy.purses, copy.points, copy.fists = self.purses.copy(), self.points.copy(), self.fists.copy()
        return copy

    def observe(self, seat: Seat | None) -> Self:
        view = self.clone()
        for other in range(self.seats):
            if other != seat:
                view.hands[other] = [UNKNOWN] * len(self.hands[other])
                view.fists[other] = None
        return view

    def position(self) -> Position:
        return {
            "seats": self.seats,
            "tolls": self.tolls,
            "hands": [hand.copy() for hand in self.hands],
            "played": {card: self.played[card] for card in CARDS},
            "purses": self.purses.copy(),
            "bank": self.bank,
            "points": self.points.copy(),
            "fists": self.fists.copy(),
            "rolls": self.rolls,
            "turns": self.turns,
            "agenda": [list(frame) for frame in self.agenda],
        }

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def result(self) -> Result | None:
        if self.agenda:
            return None
        return Result(self.scores(), tuple(1 + sum(other > own for other in self.points) for own in self.points))

    def turn(self) -> int:
        return self.turns


_ANSWERS: dict[str, Callable[[Any, Frame, Any], list[Any]]] = {
    "draw": ToyState.draw_card,
    "roll": ToyState.roll_die,
    "play": ToyState.play_card,
    "skip": ToyState.skip_echo,
    "stake": ToyState.put_stake,
    "answer": ToyState.answer_toll,
    "show": ToyState.close_fist,
}
_AUTOMATIC: dict[str, Callable[[Any, Frame], list[Any]]] = {
    "round": ToyState.begin_round,
    "turn": ToyState.begin_turn,
    "toll": ToyState.ask_toll,
    "reveal": ToyState.open_fists,
    "final": ToyState.open_hands,
}


class Toy(Game):
    id = "toy"
    revision = 1
    seats = range(2, 5)
    options = (Option("rounds", (2, 1, 3)), Option("tolls", (True, False)))
    action_types = (Draw, Roll, Play, Skip, Stake, Answer, Show)
    categories = ("dates", "gamble", "toll", "fists", "purse")
    state_type: type[ToyState] = ToyState

    def new(self, seats: int, options: Mapping[str, Any]) -> ToyState:
        chosen = {option.id: option.values[0] for option in self.options} | dict(options)
        if reason := self.unplayable(seats, chosen):
            raise ValueError(reason)
        deals = [Frame("draw", seat) for _ in range(2) for seat in reversed(range(seats))]
        agenda = [Frame("final"), *[Frame("round")] * chosen["rounds"], *deals]
        return self.state_type(seats, chosen["tolls"], agenda)

    def unplayable(self, seats: int, options: Mapping[str, Any]) -> str:
        known = {option.id: option.values for option in self.options}
        if any(name not in known or value not in known[name] for name, value in options.items()):
            return "options"
        if seats == 4 and options.get("rounds") == 3 and options.get("tolls") is False:
            return "cards"  # 16 cards for 20 draws
        return super().unplayable(seats, options)

    def variants(self, seats: int) -> list[Mapping[str, Any]]:
        every = [{"rounds": rounds, "tolls": tolls} for rounds in (1, 2, 3) for tolls in (True, False)]
        return [options for options in every if not self.unplayable(seats, options)]

    def read(self, position: Mapping[str, Any]) -> ToyState:
        try:
            state = self.state_type(position.get("seats", 2), position.get("tolls", True), [])
            frames = position.get("agenda", [["final"], ["play"]])
            state.agenda = [Frame(*frame) for frame in frames]
            state.hands = [sorted(hand) for hand in position.get("hands", state.hands)]
            state.played = Counter(position.get("played", {}))
            for name in ("purses", "points", "fists"):
                setattr(state, name, list(position.get(name, getattr(state, name))))
            for name in ("bank", "rolls", "turns"):
                setattr(state, name, position.get(name, getattr(state, name)))
        except (TypeError, ValueError, AttributeError) as error:
            raise PositionError(f"not a position of the toy game: {error}") from None
        if unknown := position.keys() - state.position().keys():
            raise PositionError(f"unknown keys: {sorted(unknown)}")
        return state

    def conserved(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, ToyState)
        cards = state.played + state.bag() + Counter(card for hand in state.hands for card in hand)
        return {"coins": state.bank + sum(state.purses), "fists": len(state.fists), **cards}

    def sample(self, observation: State, rng: Any) -> State:
        assert isinstance(observation, ToyState)
        state = observation.clone()
        pool = list(observation.bag().elements())
        rng.shuffle(pool)
        state.hands = [sorted(pool.pop() if card == UNKNOWN else card for card in hand) for hand in state.hands]
        if state.agenda and state.agenda[-1].phase == "show":
            waiting = {frame.seat for frame in state.agenda if frame.phase == "show"}
            for seat in range(state.seats):
                if state.fists[seat] is None and seat not in waiting:
                    state.fists[seat] = rng.choice(FINGERS)
        return state

    def visible(self, event: Any, seat: Seat | None) -> Any | None:
        if event.kind == "closed" and event.seat != seat:
            return None
        if event.kind == "drawn" and event.seat != seat:
            return event._replace(card=UNKNOWN)
        return event


GAME = Toy()
