"""Sobek in the lobby."""

from felucca.ui.boards.face import Face


class SobekFace(Face):
    id = "sobek"
    seats = range(2, 5)
    minutes = (30, 45)
    weight = 2

    def title(self) -> str:
        return self.tr("Sobek")

    def subtitle(self) -> str:
        return self.tr("Trade on the Nile")

    def blurb(self) -> str:
        return self.tr("Trade by the crocodile's temple, stay clear of corruption.")
