"""The controller asks, waits, hands over, undoes, and drops what comes late. With the toy game and a brain by hand."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from felucca.model.core import games
from felucca.ui.table.controller import TableController
from felucca.ui.table.motion import Motion
from felucca.ui.table.picker import NONE
from toy.moves import Play
from ui.demo import FakeBrain, toy_match


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_WHERE", dict(games._WHERE))


class Table:
    """A controller with its brain, and all its signals in order."""

    def __init__(self, players: Sequence[str], speed: str = "off", **options: Any) -> None:
        self.brain = FakeBrain()
        self.control = TableController(toy_match(players, **options), self.brain, Motion(speed))
        self.seen: list[str] = []
        for name in ("shown", "happened", "asked", "waiting", "hand_over", "idle", "over", "hinted", "complained"):
            getattr(self.control, name).connect(_Note(self.seen, name))

    def play_until(self, wanted: str, seat: int | None = None) -> None:
        """Answer everything with its first action until this is the state of the table."""
        control = self.control
        for _ in range(500):
            question = control.match.question
            right_seat = seat is None or (question is not None and question.seat == seat)
            if control._doing == wanted and right_seat:
                return
            if control.handing_over:
                control.take_over()
            elif control.person_asked:
                control.choose(control.picker.actions[0])
            else:
                self.brain.reply()
        pytest.fail(f"never came to {wanted}")


class _Note:
    def __init__(self, seen: list[str], name: str) -> None:
        self.seen, self.name = seen, name

    def __call__(self, *args: Any) -> None:
        self.seen.append(self.name)


def test_a_person_is_asked_and_the_computer_thinks(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    assert table.seen == ["shown", "asked"]
    table.seen.clear()
    table.play_until("act")
    assert table.seen[-3:] == ["idle", "happened", "waiting"]
    assert table.brain.questions[-1][2] == "novice"
    assert not table.control.picker.offered


def test_the_brain_gets_an_observation_of_its_own_seat(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("act", seat=1)
    observation = table.brain.questions[-1][1]
    assert set(observation.hands[0]) == {"?"}
    assert "?" not in observation.hands[1]


def test_a_whole_game_comes_to_its_end(qtbot: QtBot) -> None:
    table = Table(["person", "master", "skilled"])
    table.control.start()
    table.play_until("over")
    assert table.control.match.result is not None
    assert table.seen.count("over") == 1
    assert table.control.deciding_seat() is None


def test_nothing_a_person_does_counts_while_the_computer_thinks(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("act", seat=1)
    before = table.control.match.record()
    legal = table.brain.questions[-1][1].actions()[0]
    table.control.choose(legal)
    table.control.end_turn()
    table.control.take_over()
    table.control.hint()
    assert not table.control.picker.commit(legal)
    assert table.control.match.record() == before


def test_a_late_answer_is_dropped(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("act", seat=1)
    asked = len(table.brain.questions) - 1
    table.brain.reply_to(asked)
    before = len(table.control.match.history)
    table.brain.reply_to(asked)
    assert len(table.control.match.history) == before


def test_nothing_happens_on_a_closed_table(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("act", seat=1)
    steps, cancelled = len(table.control.match.history), table.brain.cancelled
    table.control.close()
    assert table.brain.cancelled == cancelled + 1
    table.seen.clear()
    table.brain.reply()
    assert table.seen == []
    assert len(table.control.match.history) == steps


def test_two_hints_then_undo_then_a_move_while_thinking(qtbot: QtBot) -> None:
    table = Table(["person", "novice"], practice=True)
    table.control.start()
    table.play_until("act", seat=1)
    table.play_until("ask", seat=0)
    asked = len(table.brain.questions)
    table.control.hint()
    table.control.hint()
    assert len(table.brain.questions) == asked + 1
    table.control.undo()
    table.brain.reply_to(asked)
    assert "hinted" not in table.seen
    assert table.control.person_asked
    table.control.hint()
    table.brain.reply()
    assert table.seen.count("hinted") == 1


def test_a_move_of_old_is_no_advice_of_today(qtbot: QtBot) -> None:
    table = Table(["person", "novice"], practice=True)
    table.control.start()
    table.play_until("act", seat=1)
    thought = len(table.brain.questions) - 1
    table.control.undo()
    table.control.hint()
    table.brain.reply_to(thought)
    assert "hinted" not in table.seen
    assert table.control.person_asked


def test_undo_while_the_computer_thinks_comes_back_to_the_person(qtbot: QtBot) -> None:
    table = Table(["person", "novice"], practice=True)
    table.control.start()
    table.play_until("act", seat=1)
    table.control.undo()
    assert table.control.person_asked
    assert table.control.match.question.seat == 0
    assert table.control.can_redo


@pytest.mark.parametrize("nonsense", [None, 17, SimpleNamespace(), SimpleNamespace(action=Play("nothing"))])
def test_nonsense_is_asked_again_and_then_replaced(qtbot: QtBot, nonsense: Any) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("act", seat=1)
    steps = len(table.control.match.history)
    for _ in range(2):
        number = table.brain.questions[-1][0]
        table.brain.answered.emit(number, nonsense)
    assert table.seen.count("complained") == 2
    assert len(table.control.match.history) > steps


def test_a_brain_that_fails_is_asked_again(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("act", seat=1)
    asked = len(table.brain.questions)
    table.brain.failed.emit(table.brain.questions[-1][0], "crashed")
    assert len(table.brain.questions) == asked + 1
    table.brain.reply()
    assert table.seen.count("complained") == 1


def test_a_silent_brain_is_given_up(qtbot: QtBot) -> None:
    table = Table(["novice", "person"])
    table.control._thinking.set_patience(5)
    with qtbot.waitSignal(table.control.complained) as complained:
        table.control.start()
    assert complained.args == [0, "timeout"]
    table.control.close()


def test_the_table_is_handed_over_where_hands_are_hidden(qtbot: QtBot) -> None:
    table = Table(["person", "person"])
    table.control.start()
    assert table.seen == ["shown", "hand_over"]
    assert table.control.viewer is None
    assert set(table.control.observation().hands[0]) == {"?"}
    assert not table.control.can_undo
    table.control.choose(Play("date"))
    table.control.seek(0)
    assert table.control.handing_over
    table.control.take_over()
    assert table.control.person_asked
    assert "?" not in table.control.observation().hands[0]


def test_one_person_is_never_handed_the_table(qtbot: QtBot) -> None:
    table = Table(["person", "novice", "master"])
    table.control.start()
    table.play_until("over")
    assert "hand_over" not in table.seen


def test_looking_back_and_returning(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("act", seat=1)
    table.play_until("ask", seat=0)
    now = table.control.observation().position()
    table.control.seek_turn(1)
    assert table.control.replaying
    assert not table.control.person_asked
    assert table.control.observation().position() != now
    table.control.choose(table.control.match.observation(0).actions()[0])
    assert table.control.match.observation(0).position() == now
    while table.control.play_turn():
        assert table.control.replaying
    table.control.back_to_game()
    assert not table.control.replaying
    assert table.control.person_asked
    assert table.control.observation().position() == now


def test_the_computer_waits_while_one_looks_back(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("act", seat=1)
    steps = len(table.control.match.history)
    table.control.seek(0)
    table.brain.reply()
    assert len(table.control.match.history) == steps
    table.control.back_to_game()
    assert len(table.control.match.history) > steps


def test_undo_and_redo_come_to_the_same(qtbot: QtBot) -> None:
    table = Table(["person", "novice"], practice=True)
    table.control.start()
    table.play_until("act", seat=1)
    table.play_until("ask", seat=0)
    table.control.choose(table.control.picker.actions[-1])
    after = table.control.match.record()
    table.control.undo()
    table.control.redo()
    assert table.control.match.record() == after


def test_the_end_of_the_game_is_told_once(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.start()
    table.play_until("over")
    table.control.seek(0)
    table.control.back_to_game()
    assert table.seen.count("over") == 1
    undoable = table.control.match.can_undo
    assert table.control.can_undo == undoable


def test_the_computer_keeps_a_pace(qtbot: QtBot) -> None:
    table = Table(["novice", "novice"], speed="fast")
    table.control.start()
    table.brain.reply()
    steps = len(table.control.match.history)
    table.brain.reply()
    assert len(table.control.match.history) == steps
    with qtbot.waitSignal(table.control.happened):
        pass
    assert len(table.control.match.history) > steps
    table.control.close()


def test_hurry_lets_the_computer_act_at_once(qtbot: QtBot) -> None:
    table = Table(["novice", "novice"], speed="slow")
    table.control.start()
    table.brain.reply()
    steps = len(table.control.match.history)
    table.brain.reply()
    table.control.hurry()
    assert len(table.control.match.history) > steps
    table.control.close()


def test_without_confirmations_the_turn_is_ended_by_one(qtbot: QtBot) -> None:
    table = Table(["person", "novice"])
    table.control.set_confirm(NONE)
    assert table.control.match.confirm_by_end_turn
    assert table.control.picker.mode == NONE
