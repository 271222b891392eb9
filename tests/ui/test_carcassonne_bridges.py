"""Bridges at the table: preview, undo, refusing, and what lies over and under them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from pytestqt.qtbot import QtBot

from felucca.model.carcassonne.moves import Bridge, Claim, Decline, Place
from felucca.ui.boards.carcassonne.aside import stand_beside
from felucca.ui.boards.carcassonne.builds import bridges
from felucca.ui.boards.carcassonne.landscape import standing
from felucca.ui.boards.carcassonne.picture import TILE, cell_rect
from felucca.ui.shell.theme import load_fonts, theme
from ui.carcassonne_stage import Table, match_from

BESIDE = {"players": ["P1", "P2"], "tiles": [["D", 0, 0, 0], ["B", 0, 1, 0]], "hand": "U", "stack": ["V"] * 4}
"""U beside B carries its road on only by a bridge on B (rules: carcassonne 6.11)."""
ALONE = {"players": ["P1", "P2"], "tiles": [["X", 0, 0, 0]], "hand": "B", "stack": ["X", "V", "V"]}
"""B fits beside X only with a bridge on itself."""
ACROSS = Place((1, 1), 1, Bridge((0, 1), "EW"))
CROWDED = {
    "players": ["P1", "P2"],
    "tiles": [["U", 0, 0, 0], ["U", 1, 0, 1]],
    "bridges": [{"at": [0, 0], "axis": "EW", "owner": "P1"}],
    "meeples": [
        {"player": "P1", "at": [0, 0], "feature": "bridge"},
        {"player": "P1", "at": [0, 0], "feature": "r1"},
    ],
    "hand": "V",
    "stack": ["V"] * 3,
}


@pytest.fixture
def table_of(qtbot: QtBot) -> Iterator[Any]:
    load_fonts()
    theme().set("light")
    tables: list[Table] = []

    def make(position: dict[str, Any], *players: str, **more: Any) -> Table:
        match = match_from(position, players or ["person"] * len(position["players"]))
        tables.append(Table(match, **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_bridge_on_the_neighbour_is_previewed_built_and_undone(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(BESIDE)
    before = table.state.position()
    table.until_ready(qtbot)
    table.board.picker.select(ACROSS)
    assert table.board.preview.place == ACROSS
    label = table.page.view._label
    assert label is not None
    assert "2 left" in label.detail
    table.click(table.page.prompt.buttons[-1])
    assert bridges(table.state) == {(0, 1): "EW"}
    assert table.state.more["bridge_supply"] == [2, 3]
    assert len(table.board.landscape.build_items((0, 1))) == 1
    held = [holding.text for holding in table.board.holdings(table.board.observation, 0)]
    assert held == ["7", "2", "3"]
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.state.position() == before
    assert table.board.landscape.build_items((0, 1)) == []
    assert ACROSS in table.picker.actions
    table.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert bridges(table.state) == {(0, 1): "EW"}
    assert len(table.board.landscape.build_items((0, 1))) == 1


def test_cells_that_need_a_bridge_look_different_and_say_so(table_of: Any) -> None:
    table = table_of(BESIDE)
    by_cell = {target.action.at: target for target in table.board.targets}
    for cell, target in by_cell.items():
        needed = all(p.bridge for p in table.picker.actions if isinstance(p, Place) and p.at == cell)
        assert (target.glyph == "bridge") == needed
    table = table_of(ALONE)
    target = table.board.targets[0]
    info = table.board.hover_at(target.shape.boundingRect().center())
    assert info is not None
    assert "only with a bridge" in info.title
    assert "3" in info.title


def test_an_illegal_cell_says_why(table_of: Any) -> None:
    table = table_of({**BESIDE, "tiles": [["D", 0, 0, 0]]})
    legal = {target.action.at for target in table.board.targets}
    assert (0, -1) not in legal
    info = table.board.hover_at(cell_rect((0, -1)).center())
    assert info is not None
    assert "match" in info.title


@pytest.mark.parametrize("by_key", [False, True])
def test_a_tile_that_fits_only_with_a_bridge_may_be_refused(table_of: Any, qtbot: QtBot, by_key: bool) -> None:
    table = table_of(ALONE)
    table.until_ready(qtbot)
    assert Decline() in table.picker.actions
    assert "refuse" in table.page.prompt.prompt.help
    if by_key:
        table.key(Qt.Key.Key_X)
    else:
        table.click(table.button("Refuse tile"))
    assert [table.state.rules.tiles.designs[tile].id for tile in table.state.removed][:1] == ["B"]
    assert table.state.more["bridge_supply"] == [3, 3]


def test_a_tile_that_fits_must_be_placed(table_of: Any) -> None:
    table = table_of({**BESIDE, "hand": "D"})
    assert table.buttons() == ["Place tile"]


def test_the_bridge_on_the_new_tile_can_be_claimed(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(ALONE)
    table.until_ready(qtbot)
    place = next(action for action in table.picker.actions if isinstance(action, Place))
    assert place.bridge is not None
    assert place.bridge.at == place.at
    table.click_action(table.board.targets[0].action)
    table.click(table.page.prompt.buttons[-1])
    table.until_ready(qtbot)
    table.click_action(Claim("bridge"))
    assert table.picker.complete == Claim("bridge")
    table.click(table.page.prompt.buttons[-1])
    assert ("bridge", 0) in [(table.state.segment_of(n)[1], s) for n, s in table.state.followers.items()]


def test_followers_on_and_under_a_bridge_are_seen_and_told_apart(table_of: Any) -> None:
    table = table_of(CROWDED)
    items = {item.piece.segment: item for item in table.board.landscape.piece_items((0, 0))}
    assert set(items) == {"bridge", "r1"}
    (bridge,) = table.board.landscape.build_items((0, 0))
    assert items["bridge"].zValue() > bridge.zValue()
    over, under = items["bridge"].figure().boundingRect(), items["r1"].figure().boundingRect()
    common = over.intersected(under)
    assert common.width() * common.height() < 0.2 * under.width() * under.height()
    told = {name: table.board.info_at(item.figure().boundingRect().center()) for name, item in items.items()}
    assert told["bridge"].shape != told["r1"].shape
    road = set(told["bridge"].places)
    assert road == {(0, 0), (1, 0)}
    assert set(told["r1"].places) == {(0, 0)}


def test_the_deck_lies_over_what_it_crosses(table_of: Any) -> None:
    table = table_of({**CROWDED, "meeples": []})
    deck, beneath = QPointF(0.5 * TILE, 0.33 * TILE), QPointF(0.5 * TILE, 0.9 * TILE)
    assert table.board.segment_at(deck) == ((0, 0), "bridge")
    assert table.board.segment_at(beneath) == ((0, 0), "r1")
    assert table.board.info_at(deck).title == "Road"


def test_a_follower_steps_aside_only_where_a_bridge_hides_it() -> None:
    for axis in ("NS", "EW"):
        for lying, segment in ((False, "m"), (True, "f1")):
            x, y = stand_beside("B", 0, segment, axis, lying)
            assert 0 < x < 1
            assert 0 < y < 1
    assert stand_beside("U", 0, "r1", "EW", False)[1] > 0.6
    assert standing(0.585) < standing(0.6)
