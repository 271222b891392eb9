"""The words of Carcassonne's bazaars (rules: carcassonne 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from felucca.model.carcassonne.moves import Bid, Choose, Lot, Pass, Settle
from felucca.model.core.contract import Decision
from felucca.ui.words.base import GameWords, LogLine, fill
from felucca.ui.words.carcassonne_tiles import TileWords

Question = tuple[str, str]


class BazaarWords(GameWords):
    """What the bazaars add to the words of the base game. Silent in the log: `revealed`, every lot is told when it
    is offered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tiles = TileWords(self)

    # --- asking

    def _verbs(self) -> dict[str, str]:
        return super()._verbs() | {
            "lot": self.tr("Offer"),
            "bid": self.tr("Bid"),
            "pass": self.tr("Pass"),
            "settle": self.tr("Settle"),
            "choose": self.tr("Take tile"),
        }

    def button(self, action: Any) -> str:
        if isinstance(action, Bid):
            return fill(self.tr("Bid %1"), action.amount)
        if isinstance(action, Settle):
            return self._field_settle_0(action.how, None)
        return super().button(action)

    def anchor(self, decision: Decision) -> str:
        return "bazaars" if decision.kind in ("lot", "bid", "settle", "choose") else super().anchor(decision)

    def _question_lot(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> Question:
        rest = self.tr("The others may bid more; then you buy for the highest bid or sell")
        if not chosen:
            return self.tr("Which tile is sold next?"), self.tr("Choose a tile, then name the opening bid")
        if len(chosen) == 1:
            return self.tr("What is the opening bid?"), rest
        return fill(self.tr("Offer the tile for %1?"), self.counts.points(chosen[1])), rest

    def _question_bid(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> Question:
        rest = self.tr("The last word is the seller's: to buy for the highest bid, or to sell")
        if chosen:
            return fill(self.tr("Bid %1?"), self.counts.points(chosen[0])), rest
        return fill(self.tr("Bid more than %1, or pass?"), facts["bid"]), rest

    def _question_settle(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> Question:
        price = self.counts.points(facts["bid"])
        both = self.tr("Whoever gets the tile pays the other")
        if not chosen:
            return fill(self.tr("Buy the tile or sell it for %1?"), price), both
        text = self.tr("Buy the tile for %1?") if chosen[0] == "buy" else self.tr("Sell the tile for %1?")
        return fill(text, price), both

    def _question_choose(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> Question:
        rest = self.tr("You place it in your turn of the bazaar round")
        return (self.tr("Take this tile?") if chosen else self.tr("Which tile do you take?")), rest

    def _choose_lot(self, action: Lot, observation: Any) -> str:
        return fill(self.tr("Offer for %2: %1"), self._lot(action.index, observation), self.counts.points(action.bid))

    def _choose_bid(self, action: Bid, observation: Any) -> str:
        return fill(self.tr("Bid %1"), self.counts.points(action.amount))

    def _choose_pass(self, action: Pass, observation: Any) -> str:
        return self.verb("pass")

    def _choose_settle(self, action: Settle, observation: Any) -> str:
        return self._field_settle_0(action.how, observation)

    def _choose_choose(self, action: Choose, observation: Any) -> str:
        return fill(self.tr("Take: %1"), self._lot(action.index, observation))

    def _field_lot_0(self, index: int, observation: Any) -> str:
        return self._lot(index, observation)

    def _field_lot_1(self, bid: int, observation: Any) -> str:
        return self.counts.points(bid)

    def _field_bid_0(self, amount: int, observation: Any) -> str:
        return self.counts.points(amount)

    def _field_settle_0(self, how: str, observation: Any) -> str:
        return self.tr("Buy") if how == "buy" else self.tr("Sell")

    def _field_choose_0(self, index: int, observation: Any) -> str:
        return self._lot(index, observation)

    def _lot(self, index: int, observation: Any) -> str:
        """A displayed tile: its place in the row and what is on it, since two may be alike."""
        design = observation.rules.tiles.designs[observation.more["lots"][index]]
        return fill(self.tr("tile %1, %2"), index + 1, self.tiles.describe(design.id))

    # --- advising at the auction

    def bid_note(self, auctioneer: str, others: Sequence[str], left: int | None) -> str:
        """Who decides after a bid, and the points left to the bidder who gets the tile."""
        if others:
            text = fill(self.tr("After you: %1. The last word: %2, to buy or to sell."), ", ".join(others), auctioneer)
        else:
            text = fill(self.tr("The last word: %1, to buy for the highest bid or to sell."), auctioneer)
        if left is None:
            return text
        return " ".join((text, fill(self.tr("If the tile is yours, your score is %1."), _score(left))))

    def lot_note(self, left: int | None) -> str:
        """What an opening bid means."""
        text = self.tr("The others may bid more; then you buy for the highest bid or sell.")
        if left is None:
            return text
        return " ".join((text, fill(self.tr("If nobody does, your score is %1."), _score(left))))

    def settle_note(self) -> str:
        """What follows from buying and from selling."""
        return self.tr("Buy, and the next player leads a sale; sell, and you lead the next one yourself.")

    # --- telling

    def _report_bazaar_opened(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 opens a bazaar"), names[event.seat]))

    def _report_lot_offered(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        text = fill(
            self.tr("%1 offers a tile for %2: %3"), names[event.seat], event.bid, self.tiles.describe(event.tile)
        )
        return LogLine(event.seat, text)

    def _report_bid_made(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        text = self.tr("%1 passes") if event.amount is None else self.tr("%1 bids %2")
        return LogLine(event.seat, fill(text, names[event.seat], event.amount))

    def _report_tile_obtained(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        text = {
            "last": self.tr("%1 gets the last tile for nothing: %3"),
            "choose": self.tr("%1 takes a tile: %3"),
        }.get(event.how, self.tr("%1 buys the tile for %2: %3"))
        tile = self.tiles.describe(event.tile)
        return LogLine(event.seat, fill(text, names[event.seat], event.price, tile))

    def _categories(self) -> dict[str, str]:
        return super()._categories() | {"bazaar": self.tr("Bazaar balance")}

    def feature(self, what: str) -> str:
        return self.tr("Bazaar") if what == "bazaar" else super().feature(what)

    def _refusals(self) -> dict[str, str]:
        return super()._refusals() | {
            "no_such_lot": self.tr("This tile is not on display"),
            "bid_range": self.tr("A bid must be between %1 and %2"),
        }


def _score(points: int) -> str:
    return str(points).replace("-", "−")
