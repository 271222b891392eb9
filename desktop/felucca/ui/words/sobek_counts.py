"""The counted nouns of Sobek (see `counts` for why they stand alone)."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject


@final
class SobekCounts(QObject):
    """Each method gives the number and its noun, in the form that the language asks for."""

    def cards(self, n: int) -> str:
        return self.tr("%n card(s)", "", n)

    def scarabs(self, n: int) -> str:
        return self.tr("%n scarab(s)", "", n)

    def corruption(self, n: int) -> str:
        return self.tr("%n corruption card(s)", "", n)

    def curses(self, n: int) -> str:
        return self.tr("%n curse(s)", "", n)

    def steps(self, n: int) -> str:
        """Steps back on the track."""
        return self.tr("%n step(s)", "", n)

    def before_go(self, n: int) -> str:
        """Cards that are skipped by a take."""
        return self.tr("%n card(s) before it go to your corruption pile", "", n)

    def skipped_go(self, n: int) -> str:
        """The end of a log line: cards that were skipped."""
        return self.tr("%n card(s) go to corruption", "", n)

    def more_cards(self, n: int) -> str:
        """What a set still wants."""
        return self.tr("Choose %n more card(s)", "", n)

    def to_give_up(self, n: int) -> str:
        """What the Scribe still wants."""
        return self.tr("%n card(s) still to give up", "", n)

    def deck(self, n: int) -> str:
        return self.tr("Deck: %n card(s)", "", n)

    def delivery(self, n: int) -> str:
        return self.tr("Delivery: %n card(s)", "", n)

    def reach(self, n: int) -> str:
        """How many cards of the row can be taken."""
        return self.tr("Only the first %n card(s) of the row can be taken", "", n)

    def least(self, n: int) -> str:
        return self.tr("A set needs at least %n card(s)", "", n)

    def most(self, n: int) -> str:
        return self.tr("At most %n card(s) can be added", "", n)
