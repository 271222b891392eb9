"""The whole application by clicks and keys: pages, saving, broken files, and faults that others' programs had."""

from __future__ import annotations

import gc
import json
import sys
import weakref

import pytest
from desks import TWO, LedBrain, close, make_desk, setup
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPlainTextEdit

from felucca.match.match import Match
from felucca.match.setup import PERSON
from felucca.model.core.codec import digest
from felucca.store import paths, saves
from felucca.store.settings import SettingsFile
from felucca.ui.app import CrashGuard
from felucca.ui.shell.dialogs import CrashReport, Message


@pytest.fixture
def brain(qapp):
    return LedBrain()


@pytest.fixture
def desk(brain, qtbot):
    desk = make_desk(brain)
    yield desk
    close(desk)


def button(page, text):
    return next(b for b in page.findChildren(QAbstractButton) if b.text() == text and b.isVisible() and b.isEnabled())


def press(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def ready(desk, qtbot):
    qtbot.waitUntil(lambda: desk.session.controller.person_asked and not desk.session.controller.picker.guarded)


def messages(desk):
    return [dialog for dialog in desk.window.findChildren(Message) if dialog.isVisible()]


def test_from_the_library_to_a_saved_move(desk, qtbot):
    press(button(desk.lobby, "Play"))
    assert desk.window.page() is desk.setup
    press(button(desk.setup, "Start game"))
    session = desk.session
    assert desk.window.page() is session.page
    ready(desk, qtbot)
    target = session.board.targets[0]
    view = session.page.view
    spot = view.mapFromScene(target.shape.boundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert session.controller.picker.complete == target.action
    press(session.page.prompt.buttons[-1])
    assert len(session.match.history) == 2
    assert desk.saver.flush(5.0)
    assert json.loads(session.path.read_text())["steps"][-1]["do"] == "place"


def test_continue_goes_on_exactly_there(desk, qtbot):
    desk.begin(setup(*TWO))
    ready(desk, qtbot)
    desk.session.controller.choose(desk.session.controller.picker.actions[0])
    before = digest(desk.session.match.observation(None).position())
    desk.leave_table()
    assert desk.window.page() is desk.lobby
    press(button(desk.lobby, "Continue"))
    assert digest(desk.session.match.observation(None).position()) == before


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"\0" * 500,
        b"[]",
        b'{"format": "somebody-else/1"}',
        b'{"format": "felucca-record/99"}',
        b"\xff\xfe\x00",
    ],
)
def test_a_bad_file_is_told_in_a_sentence_and_the_running_game_survives(desk, qtbot, damage):
    desk.begin(setup(*TWO))
    ready(desk, qtbot)
    session = desk.session
    bad = saves.new_path("carcassonne")
    bad.write_bytes(damage)
    desk.open_file(bad)
    assert desk.session is session
    assert session.controller.person_asked
    (message,) = messages(desk)
    press(button(message, "Close"))
    assert bad.read_bytes() == damage
    desk.open_saves()
    assert {row.entry.trouble for row in desk.list_page("saves").rows} >= {""}
    assert any(row.entry.trouble for row in desk.list_page("saves").rows)


def test_keys_do_nothing_while_the_computer_thinks(desk, brain, qtbot):
    desk.begin(setup("novice", PERSON))
    qtbot.waitUntil(lambda: bool(brain.questions))
    before = digest(desk.session.match.observation(None).position())
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_R, Qt.Key.Key_S, Qt.Key.Key_H):
        QTest.keyClick(desk.session.page.view, key)
        QTest.keyClick(desk.session.page, key)
    QTest.keyClick(desk.session.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert digest(desk.session.match.observation(None).position()) == before
    brain.answer()
    qtbot.waitUntil(lambda: len(desk.session.match.history) > 1)


def test_hints_undo_and_a_new_game_while_thinking(desk, brain, qtbot):
    desk.begin(setup(*TWO))
    ready(desk, qtbot)
    table = desk.session.controller
    table.choose(table.picker.actions[0])
    ready(desk, qtbot)
    table.hint()
    table.hint()
    assert len(brain.questions) == 1
    table.undo()
    late = brain.questions[-1][0]
    desk.begin(setup(*TWO, deal=8))
    brain.answered.emit(late, None)
    ready(desk, qtbot)
    assert desk.session.controller is not table
    assert desk.session.match.setup.deal == 8


def test_undo_restores_the_turn_and_redo_repeats_it(desk, qtbot):
    desk.begin(setup(*TWO))
    ready(desk, qtbot)
    table = desk.session.controller
    start = digest(table.match.observation(None).position())
    table.choose(table.picker.actions[0])
    placed = digest(table.match.observation(None).position())
    press(desk.session.page.bar.undo)
    assert digest(table.match.observation(None).position()) == start
    press(desk.session.page.bar.redo)
    assert digest(table.match.observation(None).position()) == placed
    QTest.keyClick(desk.session.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert digest(table.match.observation(None).position()) == start


def test_the_window_may_be_resized_at_any_time(desk, qtbot):
    desk.change("motion", "slow")
    desk.begin(setup(PERSON, PERSON))
    ready(desk, qtbot)
    session = desk.session
    session.controller.choose(session.controller.picker.actions[0])
    for step in range(30):
        desk.window.resize(1024 + step * 31 % 500, 720 + step * 17 % 300)
        desk.window.grab()
    ready(desk, qtbot)
    target = session.board.targets[0]
    spot = session.page.view.mapFromScene(target.shape.boundingRect().center())
    assert session.board.target_at(session.page.view.mapToScene(spot)) is target


def test_many_new_games_leave_nothing_behind(desk, qtbot):
    boards = []
    for deal in range(1, 9):
        desk.begin(setup(PERSON, PERSON, deal=deal))
        ready(desk, qtbot)
        boards.append(weakref.ref(desk.session.board))
    items = len(desk.session.board.items())
    desk.leave_table()
    qtbot.waitUntil(lambda: collected(boards))
    desk.begin(setup(PERSON, PERSON, deal=1))
    ready(desk, qtbot)
    assert len(desk.session.board.items()) <= items + 12


def collected(references):
    gc.collect()
    return not any(reference() for reference in references)


def test_settings_count_at_once_and_are_kept(desk, qtbot):
    desk.begin(setup(PERSON, PERSON))
    ready(desk, qtbot)
    desk.change("language", "ru")
    qtbot.waitUntil(lambda: desk.session.page.bar.chips()[0].startswith("Ход"))
    desk.change("theme", "dark")
    desk.change("confirm", "none")
    assert desk.session.match.confirm_by_end_turn
    kept = SettingsFile().load().settings
    assert (kept.language, kept.theme, kept.confirm) == ("ru", "dark", "none")
    desk.change("theme", "light")


def test_legal_places_are_framed_only_where_that_is_wanted(desk, qtbot):
    desk.begin(setup(PERSON, PERSON))
    ready(desk, qtbot)
    framed = desk.session.page.view.grab().toImage()
    desk.change("show_legal", False)
    bare = desk.session.page.view.grab().toImage()
    target = desk.session.board.targets[0]
    spot = desk.session.page.view.mapFromScene(target.shape.boundingRect().topLeft() + QPointF(20, 0))
    around = [(spot.x() + dx, spot.y() + dy) for dx in range(40) for dy in range(-3, 4)]
    assert any(framed.pixel(*at) != bare.pixel(*at) for at in around)
    assert desk.session.board.click_at(target.shape.boundingRect().center())
    assert desk.session.controller.picker.complete is not None


def test_an_exception_is_reported_and_the_game_is_kept(desk, qtbot, monkeypatch):
    guard = CrashGuard(desk)
    desk.begin(setup(*TWO))
    ready(desk, qtbot)
    monkeypatch.setattr(sys, "stderr", None)
    try:
        raise RuntimeError("a fault in a slot")
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)
    guard.release()
    qtbot.waitUntil(lambda: bool(desk.window.findChildren(CrashReport)))
    (report,) = desk.window.findChildren(CrashReport)
    assert "a fault in a slot" in report.findChild(QPlainTextEdit).toPlainText()
    press(button(report, "Go on"))
    assert desk.session.controller.person_asked


def test_the_replay_and_back_to_the_game(desk, brain, qtbot):
    brain.at_once = True
    desk.begin(setup(*TWO))
    for _ in range(4):
        ready(desk, qtbot)
        desk.session.controller.choose(desk.session.controller.picker.actions[0])
    ready(desk, qtbot)
    page, table = desk.session.page, desk.session.controller
    now = len(desk.session.board.observation.where)
    press(page.side.replay.first)
    assert table.replaying
    assert len(desk.session.board.observation.where) == 1
    press(page.side.replay.forward)
    assert len(desk.session.board.observation.where) == 2
    press(page.prompt.buttons[-1])
    assert not table.replaying
    assert len(desk.session.board.observation.where) == now
    qtbot.waitUntil(lambda: table.person_asked)


def test_a_finished_game_becomes_a_record_and_counts(desk, qtbot):
    match = Match.start(setup(*TWO))
    while match.question is not None:
        match.answer(match.question.number, match.observation(None).actions()[0])
    path = saves.new_path("carcassonne")
    desk.seat(match, path)
    qtbot.waitUntil(lambda: bool(desk.session.page.prompt.buttons))
    desk.show_score()
    assert desk.window.page() is desk.score
    QTest.keyClick(desk.score, Qt.Key.Key_Escape)
    assert desk.saver.flush(5.0)
    assert not path.exists()
    assert len(saves.list_saves(paths.records_folder())) == 1
    assert json.loads(paths.stats_file().read_text())["tallies"]["carcassonne"]["novice"]["games"] == 1


def test_a_practice_match_counts_in_no_statistics(desk, qtbot):
    practice = setup(*TWO)
    match = Match.start(type(practice)(practice.game, practice.seats, 7, {}, practice=True))
    while match.question is not None:
        match.answer(match.question.number, match.observation(None).actions()[0])
    desk.seat(match, saves.new_path("carcassonne"))
    desk.leave_table()
    assert not paths.stats_file().exists()


def test_a_full_disk_is_told_and_the_game_goes_on(desk, qtbot, monkeypatch):
    def full(path, data):
        raise OSError(28, "No space left on device")

    desk.begin(setup(*TWO))
    ready(desk, qtbot)
    monkeypatch.setattr("felucca.store.saver.files.write", full)
    table = desk.session.controller
    with qtbot.waitSignal(desk._trouble):
        table.choose(table.picker.actions[0])
    ready(desk, qtbot)
    assert desk.session.controller.person_asked
    monkeypatch.undo()


def test_drag_from_the_hand_to_the_board(desk, qtbot):
    desk.begin(setup(*TWO))
    ready(desk, qtbot)
    session = desk.session
    tile = session.board.stock_widget().tile
    target = session.board.targets[-1]
    view = session.page.view
    start = tile.rect().center()
    end = view.viewport().mapToGlobal(view.mapFromScene(target.shape.boundingRect().center()))
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(tile, start + QPoint(30, 0))
    QTest.mouseMove(tile, tile.mapFromGlobal(end))
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=tile.mapFromGlobal(end))
    assert session.controller.picker.complete is not None
    assert session.controller.picker.complete.at == target.action.at


def test_letter_keys_work_with_a_russian_layout(desk, qtbot):
    desk.begin(setup(PERSON, PERSON, deal=5))
    ready(desk, qtbot)
    board, view = desk.session.board, desk.session.page.view
    before = board.turned
    view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, 0x41A, Qt.KeyboardModifier.NoModifier, "к"))
    assert board.turned == (before + 1) % 4
