"""The thinking process: answers, and everything that may go wrong with it."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from time import monotonic

import pytest

from felucca.ai.choose import choose
from felucca.ai.levels import LEVELS
from felucca.ai.thinker import serve
from felucca.ai.worker import Answer, Question, Ticket, Worker
from felucca.model.core import games

from . import brains
from .positions import question

Maker = Callable[..., Worker]


@pytest.fixture
def make() -> Iterator[Maker]:
    """Makes workers and closes them after the test."""
    made: list[Worker] = []

    def worker(target: Callable[[Connection], None] = serve, patience_s: float | None = None) -> Worker:
        made.append(Worker(target, patience_s))
        return made[-1]

    yield worker
    for each in made:
        each.close()


class Waiting(threading.Thread):
    """Waits for an answer in a thread, as the table does."""

    def __init__(self, worker: Worker, ticket: Ticket) -> None:
        super().__init__()
        self.answer: Answer | None = None
        self._wait = lambda: worker.wait(ticket)
        self.start()

    def run(self) -> None:
        self.answer = self._wait()

    def result(self) -> Answer:
        self.join(20)
        assert self.answer is not None
        return self.answer


def ask(worker: Worker, put: Question) -> Answer:
    return worker.wait(worker.ask(put))


def test_the_answer_is_that_of_choose(make: Maker) -> None:
    worker = make()
    put = question(3, "skilled")
    answer = ask(worker, put)
    game = games.find("carcassonne")
    expected = choose(game, game.read(put.position), "skilled", put.seed)
    assert answer == Answer(3, expected)
    assert expected.reasons


def test_one_process_answers_many_questions(make: Maker) -> None:
    worker = make()
    pid = worker.pid
    answers = [ask(worker, question(n, decisions=n)) for n in range(1, 6)]
    assert [answer.number for answer in answers] == [1, 2, 3, 4, 5]
    assert all(answer.choice for answer in answers)
    assert worker.pid == pid


def test_the_process_imports_no_qt(make: Maker) -> None:
    answer = ask(make(brains.telling_modules), question(1))
    assert answer.choice is not None
    assert answer.choice.reasons[0] == ("qt", 0.0, ())


@pytest.mark.parametrize("target", [brains.illegal, brains.foreign, brains.listing, brains.late, brains.garbled])
def test_nonsense_replaces_the_process(make: Maker, target: Callable[[Connection], None]) -> None:
    worker = make(target)
    pid = worker.pid
    answer = ask(worker, question(1))
    assert (answer.choice, answer.failure) == (None, "nonsense")
    assert answer.detail
    assert worker.pid != pid


def test_an_exception_replaces_the_process_and_keeps_its_text(make: Maker) -> None:
    worker = make()
    pid = worker.pid
    broken = ask(worker, question(1)._replace(position={"tiles": 5}))
    assert (broken.choice, broken.failure) == (None, "raised")
    assert "PositionError" in broken.detail
    assert worker.pid != pid
    assert ask(worker, question(2)).choice is not None


def test_a_question_to_the_wrong_seat_is_refused(make: Maker) -> None:
    put = question(1)
    answer = ask(make(), put._replace(viewer=1 - put.viewer))
    assert answer.failure == "raised"
    assert "is not asked" in answer.detail


def test_a_process_that_ends_is_replaced(make: Maker) -> None:
    worker = make(brains.leaving)
    answer = ask(worker, question(1))
    assert (answer.failure, answer.detail) == ("died", "exit code 7")
    assert ask(worker, question(2)).failure == "died"


def test_a_process_that_hangs_is_replaced(make: Maker) -> None:
    worker = make(brains.hanging, 0.2)
    pid = worker.pid
    assert ask(worker, question(1)).failure == "hung"
    assert worker.pid != pid


def test_a_process_that_died_between_questions_is_not_missed(make: Maker) -> None:
    worker = make()
    assert ask(worker, question(1)).choice is not None
    (process,) = (child for child in multiprocessing.active_children() if child.pid == worker.pid)
    process.kill()
    process.join()
    assert ask(worker, question(2)).choice is not None


@pytest.mark.parametrize("target", [serve, brains.hanging])
def test_cancel_ends_the_wait_at_once(make: Maker, target: Callable[[Connection], None]) -> None:
    worker = make(target)
    if target is serve:
        assert ask(worker, question(1)).choice is not None
    waiting = Waiting(worker, worker.ask(question(2, "master")))
    worker.cancel()
    assert waiting.result() == Answer(2, None, "cancelled")


def test_a_sound_process_survives_cancelling(make: Maker) -> None:
    worker = make()
    assert ask(worker, question(1)).choice is not None
    pid = worker.pid
    for number in range(2, 12):
        waiting = Waiting(worker, worker.ask(question(number, "master")))
        worker.cancel()
        assert waiting.result().failure == "cancelled"
    assert ask(worker, question(12)).number == 12
    assert worker.pid == pid


def test_a_new_question_cancels_the_open_one(make: Maker) -> None:
    worker = make()
    first = worker.ask(question(1, "master"))
    second = worker.ask(question(2))
    assert worker.wait(first).failure == "cancelled"
    assert worker.wait(second).choice is not None


@pytest.mark.parametrize("target", [serve, brains.hanging, brains.never_ready])
def test_close_ends_process_and_wait_within_two_seconds(make: Maker, target: Callable[[Connection], None]) -> None:
    worker = make(target)
    waiting = Waiting(worker, worker.ask(question(1, "master")))
    pid = worker.pid
    begin = monotonic()
    worker.close()
    assert monotonic() - begin < 2
    assert waiting.result().failure == "cancelled"
    assert worker.pid is None
    assert pid not in {child.pid for child in multiprocessing.active_children()}
    with pytest.raises(ValueError, match="closed"):
        worker.ask(question(2))


def test_a_sixth_game_is_played_by_the_same_process(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_WHERE", {**games._WHERE, "toy": "toy.game"})
    answer = ask(make(brains.with_toy), question(1, "novice", 4, "toy"))
    assert answer.choice is not None
    assert answer.choice.reasons[0].code == "outlook"


def test_every_level_has_a_cap() -> None:
    assert [level.cap_s for level in LEVELS.values()] == [0.3, 1.0, 3.0]
