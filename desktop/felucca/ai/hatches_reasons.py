"""What speaks for an answer in Hatches, as codes and facts.

Chances are percent with one decimal, points are expected ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from felucca.ai.chooser import Reason
from felucca.model.hatches.components import GRID
from felucca.model.hatches.grid import COLUMNS, INDEX, ROWS
from felucca.model.hatches.moves import Place
from felucca.model.hatches.odds import dead, fall_chance, fall_chance_after
from felucca.model.hatches.state import HatchesState

if TYPE_CHECKING:
    from felucca.ai.hatches import Stake

LEAD = 3
"""A lead or arrears of so many points are worth a word."""
FILLED = 4
"""Filled cells of a line, the new one included, from which on it is worth a word."""


def percent(chance: float) -> float:
    """A chance from 0 to 1 as percent with one decimal."""
    return round(100 * chance, 1)


def stay_reasons(stake: Stake, stay: bool) -> tuple[Reason, ...]:
    """For rolling or leaving. Codes:

    `free_roll` (nothing is at stake; fact `chance`), `risk` (facts `chance`, `hatches`), `gain` (facts `hatches`,
    `pairs`), `secure` (facts `hatches`, `points`), `ahead` and `behind` (fact `points`).
    """
    if not stake.hatches:
        return (Reason("free_roll", round(stake.gain * (1 - stake.risk), 1), (("chance", percent(stake.risk)),)),)
    risk = Reason(
        "risk",
        round(-stake.risk * stake.points, 1),
        (("chance", percent(stake.risk)), ("hatches", stake.hatches)),
    )
    gain_points = round((1 - stake.risk) * stake.gain, 1)
    gain = Reason("gain", gain_points, (("hatches", round(stake.gain, 1)), ("pairs", stake.pairs)))
    secure = Reason("secure", float(stake.points), (("hatches", stake.hatches), ("points", stake.points)))
    found = [gain, risk] if stay else [risk, secure]
    if abs(stake.lead) >= LEAD:
        found.append(Reason("ahead" if stake.lead > 0 else "behind", 0.0, (("points", abs(stake.lead)),)))
    return tuple(found)


def cell_reasons(state: HatchesState, seat: int, place: Place, taken: bool) -> tuple[Reason, ...]:
    """For a cell, or for passing it by. Codes:

    `odds` (facts `before`, `after`: chances of falling on the next roll; `dead`: results of the own pair that would
    name no free cell), `line` (facts `axis`, `number`, `filled`), `spoils` (why it is passed by; facts of `odds`).
    """
    before, after = fall_chance(state, seat), fall_chance_after(state, seat, place.at)
    hatches = state.opened[seat].bit_count() + 1
    facts = (("before", percent(before)), ("after", percent(after)), ("dead", dead(state, seat)))
    odds = Reason("odds" if taken else "spoils", round((before - after) * hatches, 1), facts)
    return (odds, *_lines(state, seat, place)) if taken else (odds,)


def _lines(state: HatchesState, seat: int, place: Place) -> list[Reason]:
    """The lines of a cell that are nearly full with it."""
    both = state.opened[seat] | state.closed[seat] | 1 << INDEX[place.at]
    found = []
    for axis, number, lines in (("row", place.at[0], ROWS), ("column", place.at[1], COLUMNS)):
        filled = (both & lines[number - 1]).bit_count()
        if filled >= FILLED:
            points = round(state.rules.line_points * filled / GRID, 1)
            found.append(Reason("line", points, (("axis", axis), ("number", number), ("filled", filled))))
    return found
