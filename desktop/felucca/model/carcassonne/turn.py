"""The phases of a base turn (rules: carcassonne 3, 4, 10): draw, place, claim, score, next, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from felucca.model.carcassonne.components import FIELD_CITY_POINTS
from felucca.model.carcassonne.faces import MONASTERY, WHAT, cell_of, number
from felucca.model.carcassonne.moves import (
    Claim,
    Claimed,
    Draw,
    Drawn,
    FinalScoring,
    GameOver,
    Place,
    Placed,
    Removed,
    Starter,
    TurnBegun,
)
from felucca.model.carcassonne.rules import Frame, Phase
from felucca.model.carcassonne.scoring import score_end, score_placement
from felucca.model.carcassonne.state import SEAT_BITS, CarcassonneState
from felucca.model.core.chance import Source
from felucca.model.core.contract import Decision, Refusal, Term

NOT_NOW = Refusal("not_now")
SKIP = Claim(None)


def begin_turn(state: CarcassonneState, seat: int, events: list[Any]) -> None:
    """Put a whole turn of a seat on the agenda."""
    state.turns += 1
    state.agenda += state.rules.turns[seat]
    events.append(TurnBegun(seat, state.turns))


def outcome(state: CarcassonneState, source: Source) -> Any:
    """What chance answers: the seat that begins, or the tile drawn."""
    if state.decision().seat is not None or not state.agenda:
        raise ValueError("chance is not asked")
    if state.agenda[-1][0] == "starter":
        return Starter(source.pick("starter", 0, (1,) * state.seats))
    return Draw(state.rules.tiles.designs[source.pick("draw", state.drawn, state.bag)].id)


class Asking:
    """A phase that waits for an answer."""

    automatic = False

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        raise NotImplementedError


class Drawing(Asking):
    """A phase that waits for chance to draw one of the tiles left (rules: carcassonne 3.4)."""

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return ()

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        if not isinstance(action, Draw):
            return NOT_NOW
        tile = state.rules.tiles.index.get(action.tile)
        return None if tile is not None and state.bag[tile] else Refusal("unknown")


class Automatic:
    """A phase that only runs."""

    automatic = True

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        raise NotImplementedError

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return ()

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        return NOT_NOW

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        raise NotImplementedError


class StarterPhase(Asking):
    """Chance names the first player, where the set-up says so (rules: carcassonne 2)."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        return Decision(None, "starter")

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return ()

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        return None if isinstance(action, Starter) and action.seat in range(state.seats) else NOT_NOW

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        begin_turn(state, action.seat, events)


class DrawPhase(Drawing):
    """Draw until a tile fits or the stack is empty (rules: carcassonne 3.4, 3.5)."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        return Decision(None, "draw", (("active", frame[1]),))

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        events.append(Drawn(frame[1], action.tile))
        take_in_hand(state, frame[1], leave_stack(state, action), events)


def leave_stack(state: CarcassonneState, draw: Draw) -> int:
    """The tile drawn leaves the stack; its design."""
    tile = state.rules.tiles.index[draw.tile]
    state.bag[tile] -= 1
    state.left -= 1
    state.drawn += 1
    return tile


def take_in_hand(state: CarcassonneState, seat: int, tile: int, events: list[Any]) -> None:
    """Take a tile and go on to its placement, or remove it where it fits nowhere. The draw frame stands on top."""
    state.hand = tile
    state._places = None
    if state.places():
        state.agenda.pop()
        return
    remove_hand(state, seat, events)
    if not state.left:
        end_turn_without_tile(state)


def remove_hand(state: CarcassonneState, seat: int, events: list[Any]) -> None:
    """The tile in hand leaves the game for good (rules: carcassonne 3.4, 3.5)."""
    state.removed.append(state.hand)
    events.append(Removed(seat, state.rules.tiles.designs[state.hand].id))
    state.hand = -1
    state._places = None


def end_turn_without_tile(state: CarcassonneState) -> None:
    """No tile is left: the turn ends without a placement (rules: carcassonne 3.4)."""
    rest = state.rules.turn[:-1]
    while state.agenda[-1][0] in rest:
        state.agenda.pop()


class PlacePhase(Asking):
    """Put the tile in hand on a matching cell (rules: carcassonne 3.1 to 3.3). Asked even when there is one answer."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        return Decision(frame[1], "place", (("tile", state.rules.tiles.designs[state.hand].id),))

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        return state.places()

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        if not isinstance(action, Place):
            return NOT_NOW
        if action in state.places():
            return None
        try:
            cell, rot = number(action.at), action.rot
            x, y = action.at
        except (TypeError, ValueError, IndexError):
            return Refusal("no_such_cell")
        if not (isinstance(x, int) and isinstance(y, int) and isinstance(rot, int) and rot in range(4)):
            return Refusal("no_such_cell")
        if cell in state.cells:
            return Refusal("occupied")
        if cell not in state.frontier:
            return Refusal("no_neighbour")
        if any(place.at == action.at for place in state.places()):
            return Refusal("wrong_rotation")
        return Refusal("mismatch")

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        face = state.hand * 4 + action.rot
        events.append(Placed(frame[1], action.at, action.rot, state.rules.tiles.designs[state.hand].id))
        for hook in state.rules.on_place:
            face = hook(state, frame[1], action, face, events)
        state.put(number(action.at), face)
        state.hand = -1
        state._places = None
        if not (state.supply[frame[1]] and open_claims(state)):
            state.agenda.pop()


def open_claims(state: CarcassonneState) -> list[Claim]:
    """The segments of the tile just placed whose whole feature is free (rules: carcassonne 4.1, 4.2)."""
    face = state.rules.tiles.faces[state.faces[-1]]
    parent, men = state.parent, state.men
    node = state.bases[-1]
    free = []
    for claim in face.claims:
        root = node
        while parent[root] != root:
            root = parent[root]
        if not men[root]:
            free.append(claim)
        node += 1
    return free


class ClaimPhase(Asking):
    """Put one follower on a free segment of the tile just placed, or none (rules: carcassonne 4)."""

    def decision(self, state: CarcassonneState, frame: Frame) -> Decision:
        return Decision(frame[1], "claim", (("at", cell_of(state.where[-1])),))

    def actions(self, state: CarcassonneState, frame: Frame) -> Sequence[Any]:
        claims = open_claims(state)
        claims.append(SKIP)
        return claims

    def check(self, state: CarcassonneState, frame: Frame, action: Any) -> Refusal | None:
        if not isinstance(action, Claim):
            return NOT_NOW
        if action == SKIP or action in open_claims(state):
            return None
        face = state.rules.tiles.faces[state.faces[-1]]
        return Refusal("feature_occupied" if action in face.claims else "not_on_tile")

    def apply(self, state: CarcassonneState, frame: Frame, action: Any, events: list[Any]) -> None:
        state.agenda.pop()
        if action.feature is None:
            return
        face = state.rules.tiles.faces[state.faces[-1]]
        k = face.ids.index(action.feature)
        put_follower(state, frame[1], state.bases[-1] + k)
        events.append(Claimed(frame[1], cell_of(state.where[-1]), action.feature, WHAT[face.kinds[k]]))


def put_follower(state: CarcassonneState, seat: int, node: int) -> None:
    """Move a follower from the supply to a segment (rules: carcassonne 4.4)."""
    state.followers[node] = seat
    state.men[state.root(node)] += 1 << SEAT_BITS * seat
    state.supply[seat] -= 1
    tile, k = state.place_of(node)
    if state.rules.tiles.faces[state.faces[tile]].kinds[k] == MONASTERY:
        state.monks[state.where[tile]] = node


class ScorePhase(Automatic):
    """Pay what the placement completed (rules: carcassonne 5)."""

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        score_placement(state, events)


class NextPhase(Automatic):
    """The left neighbour's turn, or the end when the stack is empty (rules: carcassonne 7.1)."""

    def run(self, state: CarcassonneState, frame: Frame, events: list[Any]) -> None:
        if state.left:
            begin_turn(state, (frame[1] + 1) % state.seats, events)
            return
        events.append(FinalScoring())
        for hook in state.rules.on_end:
            hook(state, events)
        score_end(state, events)
        events.append(GameOver())


def plain_cities(state: CarcassonneState, roots: list[int]) -> tuple[Term, ...]:
    """Three points a completed city (rules: carcassonne 7.3)."""
    return (Term("city", len(roots), FIELD_CITY_POINTS),)


PHASES: dict[str, Phase] = {
    "starter": StarterPhase(),
    "draw": DrawPhase(),
    "place": PlacePhase(),
    "claim": ClaimPhase(),
    "score": ScorePhase(),
    "next": NextPhase(),
}
