"""Tells a match in words: the rows of the log, the last action, what happened since a seat's last decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from felucca.ui.table.log import LogRow
from felucca.ui.table.sight import open_book
from felucca.ui.table.timeline import steps_since
from felucca.ui.words import GameWords, LogLine, fill


class Narrator(QObject):
    """Keeps the lines of the steps it has told already; the match keeps events, never sentences."""

    def __init__(self, match: Any, words: GameWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._words = words
        self._told: list[tuple[Any, list[LogLine]]] = []
        self._reader: tuple[int | None, bool] = (None, False)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self._match.setup.seats]

    def forget(self) -> None:
        """The language is another: tell everything anew."""
        self._told = []

    def rows(self, viewer: int | None) -> list[LogRow]:
        """The log as a seat may know it: a separator before each turn, then its lines."""
        self._catch_up(viewer)
        rows: list[LogRow] = []
        turn = 0
        for number, (step, lines) in enumerate(self._told, 1):
            if lines and step.turn != turn:
                turn = step.turn
                rows.append(LogRow(number - 1, heading=self.heading(turn)))
            rows += [LogRow(number, line) for line in lines]
        return rows

    def heading(self, turn: int) -> str:
        return fill(self.tr("Turn %1"), max(1, turn))

    def last(self, viewer: int | None) -> LogLine | None:
        """The newest line."""
        self._catch_up(viewer)
        return next((lines[-1] for _, lines in reversed(self._told) if lines), None)

    def since(self, seat: int) -> list[LogLine]:
        """What everybody could see since a seat's last decision."""
        told = (self._tell(step, None) for step in steps_since(self._match.history, seat))
        return [line for lines in told for line in lines]

    def _catch_up(self, viewer: int | None) -> None:
        """Tell the steps that are new; forget those that were taken back. Of a match that is over, tell everything."""
        reader = (viewer, open_book(self._match))
        if reader != self._reader:
            self._reader = reader
            self._told = []
        history: Sequence[Any] = self._match.history
        same = 0
        while same < min(len(history), len(self._told)) and self._told[same][0] is history[same]:
            same += 1
        del self._told[same:]
        self._told += [(step, self._tell(step, viewer)) for step in history[same:]]

    def _tell(self, step: Any, viewer: int | None) -> list[LogLine]:
        if open_book(self._match):
            return self._words.lines(step.events, step.after, self.names)
        events = self._match.events_for(viewer, step.events)
        return self._words.lines(events, step.after.observe(viewer), self.names) if events else []
