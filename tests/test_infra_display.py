"""The display fixture: a real window of another process, on a display of its own."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Display

PROGRAM = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.show()
while not window.windowHandle().isExposed():
    application.processEvents()
print(application.platformName(), application.primaryScreen().size().width())
"""


@pytest.mark.window
def test_a_window_opens_on_the_display(display: Display) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=display.env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()) == (0, ["xcb", "1440"]), done.stderr
