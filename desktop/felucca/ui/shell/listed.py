"""What a list of saved games or records shows of a file."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class ListedFile:
    """One file of a list. Where it cannot be opened, `trouble` is the code of the reason and only `path` counts.

    `status` says in words where the game stands or how it ended; `names` and `colors` go by seat.
    """

    path: str
    saved: datetime
    game: str = ""
    status: str = ""
    names: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    practice: bool = False
    trouble: str = ""

    @property
    def file(self) -> str:
        return self.path.replace("\\", "/").rsplit("/", 1)[-1]
