"""The words of Sobek: questions, buttons, moves, refusals, hints. See also `sobek_log`, `sobek_table`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from felucca.model.core.contract import Term
from felucca.model.sobek.components import KIND, NAMES, UNKNOWN
from felucca.model.sobek.sets import worth
from felucca.ui.words.base import fill
from felucca.ui.words.sobek_reasons import SobekReasons
from felucca.ui.words.sobek_table import SobekTable


class SobekWords(SobekReasons, SobekTable):
    """See `GameWords`."""

    # --- asking

    def _verbs(self) -> dict[str, str]:
        return super()._verbs() | {
            "starter": self.tr("Name the first player"),
            "take": self.tr("Take card"),
            "character": self.tr("Play character"),
            "set": self.tr("Play set"),
            "purge": self.tr("Remove"),
            "give_up": self.tr("Give up card"),
            "opponent": self.tr("Choose"),
            "pick": self.tr("Take card"),
            "add": self.tr("Add to set"),
            "back": self.tr("Steal card"),
            "fetch": self.tr("Take card"),
            "event": self.tr("Use token"),
            "decline": self.tr("Take none"),
            "prosper": self.tr("Put it here"),
            "lay": self.tr("Lay set"),
            "done": self.tr("Done"),
        }

    def anchor(self, decision: Any) -> str:
        places = {
            "choose_starter": "setup",
            "horizontal": "horizontal",
            "pick_event": "events",
            "ev_guild": "events",
            "ev_curse": "events",
            "ev_prosperity": "events",
        }
        if decision.kind.startswith("ch_"):
            return "characters"
        return places.get(decision.kind) or super().anchor(decision)

    def _question_choose_starter(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        help_text = self.tr("You are in last place, so you name who begins the round")
        if chosen:
            return fill(self.tr("%1 begins?"), self.seat_name(chosen[0], observation)), help_text
        return self.tr("Who begins the round?"), help_text

    def _question_turn(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        if not chosen:
            return (
                self.tr("Take a card, play a set or a character"),
                self.tr("Cards that you skip go to your corruption pile"),
            )
        if len(chosen) == 2:
            return self.set_question(chosen[0], chosen[1], observation)
        if isinstance(chosen[0], int):
            return self._take_question(chosen[0], observation)
        return fill(self.tr("Play this character: %1?"), self.character(chosen[0])), self.power(chosen[0])

    def _take_question(self, at: int, observation: Any) -> tuple[str, str]:
        card = NAMES[observation.market[at - 1]]
        text = {
            "ivory": self.tr("Take the ivory?"),
            "ebony": self.tr("Take the ebony?"),
            "marble": self.tr("Take the marble?"),
            "cattle": self.tr("Take the cattle?"),
            "fish": self.tr("Take the fish?"),
            "wheat": self.tr("Take the wheat?"),
            "amulet": self.tr("Take the amulet?"),
        }.get(self.plain(card), self.tr("Take the character?"))
        return text, self.price(at)

    def price(self, at: int) -> str:
        """What it costs to take the card at a place of the row."""
        return self.nouns.before_go(at - 1) if at > 1 else self.tr("It costs nothing")

    def set_question(self, good: str, cards: Sequence[str], observation: Any) -> tuple[str, str]:
        """About a set that would be played, and what it would be worth."""
        scarabs, size, old = self.set_after(good, cards, observation)
        if old:
            text = fill(self.tr("Add to your set of %1: %2?"), self.of_good(good), self.nouns.cards(len(cards)))
            return text, fill(self.tr("%1, until now %2"), self.product(scarabs, size), old)
        text = fill(self.tr("Play a set of %1: %2?"), self.of_good(good), self.nouns.cards(len(cards)))
        return text, self.product(scarabs, size)

    def _question_ch_priest(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        if not chosen:
            return (
                self.tr("Which goods leave your corruption pile?"),
                self.tr("All cards of one kind leave; characters of that kind as you like, amulets stay"),
            )
        text = fill(self.tr("Remove from corruption: %1?"), self.good(chosen[0]).lower())
        if len(chosen) > 1 and chosen[1]:
            return text, fill(self.tr("With them: %1"), ", ".join(map(self.character, chosen[1])))
        return text, self.tr("Goods cards only, no character")

    def _question_ch_scribe(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        seat = observation.decision().seat
        help_text = self.nouns.to_give_up(observation.hand_size(seat) - self.SCRIBE_LIMIT)
        if chosen:
            return fill(self.tr("Give up this card: %1?"), self.card(chosen[0])), help_text
        return self.tr("Which card do you give up?"), help_text

    def _question_ch_vizier_target(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        return self._about(
            chosen, observation, self.tr("Whose corruption pile does the Vizier open?"), self.tr("Vizier: %1?"),
            self.tr("You see the whole pile and take one card"),
        )  # fmt: skip

    def _question_ch_thief_target(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        return self._about(
            chosen, observation, self.tr("Whom does the Thief rob?"), self.tr("Thief: %1?"),
            self.tr("You choose a back, and get a random card with it"),
        )  # fmt: skip

    def _question_ev_guild(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        symbol = self.symbol(facts["symbol"])
        return self._about(
            chosen, observation, self.tr("Whose boat drifts back?"), self.tr("Back with this boat: %1?"),
            fill(self.tr("It goes to the nearest earlier space with this symbol: %1"), symbol),
        )  # fmt: skip

    def _question_ev_curse(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        return self._about(
            chosen, observation, self.tr("Who gets the Curse?"), self.tr("Curse: %1?"),
            self.tr("It counts as two corruption cards at the end of the round"),
        )  # fmt: skip

    def _about(
        self, chosen: tuple[Any, ...], observation: Any, question: str, chosen_text: str, help_text: str
    ) -> tuple[str, str]:
        if chosen:
            return fill(chosen_text, self.seat_name(chosen[0], observation)), help_text
        return question, help_text

    def _question_ch_vizier_card(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        whose = fill(self.tr("Corruption pile: %1"), self.seat_name(facts["opponent"], observation))
        if chosen:
            return fill(self.tr("Take this card: %1?"), self.card(chosen[0])), whose
        return self.tr("Which card does the Vizier take?"), whose

    def _question_ch_thief_back(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        whose = fill(self.tr("Hand: %1. You get a random card with this back"),
                     self.seat_name(facts["opponent"], observation))  # fmt: skip
        if chosen:
            return fill(self.tr("Steal a card: %1?"), self.back(chosen[0]).lower()), whose
        return self.tr("Which back does the Thief choose?"), whose

    def _question_ch_courtesan(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        if len(chosen) == 2:
            return self.set_question(chosen[0], chosen[1], observation)
        return self.tr("Which cards join a set of yours?"), self.tr("One or two hand cards; no event follows")

    def _question_ch_merchant(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        if chosen:
            return self._take_question(chosen[0], observation)[0], self.tr("The Merchant skips cards for nothing")
        return self.tr("Which card does the Merchant take?"), self.tr("Any card of the row, without corruption")

    def _question_pick_event(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        if chosen:
            return fill(self.tr("Use this token: %1?"), self.token(chosen[0])), self.effect(chosen[0])
        return self.tr("Which event do you use?"), self.tr("Only you see the tokens. The others stay for later sets")

    def _question_ev_prosperity(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        help_text = self.tr("The set counts one card and two scarabs more")
        if chosen:
            return fill(self.tr("Prosperity for your set: %1?"), self.good(chosen[0]).lower()), help_text
        return self.tr("On which set does Prosperity lie?"), help_text

    def _question_horizontal(self, facts: Any, observation: Any, chosen: tuple[Any, ...]) -> tuple[str, str]:
        if len(chosen) == 2:
            scarabs, _ = worth([KIND[card] for card in chosen[1]])
            text = fill(self.tr("Lay a set of %1: %2?"), self.of_good(chosen[0]), self.nouns.cards(len(chosen[1])))
            return text, fill(self.tr("It counts its scarabs: %1"), self.counts.points(scarabs))
        return (
            self.tr("The round is over. Lay horizontal sets?"),
            self.tr("They count their scarabs. All other hand cards go to your corruption pile"),
        )

    def button(self, action: Any) -> str:
        if action.do == "opponent":
            return fill(self.tr("Choose: %1"), self.seat_name(action.seat, None))
        if action.do == "starter":
            return fill(self.tr("Begins: %1"), self.seat_name(action.seat, None))
        return super().button(action)

    # --- the list of moves

    def _choose_starter(self, action: Any, observation: Any) -> str:
        return fill(self.tr("Begins: %1"), self.seat_name(action.seat, observation))

    def _choose_take(self, action: Any, observation: Any) -> str:
        return fill(self.tr("Take: %1"), self._field_take_0(action.at, observation))

    def _choose_character(self, action: Any, observation: Any) -> str:
        return fill(self.tr("%1: %2"), self.character(action.card), self.power(action.card))

    def _choose_set(self, action: Any, observation: Any) -> str:
        return fill(self.tr("Set: %1"), self._cards_worth(action, observation))

    def _choose_add(self, action: Any, observation: Any) -> str:
        return fill(self.tr("Add: %1"), self._cards_worth(action, observation))

    def _choose_lay(self, action: Any, observation: Any) -> str:
        scarabs, _ = worth([KIND[card] for card in action.cards])
        cards = self._field_set_1(action.cards, observation)
        return fill(self.tr("Lay: %1 (%2)"), cards, self.counts.points(scarabs))

    def _cards_worth(self, action: Any, observation: Any) -> str:
        scarabs, size, _ = self.set_after(action.good, action.cards, observation)
        cards = self._field_set_1(action.cards, observation)
        return fill(self.tr("%1 (%2)"), cards, self.counts.points(scarabs * size))

    def _choose_purge(self, action: Any, observation: Any) -> str:
        parts = [self.good(action.good).lower(), *map(self.character, action.characters)]
        return fill(self.tr("Remove: %1"), ", ".join(parts))

    def _choose_opponent(self, action: Any, observation: Any) -> str:
        return fill(self.tr("Choose: %1"), self.seat_name(action.seat, observation))

    def _choose_event(self, action: Any, observation: Any) -> str:
        return fill(self.tr("%1: %2"), self.token(action.token), self.effect(action.token))

    def _choose_prosper(self, action: Any, observation: Any) -> str:
        return fill(self.tr("Prosperity: %1"), self.good(action.good).lower())

    def _field_starter_0(self, seat: int, observation: Any) -> str:
        return self.seat_name(seat, observation)

    _field_opponent_0 = _field_starter_0

    def _field_take_0(self, at: int, observation: Any) -> str:
        kind = observation.market[at - 1]
        card = self.tr("face-down character") if kind >= UNKNOWN else self.card(NAMES[kind])
        return fill(self.tr("%1. %2 (+%3)"), at, card, at - 1) if at > 1 else fill(self.tr("%1. %2"), at, card)

    def _field_fetch_0(self, at: int, observation: Any) -> str:
        kind = observation.market[at - 1]
        card = self.tr("face-down character") if kind >= UNKNOWN else self.card(NAMES[kind])
        return fill(self.tr("%1. %2"), at, card)

    def _field_character_0(self, card: str, observation: Any) -> str:
        return self.card(card)

    _field_give_up_0 = _field_pick_0 = _field_character_0

    def _field_set_0(self, good: str, observation: Any) -> str:
        return self.good(good)

    _field_purge_0 = _field_add_0 = _field_lay_0 = _field_prosper_0 = _field_set_0

    def _field_set_1(self, cards: Sequence[str], observation: Any) -> str:
        return self.listing_with_scarabs(cards)

    _field_add_1 = _field_lay_1 = _field_set_1

    def _field_purge_1(self, characters: Sequence[str], observation: Any) -> str:
        return ", ".join(map(self.character, characters)) or self.tr("no character")

    def _field_back_0(self, back: str, observation: Any) -> str:
        return self.back(back)

    def _field_event_0(self, token: str, observation: Any) -> str:
        return self.token(token)

    # --- refusing and advising

    def refusal(self, refusal: Any) -> str:
        facts = dict(refusal.facts)
        if refusal.code == "out_of_reach":
            return self.nouns.reach(facts["reach"])
        if refusal.code == "too_few_cards":
            return self.nouns.least(facts["least"])
        if refusal.code == "too_many_cards":
            return self.nouns.most(facts["most"])
        if refusal.code == "wrong_good":
            text = self.tr("This card does not fit the set of %2: %1")
            return fill(text, self.card(facts["card"]), self.of_good(facts["good"]))
        return super().refusal(refusal)

    def _refusals(self) -> dict[str, str]:
        return super()._refusals() | {
            "no_such_place": self.tr("There is no card at this place of the row"),
            "no_such_player": self.tr("There is no such player"),
            "no_such_opponent": self.tr("This opponent cannot be chosen: there is nothing to take"),
            "no_such_character": self.tr("Only a character has a power"),
            "no_such_good": self.tr("There is no such good"),
            "no_such_card": self.tr("There is no such card"),
            "not_in_hand": self.tr("You do not hold these cards"),
            "not_in_pile": self.tr("There is no such card in this pile"),
            "wrong_characters": self.tr("These characters cannot leave with this good"),
            "no_characters": self.tr("Characters may not lie in a horizontal set"),
            "only_amulets": self.tr("Amulets alone are no set; they join a set that already lies before you"),
            "no_such_set": self.tr("You have no such set"),
            "no_such_back": self.tr("There is no card with this back"),
            "no_such_token": self.tr("This token is not among those left"),
            "must_pick": self.tr("A token must be taken while one is left"),
            "not_prosperous": self.tr("Prosperity is for cattle, fish and wheat"),
            "cards_out_of_order": self.tr("The same cards can be played in their order"),
        }

    def _categories(self) -> dict[str, str]:
        return super()._categories() | {
            "vertical": self.tr("Sets"),
            "horizontal": self.tr("Horizontal sets"),
            "guild": self.tr("Guilds"),
            "deceit": self.tr("Deceit"),
            "penalty": self.tr("Corruption"),
        }

    def term(self, term: Term) -> str:
        if term.what == "corruption_card":
            return self.nouns.corruption(term.count)
        if term.what in self.GOODS:
            return fill("%1: %2 × %3", self.good(term.what).lower(), term.count, term.each)
        if term.what in self.SYMBOLS:
            return f"{self.symbol(term.what)}: {self.signed(float(term.each))}"
        return super().term(term)
