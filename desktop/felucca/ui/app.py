"""The application: everything is made here and introduced to each other."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Coroutine
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from felucca import __version__
from felucca.store import crash
from felucca.store.settings import LoadedSettings, SettingsFile
from felucca.ui.brain import WorkerBrain
from felucca.ui.desk import Desk, restart
from felucca.ui.shell.dialogs import CrashReport
from felucca.ui.shell.language import Language
from felucca.ui.shell.theme import prepare
from felucca.ui.shell.window import LEAST, MainWindow

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


def main(args: Any = None, beside: Callable[[Desk], Coroutine[Any, Any, None]] | None = None) -> int:
    """Run the application until its window closes. Returns the exit code.

    `beside` runs in the same event loop: the tests act through real clicks and keys from there.
    """
    log = crash.CrashLog()
    left_behind = log.start()
    loaded = SettingsFile().load()
    application = make_application(loaded)
    desk = make_desk(application, loaded)
    guard = CrashGuard(desk)
    desk.open_lobby()
    desk.window.start()
    application.processEvents()  # the library is on the screen before asyncio is even imported
    greet(desk, loaded, left_behind)
    loop = event_loop(application)
    guard.watch(loop)
    closed = loop.create_future()
    desk.closed.connect(partial(_finish, closed))
    desk.restart_requested.connect(guard.restart)
    with loop:
        helper = loop.create_task(beside(desk)) if beside is not None else None
        loop.run_until_complete(closed)
        if helper is not None:
            helper.cancel()
    guard.release()
    log.close()
    if guard.restarting:
        restart()
    return 0


def _finish(closed: Any) -> None:
    if not closed.done():
        closed.set_result(None)


def event_loop(application: QApplication) -> Any:
    """The one event loop, Qt's and asyncio's at once, with an executor of ours: the usual one starts ten threads."""
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    from qasync import QEventLoop

    loop = QEventLoop(application, already_running=False)
    loop.set_default_executor(ThreadPoolExecutor(1, "felucca-default"))
    asyncio.set_event_loop(loop)
    return loop


def make_application(loaded: LoadedSettings) -> QApplication:
    """The Qt application with fonts, theme and the size of everything. Settings count before Qt looks at the screen."""
    scale = loaded.settings.ui_scale
    if scale != 100 and "QT_SCALE_FACTOR" not in os.environ:
        os.environ["QT_SCALE_FACTOR"] = str(scale / 100)
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setQuitOnLastWindowClosed(False)  # what closes must be saved first: `main` ends the loop itself
    application.setApplicationName("felucca")
    application.setApplicationDisplayName("Felucca")
    application.setApplicationVersion(__version__)
    prepare(application, loaded.settings.theme)
    return application


def make_desk(application: QApplication, loaded: LoadedSettings, brain: Any = None) -> Desk:
    """The window with its pages. The language is set before anything is worded."""
    language = Language(application)
    language.set(loaded.settings.language)
    window = MainWindow(loaded.settings.window, loaded.settings.maximised)
    return Desk(window, language, loaded.settings, brain or WorkerBrain())


def greet(desk: Desk, loaded: LoadedSettings, left_behind: str) -> None:
    """Tell what was found at the start: broken settings, the traces of a crash, a screen that is too small."""
    if any(report.code != "bad_value" for report in loaded.reports):
        desk.window.toast(desk.words.trouble("settings"), "danger")
    if left_behind:
        CrashReport(desk.window, crash.report(left_behind), after_restart=True).open()
    screen = desk.window.screen()
    if screen is not None and screen.availableSize().width() < LEAST.width() and loaded.settings.ui_scale > 100:
        desk.change("ui_scale", 100)


class CrashGuard(QObject):
    """Nothing that goes wrong ends the application: the person sees a report, the game is kept."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._before = sys.excepthook
        self._open = False
        self.restarting = False
        sys.excepthook = self._caught

    def watch(self, loop: AbstractEventLoop) -> None:
        """Exceptions in tasks are reported as well."""
        loop.set_exception_handler(self._caught_in_task)

    def release(self) -> None:
        sys.excepthook = self._before

    def restart(self) -> None:
        """Close the window; the program starts anew after that."""
        self.restarting = True
        self._desk.window.close()

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._desk.window.close()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:
            sys.stderr.write(text)
        self._report(text)

    def _caught_in_task(self, loop: AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, BaseException):
            self._caught(type(error), error, error.__traceback__)

    def _report(self, text: str) -> None:
        """One report at a time, shown when the event loop is back: an exception may come from within a paint."""
        if not self._open:
            self._open = True
            QTimer.singleShot(0, self, self._show)
            self._text = text

    def _show(self) -> None:
        dialog = CrashReport(self._desk.window, crash.report(self._text))
        dialog.finished.connect(self._answered)
        dialog.open()

    def _answered(self, answer: str) -> None:
        self._open = False
        if answer == "quit":
            self._desk.window.close()
