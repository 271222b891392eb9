"""Questions and answers, End turn, what a match shows of itself."""

import random
from itertools import pairwise
from typing import Any

import pytest

from felucca.match.match import Match
from felucca.model.carcassonne.moves import Claim, Draw, Place
from felucca.model.core.contract import IllegalAction, Scored

from .pocket import GAME, Extra, Keep, Nod, Peeked, PocketState, Throw
from .tables import answer, digest, play, setup, take, throws

BOTH = pytest.mark.parametrize("game", ["pocket", "carcassonne"])


@BOTH
def test_a_game_runs_to_its_end(game: str) -> None:
    match = Match.start(setup("ppp", game))
    play(match, random.Random(1))
    assert match.result is not None
    assert match.question is None
    assert not match.awaits_end_turn
    assert match.history[-1].scores == match.result.scores


def test_chance_runs_by_itself_up_to_the_first_question() -> None:
    match = Match.start(setup())
    assert [step.action.do for step in match.history] == ["secret", "secret", "throw"]
    question = match.question
    assert question is not None
    assert (question.seat, question.decision.kind) == (0, "keep")


def test_an_answer_returns_everything_that_came_of_it() -> None:
    match = Match.start(setup())
    answer(match, Keep(1), Extra("pass"))
    question = match.question
    assert question is not None
    events = match.answer(question.number, Nod(True))
    assert [event.kind for event in events] == ["nodded", "thrown"]
    assert events == [event for step in match.history[-2:] for event in step.events]


def test_an_answer_to_an_older_question_is_dropped() -> None:
    match = Match.start(setup())
    first = match.question
    assert first is not None
    answer(match, Keep(1))
    before = digest(match)
    assert match.answer(first.number, Keep(2)) == []
    match.undo()
    again = match.question
    assert again is not None
    assert again.number > first.number
    assert match.answer(first.number, Keep(2)) == []
    match.redo()
    assert digest(match) == before


@pytest.mark.parametrize("action", [Keep(4), Extra("pass"), Throw(6), None, "keep", ("keep", 1), 3])
def test_a_refused_answer_changes_nothing(action: object) -> None:
    match = Match.start(setup())
    question, before = match.question, digest(match)
    assert question is not None
    with pytest.raises(IllegalAction):
        match.answer(question.number, action)
    assert match.question == question
    assert digest(match) == before


NONSENSE: list[Any] = [Place((0, 0), 7), Place([1], "x"), Place(None, {}), Claim([]), Draw("A"), Draw(3)]


@pytest.mark.parametrize("action", NONSENSE)
def test_nonsense_at_a_real_table_is_refused(action: object) -> None:
    match = Match.start(setup("nn", "carcassonne"))
    for _ in range(2):
        question, before = match.question, digest(match)
        assert question is not None
        with pytest.raises(IllegalAction):
            match.answer(question.number, action)
        assert digest(match) == before
        take(match, random.Random(1))


def test_the_end_of_a_persons_turn_waits_for_end_turn() -> None:
    match = Match.start(setup("pp"))
    match.confirm_by_end_turn = True
    answer(match, Keep(1), Extra("pass"), Nod(True))
    assert match.awaits_end_turn
    assert match.question is None
    assert match.can_undo
    events = match.end_turn()
    assert [event.kind for event in events] == ["thrown"]
    assert not match.awaits_end_turn
    assert not match.can_undo
    assert match.end_turn() == []


def test_a_throw_inside_a_turn_does_not_wait() -> None:
    match = Match.start(setup("pp"))
    match.confirm_by_end_turn = True
    answer(match, Keep(1), Extra("again"))
    question = match.question
    assert question is not None
    assert question.decision.kind == "nod"
    assert not match.can_undo


def test_a_chance_step_may_say_itself_that_it_ends_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = PocketState.decision

    def decision(state: PocketState):  # type: ignore[no-untyped-def]
        return plain(state)._replace(facts=(("ends_turn", state.phase == "again"),))

    monkeypatch.setattr(PocketState, "decision", decision)
    match = Match.start(setup("pp"))
    match.confirm_by_end_turn = True
    answer(match, Keep(1), Extra("again"))
    assert match.awaits_end_turn


def test_the_turn_of_a_computer_does_not_wait() -> None:
    match = Match.start(setup("pn"))
    match.confirm_by_end_turn = True
    answer(match, Keep(1), Extra("pass"), Nod(True))
    assert not match.awaits_end_turn
    question = match.question
    assert question is not None
    assert (question.seat, question.decision.kind) == (1, "keep")


def test_history_tells_seat_turn_events_and_scores() -> None:
    match = Match.start(setup("pp"))
    answer(match, Keep(2), Extra("pass"), Nod(False))
    kept = match.history[3]
    assert (kept.seat, kept.action, kept.turn) == (0, Keep(2), 1)
    scored = kept.events[0]
    assert isinstance(scored, Scored)
    assert kept.scores == (scored.points, 0)
    nod, throw = match.history[-2:]
    assert (nod.seat, nod.turn) == (1, 1)
    assert (throw.seat, throw.turn) == (None, 2)


@BOTH
def test_state_at_gives_every_state_once_more(game: str) -> None:
    match = Match.start(setup("pp", game))
    play(match, random.Random(5), 20)
    for number, step in enumerate(match.history, 1):
        state = match.state_at(number)
        assert state.position() == step.after.position()
        assert state is not step.after
    assert match.state_at(0).turn() <= 1
    with pytest.raises(IndexError):
        match.state_at(len(match.history) + 1)


def test_a_peek_is_shown_to_its_seat_alone() -> None:
    match = Match.start(setup("pp"))
    answer(match, Keep(1))
    question = match.question
    assert question is not None
    events = match.answer(question.number, Extra("peek"))
    assert [type(event) for event in match.events_for(0, events)] == [Peeked]
    assert match.events_for(1, events) == []
    assert match.events_for(None, events) == []


@BOTH
def test_the_same_deal_and_answers_give_the_same_match(game: str) -> None:
    digests = set()
    for other_deal in (1, 2, 3):
        play(Match.start(setup("pp", game, deal=other_deal)), random.Random(other_deal))
        match = Match.start(setup("pp", game, deal=41))
        play(match, random.Random(9))
        digests.add(tuple(step.digest for step in match.history))
    assert len(digests) == 1


def test_outcomes_do_not_follow_the_answers() -> None:
    drawn = set()
    for seed in range(8):
        match = Match.start(setup("pp", deal=12))
        play(match, random.Random(seed))
        drawn.add(tuple(throws(match)[:6]))
    assert len(drawn) == 1


def test_neighbouring_deals_do_not_correlate() -> None:
    """Over many pairs of deals, the n-th throws agree about as often as two dice do: one time in six."""
    thrown = []
    for deal in range(1, 402):
        match = Match.start(setup("pp", deal=deal))
        play(match, random.Random(0))
        thrown.append([action.pips for action in throws(match) if isinstance(action, Throw)][:4])
    pairs = [(a, b) for one, two in pairwise(thrown) for a, b in zip(one, two, strict=True)]
    assert 0.13 < sum(a == b for a, b in pairs) / len(pairs) < 0.20


def test_seats_must_fit() -> None:
    with pytest.raises(ValueError, match="3 players at a table for 2"):
        Match(setup("ppp"), GAME, GAME.new(2, {}))


def test_observation_hides_what_the_seat_may_not_know() -> None:
    match = Match.start(setup("pp"))
    seen = match.observation(1)
    assert isinstance(seen, PocketState)
    assert seen.secrets[0] == -1
    assert seen.secrets[1] >= 0
    take(match, random.Random(0))
    assert seen.phase == "keep"
