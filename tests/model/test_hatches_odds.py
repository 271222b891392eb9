"""The odds are the exact count over all rolls (rules: hatches 13.1)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from felucca.model.core import games
from felucca.model.core.chance import RandomSource
from felucca.model.hatches.grid import ALL, CELLS, INDEX, VALUES, beside, bits, cells_of, dead_pairs, free, mirror
from felucca.model.hatches.moves import Dice
from felucca.model.hatches.odds import dead, fall_chance, fall_chance_after, place_chance
from felucca.model.hatches.rules import FALLEN, IN, LEFT
from felucca.model.hatches.state import HatchesState

GAME = games.find("hatches")
PAIRS = list(product(VALUES, VALUES))


def played(seed: int, seats: int, wanted: int) -> list[HatchesState]:
    """Positions of a random game in which the active player is about to roll, with hatches on his board."""
    rng, found = Random(seed), []
    state = GAME.new(seats, {})
    assert isinstance(state, HatchesState)
    while state.result() is None and len(found) < wanted:
        decision = state.decision()
        if decision.kind == "decide":
            seat = decision.seat
            assert seat is not None
            if state.opened[seat].bit_count() > 2:
                found.append(state.clone())
            state.apply(state.actions()[rng.random() < 0.15])
        elif decision.seat is None:
            state.apply(state.draw(RandomSource(rng)))
        else:
            state.apply(rng.choice(list(state.actions())))
    return found


def falls(state: HatchesState, rolls: list[tuple[tuple[int, int], ...]]) -> int:
    """How many of these rolls end in a fall of the active player, by the rules themselves."""
    count = 0
    state = state.clone()
    state.apply(state.actions()[0], trusted=True)
    for pairs in rolls:
        after = state.clone()
        events = after.apply(Dice(pairs), trusted=True)
        count += any(event.kind == "fell" for event in events)
    return count


@pytest.mark.parametrize("seed", range(6))
def test_one_pair_is_counted(seed: int) -> None:
    for state in played(seed, 2, 6):
        seat = state.decision().seat
        assert seat is not None
        state.status = [IN if other == seat else LEFT for other in range(2)]
        count = falls(state, [(pair,) for pair in PAIRS])
        assert count == dead(state, seat)
        assert fall_chance(state, seat) == count / 36
        assert place_chance(state, seat) == 1 - count / 36


@pytest.mark.parametrize("seed", range(3))
def test_two_pairs_are_counted(seed: int) -> None:
    for state in played(seed, 2, 3):
        seat = state.decision().seat
        assert seat is not None
        state.status = [IN, IN]
        assert fall_chance(state, seat) == falls(state, list(product(PAIRS, PAIRS))) / 36**2


def test_three_pairs_are_counted() -> None:
    """On a board so full that each of the 36³ rolls matters."""
    closed = [f"{row}-{column}" for row, column in CELLS if row != 6 and (row + column) % 3]
    position = {"seats": 3, "boards": [{"open": ["6-2", "3-3"], "closed": closed}, {}, {}]}
    state = GAME.read(position)
    assert isinstance(state, HatchesState)
    named = {pair: state.free(0) & (1 << INDEX[pair] | 1 << INDEX[pair[::-1]]) for pair in PAIRS}
    count = sum(not (named[a] or named[b] or named[c]) for a, b, c in product(PAIRS, PAIRS, PAIRS))
    assert 0 < count < 36**3
    assert fall_chance(state, 0) == pytest.approx(count / 36**3, abs=1e-15)


def test_a_cell_to_come_is_counted() -> None:
    for state in played(7, 3, 5):
        seat = state.decision().seat
        assert seat is not None
        for bit in bits(state.free(seat)):
            after = state.clone()
            after.opened[seat] |= 1 << bit
            assert fall_chance_after(state, seat, CELLS[bit]) == fall_chance(after, seat)


def test_who_is_out_cannot_fall() -> None:
    state = GAME.read({"seats": 2, "boards": [{"open": ["3-3"]}, {}], "status": ["left", "in"]})
    assert isinstance(state, HatchesState)
    assert (fall_chance(state, 0), place_chance(state, 0), fall_chance_after(state, 0, (1, 1))) == (0.0, 0.0, 0.0)
    state.status[0] = FALLEN
    assert fall_chance(state, 0) == 0.0


def neighbours(row: int, column: int) -> set[tuple[int, int]]:
    around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return {cell for cell in around if cell in INDEX}


def test_masks_are_what_the_rules_say() -> None:
    rng = Random(5)
    for cell in CELLS:
        assert set(cells_of(beside(1 << INDEX[cell]))) == neighbours(*cell)
        assert cells_of(mirror(1 << INDEX[cell])) == (cell[::-1],)
    for _ in range(200):
        opened = sum(1 << bit for bit in rng.sample(range(36), rng.randrange(8)))
        closed = sum(1 << bit for bit in rng.sample(range(36), rng.randrange(20))) & ~opened
        taken, barred = set(cells_of(opened | closed)), {n for at in cells_of(opened) for n in neighbours(*at)}
        legal = [cell for cell in CELLS if cell not in taken and cell not in barred]
        assert list(cells_of(free(opened, closed))) == legal
        assert dead_pairs(opened, closed) == sum((a, b) not in legal and (b, a) not in legal for a, b in PAIRS)
    assert mirror(ALL) == ALL


@pytest.mark.parametrize(("cell", "results"), [((1, 1), 3), ((6, 6), 3), ((2, 2), 5), ((1, 2), 2), ((2, 5), 0)])
def test_one_hatch_on_an_empty_board(cell: tuple[int, int], results: int) -> None:
    """The table of rules 13.1."""
    assert dead_pairs(1 << INDEX[cell], 0) == results
