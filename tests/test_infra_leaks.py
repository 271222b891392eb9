"""The leak check itself: it sees what a test leaves, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QPropertyAnimation, QTimer, Signal
from PySide6.QtWidgets import QWidget

import leaks

TURNS = 1_000


class Sender(QObject):
    sent = Signal(object)


def test_nothing_left_is_nothing_reported(qapp: QCoreApplication) -> None:
    before = leaks.look()
    timer = QTimer()
    timer.start(1_000)
    timer.stop()
    assert leaks.left_since(before, look_at_qt=True) == []


def test_a_thread_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "_PATIENCE_S", 0.01)
    before, stop = leaks.look(), threading.Event()
    thread = threading.Thread(target=stop.wait, name="left-over")
    thread.start()
    try:
        assert leaks.left_since(before, look_at_qt=False) == ["thread left-over"]
    finally:
        stop.set()
        thread.join()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="children are listed by /proc")
def test_a_child_process_is_seen() -> None:
    before = leaks.look()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        found = leaks.left_since(before, look_at_qt=False)
        child.communicate(b"\n")
    assert len(found) == 1
    assert f"process {child.pid}" in found[0]
    assert leaks.left_since(before, look_at_qt=False) == []


def test_timers_animations_and_windows_are_seen(qapp: QCoreApplication) -> None:
    before = leaks.look()
    window = QWidget()
    timer, animation = QTimer(window), QPropertyAnimation(window, b"windowOpacity", window)
    timer.start(100_000)
    animation.setDuration(100_000)
    animation.start()
    found = " ".join(leaks.left_since(before, look_at_qt=True))
    assert "QTimer" in found
    assert "QPropertyAnimation" in found
    assert "window <PySide6.QtWidgets.QWidget" in found
    window.deleteLater()
    del window, timer, animation
    assert leaks.left_since(before, look_at_qt=True) == []


def test_qt_takes_no_reference_of_none_or_true(qapp: QCoreApplication) -> None:
    """Some releases of PySide6 lose one with every call and abort after some thousands (docs/dependencies.md)."""
    sender, received = Sender(), []
    sender.sent.connect(partial(received.append))
    counted = [sys.getrefcount(None), sys.getrefcount(True)]
    for _ in range(TURNS):
        qapp.processEvents()
        sender.sent.emit(True)
        sender.sent.emit(None)
    assert len(received) == 2 * TURNS
    received.clear()
    lost = [before - now for before, now in zip(counted, [sys.getrefcount(None), sys.getrefcount(True)], strict=True)]
    assert max(lost) < TURNS / 2, f"lost references of None and True: {lost}"
