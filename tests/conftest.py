"""What every test gets: no screen, a home of its own, and a check that it leaves nothing running.

`window` tests start the real program in another process on a display of their own: fixture `display`.
"""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before Qt is imported, by the test plugin too
os.environ.pop("QT_SCALE_FACTOR", None)

import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import leaks
from felucca import share


@pytest.fixture(autouse=True)
def felucca_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that takes the place of the user's own settings, saves and logs."""
    home = tmp_path / "felucca-home"
    monkeypatch.setenv("FELUCCA_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def leaves_nothing_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test after which a thread, a process, a timer, an animation or a window of its own is still there."""
    before = leaks.look()
    yield
    uses_qt = {"qapp", "qtbot"} & set(request.fixturenames)
    left = leaks.left_since(before, look_at_qt=bool(uses_qt))
    if left:
        pytest.fail(f"left behind: {'; '.join(left)}", pytrace=False)


@pytest.fixture
def english(qapp: Any) -> Iterator[None]:
    """English with its plurals, whatever language a test before has left."""
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    assert translator.load(str(share.path("i18n", "felucca_en.qm")))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@dataclass(frozen=True)
class Display:
    """A display of its own, `name` like ":7"; start programs with `env` to show their windows there."""

    name: str
    env: dict[str, str]


@pytest.fixture
def display(felucca_home: Path) -> Iterator[Display]:
    """An Xvfb display of 1440×900. Skips the test where there is no Xvfb, except in continuous integration."""
    program = shutil.which("Xvfb")
    if program is None:
        missing = "Xvfb is not installed, so no real window can be tested"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    read, write = os.pipe()
    options = ["-displayfd", str(write), "-screen", "0", "1440x900x24", "-dpi", "96", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen([program, *options], pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as answer:
                number = answer.readline().strip()  # written once the display takes programs
            assert number, "Xvfb ended before its display was ready"
            yield Display(f":{number}", _window_env(f":{number}"))
        finally:
            server.terminate()


def _window_env(name: str) -> dict[str, str]:
    hidden = ("WAYLAND_DISPLAY", "XAUTHORITY", "QT_SCALE_FACTOR", "XDG_SESSION_TYPE")
    env = {key: value for key, value in os.environ.items() if key not in hidden}
    return {**env, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb", "PYTHONUNBUFFERED": "1"}


def pytest_report_header() -> str:
    return f"felucca under Python {sys.version.split()[0]}, Qt platform {os.environ['QT_QPA_PLATFORM']}"
