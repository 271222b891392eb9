"""No word of Sobek's screens is cut, in both languages and sizes, with real words."""

from __future__ import annotations

import random

import pytest

from felucca.match.match import Match
from felucca.match.setup import PERSON, Setup
from felucca.store import saves
from felucca.ui.demo import people
from ui.test_nothing_clipped import SIZES, desk, look, painted

__all__ = ["desk", "painted"]
KINDS = ("turn", "pick_event", "ch_priest", "ch_scribe", "ch_vizier_card", "ch_thief_back", "ch_courtesan",
         "ev_guild", "ev_prosperity", "horizontal", "choose_starter")  # fmt: skip


def reached(language, kind, count):
    """A match in which this is asked, whoever decides a person."""
    for deal in range(1, 200):
        match = Match.start(Setup("sobek", people(count, language, ("novice",)), deal, {}))
        lots = random.Random(deal)
        while (question := match.question) is not None:
            actions = list(match.observation(question.seat).actions())
            late = match.observation(None).turn() > 24 or kind == "choose_starter"
            if question.decision.kind == kind and late and len(actions) > 1:
                seats = people(count, language, ("master",))
                seats = tuple(
                    s if i != question.seat else type(s)(s.name, s.colour, PERSON) for i, s in enumerate(seats)
                )
                match.setup = Setup("sobek", seats, deal, {})
                return match
            liked = [action for action in actions if action.do in ("set", "character")]
            match.answer(question.number, lots.choice(liked if liked and lots.random() < 0.5 else actions))
    raise AssertionError(f"{kind} never comes")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_cut(desk, painted, qtbot, size, kind):
    match = reached(desk.language.code, kind, 4 if kind in ("turn", "ev_guild") else 3)
    desk.seat(match, saves.new_path("sobek"))
    look(desk, painted, qtbot, size, kind)
    picker = desk.session.controller.picker
    for number in sorted({0, len(picker.actions) // 2, len(picker.actions) - 1}):
        picker.select(picker.actions[number])
        look(desk, painted, qtbot, size, f"{kind}, choice {number}")
    if kind == "turn":
        for tab in range(3):
            desk.session.page.side.show_tab(tab)
            look(desk, painted, qtbot, size, f"{kind}, tab {tab}")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_setup_rules_and_score(desk, painted, qtbot, size):
    desk.open_setup("sobek")
    look(desk, painted, qtbot, size, "set-up")
    desk.open_rules("sobek")
    look(desk, painted, qtbot, size, "rules")
    match = Match.start(Setup("sobek", people(4, desk.language.code, ("novice",)), 5, {}))
    lots = random.Random(5)
    while (question := match.question) is not None:
        actions = list(match.observation(question.seat).actions())
        sets = [action for action in actions if action.do in ("set", "lay")]
        match.answer(question.number, lots.choice(sets or actions))
    desk.seat(match, saves.new_path("sobek"))
    look(desk, painted, qtbot, size, "over")
    desk.show_score()
    look(desk, painted, qtbot, size, "score")
