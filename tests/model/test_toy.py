"""The toy game: one round that can be read, its secrets, and that a sixth game is played at once."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from felucca.ai.arena import play
from felucca.model.core import games
from felucca.model.core.cases import run_case
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Decision, IllegalAction, PositionError, Scored
from toy.game import GAME, UNKNOWN, ToyState
from toy.moves import Answer, Closed, Draw, Drawn, Opened, Play, Roll, Show, Skip, Stake

CASES = sorted((Path(__file__).parent.parent / "cases" / "toy").glob("*.json"))


def table(**position: Any) -> ToyState:
    return GAME.read(position)


def kinds(events: list[Any]) -> list[str]:
    return [event.kind for event in events]


def test_a_round_from_the_deal_to_the_end() -> None:
    state = GAME.new(2, {"rounds": 1})
    for card in ("gamble", "toll", "date", "echo"):
        assert state.decision() == Decision(None, "draw")
        state.apply(Draw(card))
    state.apply(Draw("date"))
    assert state.decision() == Decision(0, "play")
    assert state.actions() == [Play("date"), Play("gamble")]
    assert kinds(state.apply(Play("gamble"))) == ["played"]
    state.apply(Stake(100))
    assert kinds(state.apply(Roll(6))) == ["rolled", "coins", "scored", "turn"]
    state.apply(Draw("echo"))
    state.apply(Play("echo"))
    assert state.actions() == [Play("toll"), Play("echo"), Skip()]
    state.apply(Play("toll"))
    assert state.decision() == Decision(0, "answer", (("asker", 1),))
    state.apply(Answer(False))
    state.apply(Show(3))
    events = state.apply(Show(2))
    assert events[:3] == [Closed(1, 2), Opened((3, 2)), events[2]]
    assert events[2].points == 3
    assert state.purses == [400, 300]
    result = state.result()
    assert result is not None
    assert result.scores == (6 + 3 + 2 + 4, 3 + 0 + 3)
    assert result.winners == (0,)


def test_nobody_sees_a_fist_before_the_last_is_closed() -> None:
    seats = [["reveal"], ["show", 2], ["show", 1], ["show", 0]]
    worlds = []
    for fingers in (0, 3):
        state = table(seats=3, agenda=[["final"], *seats])
        events = state.apply(Show(fingers))
        assert [GAME.visible(event, 1) for event in events] == [None]
        assert state.observe(0).fists == [fingers, None, None]
        worlds.append(state)
    for seat in (1, 2, None):
        assert worlds[0].observe(seat).position() == worlds[1].observe(seat).position()


def test_a_forecast_stops_at_the_revelation() -> None:
    state = table(agenda=[["final"], ["reveal"], ["show", 1]], fists=[2, None])
    assert GAME.forecast(state.observe(1), Show(3)) == [Closed(1, 3)]
    assert kinds(state.apply(Show(3)))[:2] == ["closed", "opened"]


def test_a_hand_is_hidden_and_a_sample_fills_it() -> None:
    state = GAME.new(3, {})
    source = DealSource(4)
    while state.decision().seat is None:
        events = state.apply(state.draw(source))
    assert GAME.visible(events[0], 1) == Drawn(0, UNKNOWN)
    view = state.observe(0)
    assert view.hands[0] == state.hands[0]
    assert view.hands[1:] == [[UNKNOWN] * 2, [UNKNOWN] * 2]
    samples = [GAME.sample(view, Random(seed)).position()["hands"][1] for seed in range(20)]
    assert all(UNKNOWN not in hand for hand in samples)
    assert len({tuple(hand) for hand in samples}) > 1


def test_the_stakes_are_never_listed() -> None:
    state = table(purses=[2_000_000, 300], agenda=[["final"], ["stake", 0]])
    stakes = state.actions()
    assert len(stakes) == 1000
    assert (stakes[0], stakes[-1]) == (Stake(0), Stake(999))
    assert Stake(999) in stakes
    assert Stake(1000) not in stakes


def test_a_poor_neighbour_is_not_asked_for_a_toll() -> None:
    state = table(hands=[["toll"], []], purses=[300, 4], agenda=[["final"], ["show", 0], ["play", 0]])
    events = state.apply(Play("toll"))
    assert kinds(events) == ["played", "refused", "scored"]
    assert events[2] == Scored(0, 3, "toll", events[2].terms)


def test_an_illegal_action_has_its_reason() -> None:
    state = table(hands=[["date"], []])
    with pytest.raises(IllegalAction) as caught:
        state.apply(Play("echo"))
    assert caught.value.refusal == state.check(Play("echo"))
    assert state.hands == [["date"], []]


@pytest.mark.parametrize("position", [{"camels": 3}, {"hands": 7}, {"agenda": [["play", 0, 0, 0]]}])
def test_a_damaged_position_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        GAME.read(position)


def test_what_cannot_be_played_is_said_before() -> None:
    assert GAME.unplayable(4, {"rounds": 3, "tolls": False}) == "cards"
    assert GAME.unplayable(5, {}) == "seats"
    with pytest.raises(ValueError, match="options"):
        GAME.new(2, {"rounds": 9})


def test_generic_search_plays_it_and_beats_chance() -> None:
    wins = [play(GAME, ("novice", "random"), deal).places for deal in range(1, 13)]
    assert sum(places[0] == 1 for places in wins) > sum(places[1] == 1 for places in wins)


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_its_cases_pass(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._WHERE, "toy", "toy.game")
    outcome = run_case(json.loads(path.read_text(encoding="utf-8")))
    assert outcome.failures == []
    assert outcome.passed >= 1
