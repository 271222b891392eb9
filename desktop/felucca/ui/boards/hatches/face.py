"""Hatches in the lobby."""

from felucca.ui.boards.face import Face


class HatchesFace(Face):
    id = "hatches"
    seats = range(2, 5)
    minutes = (15, 20)
    weight = 1

    def title(self) -> str:
        return self.tr("Hatches")

    def subtitle(self) -> str:
        return self.tr("Dice and daring")

    def blurb(self) -> str:
        return self.tr("Throw the dice, open hatches and leave before you fall.")
