"""Records become matches again: every step is replayed and compared with what was stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple, Protocol

from felucca.match.form import FORMAT, VERSION, Cut, Record, RecordError, parse
from felucca.match.match import Match
from felucca.match.step import Step, jump, taken
from felucca.model.core import codec, games
from felucca.model.core.contract import Game, State

__all__ = ["FORMAT", "VERSION", "Cut", "Loaded", "Record", "RecordError", "load", "parse"]

_REFUSED = (ValueError, LookupError, TypeError, AttributeError)
"""What the rules may answer to a step or a position of other rules, or of a damaged file."""


class Games(Protocol):
    """A list of games, as `felucca.model.core.games` is one."""

    def find(self, name: str, /) -> Game: ...


class Loaded(NamedTuple):
    """A match from a record, and the number (from 1) of the first step that differs under today's rules, if any."""

    match: Match
    differs_from: int | None


def load(data: bytes | str | Mapping[str, Any] | Record, games: Games = games) -> Loaded:
    """The match of a record. Raises `RecordError`.

    Where a step is refused today or leads elsewhere, the match goes on from the stored position; the steps before it
    stay in the record as they are, and undo stops there.
    """
    record = data if isinstance(data, Record) else parse(data)
    try:
        game = games.find(record.game)
    except KeyError:
        raise RecordError("foreign", game=record.game) from None
    if record.rules > game.revision:
        raise RecordError("too_new", rules=record.rules)
    _check_position(record)
    start = _start(game, record)
    steps, differs = _Replay(game, record, start).run()
    match = Match(record.setup, game, start, steps)
    match.meta = deepcopy(dict(record.meta))
    return Loaded(match, differs)


def _check_position(record: Record) -> None:
    """The position must be the one that the last step led to, whatever the rules."""
    behind_cut = record.cuts and record.cuts[-1].at == len(record.steps)
    if record.steps and not behind_cut and codec.digest(dict(record.position)) != record.steps[-1]["digest"]:
        raise RecordError("damaged", where="position")


def _start(game: Game, record: Record) -> State:
    setup = record.setup
    try:
        if game.unplayable(len(setup.seats), setup.options):
            raise RecordError("damaged", where="setup")
        return game.new(len(setup.seats), setup.options)
    except _REFUSED as error:
        raise RecordError("damaged", where="setup") from error


def _read(game: Game, record: Record, position: Mapping[str, Any]) -> State:
    try:
        state = game.read(position)
    except _REFUSED as error:
        raise RecordError("damaged", where="position") from error
    if state.seats != len(record.setup.seats):
        raise RecordError("damaged", where="position")
    return state


class _Replay:
    """The way through a record: stretches of steps to replay, with a jump at each cut."""

    def __init__(self, game: Game, record: Record, start: State) -> None:
        self.game = game
        self.record = record
        self.state = start
        self.steps: list[Step] = []
        self.differs: int | None = None

    def run(self) -> tuple[list[Step], int | None]:
        stored, begin = self.record.steps, 0
        for cut in self.record.cuts:
            reached = self._stretch(stored[begin : cut.first - 1])
            if begin + reached < cut.first - 1:
                self._note(begin + reached)
            self._jump(stored[begin + reached : cut.at], cut.position)
            begin = cut.at
        reached = begin + self._stretch(stored[begin:])
        if reached < len(stored) or codec.digest(self.state.position()) != codec.digest(dict(self.record.position)):
            self._note(reached)
            self._jump(stored[reached:], self.record.position)
        return self.steps, self.differs

    def _stretch(self, stored: Sequence[Mapping[str, Any]]) -> int:
        """Replay steps as long as they lead where they led; returns how many did."""
        for count, entry in enumerate(stored):
            fields = {name: value for name, value in entry.items() if name != "digest"}
            try:
                step = taken(self.state, codec.action_of(self.game, fields))
            except _REFUSED:
                return count
            if step.digest != entry["digest"]:
                return count
            self.steps.append(step)
            self.state = step.after
        return len(stored)

    def _jump(self, kept: Sequence[Mapping[str, Any]], position: Mapping[str, Any]) -> None:
        self.state = _read(self.game, self.record, position)
        self.steps.append(jump(self.state, tuple(kept)))

    def _note(self, index: int) -> None:
        if self.differs is None:
            self.differs = index + 1
