"""The computer players of the application: a worker process, awaited without holding up the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from asyncio import Task
    from concurrent.futures import ThreadPoolExecutor

    from felucca.ai.worker import Ticket, Worker


class WorkerBrain(QObject):
    """A `Brain` (see `ui/table/brain.py`) over one `Worker`, started when it is needed.

    Blocking waits live in one thread of their own.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game_id = ""
        """The game at the table now."""
        self._worker: Worker | None = None
        self._executor: ThreadPoolExecutor | None = None
        self._tasks: set[Task[None]] = set()
        self._closed = False

    def wake(self) -> None:
        """Start the process, if it does not run yet: before the first question, not at the start of the program."""
        from concurrent.futures import ThreadPoolExecutor

        from felucca.ai.worker import Worker

        if self._worker is None and not self._closed:
            self._worker = Worker()
            self._executor = ThreadPoolExecutor(1, "felucca-brain")

    def think(self, number: int, observation: Any, level: str, seed: int) -> None:
        """Begin to think about the decision of an observation; what was thought about before is given up."""
        import asyncio

        from felucca.ai.worker import Question

        self.wake()
        worker = self._worker
        if worker is None:
            return
        seat = observation.decision().seat
        ticket = worker.ask(Question(number, self.game_id, observation.position(), seat, level, seed))
        task = asyncio.get_event_loop().create_task(self._wait(worker, ticket))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def cancel(self) -> None:
        """Give up thinking, at once."""
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        """End the process and the thread. Nothing is answered afterwards."""
        self._closed = True
        if self._worker is not None:
            self._worker.close()
        if self._executor is not None:
            self._executor.shutdown(wait=True)

    async def _wait(self, worker: Worker, ticket: Ticket) -> None:
        import asyncio

        answer = await asyncio.get_running_loop().run_in_executor(self._executor, worker.wait, ticket)
        if self._closed or answer.failure == "cancelled":
            return
        if answer.choice is None:
            self.failed.emit(answer.number, answer.failure)
        else:
            self.answered.emit(answer.number, answer.choice)
