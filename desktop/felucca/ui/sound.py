"""The sounds of the table: short, quiet, made by our own few lines of arithmetic, mixed into one device."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Generator
from functools import lru_cache
from threading import Lock
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

RATE = 44_100
IDLE_MS = 4_000
"""The device is given back when nothing has sounded for so long."""
LOUDEST = 32_767

Wave = Callable[[float], float]


def _knock(pitch: float, length: float, wood: float) -> Wave:
    """A tap on wood: a falling tone that dies quickly, with a rough beginning."""

    def at(t: float) -> float:
        tone = math.sin(2 * math.pi * pitch * (1 + 0.6 * math.exp(-60 * t)) * t)
        rough = math.sin(9_973 * t * t * 1e3) * math.exp(-220 * t)
        return (tone * (1 - wood) + rough * wood) * math.exp(-t / length)

    return at


def _bell(*notes: tuple[float, float]) -> Wave:
    """Soft bells: (when in s, pitch in Hz) each."""

    def at(t: float) -> float:
        total = 0.0
        for begin, pitch in notes:
            if t >= begin:
                s = t - begin
                total += math.sin(2 * math.pi * pitch * s) * math.exp(-5 * s) * min(1.0, 200 * s)
                total += 0.25 * math.sin(4.02 * math.pi * pitch * s) * math.exp(-9 * s)
        return total / max(1, len(notes)) * 1.3

    return at


SOUNDS: dict[str, tuple[float, float, Wave]] = {
    "tile": (0.22, 0.55, _knock(190, 0.05, 0.35)),
    "piece": (0.18, 0.5, _knock(420, 0.035, 0.2)),
    "wood": (0.3, 0.5, _knock(130, 0.09, 0.3)),
    "coin": (0.35, 0.3, _bell((0.0, 1_480), (0.03, 1_975))),
    "dice": (0.3, 0.45, _knock(310, 0.07, 0.6)),
    "card": (0.12, 0.3, _knock(900, 0.02, 0.8)),
    "points": (0.7, 0.3, _bell((0.0, 659.3), (0.09, 880.0))),
    "turn": (0.5, 0.16, _bell((0.0, 523.3))),
    "end": (1.6, 0.34, _bell((0.0, 523.3), (0.14, 659.3), (0.28, 784.0), (0.42, 1_046.5))),
}
"""Length in s, loudness 0 to 1, shape."""


@lru_cache(maxsize=32)
def samples(name: str) -> array[int]:
    """A sound as 16-bit samples. Raises KeyError for an unknown one."""
    length, loudness, wave = SOUNDS[name]
    count = int(length * RATE)
    fade = RATE // 50
    return array(
        "h",
        (
            int(max(-1.0, min(1.0, wave(i / RATE) * loudness * min(1.0, (count - i) / fade))) * LOUDEST)
            for i in range(count)
        ),
    )


class Sounds(QObject):
    """Plays sounds while there is a device and they are wanted."""

    failed = Signal()
    """There is no device that could play: told once."""

    def __init__(self, backends: list[Any] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self.volume = 70
        """Per cent."""
        self._backends = backends
        self._device: Any = None
        self._told = False
        self._lock = Lock()
        self._voices: list[tuple[array[int], int]] = []
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self.rest)

    def play(self, name: str) -> None:
        """Begin a sound; others go on. Raises KeyError for an unknown one."""
        if not self.on or not self.volume or not self._open():
            return
        with self._lock:
            self._voices.append((samples(name), 0))
        self._idle.start()

    def rest(self) -> None:
        """Give the device back. The next sound opens it again."""
        self._idle.stop()
        device, self._device = self._device, None
        if device is not None:
            device.close()
        self._voices = []

    def _open(self) -> bool:
        if self._device is not None:
            return True
        import miniaudio  # only where something is to be heard: it takes longer than all else at the start

        try:
            device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                backends=self._backends,
                app_name="Felucca",
            )
            stream = self._stream()
            next(stream)
            device.start(stream)
        except miniaudio.MiniaudioError:
            if not self._told:
                self._told = True
                self.failed.emit()
            return False
        self._device = device
        return True

    def _stream(self) -> Generator[bytes | array[int], int, None]:
        """What the device asks for, in its own thread: so many frames of all voices mixed."""
        wanted = yield b""
        while True:
            wanted = yield self._mixed(wanted)

    def _mixed(self, frames: int) -> array[int]:
        mixed = array("h", bytes(2 * frames))
        with self._lock:
            going = []
            for wave, at in self._voices:
                part = wave[at : at + frames]
                for i, sample in enumerate(part):
                    mixed[i] = max(-LOUDEST, min(LOUDEST, mixed[i] + sample * self.volume // 100))
                if at + frames < len(wave):
                    going.append((wave, at + frames))
            self._voices = going
        return mixed
