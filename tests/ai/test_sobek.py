"""The judgement of Sobek: legal, the same for every hidden truth, and with an eye for what is at hand."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from felucca.ai import sobek_rate, sobek_reasons
from felucca.ai.arena import play
from felucca.ai.choose import choose
from felucca.ai.chooser import Dice, Stopped
from felucca.ai.levels import LEVELS
from felucca.ai.sobek_cards import Purse
from felucca.model.core import games
from felucca.model.core.chance import DealSource
from felucca.model.sobek.components import KIND, KINDS
from felucca.model.sobek.moves import Done, Event, Horizontal, PlaySet, Prosper, Take
from felucca.model.sobek.phase import Automatic, Chance
from felucca.model.sobek.phases import PHASES
from felucca.model.sobek.state import SobekState

from .positions import middle

GAME = games.find("sobek")

FINGERPRINT = """
import sys
sys.path[:0] = {path!r}
from ai.test_sobek import fingerprint
print(fingerprint())
"""


def read(**position: object) -> SobekState:
    state = GAME.read(position)
    assert isinstance(state, SobekState)
    return state


def at(deal: int, decisions: int, seats: int = 2) -> SobekState:
    """What the seat that is asked may know after so many decisions of a game."""
    state = middle(GAME, deal, decisions, seats)
    assert isinstance(state, SobekState)
    return state.observe(state.decision().seat)


def fingerprint() -> str:
    """Every level's answer to some questions, as a text."""
    views = (at(9, decisions, seats) for decisions, seats in ((4, 2), (21, 3), (40, 4)))
    return "\n".join(f"{choose(GAME, view, level, seed=4)}" for view in views for level in LEVELS)


def answers(seats: int, deal: int, options: dict[str, Any], level: str) -> Iterator[tuple[SobekState, Any]]:
    """Every question of a game with the answer of a level; the game is played on with it."""
    state, source, step = GAME.new(seats, options), DealSource(deal), 0
    while state.result() is None:
        seat, step = state.decision().seat, step + 1
        if seat is None:
            state.apply(state.draw(source))
            continue
        choice = choose(GAME, state.observe(seat), level, step)
        assert isinstance(state, SobekState)
        yield state, choice
        state.apply(choice.action)


# By the rules


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_under_all_switches_are_played_by_the_rules(seats: int) -> None:
    for number, options in enumerate(GAME.variants(seats)):
        for state, choice in answers(seats, number, dict(options), "novice"):
            assert choice.action in state.actions()


def test_skilled_plays_a_round_by_the_rules() -> None:
    for state, choice in answers(3, 7, {}, "skilled"):
        assert choice.action in state.actions()
        if state.round > 1:
            return
    pytest.fail("a game of one round")


def test_every_question_has_an_opinion() -> None:
    asked = {name for name, phase in PHASES.items() if not isinstance(phase, Automatic | Chance)}
    assert set(sobek_rate.RATERS) == asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_opinions_are_about_legal_actions(seats: int) -> None:
    kinds = set()
    for decisions in range(150):
        view = at(3, decisions, seats)
        seat = view.decision().seat
        if seat is None:
            break
        kinds.add(view.decision().kind)
        rated = sobek_rate.rate(view, seat)
        assert rated
        assert {entry.action for entry in rated} <= set(view.actions())
    assert {"turn", "horizontal", "pick_event"} <= kinds


# What is hidden does not matter


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("decisions", "seats"), [(9, 2), (26, 2), (38, 3), (24, 4)])
def test_every_hidden_thing_may_be_another_one(level: str, decisions: int, seats: int) -> None:
    view = at(11, decisions, seats)
    seat = view.decision().seat
    assert seat is not None
    truths = [GAME.sample(view, Dice(seed)) for seed in range(6)]
    assert len({str(truth.position()) for truth in truths}) > 1
    views = [truth.observe(seat) for truth in truths[:2]]
    assert [other.position() for other in views] == [view.position()] * 2
    first, second = (choose(GAME, other, level, seed=5) for other in views)
    assert first == second == choose(GAME, view, level, seed=5)


@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_the_same_question_and_seed_give_the_same_answer_in_every_process(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", FINGERPRINT.format(path=[p for p in sys.path if p])],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == fingerprint()


def test_the_question_is_left_as_it_was() -> None:
    view = at(4, 20, 3)
    before = view.position()
    choose(GAME, view, "skilled", 1)
    assert view.position() == before


def test_stop_ends_the_thinking() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 3

    with pytest.raises(Stopped):
        choose(GAME, at(4, 6), "master", 1, stop=stop)
    assert len(asked) == 3


def test_without_time_there_is_still_an_answer() -> None:
    view = at(4, 6)
    choice = choose(GAME, view, "master", 1, cap_s=0.0)
    assert choice.cut
    assert choice.action in view.actions()


# An eye for what is at hand

BOTH = pytest.mark.parametrize("level", ["skilled", "master"])


@BOTH
def test_a_set_is_laid_while_there_is_time(level: str) -> None:
    """The other player takes the last card: what is not laid now never will be."""
    state = read(market=["wheat0"], hands=[["ivory3", "ivory3", "ivory0"], ["fish0"]], tokens=[])
    choice = choose(GAME, state.observe(0), level, 1)
    assert choice.action == PlaySet("ivory", ("ivory3", "ivory3", "ivory0"))
    assert ("points", 18.0) in [(reason.code, reason.points) for reason in choice.reasons]


def test_of_two_equal_cards_the_free_one_is_preferred() -> None:
    state = read(market=["cattle1", "cattle1", "cattle1", "cattle1"], deck=18, hands=[["cattle0g"], ["fish0g"]])
    values = [entry.value for entry in sobek_rate.rate(state.observe(0), 0)]
    assert sobek_rate.best(state.observe(0), 0) == Take(1)
    assert values == sorted(values, reverse=True)


@BOTH
def test_prosperity_goes_where_it_brings_most(level: str) -> None:
    state = read(
        market=["ivory3"],
        deck=9,
        sets=[{"wheat": ["wheat1", "wheat1", "wheat0"], "fish": ["fish1", "fish1", "fish1", "fish1", "fish0"]}, {}],
        agenda=[["next", 0], ["ev_prosperity", 0]],
    )
    assert choose(GAME, state.observe(0), level, 1).action == Prosper("fish")


@BOTH
def test_prosperity_on_a_big_set_is_the_best_event(level: str) -> None:
    state = read(
        market=["ivory3"],
        deck=9,
        sets=[{"fish": ["fish1", "fish1", "fish1", "fish1", "fish0"]}, {}],
        tokens=["prosperity", "guild_arrow", "deceit", "curse"],
        looked=[0],
        used=["flood"],
        agenda=[["next", 0], ["pick_event", 0]],
    )
    assert choose(GAME, state.observe(0), level, 1).action == Event("prosperity")


@pytest.mark.parametrize("level", LEVELS)
def test_amulets_complete_as_many_horizontal_sets_as_they_can(level: str) -> None:
    hand = ["fish1", "fish0", "wheat0", "wheat0g", "cattle1", "amulet", "amulet"]
    state = read(hands=[hand, []], agenda=[["settle", 1], ["horizontal", 1], ["horizontal", 0]])
    laid = []
    for step in range(3):
        action = choose(GAME, state.observe(0), level, step).action
        laid.append(action)
        state.apply(action)
    assert laid == [
        Horizontal("fish", ("fish1", "fish0", "amulet")),
        Horizontal("wheat", ("wheat0", "wheat0g", "amulet")),
        Done(),
    ]


def test_a_card_is_missed_for_what_it_was_worth() -> None:
    view = at(6, 30)
    seat = view.decision().seat
    assert seat is not None
    for kind in range(KINDS):
        gain = Purse(view, seat).gain(kind)
        richer = view.clone()
        richer.hands[seat][kind] += 1
        purse = Purse(richer, seat)
        purse.cost = Purse(view, seat).cost
        if kind != KIND["amulet"]:
            assert purse.loss(kind) == pytest.approx(gain)


def test_corruption_costs_most_where_the_comparison_is_open() -> None:
    even, far = (read(deck=9, market=["fish0"], piles=[["wheat0"], ["wheat1"]], curses=[0, n]) for n in (0, 4))
    assert Purse(even, 0).cost > Purse(far, 0).cost > 0


# Reasons and strength


def test_every_reason_is_listed() -> None:
    codes = set()
    for seats in (2, 3, 4):
        for _state, choice in answers(seats, seats, {}, "novice"):
            for reason in choice.reasons:
                codes.add(reason.code)
                assert isinstance(reason.points, float)
                assert dict(reason.facts) is not None
    assert {"set", "corruption", "points", "event", "power", "deny"} <= codes
    assert all(f"`{code}`" in str(sobek_reasons.__doc__) for code in codes)


def test_the_outlook_comes_from_playouts() -> None:
    choice = choose(GAME, at(4, 6), "skilled", 1)
    (outlook,) = [reason for reason in choice.reasons if reason.code == "outlook"]
    assert dict(outlook.facts)["playouts"] > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_novice_leaves_random_players_behind(seats: int) -> None:
    for deal in range(3):
        scores = play(GAME, ("novice", *["random"] * (seats - 1)), deal).scores
        assert scores[0] == max(scores)
