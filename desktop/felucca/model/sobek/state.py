"""The state of a game of Sobek: small lists of counts by kind of card, cheap to copy.

Nothing of the future is in it. The deck, the unused green cards and the characters that lie face down are one bag:
what nobody has seen; which character a face-down card is, chance says when a hand or pile gets it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from felucca.model.core.chance import Source
from felucca.model.core.contract import Decision, IllegalAction, Position, Refusal, Result, State
from felucca.model.sobek import knowledge
from felucca.model.sobek.components import (
    BACK_OF,
    CHARACTERS,
    COPIES,
    CURSE_COUNTS_AS,
    CURSE_SCARABS,
    EVENTS_PER_ROUND,
    GOOD,
    GOODS,
    ORANGE,
    SCARABS,
    SIZE,
    UNKNOWN,
)
from felucca.model.sobek.phase import CHANCES
from felucca.model.sobek.phases import PHASES
from felucca.model.sobek.sets import worth

OVER = Decision(None, "over")
GAME_OVER = Refusal("game_over")
_WITH_SCARABS = [(kind, scarabs) for kind, scarabs in enumerate(SCARABS) if scarabs]
GOOD_COUNT = len(GOODS)
Frame = tuple[Any, ...]
"""One entry of the agenda: phase, seat, facts. Plain data."""
Laid = tuple[tuple[int, tuple[int, ...]], ...]
"""Horizontal sets: good and kinds of each."""


class Switches(NamedTuple):
    """The disputed points (rules: sobek 3, H6), with their defaults."""

    amulets_only_set: str = "addition"
    horizontal_may_use_characters: bool = True
    priest_takes_characters: str = "choice"
    event_pick_mandatory: bool = True
    final_tiebreak: str = "corruption"
    show_opponent_corruption_count: bool = False


class SobekState(State):
    """See the module. Cards of a hand, a pile or the bag are counts by kind, unknown cards as the last three kinds."""

    __slots__ = (
        "agenda",
        "aside",
        "bag",
        "curses",
        "deck",
        "discard",
        "drawn",
        "hands",
        "laid",
        "left",
        "looked",
        "market",
        "piles",
        "points",
        "prosperity",
        "round",
        "seats",
        "seen",
        "sets",
        "switches",
        "tokens",
        "told",
        "turns",
        "used",
    )

    def __init__(self, seats: int, switches: Switches) -> None:
        self.seats = seats
        self.switches = switches
        self.round = 1
        self.turns = 0
        self.points = [0] * seats
        """Positions on the track, 0 or more, beyond 100 on the second lap (rules: sobek 2.6)."""
        self.drawn = [0] * len(CHANCES)
        """How many outcomes of each kind of chance there have been."""
        self.agenda: list[Frame] = []
        """What is still to be done; the next frame stands last."""
        self.collect()

    def collect(self) -> None:
        """All cards and tokens back into the box, as before a round (rules: sobek 4.2 step 1)."""
        seats = self.seats
        self.market: list[int] = []
        """The row, front first: kinds, or `UNKNOWN + ORANGE` for a face-down character."""
        self.deck = 0
        """How many cards there are in the deck."""
        self.bag = bytearray((*COPIES, 0, 0, 0))
        """What nobody, or in an observation the observer, has seen; face-down market cards are among it."""
        self.discard = bytearray(SIZE)
        self.hands = [bytearray(SIZE) for _ in range(seats)]
        self.piles = [bytearray(SIZE) for _ in range(seats)]
        self.seen = ([bytearray(SIZE) for _ in range(seats)], [bytearray(SIZE) for _ in range(seats)])
        """What everybody knows of hands and of piles, at least; see `knowledge`."""
        self.told: tuple[tuple[int, int, int, int], ...] = ()
        self.sets: list[tuple[int, ...]] = [()] * (seats * GOOD_COUNT)
        """Kinds in the vertical sets, at seat * 6 + good; empty: no such set."""
        self.prosperity = [0] * (seats * GOOD_COUNT)
        self.curses = [0] * seats
        self.tokens: tuple[int, ...] | None = None
        """Counts of the tokens left by token, None as long as nobody, or the observer, has looked at them."""
        self.left = EVENTS_PER_ROUND
        """How many tokens are left."""
        self.used: tuple[int, ...] = ()
        """The tokens used in this round, in their order."""
        self.looked = 0
        """A bit for every seat that has looked at the tokens."""
        self.aside: list[tuple[int, ...] | None] = [()] * seats
        """Cards chosen for the Scribe that have not moved yet; None in an observation: unknown."""
        self.laid: list[Laid | None] = [()] * seats
        """Horizontal sets; None in an observation: unknown."""

    # Copies and observations

    def clone(self) -> SobekState:
        copy = SobekState.__new__(SobekState)
        copy.seats = self.seats
        copy.switches = self.switches
        copy.round = self.round
        copy.turns = self.turns
        copy.points = self.points[:]
        copy.drawn = self.drawn[:]
        copy.agenda = self.agenda[:]
        copy.market = self.market[:]
        copy.deck = self.deck
        copy.bag = self.bag[:]
        copy.discard = self.discard[:]
        copy.hands = [cards[:] for cards in self.hands]
        copy.piles = [cards[:] for cards in self.piles]
        hands, piles = self.seen
        copy.seen = ([cards[:] for cards in hands], [cards[:] for cards in piles])
        copy.told = self.told
        copy.sets = self.sets[:]
        copy.prosperity = self.prosperity[:]
        copy.curses = self.curses[:]
        copy.tokens = self.tokens
        copy.left = self.left
        copy.used = self.used
        copy.looked = self.looked
        copy.aside = self.aside[:]
        copy.laid = self.laid[:]
        return copy

    def observe(self, seat: int | None) -> SobekState:
        return knowledge.observe(self, seat)

    def position(self) -> Position:
        from felucca.model.sobek.position import write

        return write(self)

    # The contract

    def decision(self) -> Decision:
        if not self.agenda:
            return OVER
        frame = self.agenda[-1]
        return PHASES[frame[0]].decision(self, frame)

    def actions(self) -> Sequence[Any]:
        if not self.agenda:
            return ()
        frame = self.agenda[-1]
        return PHASES[frame[0]].actions(self, frame)

    def check(self, action: Any) -> Refusal | None:
        if not self.agenda:
            return GAME_OVER
        frame = self.agenda[-1]
        return PHASES[frame[0]].check(self, frame, action)

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        if not trusted:
            refusal = self.check(action)
            if refusal is not None:
                raise IllegalAction(refusal)
        events: list[Any] = []
        agenda = self.agenda
        frame = agenda.pop()
        PHASES[frame[0]].apply(self, frame, action, events)
        while agenda:
            frame = agenda[-1]
            phase = PHASES[frame[0]]
            if not phase.automatic or (phase.reveals and not phase.ready(self, frame)):
                break
            agenda.pop()
            phase.run(self, frame, events)
        return events

    def draw(self, source: Source) -> Any:
        if not self.agenda:
            raise ValueError("chance is not asked")
        frame = self.agenda[-1]
        return PHASES[frame[0]].draw(self, frame, source)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def result(self) -> Result | None:
        """The furthest marker wins; among equals lower corruption, if so agreed (rules: sobek 11)."""
        if self.agenda:
            return None
        ranks = [(-points, 0) for points in self.points]
        if self.switches.final_tiebreak == "corruption":
            ranks = [(-self.points[seat], self.corruption(seat)[0]) for seat in range(self.seats)]
        return Result(tuple(self.points), tuple(1 + sum(other < own for other in ranks) for own in ranks))

    def turn(self) -> int:
        return self.turns

    # Chance

    def pick(self, source: Source, chance: int, offset: int, weights: Sequence[int]) -> int:
        """The outcome number `offset` from now of a kind of chance; drawing changes nothing."""
        return source.pick(CHANCES[chance], self.drawn[chance] + offset, weights)

    # What can be asked of a state, or of an observation

    def backs(self, seat: int) -> tuple[int, int, int]:
        """How many green, beige and orange backs a hand shows."""
        return _backs(self.hands[seat])

    def hand_size(self, seat: int) -> int:
        """Cards in hand, those chosen in secret left out where they are known."""
        return sum(self.hands[seat])

    def set_of(self, seat: int, good: str) -> tuple[int, ...]:
        """The kinds of card in a vertical set; empty where there is none."""
        return self.sets[seat * GOOD_COUNT + GOOD[good]]

    def set_worth(self, seat: int, good: int) -> tuple[int, int]:
        """Scarabs and cards of a vertical set, Prosperity included; their product is its value."""
        at = seat * GOOD_COUNT + good
        return worth(self.sets[at], self.prosperity[at])

    def corruption(self, seat: int) -> tuple[int, int]:
        """Corruption cards with curses, and scarabs among them (rules: sobek 10.1 step 5)."""
        pile, curses = self.piles[seat], self.curses[seat]
        scarabs = sum([pile[kind] * scarabs for kind, scarabs in _WITH_SCARABS])
        return sum(pile) + curses * CURSE_COUNTS_AS, scarabs + curses * CURSE_SCARABS

    def face_down(self) -> int:
        """How many cards of the market, or on their way from it, are characters that nobody has seen."""
        count = self.market.count(UNKNOWN + ORANGE)
        if self.agenda and self.agenda[-1][0] == "reveal":
            count += sum(self.agenda[-1][2:])
        return count

    def unseen_characters(self) -> int:
        """How many characters there are in the bag."""
        return sum([self.bag[kind] for kind in CHARACTERS])


def _backs(cards: bytearray) -> tuple[int, int, int]:
    counts = [0, 0, 0]
    for kind, count in enumerate(cards):
        counts[BACK_OF[kind]] += count
    return counts[0], counts[1], counts[2]
