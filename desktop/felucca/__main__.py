"""`python -m felucca`, the `felucca` command and the frozen program."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Run the command line. Returns the exit code."""
    multiprocessing.freeze_support()  # a frozen child process ends here, before anything else is imported
    from felucca import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
