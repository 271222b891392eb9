"""The state of a game of Hatches: two bit masks a board, a few ints a seat, and the agenda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from felucca.model.core.chance import Source
from felucca.model.core.contract import Decision, IllegalAction, Position, Refusal, Result, State
from felucca.model.hatches.components import POINTS_CLOSED, TOKENS
from felucca.model.hatches.grid import INDEX, NAMED, bits, complete_lines, free
from felucca.model.hatches.moves import Cell, Leave, Pass, Place, Roll
from felucca.model.hatches.refusals import refusal
from felucca.model.hatches.rules import IN, LEFT, Frame, Rules
from felucca.model.hatches.turn import answer, outcome

Pair = tuple[int, int]

PLACES = tuple(Place(cell) for cell in INDEX)
CHOICES = (Roll(), Leave())
PASS = Pass()
OVER = Decision(None, "over")


class HatchesState(State):
    """See the module. All information is open: an observation is a copy (rules: hatches 3.9)."""

    __slots__ = (
        "agenda",
        "closed",
        "dice",
        "exits",
        "falls",
        "legal",
        "opened",
        "pile",
        "round",
        "rules",
        "score",
        "seats",
        "starter",
        "status",
        "thrown",
        "turns",
    )

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.opened = [0] * seats
        """Open hatches of each board, a bit a cell."""
        self.closed = [0] * seats
        self.status = [IN] * seats
        self.falls = [0] * seats
        self.exits = [0] * seats
        """The turn in which each seat left or fell in this round; 0 while it is in."""
        self.score = [0] * seats
        """Points of the closed hatches and complete lines: neither is ever lost (rules: hatches 7.4, 10)."""
        self.pile = TOKENS
        self.round = 0
        self.turns = 0
        self.starter = 0
        """The seat that began this round."""
        self.thrown = 0
        """Dice thrown so far: the number of the next one."""
        self.dice: list[Pair | None] = [None] * seats
        """The last roll of this round, pip die then digit die; None for a seat whose pair was not in it."""
        self.agenda: list[Frame] = []
        """What is still to be done; the next frame stands last."""
        self.legal = 0
        """The cells that the seat asked to place may take; 0 where no seat is asked to."""

    def clone(self) -> HatchesState:
        copy = HatchesState.__new__(HatchesState)
        copy.rules = self.rules
        copy.seats = self.seats
        copy.opened = self.opened[:]
        copy.closed = self.closed[:]
        copy.status = self.status[:]
        copy.falls = self.falls[:]
        copy.exits = self.exits[:]
        copy.score = self.score[:]
        copy.pile = self.pile
        copy.round = self.round
        copy.turns = self.turns
        copy.starter = self.starter
        copy.thrown = self.thrown
        copy.dice = self.dice[:]
        copy.agenda = self.agenda[:]
        copy.legal = self.legal
        return copy

    def observe(self, seat: int | None) -> HatchesState:
        return self.clone()

    # The contract

    def decision(self) -> Decision:
        """Kinds: `starter` and `dice` of chance; `decide`, `place` (active seat) and `answer` (the others)."""
        return _QUESTIONS[self.agenda[-1]] if self.agenda else OVER

    def actions(self) -> Sequence[Any]:
        """`Roll`, `Leave`; or the legal cells row by row, for the others followed by `Pass`."""
        phase = self.agenda[-1][0] if self.agenda else "over"
        if phase == "decide":
            return CHOICES
        if phase == "place":
            return [PLACES[bit] for bit in bits(self.legal)]
        if phase == "answer":
            places: list[Any] = [PLACES[bit] for bit in bits(self.legal)]
            places.append(PASS)
            return places
        return ()

    def check(self, action: Any) -> Refusal | None:
        return refusal(self, action)

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        if not trusted:
            reason = self.check(action)
            if reason is not None:
                raise IllegalAction(reason)
        return answer(self, action)

    def draw(self, source: Source) -> Any:
        return outcome(self, source)

    def position(self) -> Position:
        from felucca.model.hatches.position import write

        return write(self)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.score)

    def result(self) -> Result | None:
        """The end of the game, ties broken; no two seats share a place (rules: hatches 10)."""
        if self.agenda:
            return None
        ranks = [self.rank(seat) for seat in range(self.seats)]
        return Result(self.scores(), tuple(1 + sum(other > mine for other in ranks) for mine in ranks))

    def turn(self) -> int:
        return self.turns

    # What can be asked of the boards

    def rank(self, seat: int) -> tuple[int, int, int, bool, int]:
        """What is compared at the end, higher is better: points, closed hatches, falls, exit (rules: hatches 10.3)."""
        closed = self.closed[seat].bit_count()
        return self.score[seat], closed, -self.falls[seat], self.status[seat] == LEFT, self.exits[seat]

    def pool(self) -> int:
        """m: the pairs of dice still in the round (rules: hatches 3.7)."""
        return self.status.count(IN)

    def named(self, seat: int, active: int) -> int:
        """The cells that the last roll names for a seat: by any pair for the active one, else by its own
        (rules: hatches 6.4, 6.5)."""
        if seat != active:
            return NAMED[self.dice[seat]]
        cells = 0
        for pair in self.dice:
            cells |= NAMED[pair]
        return cells

    def reached_by(self, at: Cell) -> tuple[int, ...]:
        """The seats whose pair of the last roll names a cell."""
        bit = 1 << INDEX[at]
        return tuple([owner for owner, pair in enumerate(self.dice) if NAMED[pair] & bit])

    def free(self, seat: int) -> int:
        """The cells of a seat's board that any pair could fill now (rules: hatches 6)."""
        return free(self.opened[seat], self.closed[seat])

    def worth(self, closed: int) -> int:
        """Points for closed hatches, complete lines included (rules: hatches 10)."""
        return closed.bit_count() * POINTS_CLOSED + len(complete_lines(closed)) * self.rules.line_points


def _questions() -> dict[Frame, Decision]:
    """Every decision there is, by the frame that asks it."""
    found: dict[Frame, Decision] = {("starter",): Decision(None, "starter")}
    for seat in range(4):
        found["decide", seat] = Decision(seat, "decide")
        found["place", seat] = Decision(seat, "place")
        found["dice", seat] = Decision(None, "dice", (("active", seat),))
        for active in range(4):
            found["answer", seat, active] = Decision(seat, "answer", (("active", active),))
    return found


_QUESTIONS = _questions()
