"""What a match of Hatches is played by: the chosen values of the options (rules: hatches 12), and two plain words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from felucca.model.core.contract import Option
from felucca.model.hatches.components import LENGTHS, NEXT_STARTERS, POINTS_LINE

OPTIONS = (
    Option("length", tuple(LENGTHS)),
    Option("line_points", POINTS_LINE),
    Option("next_starter", NEXT_STARTERS),
)


IN, LEFT, FALLEN = range(3)
STATUS = ("in", "left", "fallen")
"""The words for a player's standing in the round (rules: hatches 3.6)."""

Frame = tuple[Any, ...]
"""One entry of the agenda: phase, the seat it is about, and in `answer` the active seat."""


class Rules(NamedTuple):
    """`target`: closed hatches that end the game. The others are the options themselves."""

    length: str
    target: int
    line_points: int
    next_starter: str


def rules_for(options: Mapping[str, Any]) -> Rules:
    """The rules for options; those left out stand at their default. Raises ValueError for one it does not know."""
    chosen = {option.id: option.values[0] for option in OPTIONS}
    known = {option.id: option.values for option in OPTIONS}
    for name, value in options.items():
        if name not in known or isinstance(value, bool) or value not in known[name]:
            raise ValueError(f"unknown option {name}: {value!r}")
        chosen[name] = value
    return Rules(chosen["length"], LENGTHS[chosen["length"]], chosen["line_points"], chosen["next_starter"])
