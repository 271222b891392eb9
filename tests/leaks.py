"""What a test may leave behind: threads, child processes, and Qt's timers, animations, threads and windows."""

from __future__ import annotations

import gc
import multiprocessing
import sys
import threading
from dataclasses import dataclass
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

_PATIENCE_S = 2.0  # for what is ending already


@dataclass(frozen=True)
class Running:
    """What ran at one moment. Windows are told apart by `id`."""

    threads: frozenset[threading.Thread]
    children: frozenset[int]
    windows: frozenset[int]


def look() -> Running:
    return Running(frozenset(threading.enumerate()), frozenset(_children()), frozenset(map(id, _windows())))


def left_since(before: Running, *, look_at_qt: bool) -> list[str]:
    """What runs now and did not run `before`, each in a few words."""
    if look_at_qt:
        _finish_deletions()
    left = [f"thread {thread.name}" for thread in threading.enumerate() if _goes_on(thread, before)]
    for process in multiprocessing.active_children():
        process.join(0 if process.pid in before.children else _PATIENCE_S)
    left += [f"process {pid} ({_command(pid)})" for pid in _children() if pid not in before.children]
    if look_at_qt:
        left += [f"window {window!r}" for window in _windows() if id(window) not in before.windows]
        left += [f"running {thing!r}" for thing in _running_qt_objects()]
    return left


def _goes_on(thread: threading.Thread, before: Running) -> bool:
    if thread in before.threads or isinstance(thread, threading._DummyThread):
        return False
    thread.join(_PATIENCE_S)
    return thread.is_alive()


def _children() -> set[int]:
    """The live child processes, without the helper that multiprocessing keeps for the life of the program."""
    own = {getattr(resource_tracker._resource_tracker, "_pid", None)}
    tasks = Path("/proc/self/task")
    if tasks.is_dir():
        found = {int(pid) for task in tasks.iterdir() for pid in _words(task / "children") if _state(pid) != "Z"}
    else:
        found = {process.pid for process in multiprocessing.active_children() if process.pid is not None}
    return found - own


def _words(path: Path) -> list[str]:
    try:
        return path.read_text().split()
    except OSError:  # it has ended since
        return []


def _state(pid: str) -> str:
    stat = " ".join(_words(Path("/proc", pid, "stat")))
    return stat.rpartition(")")[2].strip()[:1] or "Z"


def _command(pid: int) -> str:
    try:
        return Path("/proc", str(pid), "cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    except OSError:
        return "ended"


def _application() -> Any:
    widgets = sys.modules.get("PySide6.QtWidgets")
    return widgets.QApplication.instance() if widgets is not None else None


def _windows() -> list[Any]:
    """Top-level widgets, without the one tooltip that Qt keeps to itself."""
    application = _application()
    if application is None:
        return []
    return [window for window in application.topLevelWidgets() if window.objectName() != "qtooltip_label"]


def _finish_deletions() -> None:
    from PySide6.QtCore import QEvent

    application = _application()
    if application is None:
        return
    gc.collect()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()


def _running_qt_objects() -> list[Any]:
    """Timers, animations and threads of Qt that still run, found among all objects that Python knows."""
    import shiboken6
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    kinds = (QTimer, QAbstractAnimation, QThread)
    return [
        thing
        for thing in gc.get_objects()
        if issubclass(type(thing), kinds) and shiboken6.isValid(thing) and _runs(thing, QAbstractAnimation, QTimer)
    ]


def _runs(thing: Any, animation: type, timer: type) -> bool:
    if isinstance(thing, animation):
        return bool(thing.state() == animation.State.Running)
    return bool(thing.isActive() if isinstance(thing, timer) else thing.isRunning())
