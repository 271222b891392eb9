"""`python -m felucca`, the `felucca` command and the frozen program."""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path


def main() -> int:
    """Run the command line. Returns the exit code."""
    multiprocessing.freeze_support()  # a frozen child process ends here, before anything else is imported
    _let_processes_start_python()
    from felucca import cli

    return cli.main()


def _let_processes_start_python() -> None:
    """The launcher of the Windows installer is no Python, so child processes take the one that lies beside it."""
    program = Path(sys.executable)
    python = program.with_name("pythonw.exe")
    if sys.platform == "win32" and program.stem.lower() == "felucca" and python.exists():
        multiprocessing.set_executable(str(python))


if __name__ == "__main__":
    sys.exit(main())
