"""The conformance suite: what the contract promises, tried on random games of any game.

`examine` plays one game and tries every property of `conformance_properties` on many of its positions;
`trace` plays the same kind of game without looking, for a comparison between two runs of the interpreter.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from felucca.model.core import codec
from felucca.model.core.chance import DealSource
from felucca.model.core.conformance_look import Look, Trial, Violation, advance, state_digest
from felucca.model.core.conformance_player import pick
from felucca.model.core.conformance_properties import ALWAYS, INSPECTED
from felucca.model.core.contract import Game, State

__all__ = ["Report", "Trial", "Violation", "examine", "plan", "playable", "trace"]

MAX_STEPS = 20_000
"""A random game that is longer never ends."""
FOLLOWED = 8
"""So many steps a state that was read from its position plays beside the game."""
KEPT = 3
"""So many clones of a game are kept to its end and play it again."""


class Report(NamedTuple):
    """What one game went through."""

    steps: int
    inspections: int
    digest: str


class Step(NamedTuple):
    """One line of the record: an action in JSON, and the digest after it where it was taken."""

    action: dict[str, Any]
    digest: str | None


@dataclass
class Shadow:
    """A state read from a position; it must play on as the game does."""

    state: State
    until: int


def playable(game: Game, seats: int) -> list[Mapping[str, Any]]:
    """The variants of a game that so many can play."""
    return [options for options in game.variants(seats) if not game.unplayable(seats, options)]


def plan(game: Game, games: int, seed: int, seats: Sequence[int] | None = None, plain: bool = False) -> list[Trial]:
    """So many games with deal numbers from `seed` on, shared between the player counts and their variants.

    `plain` leaves every option as it comes. Raises ValueError where none of the player counts can be played.
    """
    variants = {count: playable(game, count) for count in seats or game.seats}
    if plain:
        variants = {count: [{}] for count in variants if not game.unplayable(count, {})}
    counts = [count for count in variants if variants[count]]
    if not counts:
        raise ValueError(f"{game.id} cannot be played so")
    trials = []
    for index in range(games):
        turn, which = divmod(index, len(counts))
        count = counts[which]
        trials.append(Trial(game, count, variants[count][turn % len(variants[count])], seed + index))
    return trials


def examine(trial: Trial, every: int = 1) -> Report:
    """Play a random game and inspect about one position in `every`, the first and the last always.

    Raises `Violation`, also for any other exception of the game.
    """
    session = _Session(trial, every)
    try:
        return session.play()
    except Violation:
        raise
    except Exception as error:
        raise Violation(trial, session.step, "raises", f"{type(error).__name__}: {error}") from error


class _Session:
    """One examined game."""

    def __init__(self, trial: Trial, every: int) -> None:
        self.trial = trial
        self.every = every
        self.rng = Random(f"{trial.deal} {trial.seats}")
        self.source = DealSource(trial.deal)
        self.state = trial.game.new(trial.seats, trial.options)
        self.conserved = trial.game.conserved(self.state)
        self.step = 0
        self.inspections = 0
        self.steps: list[Step] = []
        self.seen: list[Any] = []
        self.shadows: list[Shadow] = []
        self.kept: list[tuple[int, State, str]] = []

    def play(self) -> Report:
        inspect = True
        while self.state.result() is None:
            if self.step >= MAX_STEPS:
                raise Violation(self.trial, self.step, "ends", f"not over after {MAX_STEPS} steps")
            self._look(inspect)
            action = self._choose()
            self._advance(action)
            inspect = self.rng.randrange(self.every) == 0
            digest = state_digest(self.state) if inspect or self.state.result() is not None else None
            self.steps.append(Step(codec.action_json(action), digest))
        self._look(True)
        self._save_and_load()
        self._undo()
        return Report(self.step, self.inspections, state_digest(self.state))

    def _look(self, inspect: bool) -> None:
        look = Look(self.trial, self.step, self.state, self.source, self.rng, self.seen, self.conserved)
        for prove in ALWAYS:
            prove(look)
        if not inspect:
            return
        self.inspections += 1
        before = state_digest(self.state)
        for prove in INSPECTED:
            prove(look)
            if state_digest(self.state) != before:
                look.fail("unchanged", f"the state changed while {prove.__name__} looked at it or played with a copy")
        position = json.loads(json.dumps(self.state.position()))
        self.shadows.append(Shadow(self.trial.game.read(position), self.step + FOLLOWED))
        if len(self.kept) < KEPT:
            self.kept.append((self.step, self.state.clone(), before))

    def _choose(self) -> Any:
        if self.state.decision().seat is None:
            return self.state.draw(self.source)
        return pick(self.trial.game, self.state.actions(), self.rng)

    def _advance(self, action: Any) -> None:
        events = advance(self.trial, self.step, self.state, action)
        self.step += 1
        for shadow in self.shadows:
            if (found := shadow.state.apply(action)) != events:
                raise Violation(self.trial, self.step, "position", f"read back, it tells {found}, not {events}")
            if shadow.until <= self.step and state_digest(shadow.state) != state_digest(self.state):
                raise Violation(self.trial, self.step, "position", "read back, it plays on to another digest")
        self.shadows = [shadow for shadow in self.shadows if shadow.until > self.step]
        self.seen.append(action)

    def _save_and_load(self) -> None:
        """A record's way through JSON text: the steps alone give the same game, draws and digests."""
        saved = json.loads(json.dumps({"options": dict(self.trial.options), "steps": self.steps}))
        state = self.trial.game.new(self.trial.seats, saved["options"])
        source = DealSource(self.trial.deal)
        for step, (written, digest) in enumerate(saved["steps"]):
            action = codec.action_of(self.trial.game, written)
            if state.decision().seat is None and (drawn := state.draw(source)) != action:
                raise Violation(self.trial, step, "deal", f"drew {action}, and {drawn} in the replay")
            state.apply(action)
            if digest is not None and state_digest(state) != digest:
                raise Violation(self.trial, step + 1, "replay", f"another digest after {action}")

    def _undo(self) -> None:
        """A clone kept from before stands where it stood, and leads to the same end."""
        for step, state, digest in self.kept:
            if state_digest(state) != digest:
                raise Violation(self.trial, step, "clone", "a kept clone changed while the game went on")
            for action in self.seen[step:]:
                state.apply(action, True)
            if state_digest(state) != state_digest(self.state):
                raise Violation(self.trial, step, "undo", "a kept clone plays on to another digest")


def trace(trial: Trial) -> str:
    """The hash of everything a random game shows: questions, lists in their order, events, digests.

    It must be the same in every run of the interpreter, whatever its hash seed.
    """
    game, rng, source = trial.game, Random(trial.deal), DealSource(trial.deal)
    state = game.new(trial.seats, trial.options)
    shown = blake2b(digest_size=8)
    for step in range(MAX_STEPS):
        decision = state.decision()
        if state.result() is not None:
            break
        if decision.seat is None:
            action = state.draw(source)
        else:
            actions = state.actions()
            _add(shown, [codec.action_json(actions[index]) for index in range(min(len(actions), 500))])
            action = pick(game, actions, rng)
        events = state.apply(action, True)
        _add(shown, [codec.plain(decision), codec.action_json(action), [codec.plain(event) for event in events]])
        if step % 10 == 0:
            _add(shown, state.position())
    _add(shown, state.position())
    return shown.hexdigest()


def _add(shown: Any, value: Sequence[Any] | Mapping[str, Any]) -> None:
    """Key order is left as it is: it must not depend on the hash seed either."""
    shown.update(json.dumps(value).encode())
