"""Motion at the table: durations of the visual language, scaled by the setting, all finished at once on demand.

State is never held back by motion: a board knows its truth before a track starts, and every track can be brought to
its end at any instant.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

from felucca.ui.shell.theme import theme

ARRIVE = QEasingCurve.Type.OutCubic
TRAVEL = QEasingCurve.Type.InOutCubic
STEADY = QEasingCurve.Type.Linear

FRAME_MS = 16
PACE_MS = 500
"""The computer acts at most once in this time, at normal speed."""

Step = Callable[[float], None]
Then = Callable[[], None]


@dataclass(eq=False)
class _Track:
    step: Step
    begin: int
    length: int
    easing: QEasingCurve
    then: Then | None
    started: bool = field(default=False)


class Motion(QObject):
    """Everything that moves on one table. `speed` is off, fast, normal or slow."""

    started = Signal()
    finished = Signal()

    def __init__(self, speed: str = "normal", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self._tracks: list[_Track] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()
        self.set_speed(speed)

    def set_speed(self, speed: str) -> None:
        """Raises KeyError for an unknown speed. Running motion goes on as it began; `off` ends it."""
        self._scale = float(theme().tokens["motion_scale"][speed])
        if not self._scale:
            self.skip()

    @property
    def off(self) -> bool:
        return not self._scale

    @property
    def running(self) -> bool:
        return bool(self._tracks)

    def ms(self, name: str) -> int:
        """The length in ms of a kind of motion (hover, press, select, place, travel, flip…), scaled."""
        return round(float(theme().tokens["motion_ms"][name]) * self._scale)

    def pace(self) -> int:
        """The least time in ms between two acts of the computer, scaled."""
        return round(PACE_MS * self._scale)

    def run(
        self,
        step: Step,
        name: str,
        *,
        delay: str | int = 0,
        easing: QEasingCurve.Type = ARRIVE,
        then: Then | None = None,
    ) -> None:
        """Call `step` with 0 to 1 while a motion of the kind `name` lasts, at last with 1, and then `then`.

        `delay` is a kind of motion to wait for, or ms at normal speed. With motion off, all this happens at once.
        """
        wait = self.ms(delay) if isinstance(delay, str) else round(delay * self._scale)
        length = self.ms(name)
        if wait + length <= 0:
            step(1.0)
            if then is not None:
                then()
            return
        first = not self._timer.isActive()
        if first:
            self._clock.start()
            self._timer.start()
        now = self._clock.elapsed()
        self._tracks.append(_Track(step, now + wait, max(1, length), QEasingCurve(easing), then))
        if not wait:
            step(0.0)
        if first:
            self.started.emit()

    def skip(self) -> None:
        """Bring all motion to its end, in the order in which it would have ended; motion it starts as well."""
        if not self._tracks:
            return
        while self._tracks:
            tracks, self._tracks = sorted(self._tracks, key=_end), []
            for track in tracks:
                _finish(track)
        self._rest()

    def drop(self) -> None:
        """Forget all motion without bringing it to its end: the board is shown anew from nothing."""
        if self._tracks:
            self._tracks = []
            self._rest()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for track in list(self._tracks):
            if now < track.begin or track not in self._tracks:
                continue
            part = (now - track.begin) / track.length
            if part < 1:
                track.step(track.easing.valueForProgress(part))
                continue
            self._tracks.remove(track)
            _finish(track)
        if not self._tracks:
            self._rest()

    def _rest(self) -> None:
        if self._timer.isActive() and not self._tracks:
            self._timer.stop()
            self.finished.emit()


def _end(track: _Track) -> int:
    return track.begin + track.length


def _finish(track: _Track) -> None:
    track.step(1.0)
    if track.then is not None:
        track.then()
