"""What of a match a screen may show: as the person in view may know it, and everything once it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from felucca.match.match import Match
from felucca.ui.table.timeline import last_seat


def open_book(match: Match) -> bool:
    """Whether looking back at a match shows everything: it is over."""
    return match.result is not None


def eyes(match: Match, viewer: int | None, step: int | None) -> int | None:
    """Whose secrets show after so many steps (None: now); of a match that is over, those of whoever decided then."""
    if step is None or not open_book(match):
        return viewer
    seat = match.state_at(step).decision().seat
    return last_seat(match.history[:step]) if seat is None else seat


def seen(match: Match, viewer: int | None, step: int | None) -> Any:
    """What shows after so many steps (None: now)."""
    if step is None:
        return match.observation(viewer)
    state = match.state_at(step)
    return state if open_book(match) else state.observe(viewer)


def told(match: Match, viewer: int | None, events: Sequence[Any]) -> list[Any]:
    """The events of steps looked back at, as they may be told."""
    return list(events) if open_book(match) else match.events_for(viewer, events)


def may_undo(match: Match, viewer: int | None, covers: Callable[[int], bool]) -> bool:
    """Whether the person in view may take the last step back: not beyond a hand-over, unless for practice.

    `covers` says whether the table is covered before it is shown to a seat.
    """
    if not match.can_undo:
        return False
    seat = match.history[-1].seat
    return match.setup.practice or seat is None or seat == viewer or not covers(seat)
