"""The picker narrows a legal list, settles what has a single value, and guards a new question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from felucca.ui.table.picker import NONE, SECOND_CLICK, Picker
from toy.game import Stakes
from toy.moves import Stake


class Put(NamedTuple):
    at: tuple[int, int]
    rot: int
    do: str = "put"


class Pass(NamedTuple):
    do: str = "pass"


ACTIONS = [Put((0, 0), 0), Put((0, 0), 2), Put((1, 0), 1), Pass()]


@pytest.fixture
def picker(qtbot: QtBot) -> Iterator[Picker]:
    picker = Picker((Put, Pass, Stake))
    picker.offer(ACTIONS)
    yield picker
    picker.withdraw()


@pytest.fixture
def ready(picker: Picker, qtbot: QtBot) -> Picker:
    with qtbot.waitSignal(picker.ready):
        pass
    return picker


def test_narrows_verb_then_field_by_field(picker: Picker) -> None:
    assert picker.choices() == ["put", "pass"]
    assert picker.choose("put")
    assert picker.choices() == [(0, 0), (1, 0)]
    assert picker.choose((0, 0))
    assert picker.choices() == [0, 2]
    assert picker.complete is None
    assert picker.choose(2)
    assert picker.complete == Put((0, 0), 2)


def test_fills_a_single_value_by_itself_and_goes_back_over_it(picker: Picker) -> None:
    picker.choose("put")
    picker.choose((1, 0))
    assert picker.complete == Put((1, 0), 1)
    assert picker.back()
    assert (picker.verb, picker.chosen) == ("put", ())


def test_refuses_what_is_no_choice(picker: Picker) -> None:
    assert not picker.choose("fly")
    assert not picker.select(Put((9, 9), 0))
    assert picker.verb is None


def test_the_list_shows_the_last_choice_while_complete(picker: Picker) -> None:
    picker.choose("put")
    picker.choose((0, 0))
    picker.choose(0)
    verb, chosen, choices = picker.level()
    assert (verb, chosen, list(choices)) == ("put", ((0, 0),), [0, 2])


def test_tells_where_a_branch_leads(picker: Picker) -> None:
    assert picker.leads_to(None, (), "pass") == Pass()
    assert picker.leads_to(None, (), "put") is None
    assert picker.leads_to("put", (), (1, 0)) == Put((1, 0), 1)


def test_a_new_question_takes_no_confirmation(picker: Picker, qtbot: QtBot) -> None:
    picker.select(Pass())
    with qtbot.assertNotEmitted(picker.picked):
        assert not picker.confirm()
    with qtbot.waitSignal(picker.ready):
        pass
    with qtbot.waitSignal(picker.picked) as picked:
        assert picker.confirm()
    assert picked.args == [Pass()]


def test_a_second_click_confirms_where_it_is_set_so(ready: Picker, qtbot: QtBot) -> None:
    ready.mode = SECOND_CLICK
    with qtbot.assertNotEmitted(ready.picked):
        ready.take(ACTIONS[0])
        ready.take(ACTIONS[1])
    with qtbot.waitSignal(ready.picked) as picked:
        ready.take(ACTIONS[1])
    assert picked.args == [ACTIONS[1]]


def test_without_confirmation_the_choice_decides(ready: Picker, qtbot: QtBot) -> None:
    ready.mode = NONE
    with qtbot.waitSignal(ready.picked) as picked:
        ready.take(ACTIONS[2])
    assert picked.args == [ACTIONS[2]]


def test_a_preview_never_decides(ready: Picker, qtbot: QtBot) -> None:
    ready.mode = NONE
    with qtbot.assertNotEmitted(ready.picked):
        assert ready.select(ACTIONS[2])


def test_a_number_is_a_range_and_never_listed(qtbot: QtBot) -> None:
    picker = Picker((Stake,))
    picker.offer(Stakes(999))
    choices: Any = picker.choices()
    assert choices == range(1000)
    assert picker.choose(417)
    assert picker.complete == Stake(417)
    picker.withdraw()


def test_withdrawn_nothing_can_be_chosen(ready: Picker) -> None:
    ready.select(ACTIONS[0])
    ready.withdraw()
    assert not ready.offered
    assert ready.complete is None
    assert not ready.confirm()
    assert not ready.take(ACTIONS[0])
