"""Castles by judgement: a castle against four points, and which feature it takes. Rules: carcassonne 8."""

from __future__ import annotations

from felucca.ai.carcassonne_odds import Odds
from felucca.ai.carcassonne_value import line, monastery
from felucca.ai.chooser import Dice, Reason
from felucca.model.carcassonne.castles import surroundings
from felucca.model.carcassonne.components import MONASTERY_POINTS, TILE_POINTS_CITY
from felucca.model.carcassonne.faces import CITY, FIELD, MONASTERY, number
from felucca.model.carcassonne.moves import Castle, CastlePick, Cell
from felucca.model.carcassonne.state import CarcassonneState

SMALL_CITY = 4.0
UNKNOWN = 0.12
"""Chance that an empty cell of the surroundings brings a small feature that is completed."""
UNKNOWN_POINTS = 4.0


def castle_worth(state: CarcassonneState, odds: Odds, cells: tuple[Cell, Cell]) -> float:
    """Points to expect from a castle on two cells: the first feature completed beside it, if one ever is."""
    found: list[tuple[float, float]] = []
    site = {state.root(node) for node in _nodes(state, [number(cell) for cell in cells], CITY)}
    seen: set[int] = set()
    near = surroundings((number(cells[0]), number(cells[1])))
    for node in _nodes(state, [cell for cell in near if cell in state.cells]):
        root, kind = state.root(node), state.kind_of(node)
        if root in seen or kind == FIELD or root in site:
            continue
        seen.add(root)
        if kind == MONASTERY:
            found.append((monastery(state, odds, state.where[state.place_of(node)[0]])[1], float(MONASTERY_POINTS)))
        elif state.open[root]:
            found.append(_line_chance(state, odds, root, kind))
    late = odds.turns / (odds.turns + 3.0)
    empty = sum(cell not in state.cells for cell in near)
    found += [(UNKNOWN * late, UNKNOWN_POINTS)] * empty
    # The likeliest come first: a castle takes the first, not the best.
    worth, none_yet = 0.0, 1.0
    for chance, points in sorted(found, reverse=True):
        worth += none_yet * min(1.0, chance) * points
        none_yet *= 1.0 - min(1.0, chance)
    return worth


def _line_chance(state: CarcassonneState, odds: Odds, root: int, kind: int) -> tuple[float, float]:
    what = line(state, odds, root, kind == CITY)
    tiles = state.mask[root].bit_count() + len(what.cells)
    if kind == CITY:
        return what.finish, float(TILE_POINTS_CITY * (tiles + state.extra[root].bit_count()))
    return max(what.finish, 0.25 * odds.turns / (odds.turns + 4.0)), float(tiles)


def _nodes(state: CarcassonneState, cells: list[int], kind: int | None = None) -> list[int]:
    """The nodes of the tiles on these cells, of one kind or of all; a bridge only where one stands."""
    found = []
    for cell in sorted(cells):
        tile = state.cells[cell]
        face = state.rules.tiles.faces[state.faces[tile]]
        for k in range(len(face.claims)):
            if kind is None or face.kinds[k] == kind:
                found.append(state.bases[tile] + k)
    return found


def choose_castle(
    state: CarcassonneState, seat: int, sites: tuple[tuple[Cell, Cell], ...], noise: float, dice: Dice
) -> tuple[Castle, tuple[Reason, ...]]:
    """Build, or take the points, on the first open site: the others are asked about again."""
    odds = Odds(state)
    cells = sites[0]
    # The follower stays away until the castle is paid, and a castle is worth one point more to every field.
    away = odds.supply[min(state.supply[seat] + 1, len(odds.supply) - 1)] - odds.supply[state.supply[seat]]
    worth = castle_worth(state, odds, cells) - 0.5 * away + noise * (dice.random() - dice.random())
    site = cells[1] if len(sites) > 1 else None
    return Castle(worth > SMALL_CITY, site), (Reason("castle", round(worth - SMALL_CITY, 2)),)


def choose_pick(offers: tuple[tuple[int, str, tuple[Cell, ...]], ...]) -> tuple[CastlePick, tuple[Reason, ...]]:
    """The most valuable feature."""
    value = max(offer[0] for offer in offers)
    return CastlePick(value), (Reason("castle", float(value)),)
