"""The lobby by mouse and keyboard."""

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from shell_stage import LongWords, clipped

from felucca.ui.boards import GAME_FACES
from felucca.ui.shell.lobby import LastGame, LobbyPage
from felucca.ui.shell.theme import prepare, theme
from felucca.ui.shell.window import MainWindow

LAST = LastGame("carcassonne", "Turn 27", ("Marina", "Hapi"), datetime(2026, 5, 3, 18, 40))


@pytest.fixture(autouse=True)
def dressed(qapp):
    prepare(qapp)
    yield
    theme().set("light")


@pytest.fixture
def window(qtbot):
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    return window


@pytest.fixture
def lobby(qtbot, window):
    page = LobbyPage()
    window.show_page(page)
    window.show()
    qtbot.waitExposed(window)
    return page


def card(lobby, game):
    return next(card for card in lobby.library.cards if card.face.id == game)


def test_a_card_is_played_by_its_button_or_anywhere(qtbot, lobby):
    carcassonne = card(lobby, "carcassonne")
    for target in (carcassonne._play, carcassonne):
        with qtbot.waitSignal(lobby.play_requested, timeout=1000) as asked:
            qtbot.mouseClick(target, Qt.MouseButton.LeftButton)
        assert asked.args == ["carcassonne"]


def test_games_to_come_cannot_be_played(qtbot, lobby):
    for face in GAME_FACES.values():
        if face.available:
            continue
        waiting = card(lobby, face.id)
        assert not waiting._play.isEnabled()
        assert waiting._play.toolTip()
        assert not waiting._rules.isVisible()
        with qtbot.assertNotEmitted(lobby.play_requested):
            qtbot.mouseClick(waiting, Qt.MouseButton.LeftButton)


def test_rules_open_from_the_card(qtbot, lobby):
    with qtbot.waitSignal(lobby.rules_requested, timeout=1000) as asked:
        qtbot.mouseClick(card(lobby, "carcassonne")._rules, Qt.MouseButton.LeftButton)
    assert asked.args == ["carcassonne"]


def test_a_card_lifts_under_the_mouse_and_comes_down(qtbot, lobby):
    carcassonne = card(lobby, "carcassonne")
    rest = carcassonne.y()
    carcassonne.enterEvent(None)
    qtbot.waitUntil(lambda: carcassonne.y() == rest - 4, timeout=2000)
    carcassonne.leaveEvent(None)
    qtbot.waitUntil(lambda: carcassonne.lift == 0, timeout=2000)
    assert carcassonne.y() == rest


def test_without_a_saved_game_the_hero_offers_one(qtbot, lobby):
    with qtbot.waitSignal(lobby.play_requested, timeout=1000) as asked:
        qtbot.mouseClick(lobby.hero._go, Qt.MouseButton.LeftButton)
    assert asked.args == ["carcassonne"]
    assert not lobby.hero._saves.isVisible()


def test_the_last_game_goes_on(qtbot, lobby):
    lobby.show_game(LAST, 3)
    assert lobby.hero._title.text() == "Carcassonne"
    assert "Marina, Hapi" in lobby.hero._detail.text()
    with qtbot.waitSignal(lobby.continue_requested, timeout=1000):
        qtbot.mouseClick(lobby.hero._go, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(lobby.saves_requested, timeout=1000):
        qtbot.mouseClick(lobby.hero._saves, Qt.MouseButton.LeftButton)


def test_the_bar_leads_everywhere(qtbot, lobby):
    bar = lobby.bar
    with qtbot.waitSignal(bar.page_requested, timeout=1000) as asked:
        qtbot.mouseClick(bar._tabs[1], Qt.MouseButton.LeftButton)
    assert asked.args == ["saves"]
    assert bar._tabs[0].isChecked()
    with qtbot.waitSignal(bar.theme_requested, timeout=1000) as asked:
        qtbot.mouseClick(bar._theme, Qt.MouseButton.LeftButton)
    assert asked.args == ["dark"]
    with qtbot.waitSignal(bar.sound_requested, timeout=1000) as asked:
        qtbot.mouseClick(bar._sound, Qt.MouseButton.LeftButton)
    assert asked.args == [False]
    with qtbot.waitSignal(bar.settings_requested, timeout=1000):
        qtbot.mouseClick(bar._settings, Qt.MouseButton.LeftButton)


def test_every_button_is_reached_by_tab(qtbot, lobby):
    lobby.show_game(LAST, 3)
    lobby.setFocus()
    reached = set()
    for _ in range(30):
        qtbot.keyClick(lobby.window().focusWidget(), Qt.Key.Key_Tab)
        reached.add(lobby.window().focusWidget())
    wanted = {lobby.hero._go, lobby.hero._saves, lobby.bar._settings, lobby.bar._language}
    wanted |= {card(lobby, "carcassonne")._play, card(lobby, "carcassonne")._rules}
    assert wanted <= reached
    assert all(widget.accessibleName() for widget in wanted)


@pytest.mark.parametrize("size", [(1024, 720), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("last", [None, LAST])
def test_words_a_third_longer_fit(qtbot, qapp, lobby, size, last):
    words = LongWords()
    qapp.installTranslator(words)
    try:
        lobby.show_game(last, 3)
        lobby.window().resize(*size)
        qtbot.waitUntil(lambda: lobby.hero._go.text().endswith("ж"), timeout=1000)
        qtbot.waitUntil(lambda: clipped(lobby) == [], timeout=1000)
    finally:
        qapp.removeTranslator(words)


def test_the_theme_changes_while_it_shows(qapp, lobby):
    light = lobby.grab().toImage().pixelColor(5, 890)
    theme().set("dark")
    qapp.processEvents()
    assert lobby.grab().toImage().pixelColor(5, 890) == theme().color("window") != light
