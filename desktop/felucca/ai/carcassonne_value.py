"""One evaluation of Carcassonne, in points: what every seat may expect at the end of the game.

A feature is worth to its owners what it pays now and what it may still grow, by the odds of the bag; a follower is
worth what it may earn after coming home. Seats are weighed (own points plus, others' minus), so that a position is one
number. Placements are compared by what they change alone; `Outlook.after` equals a whole new `Outlook`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from felucca.ai.carcassonne_odds import Odds
from felucca.model.carcassonne.components import FIELD_CITY_POINTS
from felucca.model.carcassonne.faces import AROUND, CITY, FIELD, MONASTERY, NORTH, SOUTH, Face
from felucca.model.carcassonne.scoring import owners
from felucca.model.carcassonne.state import SEAT_BITS, CarcassonneState

BACK = 0.6
"""Share of a follower's worth in the supply that counts for one that may come home."""
GROWTH = 0.5
"""Tiles by which an open feature grows without being completed, for every edge that is likely to be closed."""
ROUND = 6
"""Decimals of a value. Versions of Python differ in the last bit of a sum, and equal moves must stay equal."""
FIELD_GROWTH = 0.3
"""Completed cities that an open field still meets, at the beginning of a game."""
FIELD_TRUST = 0.8
"""Share of a field's expectation that its owner keeps, at the beginning of a game."""


_NEAR = frozenset(across + down * SOUTH for across in range(-2, 3) for down in range(-2, 3))
"""From a monastery to every cell where a placement can change what surrounds it."""


@cache
def counts(men: int) -> tuple[tuple[int, int], ...]:
    """Seat and number of followers for a packed count."""
    found = []
    seat = 0
    while men:
        if men & 15:
            found.append((seat, men & 15))
        men >>= SEAT_BITS
        seat += 1
    return tuple(found)


class Line(NamedTuple):
    """A city or road: points to its owner at the end, chance to be completed, empty cells it depends on."""

    city: bool
    points: float
    finish: float
    cells: tuple[int, ...]


def line(state: CarcassonneState, odds: Odds, root: int, city: bool) -> Line:
    """What a city or road may become."""
    mask = state.mask[root]
    tiles = mask.bit_count()
    if city:
        tiles += state.extra[root].bit_count()
    if not state.open[root]:
        return Line(city, 2.0 * tiles if city else float(tiles), 1.0, ())
    finish, growth, found = 1.0, 0.0, []
    cells, where, faces, bases, parent = state.cells, state.where, state.faces, state.bases, state.parent
    frontier, all_faces, closed = state.frontier, odds.tiles.faces, odds.closed
    while mask:
        lowest = mask & -mask
        mask ^= lowest
        tile = lowest.bit_length() - 1
        cell, base = where[tile], bases[tile]
        for step, facing, _side, joins in all_faces[faces[tile]].edges:
            beside = cell + step
            if beside in cells or beside in found:
                continue
            node = base + joins[0]
            while parent[node] != node:
                node = parent[node]
            if node == root:
                found.append(beside)
                hope = closed(frontier[beside], facing)
                finish *= hope
                growth += hope
    if city:
        points = finish * 2 * (tiles + len(found)) + (1 - finish) * (tiles + GROWTH * growth)
    else:
        points = tiles + GROWTH * growth
    return Line(city, points, finish, tuple(found))


def monastery(state: CarcassonneState, odds: Odds, cell: int) -> tuple[float, float]:
    """Points to expect from the monastery on a cell, and the chance that it is completed."""
    cells, frontier = state.cells, state.frontier
    points, finish = 1.0, 1.0
    missing = 0
    for step in AROUND:
        beside = cell + step
        if beside in cells:
            points += 1.0
        else:
            missing += 1
            hope = odds.filled(frontier.get(beside, 0))
            points += hope
            finish *= hope
    if missing:
        finish *= odds.turns / (odds.turns + missing)
    return points, finish


class Field(NamedTuple):
    """An occupied field: its share of the total, and the cities (roots) it touches."""

    value: float
    cities: list[int]


class Part(NamedTuple):
    """What one occupied feature gives to a total: by its points, and by followers that may come home from it."""

    kind: int
    root: int
    points: float
    home: float


class View(NamedTuple):
    """A state one placement after that of an outlook: what is still as it was, and what is new."""

    state: CarcassonneState
    nodes: int
    """Nodes before the placement; those from here on are new."""
    changed: tuple[int, ...]
    """The cells whose lines are no longer what they were."""
    fresh: dict[int, Line]
    supply: list[int]
    """Followers of each seat once all that is complete has been paid."""


class Outlook:
    """The evaluation of a state with the seats' weights; in `total` a completed feature counts as paid."""

    def __init__(self, state: CarcassonneState, odds: Odds, weights: Sequence[float]) -> None:
        self.state = state
        self.odds = odds
        self.weights = weights
        table = odds.supply
        self._home = BACK * (table[4] - table[2]) / 2
        self._shares: dict[int, float] = {0: 0.0}
        self._homes: dict[int, float] = {0: 0.0}
        self._lines: dict[int, Line] = {}
        self._values: dict[int, float] = {}
        self._users: dict[int, list[int]] = {}
        self._fields: dict[int, Field] = {}
        self._monks: dict[int, float] = {}
        self._view = View(state, len(state.parent), (), {}, state.supply[:])
        for root in dict.fromkeys(state.root(node) for node in state.followers):
            kind = state.kind_of(root)
            if kind == FIELD:
                self._fields[root] = self._field(self._view, root, state.men[root])
            elif kind == MONASTERY:
                self._monks[state.where[state.place_of(root)[0]]] = self._monk(self._view, root)
            else:
                self._values[root] = self._worth(self._view, root, self._line(root, kind == CITY))
        self._paid = sum(weight * points for weight, points in zip(weights, state.score, strict=True))
        self._paid += sum(self._values.values())
        self.total = self._paid + sum(field.value for field in self._fields.values()) + sum(self._monks.values())
        self.total += self._supply(self._view)

    def claims(self, seat: int) -> list[tuple[float, int]]:
        """The value after each claim that a seat can make on the last tile, as (value, place in the face or -1)."""
        return self._claims(self._view, seat, self.total, self.state.supply[seat])

    def after(self, cell: int, face_number: int, seat: int) -> list[tuple[float, int]]:
        """The same after a placement: the list begins with no claim."""
        before = self.state
        state = before.clone()
        state.put(cell, face_number)
        changed = (cell, cell + 1, cell - 1, cell + NORTH, cell + SOUTH)
        view = View(state, len(before.parent), changed, {}, state.supply)
        supply = before.supply[seat]
        total = self._paid
        parent, men = state.parent, state.men
        touched: dict[int, None] = {}
        for at in changed:
            for old in self._users.get(at, ()):
                touched[old] = None
        for old in touched:
            value = self._values.get(old)
            if value is None:
                continue
            total -= value
            root = old
            while parent[root] != root:
                root = parent[root]
            if root not in view.fresh:
                what = view.fresh[root] = line(state, self.odds, root, self._lines[old].city)
                total += self._worth(view, root, what) if men[root] else 0.0
        total += self._fields_after(view, touched) + self._monks_after(view) + self._supply(view)
        return self._claims(view, seat, total, supply)

    def _fields_after(self, view: View, touched: Mapping[int, None]) -> float:
        """The fields of a view: as they were, where neither they nor their cities were touched."""
        state, before = view.state, self.state
        value = 0.0
        done: list[int] = []
        for old, field in self._fields.items():
            root = old
            while state.parent[root] != root:
                root = state.parent[root]
            same = state.extra[root] == before.extra[old] and state.men[root] == before.men[old]
            if same and not any(city in touched for city in field.cities):
                value += field.value
            elif root not in done:
                done.append(root)
                value += self._field(view, root, state.men[root]).value
        return value

    def _monks_after(self, view: View) -> float:
        """The monasteries of a view: as they were, where no cell around them was touched."""
        placed = view.changed[0]
        return sum(
            self._monk(view, view.state.monks[cell]) if placed - cell in _NEAR else value
            for cell, value in self._monks.items()
        )

    def _claims(self, view: View, seat: int, total: float, supply: int) -> list[tuple[float, int]]:
        found = [(round(total, ROUND), -1)]
        if not supply:
            return found
        state = view.state
        face: Face = self.odds.tiles.faces[state.faces[-1]]
        base = state.bases[-1]
        mine = 1 << SEAT_BITS * seat
        table = self.odds.supply
        count = view.supply[seat]
        spent = self.weights[seat] * (table[count - 1] - table[count])
        for k, kind in enumerate(face.kinds[: len(face.claims)]):
            root = state.root(base + k)
            if state.men[root]:
                continue
            if kind == FIELD:
                value = spent + self._field(view, root, mine).value
            elif kind == MONASTERY:
                points, finish = monastery(state, self.odds, state.where[-1])
                value = self.weights[seat] * points
                if finish < 1.0:
                    value += finish * self.home(mine) + spent
            else:
                what = self._line_of(view, root, kind == CITY)
                value = self.share(mine) * what.points
                if what.cells:
                    value += what.finish * self.home(mine) + spent
            found.append((round(total + value, ROUND), k))
        return found

    def parts(self) -> list[Part]:
        """Every occupied feature with its share of the total, in the order in which followers were placed."""
        state, men = self.state, self.state.men
        found = []
        for root in dict.fromkeys(state.root(node) for node in state.followers):
            kind = state.kind_of(root)
            if kind == FIELD:
                found.append(Part(kind, root, self._fields[root].value, 0.0))
                continue
            if kind == MONASTERY:
                points, finish = monastery(state, self.odds, state.where[state.place_of(root)[0]])
            else:
                _city, points, finish, _cells = self._line(root, kind == CITY)
            found.append(Part(kind, root, self.share(men[root]) * points, finish * self.home(men[root])))
        return found

    # What the total is made of

    def share(self, men: int) -> float:
        """The sum of the weights of the seats that would be paid."""
        known = self._shares.get(men)
        if known is None:
            known = self._shares[men] = sum(self.weights[seat] for seat in owners(men))
        return known

    def home(self, men: int) -> float:
        """What it is worth that these followers come home, by weights."""
        known = self._homes.get(men)
        if known is None:
            known = self._homes[men] = self._home * sum(self.weights[seat] * count for seat, count in counts(men))
        return known

    def _line(self, root: int, city: bool) -> Line:
        """A line of the state of this outlook, remembered."""
        known = self._lines.get(root)
        if known is None:
            known = self._lines[root] = line(self.state, self.odds, root, city)
            for cell in known.cells:
                self._users.setdefault(cell, []).append(root)
        return known

    def _line_of(self, view: View, root: int, city: bool) -> Line:
        """A line of a view: as it was where the placement did not touch it."""
        known = view.fresh.get(root)
        if known is None:
            if root < view.nodes:
                known = self._line(root, city)
                if not any(cell in known.cells for cell in view.changed):
                    return known
            known = view.fresh[root] = line(view.state, self.odds, root, city)
        return known

    def _worth(self, view: View, root: int, what: Line) -> float:
        """What an occupied line is worth; a complete one sends its followers home."""
        men = view.state.men[root]
        if what.cells:
            return self.share(men) * what.points + what.finish * self.home(men)
        for seat, count in counts(men):
            view.supply[seat] += count
        return self.share(men) * what.points

    def _field(self, view: View, root: int, men: int) -> Field:
        """What a field is worth: completed cities, those that may be, and some that are not there yet."""
        state = view.state
        parent, open_ = state.parent, state.open
        bits = state.extra[root]
        expected = 0.0
        cities: list[int] = []
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            city = lowest.bit_length() - 1
            while parent[city] != city:
                city = parent[city]
            if city not in cities:
                cities.append(city)
                expected += self._line_of(view, city, True).finish if open_[city] else 1.0
        late = self.odds.late
        expected += FIELD_GROWTH * late
        return Field(self.share(men) * FIELD_CITY_POINTS * expected * (1.0 - (1.0 - FIELD_TRUST) * late), cities)

    def _monk(self, view: View, node: int) -> float:
        """What an occupied monastery is worth; a complete one sends its follower home."""
        state = view.state
        men = state.men[node]
        points, finish = monastery(state, self.odds, state.where[state.place_of(node)[0]])
        if finish < 1.0:
            return self.share(men) * points + finish * self.home(men)
        for seat, count in counts(men):
            view.supply[seat] += count
        return self.share(men) * points

    def _supply(self, view: View) -> float:
        table = self.odds.supply
        return sum(weight * table[count] for weight, count in zip(self.weights, view.supply, strict=True))
