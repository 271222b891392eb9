"""Hatches in the lobby and in the set-up."""

from felucca.ui.boards.face import Face, Fact, OptionFace


class HatchesFace(Face):
    id = "hatches"
    seats = range(2, 5)
    minutes = (15, 20)
    weight = 1
    colours = ("carnelian", "lapis", "saffron", "turquoise", "onyx", "lotus")
    available = True

    def title(self) -> str:
        return self.tr("Hatches")

    def subtitle(self) -> str:
        return self.tr("Dice and daring")

    def blurb(self) -> str:
        return self.tr("Throw the dice, open hatches and leave before you fall.")

    def about(self) -> str:
        return self.tr(
            "Roll the dice and open hatches, but never side by side. Leave in time and they are closed for good; find "
            "no cell for a roll, and you fall and lose every open one. Whoever leaves takes a pair of dice along."
        )

    def facts(self) -> list[Fact]:
        return [Fact("die", self.tr("Dice"), self.tr("a pair a player"))]

    def options(self) -> list[OptionFace]:
        from felucca.model.hatches.components import LENGTHS, POINTS_LINE  # the lobby does without the rules

        lengths: dict[object, str] = {length: str(target) for length, target in LENGTHS.items()}
        points: dict[object, str] = {value: str(value) for value in POINTS_LINE}
        starts: dict[object, str] = {"fewest": self.tr("Fewest closed"), "clockwise": self.tr("Clockwise")}
        return [
            OptionFace("length", self.tr("Length"), self.tr("So many closed hatches end the game"), lengths),
            OptionFace("line_points", self.tr("Complete line"), self.tr("Points for a full row or column"), points),
            OptionFace("next_starter", self.tr("Who starts the next round"), "", starts, minor=True),
        ]
