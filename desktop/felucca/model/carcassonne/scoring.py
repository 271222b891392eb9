"""Points: completed features during the game (rules: carcassonne 5) and all that is left at the end (7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from felucca.model.carcassonne.components import (
    MONASTERY_POINTS,
    PENNANT_POINTS_CITY,
    TILE_POINTS_CITY,
    TILE_POINTS_ROAD,
    UNFINISHED_PENNANT_POINTS,
    UNFINISHED_TILE_POINTS,
)
from felucca.model.carcassonne.faces import AROUND, CITY, FIELD, MONASTERY, WHAT, cell_of
from felucca.model.carcassonne.moves import Cell, Completed, Returned
from felucca.model.carcassonne.state import SEAT_BITS, CarcassonneState
from felucca.model.core.contract import Scored, Term

_SEAT = (1 << SEAT_BITS) - 1


@lru_cache(maxsize=4096)
def owners(men: int) -> tuple[int, ...]:
    """The seats with the most followers in a packed count (rules: carcassonne 1.7)."""
    counts = []
    while men:
        counts.append(men & _SEAT)
        men >>= SEAT_BITS
    most = max(counts, default=0)
    return tuple(seat for seat, count in enumerate(counts) if count == most)


def terms_of(state: CarcassonneState, root: int, kind: int, complete: bool) -> tuple[Term, ...]:
    """The value of a city or road as an expression (rules: carcassonne 5.2, 5.3, 7.2)."""
    tiles = state.mask[root].bit_count()
    if kind != CITY:
        return (Term("tile", tiles, TILE_POINTS_ROAD if complete else UNFINISHED_TILE_POINTS),)
    term = Term("tile", tiles, TILE_POINTS_CITY if complete else UNFINISHED_TILE_POINTS)
    pennants = state.extra[root].bit_count()
    if not pennants:
        return (term,)
    return term, Term("pennant", pennants, PENNANT_POINTS_CITY if complete else UNFINISHED_PENNANT_POINTS)


def points(terms: tuple[Term, ...]) -> int:
    """The sum of an expression."""
    return sum(count * each for _what, count, each in terms)


def pay(
    state: CarcassonneState, men: int, what: str, terms: tuple[Term, ...], cells: tuple[Cell, ...], events: list[Any]
) -> None:
    """Every owner gets the full value, the others nothing (rules: carcassonne 5.1)."""
    value = points(terms)
    if value:
        for seat in owners(men):
            state.score[seat] += value
            events.append(Scored(seat, value, what, terms, cells))


def send_home(state: CarcassonneState, root: int, events: list[Any]) -> None:
    """All followers of a feature go back to their supplies (rules: carcassonne 5.1)."""
    for node in [node for node in state.followers if state.root(node) == root]:
        seat = state.followers.pop(node)
        state.supply[seat] += 1
        cell, segment = state.segment_of(node)
        events.append(Returned(seat, cell, segment))
    state.men[root] = 0


def neighbours(state: CarcassonneState, cell: int) -> tuple[Cell, ...]:
    """The cells with tiles among a cell and the eight around it."""
    return (cell_of(cell), *(cell_of(cell + step) for step in AROUND if cell + step in state.cells))


def score_placement(state: CarcassonneState, events: list[Any]) -> list[int]:
    """Pay and clear what the last tile completed (rules: carcassonne 5.5); the roots of these cities and roads."""
    face = state.rules.tiles.faces[state.faces[-1]]
    base = state.bases[-1]
    done: list[int] = []
    for k in face.lines:
        root = state.root(base + k)
        if state.open[root] or root in done or any(blocked(state, root) for blocked in state.rules.blocked):
            continue
        done.append(root)
        complete_line(state, root, face.kinds[k], events)
    if state.monks:
        complete_monasteries(state, events)
    return done


def complete_line(state: CarcassonneState, root: int, kind: int, events: list[Any]) -> None:
    """A city or road has just been completed."""
    cells = state.cells_in(state.mask[root])
    events.append(Completed(WHAT[kind], cells))
    men = state.men[root]
    if men:
        pay(state, men, WHAT[kind], terms_of(state, root, kind, True), cells, events)
        send_home(state, root, events)


def complete_monasteries(state: CarcassonneState, events: list[Any]) -> None:
    """Nine points for a monastery with all eight neighbours (rules: carcassonne 5.4)."""
    placed = state.where[-1]
    for cell, node in list(state.monks.items()):
        if cell != placed and cell - placed not in AROUND:
            continue
        if any(cell + step not in state.cells for step in AROUND):
            continue
        cells = neighbours(state, cell)
        events.append(Completed(WHAT[MONASTERY], cells))
        pay(state, state.men[node], WHAT[MONASTERY], (Term("tile", MONASTERY_POINTS, 1),), cells, events)
        del state.monks[cell]
        send_home(state, node, events)


def field_cities(state: CarcassonneState, root: int) -> list[int]:
    """The completed cities (roots) that a field touches, each once (rules: carcassonne 7.3)."""
    touched = state.extra[root]
    found: dict[int, None] = {}
    while touched:
        lowest = touched & -touched
        city = state.root(lowest.bit_length() - 1)
        if not state.open[city]:
            found[city] = None
        touched ^= lowest
    return list(found)


def end_value(state: CarcassonneState, root: int, kind: int) -> tuple[tuple[Term, ...], tuple[Cell, ...]]:
    """What a feature would pay at the end of the game, and for which cells (rules: carcassonne 7.2, 7.3)."""
    if kind == FIELD:
        cities = field_cities(state, root)
        tiles = 0
        for city in cities:
            tiles |= state.mask[city]
        return state.rules.cities_for_fields(state, cities), state.cells_in(tiles)
    if kind == MONASTERY:
        tile, _ = state.place_of(root)
        cells = neighbours(state, state.where[tile])
        return (Term("tile", len(cells), UNFINISHED_TILE_POINTS),), cells
    return terms_of(state, root, kind, not state.open[root]), state.cells_in(state.mask[root])


def score_end(state: CarcassonneState, events: list[Any]) -> None:
    """Pay every occupied feature (rules: carcassonne 7.2, 7.3) and send everybody home."""
    roots = dict.fromkeys(state.root(node) for node in state.followers)
    state.monks.clear()
    for root in roots:
        kind = state.kind_of(root)
        terms, cells = end_value(state, root, kind)
        pay(state, state.men[root], WHAT[kind], terms, cells, events)
        send_home(state, root, events)
