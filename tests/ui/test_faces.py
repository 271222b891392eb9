"""What the lobby says of a game agrees with its rules."""

import pytest

from felucca.model.core import games
from felucca.ui.boards import GAME_FACES


@pytest.mark.parametrize("name", games.names())
def test_players_and_options(qapp, name):
    face, game = GAME_FACES[name], games.find(name)
    options = {option.id: option.values[0] for option in game.options} | face.usual()
    assert list(face.seats) == [count for count in game.seats if not game.unplayable(count, options)]
    known = {option.id: option.values for option in game.options}
    for option in face.options():
        assert option.id in known
        assert set(option.values) in (set(), set(known[option.id]))
    assert set(face.usual()) <= set(known)


def test_a_game_of_the_list_can_be_played():
    assert {face.id for face in GAME_FACES.values() if face.available} == set(games.names())
