"""What can go wrong with the disk, as codes that the user interface has sentences for."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import NamedTuple

_CODES = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.EROFS: "read_only",
}


class Problem(NamedTuple):
    """`code` is `disk_full`, `read_only`, `write_failed` or `not_json`; `detail` is meant for a bug report."""

    code: str
    path: Path
    detail: str


def problem_of(error: OSError | ValueError | TypeError, path: Path) -> Problem:
    """The problem behind an error that came from writing `path`."""
    if isinstance(error, OSError):
        return Problem(_CODES.get(error.errno or 0, "write_failed"), path, str(error))
    return Problem("not_json", path, str(error))
