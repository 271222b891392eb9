"""Cards that go from a hand to an own vertical set, by a turn's set or by the Courtesan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from felucca.model.sobek.components import GOODS, KIND
from felucca.model.sobek.knowledge import HAND, leave_openly
from felucca.model.sobek.sets import ADDED_SET, BARE_SET, NEW_SET, Shape

if TYPE_CHECKING:
    from felucca.model.sobek.state import SobekState


def set_shape(state: SobekState, seat: int, good: int) -> Shape:
    """What a set of a good must be: amulets alone only join an own one, unless agreed otherwise (rules: sobek 6.4)."""
    if state.sets[seat * len(GOODS) + good]:
        return ADDED_SET
    return NEW_SET if state.switches.amulets_only_set == "addition" else BARE_SET


def add_to_set(state: SobekState, seat: int, good: int, cards: tuple[str, ...]) -> None:
    """Hand cards go face up to a vertical set, new or not."""
    hand, kinds = state.hands[seat], [KIND[card] for card in cards]
    for kind in kinds:
        hand[kind] -= 1
    leave_openly(state, HAND, seat, kinds)
    at = seat * len(GOODS) + good
    state.sets[at] = tuple(sorted((*state.sets[at], *kinds)))
