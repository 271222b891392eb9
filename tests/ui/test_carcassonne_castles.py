"""Castles at the table: the owner's choice in another's turn, the choice of points, what the pointer tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from felucca.model.carcassonne.moves import Castle, CastlePick, Claim, Place
from felucca.ui.boards.carcassonne.builds import around, middle
from felucca.ui.boards.carcassonne.effects import PointsItem
from felucca.ui.boards.carcassonne.picture import TILE, cell_rect
from felucca.ui.shell.theme import load_fonts, theme
from ui.carcassonne_stage import Table, match_from

OTHERS_CITY = {
    "players": ["P1", "P2"],
    "tiles": [["D", 0, 0, 0]],
    "hand": "E",
    "stack": ["V"] * 4,
    "meeples": [{"player": "P2", "at": [0, 0], "feature": "c1"}],
}
CLOSE = Place((0, -1), 2)
TWO_ROADS = {
    "players": ["P1", "P2"],
    "tiles": [["D", 0, 0, 0], ["E", 0, -1, 2], ["W", -1, 0, 0], ["A", 1, -1, 0]],
    "castles": [{"tiles": [[0, 0], [0, -1]], "owner": "P2", "meeple": True}],
    "hand": "X",
    "stack": ["V"] * 4,
}
"""X on (1, 0) completes a road of three tiles and one of two, both beside the castle."""
SITE = ((0, -1), (0, 0))
BUTTON = {True: "Build a castle", False: "Take the points"}


@pytest.fixture
def table_of(qtbot: QtBot) -> Iterator[Any]:
    load_fonts()
    theme().set("light")
    tables: list[Table] = []

    def make(position: dict[str, Any], *players: str, **more: Any) -> Table:
        tables.append(Table(match_from(position, players), **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def close_city(table: Table) -> None:
    table.control.choose(CLOSE)
    table.control.choose(Claim(None))


def chips(table: Table) -> list[str]:
    return [item._text for item in table.board.items() if isinstance(item, PointsItem)]


@pytest.mark.parametrize("build", [True, False])
def test_the_owner_decides_in_anothers_turn(table_of: Any, qtbot: QtBot, build: bool) -> None:
    table = table_of(OTHERS_CITY, "person", "person")
    close_city(table)
    assert table.control.viewer == 1
    assert table.page.prompt.roundel.color == "lapis"
    assert "Hapi" in table.page.prompt.prompt.help
    assert table.buttons() == [BUTTON[False], BUTTON[True]]
    assert chips(table) == ["+4"]
    table.until_ready(qtbot)
    table.click(table.button(BUTTON[build]))
    state = table.state
    assert state.score == ([0, 0] if build else [0, 4])
    assert len(state.more["castles"]) == build
    assert state.supply == ([7, 6] if build else [7, 7])
    assert chips(table) == []


@pytest.mark.parametrize(("key", "build"), [(Qt.Key.Key_B, True), (Qt.Key.Key_4, False)])
def test_one_key_decides(table_of: Any, qtbot: QtBot, key: Qt.Key, build: bool) -> None:
    table = table_of(OTHERS_CITY, "person", "person")
    close_city(table)
    table.until_ready(qtbot)
    table.key(key)
    assert len(table.state.more["castles"]) == build


def test_both_outcomes_stand_on_the_map_and_can_be_walked(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(OTHERS_CITY, "person", "person")
    close_city(table)
    table.until_ready(qtbot)
    assert [target.action for target in table.board.targets] == [Castle(True), Castle(False)]
    table.click_action(Castle(True))
    assert table.picker.complete == Castle(True)
    assert len(table.state.more["castles"]) == 0
    table.page.view.setFocus(Qt.FocusReason.TabFocusReason)
    for target in table.board.targets:
        table.board.cursor.go_to(target)
        table.key(Qt.Key.Key_Space)
        assert table.picker.complete == target.action
    table.key(Qt.Key.Key_Return)
    assert table.state.score == [0, 4]


def test_a_computer_owner_is_asked_in_a_persons_turn(table_of: Any) -> None:
    table = table_of(OTHERS_CITY, "person", "novice")
    close_city(table)
    assert table.control.thinking_seat == 1
    assert table.brain.questions[-1][1].decision().kind == "castle"
    table.brain.reply(Castle(True))
    assert len(table.state.more["castles"]) == 1


def test_the_choice_comes_back_after_undo(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(OTHERS_CITY, "person", "person", speed="off")
    close_city(table)
    before = table.state.position()
    table.until_ready(qtbot)
    table.control.set_confirm("none")
    table.click(table.button(BUTTON[True]))
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.state.position() == before
    assert table.board.landscape.build_items((0, 0)) == []
    assert table.buttons() == [BUTTON[False], BUTTON[True]]


def test_a_castle_stands_without_houses_its_follower_on_top(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(TWO_ROADS, "person", "person")
    (castle,) = table.board.landscape.build_items((0, 0))
    (follower,) = [item for item in table.board.landscape.piece_items((0, 0)) if item.piece.segment == "castle"]
    assert follower.zValue() > castle.zValue()
    assert follower.piece.colour == "lapis"
    assert {key.cell: key.bare for key in table.board.landscape._tiles if key.bare} == {
        (0, 0): frozenset({"c1"}),
        (0, -1): frozenset({"c1"}),
    }


def test_the_pointer_shows_the_surroundings(table_of: Any) -> None:
    table = table_of(TWO_ROADS, "person", "person")
    info = table.board.hover_at(middle(SITE) * TILE)
    assert info is not None
    assert (info.title, info.colour, info.wash) == ("Castle\u00a0· Hapi", "lapis", "lapis")
    assert "waits" in info.detail
    for cell in around(SITE):
        assert info.shape.contains(cell_rect(cell).center())
    assert not info.shape.contains(cell_rect((0, 1)).center())


@pytest.mark.parametrize("value", [2, 3])
def test_the_owner_chooses_the_points(table_of: Any, qtbot: QtBot, value: int) -> None:
    table = table_of(TWO_ROADS, "person", "person")
    table.control.choose(Place((1, 0), 0))
    table.control.choose(Claim(None))
    assert table.board.decision.kind == "castle_pick"
    assert [text.split(" point")[0] for text in table.buttons()] == ["Road: 2", "Road: 3"]
    assert sorted(chips(table)) == ["+2", "+3"]
    table.until_ready(qtbot)
    table.click_action(CastlePick(value))
    assert table.picker.complete == CastlePick(value)
    table.key(Qt.Key.Key_Return)
    assert table.state.score == [0, value]
    assert [item for item in table.board.landscape.piece_items((0, 0)) if item.piece.segment == "castle"] == []
    info = table.board.info_at(middle(SITE) * TILE)
    assert info is not None
    assert f"has taken {value} point" in info.detail


TWO_SITES = {
    "players": ["P1", "P2"],
    "tiles": [["D", 0, 0, 0], ["E", 0, -2, 2]],
    "hand": "H",
    "stack": ["V"] * 4,
    "meeples": [{"player": "P2", "at": [0, 0], "feature": "c1"}, {"player": "P2", "at": [0, -2], "feature": "c1"}],
}
"""H between them completes two small cities of P2."""


def test_of_several_sites_one_is_chosen_first(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(TWO_SITES, "person", "person")
    table.control.choose(Place((0, -1), 0))
    if table.board.decision.kind == "claim":
        table.control.choose(Claim(None))
    assert len(dict(table.board.decision.facts)["sites"]) == 2
    assert [button.isEnabled() for button in table.page.prompt.buttons] == [False, False]
    table.until_ready(qtbot)
    table.key(Qt.Key.Key_B)
    assert len(table.state.more["castles"]) == 0
    table.click_action(Castle(True, (0, -2)))
    table.click(table.button(BUTTON[True]))
    assert [keep.seat for keep in table.state.more["castles"]] == [1]
    assert table.buttons() == [BUTTON[False], BUTTON[True]]
    table.until_ready(qtbot)
    table.key(Qt.Key.Key_4)
    assert table.state.score == [0, 4]


def test_a_castle_comes_down_and_is_told(table_of: Any) -> None:
    table = table_of(OTHERS_CITY, "person", "person", speed="fast")
    for action in (CLOSE, Claim(None), Castle(True)):
        assert table.control.person_asked
        table.control.choose(action)
        assert table.control.motion.running == (action != Claim(None))
        table.board.skip()
    (castle,) = table.board.landscape.build_items((0, 0))
    assert castle.opacity() == 1.0
    assert castle.pos() == middle(SITE) * TILE
    told = [row.line.text for row in table.page.narrator.rows(None) if row.line is not None]
    assert "Hapi builds a castle" in told
