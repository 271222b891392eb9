"""`--options bridges,bids=false`: the options of a game, as the commands take them."""

from __future__ import annotations

import argparse
from typing import Any

from felucca.cli import BadInput
from felucca.model.core.contract import Game


def add_options(parser: argparse.ArgumentParser) -> None:
    """The argument itself."""
    parser.add_argument("--options", default="", metavar="O[,O…]", help="options of the game: bridges,bids=false")


def read_options(game: Game, words: str, players: int) -> dict[str, Any]:
    """Every option of a game with its value. Raises BadInput for what it does not know or cannot be played so."""
    values: dict[str, Any] = {option.id: option.values[0] for option in game.options}
    for word in filter(None, words.split(",")):
        name, _, value = word.partition("=")
        known = {str(v).lower(): v for option in game.options if option.id == name for v in option.values}
        if (value or "true").lower() not in known:
            raise BadInput(f"{game.id} has no option {word}")
        values[name] = known[(value or "true").lower()]
    if reason := game.unplayable(players, values):
        raise BadInput(f"{game.id} cannot be played by {players} with these options ({reason})")
    return values
