"""What a board and its reader ask about features, and games whose modules are all off."""

from __future__ import annotations

from typing import Any

import pytest

from felucca.model.carcassonne.features import active, feature, touched
from felucca.model.carcassonne.game import GAME
from felucca.model.carcassonne.moves import Claim, Draw, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.core import codec
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import PositionError
from records.player import Player

ALL_OFF = {"bridges": False, "castles": False, "bazaars": False}


def beside_the_start_tile(hand: str, modules: list[str]) -> CarcassonneState:
    position = {"players": ["P1", "P2"], "modules": modules, "tiles": [["D", 0, 0, 0]], "hand": hand, "stack": ["B"]}
    state = GAME.read(position)
    state.apply(Draw(hand))
    return state


@pytest.mark.parametrize("modules", [[], ["bridges"]])
def test_a_bridge_that_is_not_built_is_no_feature(modules: list[str]) -> None:
    state = beside_the_start_tile("E", modules)
    state.apply(Place((0, 1), 2))
    assert [part.what for part in touched(state)] == ["city", "field"]
    with pytest.raises(ValueError, match="not in tuple"):
        feature(state, (0, 1), "bridge")
    refusal = state.check(Claim("bridge"))
    assert refusal is not None
    assert refusal.code == "not_on_tile"


def test_no_follower_stands_on_a_bridge_that_is_not_built() -> None:
    tiles, men = [["B", 0, 0, 0]], [{"player": "P1", "at": [0, 0], "feature": "bridge"}]
    with pytest.raises(PositionError):
        GAME.read({"players": ["P1", "P2"], "tiles": tiles, "meeples": men, "hand": "U", "stack": []})


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_active_seat_is_the_one_whose_turn_began(seats: int) -> None:
    state = GAME.new(seats, dict.fromkeys(ALL_OFF, True))
    player, source, turn = Player(seats), DealSource(seats), 0
    while state.result() is None:
        assert active(state) == turn
        action = state.draw(source) if state.decision().seat is None else player.answer(state)
        begun = [event.seat for event in state.apply(action) if event.kind == "turn"]
        turn = begun[-1] if begun else turn
    assert active(state) is None


@pytest.mark.parametrize("options", [ALL_OFF, {**ALL_OFF, "bids": False}, {"bridges": False, "starter": "first"}])
@pytest.mark.parametrize("seats", range(2, 6))
def test_with_all_modules_off_it_is_the_base_game(seats: int, options: dict[str, Any]) -> None:
    base, same = GAME.new(seats, {}), GAME.new(seats, options)
    player, source = Player(seats), DealSource(40 + seats)
    while base.result() is None:
        assert list(same.actions()) == list(base.actions())
        action = base.draw(source) if base.decision().seat is None else player.answer(base)
        assert same.apply(action) == base.apply(action)
    assert codec.digest(same.position()) == codec.digest(base.position())
    assert same.result() == base.result()
