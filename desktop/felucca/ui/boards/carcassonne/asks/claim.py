"""Whether, and where, a follower goes on the tile just placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from felucca.model.carcassonne.features import feature
from felucca.model.carcassonne.moves import Claim
from felucca.ui.boards.carcassonne.asks.ask import Ask
from felucca.ui.boards.carcassonne.landscape import picture_size
from felucca.ui.boards.carcassonne.offers import claim_targets
from felucca.ui.boards.carcassonne.picture import cell_rect
from felucca.ui.table.board import PromptButton

SKIP = Claim(None)


class ClaimAsk(Ask):
    """A pale follower wherever one may go, on the map and, large, in the panel of the tile in hand."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        board, state = self.board, self.board.observation
        cell = dict(decision.facts)["at"]
        segment = chosen.feature if isinstance(chosen, Claim) else None
        colour = board.colours[decision.seat]
        board.ghosts.show(state, cell, actions, colour, picture_size(board.pixels), board.ratio)
        board.ghosts.choose(segment)
        board.set_targets(claim_targets(state, cell, actions, self.name))
        board.set_label(None if segment is None else board.label(feature(state, cell, segment), cell_rect(cell)))
        board.show_placed(cell, [claim for claim in actions if claim.feature is not None], colour, segment)

    def withdraw(self) -> None:
        self.board.ghosts.clear()

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        skip = PromptButton(self.board.words.button(SKIP), "tonal", key="S", action=SKIP)
        if chosen is None or chosen == SKIP:
            return (skip,)
        return skip, self.confirm_button(chosen, "")

    def key(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_S:
            return False
        self.board.picker.commit(SKIP)
        return True
