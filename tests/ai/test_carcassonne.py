"""The judgement of Carcassonne: its short cuts change no value, and it sees what a player would see."""

from __future__ import annotations

import pytest

from felucca.ai.carcassonne_odds import Odds
from felucca.ai.carcassonne_reply import Move, distinct, result_of, weights_for
from felucca.ai.carcassonne_value import Outlook
from felucca.ai.choose import choose
from felucca.model.carcassonne.faces import number
from felucca.model.carcassonne.moves import Claim, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.model.core import games

from .positions import middle

GAME = games.find("carcassonne")


def at_a_placement(deal: int, decisions: int, seats: int) -> CarcassonneState:
    state = middle(GAME, deal, decisions, seats)
    assert isinstance(state, CarcassonneState)
    while state.hand < 0:
        decisions += 1
        state = middle(GAME, deal, decisions, seats)  # type: ignore[assignment]
    return state


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("decisions", [3, 30, 60, 90])
def test_a_placement_is_valued_as_the_position_it_leads_to(seats: int, decisions: int) -> None:
    state = at_a_placement(8, decisions, seats)
    odds = Odds(state)
    seat = state.decision().seat
    assert seat is not None
    weights = weights_for(seats, seat)
    outlook = Outlook(state, odds, weights)
    checked = 0
    for place in distinct(state, state.hand, state.places()):
        for value, k in outlook.after(number(place.at), 4 * state.hand + place.rot, seat):
            after = result_of(state, Move(value, place, k))
            if after.result() is None:
                assert value == pytest.approx(Outlook(after, odds, weights).total, abs=1e-5)
                checked += 1
    assert checked > 10


def test_twins_are_skipped() -> None:
    position = {"expansion": False, "players": ["A", "B"], "tiles": [["E", 0, 0, 0]], "hand": "B", "stack": []}
    state = GAME.read(position)
    assert isinstance(state, CarcassonneState)
    state.hand = state.rules.tiles.index["B"]
    state._places = None
    places = state.places()
    assert len(places) == 4 * len(distinct(state, state.hand, places))


def read(tiles: list[list[object]], hand: str, meeples: list[dict[str, object]]) -> CarcassonneState:
    """A position of two players, A to move with a tile in hand; the rest of the stack is U and V."""
    state = GAME.read(
        {
            "expansion": False,
            "players": ["A", "B"],
            "tiles": tiles,
            "meeples": meeples,
            "hand": hand,
            "stack": ["U", "V", "U", "V", "E", "E", "U", "V"],
        }
    )
    state.apply(next(action for action in [_draw(hand)]))
    assert isinstance(state, CarcassonneState)
    return state


def _draw(tile: str) -> object:
    return next(kind for kind in GAME.action_types if kind.__name__ == "Draw")(tile)


@pytest.mark.parametrize("level", ["skilled", "master"])
def test_a_city_that_can_be_finished_is_finished(level: str) -> None:
    city = [["R", 0, 0, 0], ["E", -1, 0, 1], ["E", 0, -1, 2]]
    state = read(city, "E", [{"player": "A", "at": [0, 0], "feature": "c1"}])
    choice = choose(GAME, state, level, 1)
    assert choice.action == Place((1, 0), 3)
    assert ("finish", 8.0) in [(reason.code, reason.points) for reason in choice.reasons]


@pytest.mark.parametrize("level", ["skilled", "master"])
def test_a_free_finished_city_is_claimed(level: str) -> None:
    state = read([["E", 0, 0, 0]], "E", [])
    state.apply(Place((0, -1), 2))
    choice = choose(GAME, state, level, 1)
    assert choice.action == Claim("c1")
    assert choice.reasons[0].code == "finish"
