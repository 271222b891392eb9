"""What nobody may see shows nowhere: pictures, tooltips, names for screen readers, the log; not behind a hand-over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from felucca.match.match import Match
from felucca.match.record import load
from felucca.match.setup import PERSON, Setup
from felucca.model.core import games
from felucca.model.sobek.components import BACKS, IS_CHARACTER, KIND, UNKNOWN
from felucca.model.sobek.game import GAME
from felucca.ui.shell.theme import load_fonts, theme
from ui.sobek_stage import Table, match_at, position, seats

VIEWER = 0
THREE = (PERSON, PERSON, PERSON)


@pytest.fixture
def tables(qtbot: Any) -> Iterator[Any]:
    load_fonts()
    theme().set("light")
    made: list[Table] = []

    def make(match: Match, **more: Any) -> Table:
        made.append(Table(match, **more))
        return made[-1]

    yield make
    for table in made:
        table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def act(match: Match, lots: random.Random) -> None:
    """Somebody takes, plays or lays something, at random but for a taste for sets and characters."""
    question = match.question
    assert question is not None
    actions = list(match.observation(question.seat).actions())
    liked = [action for action in actions if action.do in ("set", "character", "lay")]
    match.answer(question.number, lots.choice(liked if liked and lots.random() < 0.5 else actions))


def played(deal: int, turns: int, players: tuple[str, ...] = (PERSON, "novice", "novice")) -> Match:
    match = Match.start(Setup("sobek", seats(players), deal, {}))
    lots = random.Random(deal)
    while match.question is not None and match.observation(None).turn() < turns:
        act(match, lots)
    return match


def twins(deal: int, turns: int) -> tuple[Match, Match]:
    """Two matches whose truths differ in all that the first seat cannot know."""
    view = played(deal, turns).observation(VIEWER)
    found = []
    for lot in range(2):
        truth = GAME.sample(view, random.Random(f"{deal} {lot}"))
        found.append(match_at(truth.position(), (PERSON, "novice", "novice"), deal))
    return found[0], found[1]


@pytest.mark.parametrize("deal", range(1, 9))
def test_hidden_things_change_nothing(tables: Any, deal: int) -> None:
    one, other = twins(deal, 4 + 5 * deal)
    left, right = tables(one), tables(other)
    assert one.observation(VIEWER).position() == other.observation(VIEWER).position()
    for _ in range(6):
        assert left.texts() == right.texts()
        assert left.picture() == right.picture()
        common = _common_move(one, other)
        if common is None:
            break
        for table in (left, right):
            if table.match.question.seat == VIEWER:
                table.control.choose(common)
            else:
                table.brain.reply(common)


def _common_move(one: Match, other: Match) -> Any:
    """A move that both truths allow, and that brings no card that chance would choose differently."""
    question = one.question
    if question is None or other.question is None or question.seat != other.question.seat:
        return None
    mine = list(one.observation(question.seat).actions())
    both = [action for action in mine if action in other.observation(question.seat).actions()]
    market = one.observation(VIEWER).market
    for action in both:
        shown = action.do == "take" and max(market[: action.at]) < UNKNOWN and len(market) > action.at
        if shown or action.do == "done":
            return action
    return None


def test_the_twins_do_differ() -> None:
    pairs = [twins(deal, 4 + 5 * deal) for deal in range(1, 9)]
    assert sum(one.state_at(0).position() != other.state_at(0).position() for one, other in pairs) >= 7


def test_known_cards_of_others_still_show_as_backs(tables: Any) -> None:
    place = position(2, known_hands=[[], ["ebony0"]], hands=[["fish0"], ["ivory0", "ebony0"]])
    table = tables(match_at(place))
    assert table.match.observation(VIEWER).hands[1][KIND["ebony0"]] == 1
    tooltips = repr(table.board.holdings(table.board.observation, 1))
    assert "bony" not in tooltips
    assert [holding.text for holding in table.board.holdings(table.board.observation, 1)] == ["0", "2", "0"]


def test_face_down_market_cards_have_no_names(tables: Any, qtbot: Any) -> None:
    table = tables(match_at(position())).ready(qtbot)
    names = [target.name for target in table.board.targets if target.action is not None]
    assert any("face-down character" in name for name in names)
    characters = [name for name in KIND if KIND[name] < UNKNOWN and IS_CHARACTER[KIND[name]] and "scribe" not in name]
    assert not any(table.board.words.character(name) in text for text in names for name in characters)
    table.key(Qt.Key.Key_4)
    texts = " ".join(table.texts())
    assert not any(table.board.words.character(name) in texts for name in characters)


# ---------------------------------------------------------------------- several people at one screen


def under_cover(table: Table) -> None:
    """The table is covered, and nothing of it is rendered."""
    page = table.page
    assert table.control.handing_over
    assert not page.hand_over.isHidden()
    assert page.stage.isHidden()
    assert not page.view.isVisible()
    covered = page.grab().toImage()
    page.hand_over.hide()
    bare = page.grab().toImage()
    page.hand_over.show()
    assert covered != bare
    middle = bare.pixelColor(bare.width() // 2, bare.height() // 2)
    assert all(bare.pixelColor(x, y) == middle for x in range(0, bare.width(), 97) for y in range(0, bare.height(), 89))


def take_over(table: Table, qtbot: Any) -> None:
    guard = table.page.hand_over._guard
    if guard.isActive():
        qtbot.waitUntil(lambda: not guard.isActive())
    QTest.keyClick(table.page.hand_over, Qt.Key.Key_Space)
    table.ready(qtbot)


def test_three_people_hand_the_table_over(tables: Any, qtbot: Any) -> None:
    table = tables(played(5, 1, THREE))
    for _ in range(7):
        under_cover(table)
        seat = table.match.question.seat
        take_over(table, qtbot)
        assert table.control.viewer == table.board.viewer == seat
        own = table.match.observation(seat).hands[seat]
        assert len(table.board.hand.names) == sum(own)
        assert not any(name in BACKS for name in table.board.hand.names)
        table.click_card(1)
        assert table.enter() is not None


def test_until_the_hand_over_is_answered_nobody_is_in_view(tables: Any) -> None:
    table = tables(played(5, 9, THREE))
    assert table.board.viewer is None
    assert table.board.hand.names == []
    assert table.board.stock_widget().fan.cards == []
    under_cover(table)


def test_after_load_the_table_is_covered(tables: Any) -> None:
    match = played(6, 12, THREE)
    loaded = load(match.record().to_json(), games).match
    under_cover(tables(loaded))


def test_after_undo_of_another_person_the_table_is_covered(tables: Any, qtbot: Any) -> None:
    match = played(8, 6, THREE)
    match.setup = Setup("sobek", seats(THREE), 8, {}, practice=True)
    table = tables(match)
    take_over(table, qtbot)
    first = table.control.viewer
    table.click_card(1)
    table.enter()
    take_over(table, qtbot)
    assert table.control.viewer != first
    table.control.undo()
    under_cover(table)
    assert table.match.question.seat == first


def test_moves_before_the_hand_over_cannot_be_undone(tables: Any, qtbot: Any) -> None:
    table = tables(match_at(position(3), THREE))
    take_over(table, qtbot)
    table.click_card(1)
    table.enter()
    take_over(table, qtbot)
    assert table.match.can_undo
    assert not table.control.can_undo
    before = len(table.match.history)
    table.control.undo()
    assert len(table.match.history) == before


def test_while_a_computer_decides_the_last_looker_is_in_view(tables: Any, qtbot: Any) -> None:
    match = match_at(position(3), (PERSON, "novice", PERSON))
    table = tables(match)
    take_over(table, qtbot)
    table.click_card(1)
    table.enter()
    assert table.control.thinking_seat == 1
    assert table.board.viewer == 0
    table.brain.reply()
    under_cover(table)


# ---------------------------------------------------------------------- looking back


def test_replay_of_an_unfinished_match_shows_what_its_viewer_may_see(tables: Any, qtbot: Any) -> None:
    table = tables(played(3, 14)).ready(qtbot)
    for step in range(0, len(table.match.history), 5):
        table.control.seek(step)
        seen = table.match.state_at(step).observe(VIEWER)
        assert table.board.observation.position() == seen.position()
        assert table.board.viewer == VIEWER


def test_replay_of_a_finished_match_shows_everything(tables: Any) -> None:
    match = played(4, 999, ("novice", "novice", PERSON))
    assert match.result is not None
    table = tables(match)
    shown = set()
    for step in range(4, len(match.history), 7):
        table.control.seek(step)
        state = match.state_at(step)
        assert table.board.observation.position() == state.position()
        seat = table.board.viewer
        shown.add(seat)
        assert len(table.board.hand.names) == sum(state.hands[seat])
    assert shown == {0, 1, 2}
    everything = [row.line.text for row in table.page.narrator.rows(None) if row.line is not None]
    assert any(text.startswith("Face-down") for text in everything)


def test_log_of_an_unfinished_match_keeps_secrets(tables: Any) -> None:
    match = played(4, 60)
    table = tables(match)
    lines = [row.line for row in table.page.narrator.rows(VIEWER) if row.line is not None]
    secret = [
        line for line in lines if line.text.startswith(("Face-down", "To be given up")) or "looks at" in line.text
    ]
    assert secret
    assert all(line.seat == VIEWER for line in secret)
