"""The set-up of a new game by mouse and keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from shell_stage import LongWords, clipped, settings

from felucca.match.setup import SeatSetup, Setup
from felucca.model.core.games import find
from felucca.ui.boards import GAME_FACES
from felucca.ui.shell.setup import SetupPage
from felucca.ui.shell.theme import prepare
from felucca.ui.shell.window import MainWindow

LAST = Setup(
    "carcassonne",
    (SeatSetup("Marina", "carnelian"), SeatSetup("Hapi", "lapis", "master"), SeatSetup("Oleg", "saffron")),
    77,
    {"starter": "random"},
)


@pytest.fixture(autouse=True)
def dressed(qapp):
    prepare(qapp)


@pytest.fixture
def page(qtbot):
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    page = SetupPage()
    page.offer(GAME_FACES["carcassonne"], find("carcassonne"), settings(), LAST, 482713)
    page.table.set_more(True)
    window.show_page(page)
    window.show()
    qtbot.waitExposed(window)
    yield page
    window.hide()


def started(qtbot, page):
    with qtbot.waitSignal(page.start_requested, timeout=1000) as asked:
        qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    return asked.args[0]


def usual_options(**changes):
    default = {option.id: option.values[0] for option in find("carcassonne").options}
    return {**default, **GAME_FACES["carcassonne"].usual(), **changes}


def names(page):
    return [seat.name for seat in page.seats.seats()]


def test_an_earlier_set_up_comes_back_with_a_new_deal(qtbot, page):
    setup = started(qtbot, page)
    assert (setup.game, setup.seats, setup.deal) == ("carcassonne", LAST.seats, 482713)
    assert setup.options == usual_options(starter="random")
    assert not setup.practice


def test_a_first_game_is_a_person_against_the_computer(qtbot, page):
    page.offer(GAME_FACES["carcassonne"], find("carcassonne"), settings())
    setup = started(qtbot, page)
    assert [seat.player for seat in setup.seats] == ["person", "skilled"]
    assert setup.options == usual_options()
    assert 1 <= setup.deal <= 999_999


def test_a_set_up_of_another_game_is_not_taken(page):
    page.offer(GAME_FACES["carcassonne"], find("carcassonne"), settings(), Setup("sobek", LAST.seats, 1, {}))
    assert names(page)[0] == "Player 1"


def test_ctrl_enter_starts(qtbot, page):
    with qtbot.waitSignal(page.start_requested, timeout=1000):
        qtbot.keyClick(page.seats.rows[0].name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_escape_and_cancel_leave(qtbot, page):
    with qtbot.waitSignal(page.cancelled, timeout=1000):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.cancelled, timeout=1000):
        qtbot.mouseClick(page._cancel, Qt.MouseButton.LeftButton)


def test_names_are_typed(qtbot, page):
    field = page.seats.rows[0].name
    field.selectAll()
    qtbot.keyClicks(field, "Vera")
    assert started(qtbot, page).seats[0].name == "Vera"
    field.clear()
    assert started(qtbot, page).seats[0].name == "Player 1"


def test_two_equal_names_are_refused_in_words(qtbot, page):
    page.seats.rows[1].name.setText("Marina")
    assert not page.start.isEnabled()
    assert "same name" in page._detail.text()
    with qtbot.assertNotEmitted(page.start_requested):
        qtbot.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    page.seats.rows[1].name.setText("Hapi")
    assert page.start.isEnabled()


def test_seats_move_by_arrow_keys(qtbot, page):
    grip = page.seats.rows[0].grip
    qtbot.keyClick(grip, Qt.Key.Key_Down)
    assert names(page) == ["Hapi", "Marina", "Oleg"]
    qtbot.keyClick(grip, Qt.Key.Key_Down)
    qtbot.keyClick(grip, Qt.Key.Key_Down)
    assert names(page) == ["Hapi", "Oleg", "Marina"]
    assert page.window().focusWidget() is grip


def test_seats_move_by_dragging(qtbot, page):
    grip = page.seats.rows[2].grip
    start = QPoint(13, 22)
    qtbot.mousePress(grip, Qt.MouseButton.LeftButton, pos=start)
    target = grip.mapFromGlobal(page.seats.rows[0].mapToGlobal(QPoint(20, 30)))
    drag(grip, target)
    qtbot.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert names(page) == ["Oleg", "Marina", "Hapi"]


def drag(widget, to):
    """A move with the left button held, which QTest cannot send."""
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    held = Qt.MouseButton.LeftButton
    at, screen = QPointF(to), QPointF(widget.mapToGlobal(to))
    event = QMouseEvent(QEvent.Type.MouseMove, at, screen, Qt.MouseButton.NoButton, held, Qt.KeyboardModifier(0))
    QApplication.sendEvent(widget, event)


def test_a_seat_is_played_by_the_computer_or_by_a_person(qtbot, page):
    row = page.seats.rows[0]
    qtbot.mouseClick(row.player.segment("ai"), Qt.MouseButton.LeftButton)
    assert row.level.isVisible()
    qtbot.keyClick(row.level, Qt.Key.Key_Up)
    assert started(qtbot, page).seats[0].player == "novice"
    qtbot.mouseClick(row.player.segment("person"), Qt.MouseButton.LeftButton)
    assert not row.level.isVisible()
    assert started(qtbot, page).seats[0].player == "person"


def test_a_level_is_taken_from_the_menu(qtbot, page):
    level = page.seats.rows[1].level
    qtbot.mouseClick(level, Qt.MouseButton.LeftButton)
    menu = level.menu
    assert [action.text() for action in menu.actions()] == ["Novice", "Skilled", "Master"]
    with qtbot.waitSignal(level.changed, timeout=1000):
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[0]).center())
    assert started(qtbot, page).seats[1].player == "novice"


def test_a_colour_that_is_taken_is_swapped(qtbot, page):
    button = page.seats.rows[0].color
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = button.menu
    lapis = next(action for action in menu.actions() if action.text() == "Lapis")
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(lapis).center())
    assert [seat.colour for seat in started(qtbot, page).seats] == ["lapis", "carnelian", "saffron"]


def test_seats_come_and_go_within_the_game(qtbot, page):
    most = len(find("carcassonne").seats) + 1
    while page.seats.add.isVisible():
        qtbot.mouseClick(page.seats.add, Qt.MouseButton.LeftButton)
    seats = started(qtbot, page).seats
    assert len(seats) in find("carcassonne").seats
    assert len(seats) <= most
    assert len({seat.colour for seat in seats}) == len(seats) == len({seat.name for seat in seats})
    while page.seats.rows[0].remove.isEnabled():
        qtbot.mouseClick(page.seats.rows[0].remove, Qt.MouseButton.LeftButton)
    assert len(page.seats.rows) == 2
    assert page.seats.rows[0].remove.toolTip() == "The game needs this many players"


def test_the_deal_number_is_typed_and_thrown(qtbot, page):
    field = page.table.deal_field
    assert field.text() == "482 713"
    field.selectAll()
    qtbot.keyClicks(field, "000")
    assert not page.start.isEnabled()
    assert "999 999" in page._detail.text()
    field.selectAll()
    qtbot.keyClicks(field, "12 345")
    assert started(qtbot, page).deal == 12345
    qtbot.mouseClick(page.table.dice, Qt.MouseButton.LeftButton)
    assert 1 <= started(qtbot, page).deal <= 999_999


def test_options_and_practice_are_part_of_the_set_up(qtbot, page):
    row = page.table._rows["starter"]
    qtbot.mouseClick(row.control.segment("first"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.table.practice.switch, Qt.MouseButton.LeftButton)
    setup = started(qtbot, page)
    assert setup.options == usual_options()
    assert setup.practice
    page.table.practice.switch.set_on(False)


def test_settings_of_the_table_are_told_and_not_kept(qtbot, page):
    with qtbot.waitSignal(page.setting_changed, timeout=1000) as asked:
        qtbot.mouseClick(page.table.motion.segment("fast"), Qt.MouseButton.LeftButton)
    assert asked.args == ["motion", "fast"]
    with qtbot.waitSignal(page.setting_changed, timeout=1000) as asked:
        qtbot.keyClick(page.table.legal.switch, Qt.Key.Key_Space)
    assert asked.args == ["show_legal", False]
    page.table.legal.switch.set_on(False)


@pytest.mark.parametrize("size", [(1024, 720), (1240, 760), (1380, 800), (1440, 900)])
def test_words_a_third_longer_fit(qtbot, qapp, page, size):
    words = LongWords()
    qapp.installTranslator(words)
    try:
        page.window().resize(*size)
        qtbot.waitUntil(lambda: page.start.text().endswith("ж"), timeout=1000)
        qtbot.waitUntil(lambda: clipped(page) == [], timeout=1000)
    finally:
        qapp.removeTranslator(words)
        page.window().resize(1440, 900)
