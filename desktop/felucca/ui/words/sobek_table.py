"""What the board of Sobek says: labels, buttons, tooltips, the settlement of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from felucca.model.sobek.components import EVENTS_PER_ROUND, KIND, MIN_SET, ROUNDS, TRACK, symbol_at
from felucca.model.sobek.sets import worth
from felucca.ui.words.base import fill
from felucca.ui.words.sobek_log import SobekLog


class SobekTable(SobekLog):
    """See the module."""

    def tie_break(self, state: Any, first: int, other: int) -> str:
        """Lower corruption in the last round (rules: sobek 11.3)."""
        return self.tr("equal points: less corruption in the last round decides")

    # --- the hand

    def own_hand(self, name: str) -> str:
        """The title of the hand in view; with a name where somebody else's is looked at."""
        return fill(self.tr("Hand · %1"), name) if name else self.tr("Your hand")

    def covered_hand(self) -> str:
        return self.tr("The hand shows when a person is asked")

    def empty_hand(self) -> str:
        return self.tr("No cards in hand")

    def chip(self, good: str, state: str, count: int) -> str:
        """How far a set of a good has come."""
        if state == "nearly":
            return fill(self.tr("%1: %2 of %3"), self.short_good(good), count, MIN_SET)
        return fill(self.tr("%1: set"), self.short_good(good))

    def as_goods(self) -> str:
        """A character shall be a part of a set."""
        return self.tr("Use as goods")

    def character_button(self) -> str:
        return self.tr("Character")

    def onto(self, good: str) -> str:
        """A set of one's own that cards can join."""
        return fill(self.tr("Onto: %1"), self.good(good).lower())

    def set_after(self, good: str, cards: Sequence[str], observation: Any) -> tuple[int, int, int]:
        """Scarabs and cards of the own set with these cards on it, and its value before them (0: a new set)."""
        seat = observation.decision().seat
        lying = observation.set_of(seat, good)
        old = observation.set_worth(seat, self.GOODS.index(good)) if lying else (0, 0)
        scarabs, size = worth([KIND[card] for card in cards])
        return old[0] + scarabs, old[1] + size, old[0] * old[1]

    def set_label(self, good: str, cards: Sequence[str], observation: Any) -> tuple[str, str]:
        """Two lines about a set that would be played."""
        scarabs, size, old = self.set_after(good, cards, observation)
        title = fill(self.tr("%1: %2"), self.good(good), self.nouns.cards(len(cards)))
        value = self.product(scarabs, size)
        return title, fill(self.tr("%1, until now %2"), value, old) if old else value

    def lying_label(self, good: str, cards: Sequence[str]) -> tuple[str, str]:
        scarabs, _ = worth([KIND[card] for card in cards])
        title = fill(self.tr("%1: %2"), self.good(good), self.nouns.cards(len(cards)))
        return title, self.counts.points(scarabs)

    def given_up(self, cards: Sequence[str]) -> str:
        return fill(self.tr("Set aside: %1"), self.listing(cards))

    # --- market, lanes, track

    def market_title(self) -> tuple[str, str]:
        return self.tr("Market"), self.tr("The first four cards can be taken. Skipped ones go to corruption")

    def free(self) -> str:
        """The price of the first card."""
        return self.tr("free")

    def lane_total(self, points: int) -> str:
        return fill(self.tr("sets: %1"), points)

    def position(self, position: int) -> str:
        """Where a boat is: the true position, the lap, the symbol."""
        if position > len(TRACK):
            return fill(self.tr("Space %1, second lap (%2)"), position, self.symbol(symbol_at(position)))
        return fill(self.tr("Space %1 (%2)"), position, self.symbol(symbol_at(position)))

    def moves_to(self, here: int, there: int) -> str:
        return fill(self.tr("from %1 to %2"), here, there) if here != there else self.tr("stays on 0")

    def counts_more(self, count: int) -> str:
        return fill(self.tr("corruption %1"), f"+{count}")

    def unknown_card(self) -> str:
        return self.tr("Face-down character")

    # --- seats, piles, tokens

    def pile_of(self, name: str) -> str:
        return fill(self.tr("Corruption pile: %1"), name)

    def own_pile(self) -> str:
        return self.tr("Your corruption pile")

    def backs_tip(self, back: str) -> str:
        """What a count of backs in a seat means."""
        return {
            "green": self.tr("Hand, green backs (starting goods):"),
            "beige": self.tr("Hand, beige backs (goods):"),
            "orange": self.tr("Hand, orange backs (characters):"),
        }[back]

    def curses_tip(self) -> str:
        return self.tr("Curses on the corruption pile:")

    def pile_tip(self) -> str:
        return self.tr("Cards in the corruption pile:")

    def round_chip(self, number: int) -> str:
        return fill(self.tr("Round %1 of %2"), number, ROUNDS)

    def hidden_token(self) -> str:
        return self.tr("Event token, face down")

    def spent_token(self, token: str) -> str:
        return fill(self.tr("Used: %1"), self.token(token))

    def known_token(self, token: str) -> str:
        return f"{self.token(token)}. {self.effect(token)}"

    # --- the settlement

    def settlement(self, number: int) -> dict[str, str]:
        """The words of the table at the end of a round."""
        return {
            "title": fill(self.tr("End of round %1"), number),
            "vertical": self.tr("Sets"),
            "horizontal": self.tr("Horizontal"),
            "total": self.tr("Points"),
            "pile": self.tr("Corruption"),
            "penalty": self.tr("Steps back"),
            "worst": self.tr("most corrupt"),
        }

    # --- for screen readers

    def describe(self, observation: Any, viewer: int | None, market: Sequence[str], names: Sequence[str]) -> str:
        """The whole table as the person in view sees it."""
        row = ", ".join(f"{at}. {self.card(card)}" for at, card in enumerate(market, 1))
        parts = [self.round_chip(observation.round), fill(self.tr("Market: %1"), row or "—")]
        for seat, name in enumerate(names):
            sets = [
                f"{self.of_good(good)} {scarabs} × {size}"
                for good in self.GOODS
                if observation.set_of(seat, good)
                for scarabs, size in [observation.set_worth(seat, self.GOODS.index(good))]
            ]
            parts.append(f"{name}: {self.position(observation.points[seat])}")
            if sets:
                parts.append(fill(self.tr("Sets of %1: %2"), name, ", ".join(sets)))
        if viewer is not None:
            hand = [self.card_name(kind) for kind, n in enumerate(observation.hands[viewer]) for _ in range(n)]
            parts.append(f"{self.own_hand('')}: {self.listing(hand) or '—'}")
        parts.append(fill(self.tr("Event tokens left: %1 of %2"), observation.left, EVENTS_PER_ROUND))
        return ". ".join(parts)
