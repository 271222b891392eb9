"""The form of a record: what stands in it, and whether a piece of JSON is one. docs/record.md is its description."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from felucca.match.setup import COLOURS, LEVELS, PERSON, Setup

FORMAT = "felucca-record"
VERSION = 1
_DIGEST = re.compile(r"[0-9a-f]{16}")


class RecordError(Exception):
    """A record that cannot be played on. `code`: `damaged`, `foreign` or `too_new`; `facts` say where and what."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(f"{code}: {facts}" if facts else code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Cut:
    """From step `first` (from 1) up to step `at` the rules of today did not replay; play went on from `position`."""

    first: int
    at: int
    position: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"first": self.first, "at": self.at, "position": self.position}


@dataclass(frozen=True)
class Record:
    """A match as it is written: save, replay, fixture and bug report in one. Its parts are shared and never change."""

    rules: int
    setup: Setup
    steps: tuple[Mapping[str, Any], ...]
    position: Mapping[str, Any]
    cuts: tuple[Cut, ...] = ()
    meta: Mapping[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> str:
        return self.setup.game

    def to_json(self) -> dict[str, Any]:
        """Plain JSON; the caller must not change what is inside."""
        data: dict[str, Any] = {
            "format": f"{FORMAT}/{VERSION}",
            "game": self.setup.game,
            "rules": self.rules,
            "setup": self.setup.to_json(),
            "steps": list(self.steps),
            "position": self.position,
            "meta": dict(self.meta),
        }
        if self.cuts:
            data["cuts"] = [cut.to_json() for cut in self.cuts]
        return data


def parse(data: bytes | str | Mapping[str, Any]) -> Record:
    """The record in a file's contents or in JSON already read, without playing it. Raises `RecordError`."""
    if isinstance(data, bytes | str):
        data = _json(data)
    if not isinstance(data, Mapping):
        raise RecordError("foreign")
    _check_format(data)
    steps = tuple(_step(step, number) for number, step in enumerate(_want(data, "steps", list), 1))
    return Record(
        rules=_whole(data, "rules", 1),
        setup=_setup(data),
        steps=steps,
        position=_want(data, "position", dict),
        cuts=_cuts(data, len(steps)),
        meta=_want(data, "meta", dict),
    )


def _json(text: bytes | str) -> Any:
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise RecordError("damaged", where="file") from error


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _check_format(data: Mapping[str, Any]) -> None:
    name = data.get("format")
    found = re.fullmatch(rf"{FORMAT}/([1-9][0-9]{{0,5}})", name) if isinstance(name, str) else None
    if found is None:
        raise RecordError("foreign")
    if int(found[1]) > VERSION:
        raise RecordError("too_new", format=name)


def _want(data: Mapping[str, Any], key: str, kind: type[Any], where: str = "") -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise RecordError("damaged", where=where + key)
    return value


def _whole(data: Mapping[str, Any], key: str, least: int, where: str = "") -> int:
    value: int = _want(data, key, int, where)
    if value < least:
        raise RecordError("damaged", where=where + key)
    return value


def _step(step: Any, number: int) -> Mapping[str, Any]:
    where = f"steps {number} "
    if type(step) is not dict:
        raise RecordError("damaged", where=where.strip())
    _want(step, "do", str, where)
    if not _DIGEST.fullmatch(_want(step, "digest", str, where)):
        raise RecordError("damaged", where=where + "digest")
    return step


def _setup(data: Mapping[str, Any]) -> Setup:
    setup = _want(data, "setup", dict)
    if _want(data, "game", str) != _want(setup, "game", str, "setup "):
        raise RecordError("damaged", where="setup game")
    for seat in _want(setup, "seats", list, "setup "):
        _seat(seat)
    _want(setup, "deal", int, "setup ")
    _want(setup, "practice", bool, "setup ")
    _want(setup, "options", dict, "setup ")
    return Setup.from_json(setup)


def _seat(seat: Any) -> None:
    where = "setup seats"
    if type(seat) is not dict:
        raise RecordError("damaged", where=where)
    _want(seat, "name", str, where + " ")
    if seat.get("colour") not in COLOURS or seat.get("player") not in (PERSON, *LEVELS):
        raise RecordError("damaged", where=where)


def _cuts(data: Mapping[str, Any], steps: int) -> tuple[Cut, ...]:
    cuts: list[Cut] = []
    for cut in _want({"cuts": [], **data}, "cuts", list):
        if type(cut) is not dict:
            raise RecordError("damaged", where="cuts")
        found = Cut(_whole(cut, "first", 1, "cuts "), _whole(cut, "at", 0, "cuts "), _want(cut, "position", dict))
        begin = cuts[-1].at if cuts else 0
        if not begin < found.first <= found.at + 1 <= steps + 1:
            raise RecordError("damaged", where="cuts")
        cuts.append(found)
    return tuple(cuts)
