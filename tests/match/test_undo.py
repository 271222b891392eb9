"""Undo and redo: how far, over what, and that everything comes back as it was."""

import random

import pytest

from felucca.match.match import Match

from .pocket import Extra, Keep, Nod
from .tables import answer, digest, play, setup, take, throws

BOTH = pytest.mark.parametrize("game", ["pocket", "carcassonne"])


def test_own_decisions_back_to_the_throw() -> None:
    match = Match.start(setup("pp"))
    assert not match.can_undo
    start = digest(match)
    answer(match, Keep(2), Extra("pass"))
    match.undo()
    match.undo()
    assert digest(match) == start
    assert not match.can_undo
    match.undo()
    assert digest(match) == start


def test_an_undo_that_is_not_allowed_leaves_the_question_open() -> None:
    match = Match.start(setup("pp"))
    question = match.question
    match.undo()
    match.redo()
    assert match.question == question


def test_not_over_a_throw() -> None:
    match = Match.start(setup("pp"))
    answer(match, Keep(2), Extra("again"))
    assert not match.can_undo


def test_not_over_a_revelation() -> None:
    match = Match.start(setup("pp"))
    answer(match, Keep(2), Extra("peek"))
    assert not match.can_undo


def test_not_over_the_decision_of_another_seat() -> None:
    """The neighbour may take the nod back, but nobody may then take back what came before it."""
    match = Match.start(setup("pp"))
    match.confirm_by_end_turn = True
    answer(match, Keep(2), Extra("pass"), Nod(True))
    match.undo()
    question = match.question
    assert question is not None
    assert question.seat == 1
    assert not match.can_undo
    assert match.can_redo


def test_before_another_seat_has_decided_the_own_decision_can_be_taken_back() -> None:
    match = Match.start(setup("pn"))
    answer(match, Keep(2), Extra("pass"))
    thinking = match.question
    assert thinking is not None
    assert thinking.seat == 1
    match.undo()
    question = match.question
    assert question is not None
    assert question.seat == 0
    assert match.answer(thinking.number, Nod(True)) == []


def test_a_computers_decision_is_never_taken_back() -> None:
    match = Match.start(setup("pn"))
    match.confirm_by_end_turn = True
    rng = random.Random(3)
    while match.result is None:
        computers = [step for step in match.history if step.seat == 1]
        while match.can_undo:
            match.undo()
        assert [step for step in match.history if step.seat == 1] == computers
        while match.can_redo:
            match.redo()
        take(match, rng)


def test_undone_steps_leave_the_record_and_redo_brings_them_back() -> None:
    match = Match.start(setup("pp"))
    answer(match, Keep(2), Extra("pass"))
    full = match.record().to_json()
    match.undo()
    match.undo()
    assert len(match.record().steps) == len(full["steps"]) - 2
    assert [event.kind for event in match.redo()] == ["scored"]
    match.redo()
    assert match.record().to_json() == full
    assert not match.can_redo


def test_the_same_answer_keeps_the_rest_of_redo_and_another_drops_it() -> None:
    match = Match.start(setup("pp"))
    answer(match, Keep(2), Extra("pass"))
    match.undo()
    match.undo()
    answer(match, Keep(2))
    assert match.can_redo
    match.undo()
    answer(match, Keep(3))
    assert not match.can_redo


def test_redo_of_the_last_choice_is_no_confirmation() -> None:
    match = Match.start(setup("pp"))
    match.confirm_by_end_turn = True
    answer(match, Keep(2), Extra("pass"), Nod(True))
    match.undo()
    match.confirm_by_end_turn = False
    match.redo()
    assert match.awaits_end_turn
    match.end_turn()
    assert match.question is not None


@BOTH
def test_undo_at_the_end_of_the_game_follows_the_same_rule(game: str) -> None:
    """Possible for a person's last decisions, back to the last chance step; never for a computer's."""
    for players in ("pp", "pn", "np", "nn"):
        match = Match.start(setup(players, game))
        play(match, random.Random(4))
        last = match.history[-1]
        assert last.seat is not None
        own = players[last.seat] == "p"
        assert match.can_undo is own
        if own:
            over = digest(match)
            match.undo()
            assert match.result is None
            match.redo()
            assert digest(match) == over
            assert match.result is not None


@BOTH
@pytest.mark.parametrize("seed", range(6))
def test_undo_and_redo_at_every_point_change_nothing(game: str, seed: int) -> None:
    """Random play; at every stop a random number of undo and as many redo: the same state, turn by turn."""
    rng = random.Random(seed)
    match = Match.start(setup("pp", game, deal=seed + 1))
    match.confirm_by_end_turn = bool(seed % 2)
    plain = Match.start(setup("pp", game, deal=seed + 1))
    choose, same = random.Random(seed), random.Random(seed)
    for _ in range(60):
        before, question = digest(match), match.question
        digests = [step.digest for step in match.history]
        count = 0
        while match.can_undo and rng.random() < 0.7:
            match.undo()
            count += 1
            assert digest(match) == digests[len(match.history) - 1]
        for _ in range(count):
            assert match.can_redo
            match.redo()
        assert digest(match) == before
        assert (match.question is None) == (question is None)
        if match.result is not None:
            break
        while match.awaits_end_turn:
            match.end_turn()
        take(match, choose)
        take(plain, same)
    while match.awaits_end_turn:
        match.end_turn()
    assert digest(match) == digest(plain)


@BOTH
@pytest.mark.parametrize("players", ["pn", "npn", "pp", "ppp"])
def test_practice_goes_back_to_the_start_and_meets_the_same_again(game: str, players: str) -> None:
    match = Match.start(setup(players, game, practice=True))
    play(match, random.Random(2))
    steps = [(step.seat, step.action, step.digest) for step in match.history]
    while match.can_undo:
        number = len(match.history)
        match.undo()
        assert len(match.history) < number
        question = match.question
        assert question is not None
        assert players[question.seat] == "p"
    assert digest(match) == steps[len(match.history) - 1][2]
    assert not any(step.seat is not None and players[step.seat] == "p" for step in match.history)
    while match.can_redo:
        match.redo()
    assert [(step.seat, step.action, step.digest) for step in match.history] == steps
    assert match.result is not None


@BOTH
def test_practice_answered_anew_draws_the_same(game: str) -> None:
    match = Match.start(setup("pn", game, practice=True))
    play(match, random.Random(2), 24)
    steps = [(step.action, step.digest) for step in match.history]
    while match.can_undo:
        match.undo()
    while len(match.history) < len(steps):
        answer(match, steps[len(match.history)][0])
    assert [(step.action, step.digest) for step in match.history] == steps


def test_practice_other_answers_meet_the_same_throws() -> None:
    match = Match.start(setup("pn", practice=True))
    play(match, random.Random(2))
    before = throws(match)
    while match.can_undo:
        match.undo()
    play(match, random.Random(77))
    common = min(len(before), len(throws(match)))
    assert common >= 6
    assert throws(match)[:common] == before[:common]


@pytest.mark.parametrize("players", ["pp", "ppp", "pppp"])
def test_after_undo_the_right_seat_is_to_move(players: str) -> None:
    match = Match.start(setup(players, practice=True))
    asked = []
    for _ in range(9):
        question = match.question
        assert question is not None
        asked.append((question.seat, question.decision.kind, digest(match)))
        take(match, random.Random(len(asked)))
    for seat, kind, position in reversed(asked):
        match.undo()
        question = match.question
        assert question is not None
        assert (question.seat, question.decision.kind, digest(match)) == (seat, kind, position)
    assert not match.can_undo


def test_practice_with_end_turn() -> None:
    match = Match.start(setup("pp", practice=True))
    match.confirm_by_end_turn = True
    answer(match, Keep(1), Extra("pass"), Nod(True))
    match.end_turn()
    answered = digest(match)
    match.undo()
    question = match.question
    assert question is not None
    assert question.decision.kind == "nod"
    match.redo()
    assert digest(match) == answered
