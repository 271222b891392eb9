"""Results of finished games, counted by game and by the strongest computer at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from felucca.store import files, paths
from felucca.store.problems import Problem, problem_of

_REMEMBERED = 500
"""So many finished games are known by their key, so that none counts twice."""


class Tally(NamedTuple):
    """Games played, games won, best score so far."""

    games: int
    wins: int
    best: int


Table = dict[str, dict[str, Tally]]
"""Game id -> level (or whatever the owner counts by) -> tally."""


class StatsFile:
    """The statistics on the disk. Each call reads them anew, so that two windows do not undo each other."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.stats_file()

    def load(self) -> tuple[Table, str]:
        """The table, and a code as in `files.Found` if the file was broken; then it is kept aside. Never raises."""
        found = files.recover(self.path, _sound)
        return _table(found.data or {}), "" if found.code == "absent" else found.code

    def add(self, game: str, level: str, won: bool, score: int, key: str, practice: bool = False) -> Problem | None:
        """Count a finished game once for its `key` (its file's name, say), a practice game never.

        Returns the problem if it could not be written; the call can then be made again.
        """
        found = files.recover(self.path, _sound)
        data = found.data or {"tallies": {}, "counted": []}
        if practice or key in data["counted"]:
            return None
        tallies = _table(data)
        of_game = tallies.setdefault(game, {})
        old = of_game.get(level)
        best = score if old is None else max(score, old.best)
        of_game[level] = Tally(1 + (old.games if old else 0), won + (old.wins if old else 0), best)
        json = {name: {at: tally._asdict() for at, tally in levels.items()} for name, levels in tallies.items()}
        try:
            files.write(self.path, {"tallies": json, "counted": [*data["counted"], key][-_REMEMBERED:]})
        except OSError as error:
            return problem_of(error, self.path)
        return None


def _table(data: dict[str, Any]) -> Table:
    return {
        game: {level: Tally(**tally) for level, tally in levels.items()}
        for game, levels in data.get("tallies", {}).items()
    }


def _sound(data: dict[str, Any]) -> bool:
    """Whether the file has the shape that `_table` reads."""
    counted, tallies = data.get("counted"), data.get("tallies")
    if not isinstance(counted, list) or not isinstance(tallies, dict):
        return False
    return all(
        isinstance(levels, dict) and all(_sound_tally(tally) for tally in levels.values())
        for levels in tallies.values()
    )


def _sound_tally(tally: Any) -> bool:
    if not isinstance(tally, dict) or set(tally) != set(Tally._fields):
        return False
    if not all(type(number) is int for number in tally.values()):
        return False
    return bool(0 <= tally["wins"] <= tally["games"])
