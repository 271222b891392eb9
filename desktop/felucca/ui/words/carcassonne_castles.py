"""The words of Carcassonne's castles (rules: carcassonne 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from felucca.model.carcassonne.moves import Castle, CastlePick
from felucca.model.core.contract import Decision
from felucca.ui.words.base import GameWords, LogLine, credited, fill
from felucca.ui.words.places import PlaceWords


class CastleWords(GameWords):
    """What the castles add to the words of the base game."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places = PlaceWords(self)

    def _verbs(self) -> dict[str, str]:
        return super()._verbs() | {
            "castle": self.tr("Small city"),
            "castle_pick": self.tr("Take the points"),
        }

    def button(self, action: Any) -> str:
        if isinstance(action, Castle):
            return self._field_castle_0(action.build, None)
        return super().button(action)

    def anchor(self, decision: Decision) -> str:
        return "castles" if decision.kind in ("castle", "castle_pick") else super().anchor(decision)

    def _question_castle(self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        later = self.tr("A castle takes the points of the next feature completed beside it")
        if not chosen:
            return self.tr("Build a castle or take the points?"), later
        if chosen[0]:
            return self.tr("Build a castle on the small city?"), later
        return self.tr("Take the points of the small city?"), self.tr("The follower comes home, the city stays a city")

    def _question_castle_pick(
        self, facts: dict[str, Any], observation: Any, chosen: tuple[Any, ...]
    ) -> tuple[str, str]:
        once = self.tr("Several features beside the castle are complete; it is paid for one of them")
        if not chosen:
            return self.tr("Which points does the castle take?"), once
        return fill(self.tr("Take %1 for the castle?"), self.counts.points(chosen[0])), once

    def _choose_castle(self, action: Castle, observation: Any) -> str:
        text = self._field_castle_0(action.build, observation)
        return text if action.site is None else fill(self.tr("%1: %2"), text, self.places.cell(action.site))

    def _choose_castle_pick(self, action: CastlePick, observation: Any) -> str:
        return fill(self.tr("For the castle: %1"), self.counts.points(action.value))

    def _field_castle_0(self, build: bool, observation: Any) -> str:
        return self.tr("Build a castle") if build else self.tr("Take the points")

    def _field_castle_1(self, site: tuple[int, int] | None, observation: Any) -> str:
        return "" if site is None else self.places.cell(site)

    def _field_castle_pick_0(self, value: int, observation: Any) -> str:
        return self.counts.points(value)

    def castle_label(self, owner: str, paid: int) -> tuple[str, str]:
        """What a castle shows under the pointer; `paid` is -1 while it waits, then the points it took."""
        title = credited(self.feature("castle"), owner)
        if paid < 0:
            return title, self.tr("waits for the next feature completed in these six places")
        return title, fill(self.tr("has taken %1"), self.counts.points(paid))

    def deciding(self, owner: str, help: str) -> str:
        """The help of the prompt while the owner of a small city decides in another player's turn."""
        return fill(self.tr("Owner of the small city: %1. %2"), owner, help)

    def several_sites(self) -> str:
        """The help of the prompt while several small cities wait for their owner's choice."""
        return self.tr("Several small cities are complete: choose one on the map first")

    def offered(self, whats: Sequence[str], value: int) -> str:
        """A button with points that a castle may take, and what they come from."""
        names = ", ".join(self.feature(what) for what in whats)
        return fill(self.tr("%1: %2"), names, self.counts.points(value))

    def _report_castle_built(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine:
        return LogLine(event.seat, fill(self.tr("%1 builds a castle"), names[event.seat]), places=event.cells)

    def _categories(self) -> dict[str, str]:
        return super()._categories() | {"castle": self.tr("Castles")}

    def feature(self, what: str) -> str:
        return self.tr("Castle") if what == "castle" else super().feature(what)
