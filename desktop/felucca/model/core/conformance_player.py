"""The random player of conformance, benchmarks and arenas: it knows no game, and it keeps bids small."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from felucca.model.core import codec
from felucca.model.core.contract import Game

SPREAD = 20
"""How far above the least a random player goes in a computed range: a bid of 0 to 20, not of 0 to 999."""


def pick(game: Game, actions: Sequence[Any], rng: Random) -> Any:
    """A random answer: any of a plain list; of a computed one a verb first, then field by field."""
    if getattr(actions, "choices", None) is None:
        return actions[rng.randrange(len(actions))]
    verb = rng.choice(codec.verbs(actions))
    kind = codec.action_type(game, verb)
    chosen: list[Any] = []
    for _ in kind._fields[:-1]:
        values = codec.choices(actions, verb, chosen)
        nearest = values[: SPREAD + 1] if isinstance(values, range) else values
        chosen.append(nearest[rng.randrange(len(nearest))])
    return kind(*chosen)


def some(items: Sequence[Any], count: int, rng: Random) -> list[Any]:
    """At most so many different items, in random order; a computed sequence is never listed."""
    return [items[index] for index in rng.sample(range(len(items)), min(count, len(items)))]
