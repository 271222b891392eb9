"""One evaluation of Carcassonne, in points: what every seat may expect at the end of the game.

A feature is worth to its owners what it pays now and what it may still grow, by the odds of the bag; a follower is
worth what it may earn after coming home. Seats are weighed (own points plus, others' minus), so that a position is one
number. Placements are compared by what they change alone; `Outlook.after` equals a whole new `Outlook`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from felucca.ai.carcassonne_odds import Odds
from felucca.model.carcassonne.components import FIELD_CITY_POINTS, MONASTERY_POINTS
from felucca.model.carcassonne.faces import AROUND, CITY, FIELD, MONASTERY, STEPS, Face
from felucca.model.carcassonne.scoring import owners
from felucca.model.carcassonne.state import SEAT_BITS, CarcassonneState

BACK = 0.6
"""Share of a follower's worth in the supply that counts for one that may come home."""
FIELD_GROWTH = 0.3
"""Completed cities that an open field still meets, at the beginning of a game."""
FIELD_TRUST = 0.8
"""Share of a field's expectation that its owner keeps, at the beginning of a game."""


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
        points = finish * 2 * (tiles + len(found)) + (1 - finish) * (tiles + growth)
    else:
        points = tiles + growth
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
        self._fields: list[int] = []
        self._view = View(state, len(state.parent), (), {}, state.supply[:])
        for root in dict.fromkeys(state.root(node) for node in state.followers):
            kind = state.kind_of(root)
            if kind == FIELD:
                self._fields.append(root)
            elif kind != MONASTERY:
                self._values[root] = self._worth(self._view, root, self._line(root, kind == CITY))
        self._paid = sum(weight * points for weight, points in zip(weights, state.score, strict=True))
        self._paid += sum(self._values.values())
        self.total = self._paid + self._rest(self._view)

    def claims(self, seat: int) -> list[tuple[float, int]]:
        """The value after each claim that a seat can make on the last tile, as (value, place in the face or -1)."""
        return self._claims(self._view, seat, self.total, self.state.supply[seat])

    def after(self, cell: int, face_number: int, seat: int) -> list[tuple[float, int]]:
        """The same after a placement: the list begins with no claim."""
        before = self.state
        state = before.clone()
        state.put(cell, face_number)
        changed = (cell, cell + 1, cell - 1, cell + STEPS[0], cell + STEPS[2])
        view = View(state, len(before.parent), changed, {}, state.supply)
        supply = before.supply[seat]
        paid = self._paid
        parent, men = state.parent, state.men
        seen = []
        for at in changed:
            for old in self._users.get(at, ()):
                value = self._values.get(old)
                if value is None:
                    continue
                root = old
                while parent[root] != root:
                    root = parent[root]
                if old not in seen:
                    seen.append(old)
                    paid -= value
                if root not in view.fresh:
                    what = view.fresh[root] = line(state, self.odds, root, self._lines[old].city)
                    paid += self._worth(view, root, what) if men[root] else 0.0
        return self._claims(view, seat, paid + self._rest(view), supply)

    def _claims(self, view: View, seat: int, total: float, supply: int) -> list[tuple[float, int]]:
        found = [(total, -1)]
        if not supply:
            return found
        state = view.state
        face: Face = self.odds.tiles.faces[state.faces[-1]]
        base = state.bases[-1]
        mine = 1 << SEAT_BITS * seat
        table = self.odds.supply
        count = view.supply[seat]
        spent = self.weights[seat] * (table[count - 1] - table[count])
        for k, kind in enumerate(face.kinds):
            root = state.root(base + k)
            if state.men[root]:
                continue
            if kind == FIELD:
                value = spent + self._field(view, root, mine)
            elif kind == MONASTERY:
                points, finish = monastery(state, self.odds, state.where[-1])
                value = self.weights[seat] * (points + finish * self._home) + spent
                if points == MONASTERY_POINTS and finish == 1.0:
                    value = self.weights[seat] * points
            else:
                what = self._line_of(view, root, kind == CITY)
                value = self.share(mine) * what.points
                if what.cells:
                    value += what.finish * self.home(mine) + spent
            found.append((total + value, k))
        return found

    def parts(self) -> list[Part]:
        """Every occupied feature with its share of the total, in the order in which followers were placed."""
        state, men = self.state, self.state.men
        found = []
        for root in dict.fromkeys(state.root(node) for node in state.followers):
            kind = state.kind_of(root)
            if kind == FIELD:
                found.append(Part(kind, root, self._field(self._view, root, men[root]), 0.0))
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

    def _field(self, view: View, root: int, men: int) -> float:
        """What a field is worth: completed cities, those that may be, and some that are not there yet."""
        state = view.state
        parent = state.parent
        touched = state.extra[root]
        cities = 0.0
        seen = []
        while touched:
            lowest = touched & -touched
            touched ^= lowest
            city = lowest.bit_length() - 1
            while parent[city] != city:
                city = parent[city]
            if city not in seen:
                seen.append(city)
                cities += self._line_of(view, city, True).finish if state.open[city] else 1.0
        late = self.odds.late
        cities += FIELD_GROWTH * late
        return self.share(men) * FIELD_CITY_POINTS * cities * (1.0 - (1.0 - FIELD_TRUST) * late)

    def _rest(self, view: View) -> float:
        """Monasteries, fields and supplies."""
        state = view.state
        value = 0.0
        for cell, node in state.monks.items():
            points, finish = monastery(state, self.odds, cell)
            men = state.men[node]
            if finish == 1.0 and points == MONASTERY_POINTS:
                for seat, count in counts(men):
                    view.supply[seat] += count
                value += self.share(men) * points
            else:
                value += self.share(men) * points + finish * self.home(men)
        for root in dict.fromkeys(state.root(field) for field in self._fields):
            value += self._field(view, root, state.men[root])
        table = self.odds.supply
        for weight, count in zip(self.weights, view.supply, strict=True):
            value += weight * table[count]
        return value
