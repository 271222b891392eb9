"""Words about seats that no game owns: colours, and names to begin with."""

from __future__ import annotations

from PySide6.QtCore import QObject


class SeatWords(QObject):
    """In the language in use."""

    def color(self, id: str) -> str:
        """The name of a seat colour."""
        return {
            "carnelian": self.tr("Carnelian"),
            "lapis": self.tr("Lapis"),
            "saffron": self.tr("Saffron"),
            "onyx": self.tr("Onyx"),
            "turquoise": self.tr("Turquoise"),
            "lotus": self.tr("Lotus"),
        }[id]

    def person(self, number: int) -> str:
        """The name of a person who has typed none; `number` counts from 1."""
        return self.tr("Player %1").replace("%1", str(number))

    def opponents(self) -> list[str]:
        """Names for computer players, more than any table has seats."""
        return [
            self.tr("Hapi"),
            self.tr("Seshat"),
            self.tr("Khnum"),
            self.tr("Bastet"),
            self.tr("Imhotep"),
            self.tr("Tauret"),
        ]
