"""Every screen of Hatches in both languages and sizes, with no word cut; and words for all that can be said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFontMetricsF

from felucca import share
from felucca.ai.choose import choose
from felucca.ai.chooser import Reason
from felucca.match.match import Match
from felucca.match.setup import PERSON, Setup
from felucca.model.core.contract import Decision, Refusal
from felucca.model.hatches import moves
from felucca.model.hatches.game import GAME
from felucca.model.hatches.moves import Leave, Pass, Place, Roll
from felucca.store import saves
from felucca.ui.demo import people, played
from felucca.ui.words import words_for
from ui.hatches_stage import NAMES
from ui.test_nothing_clipped import SIZES, desk, look, painted

__all__ = ["desk", "painted"]

KINDS = ("decide", "place", "answer")
SILENT = {"turn", "rolled", "passed", "line", "scored"}
"""Events that are told with others, or not always."""


def a_match(language: str, kind: str, count: int = 4) -> Match:
    """A game under way in which a person is asked a question of a kind."""

    def enough(match: Match) -> bool:
        state = match.observation(None)
        return state.turn() > 20 and match.question.decision.kind == kind and state.pool() > 1

    match = played(Setup("hatches", people(count, language, ("novice",)), 482_713, {}), enough)
    players = [PERSON if seat in (0, match.question.seat) else "master" for seat in range(count)]
    match.setup = Setup("hatches", people(count, language, tuple(players)), 482_713, {})
    return match


@pytest.fixture
def elided(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts that were shortened."""
    cut: list[str] = []
    shorten = QFontMetricsF.elidedText

    def watched(metrics: QFontMetricsF, text: str, *args: Any) -> str:
        short = shorten(metrics, text, *args)
        if short != text:
            cut.append(text)
        return short

    monkeypatch.setattr(QFontMetricsF, "elidedText", watched)
    return cut


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_table(desk: Any, painted: Any, elided: list[str], qtbot: Any, size: tuple[int, int], kind: str) -> None:
    for count in (4, 3, 2):
        desk.seat(a_match(desk.language.code, kind, count), saves.new_path("hatches"))
        picker = desk.session.controller.picker
        for action in (None, picker.actions[0], picker.actions[-1]):
            if action is not None:
                picker.select(action)
            elided.clear()
            look(desk, painted, qtbot, size, f"{kind}, {count} players, {action}")
            assert not elided, (kind, count, action)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_around_the_table(desk: Any, painted: Any, qtbot: Any, size: tuple[int, int]) -> None:
    desk.open_setup("hatches")
    look(desk, painted, qtbot, size, "set-up")
    desk.open_rules("hatches")
    look(desk, painted, qtbot, size, "rules")
    desk.seat(a_match(desk.language.code, "place"), saves.new_path("hatches"))
    for tab in range(3):
        desk.session.page.side.show_tab(tab)
        look(desk, painted, qtbot, size, f"tab {tab}")
    match = played(Setup("hatches", people(4, desk.language.code, ("novice",)), 7, {}), lambda match: False)
    desk.seat(match, saves.new_path("hatches"))
    desk.show_score()
    look(desk, painted, qtbot, size, "score")


# ---------------------------------------------------------------------- words


@pytest.fixture(params=["ru", "en"])
def words(request: pytest.FixtureRequest, qapp: Any) -> Iterator[Any]:
    translator = QTranslator()
    assert translator.load(str(share.path("i18n", f"felucca_{request.param}.qm")))
    QCoreApplication.installTranslator(translator)
    found = words_for("hatches")
    found.language = request.param
    yield found
    QCoreApplication.removeTranslator(translator)


def spoken(text: str, words: Any) -> str:
    """The text, which must be a sentence of its language without holes."""
    assert text
    assert "%" not in text.replace("\u00a0%", "")
    assert "(e" not in text
    plain = text
    for name in NAMES:
        plain = plain.replace(name, "")
    letters = [letter for letter in plain.lower() if letter.isalpha()]
    assert all(("a" <= letter <= "z") == (words.language == "en") for letter in letters), text
    return text


def test_a_whole_game_is_told(words: Any) -> None:
    match = played(Setup("hatches", people(4, "en", ("novice",)), 7, {}), lambda match: False)
    told, kinds = 0, set()
    for step in match.history:
        state = step.after.observe(None)
        for line in words.lines(step.events, state, NAMES):
            told += bool(spoken(line.text, words))
        for event in step.events:
            kinds.add(event.kind)
            if words.report(event, state, NAMES) is None:
                assert event.kind in SILENT
    types = [thing for thing in vars(moves).values() if "kind" in getattr(thing, "_field_defaults", {})]
    assert {thing._field_defaults["kind"] for thing in types} <= kinds
    assert told > len(match.history) / 2


def test_every_question_and_move_has_words(words: Any) -> None:
    for kind in KINDS:
        match = a_match("en", kind)
        state = match.observation(None)
        decision = state.decision()
        for chosen in ((), ((2, 5),)) if kind != "decide" else ((),):
            for text in words.question(decision, state, chosen):
                spoken(text, words)
        for action in state.actions():
            spoken(words.choose(action, state), words)
            spoken(words.verb(action.do), words)
    for hatches in (0, 1, 3):
        for text in words.leaving(hatches):
            spoken(text, words)


def test_every_refusal_has_a_sentence_of_its_own(words: Any) -> None:
    refusals = [
        Refusal("occupied", (("hatch", "open"),)),
        Refusal("occupied", (("hatch", "closed"),)),
        Refusal("beside_open", (("cells", ((2, 5), (3, 4))),)),
        Refusal("not_your_colour", (("seats", (1,)),)),
        *map(Refusal, ("not_named", "no_such_cell", "roll_first", "leave_or_roll", "must_place", "too_late")),
        *map(Refusal, ("not_your_turn", "impossible_roll", "not_now", "game_over")),
    ]
    texts = [spoken(words.refusal(refusal), words) for refusal in refusals]
    assert len(set(texts)) == len(texts)


def test_hints_say_the_risk_and_the_stake(words: Any) -> None:
    risk = Reason("risk", -0.4, (("chance", 11.0), ("hatches", 4)))
    expected = {"en": "11\u00a0% to fall, 4 hatches at stake", "ru": "риск слететь 11\u00a0%, на кону 4 люка"}
    assert words.reason(risk) == expected[words.language]
    for reason in (
        Reason("free_roll", 1.0, (("chance", 0.0),)),
        Reason("gain", 1.5, (("hatches", 1.8), ("pairs", 2))),
        Reason("secure", 4.0, (("hatches", 4), ("points", 7))),
        Reason("ahead", 0.0, (("points", 5),)),
        Reason("behind", 0.0, (("points", 3),)),
        Reason("odds", 0.1, (("before", 2.0), ("after", 3.5), ("dead", 6))),
        Reason("spoils", -0.1, (("before", 2.0), ("after", 3.5), ("dead", 6))),
        Reason("line", 2.0, (("axis", "row"), ("number", 3), ("filled", 5))),
        Reason("line", 2.0, (("axis", "column"), ("number", 3), ("filled", 5))),
    ):
        spoken(words.reason(reason), words)


def test_the_computer_s_reasons_are_all_worded(words: Any) -> None:
    told = set()
    for kind in KINDS:
        state = a_match("en", kind).observation(None)
        for reason in choose(GAME, state, "master", 1).reasons:
            told.add(reason.code)
            assert hasattr(words, f"_because_{reason.code}")
    assert told


@pytest.mark.parametrize(
    ("chance", "english", "russian"),
    [
        (0.0, "0\u00a0%", "0\u00a0%"),
        (0.0001, "<0.1\u00a0%", "<0,1\u00a0%"),
        (0.0193, "1.9\u00a0%", "1,9\u00a0%"),
        (0.05, "5\u00a0%", "5\u00a0%"),
        (0.0996, "10\u00a0%", "10\u00a0%"),
        (0.1111, "11\u00a0%", "11\u00a0%"),
        (1.0, "100\u00a0%", "100\u00a0%"),
    ],
)
def test_chances_are_written_as_the_language_does(desk: Any, chance: float, english: str, russian: str) -> None:
    written = words_for("hatches").percent(chance)
    assert written == (russian if desk.language.code == "ru" else english)


def test_names_are_never_inflected(words: Any) -> None:
    state = a_match("en", "decide").observation(None)
    names = ("Ёлка %2", "X", "Y", "Z")
    line = words.report(moves.Fell(0, ((1, 2),)), state, names)
    assert line is not None
    assert line.text.startswith("Ёлка %2 ")


def test_every_verb_is_worded(words: Any) -> None:
    verbs = [words.verb(action.do) for action in (Roll(), Leave(), Place((1, 1)), Pass())]
    assert len({spoken(verb, words) for verb in verbs}) == 4


def test_the_rule_pages_have_an_anchor_for_every_question() -> None:
    found = words_for("hatches")
    for language in ("ru", "en"):
        page = share.path("rules", f"hatches_{language}.md").read_text(encoding="utf-8")
        for name in ("setup", "turn", "roll", "place", "others", "leave", "fall", "round", "end"):
            assert page.count(f"{{#{name}}}") == 1
        for kind in ("starter", "decide", "dice", "place", "answer", "over"):
            assert f"{{#{found.anchor(Decision(0, kind))}}}" in page
