"""What the properties of conformance are given, and how they complain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, NoReturn

from felucca.model.core import codec
from felucca.model.core.chance import Source
from felucca.model.core.contract import Game, State


class Trial(NamedTuple):
    """One random game to be played: everything that makes it the same game again."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    deal: int


class Violation(AssertionError):
    """A game broke its contract: in which game, at which step (actions before it), which rule, what differed."""

    def __init__(self, trial: Trial, step: int, rule: str, detail: str) -> None:
        super().__init__(trial, step, rule, detail)  # the arguments: so that it survives the way between processes
        self.trial = trial
        self.step = step
        self.rule = rule
        self.detail = detail

    def __str__(self) -> str:
        trial = self.trial
        where = f"{trial.game.id}, {trial.seats} seats, options {dict(trial.options)}, deal {trial.deal}"
        return f"{where}, step {self.step}: {self.rule}: {self.detail}"


@dataclass
class Look:
    """One position of a game, and what a property needs to try it. It must leave `state` as it is."""

    trial: Trial
    step: int
    state: State
    source: Source
    rng: Random
    seen: Sequence[Any]
    """The actions before it, chance outcomes included."""
    conserved: Mapping[str, int]

    def fail(self, rule: str, detail: str) -> NoReturn:
        raise Violation(self.trial, self.step, rule, detail)

    def require(self, holds: bool, rule: str, detail: str) -> None:
        if not holds:
            self.fail(rule, detail)

    def equal(self, found: Any, wanted: Any, rule: str, what: str) -> None:
        if found != wanted:
            self.fail(rule, f"{what}: {difference(found, wanted)}")

    def advance(self, state: State, action: Any) -> list[Any]:
        return advance(self.trial, self.step, state, action)


def difference(found: Any, wanted: Any) -> str:
    """Where two values differ: the parts of mappings and sequences that do, not the whole."""
    if isinstance(found, Mapping) and isinstance(wanted, Mapping):
        keys = [key for key in {**found, **wanted} if found.get(key) != wanted.get(key)]
        return "; ".join(f"{key}: {difference(found.get(key), wanted.get(key))}" for key in keys[:3])
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        at = [index for index in range(len(found)) if found[index] != wanted[index]]
        return "; ".join(f"[{index}] {difference(found[index], wanted[index])}" for index in at[:3])
    return f"{_short(found)} instead of {_short(wanted)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 200 else f"{text[:200]}…"


def state_digest(state: State) -> str:
    return codec.digest(state.position())


def advance(trial: Trial, step: int, state: State, action: Any) -> list[Any]:
    """Apply a legal action, and hold its events against the change of the points. Returns the events."""
    before = state.scores()
    events = state.apply(action)
    gained = [0] * state.seats
    for event in events:
        if event.kind != "scored":
            continue
        gained[event.seat] += event.points
        if event.points != sum(term.count * term.each for term in event.terms):
            raise Violation(trial, step, "scored", f"the terms do not make up the points of {event}")
        if event.category not in trial.game.categories:
            raise Violation(trial, step, "scored", f"unknown category in {event}")
    after = state.scores()
    if [new - old for new, old in zip(after, before, strict=True)] != gained:
        raise Violation(trial, step, "scored", f"{action}: {before} became {after}, the events say {gained}")
    return events
