"""The counted nouns of Carcassonne (see `counts` for why they stand alone)."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject


@final
class CarcassonneCounts(QObject):
    """Each method gives the number and its noun, in the form that the language asks for."""

    def tiles(self, n: int) -> str:
        return self.tr("%n tile(s)", "", n)

    def tiles_of(self, n: int, all_of_them: int) -> str:
        """How far a monastery is: "6 of 9 tiles"."""
        return self.tr("%1 of %n tile(s)", "", all_of_them).replace("%1", str(n))

    def pennants(self, n: int) -> str:
        return self.tr("%n pennant(s)", "", n)

    def cities(self, n: int) -> str:
        """Completed cities that a field touches."""
        return self.tr("%n city(ies)", "", n)

    def roads(self, n: int) -> str:
        return self.tr("%n road(s)", "", n)

    def monasteries(self, n: int) -> str:
        return self.tr("%n monastery(ies)", "", n)

    def neighbours(self, n: int) -> str:
        """Tiles around a monastery."""
        return self.tr("%n neighbouring tile(s)", "", n)

    def bridges(self, n: int) -> str:
        return self.tr("%n bridge(s)", "", n)

    def castles(self, n: int) -> str:
        return self.tr("%n castle(s)", "", n)

    def followers(self, n: int) -> str:
        return self.tr("%n follower(s)", "", n)

    def counted(self, what: str, n: int) -> str:
        """A number of things that give points, by the codes of `Term.what`."""
        noun = {
            "tile": self.tiles,
            "pennant": self.pennants,
            "city": self.cities,
            "monastery": self.monasteries,
            "neighbour": self.neighbours,
            "castle": self.castles,
            "road": self.roads,
        }.get(what)
        return f"{n} {what}" if noun is None else noun(n)

    def closes(self, what: str, n: int) -> str:
        """What a placement completes: a part of a sentence about a move."""
        if what == "city":
            return self.tr("closes %n city(ies)", "", n) if n > 1 else self.tr("closes a city")
        if what == "road":
            return self.tr("closes %n road(s)", "", n) if n > 1 else self.tr("closes a road")
        return self.tr("surrounds %n monastery(ies)", "", n) if n > 1 else self.tr("surrounds a monastery")
