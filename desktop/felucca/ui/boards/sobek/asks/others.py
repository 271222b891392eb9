"""Questions about a player, a set, the cards of a tray, the card that is given up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from felucca.model.sobek.components import (
    BACKS,
    CURSE_COUNTS_AS,
    GOOD,
    GOODS,
    NAMES,
    PROSPERITY_COUNTS_AS_CARDS,
    PROSPERITY_SCARABS,
    TOKEN,
    backward,
)
from felucca.model.sobek.moves import Decline, GiveUp, Purge
from felucca.ui.boards.sobek.asks.ask import Ask
from felucca.ui.boards.sobek.cards import good_of
from felucca.ui.boards.sobek.hand import order
from felucca.ui.boards.sobek.tray import AS_CARD, AS_TOKEN, Option
from felucca.ui.table.board import Label, PromptButton
from felucca.ui.table.targets import OWN, RING, Target


class SeatAsk(Ask):
    """A player: a lane of the river, or a row of the settlement where that covers it."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        board = self.board
        paths = {action: board.seat_path(action.seat) for action in actions}
        board.set_targets([Target(paths[a], self.name(a), action=a, style=RING) for a in actions])
        board.light(None)
        if chosen is None:
            board.set_label(None)
            return
        title, detail = self.consequence(decision, chosen.seat)
        if decision.kind == "ev_guild":
            board.light((("cell", backward(board.observation.points[chosen.seat], dict(decision.facts)["symbol"])),))
        board.set_label(Label(paths[chosen].boundingRect(), title, detail, board.colours[chosen.seat]))

    def withdraw(self) -> None:
        self.board.light(None)

    def consequence(self, decision: Any, seat: int) -> tuple[str, str]:
        """Two lines about the player who is chosen."""
        state, words = self.board.observation, self.board.words
        name, facts = self.board.names[seat], dict(decision.facts)
        if decision.kind == "ev_guild":
            here = state.points[seat]
            return name, words.moves_to(here, backward(here, facts["symbol"]))
        if decision.kind == "ev_curse":
            return name, words.counts_more(CURSE_COUNTS_AS)
        if decision.kind == "ch_thief_target":
            return name, words.nouns.cards(state.hand_size(seat))
        return name, ""


class ProsperAsk(Ask):
    """An own set."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        board = self.board
        paths = {action: board.lanes.set_path(decision.seat, action.good) for action in actions}
        board.set_targets([Target(paths[a], self.name(a), action=a, style=RING) for a in actions])
        if chosen is None:
            board.set_label(None)
            return
        scarabs, size = board.observation.set_worth(decision.seat, GOOD[chosen.good])
        after = board.words.product(scarabs + PROSPERITY_SCARABS, size + PROSPERITY_COUNTS_AS_CARDS)
        board.set_label(Label(paths[chosen].boundingRect(), board.words.good(chosen.good), after))


class ScribeAsk(Ask):
    """A card of the hand to be given up; those that lie aside already are told in the prompt."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        board, hand = self.board, self.board.hand
        slots = hand.slots_of((chosen.card,)) if chosen is not None else frozenset()
        hand.raise_cards(slots)
        board.panel_after(None if chosen is None else len(board.observation.aside[decision.seat] or ()) + 1)
        board.set_targets([
            Target(hand.path(slot), board.words.card(card), value=slot, style=OWN, note=board.words.card(card))
            for slot, card in enumerate(hand.names)
        ])  # fmt: skip

    def withdraw(self) -> None:
        self.board.hand.raise_cards(())
        self.board.panel_after(None)

    def choose(self, value: Any) -> None:
        self.board.picker.take(GiveUp(self.board.hand.names[value]))

    def holds(self, value: Any) -> bool:
        chosen = self.board.picker.complete
        return chosen is not None and value in self.board.hand.slots_of((chosen.card,))

    def question(self, decision: Any, chosen: Sequence[Any]) -> tuple[str, str]:
        question, help_text = super().question(decision, chosen)
        aside = self.board.observation.aside[decision.seat] or ()
        if not aside:
            return question, help_text
        given = self.board.words.given_up([NAMES[kind] for kind in aside])
        return question, f"{help_text}. {given}"


class TrayAsk(Ask):
    """Something on a tray. `options` are the actions with their pictures."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        board = self.board
        options = self.options(decision, actions)
        raised = [number for number, (action, _) in enumerate(options) if action is not None and action == chosen]
        raised = raised[:1]
        board.tray.show(self.title(decision), [option for _, option in options], raised)
        targets = []
        for number, (action, option) in enumerate(options):
            if action is not None:
                path = board.tray.path(number, number in raised)
                targets.append(Target(path, self.name(action), action=action, style=RING, note=self.note(option)))
        board.set_targets(targets)

    def withdraw(self) -> None:
        self.board.tray.hide()

    def title(self, decision: Any) -> str:
        return self.board.words.question(decision, self.board.observation)[0]

    def note(self, option: Option) -> str:
        return self.board.words.card(option.name)

    def options(self, decision: Any, actions: Sequence[Any]) -> list[tuple[Any, Option]]:
        raise NotImplementedError

    def card(self, name: str, caption: str = "") -> Option:
        return Option(AS_CARD, name, "" if name in BACKS else self.board.words.label(name), caption)


class VizierAsk(TrayAsk):
    """A card of the pile that the Vizier has opened; equal cards are one choice."""

    def title(self, decision: Any) -> str:
        return self.board.words.pile_of(self.board.names[dict(decision.facts)["opponent"]])

    def options(self, decision: Any, actions: Sequence[Any]) -> list[tuple[Any, Option]]:
        pile = self.board.observation.piles[dict(decision.facts)["opponent"]]
        counts = Counter(order(pile))
        by_card = {action.card: action for action in actions}
        return [
            (by_card.get(card), self.card(card, f"×{count}" if count > 1 else "")) for card, count in counts.items()
        ]


class ThiefAsk(TrayAsk):
    """The back of the card that is stolen."""

    def options(self, decision: Any, actions: Sequence[Any]) -> list[tuple[Any, Option]]:
        backs = self.board.observation.backs(dict(decision.facts)["opponent"])
        counted = self.board.words.nouns.cards
        return [(action, self.card(action.back, counted(backs[BACKS.index(action.back)]))) for action in actions]


class EventAsk(TrayAsk):
    """A token of those left; where that is agreed, none."""

    def options(self, decision: Any, actions: Sequence[Any]) -> list[tuple[Any, Option]]:
        words, tokens = self.board.words, self.board.observation.tokens
        found = []
        for action in actions:
            if action.do == "event":
                count = tokens[TOKEN[action.token]]
                caption = words.token(action.token) + (f" ×{count}" if count > 1 else "")
                found.append((action, Option(AS_TOKEN, action.token, "", caption)))
        return found

    def note(self, option: Option) -> str:
        return f"{self.board.words.token(option.name)}. {self.board.words.effect(option.name)}"

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        words = self.board.words
        pick = self.confirm_button(None if chosen == Decline() else chosen, words.verb("event"))
        if Decline() not in self.board.picker.actions:
            return (pick,)
        return PromptButton(words.verb("decline"), "tonal", key="X", action=Decline()), pick

    def key(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_X or Decline() not in self.board.picker.actions:
            return False
        self.board.picker.commit(Decline())
        return True


class PriestAsk(Ask):
    """A good of the own pile: a click on any of its cards; a further one on a character keeps it or lets it go."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        board = self.board
        self._cards = order(board.observation.piles[decision.seat])
        leaving = [number for number, card in enumerate(self._cards) if chosen is not None and _leaves(card, chosen)]
        words = board.words
        board.tray.show(words.own_pile(), [Option(AS_CARD, card, words.label(card)) for card in self._cards], leaving)
        goods = {action.good for action in actions}
        board.panel_after(-len(leaving) if leaving else None)
        board.set_targets([
            Target(board.tray.path(n, n in leaving), words.card(card), value=n, style=RING, note=words.card(card))
            for n, card in enumerate(self._cards) if good_of(card) in goods
        ])  # fmt: skip

    _cards: Sequence[str] = ()

    def withdraw(self) -> None:
        self.board.tray.hide()
        self.board.panel_after(None)

    def choose(self, value: Any) -> None:
        card, chosen, picker = self._cards[value], self.board.picker.complete, self.board.picker
        good = good_of(card)
        if not isinstance(chosen, Purge) or chosen.good != good:
            picker.select(max((a for a in picker.actions if a.good == good), key=_how_many))
            return
        if card not in GOODS_CARDS:
            left = tuple(c for c in self._cards if c not in GOODS_CARDS and good_of(c) == good)
            kept = set(chosen.characters) ^ {card}
            picker.select(Purge(good, tuple(c for c in left if c in kept)))

    def holds(self, value: Any) -> bool:
        chosen = self.board.picker.complete
        return chosen is not None and _leaves(self._cards[value], chosen)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_S:
            return False
        actions, chosen = list(self.board.picker.actions), self.board.picker.complete
        self.board.picker.select(actions[(actions.index(chosen) + 1) % len(actions) if chosen in actions else 0])
        return True


GOODS_CARDS = frozenset(name for name in NAMES if name not in BACKS and name.rstrip("g0123456789") in GOODS)


def _leaves(card: str, purge: Purge) -> bool:
    """Whether a card of the pile leaves it."""
    return good_of(card) == purge.good and (card in GOODS_CARDS or card in purge.characters)


def _how_many(purge: Purge) -> int:
    return len(purge.characters)
