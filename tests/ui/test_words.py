"""The words of Carcassonne in both languages: complete, in the right forms, and never about more than happened."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import chain, product
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

import felucca
from felucca import share
from felucca.ai.chooser import Reason
from felucca.model import carcassonne as rules
from felucca.model.carcassonne import moves
from felucca.model.carcassonne.components import BASE
from felucca.model.carcassonne.components import EXPANSION as EXPANSION_TILES
from felucca.model.carcassonne.moves import Castle, CastlePick, Claim, Completed, Draw, FinalScoring, Place, Placed
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Decision, Refusal, Scored, Term
from felucca.model.core.games import find
from felucca.ui.words import GameWords, LogLine, fill, words_for
from felucca.ui.words.carcassonne import CarcassonneWords

PACKAGE = Path(felucca.__file__).parent
TS = PACKAGE.parents[1] / "i18n"
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101, 111, 112)
NAMES = ("Марина", "Хапи", "%2", "Jean %1")
CYRILLIC, LATIN = re.compile("[а-яё]", re.IGNORECASE), re.compile("[A-Za-z]")


@pytest.fixture(params=["en", "ru"])
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """The application speaks a language through its compiled translation."""
    yield from speak(request.param)


@pytest.fixture
def russian(qapp: QCoreApplication) -> Iterator[str]:
    yield from speak("ru")


def speak(language: str) -> Iterator[str]:
    translator = QTranslator()
    assert translator.load(str(share.path("i18n", f"felucca_{language}.qm")))
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    QCoreApplication.installTranslator(translator)
    yield language
    QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture
def words(language: str) -> CarcassonneWords:
    found = words_for("carcassonne")
    assert isinstance(found, CarcassonneWords)
    return found


def assert_spoken(text: str, language: str) -> None:
    """A text is in the language, with nothing left to fill in."""
    assert text.strip()
    assert not re.search(r"%[n1-9]|\(s\)|\(ies\)|_", text), text
    assert "!" not in text
    assert bool(CYRILLIC.search(text)) == (language == "ru"), text


MODULES = {"bridges": True, "castles": True, "bazaars": True}


def a_game(seats: int = 3, deal: int = 7, options: dict[str, Any] | None = None) -> Iterator[tuple[Any, Any]]:
    """A random game: each state before an action, with the action."""
    state, source, rng = find("carcassonne").new(seats, options or {}), DealSource(deal), Random(deal)
    while state.result() is None:
        action = state.draw(source) if state.decision().seat is None else rng.choice(state.actions()[:200])
        yield state, action
        state.apply(action)


def played_to(kind: str) -> Any:
    """A state in mid-game that asks a question of a kind."""
    for turn, (state, _action) in enumerate(a_game()):
        if turn > 40 and state.decision().kind == kind:
            return state
    raise AssertionError(f"nobody is asked to {kind}")


def placed(tile: str, rot: int) -> Any:
    """The state after a tile was placed alone beside nothing that could disturb it."""
    return find("carcassonne").read({"players": ["A", "B"], "expansion": False, "tiles": [[tile, 0, 0, rot]]})


# --- counted nouns


def russian_form(n: int) -> int:
    """Which of the three forms a number takes: 1 тайл, 2 тайла, 5 тайлов."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def counted_texts() -> list[tuple[str, str, str, tuple[str, ...]]]:
    """Context, source, comment and Russian forms of every counted noun of the application."""
    root = ElementTree.parse(TS / "felucca_ru.ts").getroot()
    return [
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            tuple(form.text or "" for form in message.iter("numerusform")),
        )
        for context in root.iter("context")
        for message in context.iter("message")
        if message.get("numerus") == "yes"
    ]


@pytest.mark.parametrize("n", NUMBERS)
def test_every_counted_noun_takes_its_russian_form(russian: str, n: int) -> None:
    texts = counted_texts()
    assert texts
    for context, source, comment, forms in texts:
        assert len(forms) == 3, source
        expected = forms[russian_form(n)].replace("%n", str(n))
        assert QCoreApplication.translate(context, source, comment, n) == expected


@pytest.mark.parametrize(
    ("n", "tiles", "cities", "points"),
    [
        (0, "0 тайлов", "0 городов", "0 очков"),
        (1, "1 тайл", "1 город", "1 очко"),
        (2, "2 тайла", "2 города", "2 очка"),
        (5, "5 тайлов", "5 городов", "5 очков"),
        (11, "11 тайлов", "11 городов", "11 очков"),
        (21, "21 тайл", "21 город", "21 очко"),
        (22, "22 тайла", "22 города", "22 очка"),
        (25, "25 тайлов", "25 городов", "25 очков"),
        (101, "101 тайл", "101 город", "101 очко"),
        (111, "111 тайлов", "111 городов", "111 очков"),
        (112, "112 тайлов", "112 городов", "112 очков"),
    ],
)
def test_words_count_through_the_translation(russian: str, n: int, tiles: str, cities: str, points: str) -> None:
    words = CarcassonneWords()
    assert words.counted("tile", n) == tiles
    assert words.counted("city", n) == cities
    assert words.counts.points(n) == points


def test_every_counted_noun_is_spoken(words: CarcassonneWords, language: str) -> None:
    for owner in (words.counts, words.nouns):
        for name, method in inspect.getmembers(type(owner), inspect.isfunction):
            fields = list(inspect.signature(method).parameters)
            if name.startswith("_") or "n" not in fields:
                continue
            for n in NUMBERS:
                arguments = [n if field == "n" else 9 if field == "all_of_them" else "city" for field in fields[1:]]
                assert_spoken(method(owner, *arguments), language)


def test_plurals_stand_in_classes_without_subclasses() -> None:
    """Qt loses an inherited plural: it takes the number put into the English text for a translation."""
    plural, bases = set(), set()
    for path in (PACKAGE / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases |= {base.id for base in node.bases if isinstance(base, ast.Name)}
                if any(is_plural(inner) for inner in ast.walk(node)):
                    plural.add(node.name)
    assert plural
    assert not plural & bases


def is_tr(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr"


def is_plural(node: ast.AST) -> bool:
    return (
        is_tr(node)
        and isinstance(node, ast.Call)
        and isinstance(node.args[0], ast.Constant)
        and "%n" in str(node.args[0].value)
    )


def test_every_text_can_be_collected() -> None:
    """The collector sees plain literals alone, and none that stand inside an f-string."""
    unseen = []
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        hidden = {inner for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for inner in ast.walk(node)}
        for node in ast.walk(tree):
            if is_tr(node) and isinstance(node, ast.Call):
                plain = isinstance(node.args[0], ast.Constant) and node not in hidden
                unseen += [] if plain else [f"{path.name}:{node.lineno}"]
    assert not unseen


# --- the translation as a whole


@pytest.mark.parametrize("language_file", ["felucca_ru.ts", "felucca_en.ts"])
def test_no_text_is_unfinished(language_file: str) -> None:
    root = ElementTree.parse(TS / language_file).getroot()
    unfinished = [
        message.findtext("source")
        for message in root.iter("message")
        for translation in message.iter("translation")
        if translation.get("type") or not "".join(translation.itertext()).strip()
    ]
    assert not unfinished


def test_russian_texts_are_russian() -> None:
    """No exclamation marks, straight quotes or three dots, and no text that was only copied."""
    copied = []
    for message in ElementTree.parse(TS / "felucca_ru.ts").getroot().iter("message"):
        source, text = message.findtext("source", ""), "".join(message.find("translation").itertext())  # type: ignore[union-attr]
        assert not re.search(r"!|\"|\.\.\.", text), text
        if re.search(r"(?<!%)[A-Za-z]{3,}", source) and not CYRILLIC.search(text):
            copied.append(source)
    assert set(copied) <= {"English", "Felucca", "Enter", "Esc", "Space"}


# --- telling


def event_types() -> set[type[Any]]:
    """The events of the base game and of the modules of the expansion, and the one of all games."""
    modules = [import_module(f"{rules.__name__}.{found.name}") for found in pkgutil.iter_modules(rules.__path__)]
    values = {value for module in modules for value in vars(module).values() if inspect.isclass(value)}
    return {value for value in values if "kind" in getattr(value, "_field_defaults", {})} | {Scored}


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    assert len(event_types()) >= 10
    for event in event_types():
        kind = event._field_defaults["kind"]
        told = hasattr(CarcassonneWords, f"_report_{kind}")
        assert told != (kind in CarcassonneWords.SILENT), kind


@pytest.mark.parametrize("options", [{}, MODULES], ids=["base", "expansion"])
def test_a_whole_game_is_told(words: CarcassonneWords, language: str, options: dict[str, Any]) -> None:
    names = ("А", "Б", "В", "Г") if language == "ru" else ("A", "B", "C", "D")
    kinds: set[str] = set()
    for seats, deal in ((2, 1), (3, 2), (4, 3)):
        points = [0] * seats
        for state, action in a_game(seats, deal, options):
            after = state.clone()
            events = after.apply(action)
            kinds |= {event.kind for event in events}
            for line in words.lines(events, after, names):
                assert_spoken(line.text, language)
                if line.points is not None:
                    assert line.seat is not None
                    assert names[line.seat] in line.text
                    assert not line.detail or line.detail.endswith(f"= {line.points}")
                    points[line.seat] += line.points
        assert tuple(points) == after.scores()
    assert {"placed", "claimed", "completed", "scored", "final", "over"} <= kinds
    if options:
        assert {"bridge_built", "bazaar_opened", "lot_offered", "bid_made", "tile_obtained"} <= kinds


def test_every_question_of_the_expansion_has_words(words: CarcassonneWords, language: str) -> None:
    met: set[str] = set()
    games = (a_game(seats, deal, MODULES | {"bids": bids}) for seats, deal, bids in ((2, 5, True), (3, 6, False)))
    for state, _action in chain(*games):
        decision = state.decision()
        if decision.seat is None or decision.kind in met:
            continue
        met.add(decision.kind)
        assert_spoken(words.question(decision, state)[0], language)
        actions = state.actions()[:20]
        assert len({words.choose(action, state) for action in actions}) == len(actions)
        for action in actions:
            for n in range(len(action)):
                for text in words.question(decision, state, action[:n]):
                    assert_spoken(text, language)
            for text in (words.choose(action, state), words.verb(action.do), words.button(action)):
                assert_spoken(text, language)
            for index, value in enumerate(action[:-1]):
                if value is not None:
                    assert_spoken(words.field(action.do, index, value, state), language)
    assert {"lot", "bid", "settle", "choose"} <= met


def test_a_castle_is_offered_and_told(russian: str) -> None:
    state = find("carcassonne").read(
        {"players": ["A", "B"], "modules": ["castles"], "tiles": [["D", 0, 0, 0]], "stack": ["E", "U", "U"]}
    )
    words = words_for("carcassonne")
    for action in (Draw("E"), Place((0, -1), 2), Claim("c1")):
        state.apply(action)
    decision = state.decision()
    assert words.question(decision, state)[0] == "Построить замок или взять очки?"
    assert words.question(decision, state, (True,))[0] == "Построить замок в малом городе?"
    assert [words.button(action) for action in state.actions()] == ["Построить замок", "Взять очки"]
    assert [words.choose(action, state) for action in state.actions()] == ["Построить замок", "Взять очки"]
    told = words.lines(state.apply(Castle(True)), state, NAMES)
    assert [line.text for line in told] == ["Марина строит замок"]
    paid = Scored(1, 9, "castle", (Term("monastery", 1, 9),), ())
    assert words.report(paid, state, NAMES).text == "Замок: монастырь\u00a0· Хапи"
    pick = Decision(1, "castle_pick", (("castle", ()), ("offers", ())))
    assert words.question(pick, state, (9,))[0] == "Взять для замка 9 очков?"
    assert words.choose(CastlePick(4), state) == "Для замка: 4 очка"


def test_a_completed_feature_is_told_once(russian: str) -> None:
    cells = ((0, 0), (1, 0), (2, 0), (3, 0))
    events = [
        Placed(0, (3, 0), 1, "U"),
        Completed("road", cells),
        Scored(0, 4, "road", (Term("tile", 4, 1),), cells),
        Completed("city", cells[:2]),
        FinalScoring(),
        Scored(1, 5, "city", (Term("tile", 4, 1), Term("pennant", 1, 1)), cells),
    ]
    state = played_to("place")
    assert words_for("carcassonne").lines(events, state, NAMES) == [
        LogLine(0, "Марина ставит тайл: прямая дорога", places=((3, 0),)),
        LogLine(0, "Дорога завершена: 4 тайла\u00a0· Марина", 4, cells, "4 тайла = 4"),
        LogLine(None, "Город завершён: 2 тайла", places=cells[:2]),
        LogLine(None, "Стопка пуста: подсчёт в конце партии"),
        LogLine(1, "Незавершённый город: 4 тайла, 1 щит\u00a0· Хапи", 5, cells, "4 тайла + 1 щит = 5"),
    ]


def test_shared_features_are_told_for_each_owner(russian: str) -> None:
    cells = tuple((x, 0) for x in range(8))
    terms = (Term("tile", 8, 2), Term("pennant", 2, 2))
    events = [Completed("city", cells), *(Scored(seat, 20, "city", terms, cells) for seat in (0, 1))]
    told = words_for("carcassonne").lines(events, played_to("place"), NAMES)
    assert [line.text for line in told] == [f"Большой город завершён: 8 тайлов, 2 щита\u00a0· {n}" for n in NAMES[:2]]
    assert told[0].detail == "8 тайлов × 2 + 2 щита × 2 = 20"


def test_names_are_shown_as_typed(words: CarcassonneWords) -> None:
    event = Scored(2, 3, "road", (Term("tile", 3, 1),), ())
    assert words.report(event, None, NAMES).text.endswith("\u00a0· %2")
    assert "Jean %1" in words.report(moves.Claimed(3, (0, 0), "r1", "road"), None, NAMES).text
    assert fill("%2, %1", "%2", "b") == "b, %2"


def test_winners_share(words: CarcassonneWords, language: str) -> None:
    assert words.winners(["Олег"]) == ("Победа: Олег" if language == "ru" else "Олег wins")
    assert words.winners(["A", "B", "C"]).endswith("A, B и C" if language == "ru" else "A, B and C")


# --- asking


@pytest.mark.parametrize("kind", ["place", "claim"])
def test_every_question_names_the_act(words: CarcassonneWords, language: str, kind: str) -> None:
    state = played_to(kind)
    decision = state.decision()
    actions = list(state.actions())
    asked = {words.question(decision, state)} | {words.question(decision, state, a[:-1]) for a in actions}
    assert len(asked) > 1
    for question, help_line in asked:
        assert question.endswith("?")
        assert_spoken(help_line, language)
    for action in actions:
        assert_spoken(words.button(action), language)


def test_every_verb_and_decision_has_words(words: CarcassonneWords, language: str) -> None:
    for action in find("carcassonne").action_types:
        do = action._field_defaults["do"]
        assert_spoken(words.verb(do), language)
    for kind in ("starter", "draw", "over"):
        for text in words.question(Decision(None, kind), None):
            assert_spoken(text, language)
    anchors = re.findall(r"\{#(\w+)\}", share.path("rules", "carcassonne_en.md").read_text(encoding="utf-8"))
    for kind in (
        "starter",
        "draw",
        "place",
        "claim",
        "castle",
        "castle_pick",
        "lot",
        "bid",
        "settle",
        "choose",
        "over",
    ):
        assert words.anchor(Decision(0, kind)) in anchors


@pytest.mark.parametrize("kind", ["place", "claim"])
def test_every_move_is_a_sentence_of_its_own(words: CarcassonneWords, language: str, kind: str) -> None:
    state = played_to(kind)
    before = state.position()
    sentences = [words.choose(action, state) for action in state.actions()]
    assert len(set(sentences)) == len(sentences) > 1
    for sentence in sentences:
        assert_spoken(sentence, language)
    for action in state.actions():
        for index, value in enumerate(action[:-1]):
            if value is not None or kind == "claim":
                assert_spoken(words.field(kind, index, value, state), language)
    assert state.position() == before


def test_a_move_says_what_it_closes(russian: str) -> None:
    state = find("carcassonne").read(
        {"players": ["A", "B"], "expansion": False, "tiles": [["D", 0, 0, 0]], "stack": ["E", "U"]}
    )
    state.apply(Draw("E"))
    words = words_for("carcassonne")
    closing = "Поставить тайл: 1 на север от стартового тайла, пол-оборота, завершает город"
    assert words.choose(Place((0, -1), 2), state) == closing
    assert words.choose(Place((0, 1), 1), state).endswith("четверть оборота по часовой стрелке")


def test_parts_of_a_tile_are_told_apart(words: CarcassonneWords) -> None:
    for design, rot in product(BASE, range(4)):
        state = placed(design.id, rot)
        parts = [" ".join(words._segment(state, (0, 0), segment.id)) for segment in design.segments]
        assert len(set(parts)) == len(parts), (design.id, rot)


def test_designs_have_descriptions_of_their_own(words: CarcassonneWords, language: str) -> None:
    told = [words.tile(design.id) for design in (*BASE, *EXPANSION_TILES)]
    assert len(set(told)) == len(told) == 35
    for text in told:
        assert_spoken(text, language)


def test_sides_turn_with_the_tile(russian: str) -> None:
    words = CarcassonneWords()
    assert words._segment(placed("N", 1), (0, 0), "c1") == ("city", "север, восток")
    assert words._segment(placed("V", 0), (0, 0), "f2") == ("field", "юго-запад")
    assert words._segment(placed("V", 2), (0, 0), "f2") == ("field", "северо-восток")
    assert words._segment(placed("B", 0), (0, 0), "f1") == ("field", "все стороны")


def test_labels_under_the_pointer(russian: str) -> None:
    words = CarcassonneWords()
    assert words.label("monastery", ["Хапи"], (Term("tile", 6, 1),)) == (
        "Монастырь\u00a0· Хапи",
        "6 из 9 тайлов, сейчас 6 очков",
    )
    city = (Term("tile", 3, 1), Term("pennant", 1, 1))
    assert words.label("city", ["Марина", "Олег"], city) == (
        "Город\u00a0· Марина, Олег",
        "3 тайла, 1 щит, сейчас 4 очка",
    )
    assert words.label("field", [], (Term("city", 2, 3),)) == ("Поле", "2 города, в конце 6 очков")
    assert words.label("road", [], (Term("tile", 4, 1),), complete=True) == ("Дорога", "завершено: 4 тайла")


# --- refusing, advising, failing


def refusal_codes() -> set[str]:
    """The codes that the model gives, read from its sources."""
    return {
        str(node.args[0].value)
        for path in (PACKAGE / "model" / "carcassonne").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refusal"
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_refusal_has_a_sentence(words: CarcassonneWords, language: str) -> None:
    codes = refusal_codes()
    assert {"occupied", "mismatch", "wrong_rotation"} <= codes
    assert codes <= set(words._refusals())
    for code in codes | {"never heard of"}:
        assert_spoken(words.refusal(Refusal(code, (("least", 5), ("most", 9)))), language)


def test_scores_are_named(words: CarcassonneWords, language: str) -> None:
    for category in find("carcassonne").categories:
        assert_spoken(words.category(category), language)
        assert_spoken(words.feature(category), language)
    for what in ("tile", "pennant", "monastery", "neighbour", "city", "castle"):
        assert_spoken(words.term(Term(what, 3, 1)), language)


def test_reasons_give_points_as_the_language_writes_them(words: CarcassonneWords, language: str) -> None:
    for code in words._reasons():
        gain, cost = words.reason(Reason(code, 4.0)), words.reason(Reason(code, -1.26))
        assert gain.endswith(": +4")
        assert cost.endswith(": −1,3" if language == "ru" else ": −1.3")
        assert gain.split(":")[0] != cost.split(":")[0]
        assert_spoken(gain, language)
    assert_spoken(words.reason(Reason("never heard of", 0.04)), language)
    told = words.reasons([Reason("city", 3.0), Reason("follower", -0.5)])
    assert told == (
        "Ваш город растёт: +3; подданный занят надолго: −0,5"
        if language == "ru"
        else "Your city grows: +3; a follower is tied up: −0.5"
    )


def test_failures_are_sentences_with_a_remedy(language: str) -> None:
    words = words_for("")
    assert type(words) is GameWords
    for code in (*words._troubles(), "never heard of"):
        text = words.trouble(code)
        assert_spoken(text, language)
        assert text.endswith(".")
    for failure in ("hung", "silent", "nonsense", "raised", "died"):
        text = words.opponent_failed("Хапи" if language == "ru" else "Hapi", failure)
        assert_spoken(text, language)
    assert "17" in words.differs(17)
    for level in ("random", "novice", "skilled", "master"):
        assert_spoken(words.levels(level), language)
        assert_spoken(words.player(level), language)


def test_a_game_without_words_is_still_playable(language: str) -> None:
    words = words_for("a sixth game")
    assert words.question(Decision(0, "barter"), None) == ("barter", "")
    assert words.choose(Claim("c1"), None) == "claim: c1"
    assert words.report(Placed(0, (0, 0), 0, "A"), None, NAMES) is None
    scored = Scored(1, 6, "fish", (Term("net", 2, 3),))
    assert words.lines([scored], None, NAMES) == [LogLine(1, "fish\u00a0· Хапи", 6, (), "2 net × 3 = 6")]


# --- the rule pages


def rule_page(language: str) -> str:
    return share.path("rules", f"carcassonne_{language}.md").read_text(encoding="utf-8")


def test_rule_pages_have_every_anchor_once() -> None:
    wanted = ["setup", "place", "claim", "scoring", "city", "road", "monastery", "field", "end"]
    wanted += ["bridges", "castles", "bazaars"]
    for language in ("en", "ru"):
        assert re.findall(r"^##+ .+ \{#(\w+)\}$", rule_page(language), re.MULTILINE) == wanted


def test_rule_pages_say_the_same_in_both_languages() -> None:
    """Same headings, lists, tables and numbers in the same order."""
    shapes = []
    for language in ("en", "ru"):
        blocks = rule_page(language).split("\n")
        shapes.append([(re.match(r"#+|-|\d\.|\||>", line) or [""])[0] for line in blocks if line])
    assert shapes[0] == shapes[1]
    assert not LATIN.search(re.sub(r"\{#\w+\}|\bR\b", "", rule_page("ru")))
