"""Toys with one fault each: conformance must find every one of them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

from felucca.model.core.chance import Source
from felucca.model.core.contract import Position, Refusal, Result, Seat, State
from toy.game import Frame, Stakes, Toy, ToyState
from toy.moves import Draw, Roll, Show


class Endless(ToyState):
    """There is always one more toll to answer."""

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        events = super().apply(action, trusted)
        self.agenda.insert(1, Frame("answer"))
        return events


class DoubleList(ToyState):
    """The list names one action twice."""

    def actions(self) -> Sequence[Any]:
        actions = super().actions()
        return [actions[0], *actions] if isinstance(actions, list) and actions else actions


class RestlessList(ToyState):
    """The order of the list changes from call to call."""

    calls = itertools.count()

    def actions(self) -> Sequence[Any]:
        actions = super().actions()
        first = next(self.calls) % max(len(actions), 1)
        return [*actions[first:], *actions[:first]] if isinstance(actions, list) else actions


class Talkative(ToyState):
    """The stakes go on when nothing is left to choose."""

    def actions(self) -> Sequence[Any]:
        actions = super().actions()
        return TalkativeStakes(len(actions) - 1) if isinstance(actions, Stakes) else actions


class TalkativeStakes(Stakes):
    def choices(self, verb: str, chosen: Sequence[Any]) -> Sequence[Any]:
        return super().choices(verb, ())


class HashedList(ToyState):
    """The order of the list follows the hash seed."""

    def actions(self) -> Sequence[Any]:
        actions = super().actions()
        return sorted(actions, key=hash) if isinstance(actions, list) else actions


class Harsh(ToyState):
    """A listed action is refused."""

    def check(self, action: Any) -> Refusal | None:
        return Refusal("no_fist") if action == Show(2) else super().check(action)


class Lenient(ToyState):
    """An action that is not listed is accepted."""

    def check(self, action: Any) -> Refusal | None:
        return None if action == Show(4) and self.decision().kind == "show" else super().check(action)


class Clumsy(ToyState):
    """A refused action leaves a mark."""

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        if not trusted and self.check(action):
            self.turns += 1
        return super().apply(action, trusted)


class Speechless(ToyState):
    """A refusal has no reason."""

    def check(self, action: Any) -> Refusal | None:
        return Refusal("") if super().check(action) else None


class Shared(ToyState):
    """A copy shares its purses with the original."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.purses = self.purses
        return copy


class Forgetful(ToyState):
    """The position leaves out how often the die was thrown."""

    def position(self) -> Position:
        return super().position() | {"rolls": 0}


class Tupled(ToyState):
    """The position is not plain JSON."""

    def position(self) -> Position:
        return super().position() | {"points": tuple(self.points)}


class Unsteady(ToyState):
    """The outcome of a draw follows a counter that no position knows."""

    count = 0

    def draw(self, source: Source) -> Any:
        self.count += 1
        return Roll(1 + self.count % 6) if self.decision().kind == "roll" else super().draw(source)


class Unfair(ToyState):
    """A card may be drawn that is no longer in the bag."""

    def draw(self, source: Source) -> Any:
        return Draw("echo") if self.decision().kind == "draw" else super().draw(source)


class Silent(ToyState):
    """Points change without an event."""

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        events = super().apply(action, trusted)
        self.points[0] += action.do == "show"
        return events


class Miscounted(ToyState):
    """The terms of a score do not make up its points."""

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        events = super().apply(action, trusted)
        return [event._replace(terms=()) if event.kind == "scored" else event for event in events]


class Lossy(ToyState):
    """A coin is lost at every toll."""

    def _move_coins(self, seat: int, change: int) -> list[Any]:
        self.bank -= change > 0
        return super()._move_coins(seat, change)


class Deaf(ToyState):
    """The observation of the seat that is asked has another list."""

    def observe(self, seat: Seat | None) -> Self:
        view = super().observe(seat)
        view.purses.reverse()
        return view


class OpenFists(ToyState):
    """The fists closed so far are seen by everybody."""

    def observe(self, seat: Seat | None) -> Self:
        view = super().observe(seat)
        view.fists = self.fists.copy()
        return view


class OpenHands(ToyState):
    """The hand of the next seat is seen."""

    def observe(self, seat: Seat | None) -> Self:
        view = super().observe(seat)
        view.hands[-1] = self.hands[-1].copy()
        return view


class Unsettled(ToyState):
    """The end has a result that is not the score."""

    def result(self) -> Result | None:
        result = super().result()
        return result and result._replace(scores=tuple(points + 1 for points in result.scores))


class Toyish(Toy):
    """A toy with another state."""

    def __init__(self, state_type: type[ToyState] = ToyState) -> None:
        self.state_type = state_type


class BadSample(Toy):
    """A sample forgets to fill in the hands."""

    def sample(self, observation: State, rng: Any) -> State:
        return observation.clone()


class Prophet(Toy):
    """The forecast tells what the others' fists will show."""

    def forecast(self, observation: State, action: Any) -> list[Any]:
        return self.sample(observation, random.Random(1)).apply(action)


class Torn(Toy):
    """A verb is missing from the codec."""

    action_types = Toy.action_types[:-1]


class Crooked(Toy):
    """A category is missing from the final table."""

    categories = Toy.categories[1:]


class Fragile(Toy):
    """A position loses the order of what is to be done."""

    def read(self, position: Mapping[str, Any]) -> ToyState:
        state = super().read(position)
        state.agenda.sort(key=_phase_of_old)
        return state


def _phase_of_old(frame: Frame) -> bool:
    return frame.phase == "show"
