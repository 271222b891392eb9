"""Saving in a thread of its own, so that a slow disk never holds up the table."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from felucca.store import files
from felucca.store.problems import Problem, problem_of

_REMOVE = None


class Saver:
    """Writes what it is given, for each file the newest only; what could not be written is kept and tried again.

    `on_problem` and `on_saved` are called in the saver's thread. A problem is told once, until the file is saved.
    """

    def __init__(
        self,
        on_problem: Callable[[Problem], None] | None = None,
        on_saved: Callable[[Path], None] | None = None,
        retry_s: float = 5.0,
    ) -> None:
        self._on_problem = on_problem
        self._on_saved = on_saved
        self._retry_s = retry_s
        self._changed = threading.Condition()
        self._pending: dict[Path, Mapping[str, Any] | None] = {}
        self._told: dict[Path, str] = {}
        self._rounds = 0
        self._busy = self._urgent = self._closing = False
        self._thread = threading.Thread(target=self._work, name="saver", daemon=True)
        self._thread.start()

    def save(self, path: Path, data: Mapping[str, Any]) -> None:
        """Write `data` soon; it must not change any more. Raises RuntimeError after `close`."""
        self._put(path, data)

    def remove(self, path: Path) -> None:
        """Remove the file and its copy soon, after what was to be written before. Raises RuntimeError after `close`."""
        self._put(path, _REMOVE)

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until everything is on the disk or has been tried once more; whether all is there."""
        with self._changed:
            wanted = self._rounds + (2 if self._busy else 1)
            self._urgent = True
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._idle() or self._rounds >= wanted, timeout)
            return self._idle()

    def close(self, timeout: float | None = 10.0) -> bool:
        """Try what is left once more and end the thread; whether all is on the disk."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(timeout)
        with self._changed:
            return self._idle()

    def _put(self, path: Path, data: Mapping[str, Any] | None) -> None:
        with self._changed:
            if self._closing:
                raise RuntimeError("the saver is closed")
            self._pending[path] = data
            self._urgent = True
            self._changed.notify_all()

    def _idle(self) -> bool:
        return not self._pending and not self._busy

    def _work(self) -> None:
        while batch := self._next_batch():
            failed = {path: data for path, data in batch.items() if not self._try(path, data)}
            with self._changed:
                for path, data in failed.items():
                    self._pending.setdefault(path, data)
                self._busy = False
                self._rounds += 1
                self._changed.notify_all()
                if failed and self._closing:
                    return

    def _next_batch(self) -> dict[Path, Mapping[str, Any] | None]:
        """Wait for something to do; empty when the thread shall end. What failed before waits a while."""
        with self._changed:
            if self._pending and not self._urgent and not self._closing:
                self._changed.wait_for(lambda: self._urgent or self._closing, self._retry_s)
            self._changed.wait_for(lambda: self._pending or self._closing)
            batch, self._pending = self._pending, {}
            self._busy, self._urgent = bool(batch), False
            return batch

    def _try(self, path: Path, data: Mapping[str, Any] | None) -> bool:
        """Do one job; whether it is done with. What is not JSON will not become JSON: it is told and dropped."""
        try:
            if data is _REMOVE:
                files.delete(path)
            else:
                files.write(path, data)
        except OSError as error:
            self._tell(problem_of(error, path))
            return False
        except (TypeError, ValueError) as error:
            self._tell(problem_of(error, path))
            return True
        self._told.pop(path, None)
        if self._on_saved is not None and data is not _REMOVE:
            _guarded(self._on_saved, path)
        return True

    def _tell(self, problem: Problem) -> None:
        if self._told.get(problem.path) != problem.code and self._on_problem is not None:
            self._told[problem.path] = problem.code
            _guarded(self._on_problem, problem)


def _guarded(call: Callable[[Any], None], value: Any) -> None:
    """Call back; an error in there is reported like one in a thread, but does not end the saver's."""
    try:
        call(value)
    except Exception as error:
        who = threading.current_thread()
        threading.excepthook(threading.ExceptHookArgs((type(error), error, error.__traceback__, who)))
