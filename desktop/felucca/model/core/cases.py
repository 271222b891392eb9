"""Case files of any game: a position, the steps played on it, and what must hold after each.

A case is `{"game", "position", "scripts": [{"name", "steps": [...]}]}`, a step one of `{"do": ...}`,
`{"reject": {"do": ...}}`, `{"expect": {...}}` and `{"check": sentence}`. How a position is set up, how an expected
key is compared and what a sentence checks, each game says by an `Adapter`: the module `cases` beside its `game`
module holds it as `ADAPTER`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple

from felucca.model.core import codec, games
from felucca.model.core.chance import Source
from felucca.model.core.contract import Game, IllegalAction, PositionError, State

MAX_CHANCE = 10_000
"""More chance steps in a row than any game has: a case that draws for ever."""


class Missing(Exception):
    """Raised by an adapter: the case needs a part of the game that is not there. The text names it."""


class CaseError(ValueError):
    """The case itself is wrong: an unknown step or key, a position or a script of outcomes that cannot be."""


class Scripted:
    """The source of a case: outcomes of each kind in the order in which they come, as indices into the weights.

    Where the script of a kind has run out, the only possible outcome is taken. Raises `CaseError` where there are
    several, or where the scripted one cannot happen.
    """

    def __init__(self, outcomes: Mapping[str, Sequence[int]]) -> None:
        self._outcomes = outcomes
        self._first: dict[str, int] = {}

    def pick(self, kind: str, n: int, weights: Sequence[int]) -> int:
        script = self._outcomes.get(kind, ())
        place = n - self._first.setdefault(kind, n)
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        if place >= len(script):
            if len(possible) == 1:
                return possible[0]
            raise CaseError(f"outcome {place + 1} of {kind!r} is not in the position")
        if script[place] not in possible:
            raise CaseError(f"outcome {place + 1} of {kind!r} cannot happen here")
        return script[place]


@dataclass
class Table:
    """One script being played."""

    state: State
    source: Source
    names: Sequence[str] = ()
    """The players' names in turn order, where the notation names them."""
    events: list[Any] = field(default_factory=list)
    """All events since the start of the script."""
    notes: dict[str, Any] = field(default_factory=dict)
    """For the adapter alone."""


Found = Callable[[Table, Any], Any]
"""Takes the table and what a case expects, and returns what is there, in the words of the case: equal if it holds."""

Checked = Callable[[], str]
"""Tries one sentence of a `check` step: returns what is wrong, or an empty string."""


class Adapter:
    """What a game adds so that its cases run. Any of it may raise `Missing` (skipped) or `CaseError` (failed)."""

    expectations: Mapping[str, Found] = {}
    """By key of `expect`. A key that is not here is a failure, never ignored."""
    checks: Mapping[str, Checked] = {}
    """By the sentence of a `check` step; they need no position."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def start(self, position: Mapping[str, Any], steps: Sequence[Mapping[str, Any]]) -> Table:
        """A table with the state of a position of the notation, before any pending chance step.

        The steps to come are given so that an adapter can tell which parts of the game the script needs.
        """
        return Table(self.game.read(position), Scripted({}))

    def action(self, table: Table, step: Mapping[str, Any]) -> Any:
        """The action of a `do` step; the notation of records unless the game's differs."""
        return codec.action_of(self.game, step)


class Failure(NamedTuple):
    """One script that fails: the step (from 1; 0 is the position), what was expected, what was there."""

    script: str
    step: int
    expected: str
    got: str


class Skip(NamedTuple):
    """One script that cannot be tried, and why."""

    script: str
    reason: str


class Outcome(NamedTuple):
    """The scripts of a case."""

    passed: int
    failures: list[Failure]
    skips: list[Skip]


def adapter_of(game: Game) -> Adapter:
    """The adapter of a game. Raises `CaseError` where it has none."""
    where = type(game).__module__.rpartition(".")[0] + ".cases"
    try:
        adapter = import_module(where).ADAPTER
    except ModuleNotFoundError as error:
        if error.name != where:
            raise
        raise CaseError(f"{game.id} has no cases") from None
    assert isinstance(adapter, Adapter)
    return adapter


def run_case(case: Any) -> Outcome:
    """Play every script of a case. Nothing is raised for a wrong case: it fails."""
    try:
        adapter = adapter_of(games.find(_entry(case, "game", str)))
        scripts = _entry(case, "scripts", list)
        if not scripts:
            raise CaseError("no scripts")
    except KeyError as error:
        return Outcome(0, [Failure("", 0, "a game of the list", f"game {error}")], [])
    except CaseError as error:
        return Outcome(0, [Failure("", 0, "a case", str(error))], [])
    outcome = Outcome(0, [], [])
    for number, script in enumerate(scripts, 1):
        outcome = _add(outcome, _run_script(adapter, case, script, number))
    return outcome


def _add(outcome: Outcome, end: Failure | Skip | None) -> Outcome:
    passed, failures, skips = outcome
    if isinstance(end, Failure):
        return Outcome(passed, [*failures, end], skips)
    if isinstance(end, Skip):
        return Outcome(passed, failures, [*skips, end])
    return Outcome(passed + 1, failures, skips)


def _run_script(adapter: Adapter, case: Mapping[str, Any], script: Any, number: int) -> Failure | Skip | None:
    name = str(script.get("name", number)) if isinstance(script, Mapping) else str(number)
    step = 0
    try:
        steps = _entry(script, "steps", list)
        if not steps:
            raise CaseError("no steps")
        table = None
        for step, line in enumerate(steps, 1):
            if table is None and not (isinstance(line, Mapping) and "check" in line):
                table = _start(adapter, case, steps)
            if (wrong := _run_step(adapter, table, line)) is not None:
                return Failure(name, step, *wrong)
    except Missing as reason:
        return Skip(name, str(reason))
    except IllegalAction as error:
        return Failure(name, step, "a legal step", f"refused: {_reason(error.refusal)}")
    except (CaseError, PositionError) as error:
        return Failure(name, step, "a case", str(error))
    except Exception as error:  # a fault of the rules fails this script, and the others still run
        return Failure(name, step, "no exception", f"{type(error).__name__}: {error}")
    return None


def _start(adapter: Adapter, case: Mapping[str, Any], steps: Sequence[Mapping[str, Any]]) -> Table:
    table = adapter.start(_entry(case, "position", dict), steps)
    _run_on(table)
    return table


def _run_on(table: Table) -> None:
    """Pass through the chance steps, as the source of the case has them."""
    for _ in range(MAX_CHANCE):
        if table.state.decision().seat is not None or table.state.result() is not None:
            return
        table.events += table.state.apply(table.state.draw(table.source))
    raise CaseError("chance steps without end")


def _run_step(adapter: Adapter, table: Table | None, step: Any) -> tuple[str, str] | None:
    """What was expected and what was there, or None if the step holds."""
    kinds = [kind for kind in ("do", "reject", "expect", "check") if isinstance(step, Mapping) and kind in step]
    if len(kinds) != 1 or (kinds != ["do"] and step.keys() - {kinds[0], "why"}):
        raise CaseError(f"unknown step {step!r}")
    if kinds == ["check"]:
        return _check(adapter, step["check"])
    assert table is not None
    if kinds == ["do"]:
        action = _action(adapter, table, {key: value for key, value in step.items() if key != "why"})
        table.events += table.state.apply(action)
        _run_on(table)
        return None
    if kinds == ["reject"]:
        return _reject(adapter, table, step["reject"])
    return _expect(adapter, table, step["expect"])


def _action(adapter: Adapter, table: Table, step: Any) -> Any:
    """A verb that does not exist is a fault of the case, not a refusal."""
    if not isinstance(step, Mapping):
        raise CaseError(f"unknown step {step!r}")
    try:
        return adapter.action(table, step)
    except ValueError as error:
        raise CaseError(str(error)) from None


def _reject(adapter: Adapter, table: Table, step: Any) -> tuple[str, str] | None:
    action, before = _action(adapter, table, step), codec.digest(table.state.position())
    refusal = table.state.check(action)
    try:
        table.state.clone().apply(action)
    except IllegalAction as error:
        if refusal is None or not refusal.code or error.refusal != refusal:
            return f"one clear refusal of {step}", f"{_reason(refusal)} and {_reason(error.refusal)}"
    else:
        return f"{step} refused", "it was applied"
    with suppress(IllegalAction):
        table.state.apply(action)
    if codec.digest(table.state.position()) != before:
        return "the same state after the refusal", "another one"
    return None


def _expect(adapter: Adapter, table: Table, wanted: Any) -> tuple[str, str] | None:
    if not isinstance(wanted, Mapping) or not wanted:
        raise CaseError(f"nothing to expect in {wanted!r}")
    for key, value in wanted.items():
        if key not in adapter.expectations:
            raise CaseError(f"unknown key {key!r} in expect")
        found = adapter.expectations[key](table, value)
        if found != value or type(found) is not type(value):
            return f"{key} {value!r}", f"{found!r}"
    return None


def _check(adapter: Adapter, sentence: Any) -> tuple[str, str] | None:
    if sentence not in adapter.checks:
        raise CaseError(f"unknown check {sentence!r}")
    wrong = adapter.checks[sentence]()
    return (str(sentence), wrong) if wrong else None


def _reason(refusal: Any) -> str:
    if refusal is None:
        return "no refusal"
    return " ".join([refusal.code, *(f"{name}={value!r}" for name, value in refusal.facts)])


def _entry(data: Any, key: str, kind: type[Any]) -> Any:
    value = data.get(key) if isinstance(data, Mapping) else None
    if not isinstance(value, kind):
        raise CaseError(f"no {key!r} in it")
    return value
