"""Why an action is not legal now (rules: hatches 5, 6, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from felucca.model.core.contract import Refusal
from felucca.model.hatches.grid import CELLS, INDEX, VALUES, beside, cells_of
from felucca.model.hatches.moves import Dice, Place, Starter
from felucca.model.hatches.rules import IN

if TYPE_CHECKING:
    from felucca.model.hatches.state import HatchesState

NOT_NOW = Refusal("not_now")
_VERBS: dict[str, dict[str, Refusal | None]] = {
    "decide": {
        "roll": None,
        "leave": None,
        "place": Refusal("roll_first"),
        "pass": Refusal("leave_or_roll"),
    },
    "place": {
        "roll": Refusal("must_place"),
        "leave": Refusal("too_late"),
        "pass": Refusal("must_place"),
    },
    "answer": {
        "roll": Refusal("not_your_turn"),
        "leave": Refusal("not_your_turn"),
        "pass": None,
    },
}
"""By phase and verb; a placement is looked at cell by cell."""


def refusal(state: HatchesState, action: Any) -> Refusal | None:
    """The reason against an action, or None if it is legal.

    Codes: game_over, not_now, roll_first, leave_or_roll, must_place, too_late, not_your_turn, impossible_roll, and
    those of `cell_refusal`.
    """
    if not state.agenda:
        return Refusal("game_over")
    frame = state.agenda[-1]
    phase = frame[0]
    if phase in ("place", "answer") and isinstance(action, Place):
        try:
            bit = INDEX.get(action.at)
        except TypeError:
            bit = None
        if bit is not None and state.legal >> bit & 1:
            return None
        return Refusal("no_such_cell") if bit is None else cell_refusal(state, frame[1], frame[-1], bit)
    if phase in _VERBS:
        return _VERBS[phase].get(action.do, NOT_NOW)
    if isinstance(action, Starter) and phase == "starter":
        return None if action.seat in range(state.seats) else Refusal("impossible_roll")
    if isinstance(action, Dice) and phase == "dice":
        return None if _possible(state, action.pairs) else Refusal("impossible_roll")
    return NOT_NOW


def cell_refusal(state: HatchesState, seat: int, active: int, bit: int) -> Refusal:
    """Why a cell cannot take a hatch of this roll; only for one that cannot.

    `occupied` (fact `hatch`: "open" or "closed"), `beside_open` (fact `cells`: the open hatches in the way),
    `not_your_colour` (fact `seats`: whose pairs name it), `not_named` by any pair.
    """
    cell = 1 << bit
    opened = state.opened[seat]
    if (opened | state.closed[seat]) & cell:
        return Refusal("occupied", (("hatch", "open" if opened & cell else "closed"),))
    if not state.named(seat, active) & cell:
        others = state.reached_by(CELLS[bit])
        return Refusal("not_your_colour", (("seats", others),)) if others else Refusal("not_named")
    return Refusal("beside_open", (("cells", cells_of(beside(cell) & opened)),))


def _possible(state: HatchesState, pairs: Any) -> bool:
    """Whether dice show these pairs: one for everybody in the round."""
    if not isinstance(pairs, tuple) or len(pairs) != state.status.count(IN):
        return False
    return all(isinstance(pair, tuple) and len(pair) == 2 and all(die in VALUES for die in pair) for pair in pairs)
