"""The words of Carcassonne's bridges (rules: carcassonne 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from felucca.model.carcassonne.moves import Place
from felucca.ui.words.base import GameWords, LogLine, fill


class BridgeWords(GameWords):
    """What the bridges add to the words of the base game."""

    def _verbs(self) -> dict[str, str]:
        return super()._verbs() | {"decline": self.tr("Refuse tile")}

    def _choose_decline(self, action: Any, observation: Any) -> str:
        return self.tr("Refuse the tile and draw another one")

    def _field_place_2(self, bridge: Any, observation: Any) -> str:
        return "" if bridge is None else self.tr("with a bridge")

    def _bridge_of(self, action: Place) -> list[str]:
        """The part of a sentence about a placement that speaks of its bridge."""
        if action.bridge is None:
            return []
        own = action.bridge.at == action.at
        return [self.tr("with a bridge") if own else self.tr("with a bridge on the tile beside it")]

    def bridge_label(self, left: int) -> str:
        """Under the consequence of a placement: that it needs a bridge, and how many the player has after it."""
        return fill(self.tr("Takes a bridge, %1 left then"), left)

    def bridge_cell(self, left: int) -> str:
        """At the pointer over a cell where the tile fits with a bridge alone."""
        return fill(self.tr("The tile fits here only with a bridge; you have %1"), left)

    def only_with_bridge(self) -> str:
        """The help of the prompt while a tile may be refused."""
        return self.tr("The tile fits only with a bridge: build it, or refuse the tile and draw another one")

    def _report_bridge_built(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 builds a bridge"), names[event.seat]), places=(event.at,))

    def _refusals(self) -> dict[str, str]:
        return super()._refusals() | {
            "must_place": self.tr("The tile fits without a bridge, so it must be placed"),
            "bridge_needed": self.tr("The tile fits here only with a bridge"),
            "bridge_not_possible": self.tr("A bridge cannot stand there: it carries a road on, over two field sides"),
        }
