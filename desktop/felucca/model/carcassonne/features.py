"""What a board and its reader ask about features: whose it is, which tiles, what it is worth now."""

from __future__ import annotations

from typing import NamedTuple

from felucca.model.carcassonne.faces import AROUND, FIELD, MONASTERY, WHAT, cell_of, number
from felucca.model.carcassonne.moves import Cell
from felucca.model.carcassonne.scoring import end_value, owners, points, terms_of
from felucca.model.carcassonne.state import SEAT_BITS, CarcassonneState
from felucca.model.core.contract import Term


class Feature(NamedTuple):
    """A whole feature as a person would describe it.

    `segments` are its parts (cell, segment id); `cells` the tiles that count for its points (for a field the tiles of
    the cities it feeds); `points` what its owners would get if the game ended now, or get on completion if complete;
    `worth` what a completed feature pays: for a city or road as it stands, for a monastery always nine.
    """

    what: str
    segments: tuple[tuple[Cell, str], ...]
    cells: tuple[Cell, ...]
    complete: bool
    points: int
    terms: tuple[Term, ...]
    worth: int
    followers: tuple[int, ...]
    owners: tuple[int, ...]
    open_edges: int


def segments_of(state: CarcassonneState, root: int) -> tuple[tuple[Cell, str], ...]:
    """Every part of a feature, in the order of placement."""
    return tuple(
        state.segment_of(node)
        for node in range(len(state.parent))
        if state.mask[root] >> state.place_of(node)[0] & 1 and state.root(node) == root
    )


def feature(state: CarcassonneState, cell: Cell, segment: str) -> Feature:
    """The feature of a segment. Raises KeyError or ValueError where there is no such segment."""
    root = state.root(state.node_of(number(cell), segment))
    kind = state.kind_of(root)
    men = state.men[root]
    terms, cells = end_value(state, root, kind)
    if kind == MONASTERY:
        complete, gaps = len(cells) == len(AROUND) + 1, len(AROUND) + 1 - len(cells)
        worth = len(AROUND) + 1
    elif kind == FIELD:
        complete, gaps, worth = False, 0, points(terms)
    else:
        complete, gaps = not state.open[root], state.open[root]
        worth = points(terms_of(state, root, kind, True))
    return Feature(
        what=WHAT[kind],
        segments=segments_of(state, root),
        cells=cells,
        complete=complete,
        points=points(terms),
        terms=terms,
        worth=worth,
        followers=tuple(men >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1 for seat in range(state.seats)),
        owners=owners(men) if men else (),
        open_edges=gaps,
    )


def touched(state: CarcassonneState) -> tuple[Feature, ...]:
    """The features of the tile placed last, fields included, each once."""
    face = state.rules.tiles.faces[state.faces[-1]]
    roots: dict[int, str] = {}
    for k, segment in enumerate(face.ids[: len(face.claims)]):  # a bridge's spare segment is none before it is built
        roots.setdefault(state.root(state.bases[-1] + k), segment)
    at = cell_of(state.where[-1])
    return tuple(feature(state, at, segment) for segment in roots.values())


def last_placed(state: CarcassonneState) -> Cell | None:
    """The cell of the tile placed last; None while only the start tile lies there."""
    return cell_of(state.where[-1]) if len(state.where) > 1 else None


def active(state: CarcassonneState) -> int | None:
    """The seat whose turn it is, also while castles and auctions ask others; None before the first turn and at the end.

    A castle's payment belongs to the turn of the bazaar round in which it came due.
    """
    phases = (*state.rules.turn, "castle_wave")
    return next((frame[1] for frame in reversed(state.agenda) if frame[0] in phases), None)


def fields(state: CarcassonneState) -> tuple[Feature, ...]:
    """Every occupied field, for the view of who owns what."""
    roots = dict.fromkeys(state.root(node) for node in state.followers if state.kind_of(node) == FIELD)
    return tuple(feature(state, *state.segment_of(root)) for root in roots)
