"""Every decision of Sobek by real clicks, drags and keys: what is lit, what the prompt says, what is decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from felucca.match.setup import PERSON
from felucca.model.sobek.moves import (
    Add,
    Back,
    Decline,
    Done,
    Event,
    Fetch,
    GiveUp,
    Horizontal,
    Opponent,
    Pick,
    Play,
    PlaySet,
    Prosper,
    Purge,
    Starter,
    Take,
)
from felucca.ui.boards.sobek.geometry import HAND, LANES
from felucca.ui.shell.theme import load_fonts, theme
from ui.sobek_stage import Table, match_at, position


@pytest.fixture
def table_at(qtbot: Any) -> Iterator[Any]:
    load_fonts()
    theme().set("light")
    tables: list[Table] = []

    def make(place: dict[str, Any], *players: str, **more: Any) -> Table:
        tables.append(Table(match_at(place, players or (PERSON,)), **more))
        return tables[-1].ready(qtbot)

    yield make
    for table in tables:
        table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def asked(phase: str, players: int = 2, seat: int = 0, **more: Any) -> dict[str, Any]:
    """A position in which a seat is asked."""
    facts = more.pop("facts", [])
    return position(players, agenda=[["next", 0], [phase, seat, *facts]], **more)


# ---------------------------------------------------------------------- the turn


def test_enter_confirms_the_last_choice_wherever_the_cursor_stands(table_at: Any) -> None:
    table = table_at(position())
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_1):
        table.key(key)
    assert table.board.cursor.target.action != Take(1)
    assert table.enter() == Take(1)


def test_enter_chooses_what_the_cursor_has_moved_to(table_at: Any) -> None:
    table = table_at(position())
    for key in (Qt.Key.Key_1, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right):
        table.key(key)
    wanted = table.board.cursor.target.action
    assert table.enter() is None
    assert table.enter() == wanted


def test_a_click_takes_a_market_card(table_at: Any) -> None:
    table = table_at(position())
    table.click_card(3)
    assert table.question == "Take the fish?"
    assert table.help.startswith("2 card")
    assert table.board.market.box(3).top() < table.board.market.box(1).top()
    assert table.enter() == Take(3)


def test_a_figure_and_enter_take_a_market_card(table_at: Any) -> None:
    table = table_at(position())
    table.key(Qt.Key.Key_2)
    assert table.question == "Take the character?"
    assert table.enter() == Take(2)


def test_a_drag_to_the_hand_takes_a_market_card(table_at: Any) -> None:
    table = table_at(position())
    table.drag(table.board.market.box(4).center(), HAND.center())
    assert table.enter() == Take(4)


def test_a_drag_back_to_the_pier_takes_nothing(table_at: Any) -> None:
    table = table_at(position())
    table.drag(table.board.market.box(4).center(), table.board.market.box(1).center())
    assert table.control.picker.complete is None


def test_cards_out_of_reach_say_why(table_at: Any) -> None:
    table = table_at(position())
    table.click_card(6)
    assert table.control.picker.complete is None
    assert table.page.prompt.prompt.refusal
    assert table.help.startswith("Only the first 4")
    table.key(Qt.Key.Key_7)
    assert table.page.prompt.prompt.refusal
    table.click_card(1)
    assert not table.page.prompt.prompt.refusal


def test_the_pointer_veils_what_would_be_skipped(table_at: Any) -> None:
    table = table_at(position())
    veils = len([item for item in table.board.items() if type(item).__name__ == "VeilItem" and item.face == "skipped"])
    assert veils == 0
    table.page.view._hover(table.at(table.board.market.box(4).center()))
    faces = [item.face for item in table.board.items() if type(item).__name__ == "VeilItem"]
    assert faces.count("skipped") == 3
    assert table.board.stock_widget().after.text() == "After the move: 3"


def test_a_chip_chooses_a_set_and_shows_its_value(table_at: Any) -> None:
    table = table_at(position())
    table.click_target("Fish: set")
    assert table.control.picker.complete == PlaySet("fish", ("fish1", "fish0", "amulet"))
    assert table.help == "1 scarab(s) × 3 = 3"
    assert len(table.board.hand._raised) == 3
    assert table.enter() == PlaySet("fish", ("fish1", "fish0", "amulet"))


def test_cards_one_by_one_make_a_set(table_at: Any) -> None:
    table = table_at(position())
    table.click_hand("fish0")
    assert table.control.picker.complete is None
    assert table.help.startswith("Choose 2 more")
    table.click_hand("amulet")
    table.click_hand("scribe_fish")
    chosen = table.control.picker.complete
    assert chosen == PlaySet("fish", ("fish0", "scribe_fish", "amulet"))
    table.click_hand("scribe_fish")
    assert table.control.picker.complete is None
    table.click_hand("fish1")
    assert table.enter() == PlaySet("fish", ("fish1", "fish0", "amulet"))


def test_escape_takes_cards_back(table_at: Any) -> None:
    table = table_at(position())
    table.click_hand("fish0")
    table.key(Qt.Key.Key_Escape)
    assert not table.board.hand._raised
    table.key(Qt.Key.Key_S)
    assert table.control.picker.complete is not None
    table.key(Qt.Key.Key_Escape)
    assert table.control.picker.complete is None
    assert not table.board.hand._raised


def test_a_card_of_another_good_starts_anew(table_at: Any) -> None:
    hand = ["fish1", "fish0", "wheat1", "wheat0", "amulet"]
    table = table_at(position(hands=[hand, []]))
    table.click_hand("fish1")
    table.click_hand("wheat1")
    assert [table.board.hand.names[slot] for slot in table.board.hand._raised] == ["wheat1"]


def test_cards_are_dragged_onto_the_river(table_at: Any) -> None:
    table = table_at(position())
    for card in ("fish1", "fish0", "amulet"):
        slot = table.board.hand.names.index(card)
        table.drag(table.board.hand.path(slot).boundingRect().center(), LANES.center())
    assert table.enter() == PlaySet("fish", ("fish1", "fish0", "amulet"))


def test_space_walks_and_toggles_cards(table_at: Any) -> None:
    table = table_at(position())
    table.key(Qt.Key.Key_End)
    table.key(Qt.Key.Key_Space)
    assert table.control.picker.complete == Play("scribe_fish")
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Space)
    assert [table.board.hand.names[slot] for slot in table.board.hand._raised] == ["amulet"]
    table.key(Qt.Key.Key_Space)
    assert not table.board.hand._raised


def test_amulets_ask_for_the_good_that_they_join(table_at: Any) -> None:
    sets = [{"fish": ["fish1", "fish0", "fish0"], "wheat": ["wheat1", "wheat1", "wheat0"]}, {}]
    table = table_at(position(hands=[["amulet"] * 3, []], sets=sets))
    for slot in range(3):
        table.click(table.board.hand.path(slot).boundingRect().center())
    assert table.control.picker.complete == PlaySet("fish", ("amulet",) * 3)
    table.press("Onto: wheat")
    assert table.enter() == PlaySet("wheat", ("amulet",) * 3)


def test_a_character_by_click_or_key(table_at: Any) -> None:
    table = table_at(position(hands=[["scribe_fish", "fish1", "fish0"], []]))
    table.click_hand("scribe_fish")
    assert table.question == "Play this character: Scribe?"
    table.key(Qt.Key.Key_G)
    table.click_hand("fish1")
    table.click_hand("fish0")
    assert isinstance(table.control.picker.complete, PlaySet)
    table.key(Qt.Key.Key_P)
    assert table.enter() == Play("scribe_fish")


def test_the_moves_tab_and_the_board_agree(table_at: Any) -> None:
    table = table_at(position())
    table.control.picker.select(PlaySet("fish", ("fish0", "scribe_fish", "amulet")))
    names = {table.board.hand.names[slot] for slot in table.board.hand._raised}
    assert names == {"fish0", "scribe_fish", "amulet"}
    table.control.picker.select(Take(2))
    assert not table.board.hand._raised


# ---------------------------------------------------------------------- characters


def test_priest(table_at: Any) -> None:
    piles = [["fish1", "fish0", "thief", "scribe_fish", "cattle0", "amulet"], []]
    table = table_at(asked("ch_priest", hands=[[], []], piles=piles))
    assert table.board.tray.shown
    table.click_target("Fish")
    assert table.control.picker.complete == Purge("fish", ("scribe_fish", "thief"))
    table.click_target("Thief")
    assert table.control.picker.complete == Purge("fish", ("scribe_fish",))
    assert table.board.stock_widget().after.text() == "After the move: 3"
    assert table.enter() == Purge("fish", ("scribe_fish",))
    assert not table.board.tray.shown


def test_scribe_one_card_at_a_time(table_at: Any, qtbot: Any) -> None:
    hands = [["fish1", "fish0", "wheat1", "wheat0", "ivory0", "amulet", "ebony0", "marble0"], []]
    table = table_at(position(hands=hands, agenda=[["next", 1], ["scribe_move", 1], ["ch_scribe", 0]]))
    assert table.help.startswith("2 card")
    table.click_hand("wheat0")
    assert table.enter() == GiveUp("wheat0")
    table.ready(qtbot)
    assert "Set aside: Wheat" in table.help
    table.click_hand("ebony0")
    assert table.enter() == GiveUp("ebony0")
    assert sum(table.match.observation(None).hands[0]) == 6


def test_vizier_opens_a_pile(table_at: Any, qtbot: Any) -> None:
    piles = [[], ["ivory3", "ivory3", "thief"], ["fish0"]]
    table = table_at(asked("ch_vizier_target", 3, piles=piles))
    table.click(table.board.lanes.box(1).center())
    assert table.question == "Vizier: Hapi?"
    assert table.enter() == Opponent(1)
    table.ready(qtbot)
    table.click_target("Take card: Thief")
    assert table.enter() == Pick("thief")


def test_thief_chooses_a_back(table_at: Any, qtbot: Any) -> None:
    hands = [[], ["ivory0g", "ebony2", "queen"], ["fish0"]]
    table = table_at(asked("ch_thief_target", 3, hands=hands))
    table.click(table.board.lanes.box(1).center())
    assert table.enter() == Opponent(1)
    table.ready(qtbot)
    assert [target.action for target in table.board.targets] == [Back("green"), Back("beige"), Back("orange")]
    table.click(table.board.targets[2].shape.boundingRect().center())
    assert table.enter() == Back("orange")


def test_courtesan_adds_cards(table_at: Any) -> None:
    sets = [{"fish": ["fish1", "fish0", "fish0"]}, {}]
    table = table_at(asked("ch_courtesan", sets=sets))
    table.click_hand("fish1")
    table.click_hand("amulet")
    assert table.help == "2 scarab(s) × 5 = 10, until now 3"
    assert table.enter() == Add("fish", ("fish1", "amulet"))


def test_merchant_takes_any_card(table_at: Any) -> None:
    table = table_at(asked("ch_merchant"))
    table.click_card(8)
    assert table.control.picker.complete == Fetch(8)
    table.key(Qt.Key.Key_9)
    assert table.enter() == Fetch(9)


# ---------------------------------------------------------------------- events


def test_a_token_is_picked(table_at: Any) -> None:
    place = asked("pick_event", tokens=["flood", "curse", "curse"], looked=[0])
    table = table_at(place)
    assert [target.action for target in table.board.targets] == [Event("flood"), Event("curse")]
    table.click(table.board.targets[0].shape.boundingRect().center())
    assert table.question == "Use this token: Flood?"
    assert table.enter() == Event("flood")


def test_a_token_may_be_declined(table_at: Any) -> None:
    switches = {"event_pick_mandatory": False}
    table = table_at(asked("pick_event", tokens=["flood", "curse"], looked=[0], switches=switches))
    table.press("Take none")
    assert table.match.history[0].action == Decline()


def test_a_guild_shows_where_the_boat_drifts(table_at: Any) -> None:
    place = asked("ev_guild", 3, facts=["ankh"], scores=[33, 40, 12])
    table = table_at(place)
    table.click(table.board.lanes.box(1).center())
    title, detail = table.board._asks["ev_guild"].consequence(table.board.decision, 1)
    assert (title, detail) == ("Hapi", "from 40 to 38")
    assert table.enter() == Opponent(1)
    assert table.board.fleet.positions[1] == 38


def test_a_curse_finds_its_opponent(table_at: Any) -> None:
    table = table_at(asked("ev_curse", 3))
    table.key(Qt.Key.Key_End)
    table.key(Qt.Key.Key_Space)
    assert table.enter() == Opponent(2)
    assert [holding.glyph for holding in table.board.holdings(table.board.observation, 2)][-1] == "curse"


def test_prosperity_lies_on_a_set(table_at: Any) -> None:
    sets = [{"fish": ["fish1", "fish0", "fish0"], "wheat": ["wheat1", "wheat1", "wheat0"]}, {}]
    table = table_at(asked("ev_prosperity", sets=sets))
    table.click(table.board.lanes.set_path(0, "wheat").boundingRect().center())
    assert table.enter() == Prosper("wheat")
    assert table.board.lanes.lanes[0].face.sets[1].value == 16


# ---------------------------------------------------------------------- rounds


def test_the_last_player_names_the_starter(table_at: Any) -> None:
    table = table_at(position(3, round=2, agenda=[["choose_starter", 0]]))
    table.click(table.board.lanes.box(2).center())
    assert table.question == "Oleg begins?"
    assert table.enter() == Starter(2)


def test_horizontal_sets_one_at_a_time(english: None, table_at: Any, qtbot: Any) -> None:
    hands = [["fish1", "fish0", "fish0", "wheat1", "wheat0", "amulet"], []]
    agenda = [["settle", 1], ["horizontal", 1], ["horizontal", 0]]
    table = table_at(position(hands=hands, market=[], deck=0, agenda=agenda))
    table.key(Qt.Key.Key_S)
    assert table.control.picker.complete == Horizontal("fish", ("fish1", "fish0", "fish0"))
    assert table.help == "It counts its scarabs: 1 point"
    assert table.enter() == Horizontal("fish", ("fish1", "fish0", "fish0"))
    table.ready(qtbot)
    assert table.board.lanes.lanes[0].face.lying == (("fish1", "fish0", "fish0"),)
    table.press("Done")
    assert table.match.history[1].action == Done()


def test_done_is_asked_of_an_empty_hand_too(table_at: Any) -> None:
    agenda = [["settle", 1], ["horizontal", 1], ["horizontal", 0]]
    table = table_at(position(hands=[[], ["fish0"]], market=[], deck=0, agenda=agenda))
    assert table.enter() == Done()


def test_a_round_is_settled_on_the_river(table_at: Any) -> None:
    place = position(
        3, round=1, scores=[12, 30, 31], market=[], deck=0,
        sets=[
            {"wheat": ["wheat1", "wheat1", "wheat0", "amulet"]},
            {"ivory": ["ivory3", "ivory3", "ivory0", "queen"]},
            {},
        ],
        hands=[[], ["fish0"], []], piles=[["fish0"], ["wheat0"] * 2, []],
        agenda=[["settle", 0], ["horizontal", 0]],
    )  # fmt: skip
    table = table_at(place)
    table.enter()
    board = table.board
    assert board.settlement is not None
    accounts = board.settlement.accounts
    assert [account.points for account in accounts.seats] == [8, 24, 0]
    assert accounts.worst == (1,)
    assert accounts.seats[1].steps == [(54, 49), (49, 44)]
    assert board.fleet.positions == [20, 44, 31]
    assert board.settlement.accounts.round == 1


def test_motion_ends_in_the_truth(table_at: Any, qtbot: Any) -> None:
    place = position(
        2, round=1, scores=[12, 98], market=[], deck=0, sets=[{}, {"ivory": ["ivory3", "ivory3", "ivory0"]}],
        hands=[[], []], piles=[[], ["fish0"]], agenda=[["settle", 0], ["horizontal", 0]],
    )  # fmt: skip
    table = table_at(place, speed="normal")
    table.enter()
    assert table.control.motion.running
    assert table.board.fleet.positions == [12, 98]
    assert table.board.settlement is not None
    assert table.board.settlement.stage == 0
    table.board.skip()
    assert table.board.fleet.positions == table.match.observation(None).points
    assert table.board.settlement.stage == 5
