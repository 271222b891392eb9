"""The bazaar's panel: every step of an auction by mouse and by keyboard, wrong bids, looking at the board, saving."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from felucca.match.match import Match
from felucca.match.record import load
from felucca.match.setup import Setup
from felucca.model.carcassonne.moves import Bid, Choose, Claim, Lot, Pass, Place, Settle
from felucca.model.core import games
from felucca.ui.boards.carcassonne.auction.bazaar import BID, HAS_TILE, LEADS, WAITS, bazaar_of, course
from felucca.ui.boards.carcassonne.auction.box import AnswerBox
from felucca.ui.shell.theme import load_fonts, theme
from felucca.ui.table.side import RULES
from ui.carcassonne_stage import Table, match_from, setup_for

OPENS = {
    "players": ["P1", "P2", "P3"],
    "tiles": [["D", 0, 0, 0]],
    "hand": "BZ4",
    "stack": ["U", "V", "B", "E", "W", "U"],
    "scores": {"P1": 10, "P2": 10, "P3": 10},
}
FIRST = (Place((0, 1), 0), Claim(None))
SALE = (Lot(0, 3), Bid(4), Pass(), Settle("sell"))
"""P2 offers for 3, P3 bids 4, P1 passes, P2 sells."""
PEOPLE = ("person", "person", "person")


def opened(players: Sequence[str], *actions: Any, practice: bool = False, **changes: Any) -> Any:
    """A match in which a bazaar was opened, and so much has happened at it."""
    match = match_from({**OPENS, **changes}, players, practice)
    for action in (*FIRST, *actions):
        match.answer(match.question.number, action)
    return match


@pytest.fixture
def table_of(qtbot: QtBot) -> Iterator[Any]:
    load_fonts()
    theme().set("light")
    tables: list[Table] = []

    def make(match: Any, **more: Any) -> Table:
        tables.append(Table(match, **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def answers(table: Table) -> AnswerBox:
    return table.bazaar.card.box


def bid_text(table: Table) -> str:
    return answers(table).bid.words.detail.text()


# ---------------------------------------------------------------------- what is told


def test_the_course_of_a_bazaar_is_told_by_its_events() -> None:
    match = opened(PEOPLE, Lot(1, 3), Bid(4))
    bazaar = bazaar_of(match.observation(None), [e for step in match.history for e in step.events])
    assert bazaar is not None
    assert (bazaar.kind, bazaar.asked, bazaar.auctioneer, bazaar.hammer) == ("bid", 0, 1, 1)
    assert (bazaar.high, bazaar.bidder, bazaar.number) == (4, 2, 1)
    assert [(b.seat, b.standing, b.bid) for b in bazaar.bidders()] == [(1, LEADS, 3), (2, BID, 4), (0, WAITS, None)]


def test_sold_tiles_keep_their_places() -> None:
    match = opened(PEOPLE, Lot(1, 3), Bid(4), Pass(), Settle("sell"), Lot(1, 0))
    before = opened(PEOPLE)
    lots = [e.tile for step in before.history for e in step.events if e.kind == "revealed"]
    bazaar = bazaar_of(match.observation(None), [e for step in match.history for e in step.events])
    assert bazaar is not None
    assert [lot.design for lot in bazaar.lots] == lots
    assert [(lot.seat, lot.how, lot.price) for lot in bazaar.lots if lot.sold] == [(2, "sell", 4)]
    assert bazaar.places == (0, 2)
    assert bazaar.hammer == 2
    assert bazaar.number == 2
    assert [b.standing for b in bazaar.bidders()] == [LEADS, HAS_TILE, WAITS]


def test_a_bazaar_without_its_past_shows_what_the_state_says() -> None:
    match = opened(PEOPLE, *SALE, Lot(0, 2))
    state = match.observation(None)
    bazaar = bazaar_of(state, ())
    assert bazaar is not None
    assert [lot.seat for lot in bazaar.lots if lot.sold] == [2]
    assert sum(not lot.sold for lot in bazaar.lots) == len(state.more["lots"])
    assert (bazaar.auctioneer, bazaar.asked, bazaar.high) == (1, 0, 2)
    assert bazaar_of(match_from(OPENS, PEOPLE).observation(None), ()) is None


def test_the_end_of_a_bazaar_is_told_too() -> None:
    match = opened(PEOPLE, *SALE, Lot(0, 2), Pass())
    told = course([e for step in match.history for e in step.events])
    assert told is not None
    assert [lot.how for lot in sorted(told.lots, key=lambda lot: lot.seat)] == ["last", "unopposed", "sell"]
    assert match.question.decision.kind == "place"


# ---------------------------------------------------------------------- by mouse


def test_a_whole_sale_by_mouse(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(PEOPLE))
    panel, box = table.bazaar, answers(table)
    assert panel.isVisible()
    assert box.bid.confirm.isEnabled() is False
    table.until_ready(qtbot)
    table.click(panel.card.lots[1])
    table.click(box.bid.stepper.more)
    table.click(box.bid.stepper.raises[0])
    assert table.picker.complete == Lot(1, 3)
    table.click(box.bid.confirm)
    assert table.board.decision.kind == "bid"
    assert table.picker.complete == Bid(4)
    table.until_ready(qtbot)
    table.click(box.bid.confirm)
    table.until_ready(qtbot)
    table.click(box.bid.skip)
    assert table.board.decision.kind == "settle"
    assert box.settle.after[Settle("buy")].text() == "Hapi then has 6, Oleg 14"
    assert box.settle.after[Settle("sell")].text() == "Hapi then has 14, Oleg 6"
    table.until_ready(qtbot)
    table.click(box.settle.sell)
    assert table.state.score == [10, 14, 6]
    assert table.board.decision.kind == "lot"
    assert panel.card.lots[1].lot.sold
    assert panel.card.lots[1].isEnabled() is False


def test_the_last_tile_is_free_and_the_round_begins(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(PEOPLE, *SALE, Lot(0, 2)))
    table.until_ready(qtbot)
    table.click(answers(table).bid.skip)
    assert table.board.decision.kind == "place"
    assert table.bazaar.isVisible() is False
    assert table.state.score == [10, 12, 6]


def test_how_a_bazaar_ended_is_seen_for_a_moment(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(PEOPLE, *SALE, Lot(0, 2)), speed="fast")
    table.until_ready(qtbot)
    table.click(answers(table).bid.skip)
    assert table.bazaar.isVisible()
    assert all(card.lot.sold for card in table.bazaar.card.lots)
    with qtbot.waitSignal(table.control.asked):
        table.board.skip()
    assert table.bazaar.isVisible() is False


@pytest.mark.parametrize("how", ["buy", "sell"])
def test_buying_and_selling(table_of: Any, qtbot: QtBot, how: str) -> None:
    table = table_of(opened(PEOPLE, *SALE[:3]))
    table.until_ready(qtbot)
    table.click(answers(table).settle.buy if how == "buy" else answers(table).settle.sell)
    assert table.state.score == ([10, 6, 14] if how == "buy" else [10, 14, 6])


# ---------------------------------------------------------------------- by keyboard


def test_a_whole_sale_by_keyboard(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(PEOPLE))
    table.until_ready(qtbot)
    assert table.page.focusWidget() is table.bazaar.card.lots[0]
    table.key(Qt.Key.Key_Tab)
    assert table.page.focusWidget() is table.bazaar.card.lots[1]
    table.key(Qt.Key.Key_Return)
    assert table.page.focusWidget() is answers(table).bid.stepper.field
    table.type("7")
    table.key(Qt.Key.Key_Up)
    assert table.picker.complete == Lot(1, 8)
    table.key(Qt.Key.Key_Return)
    table.until_ready(qtbot)
    assert answers(table).bid.stepper.field.text() == "9"
    table.key(Qt.Key.Key_Return)
    table.until_ready(qtbot)
    tab_to(table, answers(table).bid.skip)
    table.key(Qt.Key.Key_Space)
    table.until_ready(qtbot)
    assert table.page.focusWidget() is answers(table).settle.buy
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert table.state.score == [10, 19, 1]


def tab_to(table: Table, widget: QWidget) -> None:
    for _ in range(12):
        if table.page.focusWidget() is widget:
            return
        table.key(Qt.Key.Key_Tab)
    pytest.fail(f"Tab does not reach {widget!r}")


def test_tab_stays_in_the_panel(table_of: Any) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3)))
    for _ in range(12):
        table.key(Qt.Key.Key_Tab)
        assert table.bazaar.isAncestorOf(table.page.focusWidget())


def test_figures_go_to_the_bid_from_anywhere(table_of: Any) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3)))
    answers(table).bid.skip.setFocus()
    table.type("42")
    assert table.picker.complete == Bid(42)


# ---------------------------------------------------------------------- wrong bids


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("4", "4 is bid already: at least 5"),
        ("3", "Too low: at least 5"),
        ("-2", "Too low: at least 5"),
        ("1000", "A bid is 999 at most"),
        ("many", "A bid is a whole number"),
        ("4.5", "A bid is a whole number"),
        ("", "A bid is a whole number"),
    ],
)
def test_a_wrong_bid_is_refused_with_its_reason(table_of: Any, qtbot: QtBot, typed: str, why: str) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3), Bid(4)))
    steps = len(table.match.history)
    table.until_ready(qtbot)
    table.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    table.key(Qt.Key.Key_Delete)
    table.type(typed)
    assert bid_text(table) == why
    assert table.picker.complete is None
    assert answers(table).bid.confirm.isEnabled() is False
    table.key(Qt.Key.Key_Return)
    table.click(answers(table).bid.confirm)
    assert len(table.match.history) == steps
    table.key(Qt.Key.Key_Up)
    assert table.picker.complete is not None


def test_a_bid_above_the_own_points_is_allowed(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3), Bid(4)))
    table.until_ready(qtbot)
    table.type("25")
    assert table.picker.complete == Bid(25)
    assert "−15" in table.bazaar.card.note.text()
    table.key(Qt.Key.Key_Return)
    assert table.state.decision().kind == "settle"


def test_steps_never_leave_what_is_allowed(table_of: Any) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3)))
    stepper = answers(table).bid.stepper
    assert stepper.less.isEnabled() is False
    stepper.step(-1)
    assert stepper.value == 4
    stepper.set_value(998)
    stepper.step(5)
    assert stepper.value == 999
    assert stepper.more.isEnabled() is False


def test_the_highest_bid_of_all_ends_the_bidding(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3)))
    table.until_ready(qtbot)
    table.type("999")
    table.key(Qt.Key.Key_Return)
    assert table.state.decision().kind == "settle"


# ---------------------------------------------------------------------- looking at the board


@pytest.mark.parametrize("actions", [(), (Lot(0, 3),), (Lot(0, 3), Bid(4), Pass())])
def test_the_board_can_be_viewed_at_any_moment(table_of: Any, qtbot: QtBot, actions: tuple[Any, ...]) -> None:
    table = table_of(opened(PEOPLE, *actions))
    steps = len(table.match.history)
    table.until_ready(qtbot)
    table.key(Qt.Key.Key_Escape)
    assert table.bazaar.isVisible() is False
    assert table.bazaar.back.isVisible()
    assert table.page.focusWidget() is table.page.view
    assert table.buttons() == ["Back to the bazaar"]
    table.key(Qt.Key.Key_Return)
    assert table.bazaar.isVisible()
    assert table.bazaar.back.isVisible() is False
    table.click(table.bazaar.card.view)
    assert table.bazaar.isVisible() is False
    table.click(table.bazaar.back)
    assert table.bazaar.isVisible()
    table.click(table.bazaar.card.view)
    table.click(table.page.prompt.buttons[0])
    assert table.bazaar.isVisible()
    assert len(table.match.history) == steps


def test_a_typed_bid_is_still_there_after_a_look_at_the_board(table_of: Any) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3)))
    table.type("12")
    table.key(Qt.Key.Key_Escape)
    table.click(table.bazaar.back)
    assert answers(table).bid.stepper.value == 12
    assert table.picker.complete == Bid(12)


def test_looking_back_leaves_the_replay_in_reach(table_of: Any) -> None:
    table = table_of(opened(PEOPLE, *SALE))
    table.control.seek(len(table.match.history) - 2)
    panel = table.bazaar
    assert panel.isVisible()
    assert panel.card.box.isVisible() is False
    assert panel.geometry().intersects(table.page.side.geometry()) is False
    assert panel.geometry().intersects(table.page.prompt.geometry()) is False
    table.control.seek(0)
    assert panel.isVisible() is False
    table.control.back_to_game()
    assert panel.isVisible()
    assert panel.card.box.isVisible()
    assert panel.size() == table.page.size()


# ---------------------------------------------------------------------- computer players


def test_the_panel_shows_what_computer_players_do(table_of: Any) -> None:
    table = table_of(opened(("person", "novice", "novice")))
    panel = table.bazaar
    assert panel.isVisible()
    assert panel.card.box.showing(panel.card.box.wait)
    assert table.control.thinking_seat == 1
    assert "Hapi is thinking" in panel.card.box.wait.words.head.text()
    table.brain.reply(Lot(0, 2))
    assert table.board.observation.decision().kind == "bid"
    table.brain.reply(Bid(5))
    assert table.control.person_asked
    assert answers(table).bid.stepper.value == 6
    assert panel.card.box.showing(panel.card.box.bid)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_7, Qt.Key.Key_S, Qt.Key.Key_Escape])
def test_no_key_answers_for_a_computer_player(table_of: Any, key: Qt.Key) -> None:
    table = table_of(opened(("person", "novice", "novice"), Lot(0, 2)))
    steps = len(table.match.history)
    for _ in range(3):
        table.key(key)
    assert len(table.match.history) == steps
    assert table.control.thinking_seat == 2
    table.brain.reply(Pass())
    assert table.control.person_asked
    assert table.bazaar.isVisible()
    assert answers(table).bid.stepper.value == 3


def test_a_hint_chooses_the_bid(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(("person", "novice", "novice"), Lot(0, 2), Pass()))
    table.until_ready(qtbot)
    table.control.hint()
    table.brain.reply(Bid(7))
    assert table.picker.complete == Bid(7)
    assert answers(table).bid.stepper.value == 7
    assert table.bazaar.card.note.text().startswith("Hint:")


def test_the_next_person_begins_at_the_bid(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3)))
    table.control.hand_over_always = True
    table.until_ready(qtbot)
    table.key(Qt.Key.Key_Return)
    assert table.control.handing_over
    assert panel_hidden(table)
    table.page.hand_over.taken_over.emit()
    assert table.bazaar.isVisible()
    assert table.page.focusWidget() is answers(table).bid.stepper.field


def panel_hidden(table: Table) -> bool:
    return table.bazaar.isVisible() is False


def test_the_rules_are_read_beside_the_board(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(PEOPLE, Lot(0, 3)))
    table.until_ready(qtbot)
    table.key(Qt.Key.Key_F1)
    assert panel_hidden(table)
    assert table.page.side.tab == RULES
    table.click(table.bazaar.back)
    assert table.bazaar.isVisible()


def test_a_hint_to_pass_does_not_change_what_the_bid_button_does(table_of: Any, qtbot: QtBot) -> None:
    table = table_of(opened(("person", "novice", "novice"), Lot(0, 2), Pass()))
    table.until_ready(qtbot)
    table.control.hint()
    table.brain.reply(Pass())
    assert table.picker.complete == Pass()
    assert answers(table).bid.skip.icon_name == "check"
    table.click(answers(table).bid.confirm)
    assert table.state.decision().kind == "settle"
    assert dict(table.state.decision().facts)["bid"] == 3


# ---------------------------------------------------------------------- without bids


@pytest.mark.parametrize("by_key", [False, True])
def test_without_bids_everybody_takes_a_tile(table_of: Any, qtbot: QtBot, by_key: bool) -> None:
    table = table_of(opened(PEOPLE, no_bids=True))
    panel = table.bazaar
    for place in (2, 0):
        assert table.board.decision.kind == "choose"
        assert panel.card.box.take.button.isEnabled() is False
        table.until_ready(qtbot)
        if by_key:
            tab_to(table, panel.card.lots[place])
            table.key(Qt.Key.Key_Space)
        else:
            table.click(panel.card.lots[place])
        index = panel.card.bazaar.places.index(place)
        assert table.picker.complete == Choose(index)
        if by_key:
            tab_to(table, panel.card.box.take.button)
            table.key(Qt.Key.Key_Return)
        else:
            table.click(panel.card.box.take.button)
    assert table.state.decision().kind == "place"
    assert table.bazaar.isVisible() is False


# ---------------------------------------------------------------------- saving and undoing


def every_step() -> list[tuple[Any, ...]]:
    whole = (*SALE, Lot(0, 2), Bid(3), Settle("buy"))
    return [whole[:count] for count in range(len(whole) + 1)]


def at_a_bazaar() -> Match:
    """A match from its beginning in which a bazaar has just opened."""
    options = {"bridges": True, "castles": True, "bazaars": True}
    match = Match.start(Setup("carcassonne", setup_for(PEOPLE).seats, 6, options))
    while match.question is not None and match.question.decision.kind != "lot":
        actions = match.observation(None).actions()
        match.answer(match.question.number, Claim(None) if Claim(None) in actions else actions[0])
    return match


@pytest.mark.parametrize("actions", every_step())
def test_an_auction_is_saved_and_loaded_at_every_step(table_of: Any, actions: tuple[Any, ...]) -> None:
    match = at_a_bazaar()
    for action in actions:
        match.answer(match.question.number, action)
    data = json.loads(json.dumps(match.record().to_json()))
    again = load(data, games).match
    assert again.observation(None).position() == match.observation(None).position()
    told = [e for step in match.history for e in step.events]
    told_again = [e for step in again.history for e in step.events]
    shown = bazaar_of(match.observation(None), told)
    assert bazaar_of(again.observation(None), told_again) == shown
    table = table_of(again)
    assert table.bazaar.isVisible() == (shown is not None) == (len(actions) < 7)


@pytest.mark.parametrize("actions", every_step()[1:])
def test_every_step_of_an_auction_can_be_undone_and_redone(
    table_of: Any, qtbot: QtBot, actions: tuple[Any, ...]
) -> None:
    before = opened(PEOPLE, *actions[:-1]).observation(None).position()
    table = table_of(opened(PEOPLE, *actions, practice=True))
    after = table.state.position()
    table.until_ready(qtbot)
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.state.position() == before
    assert table.bazaar.isVisible()
    assert table.bazaar.card.bazaar.kind == actions[-1].do.replace("pass", "bid")
    table.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert table.state.position() == after


# ---------------------------------------------------------------------- room


@pytest.mark.parametrize("size", [(1024, 720), (1280, 800), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("actions", [(), (Lot(0, 3),), (Lot(0, 3), Bid(4), Pass())])
def test_everything_fits(table_of: Any, size: tuple[int, int], actions: tuple[Any, ...]) -> None:
    table = table_of(opened(PEOPLE, *actions), size=size)
    panel = table.bazaar
    QCoreApplication.processEvents()
    card = panel.card.geometry()
    assert panel.rect().contains(card)
    assert panel.rect().contains(panel.awning.geometry())
    inner = panel.card.rect()
    for part in (panel.card.view, *panel.card.lots, panel.card.bidders, panel.card.box):
        place = part.rect().translated(part.mapTo(panel.card, part.rect().topLeft()))
        assert inner.contains(place), part
    first = panel.card.box.first()
    assert panel.card.box.rect().contains(first.rect().translated(first.mapTo(panel.card.box, first.rect().topLeft())))
