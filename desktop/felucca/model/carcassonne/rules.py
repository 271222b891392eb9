"""The rule set of one match: tile tables, the phases of a turn, and the hooks where modules plug in.

Base Carcassonne knows no module. A module of the expansion adds tiles, phases, placements and final-scoring terms
through the fields of `Rules`; the turn itself is data (`turn`), not code with conditions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from felucca.model.carcassonne.components import BASE, EXPANSION
from felucca.model.carcassonne.faces import TileSet, tile_set
from felucca.model.core.contract import Decision, Refusal, Term

if TYPE_CHECKING:
    from felucca.model.carcassonne.moves import Place
    from felucca.model.carcassonne.state import CarcassonneState

Frame = tuple[Any, ...]
"""One entry of the agenda: phase, seat, facts. Plain data."""


class Phase(Protocol):
    """One state of the turn's machine (rules: carcassonne 10). An automatic phase only runs."""

    automatic: bool

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        """Do what the phase does; called with the frame already off the agenda."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision: ...

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]: ...

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None: ...

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        """Apply a legal answer; takes its own frame off the agenda when the question is settled."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What a match is played by. Hooks are called in the order of the modules."""

    modules: tuple[str, ...]
    tiles: TileSet
    phases: dict[str, Phase]
    turn: tuple[str, ...]
    """The phases of a turn, first to last."""
    cities_for_fields: Callable[[CarcassonneState, list[int]], tuple[Term, ...]]
    """What the completed cities (roots) are worth to a field (rules: carcassonne 7.3)."""
    more_places: tuple[Callable[[CarcassonneState], list[Place]], ...] = ()
    """Placements beyond those that simply match."""
    on_place: tuple[Callable[[CarcassonneState, Place, int, list[Any]], int], ...] = ()
    """Called before the tile is put; answers with the face to put."""
    turns: tuple[tuple[Frame, ...], ...] = field(default=())
    """The agenda of a whole turn, by seat; the next phase stands last."""


def _with_turns(rules: Rules) -> Rules:
    turns = tuple(tuple((phase, seat) for phase in reversed(rules.turn)) for seat in range(6))
    return replace(rules, turns=turns)


@lru_cache(maxsize=16)
def rules_for(modules: tuple[str, ...] = ()) -> Rules:
    """The rule set with these modules on. Raises ValueError for a module there is not."""
    from felucca.model.carcassonne import turn

    if modules:
        raise ValueError(f"no such module: {modules[0]}")
    return _with_turns(
        Rules(
            modules=(),
            tiles=tile_set(BASE),
            phases=turn.PHASES,
            turn=("draw", "place", "claim", "score", "next"),
            cities_for_fields=turn.plain_cities,
        )
    )


DESIGNS = {design.id: design for design in (*BASE, *EXPANSION)}
"""Every design of the box by its id, for pictures."""
