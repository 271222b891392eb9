"""The crash log of a run that died is found by the next one, once."""

import os
import subprocess
import sys
from pathlib import Path

from felucca import __version__
from felucca.store import crash, paths

RUN = "from felucca.store.crash import CrashLog; log = CrashLog(); print(log.start(), end=''); {}"
DIE = "import faulthandler; faulthandler._sigsegv()"
END = "log.close()"


def run(last: str) -> str:
    command = [sys.executable, "-c", RUN.format(last)]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout


def test_a_crash_is_told_to_the_next_run_once() -> None:
    assert run(END) == ""
    assert list(paths.crash_folder().iterdir()) == []
    assert run(DIE) == ""
    told = run(END)
    assert "Segmentation fault" in told
    assert run(END) == ""
    assert [path.suffix for path in paths.crash_folder().iterdir()] == [".seen"]


def test_a_kill_is_no_crash_and_empty_logs_go_in_time() -> None:
    assert run("import os, signal; os.kill(os.getpid(), signal.SIGKILL)") == ""
    (left,) = paths.crash_folder().iterdir()
    assert run(END) == ""
    assert left.exists()
    os.utime(left, (0, 0))
    assert run(END) == ""
    assert not left.exists()


def test_without_a_folder_the_run_starts_all_the_same(home: Path) -> None:
    home.write_bytes(b"")
    assert run(f"{END}; print('ok')") == "ok\n"


def test_a_report_names_version_and_platform() -> None:
    text = crash.report("Traceback: it broke\n")
    assert text.startswith(f"Felucca {__version__}\n")
    assert sys.version.split()[0] in text
    assert text.endswith("\n\nTraceback: it broke\n")
