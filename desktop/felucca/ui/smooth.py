"""The measurements of `felucca smooth`, taken on the running application."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QTimer
from PySide6.QtWidgets import QApplication

from felucca.match.record import load
from felucca.match.setup import Setup
from felucca.store import saves
from felucca.store.settings import Settings
from felucca.ui.boards.carcassonne.board import CarcassonneBoard
from felucca.ui.demo import people, played, stage, until, with_own_folder
from felucca.ui.desk import Desk
from felucca.ui.table.view import BoardView

DEAL = 482_713
STARTS = 7
BARE = """
import time; begin = time.perf_counter()
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([]); window = QWidget(); window.resize(1440, 900); window.show()
application.processEvents(); print(time.perf_counter() - begin)
"""
OURS = """
import time; begin = time.perf_counter()
from felucca.ui import app
from felucca.store.settings import SettingsFile
from felucca.ui.table.idle import IdleBrain
loaded = SettingsFile().load(); application = app.make_application(loaded)
desk = app.make_desk(application, loaded, IdleBrain()); desk.open_lobby(); desk.window.resize(1440, 900)
desk.window.show(); application.processEvents(); print(time.perf_counter() - begin)
desk.window.close()
"""


class Ticks:
    """Watches the event loop: the time between two ticks of a timer that is always due."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer()
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        self._clock.start()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _tick(self) -> None:
        self.gaps.append(self._clock.nsecsElapsed() / 1e6)
        self._clock.start()


def measure(seconds: float) -> dict[str, float]:
    """All measurements, in ms unless the name says otherwise."""
    found: dict[str, float] = {}

    async def play(desk: Desk) -> None:
        desk.window.resize(1440, 900)
        desk.window.show()
        found.update(await _thinking(desk, seconds))
        found.update(await _whole_map(desk))

    def act() -> None:
        found.update(_starts())
        stage(Settings(motion="normal", sound=False), play)

    with_own_folder(act)
    return {name: round(value, 2) for name, value in found.items()}


async def _thinking(desk: Desk, seconds: float) -> dict[str, float]:
    """While masters play each other with motion, the mouse pans without pause."""
    desk.begin(Setup("carcassonne", people(2, desk.language.code, ("master",)), DEAL, {}))
    session = desk.session
    assert session is not None
    await until(lambda: session.match.observation(None).turn() > 3)
    ticks, view = Ticks(), session.page.view
    ticks.start()
    begin, step = perf_counter(), 0
    while perf_counter() - begin < seconds and session.match.result is None:
        view.pan(QPoint(4 if step % 40 < 20 else -4, 2 if step % 20 < 10 else -2))
        step += 1
        await asyncio.sleep(0.016)
    ticks.stop()
    gaps = sorted(ticks.gaps)
    desk.leave_table()
    return {"gap longest": gaps[-1], "gap p99": gaps[len(gaps) * 99 // 100], "gap median": median(gaps)}


async def _whole_map(desk: Desk) -> dict[str, float]:
    """A finished game of 72 tiles: opening, panning, zooming, switching."""
    setup = Setup("carcassonne", people(2, desk.language.code), DEAL, {})
    record = played(setup, lambda match: False).record().to_json()
    found = {"load a finished game": await _timed(lambda: load(record))}
    match = load(record).match
    found["open it on the table"] = await _timed(lambda: desk.seat(match, saves.new_path("carcassonne")))
    session = desk.session
    assert session is not None
    view, board = session.page.view, session.board
    await until(lambda: board.settled)
    found["pan frame"] = median([await _timed(lambda: _pan(view)) for _ in range(40)])
    found["zoom step"] = median(
        [await _timed(lambda f=f: _zoom(view, f)) for f in (1.15, 1.15, 1 / 1.15, 1 / 1.15) * 3]
    )
    view.zoom_in()
    begin = perf_counter()
    settled: list[float] = []
    view.zoom_settled.connect(settled.append)
    await until(lambda: bool(settled) and board.settled)
    found["sharp after a zoom"] = (perf_counter() - begin) * 1e3
    await until(lambda: board.ahead.at_rest)  # nobody reaches the settings sooner
    found["theme switch"] = await _switch(desk, lambda: desk.change("theme", "dark"), board)
    found["language switch"] = await _switch(desk, lambda: desk.change("language", "ru"), board)
    return found


async def _timed(act: Callable[[], object]) -> float:
    begin = perf_counter()
    act()
    return (perf_counter() - begin) * 1e3


async def _switch(desk: Desk, act: Callable[[], None], board: CarcassonneBoard) -> float:
    """Until the window has been painted in the new way and every picture of the map is new."""
    begin = perf_counter()
    act()
    QApplication.processEvents()
    await until(lambda: board.settled)
    return (perf_counter() - begin) * 1e3


def _pan(view: BoardView) -> None:
    view.pan(QPoint(3, 2))
    view.viewport().repaint()


def _zoom(view: BoardView, factor: float) -> None:
    view.zoom_by(factor, QPointF(600, 400))
    view.viewport().repaint()


def _starts() -> dict[str, float]:
    """Seconds from nothing to a painted window: a bare one and the library by turns, after one of each.

    Modules are compiled, as in an installation; a checkout may have been told to keep no compiled ones.
    """
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        pairs = [(_start(BARE, environment), _start(OURS, environment)) for _ in range(1 + STARTS)][1:]
    return {
        "start of a bare window": median(bare for bare, _ in pairs) * 1e3,
        "start of the library": median(ours for _, ours in pairs) * 1e3,
        "start ratio": median(ours / bare for bare, ours in pairs),
    }


def _start(script: str, environment: dict[str, str]) -> float:
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    return float(run.stdout.split()[-1])
