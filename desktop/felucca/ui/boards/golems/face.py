"""Golems in the lobby."""

from felucca.ui.boards.face import Face


class GolemsFace(Face):
    id = "golems"
    seats = range(2, 5)
    minutes = (40, 60)
    weight = 3

    def title(self) -> str:
        return self.tr("Golems")

    def subtitle(self) -> str:
        return self.tr("City of gears")

    def blurb(self) -> str:
        return self.tr("Send golems around the dial and raise your towers.")
