"""A pocket game for these tests: dice, choices, a secret to peek at, a throw inside a turn, an answer out of turn.

Each seat gets a secret card. A turn: a throw; its seat keeps the throw one to three times; then it passes, peeks at
its neighbour's secret, or throws again (a throw inside the turn); then the neighbour nods or not. Two rounds.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from felucca.model.core.chance import Source
from felucca.model.core.contract import (
    Decision,
    Game,
    IllegalAction,
    PositionError,
    Refusal,
    Result,
    Scored,
    State,
    Term,
)

FACES = [1, 1, 1, 1, 1, 1]
PRICE = {1: 2, 2: 3, 3: 5}
"""The components table: what a pip kept so many times is worth."""
ROUNDS = 2


class Secret(NamedTuple):
    card: int
    do: str = "secret"


class Throw(NamedTuple):
    pips: int
    do: str = "throw"


class Keep(NamedTuple):
    times: int
    do: str = "keep"


class Extra(NamedTuple):
    what: str
    do: str = "extra"


class Nod(NamedTuple):
    yes: bool
    do: str = "nod"


class Thrown(NamedTuple):
    seat: int
    pips: int
    kind: str = "thrown"


class Peeked(NamedTuple):
    seat: int
    card: int
    kind: str = "peeked"


class Nodded(NamedTuple):
    seat: int
    yes: bool
    kind: str = "nodded"


class PocketState(State):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.secrets: list[int] = []
        self.points = [0] * seats
        self.pips = 0
        self.throws = 0
        self.turns = 0
        self.phase = "secret"

    @property
    def active(self) -> int:
        return (self.turns - 1) % self.seats

    @property
    def neighbour(self) -> int:
        return (self.active + 1) % self.seats

    def decision(self) -> Decision:
        if self.phase in ("secret", "throw", "again", "over"):
            return Decision(None, self.phase)
        return Decision(self.neighbour if self.phase == "nod" else self.active, self.phase, (("pips", self.pips),))

    def actions(self) -> Sequence[Any]:
        if self.phase == "keep":
            return [Keep(times) for times in PRICE]
        if self.phase == "extra":
            return [Extra(what) for what in ("pass", "peek", "again")]
        return [Nod(True), Nod(False)] if self.phase == "nod" else []

    def check(self, action: Any) -> Refusal | None:
        if self.phase == "secret":
            legal = isinstance(action, Secret)
        elif self.phase in ("throw", "again"):
            legal = isinstance(action, Throw) and 1 <= action.pips <= 6
        else:
            legal = action in self.actions()
        return None if legal else Refusal("not_now")

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        refusal = None if trusted else self.check(action)
        if refusal:
            raise IllegalAction(refusal)
        events: list[Any] = []
        getattr(self, "_" + action.do)(action, events)
        return events

    def _secret(self, action: Secret, events: list[Any]) -> None:
        self.secrets.append(action.card)
        if len(self.secrets) == self.seats:
            self._begin_turn()

    def _begin_turn(self) -> None:
        if self.turns == ROUNDS * self.seats:
            self.phase = "over"
        else:
            self.turns += 1
            self.phase = "throw"

    def _throw(self, action: Throw, events: list[Any]) -> None:
        self.pips = action.pips
        self.throws += 1
        events.append(Thrown(self.active, action.pips))
        self.phase = "nod" if self.phase == "again" else "keep"

    def _keep(self, action: Keep, events: list[Any]) -> None:
        each = PRICE[action.times]
        self.points[self.active] += self.pips * each
        events.append(Scored(self.active, self.pips * each, "pips", (Term("pips", self.pips, each),)))
        self.phase = "extra"

    def _extra(self, action: Extra, events: list[Any]) -> None:
        if action.what == "peek":
            events.append(Peeked(self.active, self.secrets[self.neighbour]))
        self.phase = "again" if action.what == "again" else "nod"

    def _nod(self, action: Nod, events: list[Any]) -> None:
        events.append(Nodded(self.neighbour, action.yes))
        self._begin_turn()

    def draw(self, source: Source) -> Any:
        if self.phase == "secret":
            return Secret(source.pick("secret", len(self.secrets), [1] * 90))
        return Throw(1 + source.pick("throw", self.throws, FACES))

    def clone(self) -> PocketState:
        copy = PocketState(self.seats)
        copy.__dict__.update(self.__dict__)
        copy.secrets, copy.points = self.secrets[:], self.points[:]
        return copy

    def observe(self, seat: int | None) -> PocketState:
        seen = self.clone()
        seen.secrets = [card if owner == seat else -1 for owner, card in enumerate(self.secrets)]
        return seen

    def position(self) -> dict[str, Any]:
        return dict(self.clone().__dict__)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        return Result(self.scores(), tuple(1 + sum(other > mine for other in self.points) for mine in self.points))

    def turn(self) -> int:
        return self.turns


class Pocket(Game):
    id = "pocket"
    revision = 3
    seats = range(2, 5)
    action_types = (Secret, Throw, Keep, Extra, Nod)
    nested: ClassVar[Mapping[tuple[str, str], type[Any]]] = {}
    categories = ("pips",)

    def new(self, seats: int, options: Mapping[str, Any]) -> PocketState:
        if options:
            raise ValueError("no options")
        return PocketState(seats)

    def read(self, position: Mapping[str, Any]) -> PocketState:
        state = PocketState(2)
        if position.keys() != state.__dict__.keys():
            raise PositionError("other keys")
        state.__dict__.update(position)
        return state.clone()

    def conserved(self, state: State) -> Mapping[str, int]:
        return {}

    def sample(self, observation: State, rng: random.Random) -> State:
        assert isinstance(observation, PocketState)
        whole = observation.clone()
        whole.secrets = [rng.randrange(90) if card < 0 else card for card in whole.secrets]
        return whole

    def forecast(self, observation: State, action: Any) -> list[Any]:
        """All but what a peek reveals."""
        return [event for event in observation.clone().apply(action) if not isinstance(event, Peeked)]

    def visible(self, event: Any, seat: int | None) -> Any | None:
        return None if isinstance(event, Peeked) and event.seat != seat else event


GAME = Pocket()
