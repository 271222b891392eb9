"""The one way in which files are written and read: whole or not at all, and nothing unreadable is ever overwritten.

Beside a file `x.json` stand the copy before it, `x.json.bak`, and, if it was ever found broken, `x.json.corrupt-1`.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

_STALE_S = 3600.0
"""A temporary file older than this was left by a run that was killed."""


class Found(NamedTuple):
    """A file's contents, or why there are none.

    `code`: empty; `absent`: neither file nor copy; `restored`: from the copy, the file being broken or gone;
    `damaged`: neither can be understood; `unreadable`: the system does not let us read.
    """

    data: dict[str, Any] | None
    code: str = ""


def anything(data: Mapping[str, Any]) -> bool:
    return True


def backup_of(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Write JSON to `path`; the sound file that stood there becomes the copy.

    After any crash, kill or error the old file or the new one stands there whole (or, for an instant, only the copy).
    Raises OSError; TypeError or ValueError for what is not JSON.
    """
    text = json.dumps(data, separators=(",", ":"), allow_nan=False).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = _temporary(path)
    try:
        with open(temporary, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _keep_previous(path)
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(path.parent)
    _sweep(path)


def read(path: Path, sound: Callable[[dict[str, Any]], bool] = anything) -> Found:
    """The JSON object in a file, or in its copy where the file is broken; nothing on the disk changes."""
    data, code = _read_one(path, sound)
    if not code:
        return Found(data)
    data, backup_code = _read_one(backup_of(path), sound)
    if not backup_code:
        return Found(data, "restored")
    return Found(None, backup_code if code == "absent" else code)


def recover(path: Path, sound: Callable[[dict[str, Any]], bool] = anything) -> Found:
    """As `read`, and makes it good: broken files are kept aside, and what the copy holds stands in its place again.

    Never raises: where the disk does not let us repair, the contents count all the same.
    """
    found = read(path, sound)
    if found.code in ("restored", "damaged"):
        with contextlib.suppress(OSError):
            for file in (path, backup_of(path)):
                if _read_one(file, sound)[1] == "damaged":
                    _keep_aside(file)
            if found.data is not None:
                write(path, found.data)
    return found


def delete(path: Path) -> None:
    """Remove a file and its copy; it is no error if they are not there. Raises OSError."""
    backup_of(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def _read_one(path: Path, sound: Callable[[dict[str, Any]], bool]) -> Found:
    try:
        data = json.loads(path.read_bytes())
    except FileNotFoundError:
        return Found(None, "absent")
    except OSError:
        return Found(None, "unreadable")
    except (ValueError, RecursionError):
        return Found(None, "damaged")
    if not isinstance(data, dict) or not sound(data):
        return Found(None, "damaged")
    return Found(data)


def _temporary(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.urandom(4).hex()}.tmp")


def _keep_previous(path: Path) -> None:
    """Make the file at `path` the copy, in such a way that it never leaves its place; a broken one goes aside."""
    code = _read_one(path, anything).code
    if code == "absent":
        return
    if code:
        _keep_aside(path)
        return
    temporary = _temporary(path)
    try:
        try:
            os.link(path, temporary)
        except OSError:
            shutil.copyfile(path, temporary)
        os.replace(temporary, backup_of(path))
    finally:
        temporary.unlink(missing_ok=True)


def _keep_aside(path: Path) -> None:
    number = 1
    while (aside := path.with_name(f"{path.name}.corrupt-{number}")).exists():
        number += 1
    os.replace(path, aside)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _sweep(path: Path) -> None:
    for temporary in path.parent.glob(f".{path.name}.*.tmp"):
        with contextlib.suppress(OSError):
            if time.time() - temporary.stat().st_mtime > _STALE_S:
                temporary.unlink()
