"""What is left of a run that crashed, and the text of a report about it."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sys
import time
from pathlib import Path
from typing import BinaryIO

from felucca import __version__
from felucca.store import paths

_STALE_S = 7 * 24 * 3600.0
"""An empty log older than this belongs to no run any more."""


def report(details: str) -> str:
    """The text to copy into a bug report: program, system, and what happened."""
    import platform  # slow to load, and hopefully never needed

    lines = (
        f"Felucca {__version__}",
        f"{platform.python_implementation()} {platform.python_version()}",
        f"{platform.platform()} {platform.machine()}",
        "",
        details.strip(),
        "",
    )
    return "\n".join(lines)


class CrashLog:
    """The log that the interpreter fills when it dies; each run has one of its own, so that two may run at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.crash_folder()
        self.path = self.folder / f"crash-{os.getpid()}.log"
        self._file: BinaryIO | None = None

    def start(self) -> str:
        """Begin the log of this run; returns what earlier runs left behind, or an empty text.

        What is returned is kept under another name and not returned again. Never raises: without a folder to write
        to, a crash is written to the standard error stream only.
        """
        left = self._left_behind()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file = open(self.path, "wb")  # noqa: SIM115 - the interpreter needs it open for the whole run
        except OSError:
            if sys.stderr is not None:
                faulthandler.enable(all_threads=True)
            return left
        faulthandler.enable(self._file, all_threads=True)
        return left

    def close(self) -> None:
        """The run ends in order: nothing is left behind."""
        faulthandler.disable()
        if self._file is not None:
            self._file.close()
            self._file = None
            with contextlib.suppress(OSError):
                self.path.unlink()

    def _left_behind(self) -> str:
        texts = []
        for path in sorted(self.folder.glob("crash-*.log")):
            with contextlib.suppress(OSError):
                text = path.read_text(encoding="utf-8", errors="replace").strip()
                if text:
                    os.replace(path, path.with_suffix(".seen"))
                    texts.append(text)
                elif time.time() - path.stat().st_mtime > _STALE_S:
                    path.unlink()
        return "\n\n".join(texts)
