"""The boards by game id: a new game's board is a line here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from felucca.ui.table.board import Board

_BOARDS = {
    "carcassonne": ("felucca.ui.boards.carcassonne.board", "CarcassonneBoard"),
    "sobek": ("felucca.ui.boards.sobek.board", "SobekBoard"),
    "hatches": ("felucca.ui.boards.hatches.board", "HatchesBoard"),
}


def board_type(game_id: str) -> type[Board]:
    """The class of a game's board, imported when it is needed. Raises KeyError for an unknown game."""
    module, name = _BOARDS[game_id]
    board: type[Board] = getattr(import_module(module), name)
    return board
