"""The panel under the seats: claims on the large tile, and its room in a crowd."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from felucca.model.carcassonne.moves import Claim, Place
from felucca.ui.shell.theme import load_fonts, theme
from ui.carcassonne_stage import Table, match_from

PLACED = {"players": ["P1", "P2"], "tiles": [["D", 0, 0, 0]], "hand": "L", "stack": ["V"] * 6}
HERE = Place((0, -1), 2)


@pytest.fixture
def table_of(qtbot: QtBot) -> Iterator[Any]:
    load_fonts()
    theme().set("light")
    tables: list[Table] = []

    def make(position: dict[str, Any], *players: str, **more: Any) -> Table:
        tables.append(Table(match_from(position, players or ["person"] * len(position["players"])), **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_follower_is_claimed_on_the_large_tile(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(PLACED)
    table.control.choose(HERE)
    hand = table.board.stock_widget()
    offered = {action.feature for action in table.picker.actions if action.feature is not None}
    assert {spot.claim.feature for spot in hand.tile.spots} == offered
    assert len(offered) > 4
    table.until_ready(qtbot)
    for spot in hand.tile.spots:
        QTest.mouseClick(hand.tile, Qt.MouseButton.LeftButton, pos=hand.tile.spot_point(spot).toPoint())
        assert table.picker.complete == spot.claim
    table.click(table.page.prompt.buttons[-1])
    assert len(table.state.followers) == 1
    assert hand.tile.spots == ()


def test_a_click_beside_the_followers_claims_nothing(table_of: Any) -> None:
    table = table_of(PLACED)
    table.control.choose(HERE)
    hand = table.board.stock_widget()
    table.click(hand.tile, hand.tile.rect().topLeft())
    assert table.picker.complete is None


def test_the_panel_goes_back_to_the_tile_in_hand(table_of: Any) -> None:
    table = table_of(PLACED)
    hand = table.board.stock_widget()
    assert hand.title.text() == "Tile in hand"
    assert hand._turns.isVisible()
    table.control.choose(HERE)
    assert hand.title.text() == "Placed tile"
    assert hand._turns.isVisible() is False
    table.control.choose(Claim(None))
    assert hand.title.text() == "Tile in hand"
    assert hand.tile.design == "V"
    assert hand._turns.isVisible()


@pytest.mark.parametrize("size", [(1024, 720), (1280, 800), (1440, 900)])
def test_six_seats_leave_room_for_everything(table_of: Any, size: tuple[int, int]) -> None:
    table = table_of({**PLACED, "players": [f"P{i}" for i in range(6)]}, size=size)
    page = table.page
    column = [*page.seats, page.stock, *([page.last] if page.last.isVisible() else [])]
    for above, below in pairwise(column):
        assert above.geometry().bottom() < below.geometry().top() + 10
    assert page.rect().contains(page.stock.geometry())
    for seat in range(6):
        assert [holding.glyph for holding in table.board.holdings(table.state, seat)] == [
            "follower",
            "bridge",
            "castle",
        ]
        assert [holding.text for holding in table.board.holdings(table.state, seat)][1:] == ["2", "2"]
