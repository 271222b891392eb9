"""What things of Sobek are called: cards, backs, tokens, symbols, seats by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from felucca.model.sobek.components import BACKS, CHARACTER_CARDS, GOODS, KIND, NAMES, SCARABS, SCRIBE_LIMIT
from felucca.ui.words.base import GameWords, fill
from felucca.ui.words.sobek_counts import SobekCounts

_GOOD_OF = {card.name: card.good for card in CHARACTER_CARDS}


def plain(card: str) -> str:
    """The good of a goods card, or the name of any other card."""
    return card if card in (*_GOOD_OF, *BACKS) else card.rstrip("g0123456789")


class SobekNames(GameWords):
    """See the module. `names` of the seats are set by the board: questions and moves speak of opponents."""

    GOODS = GOODS
    SCRIBE_LIMIT = SCRIBE_LIMIT
    plain = staticmethod(plain)
    names: Sequence[str] = ()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.nouns = SobekCounts(self)

    def good(self, good: str) -> str:
        """A good, or the amulet, as a heading."""
        return {
            "ivory": self.tr("Ivory"),
            "ebony": self.tr("Ebony"),
            "marble": self.tr("Marble"),
            "cattle": self.tr("Cattle"),
            "fish": self.tr("Fish"),
            "wheat": self.tr("Wheat"),
            "amulet": self.tr("Amulet"),
        }[good]

    def short_good(self, good: str) -> str:
        """A good where there is little room."""
        return self.tr("Ivory", "short") if good == "ivory" else self.good(good)

    def of_good(self, good: str) -> str:
        """A good after "set of"."""
        return {
            "ivory": self.tr("ivory", "a set of it"),
            "ebony": self.tr("ebony", "a set of it"),
            "marble": self.tr("marble", "a set of it"),
            "cattle": self.tr("cattle", "a set of it"),
            "fish": self.tr("fish", "a set of it"),
            "wheat": self.tr("wheat", "a set of it"),
        }[good]

    def character(self, card: str) -> str:
        return {
            "queen": self.tr("Queen Sobekneferu"),
            "priest": self.tr("High Priest"),
            "priestess": self.tr("High Priestess"),
            "scribe_cattle": self.tr("Scribe"),
            "scribe_fish": self.tr("Scribe"),
            "vizier": self.tr("Vizier"),
            "thief": self.tr("Thief"),
            "courtesan": self.tr("Courtesan"),
            "merchant": self.tr("Merchant"),
        }[card]

    def power(self, card: str) -> str:
        """What a character does, in a line."""
        priest = self.tr("One kind of goods leaves your corruption pile")
        scribe = self.tr("Opponents give up cards until they hold six")
        return {
            "queen": self.tr("Draw three cards from the deck"),
            "priest": priest,
            "priestess": priest,
            "scribe_cattle": scribe,
            "scribe_fish": scribe,
            "vizier": self.tr("Take a card from an opponent's corruption pile"),
            "thief": self.tr("Steal a card from an opponent's hand"),
            "courtesan": self.tr("Add one or two cards to a set of yours"),
            "merchant": self.tr("Take any market card without corruption"),
        }[card]

    def label(self, card: str) -> str:
        """The name on a card, as short as it can be."""
        if card == "queen":
            return self.tr("Queen")
        return self.character(card) if card in _GOOD_OF else self.good(plain(card))

    def card(self, card: str) -> str:
        """A card or a back, as a whole: "Fish, 1 scarab", "Scribe (fish)"."""
        if card in _GOOD_OF:
            return fill(self.tr("%1 (%2)"), self.character(card), self.good(_GOOD_OF[card]).lower())
        if card in BACKS:
            return self.back(card)
        name, scarabs = self.good(plain(card)), SCARABS[KIND[card]]
        if card == "amulet":
            return name
        return fill(self.tr("%1, %2"), name, self.nouns.scarabs(scarabs)) if scarabs else name

    def card_name(self, kind: int) -> str:
        """The name in the model of a kind, for `card` and `listing`."""
        return NAMES[kind]

    def object(self, card: str) -> str:
        """A card that is taken, in the middle of a sentence; from the market, so characters are face down."""
        return {
            "ivory": self.tr("ivory", "takes it"),
            "ebony": self.tr("ebony", "takes it"),
            "marble": self.tr("marble", "takes it"),
            "cattle": self.tr("cattle", "takes it"),
            "fish": self.tr("fish", "takes it"),
            "wheat": self.tr("wheat", "takes it"),
            "amulet": self.tr("an amulet", "takes it"),
        }.get(plain(card)) or self.tr("a character", "takes it")

    def back(self, back: str) -> str:
        return {"green": self.tr("Green back"), "beige": self.tr("Beige back"), "orange": self.tr("Orange back")}[back]

    def token(self, token: str) -> str:
        return {
            "guild_arrow": self.tr("Guild of the Arrow"),
            "guild_snake": self.tr("Guild of the Snake"),
            "guild_scorpion": self.tr("Guild of the Scorpion"),
            "guild_ankh": self.tr("Guild of the Ankh"),
            "flood": self.tr("Flood"),
            "curse": self.tr("Curse"),
            "prosperity": self.tr("Prosperity"),
            "embalming": self.tr("Embalming"),
            "deceit": self.tr("Deceit"),
        }[token]

    def effect(self, token: str) -> str:
        """What a token does, in a line."""
        return {
            "guild": self.tr("Your boat sails on to this symbol, an opponent's boat drifts back to it"),
            "flood": self.tr("Another turn at once"),
            "curse": self.tr("Counts as two cards in an opponent's corruption pile"),
            "prosperity": self.tr("A set of cattle, fish or wheat counts one card and two scarabs more"),
            "embalming": self.tr("Your whole corruption pile comes to your hand"),
            "deceit": self.tr("A point for every card in your corruption pile"),
        }[token.partition("_")[0]]

    def symbol(self, symbol: str) -> str:
        return {
            "number": self.tr("number"),
            "arrow": self.tr("arrow"),
            "snake": self.tr("snake"),
            "ankh": self.tr("ankh"),
            "scorpion": self.tr("scorpion"),
        }[symbol]

    def listing(self, cards: Iterable[str]) -> str:
        """Cards of a pile, a hand or a set: "Fish ×3, Thief"."""
        return self._counted_list(self.back(card) if card in BACKS else self.label(card) for card in cards)

    def listing_with_scarabs(self, cards: Iterable[str]) -> str:
        """Cards to choose from, where scarabs make a difference: "Fish, 1 scarab ×2, Amulet"."""
        return self._counted_list(map(self.card, cards))

    def _counted_list(self, names: Iterable[str]) -> str:
        counted = Counter(names).items()
        return ", ".join(name if n == 1 else fill("%1 ×%2", name, n) for name, n in counted)

    def product(self, scarabs: int, size: int) -> str:
        """How a vertical set is worth what it is: "3 scarabs × 4 = 12"."""
        return fill(self.tr("%1 × %2 = %3"), self.nouns.scarabs(scarabs), size, scarabs * size)

    def seat_name(self, seat: int, observation: Any = None) -> str:
        """The name that somebody typed for a seat; its number where there is none."""
        return self.names[seat] if seat < len(self.names) else fill(self.tr("seat %1"), seat + 1)
