"""The words of Sobek: everything that can be asked, done, told or refused has some; rule pages have every anchor."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from felucca import share
from felucca.ai import sobek_reasons
from felucca.ai.chooser import Reason
from felucca.match.match import Match
from felucca.match.setup import Setup
from felucca.model.core.contract import Decision, Refusal, Term
from felucca.model.sobek import events
from felucca.model.sobek.components import CHARACTER_CARDS, GOODS, KINDS, NAMES, TOKENS
from felucca.model.sobek.game import GAME
from felucca.model.sobek.phases import PHASES
from felucca.ui.boards import GAME_FACES
from felucca.ui.words import words_for
from ui.sobek_stage import seats

WHO = ["Marina", "Hapi", "Oleg"]


@pytest.fixture
def words(english: None) -> Any:
    found = words_for("sobek")
    found.names = WHO
    return found


def asking_phases() -> list[str]:
    return [kind for kind, phase in PHASES.items() if not phase.automatic and not hasattr(phase, "by_chance")]


def whole_game(deal: int) -> Match:
    match = Match.start(Setup("sobek", seats(("novice",) * 3), deal, {}))
    lots = random.Random(deal)
    while (question := match.question) is not None:
        actions = list(match.observation(question.seat).actions())
        liked = [action for action in actions if action.do in ("set", "character", "lay")]
        match.answer(question.number, lots.choice(liked if liked and lots.random() < 0.6 else actions))
    return match


def test_every_event_is_told_or_silent(words: Any) -> None:
    kinds = {value._field_defaults["kind"] for value in vars(events).values() if hasattr(value, "_field_defaults")} | {
        "scored"
    }
    for kind in kinds - words.SILENT:
        assert hasattr(words, f"_report_{kind}"), kind


@pytest.mark.parametrize("deal", range(1, 5))
def test_whole_games_in_words(words: Any, deal: int) -> None:
    match = whole_game(deal)
    for viewer in (None, 0, 1, 2):
        for step in match.history:
            after = step.after.observe(viewer)
            for line in words.lines(match.events_for(viewer, step.events), after, WHO):
                assert line.text
                assert not re.search(r"%\d|\{|\bNone\b", line.text + line.detail)
    before = match.state_at(0)
    for step in match.history:
        if step.seat is not None:
            own = before.observe(step.seat)
            for action in list(own.actions())[:12]:
                sentence = words.choose(action, own)
                assert sentence
                assert not re.search(r"%\d", sentence)
                assert words.button(action) != action.do
            decision = own.decision()
            chosen = tuple(step.action[:-1])
            for picked in ((), chosen):
                question, _ = words.question(decision, own, picked)
                assert question
                assert question != decision.kind
        before = step.after


def test_every_thing_has_a_name(words: Any) -> None:
    names = [words.card(NAMES[kind]) for kind in range(KINDS)]
    names += [words.token(token) for token in TOKENS] + [words.effect(token) for token in TOKENS]
    names += [words.power(card.name) for card in CHARACTER_CARDS] + [words.of_good(good) for good in GOODS]
    assert all(names)
    assert words.listing(["fish0", "fish1", "thief"]) == "Fish ×2, Thief"
    assert words.product(3, 4) == "3 scarabs × 4 = 12"


def test_every_refusal_has_a_sentence(words: Any) -> None:
    unknown = words.refusal(Refusal("no such code"))
    facts = {
        "out_of_reach": (("reach", 4),),
        "too_few_cards": (("least", 3),),
        "too_many_cards": (("most", 2),),
        "wrong_good": (("card", "fish1"), ("good", "wheat")),
    }
    folder = share.path("tokens.json").parents[1] / "desktop" / "felucca" / "model" / "sobek"
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'Refusal\("(\w+)"', sources)) - {"impossible"}
    assert len(codes) > 15
    for code in codes:
        assert words.refusal(Refusal(code, facts.get(code, ()))) != unknown, code


def test_every_reason_of_a_hint_has_words(words: Any) -> None:
    facts = {
        "good": "fish", "cards": 3, "scarabs": 2, "card": "thief", "unknown": 0, "opponent": 1, "token": "flood",
        "left": 3, "symbol": "ankh", "steps": 5, "turns": 2.5, "playouts": 40,
    }  # fmt: skip
    codes = re.findall(r"`(\w+)`(?: \(`?| \()", sobek_reasons.__doc__ or "")
    codes = [code for code in codes if code not in facts] + ["turn", "amulet"]
    assert len(codes) > 12
    for code in codes:
        text = words.reason(Reason(code, 2.5, tuple(facts.items())))
        assert text
        assert "the position improves" not in text, code
        assert not re.search(r"%\d", text)
    assert words.reason(Reason("corruption", -2.0, (("cards", 2), ("unknown", 1)))) == "more corruption, 2 cards: −2"
    assert words.reason(Reason("first", 0.0, (("opponent", -1),))) == "you choose from the fresh row first"


def test_score_categories_and_terms(words: Any) -> None:
    for category in GAME.categories:
        assert words.category(category) != category
    assert words.term(Term("corruption_card", 3, 1)) == "3 corruption cards"
    assert words.term(Term("fish", 4, 3)) == "fish: 4 × 3"
    assert words.term(Term("ankh", 1, -5)) == "ankh: −5"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_rule_pages_open_at_every_question(words: Any, language: str) -> None:
    page = share.path("rules", f"sobek_{language}.md").read_text(encoding="utf-8")
    anchors = re.findall(r"\{#(\w+)\}", page)
    assert len(anchors) == len(set(anchors))
    for kind in (*asking_phases(), "over"):
        assert words.anchor(Decision(0, kind)) in anchors, kind


def test_the_face_words_every_option(qapp: Any) -> None:
    face = GAME_FACES["sobek"]
    assert face.available
    assert list(face.seats) == [2, 3, 4]
    options = {option.id: option for option in GAME.options}
    assert {option.id for option in face.options()} == set(options)
    for option in face.options():
        assert not option.values or set(option.values) == set(options[option.id].values)
        assert option.values or set(options[option.id].values) == {True, False}
