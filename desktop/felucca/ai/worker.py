"""The process in which computer players think, seen from the table's side.

One long-lived spawned process and a pipe. The process can be killed and started again at any instant, and it gets and
gives plain JSON only, so nothing that happens in it can harm the table.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from threading import Lock
from time import monotonic
from typing import Any, NamedTuple

from felucca.ai.chooser import Choice, Reason
from felucca.ai.levels import LEVELS
from felucca.ai.thinker import receive, send, serve
from felucca.model.core import games
from felucca.model.core.codec import action_of
from felucca.model.core.contract import Position, Seat

START_S = 30.0
"""Seconds a fresh process has until it is ready."""
PATIENCE = 3.0
GRACE_S = 2.0
"""A process hangs when it has not answered within `PATIENCE` times the cap of the level and `GRACE_S`."""
STEP_ASIDE_S = 0.3
"""Seconds a cancelled process has to drop its work before it is killed."""
CLOSE_S = 1.0
"""Seconds for the end of a killed process."""


class Question(NamedTuple):
    """What a player is asked: the position is that of the viewer's observation."""

    number: int
    game: str
    position: Position
    viewer: Seat
    level: str
    seed: int


class Answer(NamedTuple):
    """`choice` or, where there is none, `failure`: cancelled, raised, nonsense, hung, died; with a detail for a log."""

    number: int
    choice: Choice | None
    failure: str = ""
    detail: str = ""


class Ticket:
    """A question that has been put and not answered yet."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.cancelled = False


class _Failed(Exception):
    def __init__(self, failure: str, detail: str = "") -> None:
        super().__init__(failure)
        self.failure = failure
        self.detail = detail


class Worker:
    """One process that thinks for all computer players and hints, about one question at a time.

    `ask`, `cancel` and `close` return at once and belong to the table's thread; `wait` blocks and belongs to another.
    A process that dies, raises, hangs or answers nonsense is replaced, and the answer says so. `target` is what runs
    in the process, `patience_s` replaces the time after which it hangs.
    """

    def __init__(self, target: Callable[[Connection], None] = serve, patience_s: float | None = None) -> None:
        self._target = target
        self._patience_s = patience_s
        self._context = multiprocessing.get_context("spawn")
        self._process_lock = Lock()
        self._waiting = Lock()
        self._waker, self._alarm = multiprocessing.Pipe(duplex=False)
        self._ticket: Ticket | None = None
        self._closed = False
        self._start()

    @property
    def pid(self) -> int | None:
        """The id of the process now; None when closed."""
        return None if self._closed else self._process.pid

    def ask(self, question: Question) -> Ticket:
        """Put a question, for `wait`; one still open is cancelled. Raises ValueError when closed."""
        if self._closed:
            raise ValueError("the worker is closed")
        self.cancel()
        self._ticket = Ticket(question)
        return self._ticket

    def cancel(self) -> None:
        """Nobody wants the open answer any more: `wait` returns with `cancelled`."""
        ticket, self._ticket = self._ticket, None
        if ticket is not None and not ticket.cancelled:
            ticket.cancelled = True
            self._alarm.send_bytes(b"!")

    def close(self) -> None:
        """End the process, at most `2 * CLOSE_S` later. The worker cannot be used again; `wait` says `cancelled`."""
        if self._closed:
            return
        self.cancel()
        with self._process_lock:
            self._closed = True
            self._end_process()
        if self._waiting.acquire(timeout=CLOSE_S):
            self._waiting.release()
        self._process.close()
        for end in (self._pipe, self._waker, self._alarm):
            end.close()

    def wait(self, ticket: Ticket) -> Answer:
        """The answer to a ticket: blocks until it is there, cancelled, or given up."""
        question = ticket.question
        with self._waiting:
            try:
                answer = Answer(question.number, self._exchange(ticket))
            except _Failed as failed:
                if failed.failure != "cancelled":
                    self._replace()
                answer = Answer(question.number, None, failed.failure, failed.detail)
        if ticket.cancelled or self._closed:
            return Answer(question.number, None, "cancelled")
        if self._ticket is ticket:
            self._ticket = None
        return answer

    def _start(self) -> None:
        self._pipe, far = self._context.Pipe()
        self._process = self._context.Process(target=self._target, args=(far,), name="felucca-thinker", daemon=True)
        self._process.start()
        far.close()
        self._ready = False

    def _end_process(self) -> None:
        self._process.kill()
        self._process.join(CLOSE_S)

    def _replace(self) -> None:
        with self._process_lock:
            if self._closed:
                return
            self._end_process()
            self._process.close()
            self._pipe.close()
            self._start()

    def _exchange(self, ticket: Ticket) -> Choice:
        """Send the question, read the choice. Raises `_Failed`."""
        if ticket.cancelled or self._closed:
            raise _Failed("cancelled")
        if not self._process.is_alive():  # it died between two questions: nobody needs to hear of that
            self._replace()
        question = ticket.question
        self._send(question._asdict())
        end = monotonic() + (self._patience(question) if self._ready else START_S)
        while True:
            message = self._next(end, ticket)
            if isinstance(message, dict) and message.get("ready"):
                self._ready = True
                end = monotonic() + self._patience(question)
            else:
                return _choice(question, message)

    def _patience(self, question: Question) -> float:
        level = LEVELS.get(question.level)
        if self._patience_s is not None:
            return self._patience_s
        return GRACE_S + (PATIENCE * level.cap_s if level else 0.0)

    def _send(self, message: dict[str, Any]) -> None:
        try:
            send(self._pipe, message)
        except OSError as error:
            raise _Failed("died", str(error)) from None

    def _next(self, end: float, ticket: Ticket | None) -> Any:
        """The next message of the process; without a ticket only the time limits the wait. Raises `_Failed`."""
        alarm = [] if ticket is None else [self._waker]
        while (left := end - monotonic()) > 0:
            ready = wait([self._pipe, self._process.sentinel, *alarm], left)
            if self._waker in ready:
                self._waker.recv_bytes()
            if ticket is not None and ticket.cancelled:
                self._step_aside()
                raise _Failed("cancelled")
            if self._pipe in ready:
                try:
                    return receive(self._pipe)
                except ValueError as error:
                    raise _Failed("nonsense", str(error)) from None
                except (EOFError, OSError):
                    raise _Failed("died", f"exit code {self._exit_code()}") from None
            if self._process.sentinel in ready:
                raise _Failed("died", f"exit code {self._exit_code()}")
        raise _Failed("hung")

    def _exit_code(self) -> int | None:
        self._process.join(STEP_ASIDE_S)
        return self._process.exitcode

    def _step_aside(self) -> None:
        """Let the process drop its work: it says so soon, or is replaced."""
        try:
            self._send({"cancel": True})
            end = monotonic() + (STEP_ASIDE_S if self._ready else START_S)
            message = self._next(end, None)
            if isinstance(message, dict) and message.get("ready"):
                self._ready = True
                self._next(monotonic() + STEP_ASIDE_S, None)
        except _Failed:
            self._replace()


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _choice(question: Question, message: Any) -> Choice:
    """The choice in a message. Raises `_Failed` if it is none, or not a legal one."""
    if isinstance(message, dict) and message.get("number") == question.number and "raised" in message:
        raise _Failed("raised", str(message["raised"]))
    try:
        if message["number"] != question.number:
            raise ValueError(f"an answer to question {message['number']}")
        game = games.find(question.game)
        action = action_of(game, message["action"])
        if action not in game.read(question.position).actions():
            raise ValueError(f"not legal: {message['action']}")
        reasons = tuple(Reason(str(code), float(points), _frozen(facts)) for code, points, facts in message["reasons"])
        return Choice(action, reasons, bool(message["cut"]))
    except Exception as error:  # whatever is wrong with it, it is no answer
        raise _Failed("nonsense", repr(error)) from None
