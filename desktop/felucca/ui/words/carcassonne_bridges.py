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

    def _report_bridge_built(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 builds a bridge"), names[event.seat]), places=(event.at,))

    def _refusals(self) -> dict[str, str]:
        return super()._refusals() | {
            "must_place": self.tr("The tile fits without a bridge, so it must be placed"),
            "bridge_needed": self.tr("The tile fits here only with a bridge"),
            "bridge_not_possible": self.tr("A bridge cannot stand there: it carries a road on, over two field sides"),
        }
