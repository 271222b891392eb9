"""Actions and positions as JSON, and the digest of a position."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from felucca.model.core.contract import Game, Position


def plain(value: Any) -> Any:
    """A value of an action as JSON: tuples become lists, named tuples become objects."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        if fields is None:
            return [plain(item) for item in value]
        return {name: plain(item) for name, item in zip(fields, value, strict=True)}
    return value


def action_json(action: Any) -> dict[str, Any]:
    """The `do` step of an action; fields that stand at their default None are left out, unless they are the choice."""
    step: dict[str, Any] = {"do": action.do}
    defaults = getattr(action, "_field_defaults", {})
    for name in action._fields:
        value = getattr(action, name)
        if name == "do" or (name in defaults and defaults[name] == value):
            continue
        step[name] = plain(value)
    return step


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    if value is not None and not isinstance(value, (int, str)):
        raise TypeError(f"{value!r} has no place in an action")
    return value


def action_type(game: Game, verb: Any) -> Any:
    """The named tuple of a verb. Raises ValueError for an unknown one."""
    for kind in game.action_types:
        if kind._field_defaults.get("do") == verb:
            return kind
    raise ValueError(f"unknown verb {verb!r}")


def action_of(game: Game, step: Mapping[str, Any]) -> Any:
    """The action of a `do` step. Raises ValueError for an unknown verb or wrong fields."""
    verb = step.get("do")
    kind = action_type(game, verb)
    fields = {name: value for name, value in step.items() if name != "do"}
    try:
        values = {}
        for name, value in fields.items():
            inner = game.nested.get((str(verb), name))
            if value is None or inner is None:
                values[name] = _frozen(value)
            else:
                values[name] = inner(**{key: _frozen(item) for key, item in value.items()})
        return kind(**values)
    except (TypeError, AttributeError) as error:
        raise ValueError(f"wrong fields for {verb!r}: {error}") from None


def digest(position: Position) -> str:
    """The hash of a position: 16 hexadecimal figures."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def choices(actions: Sequence[Any], verb: str, chosen: Sequence[Any]) -> Sequence[Any]:
    """The values that the next field of a verb can take after those already chosen, in the order of the list.

    A computed sequence (a range of bids) may answer for itself by a method `choices(verb, chosen)`; its answer may be
    a `range`, which a screen shows as a number to type and never lists.
    """
    own = getattr(actions, "choices", None)
    if own is not None:
        answer: Sequence[Any] = own(verb, chosen)
        return answer
    depth = len(chosen)
    found: dict[Any, None] = {}
    for action in actions:
        if action.do == verb and tuple(action[:depth]) == tuple(chosen) and action._fields[depth] != "do":
            found.setdefault(action[depth])
    return list(found)


def verbs(actions: Sequence[Any]) -> list[str]:
    """The verbs among the legal actions, in the order of the list."""
    own = getattr(actions, "verbs", None)
    if own is not None:
        return list(own())
    return list(dict.fromkeys(action.do for action in actions))
