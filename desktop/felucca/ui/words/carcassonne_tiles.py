"""The tiles of Carcassonne in a few words each: for the log, the tile in hand and the list of what is left."""

from __future__ import annotations

from PySide6.QtCore import QObject


class TileWords(QObject):
    """Descriptions of designs by their id; they can follow a colon."""

    def describe(self, tile: str) -> str:
        """A design in words, or its id where there are none."""
        return self._open_land().get(tile) or self._cities().get(tile) or self._expansion().get(tile) or tile

    def _open_land(self) -> dict[str, str]:
        return {
            "A": self.tr("monastery with a road"),
            "B": self.tr("monastery among fields"),
            "U": self.tr("straight road"),
            "V": self.tr("road bend"),
            "W": self.tr("fork of three roads"),
            "X": self.tr("crossing of four roads"),
        }

    def _cities(self) -> dict[str, str]:
        return {
            "C": self.tr("city on all sides, pennant"),
            "D": self.tr("city above a straight road"),
            "E": self.tr("city on one side"),
            "F": self.tr("city across the tile, pennant"),
            "G": self.tr("city across the tile"),
            "H": self.tr("two cities facing each other"),
            "I": self.tr("two cities at one corner"),
            "J": self.tr("city, road bending right"),
            "K": self.tr("city, road bending left"),
            "L": self.tr("city and a fork of three roads"),
            "M": self.tr("corner city, pennant"),
            "N": self.tr("corner city"),
            "O": self.tr("corner city and a road bend, pennant"),
            "P": self.tr("corner city and a road bend"),
            "Q": self.tr("city on three sides, pennant"),
            "R": self.tr("city on three sides"),
            "S": self.tr("city on three sides with a road, pennant"),
            "T": self.tr("city on three sides with a road"),
        }

    def _expansion(self) -> dict[str, str]:
        return {
            "BZ1": self.tr("city on all sides with a bazaar"),
            "BZ2": self.tr("city across the tile with a bazaar"),
            "BZ3": self.tr("city, road to a bazaar"),
            "BZ4": self.tr("bazaar among fields"),
            "BZ5": self.tr("road to a bazaar"),
            "BZ6": self.tr("bazaar between two roads"),
            "BZ7": self.tr("bazaar between two roads, inn"),
            "EX1": self.tr("three cities, road to one of them"),
            "EX2": self.tr("pointed city with a road"),
            "EX3": self.tr("monastery in a city across the tile"),
            "EX4": self.tr("monastery by a straight road"),
        }
