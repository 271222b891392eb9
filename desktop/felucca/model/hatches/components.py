"""The house numbers of Hatches: the one place to correct a value (rules: hatches 2, 12).

Correcting one raises `game.REVISION`. The tag of the rules document stands behind every number.
"""

from __future__ import annotations

GRID = 6
"""Rows and columns of a board, and the highest value of a die. [house]"""
PLAYERS = range(2, 5)
"""[house]; the four colours that bound it are [seed]"""
TOKENS = 144
"""Hatch tokens of the common pile, 36 a board. [house]"""
MAX_ROUNDS = 20
"""The game ends after so many rounds even if nobody has reached the target. [house]"""
LENGTHS = {"standard": 27, "short": 18, "quick": 24, "long": 30}
"""Closed hatches that end the game, by length; the default stands first. [house]"""
POINTS_CLOSED = 1
"""[house]"""
POINTS_LINE = (3, 5)
"""Points for a row or column of six closed hatches: the default, and the value tested beside it. [house]"""
NEXT_STARTERS = ("fewest", "clockwise")
"""Who starts the next round: who has closed fewest, or simply the left neighbour of the last starter. [house]"""
