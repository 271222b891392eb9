"""Module: castles (rules: carcassonne 8).

A small city of two half-round caps may become a castle. A castle waits for the first feature completed in its
surroundings on a later turn, takes its value once, and passes it on to neighbouring castles in waves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from felucca.model.carcassonne.components import CASTLES, FIELD_CASTLE_POINTS, FIELD_CITY_POINTS, MONASTERY_POINTS, City
from felucca.model.carcassonne.faces import AROUND, EAST, MONASTERY, NORTH, SOUTH, WEST, WHAT, cell_of, number
from felucca.model.carcassonne.moves import Castle, CastlePick, Cell, Returned
from felucca.model.carcassonne.rules import Frame, Rules
from felucca.model.carcassonne.scoring import owners, points, score_placement, terms_of
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.carcassonne.turn import NOT_NOW, Asking, Automatic
from felucca.model.core.contract import Decision, PositionError, Refusal, Scored, Term

Candidate = tuple[int, str, int]
"""A completed feature beside a castle: its value, what it is, the bits of its tiles."""


class Keep(NamedTuple):
    """A castle: its two cells, a node of the city beneath, its owner, the turn it was built, and its state.

    `paid` is -1 while the follower waits, then the points it took.
    """

    cells: tuple[int, int]
    node: int
    seat: int
    turn: int
    paid: int = -1


class CastleBuilt(NamedTuple):
    seat: int
    cells: tuple[Cell, Cell]
    kind: str = "castle_built"


def surroundings(cells: tuple[int, int]) -> frozenset[int]:
    """The six cells of a castle's surroundings (rules: carcassonne 8.3)."""
    beside = (EAST, WEST) if abs(cells[0] - cells[1]) == SOUTH else (NORTH, SOUTH)
    return frozenset(cell + step for cell in cells for step in (0, *beside))


def keeps(state: CarcassonneState) -> list[Keep]:
    """Every castle on the table."""
    return state.more["castles"]


def under_castle(state: CarcassonneState, root: int) -> bool:
    """Whether a city is no feature any more because a castle stands on it (rules: carcassonne 4.6, 8.2)."""
    return any(state.root(keep.node) == root for keep in keeps(state))


def _is_cap(state: CarcassonneState, node: int) -> bool:
    tile, k = state.place_of(node)
    face = state.rules.tiles.faces[state.faces[tile]]
    segments = state.rules.tiles.designs[face.design].segments
    segment = segments[k] if k < len(segments) else None
    return isinstance(segment, City) and segment.castle_base


def open_sites(state: CarcassonneState, settled: Sequence[int]) -> list[tuple[int, int]]:
    """The sites of the last placement still to be decided: (node of the other cap, owner), in segment order.

    A site is a complete city of two caps with a follower whose owner has a token (rules: carcassonne 8.1, 8.2).
    """
    base = state.bases[-1]
    face = state.rules.tiles.faces[state.faces[-1]]
    sites = []
    for k in face.lines:
        root = state.root(base + k)
        if not _is_cap(state, base + k) or state.open[root] or not state.men[root] or state.mask[root].bit_count() != 2:
            continue
        other = next(node for node in range(base) if state.root(node) == root)
        owner = owners(state.men[root])[0]
        if _is_cap(state, other) and other not in settled and state.more["castle_supply"][owner]:
            sites.append((other, owner))
    return sites


class SitePhase(Automatic):
    """Ask the owners of small cities, the active player first, then clockwise (rules: carcassonne 8.2)."""

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        _, active, *rest = frame
        settled = rest[0] if rest else ()
        sites = open_sites(state, settled)
        if sites:
            decider = min((owner for _, owner in sites), key=lambda owner: (owner - active) % state.seats)
            mine = tuple(node for node, owner in sites if owner == decider)
            state.agenda.append(("castle", active, settled))
            state.agenda.append(("castle_choice", decider, mine))


class ChoicePhase(Asking):
    """Build a castle or take the points (rules: carcassonne 8.2)."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        sites = tuple((cell_of(state.where[-1]), self._site(state, node)) for node in frame[2])
        return Decision(frame[1], "castle", (("sites", sites),))

    def _site(self, state: CarcassonneState, node: int) -> Cell:
        return cell_of(state.where[state.place_of(node)[0]])

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        if len(frame[2]) == 1:
            return [Castle(True), Castle(False)]
        return [Castle(build, self._site(state, node)) for node in frame[2] for build in (True, False)]

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        return None if isinstance(action, Castle) and action in self.actions(state, frame) else NOT_NOW

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        node = next(n for n in frame[2] if action.site in (None, self._site(state, n)))
        _, active, settled = state.agenda.pop()
        state.agenda.append(("castle", active, (*settled, node)))
        if action.build:
            raise_castle(state, frame[1], node, events)


def raise_castle(state: CarcassonneState, seat: int, node: int, events: list[Any]) -> None:
    """Lay the token on the two tiles; the follower moves onto it (rules: carcassonne 8.2)."""
    root = state.root(node)
    cells = (state.where[-1], state.where[state.place_of(node)[0]])
    follower = next(n for n in state.followers if state.root(n) == root)
    del state.followers[follower]
    state.men[root] = 0
    state.more["castle_supply"][seat] -= 1
    state.more["castles"].append(Keep(cells, node, seat, state.turns))
    events.append(CastleBuilt(seat, (cell_of(cells[0]), cell_of(cells[1]))))


def completed_monasteries(state: CarcassonneState) -> list[int]:
    """The cells of all monasteries that the last placement completed, claimed or not."""
    placed = state.where[-1]
    found = []
    for cell in (placed, *(placed + step for step in AROUND)):
        tile = state.cells.get(cell)
        if tile is None or state.rules.tiles.faces[state.faces[tile]].monastery < 0:
            continue
        if all(cell + step in state.cells for step in AROUND):
            found.append(cell)
    return found


class CastleScorePhase(Automatic):
    """Score as in the base game, then let castles take what was completed beside them (rules: carcassonne 8.4)."""

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        done = score_placement(state, events)
        if not any(keep.paid < 0 and keep.turn < state.turns for keep in keeps(state)):
            return
        found: list[Candidate] = []
        for root in done:
            kind = state.kind_of(root)
            found.append((points(terms_of(state, root, kind, True)), WHAT[kind], state.mask[root]))
        for cell in completed_monasteries(state):
            found.append((MONASTERY_POINTS, WHAT[MONASTERY], 1 << state.cells[cell]))
        if found:
            start_wave(state, frame[1], found)


def start_wave(state: CarcassonneState, active: int, found: Sequence[Candidate]) -> None:
    """Put the castles of a wave on the agenda, in turn order from the active player (rules: carcassonne 8.5)."""
    wave = []
    for index, keep in enumerate(keeps(state)):
        if keep.paid >= 0 or keep.turn >= state.turns:
            continue
        tiles = sum(1 << state.cells[cell] for cell in surroundings(keep.cells) if cell in state.cells)
        mine = tuple(candidate for candidate in found if candidate[2] & tiles)
        if mine:
            wave.append(((keep.seat - active) % state.seats, index, mine))
    if not wave:
        return
    wave.sort(key=lambda entry: entry[:2])
    state.agenda.append(("castle_wave", active, tuple(index for _, index, _ in wave)))
    for _, index, mine in reversed(wave):
        state.agenda.append(("castle_due", keeps(state)[index].seat, index, mine))


class DuePhase(Automatic):
    """A castle with one value to take takes it; with several its owner is asked (rules: carcassonne 8.4)."""

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        _, seat, index, mine = frame
        if len({candidate[0] for candidate in mine}) == 1:
            pay_castle(state, index, mine[0], events)
        else:
            state.agenda.append(("castle_pick", seat, index, mine))


class PickPhase(Asking):
    """Choose among completed features of different value (rules: carcassonne 8.4)."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        cells = tuple(cell_of(cell) for cell in keeps(state)[frame[2]].cells)
        offers = tuple((value, what, state.cells_in(tiles)) for value, what, tiles in frame[3])
        return Decision(frame[1], "castle_pick", (("castle", cells), ("offers", offers)))

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return [CastlePick(value) for value in sorted({candidate[0] for candidate in frame[3]})]

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        return None if isinstance(action, CastlePick) and action in self.actions(state, frame) else NOT_NOW

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        chosen = next(candidate for candidate in frame[3] if candidate[0] == action.value)
        pay_castle(state, frame[2], chosen, events)


def pay_castle(state: CarcassonneState, index: int, candidate: Candidate, events: list[Any]) -> None:
    """The castle takes the value of a feature, its follower goes home, and it is finished (rules: carcassonne 8.4)."""
    keep = keeps(state)[index]
    value, what, tiles = candidate
    keeps(state)[index] = keep._replace(paid=value)
    state.score[keep.seat] += value
    state.supply[keep.seat] += 1
    events.append(Scored(keep.seat, value, "castle", (Term(what, 1, value),), state.cells_in(tiles)))
    events.append(Returned(keep.seat, cell_of(keep.cells[0]), "castle"))


class WavePhase(Automatic):
    """The castles paid in one wave are the completed features of the next (rules: carcassonne 8.5)."""

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        found = []
        for index in frame[2]:
            keep = keeps(state)[index]
            found.append((keep.paid, "castle", sum(1 << state.cells[cell] for cell in keep.cells)))
        start_wave(state, frame[1], found)


def cities_and_castles(state: CarcassonneState, roots: list[int]) -> tuple[Term, ...]:
    """Three points a city, four a castle (rules: carcassonne 7.3, 8.6)."""
    castles = sum(under_castle(state, root) for root in roots)
    if not castles:
        return (Term("city", len(roots), FIELD_CITY_POINTS),)
    castle = Term("castle", castles, FIELD_CASTLE_POINTS)
    return (Term("city", len(roots) - castles, FIELD_CITY_POINTS), castle) if len(roots) > castles else (castle,)


def go_home(state: CarcassonneState, events: list[Any]) -> None:
    """Castles never paid score nothing (rules: carcassonne 8.7); their followers go home."""
    for index, keep in enumerate(keeps(state)):
        if keep.paid < 0:
            keeps(state)[index] = keep._replace(paid=0)
            state.supply[keep.seat] += 1
            events.append(Returned(keep.seat, cell_of(keep.cells[0]), "castle"))


def start(state: CarcassonneState) -> None:
    """Castle tokens as bridges: three each, two with five or six players (rules: carcassonne 2)."""
    state.more["castle_supply"] = [CASTLES[state.seats]] * state.seats
    state.more["castles"] = []


class CastlePart:
    """Castles in positions."""

    def write(self, state: CarcassonneState, position: dict[str, Any]) -> None:
        from felucca.model.carcassonne.position import player

        position["castles"] = [
            {
                "tiles": [list(cell_of(cell)) for cell in keep.cells],
                "owner": player(keep.seat),
                "meeple": keep.paid < 0,
                "turn": keep.turn,
                "paid": max(keep.paid, 0),
            }
            for keep in keeps(state)
        ]
        position["castles_left"] = {player(seat): left for seat, left in enumerate(state.more["castle_supply"])}

    def read(self, state: CarcassonneState, position: Mapping[str, Any], seats: Mapping[str, int]) -> None:
        for entry in position.get("castles", ()):
            first, second = (number(tuple(cell)) for cell in entry["tiles"])
            seat = seats[entry["owner"]]
            paid = -1 if entry["meeple"] else int(entry.get("paid", 0))
            node = _common_cap(state, first, second)
            state.more["castles"].append(Keep((first, second), node, seat, int(entry.get("turn", 0)), paid))
            state.more["castle_supply"][seat] -= 1
            if paid < 0:
                state.supply[seat] -= 1
        for name, left in position.get("castles_left", {}).items():
            state.more["castle_supply"][seats[name]] = int(left)

    def conserved(self, state: CarcassonneState, counts: dict[str, int]) -> None:
        for seat, left in enumerate(state.more["castle_supply"]):
            mine = [keep for keep in keeps(state) if keep.seat == seat]
            counts[f"castles of seat {seat}"] = left + len(mine)
            counts[f"followers of seat {seat}"] += sum(keep.paid < 0 for keep in mine)


def _common_cap(state: CarcassonneState, first: int, second: int) -> int:
    """The cap on the second cell that makes one city with a cap on the first. Raises PositionError."""
    nodes = [
        [state.bases[tile] + k for k in range(state.rules.tiles.faces[state.faces[tile]].size)]
        for tile in (state.cells[first], state.cells[second])
    ]
    for node in nodes[1]:
        if _is_cap(state, node) and any(_is_cap(state, n) and state.root(n) == state.root(node) for n in nodes[0]):
            return node
    raise PositionError(f"no castle can stand on {cell_of(first)} and {cell_of(second)}")


def plug_in(rules: Rules) -> Rules:
    """The rule set with castles: the choice before scoring, the payments after it."""
    at = rules.turn.index("score")
    return replace(
        rules,
        turn=(*rules.turn[:at], "castle", *rules.turn[at:]),
        phases={
            **rules.phases,
            "castle": SitePhase(),
            "castle_choice": ChoicePhase(),
            "score": CastleScorePhase(),
            "castle_due": DuePhase(),
            "castle_pick": PickPhase(),
            "castle_wave": WavePhase(),
        },
        cities_for_fields=cities_and_castles,
        blocked=(*rules.blocked, under_castle),
        on_start=(*rules.on_start, start),
        on_end=(*rules.on_end, go_home),
        parts=(*rules.parts, CastlePart()),
    )
