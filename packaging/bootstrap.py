"""One command from a bare machine to a running Felucca: `python3 packaging/bootstrap.py run` (Windows: `py …`).

Tasks: run, test, lint, format, translations, setup, clean. Each first makes `.venv` with the pinned packages, installs
the system libraries that are missing where it may, and compiles the translations; all of it is skipped when up to
date. The Makefile calls this file. Standard library only.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = VENV / "felucca-setup.txt"
LOCKS = {"run": "requirements.txt", "dev": "requirements-dev.txt"}
PYTHONS = ((3, 11), (3, 12), (3, 13))

# What Qt loads, and the Debian packages that bring it.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
TEST_PROGRAMS = {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool", "import": "imagemagick"}

CHECKS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "mypy": ["-m", "mypy"],
    "import-linter": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
    "translations": ["packaging/translations.py", "check"],
}
FORMAT = {
    "ruff check --fix": ["-m", "ruff", "check", "--fix", "."],
    "ruff format": ["-m", "ruff", "format", "."],
}
TESTS = {
    "tests": ["-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "not window"],
    "tests with a window": ["-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "window"],
}


def main(arguments: list[str]) -> int:
    """Do one task. Returns the exit code."""
    tasks = {
        "run": run,
        "test": lambda: steps({**CHECKS, **TESTS}),
        "lint": lambda: steps(CHECKS),
        "format": lambda: steps(FORMAT),
        "translations": lambda: steps({"translations": ["packaging/translations.py", "update"]}),
        "setup": lambda: set_up("dev"),
        "clean": clean,
    }
    if len(arguments) != 1 or arguments[0] not in tasks:
        print(f"Usage: bootstrap.py {{{','.join(tasks)}}}", file=sys.stderr)
        return 2
    if sys.version_info[:2] not in PYTHONS:
        return with_another_python(arguments)
    os.chdir(ROOT)
    return tasks[arguments[0]]() or 0


def run() -> int:
    """Open the application, or, with no display, play a short game off screen."""
    set_up("run")
    command = [str(PYTHON), "-m", "felucca"]
    if not has_display():
        say("There is no display here, so Felucca plays a short game against the computer off screen.")
        command.append("demo")
    return subprocess.run(command, check=False).returncode


def steps(commands: dict[str, list[str]]) -> int:
    """Run the commands one after another, all of them, and say which failed."""
    set_up("dev")
    started, failed = time.monotonic(), []
    for name, arguments in commands.items():
        say(f"== {name}")
        if subprocess.run([str(PYTHON), *arguments], check=False).returncode:
            failed.append(name)
    took = f"{time.monotonic() - started:.0f} s"
    say(f"Failed after {took}: {', '.join(failed)}." if failed else f"All {len(commands)} steps passed in {took}.")
    return 1 if failed else 0


def clean() -> None:
    """Remove everything that the tasks made."""
    names = (".venv", "build", "dist", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".import_linter_cache")
    for path in [*map(ROOT.joinpath, names), *ROOT.joinpath("desktop").rglob("__pycache__")]:
        shutil.rmtree(path, ignore_errors=True)
    for path in ROOT.joinpath("i18n").glob("*.qm"):
        path.unlink()


def set_up(profile: str) -> None:
    """Make the environment for running (`run`) or also for testing (`dev`); does only what is out of date."""
    if sys.platform.startswith("linux"):
        system_packages(profile)
    if not up_to_date(profile):
        make_environment(profile)
    subprocess.run([str(PYTHON), "packaging/translations.py", "compile"], check=True)


def system_packages(profile: str) -> None:
    libraries = dict(QT_LIBRARIES)
    if profile == "dev" or has_display():
        libraries.update(WINDOW_LIBRARIES)
    programs = TEST_PROGRAMS if profile == "dev" else {}
    needed = [package for name, package in libraries.items() if not loads(name)]
    if not PYTHON.exists() and find_spec("ensurepip") is None:
        needed.append(f"python3.{sys.version_info[1]}-venv")
    useful = [package for name, package in programs.items() if shutil.which(name) is None]
    if not (needed or useful) or apt_install(needed + useful):
        return
    say("Felucca needs these system packages: " + " ".join(needed + useful))
    say("On Debian or Ubuntu: sudo apt-get install --no-install-recommends " + " ".join(needed + useful))
    if needed:
        raise SystemExit("Install them and run the same command again.")
    say("Going on without them: the tests that need a window are skipped.")


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages if root or a sudo without password allows it. Returns whether it is done."""
    if shutil.which("apt-get") is None:
        return False
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if rights and (shutil.which("sudo") is None or subprocess.run([*rights, "true"], capture_output=True).returncode):
        return False
    say("Installing system packages: " + " ".join(packages))
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*apt, "update"], check=False)
    install = [*apt, "install", "-y", "--no-install-recommends", *packages]
    return subprocess.run(install, stdout=subprocess.DEVNULL, check=False).returncode == 0


def make_environment(profile: str) -> None:
    if not works(PYTHON):
        say(f"Creating {VENV}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    say("Installing the pinned packages into .venv")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "-r", f"packaging/{LOCKS[profile]}"], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", "."], check=True)
    STAMP.write_text(f"{profile} {fingerprint()}\n", encoding="utf-8")


def up_to_date(profile: str) -> bool:
    """Whether `.venv` was made from the files as they are now; one for testing also serves for running."""
    if not STAMP.exists() or not works(PYTHON):
        return False
    have, _, made_from = STAMP.read_text(encoding="utf-8").strip().partition(" ")
    return made_from == fingerprint() and have in (profile, "dev")


def fingerprint() -> str:
    """A hash of all that the environment depends on, its place included (the checkout may have been moved)."""
    parts = [str(ROOT).encode(), str(sys.version_info[:2]).encode()]
    names = ("pyproject.toml", *(f"packaging/{lock}" for lock in LOCKS.values()))
    return hashlib.sha256(b"\0".join([*parts, *(ROOT.joinpath(name).read_bytes() for name in names)])).hexdigest()


def works(python: Path) -> bool:
    """Whether an environment's Python starts and is of the version that runs this file."""
    if not python.exists():
        return False
    asked = [str(python), "-c", "import pip, sys; print(*sys.version_info[:2])"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.stdout.split() == [str(part) for part in sys.version_info[:2]]


def with_another_python(arguments: list[str]) -> int:
    """Start again under a Python that fits, if the machine has one."""
    for major, minor in reversed(PYTHONS):
        found = shutil.which(f"python{major}.{minor}")
        if found and works_outside(found):
            return subprocess.run([found, __file__, *arguments], check=False).returncode
    raise SystemExit("Felucca needs Python 3.11, 3.12 or 3.13, and there is none here.")


def works_outside(python: str) -> bool:
    """A name on the path may be a stand-in that only says that the version is not installed."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def say(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"This step failed, its words are above: {' '.join(map(str, error.cmd))}") from None
    except KeyboardInterrupt:
        sys.exit(130)
