"""Module: bazaars without bids (rules: carcassonne 9.7): everybody in turn takes one displayed tile."""

from __future__ import annotations

from dataclasses import replace

from felucca.model.carcassonne import bazaars
from felucca.model.carcassonne.rules import Rules


class QuietDealPhase(bazaars.DealPhase):
    """As with bids, but the next player simply chooses."""

    question = "choose"


def plug_in(rules: Rules) -> Rules:
    """The rule set with bazaars in which nobody bids."""
    rules = bazaars.plug_in(rules)
    return replace(rules, phases={**rules.phases, "bazaar_deal": QuietDealPhase()})
