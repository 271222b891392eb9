"""The exact answer to the last player's question, by value iteration: leave now or roll, alone in the round.

All boards that can come are listed layer by layer, one more open hatch in each, and valued from the last layer back.
A board is not built further where rolling cannot pay whatever comes: the chance of surviving a roll only falls, and
each roll adds one hatch and at most the lines that need no more hatches than have been added.
"""

from __future__ import annotations

from collections.abc import Callable

from felucca.model.hatches.grid import INDEX, LINES, PAIRS, VALUES, beside, bits, dead_pairs, free

MAX_BOARDS = 10_000
"""A problem with more boards is not solved."""


def legal_cells(opened: int, closed: int, a: int, b: int) -> list[int]:
    """The legal cells of a roll, in the words of the rules (rules: hatches 6)."""
    found = []
    for cell in {(a, b), (b, a)}:
        bit = 1 << INDEX[cell]
        if not (opened | closed) & bit and not beside(bit) & opened:
            found.append(bit)
    return found


def hopeless(opened: int, closed: int, worth: Callable[[int], float], ending: float, line_points: int) -> bool:
    """Whether no way of rolling on can be better than to stop. `ending`: what the end of the game may add at most."""
    survival = 1 - dead_pairs(opened, closed) / PAIRS
    stop, fallen = worth(opened | closed), worth(closed)
    both = opened | closed
    missing = [(line & ~both).bit_count() for line in LINES if line & ~both]
    count = free(opened, closed).bit_count()
    for added in range(1, count + 1):
        most = stop + added + line_points * sum(need <= added for need in missing) + ending
        alive = survival**added
        if alive * most + (1 - alive) * fallen > stop:
            return False
    return True


def value_of_rolling(
    opened: int, closed: int, worth: Callable[[int], float], ending: float, line_points: int
) -> float | None:
    """What a roll and the best play after it are worth, exactly; None where there are too many boards."""
    layers = [{opened}]
    going: list[set[int]] = []
    known = 0
    while layers[-1]:
        first = len(layers) == 1
        alive = {o for o in layers[-1] if first or not hopeless(o, closed, worth, ending, line_points)}
        going.append(alive)
        layers.append({o | 1 << bit for o in alive for bit in bits(free(o, closed))})
        known += len(layers[-1])
        if known > MAX_BOARDS:
            return None
    values: dict[int, float] = {}
    rolled = 0.0
    for layer, alive in zip(reversed(layers[:-1]), reversed(going), strict=True):
        for board in layer:
            stop = worth(board | closed)
            if board in alive:
                rolled = _rolled(board, closed, worth(closed), values)
                values[board] = max(stop, rolled)
            else:
                values[board] = stop
    return rolled


def _rolled(board: int, closed: int, fallen: float, values: dict[int, float]) -> float:
    total = 0.0
    for a in VALUES:
        for b in VALUES:
            cells = legal_cells(board, closed, a, b)
            total += max((values[board | bit] for bit in cells), default=fallen)
    return total / PAIRS
