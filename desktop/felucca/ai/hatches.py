"""Hatches by judgement: exact odds, weighed with a nerve that differs from level to level.

Leaving secures the open hatches; rolling adds some and risks all (rules: hatches 13.2, 14). With others still in the
round the gain until the next own turn is set against the points at stake; alone, the stopping problem is looked into
a few rolls deep (`hatches_alone`). Cells are chosen so that few results of a pair become dead, lines in view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from felucca.ai.chooser import Budget, Choice, Dice
from felucca.ai.hatches_alone import Alone, worth_of
from felucca.ai.hatches_reasons import cell_reasons, stay_reasons
from felucca.ai.levels import Level
from felucca.model.core.contract import Game, State
from felucca.model.hatches.components import GRID, PLAYERS
from felucca.model.hatches.grid import COLUMNS, INDEX, PAIRS, ROWS, dead_pairs
from felucca.model.hatches.moves import Leave, Pass, Place, Roll
from felucca.model.hatches.odds import chance
from felucca.model.hatches.state import HatchesState

DEPTH = 2
"""Rolls that the last player in the round looks ahead."""
BY_OTHERS = 0.6
"""Hatches that each other turn brings until the next own one, where the own pair fits: some players leave before."""
RACE = 5
"""Points of lead, for each rival, that halve the weight of a gain; as many behind double it."""


class Nerve(NamedTuple):
    """What a level sees and risks."""

    boldness: Mapping[int, tuple[float, ...]]
    """Weight of what a roll may gain: by the seats at the table, then by the pairs in the round (first: one)."""
    line: float
    """How much a filled cell of the same line counts, in dead results of a pair."""
    noise: int = 0
    """Dead results by which a cell may be misjudged."""
    habit: tuple[int, int] | None = None
    """Leaves at so many open hatches, one number out of this range, whatever the odds are."""
    race: bool = False
    """Whether it minds the score, and solves the end of a round that it plays alone."""


_DARING = dict.fromkeys(PLAYERS, (2.2, 2.2, 2.2, 2.2))
_MEASURED = {2: (0.7, 0.35), 3: (0.8, 0.8, 0.9), 4: (0.8, 1.0, 1.2, 1.2)}
"""Found by arenas: with more rivals one must risk more to be the best of all."""

NERVES = {
    "novice": Nerve({}, line=0.0, noise=12, habit=(2, 6)),
    "skilled": Nerve(_DARING, line=0.0, noise=8),
    "master": Nerve(_MEASURED, line=0.4, race=True),
}


class Stake(NamedTuple):
    """What speaks for and against a roll of a seat."""

    risk: float
    """The chance of falling."""
    hatches: int
    """Open hatches that a fall would cost."""
    points: int
    """What leaving would score: they and the lines that they complete."""
    gain: float
    """Hatches expected until the next own turn if the roll succeeds."""
    pairs: int
    seats: int
    lead: int
    """Points ahead of the best rival, open hatches counted."""


class Judge:
    """See `chooser.Judgement`."""

    def choose(self, game: Game, observation: State, level: Level, dice: Dice, budget: Budget) -> Choice:
        """The action of a level, and what speaks for it."""
        assert isinstance(observation, HatchesState)
        seat = observation.decision().seat
        assert seat is not None
        nerve = NERVES[level.id]
        if observation.decision().kind == "decide":
            stake = stake_of(observation, seat)
            stay = stays(observation, seat, stake, nerve, dice)
            return Choice(Roll() if stay else Leave(), stay_reasons(stake, stay))
        place = best_cell(observation, seat, nerve, dice)
        if observation.decision().kind == "answer" and not welcome(observation, seat, place, nerve):
            return Choice(Pass(), cell_reasons(observation, seat, place, taken=False))
        return Choice(place, cell_reasons(observation, seat, place, taken=True))


def stake_of(state: HatchesState, seat: int, more: int = 0) -> Stake:
    """The stake of a seat's next roll, with the hatches of a mask added to its board."""
    opened, closed = state.opened[seat] | more, state.closed[seat]
    pairs, dead = state.pool(), dead_pairs(opened, closed)
    gain = 1 + BY_OTHERS * (pairs - 1) * (PAIRS - dead) / PAIRS
    points = state.worth(closed | opened) - state.score[seat]
    rivals = [state.score[other] + _likely(state, other) for other in range(state.seats) if other != seat]
    lead = state.score[seat] + points - max(rivals)
    return Stake(chance(dead, pairs), opened.bit_count(), points, gain, pairs, state.seats, lead)


def _likely(state: HatchesState, seat: int) -> int:
    """Points that a rival's open hatches may bring: two of three come home."""
    return 2 * state.opened[seat].bit_count() // 3


def stays(state: HatchesState, seat: int, stake: Stake, nerve: Nerve, dice: Dice) -> bool:
    """Whether to roll once more."""
    if not stake.hatches:
        return True
    if nerve.habit is not None:
        lowest, highest = nerve.habit
        return stake.hatches < lowest + dice.randrange(highest - lowest + 1)
    if nerve.race and stake.pairs == 1:
        alone = Alone(state.closed[seat], worth_of(state, seat))
        return alone.roll(state.opened[seat], DEPTH) > alone.stop(state.opened[seat])
    return prospect(stake, nerve) > stake.points


def prospect(stake: Stake, nerve: Nerve) -> float:
    """The points that a roll is worth, beside those that leaving secures."""
    boldness, race = nerve.boldness[stake.seats][stake.pairs - 1], RACE * (stake.seats - 1)
    if nerve.race:
        boldness *= (race - stake.lead) / race if stake.lead < 0 else race / (race + stake.lead)
    return (1 - stake.risk) * (stake.points + stake.gain * boldness)


def best_cell(state: HatchesState, seat: int, nerve: Nerve, dice: Dice) -> Place:
    """The legal cell that leaves the fewest dead results, corrected in favour of well filled lines."""
    places: list[Any] = [action for action in state.actions() if isinstance(action, Place)]
    merits = [_merit(state, seat, INDEX[place.at], nerve, dice) for place in places]
    best: Place = places[merits.index(max(merits))]
    return best


def _merit(state: HatchesState, seat: int, bit: int, nerve: Nerve, dice: Dice) -> float:
    opened, closed = state.opened[seat] | 1 << bit, state.closed[seat]
    row, column = divmod(bit, GRID)
    filled = [((opened | closed) & line).bit_count() for line in (ROWS[row], COLUMNS[column])]
    merit = nerve.line * sum(count * count for count in filled) - dead_pairs(opened, closed)
    return merit + (nerve.noise * dice.random() if nerve.noise else 0.0)


def welcome(state: HatchesState, seat: int, place: Place, nerve: Nerve) -> bool:
    """Whether a hatch on another player's roll helps: a sharp eye passes where it would spoil the next own roll."""
    if not nerve.race:
        return True
    return _outlook(stake_of(state, seat, 1 << INDEX[place.at]), nerve) >= _outlook(stake_of(state, seat), nerve)


def _outlook(stake: Stake, nerve: Nerve) -> float:
    """The points of the better of leaving and rolling in the next own turn."""
    return max(prospect(stake, nerve), stake.points)


JUDGEMENT = Judge()
