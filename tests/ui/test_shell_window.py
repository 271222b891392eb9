"""The window finds a place on the screen; pages, toasts, dialogs and the focus ring live in it."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout

from felucca.ui.shell.dialogs import About, CrashReport, Message, Question
from felucca.ui.shell.theme import prepare
from felucca.ui.shell.widgets import Backdrop, Button, FocusRing
from felucca.ui.shell.window import MainWindow, visible_geometry

SCREEN = QRect(0, 0, 1920, 1080)


@pytest.fixture(autouse=True)
def dressed(qapp):
    prepare(qapp)


@pytest.fixture
def window(qtbot):
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1100, 760)
    page = Backdrop()
    page.first, page.second = Button("First"), Button("Second")
    row = QHBoxLayout(page)
    row.addWidget(page.first)
    row.addWidget(page.second)
    window.show_page(page)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    return window


@pytest.mark.parametrize(
    "wish",
    [
        None, (9999, 9999, 1200, 800), (-4000, 0, 1200, 800), (0, 0, 1, 1), (0, 0, 20000, 20000),
        (20000, -20000, 20000, 1), (-1190, 10, 1200, 800), (1900, 1070, 1100, 760), (100, -50, 1200, 800),
    ],
)  # fmt: skip
@pytest.mark.parametrize("screens", [[SCREEN], [SCREEN, QRect(1920, 0, 1280, 1024)], [QRect(0, 0, 800, 600)]])
def test_the_window_is_visible_wherever_it_was(wish, screens):
    place = visible_geometry(wish, screens)
    home = next(screen for screen in screens if screen.contains(place))
    assert place.width() >= min(1024, home.width())
    assert place.height() >= min(720, home.height())


def test_a_good_place_is_kept():
    assert visible_geometry((2000, 60, 1100, 800), [SCREEN, QRect(1920, 0, 1280, 1024)]) == QRect(2000, 60, 1100, 800)


@pytest.mark.parametrize("wish", [(9999, 9999, 1200, 800), (-4000, 0, 1, 1), (0, 0, 20000, 20000)])
def test_a_real_window_is_on_a_screen(qtbot, wish):
    window = MainWindow(wish)
    qtbot.addWidget(window)
    window.start()
    frame = 4  # the window manager's, which nobody knows before the window is there
    seen = window.geometry().adjusted(frame, frame, -frame, -frame)
    assert QGuiApplication.primaryScreen().availableGeometry().contains(seen)
    geometry, maximised = window.remembered()
    assert geometry == window.geometry().getRect()
    assert not maximised


def test_the_window_belongs_to_its_desktop_file(window):
    assert QGuiApplication.desktopFileName() == "felucca"
    assert not window.windowIcon().isNull()


def test_closing_is_told_first(qtbot, window):
    with qtbot.waitSignal(window.closing, timeout=1000):
        window.close()


def test_the_ring_follows_the_keyboard_and_not_the_mouse(qtbot, window):
    ring = window.findChild(FocusRing)
    page = window.page()
    qtbot.mouseClick(page.second, Qt.MouseButton.LeftButton)
    assert not ring.isVisible()
    page.first.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.keyClick(page.first, Qt.Key.Key_Tab)
    assert page.second.hasFocus()
    assert ring.isVisible()
    assert ring.geometry().contains(page.second.geometry())
    window.resize(1300, 800)
    assert ring.geometry().contains(page.second.geometry())


def test_enter_and_space_press_a_button(qtbot, window):
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        with qtbot.waitSignal(window.page().first.clicked, timeout=1000):
            qtbot.keyClick(window.page().first, key)


def test_a_question_keeps_the_focus_inside_and_gives_it_back(qtbot, window):
    page = window.page()
    page.first.setFocus(Qt.FocusReason.TabFocusReason)
    question = Question(window, "Delete?", "It is gone then.", "Delete", danger=True)
    question.open()
    buttons = {button.text(): button for button in question.findChildren(Button)}
    assert buttons["Delete"].hasFocus()
    seen = []
    for _ in range(4):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        seen.append(window.focusWidget().text())
    assert seen == ["Cancel", "Delete", "Cancel", "Delete"]
    with qtbot.assertNotEmitted(question.accepted), qtbot.waitSignal(question.finished, timeout=1000) as answer:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert answer.args == ["cancel"]
    assert page.first.hasFocus()


def test_yes_is_told(qtbot, window):
    question = Question(window, "Delete?", "It is gone then.", "Delete")
    question.open()
    with qtbot.waitSignal(question.accepted, timeout=1000):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)


def test_a_crash_report_can_be_copied(qtbot, window):
    report = CrashReport(window, "Traceback: here")
    report.open()
    copy = next(button for button in report.findChildren(Button) if button.icon_name == "cards")
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Traceback: here"
    assert copy.text() == "Copied"


@pytest.mark.parametrize("make", [lambda w: Message(w, "Title", "Text " * 60), lambda w: About(w, "1.2.3")])
def test_dialogs_stand_inside_the_window(window, make):
    dialog = make(window)
    dialog.open()
    assert dialog.geometry() == window.rect()
    assert dialog.rect().contains(dialog.card.geometry())
    window.resize(1024, 720)
    assert dialog.geometry() == window.rect()


def test_a_toast_is_seen_and_goes(qtbot, window):
    window.toast("Game saved")
    assert window._toast.isVisible()
    assert window._toast.text() == "Game saved"
    window._toast._timer.setInterval(1)
    window._toast._timer.start()
    qtbot.waitUntil(lambda: not window._toast.isVisible(), timeout=2000)
