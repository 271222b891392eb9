"""The prompt bar: a long help takes a second line before it ends in an ellipsis."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from felucca.ui.shell.theme import load_fonts, theme
from felucca.ui.table.board import Prompt
from felucca.ui.table.prompt import COMPACT_HEIGHT, PromptBar

HINT = "Hint: your city grows: +4.1; a follower stays free: +0.7; Hapi cannot finish the city with two: +2.3"


@pytest.fixture
def bar(qtbot: QtBot) -> PromptBar:
    load_fonts()
    theme().set("light")
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(460, COMPACT_HEIGHT)
    bar.show()
    return bar


def test_a_long_help_takes_two_lines(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Where?", HINT), "")
    bar.grab()
    assert len(bar.help.lines()) == 2
    assert " ".join(bar.help.lines()) == HINT
    assert not bar.help.toolTip()
    assert bar.rect().contains(bar.help.geometry())


def test_a_longer_one_ends_in_an_ellipsis_and_is_whole_in_the_tool_tip(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Where?", f"{HINT} {HINT}"), "")
    bar.grab()
    assert bar.help.lines()[-1].endswith("…")
    assert bar.help.toolTip() == f"{HINT} {HINT}"


def test_beside_a_long_question_the_help_has_one_line(bar: PromptBar) -> None:
    bar.show_prompt(Prompt("Where does the tile go, now that it cannot go where it was meant to go?", HINT), "")
    bar.grab()
    assert bar.question.wordWrap()
    assert len(bar.help.lines()) == 1
    assert bar.rect().contains(bar.help.geometry())
