"""The rule set of one match: tile tables, the phases of a turn, and the hooks where modules plug in.

Base Carcassonne knows no module. A module of the expansion adds tiles, phases, placements and final-scoring terms
through the fields of `Rules`; the turn itself is data (`turn`), not code with conditions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import import_module
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


class Part(Protocol):
    """What a module adds to positions, and what of it never changes in a game."""

    def write(self, state: CarcassonneState, position: dict[str, Any]) -> None: ...

    def read(self, state: CarcassonneState, position: Mapping[str, Any], seats: Mapping[str, int]) -> None: ...

    def conserved(self, state: CarcassonneState, counts: dict[str, int]) -> None:
        """Add what the module holds to the counts, or counts of its own."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What a match is played by. Hooks are called in the order of the modules."""

    modules: tuple[str, ...]
    tiles: TileSet
    printed: TileSet
    """The tiles before a module gave them further faces."""
    phases: dict[str, Phase]
    turn: tuple[str, ...]
    """The phases of a turn, first to last."""
    cities_for_fields: Callable[[CarcassonneState, list[int]], tuple[Term, ...]]
    """What the completed cities (roots) are worth to a field (rules: carcassonne 7.3)."""
    more_places: tuple[Callable[[CarcassonneState], list[Place]], ...] = ()
    """Placements beyond those that simply match."""
    on_place: tuple[Callable[[CarcassonneState, int, Place, int, list[Any]], int], ...] = ()
    """Called with the seat, its action and the face, before the tile is put; answers with the face to put."""
    on_start: tuple[Callable[[CarcassonneState], None], ...] = ()
    """Called for a new state: what the modules keep."""
    on_lay: tuple[Callable[[CarcassonneState, Mapping[str, Any], int, int], int], ...] = ()
    """Called for a tile of a position that does not simply match; answers with the face that does, or -1."""
    on_end: tuple[Callable[[CarcassonneState, list[Any]], None], ...] = ()
    """Called before the final scoring."""
    parts: tuple[Part, ...] = ()
    """The modules' share of a position."""
    blocked: tuple[Callable[[CarcassonneState, int], bool], ...] = ()
    """Roots of completed cities that are no feature any more: they are neither scored nor reported."""
    turns: tuple[tuple[Frame, ...], ...] = field(default=())
    """The agenda of a whole turn, by seat; the next phase stands last."""


def _with_turns(rules: Rules) -> Rules:
    turns = tuple(tuple((phase, seat) for phase in reversed(rules.turn)) for seat in range(6))
    return replace(rules, turns=turns)


_MODULES = {
    "bridges": "felucca.model.carcassonne.bridges",
    "castles": "felucca.model.carcassonne.castles",
    "bazaars": "felucca.model.carcassonne.bazaars",
    "quiet_bazaars": "felucca.model.carcassonne.quiet_bazaars",
}
"""The modules of the expansion, in the order in which they plug in."""


@lru_cache(maxsize=16)
def rules_for(modules: tuple[str, ...] = ()) -> Rules:
    """The rule set with these modules on. Raises KeyError for a module there is not.

    The twelve tiles of the expansion join the stack as soon as one module is on.
    """
    from felucca.model.carcassonne import turn

    tiles = tile_set((*BASE, *EXPANSION) if modules else BASE)
    rules = Rules(
        modules=tuple(name for name in _MODULES if name in modules),
        tiles=tiles,
        printed=tiles,
        phases=turn.PHASES,
        turn=("draw", "place", "claim", "score", "next"),
        cities_for_fields=turn.plain_cities,
    )
    for name in sorted(modules, key=list(_MODULES).index):
        rules = import_module(_MODULES[name]).plug_in(rules)
    return _with_turns(rules)


DESIGNS = {design.id: design for design in (*BASE, *EXPANSION)}
"""Every design of the box by its id, for pictures."""
