"""The words of the games: questions, buttons, log lines, refusals. QtCore only, so that a log prints without a display.

Words are asked for anew whenever they are shown, so a change of language needs nothing but a repaint.
"""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QObject

from felucca.ui.words.base import GameWords, LogLine, fill

__all__ = ["GameWords", "LogLine", "fill", "words_for"]

_WHERE = {
    "carcassonne": ("felucca.ui.words.carcassonne", "CarcassonneWords"),
    "sobek": ("felucca.ui.words.sobek", "SobekWords"),
    "hatches": ("felucca.ui.words.hatches", "HatchesWords"),
}


def words_for(game_id: str, parent: QObject | None = None) -> GameWords:
    """The words of a game; a game without any (and no game at all, "") gets the plain ones that all share."""
    if game_id not in _WHERE:
        return GameWords(parent)
    module, name = _WHERE[game_id]
    words: GameWords = getattr(import_module(module), name)(parent)
    return words


def register(game_id: str, module: str, name: str) -> None:
    """Add a game's words at run time, as `model.core.games.register` adds its rules."""
    _WHERE[game_id] = (module, name)
