"""Boards as bit masks: cell `a-b` is bit (a - 1) * 6 + (b - 1) (rules: hatches 3). All tables are made once."""

from __future__ import annotations

from felucca.model.hatches.components import GRID
from felucca.model.hatches.moves import Cell

VALUES = range(1, GRID + 1)
PAIRS = GRID * GRID
"""Ordered results of one pair of dice."""
CELLS: tuple[Cell, ...] = tuple((row, column) for row in VALUES for column in VALUES)
"""Bit -> cell."""
INDEX = {cell: bit for bit, cell in enumerate(CELLS)}
ALL = (1 << PAIRS) - 1
ROWS = tuple(((1 << GRID) - 1) << GRID * row for row in range(GRID))
COLUMNS = tuple(sum(1 << GRID * row + column for row in range(GRID)) for column in range(GRID))
LINES = (*ROWS, *COLUMNS)
"""The rows from top to bottom, then the columns from left to right."""
NAMED: dict[Cell | None, int] = {None: 0, **{(a, b): 1 << INDEX[a, b] | 1 << INDEX[b, a] for a, b in CELLS}}
"""The candidate cells of a pair of dice; None is a pair that was not rolled (rules: hatches 6)."""

_NOT_FIRST = ALL & ~COLUMNS[0]
_NOT_LAST = ALL & ~COLUMNS[-1]
_CHUNK = 12
_LOW = (1 << _CHUNK) - 1


def bits(cells: int) -> list[int]:
    """The bits of a mask, lowest first: the order of rows, then columns."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


def cells_of(mask: int) -> tuple[Cell, ...]:
    """The cells of a mask, row by row."""
    return tuple([CELLS[bit] for bit in bits(mask)]) if mask else ()


def beside(cells: int) -> int:
    """The cells that share an edge with one of these; the board does not wrap round (rules: hatches 3.2 to 3.4)."""
    sideways = (cells & _NOT_LAST) << 1 | (cells & _NOT_FIRST) >> 1
    return sideways | (cells << GRID & ALL) | cells >> GRID


def free(opened: int, closed: int) -> int:
    """The cells of a board on which a hatch may be put: empty, and beside no open one (rules: hatches 6 L1, L2)."""
    sideways = (opened & _NOT_LAST) << 1 | (opened & _NOT_FIRST) >> 1
    return ALL & ~(opened | closed | sideways | opened << GRID | opened >> GRID)


def _mirrored(chunk: int) -> tuple[int, ...]:
    """For every value of the chunk-th twelve bits its mirror image across the main diagonal."""
    images = [1 << INDEX[CELLS[bit][::-1]] for bit in range(_CHUNK * chunk, min(PAIRS, _CHUNK * (chunk + 1)))]
    table = [0]
    for image in images:
        table += [known | image for known in table]
    return tuple(table)


_MIRROR = tuple(_mirrored(chunk) for chunk in range(3))


def mirror(cells: int) -> int:
    """The cells b-a of all cells a-b."""
    low, middle, high = _MIRROR
    return low[cells & _LOW] | middle[cells >> _CHUNK & _LOW] | high[cells >> 2 * _CHUNK]


def dead_pairs(opened: int, closed: int) -> int:
    """Q: of the 36 results of a pair, those that name no free cell of the board (rules: hatches 13.1)."""
    open_cells = free(opened, closed)
    return PAIRS - (open_cells | mirror(open_cells)).bit_count()


def complete_lines(closed: int) -> list[int]:
    """The lines (index into `LINES`) on which every cell is closed (rules: hatches 10)."""
    if closed.bit_count() < GRID:
        return []
    return [number for number, line in enumerate(LINES) if line & closed == line]
