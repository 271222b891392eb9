"""Nefertiti in the lobby."""

from felucca.ui.boards.face import Face


class NefertitiFace(Face):
    id = "nefertiti"
    seats = range(2, 5)
    minutes = (50, 60)
    weight = 3

    def title(self) -> str:
        return self.tr("Nefertiti")

    def subtitle(self) -> str:
        return self.tr("Gifts for the queen")

    def blurb(self) -> str:
        return self.tr("Bid in the markets of Egypt and collect gifts for the queen.")
