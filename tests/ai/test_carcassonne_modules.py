"""Computer players and the expansion: whole games, sensible bids, castles and bridges."""

from __future__ import annotations

import pytest

from felucca.ai.arena import play
from felucca.ai.carcassonne_bazaar import Bazaar
from felucca.ai.choose import choose
from felucca.ai.chooser import Budget, Dice
from felucca.model.carcassonne.game import GAME
from felucca.model.carcassonne.moves import Bid, Castle, CastlePick, Pass

ALL = {"bridges": True, "castles": True, "bazaars": True}


@pytest.mark.parametrize("options", [ALL, {**ALL, "bids": False}, {"bridges": True}, {"castles": True}], ids=str)
@pytest.mark.parametrize("levels", [("novice", "skilled"), ("skilled", "novice", "novice", "skilled")], ids=len)
def test_whole_games(levels, options):
    played = play(GAME, levels, 5, options)
    assert len(played.scores) == len(levels)
    assert sum(played.decisions) > 100


def auction(stack, tiles, scores=None, hand="BZ4"):
    position = {"players": ["P1", "P2"], "tiles": tiles, "hand": hand, "stack": stack, "scores": scores or {}}
    return GAME.read({key: value for key, value in position.items() if value is not None})


def at_the_lots(tiles, lots):
    """A position where P2 chooses between two lots."""
    agenda = [["next", 0], ["lot", 1, 0]]
    base = auction(["U", "V"], tiles, hand=None).position()
    base |= {"agenda": agenda, "hand": None, "lots": lots, "bag": {"U": 3}, "got": {}}
    return GAME.read(base)


CITY = [["D", 0, 0, 0], ["N", 0, -1, 2], ["N", 1, -1, 3]]


def test_a_tile_is_worth_more_to_the_seat_that_needs_it():
    state = at_the_lots(CITY, ["I", "U"])
    bazaar = Bazaar(state, 1, Dice(1), Budget())
    assert len(bazaar.mine) == 2
    assert bazaar.worth(0, 1) == pytest.approx(-bazaar.worth(1, 1))


def test_bids_stay_below_what_the_tile_is_worth():
    state = at_the_lots(CITY, ["I", "U"])
    for high in (0, 3, 12, 50):
        answer = Bazaar(state, 0, Dice(1), Budget()).bid(0, high, 1)
        assert isinstance(answer, Pass) or (isinstance(answer, Bid) and high < answer.amount <= 40)
    assert isinstance(Bazaar(state, 0, Dice(1), Budget()).bid(0, 60, 1), Pass)


def test_the_auctioneer_sells_what_is_bid_too_high():
    bazaar = Bazaar(at_the_lots(CITY, ["I", "U"]), 1, Dice(1), Budget())
    assert bazaar.settle(0, 40).how == "sell"


def test_a_castle_is_built_where_much_will_be_completed_and_not_at_the_end():
    rich = {
        "players": ["P1", "P2"],
        "tiles": [["E", 0, -1, 2], ["W", -1, 0, 0], ["X", 1, 0, 0], ["B", -1, -1, 0], ["V", 1, -1, 3]],
        "hand": "D",
        "stack": ["A", "B", "U", "V", "W", "X", "E", "V", "V", "U", "U", "V", "W", "W"],
    }
    state = GAME.read(rich)
    state.apply(GAME_DRAW("D"))
    state.apply(next(a for a in state.actions() if a.at == (0, 0) and a.rot == 0))
    state.apply(next(a for a in state.actions() if a.feature == "c1"))
    assert state.decision().kind == "castle"
    assert isinstance(choose(GAME, state, "skilled", 1).action, Castle)
    last = GAME.read({**rich, "stack": ["A"]})
    last.apply(GAME_DRAW("D"))
    last.apply(next(a for a in last.actions() if a.at == (0, 0) and a.rot == 0))
    last.apply(next(a for a in last.actions() if a.feature == "c1"))
    assert choose(GAME, last, "master", 1).action == Castle(False)


def GAME_DRAW(tile):
    return GAME.action_types[1](tile)


def test_the_same_answer_for_the_same_seed():
    state = at_the_lots(CITY, ["I", "U"])
    answers = {choose(GAME, state, level, 3).action for level in ("skilled",) for _ in range(3)}
    assert len(answers) == 1
    assert not isinstance(answers.pop(), CastlePick)
