"""Choosing several cards of the hand, one by one or by the chip of a good; the value shows before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from felucca.model.sobek.components import CHARACTERS, NAMES, sorted_cards
from felucca.ui.boards.sobek.asks.ask import Ask
from felucca.ui.boards.sobek.cards import card_pixmap, good_of
from felucca.ui.boards.sobek.geometry import HAND, HAND_CARD, LANES
from felucca.ui.boards.sobek.hand import NEARLY, pill_rect
from felucca.ui.table.board import Label, PromptButton
from felucca.ui.table.targets import OWN, RING, Target

CHARACTER_NAMES = frozenset(NAMES[kind] for kind in CHARACTERS)
SLOT, CHIP, ONTO = "slot", "chip", "onto"
"""The values of targets: a hand card, a chip, an own set that cards shall join."""


class BasketAsk(Ask):
    """Base of the questions that cards of the hand answer. `do` is the verb of the action that takes the cards."""

    do = ""

    def __init__(self, board: Any) -> None:
        super().__init__(board)
        self.slots: frozenset[int] = frozenset()
        self._good = ""
        """The good that the person named for cards that fit several."""
        self._sorting = False

    # --- what is offered

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        hand = self.board.hand
        if chosen is not None and chosen.do == self.do:
            if sorted_cards(self.cards()) != sorted_cards(chosen.cards):
                self.slots = hand.slots_of(chosen.cards)
            self._good = chosen.good
        elif not self._sorting:
            self.slots, self._good = frozenset(), ""
        hand.raise_cards(self.slots)
        self.board.set_targets([*self.other_targets(actions), *self._card_targets(actions), *self._chip_targets()])
        self.show_label(chosen)

    def withdraw(self) -> None:
        self.slots, self._good = frozenset(), ""
        self.board.hand.raise_cards(())

    def other_targets(self, actions: Sequence[Any]) -> list[Target]:
        """Legal places that are no hand cards."""
        return []

    def usable(self, actions: Sequence[Any]) -> set[str]:
        """The cards of the hand that can be chosen."""
        return {card for action in actions if action.do == self.do for card in action.cards}

    def _card_targets(self, actions: Sequence[Any]) -> list[Target]:
        usable, hand, words = self.usable(actions), self.board.hand, self.board.words
        found = []
        for slot, card in enumerate(hand.names):
            if card in usable:
                note = words.card(card)
                if card in CHARACTER_NAMES:
                    note = f"{note}. {words.power(card)}"
                found.append(Target(hand.path(slot), words.card(card), value=(SLOT, slot), style=OWN, note=note))
        return found

    def _chip_targets(self) -> list[Target]:
        found = []
        for index, chip in enumerate(self.board.hand.chips):
            if chip.state != NEARLY and self.by_good(chip.good):
                path = QPainterPath()
                text = self.board.chip_text(chip)
                path.addRoundedRect(pill_rect(index, text), 12, 12)
                found.append(Target(path, text, value=(CHIP, chip.good), style=OWN))
        return found

    # --- choosing

    def cards(self) -> list[str]:
        names = self.board.hand.names
        return [names[slot] for slot in sorted(self.slots) if slot < len(names)]

    def by_good(self, good: str) -> list[Any]:
        """The legal actions of a good, the one first that keeps amulets and characters."""
        mine = [action for action in self.board.picker.actions if action.do == self.do and action.good == good]
        return sorted(mine, key=_thrift)

    def goods(self) -> list[str]:
        """The goods of which something can be played."""
        actions = self.board.picker.actions
        return list(dict.fromkeys(action.good for action in actions if action.do == self.do))

    def choose(self, value: Any) -> None:
        sort, what = value
        if sort == SLOT:
            self.toggle(what)
        elif sort == CHIP:
            self.take_good(what)
        else:
            self._good = what
            self._sort_out()

    def holds(self, value: Any) -> bool:
        sort, what = value
        return (sort == SLOT and what in self.slots) or (sort != SLOT and bool(self.slots) and what == self._good)

    def toggle(self, slot: int) -> None:
        """Take a card in or out; one that does not go with those chosen starts anew."""
        if slot in self.slots:
            self.slots -= {slot}
        elif self._goes_with(slot):
            self.slots |= {slot}
        else:
            self.slots = frozenset((slot,))
        if len(self.slots) <= 1:
            self._good = ""
        self._sort_out()

    def take_good(self, good: str) -> None:
        """Choose the usual set of a good."""
        found = self.by_good(good)
        if found:
            self.board.picker.select(found[0])

    def next_good(self) -> None:
        """Choose the next good of which something can be played."""
        goods = self.goods()
        if goods:
            chosen = self.board.picker.complete
            now = goods.index(chosen.good) if chosen is not None and chosen.do == self.do else -1
            self.take_good(goods[(now + 1) % len(goods)])

    def _goes_with(self, slot: int) -> bool:
        names = self.board.hand.names
        goods = {good_of(name) for name in (*self.cards(), names[slot])} - {"amulet"}
        most = max((len(a.cards) for a in self.board.picker.actions if a.do == self.do), default=0)
        return len(goods) <= 1 and len(self.slots) < most

    def _sort_out(self) -> None:
        """The cards chosen become an action where they are one; else they wait for more."""
        cards = sorted_cards(self.cards())
        picker = self.board.picker
        fitting = [action for action in picker.actions if action.do == self.do and action.cards == cards]
        named = [action for action in fitting if action.good == self._good]
        self._sorting = True
        if fitting:
            picker.select((named or fitting)[0])
        else:
            picker.clear()
        self.board.refresh()
        self._sorting = False

    # --- what is said

    def show_label(self, chosen: Any) -> None:
        words, hand = self.board.words, self.board.hand
        if not self.slots:
            self.board.set_label(None)
            return
        area = QRectF()
        for slot in self.slots:
            area = area.united(hand.cards[slot].box)
        if chosen is not None and chosen.do == self.do:
            title, detail = self.worth(chosen)
        else:
            title, detail = words.listing(self.cards()), self.missing()
        self.board.set_label(Label(area, title, detail))

    def worth(self, action: Any) -> tuple[str, str]:
        """Two lines about the set as it would be."""
        words = self.board.words
        return words.set_label(action.good, action.cards, self.board.observation)

    def missing(self) -> str:
        """What the cards chosen still need."""
        least = min((len(a.cards) for a in self.board.picker.actions if a.do == self.do), default=0)
        return self.board.words.nouns.more_cards(least - len(self.slots)) if len(self.slots) < least else ""

    def question(self, decision: Any, chosen: Sequence[Any]) -> tuple[str, str]:
        question, help_text = super().question(decision, chosen)
        if self.slots and self.board.picker.complete is None:
            return self.board.words.listing(self.cards()), self.missing() or help_text
        return question, help_text

    def other_goods(self, chosen: Any) -> tuple[PromptButton, ...]:
        """Buttons for the other goods that the same cards can join: amulets alone."""
        if chosen is None or chosen.do != self.do:
            return ()
        actions = self.board.picker.actions
        others = [a for a in actions if a.do == self.do and a.cards == chosen.cards and a.good != chosen.good]
        words = self.board.words
        press = self.board.picker.select
        return tuple(PromptButton(words.onto(a.good), "outline", press=partial(press, a)) for a in others)

    # --- keys and drags

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_S and self.goods():
            self.next_good()
            return True
        if event.key() == Qt.Key.Key_Escape and self.slots:
            self.slots = frozenset()
            self._sort_out()
            return True
        return False

    def carried(self, point: QPointF) -> tuple[Any, Any] | None:
        slot = self.board.hand.at(point)
        if slot is None or self.board.hand.names[slot] not in self.usable(self.board.picker.actions):
            return None
        card = self.board.hand.names[slot]
        return (SLOT, slot), card_pixmap(card, self.board.words.label(card), HAND_CARD, self.board.pixels, 1.0)

    def drop(self, point: QPointF, payload: Any) -> bool:
        sort, what = payload
        if sort == SLOT and LANES.contains(point):
            if what not in self.slots:
                self.toggle(what)
            return True
        return sort == SLOT and HAND.contains(point)


def _thrift(action: Any) -> tuple[int, int, int]:
    """Most goods cards first, then few characters and amulets."""
    characters = sum(card in CHARACTER_NAMES for card in action.cards)
    amulets = action.cards.count("amulet")
    return -(len(action.cards) - characters - amulets), characters + amulets, characters


class CourtesanAsk(BasketAsk):
    """One or two cards, and the own set that they join."""

    do = "add"

    def other_targets(self, actions: Sequence[Any]) -> list[Target]:
        board, seat = self.board, self.board.decision.seat
        words = board.words
        return [
            Target(board.lanes.set_path(seat, good), words.onto(good), value=(ONTO, good), style=RING)
            for good in self.goods()
        ]

    def choose(self, value: Any) -> None:
        if value[0] == ONTO and not self.slots:
            self.take_good(value[1])
        else:
            super().choose(value)

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        return (*self.other_goods(chosen), self.confirm_button(chosen))


class HorizontalAsk(BasketAsk):
    """Horizontal sets, one after another, or the end of it."""

    do = "lay"

    def worth(self, action: Any) -> tuple[str, str]:
        return self.board.words.lying_label(action.good, action.cards)

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        words = self.board.words
        done = next(action for action in self.board.picker.actions if action.do == "done")
        if not self.goods():
            return (PromptButton(words.verb("done"), icon="check", key="Enter", action=done),)
        finish = PromptButton(words.verb("done"), "tonal", key="D", action=done)
        lay = chosen if chosen is not None and chosen.do == self.do else None
        return (*self.other_goods(lay), finish, self.confirm_button(lay, words.verb("lay")))

    def key(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_D:
            return super().key(event)
        self.board.picker.commit(next(action for action in self.board.picker.actions if action.do == "done"))
        return True
