"""The set-up of Carcassonne: modules as switches, what hangs on them, and six players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shell_stage import settings

from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.core.games import find
from felucca.ui.boards import GAME_FACES
from felucca.ui.shell.setup import SetupPage
from felucca.ui.shell.theme import prepare
from felucca.ui.shell.widgets import Label
from felucca.ui.shell.window import MainWindow

MODULES = ("bridges", "castles", "bazaars")


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> Iterator[SetupPage]:
    prepare(qapp)
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    page = SetupPage()
    page.offer(GAME_FACES["carcassonne"], find("carcassonne"), settings(), None, 482713)
    window.show_page(page)
    window.show()
    qtbot.waitExposed(window)
    yield page
    window.hide()


def switch(qtbot: QtBot, page: SetupPage, name: str) -> None:
    qtbot.mouseClick(page.table._rows[name].switch, Qt.MouseButton.LeftButton)


def shown(page: SetupPage) -> list[str]:
    return [label.text() for label in page.game_panel.findChildren(Label) if label.isVisible()]


def test_a_new_set_up_has_every_module(page: SetupPage) -> None:
    setup = page.setup()
    assert setup is not None
    assert {name: setup.options[name] for name in (*MODULES, "bids")} == dict.fromkeys((*MODULES, "bids"), True)
    assert "84" in shown(page)
    assert "Bridges, Castles & Bazaars" in shown(page)
    assert "2 to 6" in shown(page)


def test_the_base_game_has_fewer_tiles(qtbot: QtBot, page: SetupPage) -> None:
    for name in MODULES:
        qtbot.waitUntil(lambda: "84" in shown(page))
        switch(qtbot, page, name)
    qtbot.waitUntil(lambda: "72" in shown(page))
    assert "Cities, roads and fields" in shown(page)
    setup = page.setup()
    assert setup is not None
    assert not any(setup.options[name] for name in MODULES)


def test_bazaar_rules_are_shown_with_bazaars_alone(qtbot: QtBot, page: SetupPage) -> None:
    row = page.table._rows["bids"]
    qtbot.mouseClick(row.control.segment(False), Qt.MouseButton.LeftButton)
    switch(qtbot, page, "bazaars")
    assert row.isVisible() is False
    switch(qtbot, page, "bazaars")
    assert row.isVisible()
    setup = page.setup()
    assert setup is not None
    assert setup.options["bids"] is False


def test_six_players_need_a_module(qtbot: QtBot, page: SetupPage) -> None:
    seats = tuple(SeatSetup(f"P{i}", colour, "novice" if i else "person") for i, colour in enumerate(COLOURS))
    last = Setup("carcassonne", seats, 1, dict.fromkeys(MODULES, False) | {"bids": True, "starter": "first"})
    page.offer(GAME_FACES["carcassonne"], find("carcassonne"), settings(), last, 482713)
    assert page.start.isEnabled() is False
    assert "Six players" in page._detail.text()
    switch(qtbot, page, "castles")
    assert page.start.isEnabled()
    setup = page.setup()
    assert setup is not None
    assert len(setup.seats) == 6


def test_further_options_fold_away(qtbot: QtBot, page: SetupPage) -> None:
    assert page.table.practice.isVisible() is False
    assert "482 713" in page.table._deal_line.text()
    qtbot.mouseClick(page.table.more, Qt.MouseButton.LeftButton)
    assert page.table.practice.isVisible()
    assert page.table.deal_field.isVisible()
    assert page.table._rows["starter"].isVisible()
