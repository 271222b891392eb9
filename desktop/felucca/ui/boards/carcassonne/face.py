"""Carcassonne in the lobby and in the set-up."""

from felucca.model.carcassonne.game import GAME
from felucca.ui.boards.face import Face, Fact, OptionFace, playable

TILES = 72


class CarcassonneFace(Face):
    id = "carcassonne"
    seats = playable(GAME)
    minutes = (30, 45)
    weight = 2
    available = True

    def title(self) -> str:
        return self.tr("Carcassonne")

    def subtitle(self) -> str:
        return self.tr("Cities, roads and fields")

    def blurb(self) -> str:
        return self.tr("Build the valley tile by tile: cities, roads and fields.")

    def about(self) -> str:
        return self.tr(
            "Lay a tile, claim what you build, and watch the valley close up. Cities and roads pay when they are "
            "finished, monasteries when surrounded, fields at the very end."
        )

    def facts(self) -> list[Fact]:
        return [Fact("tile", self.tr("Tiles"), str(TILES))]

    def options(self) -> list[OptionFace]:
        begins = {"first": self.tr("First seat"), "random": self.tr("By lot")}
        return [OptionFace("starter", self.tr("Who begins"), self.tr("Play goes on down the list of seats"), begins)]
