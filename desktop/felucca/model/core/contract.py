"""The contract between a game's rules and everything that plays, shows or stores it.

A game is a `Game` (what a table needs before the first move) that makes a `State` (the whole truth so far).
Nothing here knows a particular game, and nothing here knows Qt, files, clocks or words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from felucca.model.core.chance import Source

Seat = int
Position = dict[str, Any]
"""The JSON form of a state: only dicts with string keys, lists, strings, ints, booleans and None."""


class Action(Protocol):
    """A small frozen value: a named tuple whose fields stand in the order in which a hand would touch them.

    The verb is the last field, `do`, with a default. So two actions of different verbs are never equal, and the
    JSON of an action is its `do` step: `{"do": "place", "at": [1, 0], "rot": 2}`.
    """

    @property
    def do(self) -> str: ...
    @property
    def _fields(self) -> tuple[str, ...]: ...
    def __hash__(self) -> int: ...


class Event(Protocol):
    """What happened: a named tuple of codes and facts, its last field `kind` names it."""

    @property
    def kind(self) -> str: ...
    @property
    def _fields(self) -> tuple[str, ...]: ...


class Decision(NamedTuple):
    """Who is asked what. `seat` is None where chance decides, `facts` is the little a prompt needs."""

    seat: Seat | None
    kind: str
    facts: tuple[tuple[str, Any], ...] = ()


class Refusal(NamedTuple):
    """Why an action is not legal: a code that `ui/words` has a sentence for, and the facts in it."""

    code: str
    facts: tuple[tuple[str, Any], ...] = ()


class IllegalAction(ValueError):
    """Raised by `State.apply` for an action that the rules refuse; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class PositionError(ValueError):
    """Raised where a position cannot be read: it is damaged, or made for other tables."""


class Term(NamedTuple):
    """One part of a score: `count` times `each` points for `what`."""

    what: str
    count: int  # type: ignore[assignment]  # the field's word; nobody counts in these tuples
    each: int


class Scored(NamedTuple):
    """The only event that changes points. `places` are board cells, for the eye and the log."""

    seat: Seat
    points: int
    category: str
    terms: tuple[Term, ...]
    places: tuple[Any, ...] = ()
    kind: str = "scored"


class Result(NamedTuple):
    """The end of a game: points and place (1 is best, equal places share) a seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Option(NamedTuple):
    """A switch of the set-up: its values in the order of a list, the first is the default."""

    id: str
    values: tuple[Any, ...]


class State(ABC):
    """The whole truth so far and nothing of the future. Observations are of the same class."""

    __slots__ = ()

    seats: int

    @abstractmethod
    def decision(self) -> Decision:
        """The question now; kind `over` with seat None when the game has ended."""

    @abstractmethod
    def actions(self) -> Sequence[Any]:
        """Every legal answer, in an order that depends on the position alone; empty where chance decides."""

    @abstractmethod
    def check(self, action: Action) -> Refusal | None:
        """The reason against an action, or None if it is legal now."""

    @abstractmethod
    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        """Change the state by an action, run on to the next decision, return the events.

        Raises `IllegalAction`, state unchanged, unless `trusted` says that the action came from `actions()` or
        `draw()` of this very position.
        """

    @abstractmethod
    def draw(self, source: Source) -> Any:
        """The outcome of the chance step now; it is applied like any action."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def observe(self, seat: Seat | None) -> Self:
        """The state as one seat may know it, or a spectator (None)."""

    @abstractmethod
    def position(self) -> Position:
        """The state as JSON; `Game.read` makes an equal state of it."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points a seat, now."""

    @abstractmethod
    def result(self) -> Result | None:
        """The end, or None while the game goes on."""

    @abstractmethod
    def turn(self) -> int:
        """How many turns have begun: 0 before the first."""


class Game(ABC):
    """One game of the list: everything that a table, a record or a search needs to know about its rules."""

    id: str
    revision: int
    """Raised whenever a corrected table or rule lets an old record play on differently."""
    seats: range
    options: tuple[Option, ...] = ()
    action_types: tuple[type[Any], ...]
    """The named tuples of the verbs, chance outcomes included: the codec of records and cases."""
    nested: ClassVar[Mapping[tuple[str, str], type[Any]]] = {}
    """Named tuples inside actions, by verb and field, for the codec."""
    categories: tuple[str, ...]
    """Score categories, in the order of the final table."""

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, Any]) -> State:
        """A state before the first chance step or question. Raises ValueError for options it does not know."""

    @abstractmethod
    def read(self, position: Mapping[str, Any]) -> State:
        """The state of a position, sparse ones of test cases included. Raises `PositionError`."""

    @abstractmethod
    def conserved(self, state: State) -> Mapping[str, int]:
        """Component counts that never change in a game, for conformance."""

    def unplayable(self, seats: int, options: Mapping[str, Any]) -> str:
        """Why a set-up cannot be played, as a code, or an empty string."""
        return "" if seats in self.seats else "seats"

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Combinations of options that conformance plays with so many seats; the default set-up alone if silent."""
        return [{}]

    def sample(self, observation: State, rng: Any) -> State:
        """A whole state that the observation allows, drawn with `rng`; a copy where nothing is hidden."""
        return observation.clone()

    def forecast(self, observation: State, action: Action) -> list[Any]:
        """The events sure to follow an action, up to the next chance step or revelation."""
        return observation.clone().apply(action)

    def visible(self, event: Any, seat: Seat | None) -> Any | None:
        """The event as a seat or a spectator may see it; None hides it whole."""
        return event
