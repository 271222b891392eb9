"""Carcassonne in the lobby and in the set-up."""

from collections.abc import Mapping
from typing import Any

from felucca.ui.boards.face import Face, Fact, OptionFace

TILES, TILES_WITH_EXPANSION = 72, 84
MODULES = ("bridges", "castles", "bazaars")


class CarcassonneFace(Face):
    id = "carcassonne"
    seats = range(2, 7)
    minutes = (30, 60)
    weight = 2
    available = True

    def title(self) -> str:
        return self.tr("Carcassonne")

    def subtitle(self) -> str:
        return self.tr("Bridges, Castles & Bazaars")

    def subtitle_with(self, options: Mapping[str, Any]) -> str:
        names = {"bridges": self.tr("Bridges"), "castles": self.tr("Castles"), "bazaars": self.tr("Bazaars")}
        on = [names[module] for module in MODULES if options.get(module)]
        if len(on) == len(MODULES):
            return self.subtitle()
        return ", ".join(on) if on else self.tr("Cities, roads and fields")

    def blurb(self) -> str:
        return self.tr("Build the valley tile by tile: cities, roads and fields.")

    def about(self) -> str:
        return self.tr(
            "Lay a tile, claim what you build, and watch the valley close up. Bridges carry roads across open fields, "
            "castles borrow their neighbours’ points, and a bazaar puts the next tiles up for auction."
        )

    def facts(self) -> list[Fact]:
        return self.facts_with(self.usual())

    def facts_with(self, options: Mapping[str, Any]) -> list[Fact]:
        more = any(options.get(module) for module in MODULES)
        return [Fact("tile", self.tr("Tiles"), str(TILES_WITH_EXPANSION if more else TILES))]

    def usual(self) -> dict[str, object]:
        return dict.fromkeys(MODULES, True)

    def options(self) -> list[OptionFace]:
        bids = {True: self.tr("With bidding"), False: self.tr("No bidding")}
        begins = {"first": self.tr("First seat"), "random": self.tr("By lot")}
        return [
            OptionFace("bridges", self.tr("Bridges"), self.tr("Carry a road across open fields")),
            OptionFace("castles", self.tr("Castles"), self.tr("Turn a small city into a castle")),
            OptionFace("bazaars", self.tr("Bazaars"), self.tr("Auction the next tiles")),
            OptionFace(
                "bids",
                self.tr("Bazaar rules"),
                self.tr("Without bidding all take a tile in turn"),
                bids,
                needs="bazaars",
            ),
            OptionFace(
                "starter", self.tr("Who begins"), self.tr("Play goes on down the list of seats"), begins, minor=True
            ),
        ]

    def unplayable(self, code: str) -> str:
        if code == "seats_need_module":
            return self.tr("Six players need bridges, castles or bazaars. Switch one of them on.")
        return super().unplayable(code)
