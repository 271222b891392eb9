"""Sobek in the lobby and in the set-up."""

from felucca.ui.boards.face import Face, Fact, OptionFace

CARDS = 63


class SobekFace(Face):
    id = "sobek"
    seats = range(2, 5)
    minutes = (30, 45)
    weight = 2
    available = True

    def title(self) -> str:
        return self.tr("Sobek")

    def subtitle(self) -> str:
        return self.tr("Trade on the Nile")

    def blurb(self) -> str:
        return self.tr("Trade by the crocodile's temple, stay clear of corruption.")

    def about(self) -> str:
        return self.tr(
            "Boats bring goods to the market by the temple. Take what you need and play it in sets; every card you "
            "skip goes to your corruption pile, and the most corrupt merchant slides back."
        )

    def facts(self) -> list[Fact]:
        return [Fact("card", self.tr("Cards"), str(CARDS))]

    def options(self) -> list[OptionFace]:
        return [
            OptionFace(
                "amulets_only_set",
                self.tr("Sets of amulets alone"),
                self.tr("Whether three amulets can be a set of their own"),
                {"addition": self.tr("Only onto an own set"), "always": self.tr("Always")},
                minor=True,
            ),
            OptionFace(
                "horizontal_may_use_characters",
                self.tr("Characters in horizontal sets"),
                self.tr("Whether characters count as goods at the end of a round"),
                minor=True,
            ),
            OptionFace(
                "priest_takes_characters",
                self.tr("High Priest and characters"),
                self.tr("Whether characters of the named good leave the corruption pile too"),
                {"choice": self.tr("As their owner likes"), "always": self.tr("Always")},
                minor=True,
            ),
            OptionFace(
                "event_pick_mandatory",
                self.tr("Event tokens must be taken"),
                self.tr("Whether a set always brings one of the tokens left"),
                minor=True,
            ),
            OptionFace(
                "final_tiebreak",
                self.tr("Equal positions at the end"),
                self.tr("Who wins where two boats are equally far"),
                {"corruption": self.tr("The less corrupt"), "shared": self.tr("Shared victory")},
                minor=True,
            ),
            OptionFace(
                "show_opponent_corruption_count",
                self.tr("Show opponents' corruption"),
                self.tr("Whether the number of cards in their piles is shown"),
            ),
        ]
