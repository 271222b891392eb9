"""The board's view: pan, zoom, fit; the keyboard's cursor; what screen readers get."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainterPath, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from felucca.model.core import games
from felucca.ui.shell.theme import theme
from felucca.ui.table import access
from felucca.ui.table.cursor import Cursor
from felucca.ui.table.motion import Motion
from felucca.ui.table.picker import Picker
from felucca.ui.table.targets import Target
from felucca.ui.table.view import BoardView
from toy.moves import Play, Stake
from ui.demo import DemoBoard, DemoWords, toy_match


@pytest.fixture
def view(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[BoardView]:
    monkeypatch.setattr(games, "_WHERE", dict(games._WHERE))
    theme().set("light")
    match = toy_match(["person", "person"])
    board = DemoBoard(Motion("off"), DemoWords(), Picker((Play, Stake)))
    view = BoardView(board)
    view.setAccessibleName("Toy")
    view.resize(1200, 800)
    view.show()
    board.observation = match.observation(0)
    board.show(board.observation)
    view.set_free(QMargins(200, 20, 100, 80), ())
    view.accepts_choices = True
    board.picker.offer([Play("date"), Play("gamble"), Play("toll")])
    board.decision = match.question.decision
    board.offer(board.decision, board.picker.actions, board.picker)
    yield view
    board.picker.withdraw()
    view._settle.stop()
    view.close()
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def turn_wheel(view: BoardView, at: QPoint, notches: int) -> None:
    place = QPointF(at)
    event = QWheelEvent(
        place,
        view.viewport().mapToGlobal(place),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_fit_shows_the_content_in_the_open_part(view: BoardView) -> None:
    view.zoom_by(1.7)
    view.fit()
    shown = view.mapFromScene(view.board.content_rect()).boundingRect()
    assert view.free.contains(shown.adjusted(2, 2, -2, -2))
    assert abs((shown.center() - view.free.center()).x()) <= 2
    assert view.zoom <= 1


def test_the_wheel_zooms_around_the_pointer_within_its_limits(view: BoardView) -> None:
    at = QPoint(500, 300)
    before = view.mapToScene(at)
    turn_wheel(view, at, 2)
    moved = view.mapToScene(at) - before
    assert abs(moved.x()) < 2
    assert abs(moved.y()) < 2
    turn_wheel(view, at, 40)
    assert view.zoom == pytest.approx(2)
    turn_wheel(view, at, -80)
    assert view.zoom == pytest.approx(0.5)


def test_keys_zoom_and_fit(view: BoardView) -> None:
    fitted = view.zoom
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom > fitted
    QTest.keyClick(view, Qt.Key.Key_Minus)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom < fitted
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == pytest.approx(fitted)


def test_the_zoom_settles_once(view: BoardView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.zoom_settled) as settled:
        for _ in range(5):
            view.zoom_in()
    assert settled.args == [view.zoom]
    assert not view._settle.isActive()


def test_a_drag_pans_and_is_no_click(view: BoardView) -> None:
    middle = view.board.targets[0].shape.boundingRect().center()
    start = view.mapFromScene(middle)
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(port, start + QPoint(12 * step, 5 * step))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 25))
    assert view.board.picker.complete is None
    assert (view.mapFromScene(middle) - start - QPoint(60, 25)).manhattanLength() <= 2


def test_the_content_cannot_be_lost(view: BoardView) -> None:
    view.pan(QPoint(20_000, -20_000))
    shown = view.mapFromScene(view.board.content_rect()).boundingRect()
    assert shown.intersects(view.free)


def test_clicks_do_nothing_while_nobody_is_asked(view: BoardView) -> None:
    view.accepts_choices = False
    middle = view.mapFromScene(view.board.targets[0].shape.boundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.board.picker.complete is None


def test_a_small_target_is_hit_from_nearby(view: BoardView) -> None:
    path = QPainterPath()
    path.addRect(QRectF(-300, -300, 4, 4))
    view.board.set_targets([Target(path, "tiny", action=Play("toll"))])
    view.zoom_by(0.01)
    reach = 16 / view.zoom
    assert view.board.target_at(QPointF(-298 + reach, -298)) is not None
    assert view.board.target_at(QPointF(-298 + 2 * reach, -298)) is None


def test_hover_lights_and_names_what_is_there(view: BoardView, qtbot: QtBot) -> None:
    piece = view.board._pieces[0].rect().center()
    with qtbot.waitSignal(view.board.hovered) as hovered:
        QTest.mouseMove(view.viewport(), view.mapFromScene(piece))
    assert hovered.args == [("piece",)]
    assert view._callout.isVisible()
    assert view._callout.accessibleName() == "A piece 2 points now"
    view.board.hover_at(None)


def test_focus_stays_in_sight(view: BoardView) -> None:
    view.zoom_by(2)
    view.pan(QPoint(-900, 0))
    QTest.keyClick(view, Qt.Key.Key_Home)
    target = view.board.cursor.target
    assert view.free.contains(view.mapFromScene(target.shape.boundingRect().center()))


def square(x: float, y: float) -> Target:
    path = QPainterPath()
    path.addRect(QRectF(x, y, 10, 10))
    return Target(path, f"{x} {y}", value=(x, y))


def test_arrows_walk_by_direction() -> None:
    cursor = Cursor()
    cursor.reset([square(0, 0), square(100, 5), square(200, 0), square(100, 100), square(0, 100)])
    walked = [Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left]
    walked += [Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_End]
    names = [cursor.walk(key).name for key in walked]
    assert names == ["0 0", "100 5", "200 0", "200 0", "100 5", "100 100", "0 100", "0 0", "100 100"]
    assert cursor.walk(Qt.Key.Key_R) is None


def test_the_cursor_stays_where_the_targets_change() -> None:
    cursor = Cursor()
    cursor.reset([square(0, 0), square(100, 0)])
    cursor.walk(Qt.Key.Key_End)
    cursor.reset([square(300, 0), square(100, 0)])
    assert cursor.target.value == (100, 0)
    cursor.reset([])
    assert cursor.target is None
    cursor.reset([square(100, 0)])
    assert cursor.target.value == (100, 0)


def test_the_cursor_prefers_the_same_choice_to_the_same_place() -> None:
    cursor = Cursor()
    cursor.reset([square(0, 0), square(100, 0)])
    cursor.walk(Qt.Key.Key_End)
    shifted = Target(square(200, 0).shape, "100 0", value=(100, 0))
    cursor.reset([square(0, 0), Target(square(100, 0).shape, "new", value=(50, 0)), shifted])
    assert cursor.target is shifted


def test_screen_readers_get_every_target_with_its_state_and_action(view: BoardView) -> None:
    access.install()
    interface = QAccessible.queryAccessibleInterface(view)
    names = [interface.child(index).text(QAccessible.Text.Name) for index in range(interface.childCount())]
    assert names == [target.name for target in view.board.targets]
    first = interface.child(0)
    assert first.parent().text(QAccessible.Text.Name) == "Toy"
    assert not first.state().selected
    assert view.rect().contains(view.mapFromGlobal(first.rect().center()))
    first.actionInterface().doAction("Press")
    assert view.board.picker.complete == view.board.targets[0].action
    assert interface.childCount() == len(view.board.targets) + len(view.board.handles)
    assert interface.child(0).state().selected
    view.board.withdraw()
    assert interface.childCount() == 0


def test_a_screen_reader_cannot_play_for_the_computer(view: BoardView) -> None:
    access.install()
    view.accepts_choices = False
    QAccessible.queryAccessibleInterface(view).child(0).actionInterface().doAction("Press")
    assert view.board.picker.complete is None


def test_a_theme_change_repaints_the_table(view: BoardView) -> None:
    light = view.grab().toImage().pixelColor(5, 5)
    theme().set("dark")
    dark = view.grab().toImage().pixelColor(5, 5)
    theme().set("light")
    assert light.lightness() > dark.lightness() + 60
