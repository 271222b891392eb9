"""What keeps the table smooth: pictures are painted before they are needed, and panning paints no panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from felucca.match.match import Match
from felucca.match.setup import PERSON
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.ahead import ROTATIONS
from felucca.ui.shell.theme import load_fonts, theme
from ui.carcassonne_stage import Table, setup_for


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Any]:
    load_fonts()
    theme().set("light")
    paint.TILES.clear()
    table = Table(Match.start(setup_for((PERSON, PERSON))))
    qtbot.waitUntil(lambda: table.board.settled and table.board.ahead.at_rest)
    yield table
    table.close()
    theme().set("light")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def painted_while(act: Any) -> int:
    """How many pictures an act had to make."""
    before = len(paint.TILES)
    act()
    return len(paint.TILES) - before


def test_the_tile_in_hand_is_ready_in_every_rotation(table: Table) -> None:
    design, copy = table.board.in_hand(table.state)
    size, ratio, look = table.board.landscape.look
    for rot in ROTATIONS:
        assert not painted_while(lambda rot=rot: paint.ground_pixmap(design, rot, copy, size, ratio, look))
        assert not painted_while(lambda rot=rot: paint.relief_pixmap(design, rot, copy, size, ratio, look))


def test_the_map_is_ready_for_the_other_theme(table: Table) -> None:
    size, ratio, _ = table.board.landscape.look
    key = table.board.landscape.tiles()[0]
    tile = key.design, key.rot, key.copy, size, ratio, "dark"
    assert not painted_while(lambda: paint.ground_pixmap(*tile))
    assert not painted_while(lambda: paint.relief_pixmap(*tile, key.bare))


def test_a_new_zoom_is_prepared_as_well(table: Table, qtbot: QtBot) -> None:
    before = table.board.landscape.look
    table.page.view.zoom_by(0.5)
    qtbot.waitUntil(lambda: table.board.landscape.look != before)
    qtbot.waitUntil(lambda: table.board.settled and table.board.ahead.at_rest)
    test_the_map_is_ready_for_the_other_theme(table)


class Paints(QObject):
    """Counts which widgets are painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.painted: list[str] = []
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted.append(type(watched).__name__)
        return False


def test_panning_paints_the_map_alone(table: Table) -> None:
    page = table.page
    QApplication.processEvents()
    panels = Paints(*page.seats, page.stock, page.prompt, page.side, page.zoom)
    view = Paints(page.view.viewport())
    page.view.pan(QPoint(60, 30))
    QApplication.processEvents()
    assert (panels.painted, len(view.painted)) == ([], 1)


def test_another_turn_paints_no_shadow_but_those_of_the_seats(table: Table) -> None:
    view = table.page.view
    QApplication.processEvents()
    before = view._shadows.cacheKey()
    view.overlays_changed()
    QApplication.processEvents()
    assert view._shadows.cacheKey() == before  # nothing is another
    table.click_action(table.board.targets[0].action)
    table.page.seats[0].show_state(0, (), False)
    view._cut_out()
    assert view._stale.intersects(table.page.seats[0].geometry().translated(-view.pos()))
    assert not view._stale.intersects(table.page.side.geometry().translated(-view.pos()))


def test_the_tag_over_the_edge_of_a_seat_follows_the_language(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = table.page.view, table.page.seats[0]
    QApplication.processEvents()
    assert view._stale.isEmpty()
    monkeypatch.setattr(type(seat), "_tag", lambda seat: "Ходит")
    view.overlays_changed()
    assert view._stale.intersects(seat.geometry().translated(-view.pos()))
