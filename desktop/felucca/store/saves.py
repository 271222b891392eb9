"""The folders of saved and of finished games, as the lobby lists them."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from felucca.store import files, paths
from felucca.store.files import Found
from felucca.store.problems import Problem, problem_of
from felucca.store.saver import Saver

__all__ = ["Found", "SaveEntry", "Saver", "delete", "list_saves", "new_path", "read"]


class SaveEntry(NamedTuple):
    """One file of the list: `modified` in seconds since 1970, `data` its JSON, `code` as in `files.Found`."""

    path: Path
    modified: float
    data: dict[str, Any] | None
    code: str


def list_saves(folder: Path | None = None) -> list[SaveEntry]:
    """The games in a folder (by default those being played), the newest first, broken ones among them.

    A folder that cannot be read is itself the one entry of the list.
    """
    folder = folder or paths.saves_folder()
    try:
        names = {file.name.removesuffix(".bak") for file in folder.iterdir() if _is_save(file.name)}
    except FileNotFoundError:
        return []
    except OSError:
        return [SaveEntry(folder, 0.0, None, "unreadable")]
    entries = [_entry(folder / name) for name in sorted(names)]
    return sorted((entry for entry in entries if entry.code != "absent"), key=_age)


def read(path: Path) -> Found:
    """The contents of a save or, where it is broken, of its copy; the file stays as it is."""
    return files.read(path)


def delete(path: Path) -> Problem | None:
    """Remove a save and its copy; the problem, if that is not possible."""
    try:
        files.delete(path)
    except OSError as error:
        return problem_of(error, path)
    return None


def new_path(game: str, folder: Path | None = None, now: datetime | None = None) -> Path:
    """A free file name for a game that begins or ends now."""
    stamp = (now or datetime.now()).strftime("%Y-%m-%d_%H-%M-%S")
    folder = folder or paths.saves_folder()
    while (path := folder / f"{game}_{stamp}_{os.urandom(2).hex()}.json").exists():
        pass
    return path


def _is_save(name: str) -> bool:
    return not name.startswith(".") and name.endswith((".json", ".json.bak"))


def _entry(path: Path) -> SaveEntry:
    found = files.read(path)
    modified = 0.0
    for file in (path, files.backup_of(path)):
        try:
            modified = file.stat().st_mtime
        except OSError:
            continue
        break
    return SaveEntry(path, modified, found.data, found.code)


def _age(entry: SaveEntry) -> tuple[float, str]:
    return -entry.modified, entry.path.name
