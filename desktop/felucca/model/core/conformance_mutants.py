"""Actions that are nearly legal: listed ones with a field spoilt, or taken from a neighbour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from felucca.model.core.conformance_player import some

SPOILT = 5
"""So many actions of a list are spoilt, field by field."""


def mutants(actions: Sequence[Any], rng: Random) -> list[Any]:
    """Spoilt actions; some may be legal all the same."""
    found: list[Any] = []
    for action in some(actions, SPOILT, rng):
        for other in some(actions, 2, rng):
            if other.do == action.do:
                found += [action._replace(**{name: getattr(other, name)}) for name in action._fields[:-1]]
        for name in action._fields[:-1]:
            found += [action._replace(**{name: value}) for value in _spoilt(getattr(action, name))]
    return found


def _spoilt(value: Any) -> Iterator[Any]:
    """Values that a field may not have: neighbours, nothing at all, and those of another type."""
    yield from (None, "no such value", -1, 1_000_000, ())
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, tuple) and value:
        for index, item in enumerate(value):
            for wrong in (None, "no such value", item + 1 if isinstance(item, int) else 1):
                changed = [*value[:index], wrong, *value[index + 1 :]]
                yield value._make(changed) if hasattr(value, "_make") else tuple(changed)
        if not hasattr(value, "_make"):
            yield value[:-1]
