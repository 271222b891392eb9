"""How the cases of the toy game are set up and compared.

A position is that of a record, sparse: what is left out stands as at the start of the first turn. Besides, `draws`
lists the cards to come and `throws` the dice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from felucca.model.core.cases import Adapter, CaseError, Missing, Scripted, Table
from toy.game import CARDS, GAME, ToyState


def _state(table: Table) -> ToyState:
    assert isinstance(table.state, ToyState)
    return table.state


def _phase(table: Table, wanted: Any) -> str:
    return table.state.decision().kind


def _seat(table: Table, wanted: Any) -> Any:
    return table.state.decision().seat


def _score(table: Table, wanted: Any) -> list[int]:
    return list(table.state.scores())


def _purse(table: Table, wanted: Any) -> list[int]:
    return _state(table).purses


def _hand(table: Table, wanted: Mapping[str, Any]) -> dict[str, list[str]]:
    return {seat: _state(table).hands[int(seat)] for seat in wanted}


def _stakes(table: Table, wanted: Any) -> int:
    return len(table.state.actions())


def _seen(table: Table, wanted: Mapping[str, Any]) -> dict[str, list[str]]:
    """The kinds of the events that a seat has seen since the script began."""
    shown = {seat: [GAME.visible(event, int(seat)) for event in table.events] for seat in wanted}
    return {seat: [event.kind for event in events if event] for seat, events in shown.items()}


def _deck() -> str:
    cards = sum(GAME.new(2, {}).bag().values())
    return "" if cards == 20 else f"{cards} cards"


class ToyAdapter(Adapter):
    expectations: ClassVar = {
        "phase": _phase,
        "seat": _seat,
        "score": _score,
        "purse": _purse,
        "hand": _hand,
        "stakes": _stakes,
        "seen": _seen,
    }
    checks: ClassVar = {"a new deck has 20 cards": _deck}

    def start(self, position: Mapping[str, Any], steps: Sequence[Mapping[str, Any]]) -> Table:
        if "camels" in position:
            raise Missing("camels")
        rest = {key: value for key, value in position.items() if key not in ("draws", "throws")}
        unknown = [card for card in position.get("draws", ()) if card not in CARDS]
        if unknown:
            raise CaseError(f"unknown cards: {unknown}")
        draws = [list(CARDS).index(card) for card in position.get("draws", ())]
        throws = [die - 1 for die in position.get("throws", ())]
        return Table(self.game.read(rest), Scripted({"draw": draws, "roll": throws}))


ADAPTER = ToyAdapter(GAME)
