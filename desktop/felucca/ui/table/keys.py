"""Letter keys by their place on the keyboard: with a Russian layout the key of R brings К."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent

_LATIN = dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM", strict=True))


def latin(event: QKeyEvent) -> QKeyEvent:
    """The event as it would come with a Latin layout; the same one if it is no Cyrillic letter."""
    key = event.key()
    letter = _LATIN.get(chr(key)) if 0x400 <= key < 0x500 else None
    if letter is None:
        return event
    return QKeyEvent(event.type(), ord(letter), event.modifiers(), letter, event.isAutoRepeat())
