"""One game being played: who is asked, what came of it, what can be taken back. No thread, no clock, no event loop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any, NamedTuple, Self

from felucca.match.form import Cut, Record
from felucca.match.setup import Setup
from felucca.match.step import Step, taken
from felucca.model.core import games
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Decision, Game, IllegalAction, Refusal, Result, Seat, State


class Question(NamedTuple):
    """A decision that waits for an answer. Numbers only grow, so an answer to an older question is known as one."""

    number: int
    seat: Seat
    decision: Decision


class Match:
    """A match owns its states: a step makes a new one and leaves the one before it alone.

    So undo, redo and the replay bar are only a look at another state, and a refused action has changed nothing.
    """

    def __init__(self, setup: Setup, game: Game, state: State, steps: Sequence[Step] = ()) -> None:
        """A match that goes on from `state` after `steps`. Raises ValueError if the seats do not fit.

        Chance steps run at once, unless a person may still take back the last step: a match resumed while it waited
        for End turn waits again.
        """
        if state.seats != len(setup.seats):
            raise ValueError(f"{len(setup.seats)} players at a table for {state.seats}")
        self.setup = setup
        self.game = game
        self.confirm_by_end_turn = False
        """Whether the chance step that ends a person's turn waits for `end_turn`; else the last choice starts it."""
        self.meta: dict[str, Any] = {}
        """What the owner wants to keep in the record: elapsed seconds, a name. Plain JSON."""
        self._source = DealSource(setup.deal)
        self._start = state.clone()
        self._steps = list(steps)
        self._undone: list[Step] = []
        """Steps taken back, the next to redo last."""
        self._number = 1
        if not (self._steps and (self._steps[-1].is_jump or self._by_person(self._steps[-1]))):
            self._run_on()

    @classmethod
    def start(cls, setup: Setup) -> Self:
        """A new match. Raises KeyError for an unknown game, ValueError for a set-up that cannot be played."""
        game = games.find(setup.game)
        return cls(setup, game, game.new(len(setup.seats), setup.options))

    # What is asked

    @property
    def question(self) -> Question | None:
        """The decision that waits for an answer; None when the game is over or waits for End turn."""
        decision = self._state.decision()
        return None if decision.seat is None else Question(self._number, decision.seat, decision)

    @property
    def awaits_end_turn(self) -> bool:
        """Whether the match waits for `end_turn`: chance has the next word."""
        return _chance_is_next(self._state)

    @property
    def result(self) -> Result | None:
        return self._state.result()

    def answer(self, number: int, action: Any) -> list[Any]:
        """Take the answer to a question, run on to the next one, return the events.

        An answer to any other question than the one now is dropped: no events. Raises `IllegalAction`, nothing
        changed, for an action that the rules refuse or that is none at all.
        """
        question = self.question
        if question is None or number != question.number:
            return []
        if not isinstance(action, self.game.action_types):
            raise IllegalAction(Refusal("not_an_action"))
        began = len(self._steps)
        self._add(taken(self._state, action))
        self._run_on()
        return self._events_since(began)

    def end_turn(self) -> list[Any]:
        """Go on where the match waits for End turn; otherwise nothing happens."""
        if not self.awaits_end_turn:
            return []
        began = len(self._steps)
        self._add(self._chance_step())
        self._run_on()
        return self._events_since(began)

    # Undo and redo

    @property
    def can_undo(self) -> bool:
        return self._undoable() > 0

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Take back a person's last decision; nothing happens where that is not allowed.

        In an ordinary match it must be the very last step, reveal nothing and belong to the seat whose steps were
        taken back before it. In a practice match everything after it is taken back too.
        """
        for _ in range(self._undoable()):
            self._undone.append(self._steps.pop())
            self._number += 1

    def redo(self) -> list[Any]:
        """Take the undone decision again, and what followed it up to the next person's decision; return the events.

        A chance step beyond what was undone waits for End turn: redo is no confirmation.
        """
        began = len(self._steps)
        while self._undone:
            self._add(self._undone[-1])
            if self._undone and self._by_person(self._undone[-1]):
                break
        return self._events_since(began)

    def _undoable(self) -> int:
        """How many steps undo would take back now."""
        if self.setup.practice:
            for count, step in enumerate(reversed(self._steps), 1):
                if step.is_jump:
                    return 0
                if self._by_person(step):
                    return count
            return 0
        if not self._steps or not self._by_person(self._steps[-1]):
            return 0
        last = self._steps[-1]
        if self._undone and self._undone[-1].seat != last.seat:
            return 0
        return 0 if self._reveals(last) else 1

    def _reveals(self, step: Step) -> bool:
        """Whether its seat learnt more from a step than was sure to follow: then it cannot be taken back."""
        seen = self.state_at(len(self._steps) - 1).observe(step.seat)
        sure = self.game.forecast(seen, step.action)
        return self.events_for(step.seat, sure) != self.events_for(step.seat, step.events)

    def _by_person(self, step: Step) -> bool:
        return step.seat is not None and self.setup.seats[step.seat].is_person

    # What can be seen

    @property
    def history(self) -> Sequence[Step]:
        """The steps so far, the oldest first; undone ones are not among them."""
        return tuple(self._steps)

    def state_at(self, count: int) -> State:
        """The state after the first `count` steps (0 to all): a copy. Raises IndexError outside of that."""
        if not 0 <= count <= len(self._steps):
            raise IndexError(count)
        return (self._steps[count - 1].after if count else self._start).clone()

    def observation(self, seat: Seat | None) -> State:
        """The state as a seat or a spectator may know it."""
        return self._state.observe(seat)

    def events_for(self, seat: Seat | None, events: Iterable[Any]) -> list[Any]:
        """The events as a seat or a spectator may see them."""
        seen = (self.game.visible(event, seat) for event in events)
        return [event for event in seen if event is not None]

    def record(self) -> Record:
        """The match as it is now, undone steps left out; later steps do not change it."""
        steps: list[Any] = []
        cuts: list[Cut] = []
        for step in self._steps:
            if step.is_jump:
                first = len(steps) + 1
                steps += step.kept
                cuts.append(Cut(first, len(steps), step.after.position()))
            else:
                steps.append(step.json)
        position = self._state.position()
        return Record(self.game.revision, self.setup, tuple(steps), position, tuple(cuts), deepcopy(self.meta))

    # How it goes on

    @property
    def _state(self) -> State:
        return self._steps[-1].after if self._steps else self._start

    def _add(self, step: Step) -> None:
        """Append a step. It uses up the undone step that it repeats; any other one drops what was undone."""
        if self._undone and self._undone[-1].seat == step.seat and self._undone[-1].action == step.action:
            self._undone.pop()
        else:
            self._undone.clear()
        self._steps.append(step)
        self._number += 1

    def _chance_step(self) -> Step:
        return taken(self._state, self._state.draw(self._source), trusted=True)

    def _run_on(self) -> None:
        while _chance_is_next(self._state) and not self._waits():
            self._add(self._chance_step())

    def _waits(self) -> bool:
        """Whether the chance step now ends a turn whose last answer was a person's, to be confirmed by End turn.

        It ends the turn if the next one has begun by its number, or if it says so by the fact `ends_turn`.
        """
        if not self.confirm_by_end_turn or not self._steps or not self._by_person(self._steps[-1]):
            return False
        facts = dict(self._state.decision().facts)
        return bool(facts.get("ends_turn", self._state.turn() > self._steps[-1].turn))

    def _events_since(self, began: int) -> list[Any]:
        return [event for step in self._steps[began:] for event in step.events]


def _chance_is_next(state: State) -> bool:
    decision = state.decision()
    return decision.seat is None and decision.kind != "over"
