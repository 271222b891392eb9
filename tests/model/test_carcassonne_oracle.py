"""The model against a slow referee that shares nothing with it but the tile data, action by action.

Rules: carcassonne 3 to 10 for what is asked, allowed and paid, 14 for the invariants.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from carcassonne_board import AXES, Cell, Feature, printed
from carcassonne_referee import Asked, Referee

from felucca.model.carcassonne.faces import WHAT, number
from felucca.model.carcassonne.game import GAME
from felucca.model.carcassonne.moves import Castle, Claim, Lot
from felucca.model.carcassonne.state import SEAT_BITS, CarcassonneState
from felucca.model.core.chance import RandomSource
from records.player import Player

MODULES = ("bridges", "castles", "bazaars")


def tokens(seats: int) -> int:
    """Bridges and castle tokens that a player receives (rules: carcassonne 2)."""
    return 3 if seats < 5 else 2


def same_question(state: CarcassonneState, asked: Asked) -> None:
    decision = state.decision()
    assert (decision.kind, decision.seat) == (asked.kind, asked.seat)
    actions = state.actions()
    if asked.legal is not None:
        assert len(actions) == len(asked.legal)
        assert set(actions) == asked.legal
    if asked.count >= 0:
        assert len(actions) == asked.count


def same_books(state: CarcassonneState, referee: Referee) -> None:
    """Points, supplies and where every follower stands."""
    assert state.score == referee.score
    assert state.supply == referee.supply
    assert (state.left, state.turns) == (referee.left, referee.turns)
    assert [state.rules.tiles.designs[design].id for design in state.removed] == referee.removed
    standing = {state.segment_of(node): seat for node, seat in state.followers.items()}
    assert standing == referee.board.followers
    if "bridges" in referee.modules:
        assert state.more["bridge_supply"] == referee.bridges
    if "castles" in referee.modules:
        assert state.more["castle_supply"] == referee.tokens
        waiting = Counter(keep.seat for keep in state.more["castles"] if keep.paid < 0)
        assert waiting == Counter(keep.seat for keep in referee.keeps if keep.waits)
        for seat in range(state.seats):
            men = sum(owner == seat for owner in standing.values())
            assert state.supply[seat] + men + waiting[seat] == 7
            assert referee.tokens[seat] + sum(keep.seat == seat for keep in referee.keeps) == (
                3 if state.seats < 5 else 2
            )


def same_features(state: CarcassonneState, referee: Referee, cells: list[Cell] | None) -> list[Feature]:
    """Connections, open ends, tiles and followers of every feature, or of those of some tiles."""
    features = referee.board.features(cells)
    roots = set()
    for feature in features:
        mine = {state.root(state.node_of(number(cell), name)) for cell, name in feature.parts}
        assert len(mine) == 1
        root = mine.pop()
        roots.add(root)
        assert WHAT[state.kind_of(root)] == feature.kind
        assert set(state.cells_in(state.mask[root])) == feature.cells
        men = Counter({seat: state.men[root] >> SEAT_BITS * seat & 15 for seat in range(state.seats)})
        assert +men == referee.board.count(feature)
        if feature.kind in ("city", "road"):
            assert state.open[root] == feature.gaps
        if feature.kind == "city":
            assert state.extra[root].bit_count() == referee.board.pennants(feature)
    assert len(roots) == len(features)
    return features


def invariants(state: CarcassonneState, referee: Referee) -> None:
    """Rules: carcassonne 14.1, 14.3, 14.6; the referee itself checks 14.7."""
    counts = GAME.conserved(state)
    assert counts["tiles"] == (84 if referee.modules else 72)
    for cell, axis in referee.board.bridges.items():
        assert all(printed(*referee.board.tiles[cell])[edge] == "F" for edge in AXES[axis])
    total = tokens(state.seats) * state.seats
    assert len(referee.board.bridges) + sum(referee.bridges) == total


def play(seats: int, modules: tuple[str, ...], bids: bool, seed: int, thorough: int) -> tuple[Referee, Counter[str]]:
    """A whole game, compared after every action; the referee and how often each event came."""
    options = {name: name in modules for name in MODULES} | {"bids": bids}
    state = GAME.new(seats, options)
    player, source = Player(seed), RandomSource(Random(seed))
    referee = Referee(seats, modules, bids, thorough)
    game = referee.play()
    asked = next(game)
    seen: Counter[str] = Counter()
    features: list[Feature] = []
    while asked.kind != "over":
        same_question(state, asked)
        action = state.draw(source) if asked.seat is None else player.answer(state)
        seen.update(event.kind for event in state.apply(action))
        asked = game.send(action)
        same_books(state, referee)
        seen.update(unusual(action, referee))
        if referee.placed is not None:
            cells = None if state.turns % thorough == 0 else [referee.placed]
            features = same_features(state, referee, cells)
            invariants(state, referee)
            assert all(referee.board.matches(cell) for cell in cells or referee.board.tiles), "rules: carcassonne 14.4"
            referee.placed = None
        if asked.kind == "draw":
            standing = [feature for feature in features if feature.kind != "field" and not feature.gaps]
            assert not any(referee.board.count(feature) for feature in standing), "rules: carcassonne 14.5"
    same_question(state, asked)
    same_features(state, referee, None)
    result = state.result()
    assert result is not None
    assert result.winners == tuple(s for s in range(seats) if referee.score[s] == max(referee.score))
    return referee, seen


def unusual(action: Any, referee: Referee) -> list[str]:
    """What a run of games must have met, so that the comparison is worth something."""
    if isinstance(action, Castle) and action.site is not None:
        return ["several sites"]
    if isinstance(action, Claim) and action.feature == "bridge":
        return ["bridge claimed"]
    if isinstance(action, Lot) and min(referee.score) < 0:
        return ["below zero"]
    return [action.do]


@pytest.mark.parametrize("seats", range(2, 6))
def test_base_games(seats: int) -> None:
    for seed in range(24):
        play(seats, (), True, 1000 * seats + seed, thorough=6)


@pytest.mark.parametrize("modules", [("bridges",), ("castles",), ("bazaars",), ("bridges", "castles"), MODULES])
def test_games_with_modules(modules: tuple[str, ...]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        seats = 2 + seed % 5
        seen += play(seats, modules, bool(seed % 3), 7 * seed, thorough=6)[1]
    wanted = {"bridges": ["bridge_built", "bridge claimed"], "castles": ["castle_built"], "bazaars": ["bid", "choose"]}
    assert all(seen[kind] for module in modules for kind in wanted[module])
