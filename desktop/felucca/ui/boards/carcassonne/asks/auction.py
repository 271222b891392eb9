"""The four questions of a bazaar: they are asked in its panel, and on the map while one looks at the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from felucca.model.carcassonne.moves import Bid, Lot
from felucca.ui.boards.carcassonne.asks.ask import Ask
from felucca.ui.table.board import PromptButton


class AuctionAsk(Ask):
    """The panel shows everything; the prompt bar leads back to it."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        self.board.set_targets(())
        self.board.show_hand(turnable=False)
        self.board.bazaar.ask(decision, chosen)

    def withdraw(self) -> None:
        if self.board.bazaar is not None:
            self.board.bazaar.withdraw()

    def help(self, decision: Any, usual: str) -> str:
        """Who decides next, and what the choice would leave to whoever is asked."""
        words, facts, names = self.board.words, dict(decision.facts), self.board.names
        mine = self.board.observation.scores()[decision.seat]
        chosen = self.board.picker.complete
        if decision.kind == "bid":
            others = [names[seat] for seat in facts["others"]]
            left = mine - chosen.amount if isinstance(chosen, Bid) else None
            return words.bid_note(names[facts["auctioneer"]], others, left)
        if decision.kind == "lot":
            return words.lot_note(mine - chosen.bid if isinstance(chosen, Lot) else None)
        if decision.kind == "settle":
            return words.settle_note()
        return usual

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        return (PromptButton(self.tr("Back to the bazaar"), key="Enter", press=self.board.bazaar.come_back),)
