"""The whole page with the toy game, by real clicks and keys: choosing, waiting, looking back, handing over."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from felucca.model.core import games
from felucca.ui.shell.theme import load_fonts, theme
from felucca.ui.table.controller import TableController
from felucca.ui.table.motion import Motion
from felucca.ui.table.page import TablePage
from felucca.ui.table.picker import NONE
from felucca.ui.table.side import LOG, MOVES, RULES
from ui.demo import DemoBoard, DemoWords, FakeBrain, toy_match

RULE_PAGE = "# Toy {#toy}\n\nText\n\n" + "line\n\n" * 60 + "## Playing {#play}\n\nPlay a card.\n\n" + "more\n\n" * 60


class Table:
    """A shown page and what one does at it."""

    def __init__(self, players: Sequence[str], speed: str, size: tuple[int, int], **options: Any) -> None:
        self.brain = FakeBrain()
        self.control = TableController(toy_match(players, **options), self.brain, Motion(speed))
        words = DemoWords()
        self.board = DemoBoard(self.control.motion, words, self.control.picker)
        self.page = TablePage(self.control, self.board, words, _title, _rules)
        self.page.frame_motion.set_speed("off")
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        self.page.setFocus()
        self.control.start()

    @property
    def steps(self) -> int:
        return len(self.control.match.history)

    def until_asked(self, qtbot: QtBot) -> None:
        """Let the computer seats answer, and wait until the person's question takes confirmations."""
        for _ in range(50):
            if self.control.person_asked:
                break
            self.brain.reply()
        if self.control.picker.guarded:
            with qtbot.waitSignal(self.control.picker.ready):
                pass

    def until_thinking(self) -> None:
        for _ in range(50):
            if self.control.thinking_seat is not None:
                return
            self.control.choose(self.control.picker.actions[0])
        pytest.fail("no computer seat was to move")

    def click_target(self, index: int) -> None:
        middle = self.board.targets[index].shape.boundingRect().center()
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.page.view.mapFromScene(middle))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.page.view, key, modifier)

    def press_button(self, index: int = -1) -> None:
        QTest.mouseClick(self.page.prompt.buttons[index], Qt.MouseButton.LeftButton)


def _title() -> str:
    return "Toy"


def _rules() -> str:
    return RULE_PAGE


@pytest.fixture
def make_table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr(games, "_WHERE", dict(games._WHERE))
    load_fonts()
    theme().set("light")
    tables: list[Table] = []

    def make(*players: str, speed: str = "off", size: tuple[int, int] = (1440, 900), **options: Any) -> Table:
        tables.append(Table(players or ("person", "novice"), speed, size, **options))
        return tables[-1]

    make.tables = tables
    yield make
    for table in tables:
        table.control.close()
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


# ---------------------------------------------------------------------- choosing


def test_click_then_button_plays(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    before = table.steps
    table.click_target(1)
    assert table.control.picker.complete == table.board.targets[1].action
    assert table.steps == before
    table.press_button()
    assert table.steps > before


def test_arrow_space_enter_plays(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    before = table.steps
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    chosen = table.control.picker.complete
    assert chosen == table.board.targets[1].action
    table.key(Qt.Key.Key_Escape)
    assert table.control.picker.complete is None
    table.key(Qt.Key.Key_Return)
    assert table.control.picker.complete == chosen
    table.key(Qt.Key.Key_Return)
    assert table.steps > before
    assert chosen in [step.action for step in table.control.match.history]


def test_a_new_prompt_takes_no_confirmation(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    assert table.control.picker.guarded
    before = table.steps
    table.click_target(0)
    table.press_button()
    table.key(Qt.Key.Key_Return)
    assert table.steps == before
    with qtbot.waitSignal(table.control.picker.ready):
        pass
    table.key(Qt.Key.Key_Return)
    assert table.steps > before


def test_without_confirmations_the_turn_is_ended_by_one(make_table: Any, qtbot: QtBot) -> None:
    table = make_table("person", "person")
    table.control.set_confirm(NONE)
    table.control.take_over()
    table.page.hand_over.hide()
    table.page.stage.show()
    table.until_asked(qtbot)
    before = table.steps
    table.click_target(0)
    assert table.steps == before + 1
    assert table.page.prompt.prompt.question == "End the turn?"
    assert table.page.bar.undo.isEnabled()
    table.key(Qt.Key.Key_Return)
    assert table.steps == before + 1
    qtbot.waitUntil(table.page._settled)
    table.key(Qt.Key.Key_Return)
    assert table.steps > before + 1


def test_handles_and_game_keys_reach_the_board(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.click_target(0)
    handle = table.board.handles[0]
    view = table.page.view
    at = view.mapFromScene(handle.at) + handle.shift.toPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    table.key(Qt.Key.Key_R)
    assert table.board.pressed == ["rotate", "rotate"]


def test_drag_drops_on_a_target(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    view = table.page.view
    middle = table.board.targets[1].shape.boundingRect().center()
    start = view.mapToGlobal(QPoint(5, 5))
    view.drag.begin("card", theme_pixmap(), start)
    assert view.drag.active
    there = view.viewport().mapToGlobal(view.mapFromScene(middle))
    view.drag.move(there)
    assert table.board.cursor.hovered is table.board.targets[1]
    view.drag.finish(there)
    assert not view.drag.active
    assert table.control.picker.complete == table.board.targets[1].action


def theme_pixmap() -> Any:
    picture = QPixmap(40, 40)
    picture.fill(theme().color("primary"))
    return picture


# ---------------------------------------------------------------------- the computer's turn


ALL_KEYS = (
    Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_R, Qt.Key.Key_H, Qt.Key.Key_Y,
)  # fmt: skip


def test_no_key_and_no_click_plays_for_the_computer(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    places = [target.shape.boundingRect().center() for target in table.board.targets]
    table.until_thinking()
    record = table.control.match.record()
    asked = len(table.brain.questions)
    for key in ALL_KEYS:
        table.key(key)
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    for place in places:
        at = table.page.view.mapFromScene(place)
        QTest.mouseClick(table.page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert table.control.match.record() == record
    assert len(table.brain.questions) == asked
    assert table.page.seats[table.control.thinking_seat].thinking
    table.brain.reply()
    assert table.control.match.record() != record


def test_a_press_while_something_moves_ends_the_motion_and_nothing_else(make_table: Any, qtbot: QtBot) -> None:
    table = make_table("person", "person", speed="slow")
    table.control.take_over()
    table.page.hand_over.hide()
    table.page.stage.show()
    table.until_asked(qtbot)
    table.control.hand_over_always = False
    table.board.motion.run(_nothing, "dice")
    before = table.steps
    table.click_target(0)
    assert not table.control.motion.running
    assert table.control.picker.complete is None
    table.board.motion.run(_nothing, "dice")
    table.key(Qt.Key.Key_Return)
    assert not table.control.motion.running
    assert table.steps == before
    table.click_target(0)
    assert table.control.picker.complete is not None


def _nothing(part: float) -> None:
    assert 0 <= part <= 1


def test_the_prompt_names_who_thinks(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.until_thinking()
    assert table.page.prompt.prompt.question == "Hapi is thinking"
    assert [button.text() for button in table.page.prompt.buttons] == ["Skip"]
    assert table.page.seats[1].active


def test_a_failing_opponent_is_told(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.until_thinking()
    with qtbot.waitSignal(table.page.said) as said:
        table.brain.failed.emit(table.brain.questions[-1][0], "timeout")
    assert "Hapi" in said.args[0]


# ---------------------------------------------------------------------- hints


def test_a_hint_is_shown_with_its_action(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.key(Qt.Key.Key_H)
    assert not table.page.bar.hint.isEnabled()
    assert "…" in table.page.prompt.help.text()
    action = table.control.picker.actions[1]
    table.brain.reply(action)
    assert table.control.picker.complete == action
    assert table.page.prompt.help.text().startswith("Hint: ")
    assert table.page.bar.hint.isEnabled()
    table.click_target(0)
    assert not table.page.prompt.help.text().startswith("Hint: ")


def test_undo_by_key_and_by_button(make_table: Any, qtbot: QtBot) -> None:
    table = make_table(practice=True)
    table.until_asked(qtbot)
    table.until_thinking()
    table.brain.reply()
    table.until_asked(qtbot)
    before = table.control.match.record()
    table.control.choose(table.control.picker.actions[0])
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.control.match.record() == before
    table.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert table.control.match.record() != before
    QTest.mouseClick(table.page.bar.undo, Qt.MouseButton.LeftButton)
    assert table.control.match.record() == before


# ---------------------------------------------------------------------- log, rules, moves


def test_the_log_tells_and_jumps(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.until_thinking()
    table.brain.reply()
    table.until_asked(qtbot)
    log = table.page.side.log
    texts = [log.log.data(log.log.index(row)) for row in range(log.log.rowCount())]
    assert texts[0] == "Turn 1"
    assert any("plays a" in text for text in texts)
    line = log.visualRect(log.log.index(1)).center()
    lit = []
    table.board.places_path = _noting(lit, table.board.places_path)
    QTest.mouseMove(log.viewport(), line)
    qtbot.waitUntil(lambda: bool(lit))
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=line)
    assert table.control.replaying
    assert table.page.prompt.prompt.question.startswith("Turn 1 of ")
    table.key(Qt.Key.Key_Escape)
    assert not table.control.replaying
    assert table.control.person_asked


def _noting(lit: list[Any], path: Any) -> Any:
    def noted(places: Any) -> Any:
        lit.append(places)
        return path(places)

    return noted


def test_the_replay_bar_goes_back_and_returns(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    for _ in range(4):
        table.until_asked(qtbot)
        table.until_thinking()
    table.until_asked(qtbot)
    replay = table.page.side.replay
    for button in (replay.back, replay.first):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert table.control.replaying
    assert table.control.replay_at == 0
    assert not table.page.view.accepts_choices
    QTest.mouseClick(replay.forward, Qt.MouseButton.LeftButton)
    assert table.control.replay_at == table.control.turns()[0].end
    table.press_button()
    assert not table.control.replaying
    assert replay.where.text() == f"Turn {len(table.control.turns())} of {len(table.control.turns())}"


def test_playing_the_replay_comes_to_its_end(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.until_thinking()
    table.until_asked(qtbot)
    replay = table.page.side.replay
    replay._timer.setInterval(1)
    QTest.mouseClick(replay.play, Qt.MouseButton.LeftButton)
    assert table.control.replay_at == 0
    qtbot.waitUntil(lambda: not replay.playing)
    assert table.control.replay_at == table.steps
    table.key(Qt.Key.Key_Escape)
    assert table.control.person_asked


def test_f1_opens_the_rules_at_the_step(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.key(Qt.Key.Key_F1)
    rules = table.page.side.rules
    assert table.page.side.tab == RULES
    assert rules.hasFocus()
    assert "{#" not in rules.toPlainText()
    qtbot.waitUntil(lambda: rules.verticalScrollBar().value() > 100)


def test_moves_are_listed_filtered_and_taken_by_enter(make_table: Any, qtbot: QtBot) -> None:
    table = make_table(deal=3)
    table.until_asked(qtbot)
    table.page.open_moves()
    moves = table.page.side.moves
    assert table.page.side.tab == MOVES
    assert moves.filter.hasFocus()
    assert len(moves.row_texts()) == len(table.control.picker.actions)
    QTest.keyClicks(moves.filter, moves.row_texts()[-1])
    assert len(moves.row_texts()) == 1
    wanted = moves.list.moves.rows[0].action
    before = table.steps
    QTest.keyClick(moves.filter, Qt.Key.Key_Return)
    assert table.steps > before
    assert wanted in [step.action for step in table.control.match.history]


def test_letters_in_the_list_of_moves_filter_and_do_nothing_else(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.page.open_moves()
    moves = table.page.side.moves
    moves.list.setFocus()
    QTest.keyClick(moves.list, Qt.Key.Key_L)
    assert moves.filter.text() == "l"
    assert table.page.side.tab == MOVES


# ---------------------------------------------------------------------- hand-over


def test_a_hand_over_shows_nothing_of_the_table(make_table: Any, qtbot: QtBot) -> None:
    table = make_table("person", "person")
    scene = table.page.hand_over
    assert scene.isVisible()
    assert not table.page.stage.isVisible()
    shown = [widget for widget in table.page.findChildren(QWidget) if widget.isVisible()]
    assert all(widget is scene or scene.isAncestorOf(widget) for widget in shown)
    assert scene.geometry() == table.page.rect()


def test_in_a_hand_over_only_space_counts(make_table: Any, qtbot: QtBot) -> None:
    table = make_table("person", "person")
    scene = table.page.hand_over
    record = table.control.match.record()
    QTest.keyClick(scene.button, Qt.Key.Key_Space)
    assert table.control.handing_over  # it came too soon: the press was meant for something else
    qtbot.waitUntil(lambda: not scene.guarded)
    for key in ALL_KEYS:
        if key != Qt.Key.Key_Space:
            QTest.keyClick(scene.button, key)
            QTest.keyClick(scene, key)
    QTest.keyClick(scene.button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.control.handing_over
    assert table.control.match.record() == record
    QTest.keyClick(scene.button, Qt.Key.Key_Space)
    assert table.control.person_asked
    assert table.page.stage.isVisible()
    assert not scene.isVisible()


# ---------------------------------------------------------------------- room


def test_a_small_window_has_a_drawer_with_a_dot(make_table: Any, qtbot: QtBot) -> None:
    table = make_table(size=(1024, 720))
    table.until_asked(qtbot)
    page = table.page
    assert not page.side.isVisible()
    assert page.last.isVisible()
    table.until_thinking()
    assert page.bar.log.dot
    assert page.last.text()
    QTest.mouseClick(page.bar.log, Qt.MouseButton.LeftButton)
    assert page.side.isVisible()
    assert page.side.tab == LOG
    assert not page.bar.log.dot
    QTest.keyClick(page.side.log, Qt.Key.Key_Escape)
    assert not page.side.isVisible()


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_over_anything_else(make_table: Any, size: tuple[int, int], seats: int) -> None:
    page = make_table(*["person", "novice", "master", "skilled"][:seats], size=size).page
    parts = [panel.shadow_rect() for panel in page.seats]
    parts += [part.geometry() for part in (page.stock, page.prompt, page.last, page.side) if part.isVisible()]
    for index, one in enumerate(parts):
        assert page.rect().contains(one)
        for other in parts[index + 1 :]:
            assert not one.intersects(other)
    free = page.view.free.translated(page.view.pos())
    assert not any(free.intersects(part) for part in parts)
    assert free.width() > 500


def test_resizing_in_the_middle_of_motion_leaves_clicks_on_their_places(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.control.set_speed("slow")
    table.board.motion.run(_nothing, "dice")
    for step in range(30):
        table.page.resize(1024 + 37 * (step % 11), 720 + 29 * (step % 7))
    table.board.motion.skip()
    table.click_target(1)
    assert table.control.picker.complete == table.board.targets[1].action


# ---------------------------------------------------------------------- end


def test_the_end_offers_the_score_by_button_and_enter(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    for _ in range(200):
        if table.control.ended:
            break
        if table.control.person_asked:
            table.control.choose(table.control.picker.actions[0])
        else:
            table.brain.reply()
    assert table.control.ended
    assert "win" in table.page.prompt.help.text() or "victory" in table.page.prompt.help.text()
    qtbot.waitUntil(table.page._settled)
    with qtbot.waitSignal(table.page.score_requested):
        table.key(Qt.Key.Key_Return)
    with qtbot.waitSignal(table.page.score_requested):
        table.press_button()
    table.control.seek(0)
    table.press_button()
    assert table.page.prompt.buttons[-1].text() == "Final score"


# ---------------------------------------------------------------------- language, theme, memory


class Shouting(QTranslator):
    """A language in which everything is said in capitals."""

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
        return source.upper()

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[Any]:
    translator = Shouting()

    def switch() -> None:
        qapp.installTranslator(translator)
        qapp.processEvents()

    yield switch
    qapp.removeTranslator(translator)


def worded(page: TablePage) -> list[str]:
    """Every text of the toolkit itself that shows or is said."""
    bar, side, prompt = page.bar, page.side, page.prompt
    buttons = [bar.undo, bar.redo, bar.hint, bar.rules, bar.log, bar.sound, bar.settings]
    buttons += [page.zoom.closer, page.zoom.further, page.zoom.fit]
    buttons += [side.replay.first, side.replay.back, side.replay.play, side.replay.forward, side.replay.last]
    texts = [button.toolTip() for button in buttons] + [tab.text() for tab in side.tabs]
    texts += [button.text() for button in prompt.buttons]
    texts += [side.moves.filter.placeholderText(), side.moves.back.text(), side.moves.empty.text()]
    texts += [side.replay.where.text(), page.hand_over.since.text(), page.hand_over.menu.text()]
    texts += [row.heading for row in side.log.log.rows if row.heading]
    return [text for text in texts if text]


def test_the_language_changes_in_the_middle_of_everything(make_table: Any, qtbot: QtBot, shouting: Any) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.until_thinking()
    page = table.page
    assert page.prompt.question.text() == "Hapi is thinking"
    before = worded(page)
    shouting()
    assert page.prompt.question.text() == "Hapi IS THINKING"
    after = worded(page)
    assert {text.upper() for text in before} <= set(after)
    assert all(text == text.upper() for text in after)
    assert page.seats[1].status() == "THINKING"
    table.control.seek(0)
    assert page.prompt.question.text() == f"TURN 0 OF {len(table.control.turns())}"


def test_theme_and_board_go_together(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    light = table.page.grab().toImage()
    theme().set("dark")
    dark = table.page.grab().toImage()
    theme().set("light")
    for x, y in ((600, 20), (200, 168), (700, 700), (1300, 400), (700, 850)):
        assert light.pixelColor(x, y).lightness() > dark.pixelColor(x, y).lightness() + 60


def test_a_closed_table_leaves_nothing_behind(make_table: Any, qtbot: QtBot) -> None:
    table = make_table()
    table.until_asked(qtbot)
    table.click_target(0)
    table.press_button()
    table.brain.reply()
    table.control.seek(0)
    page, board, control = table.page, table.board, table.control
    gone = [weakref.ref(thing) for thing in (page, page.view, page.side, board, control)]
    control.close()
    page.close()
    page.deleteLater()
    make_table.tables.clear()
    del table, page, board, control
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [ref() for ref in gone] == [None] * len(gone)
