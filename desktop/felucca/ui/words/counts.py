"""Counted nouns that more than one game needs.

Counts live in classes without subclasses: Qt looks a text up class by class along the bases, and takes the number put
into "%n" for a translation, so an inherited plural would stay English.
"""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject


@final
class Counts(QObject):
    """Each method gives the number and its noun, in the form that the language asks for."""

    def points(self, n: int) -> str:
        """Also fewer than none: the forms of a plural are for numbers without a sign."""
        text = self.tr("%n point(s)", "", abs(n))
        return f"−{text}" if n < 0 else text

    def turns(self, n: int) -> str:
        return self.tr("%n turn(s)", "", n)

    def moves(self, n: int) -> str:
        """Moves to choose from."""
        return self.tr("%n move(s)", "", n)
