"""The turn: a market card, a character or a set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from felucca.model.core.contract import Refusal
from felucca.model.sobek.components import REACHABLE
from felucca.model.sobek.moves import Fetch, Play, Take
from felucca.ui.boards.sobek.asks.ask import Ask
from felucca.ui.boards.sobek.asks.basket import CHARACTER_NAMES, SLOT, BasketAsk
from felucca.ui.boards.sobek.cards import card_pixmap
from felucca.ui.boards.sobek.geometry import HAND, LANES, MARKET_CARD, MOORINGS
from felucca.ui.table.board import PromptButton
from felucca.ui.table.targets import OWN, RING, Target

MARKET = "market"


def market_targets(board: Any, actions: Sequence[Any], name: Any) -> list[Target]:
    """The cards of the row that can be taken, and the others, which say why not."""
    found, words = [], board.words
    legal = {action.at: action for action in actions if action.do in ("take", "fetch")}
    refusal = words.refusal(Refusal("out_of_reach", (("reach", REACHABLE),)))
    for at in range(1, len(board.market.cards) + 1):
        path = board.market_path(at)
        action = legal.get(at)
        if action is None:
            found.append(Target(path, refusal, style=OWN, locked=True))
        else:
            note = words.choose(action, board.observation)
            found.append(Target(path, name(action), action=action, style=RING, note=note))
    return found


def carried_from_market(board: Any, point: QPointF) -> tuple[Any, Any] | None:
    """A card of the row that may be taken, for a drag."""
    at = board.market.at(point)
    taken = (Take(at), Fetch(at)) if at is not None else ()
    if at is None or not any(action in board.picker.actions for action in taken):
        return None
    card = board.market.cards[at - 1]
    return (MARKET, at), card_pixmap(card.name, card.label, MARKET_CARD, board.pixels, 1.0)


def drop_market(board: Any, point: QPointF, payload: Any) -> bool:
    """A card of the row is let go over the hand or the river: it is taken."""
    if payload[0] != MARKET:
        return False
    if HAND.contains(point) or LANES.contains(point):
        for action in (Take(payload[1]), Fetch(payload[1])):
            if action in board.picker.actions:
                board.picker.take(action)
    return True


class TurnAsk(BasketAsk):
    """Exactly one of take, character, set."""

    do = "set"

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        at = chosen.at if isinstance(chosen, Take) else None
        self.board.market.point_at(at)
        self.board.panel_after(None if at is None else at - 1)
        super().offer(decision, actions, chosen)
        if isinstance(chosen, Play):
            self.board.hand.raise_cards(self.board.hand.slots_of((chosen.card,)))
            self.board.set_targets(self.board.targets)

    def withdraw(self) -> None:
        super().withdraw()
        self.board.market.point_at(None)
        self.board.panel_after(None)

    def other_targets(self, actions: Sequence[Any]) -> list[Target]:
        return market_targets(self.board, actions, self.name)

    def usable(self, actions: Sequence[Any]) -> set[str]:
        return super().usable(actions) | {action.card for action in actions if isinstance(action, Play)}

    def choose(self, value: Any) -> None:
        sort, what = value
        card = self.board.hand.names[what] if sort == SLOT else ""
        if card in CHARACTER_NAMES and not self.slots:
            self.board.picker.take(Play(card))
        else:
            super().choose(value)

    def holds(self, value: Any) -> bool:
        chosen = self.board.picker.complete
        if isinstance(chosen, Play) and value[0] == SLOT:
            return value[1] in self.board.hand.slots_of((chosen.card,))
        return super().holds(value)

    def next_character(self) -> None:
        """Choose the next character for its power."""
        plays = [action for action in self.board.picker.actions if isinstance(action, Play)]
        if plays:
            chosen = self.board.picker.complete
            self.board.picker.select(plays[(plays.index(chosen) + 1) % len(plays) if chosen in plays else 0])

    def as_goods(self) -> None:
        """The character chosen shall be a part of a set instead."""
        chosen = self.board.picker.complete
        if isinstance(chosen, Play):
            self.toggle(min(self.board.hand.slots_of((chosen.card,))))

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        words, actions = self.board.words, self.board.picker.actions
        found = list(self.other_goods(chosen))
        if isinstance(chosen, Play) and chosen.card in super().usable(actions):
            found.append(PromptButton(words.as_goods(), "outline", key="G", press=self.as_goods))
        if chosen is None or chosen.do != "set":
            found.append(
                PromptButton(words.verb("set"), "tonal", "cards", "S", press=self.next_good, enabled=bool(self.goods()))
            )
        if not isinstance(chosen, Play):
            some = any(isinstance(action, Play) for action in actions)
            found.append(
                PromptButton(words.character_button(), "outline", key="P", press=self.next_character, enabled=some)
            )
        return (*found, self.confirm_button(chosen, words.verb("take")))

    def key(self, event: QKeyEvent) -> bool:
        at = event.key() - Qt.Key.Key_0
        if 1 <= at <= MOORINGS and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            if Take(at) in self.board.picker.actions:
                self.board.picker.take(Take(at))
            else:
                self.board.refuse(self.board.words.refusal(Refusal("out_of_reach", (("reach", REACHABLE),))))
            return True
        if event.key() == Qt.Key.Key_P:
            self.next_character()
        elif event.key() == Qt.Key.Key_G:
            self.as_goods()
        else:
            return super().key(event)
        return True

    def carried(self, point: QPointF) -> tuple[Any, Any] | None:
        return carried_from_market(self.board, point) or super().carried(point)

    def drop(self, point: QPointF, payload: Any) -> bool:
        return drop_market(self.board, point, payload) or super().drop(point, payload)


class MerchantAsk(Ask):
    """Any card of the row."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        self.board.market.set_reach(MOORINGS)
        self.board.market.point_at(None if chosen is None else chosen.at)
        self.board.set_targets(market_targets(self.board, actions, self.name))

    def withdraw(self) -> None:
        self.board.market.set_reach(REACHABLE)

    def key(self, event: QKeyEvent) -> bool:
        at = event.key() - Qt.Key.Key_0
        if not 1 <= at <= MOORINGS or Fetch(at) not in self.board.picker.actions:
            return False
        self.board.picker.take(Fetch(at))
        return True

    def carried(self, point: QPointF) -> tuple[Any, Any] | None:
        return carried_from_market(self.board, point)

    def drop(self, point: QPointF, payload: Any) -> bool:
        return drop_market(self.board, point, payload)
