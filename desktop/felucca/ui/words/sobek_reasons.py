"""Why the computer would play so: the reasons of a hint in Sobek (the codes stand in `ai.sobek_reasons`)."""

from __future__ import annotations

from typing import Any

from felucca.ui.words.base import fill
from felucca.ui.words.sobek_names import SobekNames

OWN = -1
"""The seat of a reason that speaks of oneself."""


class SobekReasons(SobekNames):
    """Every reason is a few words and its points; those of a starter have none."""

    def reason(self, reason: Any) -> str:
        facts = dict(reason.facts)
        own = getattr(self, f"_because_{reason.code}", None)
        if own is None:
            return super().reason(reason)
        text: str = own(facts, reason.points)
        if reason.code == "first":
            return text
        return fill(self.tr("%1: %2", "a reason and its points"), text, self.signed(float(reason.points)))

    def _because_set(self, facts: dict[str, Any], points: float) -> str:
        text = self.tr("card for a set of %1 (%2)")
        return fill(text, self.of_good(facts["good"]), self.nouns.cards(facts["cards"]))

    def _because_amulet(self, facts: dict[str, Any], points: float) -> str:
        return self.tr("an amulet fits every set")

    def _because_unknown(self, facts: dict[str, Any], points: float) -> str:
        return self.tr("a character comes to your hand")

    def _because_character(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("useful character: %1"), self.character(facts["card"]))

    def _because_corruption(self, facts: dict[str, Any], points: float) -> str:
        cards = self.nouns.cards(facts["cards"])
        text = self.tr("more corruption, %1") if points < 0 else self.tr("less corruption, %1")
        return fill(text, cards)

    def _because_deny(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("keeps a card from the opponent: %1"), self.seat_name(facts["opponent"]))

    def _because_points(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("set of %1: %2"), self.of_good(facts["good"]), f"{facts['scarabs']} × {facts['cards']}")

    def _because_time(self, facts: dict[str, Any], points: float) -> str:
        return self.tr("little time is left for sets")

    def _because_event(self, facts: dict[str, Any], points: float) -> str:
        if facts.get("token"):
            return self.token(facts["token"])
        return self.tr("an event token")

    def _because_steps(self, facts: dict[str, Any], points: float) -> str:
        return self.tr("your boat sails ahead")

    def _because_back(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("a boat drifts back: %1"), self.seat_name(facts["opponent"]))

    def _because_curse(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("a Curse for the opponent: %1"), self.seat_name(facts["opponent"]))

    def _because_turn(self, facts: dict[str, Any], points: float) -> str:
        return self.tr("another turn at once")

    def _because_power(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("the power of the character: %1"), self.character(facts["card"]))

    def _because_steal(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("a card of the opponent: %1"), self.seat_name(facts["opponent"]))

    def _because_pile(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("a large pile to choose from: %1"), self.seat_name(facts["opponent"]))

    def _because_spare(self, facts: dict[str, Any], points: float) -> str:
        return fill(self.tr("missed least: %1"), self.label(facts["card"]).lower())

    def _because_first(self, facts: dict[str, Any], points: float) -> str:
        if facts["opponent"] == OWN:
            return self.tr("you choose from the fresh row first")
        return fill(self.tr("the best seat after this one: %1"), self.seat_name(facts["opponent"]))
