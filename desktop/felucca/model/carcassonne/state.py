"""The state of a game of Carcassonne: flat lists and ints, cheap to copy, and the union-find of its features.

A *node* is one segment of one placed tile. Nodes of one feature hang together by `parent`; the facts of the whole
feature stand at its root: edges that still lead into the open, tiles (a bit each), followers (four bits a seat),
pennants or touched cities (a bit each).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from felucca.model.carcassonne.components import MEEPLES
from felucca.model.carcassonne.faces import PLACES, cell_of
from felucca.model.carcassonne.moves import Cell, Place
from felucca.model.carcassonne.rules import Frame, Rules
from felucca.model.core.chance import Source
from felucca.model.core.contract import Decision, IllegalAction, Position, Refusal, Result, State

SEAT_BITS = 4
OVER = Decision(None, "over")


class CarcassonneState(State):
    """See the module. All information is open: an observation is a copy."""

    __slots__ = (
        "_places",
        "agenda",
        "bag",
        "bases",
        "cells",
        "drawn",
        "extra",
        "faces",
        "followers",
        "frontier",
        "hand",
        "left",
        "mask",
        "men",
        "monks",
        "more",
        "open",
        "parent",
        "removed",
        "rules",
        "score",
        "seats",
        "supply",
        "turns",
        "where",
    )

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.cells: dict[int, int] = {}
        """Cell number -> tile number (order of placement)."""
        self.where: list[int] = []
        """Tile number -> cell number."""
        self.faces: list[int] = []
        self.bases: list[int] = []
        """Tile number -> its first node."""
        self.frontier: dict[int, int] = {}
        """Empty cell beside a tile -> two bits a side: what a tile there has to match."""
        self.parent: list[int] = []
        self.open: list[int] = []
        self.mask: list[int] = []
        self.men: list[int] = []
        self.extra: list[int] = []
        self.followers: dict[int, int] = {}
        """Node -> seat of the follower on it."""
        self.monks: dict[int, int] = {}
        """Cell -> node of every monastery with a follower."""
        self.supply = [MEEPLES] * seats
        self.score = [0] * seats
        self.bag: list[int] = [design.count for design in rules.tiles.designs]
        self.left = sum(self.bag)
        self.drawn = 0
        """Tiles drawn so far: the number of the next draw."""
        self.hand = -1
        """The design in hand, or -1."""
        self.removed: list[int] = []
        self.turns = 0
        self.agenda: list[Frame] = []
        """What is still to be done; the next frame stands last."""
        self.more: dict[str, list[Any]] = {}
        """What the modules keep: plain lists by name."""
        self._places: list[Place] | None = None
        for hook in rules.on_start:
            hook(self)

    def clone(self) -> CarcassonneState:
        copy = CarcassonneState.__new__(CarcassonneState)
        copy.rules = self.rules
        copy.seats = self.seats
        copy.cells = self.cells.copy()
        copy.where = self.where[:]
        copy.faces = self.faces[:]
        copy.bases = self.bases[:]
        copy.frontier = self.frontier.copy()
        copy.parent = self.parent[:]
        copy.open = self.open[:]
        copy.mask = self.mask[:]
        copy.men = self.men[:]
        copy.extra = self.extra[:]
        copy.followers = self.followers.copy()
        copy.monks = self.monks.copy()
        copy.supply = self.supply[:]
        copy.score = self.score[:]
        copy.bag = self.bag[:]
        copy.left = self.left
        copy.drawn = self.drawn
        copy.hand = self.hand
        copy.removed = self.removed[:]
        copy.turns = self.turns
        copy.agenda = self.agenda[:]
        copy.more = {name: values[:] for name, values in self.more.items()} if self.more else {}
        copy._places = self._places
        return copy

    def observe(self, seat: int | None) -> CarcassonneState:
        return self.clone()

    # The contract

    def decision(self) -> Decision:
        if not self.agenda:
            return OVER
        frame = self.agenda[-1]
        return self.rules.phases[frame[0]].decision(self, frame)

    def actions(self) -> Sequence[Any]:
        if not self.agenda:
            return ()
        frame = self.agenda[-1]
        return self.rules.phases[frame[0]].actions(self, frame)

    def check(self, action: Any) -> Refusal | None:
        if not self.agenda:
            return Refusal("game_over")
        frame = self.agenda[-1]
        return self.rules.phases[frame[0]].check(self, frame, action)

    def apply(self, action: Any, trusted: bool = False) -> list[Any]:
        if not trusted:
            refusal = self.check(action)
            if refusal is not None:
                raise IllegalAction(refusal)
        events: list[Any] = []
        frame = self.agenda[-1]
        self.rules.phases[frame[0]].apply(self, frame, action, events)
        self.run(events)
        return events

    def run(self, events: list[Any]) -> None:
        """Work off the automatic phases until somebody, or chance, is asked."""
        agenda, phases = self.agenda, self.rules.phases
        while agenda:
            phase = phases[agenda[-1][0]]
            if not phase.automatic:
                return
            phase.run(self, agenda.pop(), events)

    def draw(self, source: Source) -> Any:
        from felucca.model.carcassonne.turn import outcome

        return outcome(self, source)

    def position(self) -> Position:
        from felucca.model.carcassonne.position import write

        return write(self)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.score)

    def result(self) -> Result | None:
        """The highest score wins; equal scores share (rules: carcassonne 7.5)."""
        if self.agenda:
            return None
        return Result(tuple(self.score), tuple(1 + sum(other > mine for other in self.score) for mine in self.score))

    def turn(self) -> int:
        return self.turns

    # The board

    def places(self) -> list[Place]:
        """Every legal placement of the tile in hand, in the order in which the cells came into reach."""
        if self._places is None:
            fits = self.rules.tiles.fits[self.hand]
            found: list[Place] = []
            for cell, key in self.frontier.items():
                bits = fits[key]
                if bits:
                    found += PLACES[cell][bits]
            for more in self.rules.more_places:
                found += more(self)
            self._places = found
        return self._places

    def put(self, cell: int, face_number: int) -> None:
        """Lay a tile that matches and join its segments with the neighbours' (rules: carcassonne 1.3, 3.1)."""
        faces, bases, cells, frontier = self.rules.tiles.faces, self.bases, self.cells, self.frontier
        parent, open_, mask, men, extra = self.parent, self.open, self.mask, self.men, self.extra
        face = faces[face_number]
        tile, base, size = len(self.where), len(parent), len(face.ids)
        cells[cell] = tile
        self.where.append(cell)
        self.faces.append(face_number)
        bases.append(base)
        parent += range(base, base + size)
        open_ += face.open
        men += face.zeros
        mask += (1 << tile,) * size
        extra += [bits << base for bits in face.extra]
        frontier.pop(cell, None)
        for step, facing, side, joins in face.edges:
            beside = cell + step
            other = cells.get(beside)
            if other is None:
                frontier[beside] = frontier.get(beside, 0) | side
                continue
            theirs, first = faces[self.faces[other]].inner[facing], bases[other]
            for mine, their in zip(joins, theirs, strict=True):
                a, b = base + mine, first + their
                while parent[a] != a:
                    a = parent[a]
                while parent[b] != b:
                    b = parent[b]
                if a == b:
                    open_[a] -= 2
                    continue
                if b > a:
                    a, b = b, a
                parent[a] = b
                open_[b] += open_[a] - 2
                mask[b] |= mask[a]
                men[b] += men[a]
                extra[b] |= extra[a]

    def root(self, node: int) -> int:
        """The node at which the facts of a node's feature stand."""
        parent = self.parent
        while parent[node] != node:
            node = parent[node]
        return node

    def node_of(self, cell: int, segment: str) -> int:
        """The node of a segment of the tile on a cell. Raises KeyError or ValueError where there is none."""
        tile = self.cells[cell]
        return self.bases[tile] + self.rules.tiles.faces[self.faces[tile]].place(segment)

    def place_of(self, node: int) -> tuple[int, int]:
        """Tile number and place among its segments of a node."""
        tile = bisect_right(self.bases, node) - 1
        return tile, node - self.bases[tile]

    def segment_of(self, node: int) -> tuple[Cell, str]:
        """Cell and segment id of a node."""
        tile, k = self.place_of(node)
        return cell_of(self.where[tile]), self.rules.tiles.faces[self.faces[tile]].ids[k]

    def kind_of(self, node: int) -> int:
        """CITY, ROAD, FIELD or MONASTERY."""
        tile, k = self.place_of(node)
        return self.rules.tiles.faces[self.faces[tile]].kinds[k]

    def cells_in(self, tiles: int) -> tuple[Cell, ...]:
        """The cells of a set of tiles, in the order of placement."""
        found = []
        while tiles:
            lowest = tiles & -tiles
            found.append(cell_of(self.where[lowest.bit_length() - 1]))
            tiles ^= lowest
        return tuple(found)
