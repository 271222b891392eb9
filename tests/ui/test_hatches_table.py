"""Hatches at the table, by real clicks and keys: roll, place, answer, pass, leave, fall, and why not there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from felucca.model.hatches import odds
from felucca.model.hatches.moves import Leave, Pass, Place, Roll
from felucca.model.hatches.rules import FALLEN, LEFT
from felucca.ui.boards.hatches.pieces import CLOSED, OPEN
from felucca.ui.boards.hatches.places import LARGE, PILE, pair_places
from felucca.ui.shell.theme import load_fonts, theme
from felucca.ui.table import access
from ui.hatches_stage import Table, match_from

SEED = {
    "boards": [{"open": ["3-2"], "closed": ["1-2"]}, {}, {}, {}],
    "agenda": [["decide", 0]],
}
"""The example of the rules (rules: hatches 15)."""
SEED_DICE = (1, 1, 1, 2, 3, 2, 1, 3)
FOUR = ("person",) * 4
TRAPPED = {"boards": [{"open": ["3-3", "1-5"], "closed": ["6-6"]}, {}], "agenda": [["decide", 0]]}
TRAPPED_DICE = (2, 3, 3, 4)
"""Both pairs name cells beside the open 3-3 (rules: hatches 17 A11)."""


@pytest.fixture
def table_of(qtbot: QtBot) -> Iterator[Any]:
    load_fonts()
    theme().set("light")
    tables: list[Table] = []

    def make(position: dict[str, Any], dice: Any = (), players: Any = ("person", "person"), **more: Any) -> Table:
        tables.append(Table(match_from(position, dice, players), **more))
        tables[-1].until_ready(qtbot)
        return tables[-1]

    yield make
    theme().set("light")
    for table in tables:
        table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def start(boards: list[dict[str, Any]]) -> dict[str, Any]:
    return {"boards": boards, "agenda": [["decide", 0]]}


# ---------------------------------------------------------------------- rolling and placing


def test_roll_choose_a_cell_and_open_it_by_mouse(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(SEED, SEED_DICE, FOUR)
    assert table.buttons()[-1] == f"Roll: risk {table.words.percent(odds.fall_chance(table.state, 0))}"
    table.press(table.buttons()[-1])
    table.until_ready(qtbot)
    assert table.legal() == {(1, 1), (1, 3), (2, 1), (2, 3)}
    assert set(table.board.refused) == {(1, 2), (3, 2), (3, 1)}
    assert not table.page.prompt.buttons[-1].isEnabled()
    table.click_cell((2, 1))
    assert table.page.prompt.prompt.question == "Open a hatch on 2-1?"
    table.press("Open hatch")
    assert (0, (2, 1), OPEN) in table.hatches()
    assert "Marina opens a hatch on 2-1" in table.log()


def test_the_same_by_keyboard(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(SEED, SEED_DICE, FOUR)
    table.key(Qt.Key.Key_R)
    table.until_ready(qtbot)
    walked = set()
    table.key(Qt.Key.Key_Home)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up):
        walked.add(table.board.cursor.target.action.at)
        table.key(key)
    assert walked <= table.legal()
    assert len(walked) > 2
    table.key(Qt.Key.Key_End)
    assert table.board.cursor.target.action == Place((2, 3))
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Return)
    assert (0, (2, 3), OPEN) in table.hatches()


def test_a_refused_cell_says_why(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(SEED, SEED_DICE, FOUR)
    table.key(Qt.Key.Key_R)
    table.until_ready(qtbot)
    table.click_cell((3, 1))
    prompt = table.page.prompt.prompt
    assert prompt.refusal
    assert prompt.help == "3-1: An open hatch touches it: 3-2"
    table.click_cell((1, 2))
    assert "closed hatch" in table.page.prompt.prompt.help
    table.click_cell((1, 1))
    assert not table.page.prompt.prompt.refusal
    assert table.picker.complete == Place((1, 1))


def test_why_not_goes_from_one_refused_cell_to_the_next(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(SEED, SEED_DICE, FOUR)
    table.key(Qt.Key.Key_R)
    table.until_ready(qtbot)
    asked = []
    for _ in range(3):
        asked.append(table.buttons()[0])
        table.press(asked[-1])
    assert asked == ["Why not 3-1?", "Why not 1-2?", "Why not 3-2?"]
    assert "open hatch lies there" in table.page.prompt.prompt.help
    table.key(Qt.Key.Key_W)
    assert table.page.prompt.prompt.help.startswith("3-1")


def test_the_readout_follows_pointer_and_choice(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(SEED, SEED_DICE, FOUR)
    told = table.board._odds
    assert told._chance == pytest.approx(odds.fall_chance(table.state, 0))
    table.key(Qt.Key.Key_R)
    table.until_ready(qtbot)
    for cell in sorted(table.legal()):
        table.board.hover_at(LARGE.cell(cell).center())
        assert told._chance == pytest.approx(odds.fall_chance_after(table.state, 0, cell))
        assert told._words[3].endswith(f"{cell[0]}-{cell[1]}")
    table.board.hover_at(None)
    table.click_cell((2, 3))
    table.board.hover_at(None)
    assert told._words[3].endswith("2-3")


def test_a_single_cell_is_taken_by_itself(table_of: Any) -> None:
    table = table_of(start([{"closed": ["2-6"]}, {"open": ["4-4"]}]), (2, 6, 2, 6))
    table.key(Qt.Key.Key_R)
    assert (0, (6, 2), OPEN) in table.hatches()
    assert table.log()[-1] == "Marina rolls and opens a hatch on 6-2"


# ---------------------------------------------------------------------- the others


def test_the_others_answer_on_their_own_large_board(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(SEED, SEED_DICE, FOUR)
    table.key(Qt.Key.Key_R)
    table.until_ready(qtbot)
    table.click_cell((1, 1))
    table.press("Open hatch")
    for seat, cell in ((1, (2, 1)), (2, (3, 2)), (3, (3, 1))):
        table.until_ready(qtbot)
        assert table.board.large == seat
        assert cell in table.legal()
        table.click_cell(cell)
        table.press("Open hatch")
        assert (seat, cell, OPEN) in table.hatches()
    assert table.state.decision() == (1, "decide", ())


def test_passing_leaves_the_board_alone(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(start([{}, {}]), (2, 5, 3, 4))
    table.key(Qt.Key.Key_R)
    table.until_ready(qtbot)
    table.picker.commit(Place((2, 5)))
    table.until_ready(qtbot)
    before = table.state.opened[1]
    assert "Pass" in table.buttons()
    table.key(Qt.Key.Key_S)
    assert table.state.opened[1] == before
    assert table.log()[-1] == "Hapi passes"


def test_nobody_leaves_out_of_turn(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(start([{}, {"open": ["6-1"]}]), (2, 5, 3, 4))
    table.key(Qt.Key.Key_R)
    table.until_ready(qtbot)
    table.key(Qt.Key.Key_E)
    table.key(Qt.Key.Key_R)
    assert table.picker.complete is None
    assert table.state.decision().kind == "place"
    assert table.words.refusal(table.state.check(Leave())) == (
        "The dice have rolled: leaving is possible before your next roll"
    )


# ---------------------------------------------------------------------- leaving


def test_leaving_closes_the_open_hatches(table_of: Any) -> None:
    table = table_of(start([{"open": ["2-5", "4-1", "6-6"], "closed": ["1-1"]}, {}]))
    table.press("Leave and close 3")
    lying = {what for seat, _, what in table.hatches() if seat == 0}
    assert lying == {CLOSED}
    assert table.state.status[0] == LEFT
    assert table.page.seats[0].score == 4
    assert "Marina leaves and closes 3 hatch(es)" in table.log()


def test_the_key_asks_before_it_leaves(table_of: Any) -> None:
    table = table_of(start([{"open": ["2-5", "4-1"]}, {}]))
    table.key(Qt.Key.Key_E)
    assert table.page.prompt.prompt.question == "Leave the round and close 2 hatch(es)?"
    table.press("Stay in the round")
    assert table.picker.complete is None
    assert len(table.buttons()) == 2
    table.key(Qt.Key.Key_E)
    table.key(Qt.Key.Key_Return)
    assert table.state.status[0] == LEFT


def test_leaving_with_empty_hands_is_confirmed(table_of: Any) -> None:
    table = table_of(start([{}, {}]))
    table.press("Leave the round")
    assert table.state.status[0] != LEFT
    assert table.page.prompt.prompt.question == "Leave without an open hatch?"
    table.press("Leave the round")
    assert table.state.status[0] == LEFT


def test_a_complete_line_is_told_and_paid(table_of: Any) -> None:
    closed = ["1-1", "1-2", "1-3", "1-4", "1-5"]
    table = table_of(start([{"open": ["1-6"], "closed": closed}, {}]))
    table.press("Leave and close 1")
    assert "Row 1 complete\u00a0· Marina" in table.log()
    assert table.page.seats[0].score == 9
    table.page.grab()


def test_both_buttons_are_equal(table_of: Any) -> None:
    table = table_of(start([{"open": ["2-5"]}, {}]))
    assert len({button.kind for button in table.page.prompt.buttons}) == 1


# ---------------------------------------------------------------------- falling


def test_a_fall_is_held_back_until_the_dice_lie_still(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(TRAPPED, TRAPPED_DICE, speed="fast")
    table.key(Qt.Key.Key_R)
    assert table.state.status[0] == FALLEN
    assert table.board.suspense
    assert table.page.prompt.prompt.question == "Marina rolls the dice"
    assert table.board.words.board.holding_open() + " 2" in table.page.seats[0].accessibleName()
    assert (0, (3, 3), OPEN) in table.hatches()
    with qtbot.waitSignal(table.board.revealed, timeout=5_000):
        pass
    assert not [key for key in table.hatches() if key[0] == 0 and key[2] == OPEN]
    assert len(table.board._flying) == 2
    with qtbot.waitSignal(table.control.motion.finished, timeout=5_000):
        pass
    assert table.board._flying == []
    assert table.log()[-1] == "Marina falls: 2 hatch(es) lost"


def test_a_click_ends_the_suspense(table_of: Any) -> None:
    table = table_of(TRAPPED, TRAPPED_DICE, speed="slow")
    table.key(Qt.Key.Key_R)
    table.click_cell((6, 1))
    assert not table.control.motion.running
    assert not table.board.suspense
    assert table.board._flying == []
    assert (0, (6, 6), CLOSED) in table.hatches()
    assert table.board.large == 1


def test_what_motion_leaves_is_what_show_shows(table_of: Any) -> None:
    table = table_of(SEED, SEED_DICE, FOUR, speed="fast")
    table.key(Qt.Key.Key_R)
    table.control.motion.skip()
    for action in (Place((2, 1)), Pass(), Place((3, 2)), Place((1, 3))):
        table.control.choose(action)
        table.control.motion.skip()
    played = table.hatches(), [die.value for die in table.board._tray.dice]
    table.board.show(table.state)
    assert (table.hatches(), [die.value for die in table.board._tray.dice]) == played


def test_another_view_ends_the_suspense(table_of: Any) -> None:
    table = table_of(TRAPPED, TRAPPED_DICE, speed="slow")
    table.key(Qt.Key.Key_R)
    table.control.seek(0)
    assert not table.board.suspense
    assert (0, (3, 3), OPEN) in table.hatches()
    table.control.back_to_game()
    assert table.log()[-1] == "Marina falls: 2 hatch(es) lost"


# ---------------------------------------------------------------------- persons and computers


def test_the_large_board_is_the_person_s_while_the_computer_plays(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(start([{}, {}]), (2, 5, 3, 4, 1, 1, 6, 6), ("master", "person"))
    assert table.board.large == 1
    table.brain.reply(Roll())
    table.brain.reply(Place((2, 5)))
    table.until_ready(qtbot)
    assert table.control.person_asked
    assert table.board.large == 1
    assert table.legal() == {(3, 4), (4, 3)}


def test_a_hint_chooses_and_gives_its_reasons(table_of: Any) -> None:
    table = table_of(start([{"open": ["2-5", "4-1"]}, {}]))
    table.key(Qt.Key.Key_H)
    table.brain.reply(Leave())
    assert table.picker.complete == Leave()
    assert "Leave and close 2" in table.page.prompt.prompt.help


def test_four_people_play_a_whole_game(table_of: Any) -> None:
    """Odd questions by mouse, even ones by keyboard."""
    table = table_of({"options": {"length": "short"}, "agenda": [["decide", 0]]}, (), FOUR)
    asked = 0
    while not table.control.ended:
        table.picker._guard.stop()
        asked += 1
        answer(table, by_mouse=bool(asked % 2))
        assert asked < 2_000
    result = table.match.result
    assert result is not None
    assert max(board.bit_count() for board in table.state.closed) >= 18
    assert table.page.prompt.prompt.question == "The game is over"


def answer(table: Table, *, by_mouse: bool) -> None:
    state, decision = table.state, table.state.decision()
    seat = decision.seat
    assert table.board.large == seat
    if decision.kind == "decide":
        leave = state.opened[seat].bit_count() > 3
        if by_mouse:
            table.press(table.buttons()[0 if leave else 1])
        else:
            table.key(Qt.Key.Key_E if leave else Qt.Key.Key_R)
            if leave:
                table.key(Qt.Key.Key_Return)
        return
    if by_mouse:
        table.click_cell(min(table.legal()))
        table.press("Open hatch")
    else:
        table.key(Qt.Key.Key_Home)
        table.key(Qt.Key.Key_Space)
        table.key(Qt.Key.Key_Return)


# ---------------------------------------------------------------------- pointer, screen reader, look


def test_every_place_says_what_it_is(table_of: Any) -> None:
    table = table_of(SEED, SEED_DICE, FOUR)
    about = {(3, 2): "Open hatch", (1, 2): "Closed hatch", (3, 1): "beside an open", (6, 6): "Empty: a hatch"}
    for cell, words in about.items():
        info = table.board.hover_at(LARGE.cell(cell).center())
        assert info is not None
        assert words in info.detail
    small = table.board.panels()[1]
    info = table.board.hover_at(small.grid.cell((4, 4)).center())
    assert info is not None
    assert info.title == "4-4\u00a0· Hapi"
    info = table.board.hover_at(pair_places(4)[2].center())
    assert info is not None
    assert "Oleg" in info.title
    info = table.board.hover_at(PILE.center())
    assert info is not None
    assert "142" in info.detail
    assert table.board.hover_at(QPointF(5, 5)) is None


def test_a_log_line_lights_its_cell(table_of: Any) -> None:
    table = table_of(SEED, SEED_DICE, FOUR)
    path = table.board.places_path(((0, (2, 1)), (3, (1, 1))))
    assert path.contains(LARGE.cell((2, 1)).center())
    small = next(panel for panel in table.board.panels() if panel.seat == 3)
    assert path.contains(small.grid.cell((1, 1)).center())


def test_a_screen_reader_gets_cells_dice_and_boards(table_of: Any, qtbot: QtBot) -> None:
    access.install()
    table = table_of(SEED, SEED_DICE, FOUR)
    table.key(Qt.Key.Key_R)
    table.until_ready(qtbot)
    board = QAccessible.queryAccessibleInterface(table.page.view)
    names = [board.child(i).text(QAccessible.Text.Name) for i in range(board.childCount())]
    assert any(name.startswith("Open a hatch on 1-3") and "Seshat" in name for name in names)
    assert any(name.startswith("3-1: An open hatch touches it") for name in names)
    spoken = board.text(QAccessible.Text.Description)
    assert "Marina. Open: 3-2. Closed: 1-2." in spoken
    assert "Pips 3, digit 2" in spoken


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_painted(table_of: Any, players: int, look: str) -> None:
    boards = [{"open": ["3-2"], "closed": ["1-2"]}] + [{"closed": [f"1-{i}" for i in range(1, 7)]}] * (players - 1)
    status = ["in"] * players
    status[1] = "fallen"
    position = {"boards": boards, "status": status, "agenda": [["decide", 0]]}
    table = table_of(position, (), ("person",) * players)
    theme().set(look)
    picture = table.page.grab()
    assert not picture.isNull()
    assert table.board.content_rect().contains(table.board.panels()[-1].rect)
    assert len({panel.seat for panel in table.board.panels()}) == players
