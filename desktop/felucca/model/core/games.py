"""The list of games. A new game is a folder beside the others and a line here."""

from __future__ import annotations

from importlib import import_module

from felucca.model.core.contract import Game

_WHERE = {
    "carcassonne": "felucca.model.carcassonne.game",
    "sobek": "felucca.model.sobek.game",
    "hatches": "felucca.model.hatches.game",
}


def names() -> list[str]:
    """The ids of the games, in the order of the lobby."""
    return list(_WHERE)


def find(name: str) -> Game:
    """The game of an id. Raises KeyError for an unknown one."""
    game: Game = import_module(_WHERE[name]).GAME
    return game


def register(name: str, module: str) -> None:
    """Add a game at run time: the tests do this with their toy game."""
    _WHERE[name] = module
