"""packaging/bootstrap.py: what it makes, what it leaves alone, and what it says when it may not install."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).parents[1]
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="system packages are a matter of Linux")


@pytest.fixture
def bootstrap(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return import_module("bootstrap")


@pytest.fixture
def started(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would be run; each ends well."""
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> SimpleNamespace:
        commands.append([str(word) for word in command])
        return SimpleNamespace(returncode=0, stdout="")

    monkeypatch.setattr(bootstrap, "subprocess", SimpleNamespace(run=run, DEVNULL=None))
    return commands


def nothing_here(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, *, euid: int, programs: set[str]) -> None:
    """A machine with no library of Qt and with `programs` alone on its path."""
    monkeypatch.setattr(bootstrap, "loads", lambda library: False)
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: euid)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/bin/{name}" if name in programs else None)


def test_a_task_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, str(ROOT / "packaging" / "bootstrap.py"), "dance"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Usage: bootstrap.py {run,test,")


def test_the_makefile_knows_the_same_tasks(bootstrap: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main([]) == 2
    tasks = capsys.readouterr().err.strip().removeprefix("Usage: bootstrap.py {").removesuffix("}").split(",")
    rule = next(line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("run "))
    assert rule.rstrip(":").split() == tasks


def test_a_finished_environment_is_left_alone_until_a_pin_changes(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "packaging").mkdir()
    for name in ("pyproject.toml", "packaging/requirements.txt", "packaging/requirements-dev.txt"):
        (tmp_path / name).write_text("a==1\n")
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(bootstrap, "works", lambda python: True)
    assert not bootstrap.up_to_date("run")
    bootstrap.STAMP.write_text(f"dev {bootstrap.fingerprint()}\n")
    assert bootstrap.up_to_date("run")
    assert bootstrap.up_to_date("dev")
    bootstrap.STAMP.write_text(f"run {bootstrap.fingerprint()}\n")
    assert bootstrap.up_to_date("run")
    assert not bootstrap.up_to_date("dev")
    (tmp_path / "packaging" / "requirements.txt").write_text("a==2\n")
    assert not bootstrap.up_to_date("run")


@linux
def test_root_installs_what_is_missing(
    bootstrap: ModuleType, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_here(bootstrap, monkeypatch, euid=0, programs={"apt-get"})
    bootstrap.system_packages("dev")
    install = started[-1]
    assert install[:4] == ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    assert {"libegl1", "libxcb-cursor0", "xvfb", "xdotool"} <= set(install)


@linux
def test_sudo_without_a_password_serves_too(
    bootstrap: ModuleType, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_here(bootstrap, monkeypatch, euid=1000, programs={"apt-get", "sudo"})
    bootstrap.system_packages("dev")
    assert started[0] == ["sudo", "-n", "true"]
    assert started[-1][:2] == ["sudo", "-n"]


@linux
def test_who_may_not_install_gets_the_command(
    bootstrap: ModuleType,
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    nothing_here(bootstrap, monkeypatch, euid=1000, programs={"apt-get"})
    monkeypatch.setattr(bootstrap, "has_display", lambda: False)
    with pytest.raises(SystemExit, match="run the same command again"):
        bootstrap.system_packages("run")
    said = capsys.readouterr().out
    assert "sudo apt-get install --no-install-recommends libglib2.0-0 libgl1 libegl1 " in said
    assert "libxcb-cursor0" not in said
    assert started == []


@linux
def test_programs_of_the_tests_alone_are_no_obstacle(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing_here(bootstrap, monkeypatch, euid=1000, programs=set())
    monkeypatch.setattr(bootstrap, "loads", lambda library: True)
    bootstrap.system_packages("dev")
    assert "xvfb" in capsys.readouterr().out


@linux
@pytest.mark.parametrize("screen", [True, False])
def test_run_opens_the_application_or_plays_off_screen(
    bootstrap: ModuleType,
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    screen: bool,
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    if screen:
        monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(bootstrap, "set_up", lambda profile: None)
    assert bootstrap.run() == 0
    program = [str(bootstrap.PYTHON), "-m", "felucca"]
    assert started == [program if screen else [*program, "demo"]]
    assert ("no display" in capsys.readouterr().out) is not screen


def test_every_step_runs_and_the_failed_ones_are_named(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "set_up", lambda profile: None)
    monkeypatch.setattr(bootstrap, "PYTHON", Path(sys.executable))
    good, bad = ["-c", ""], ["-c", "raise SystemExit(1)"]
    assert bootstrap.steps({"first": bad, "second": good, "third": bad}) == 1
    assert capsys.readouterr().out.strip().endswith(": first, third.")
    assert bootstrap.steps({"only": good}) == 0


@pytest.mark.parametrize("profile", ["requirements.txt", "requirements-dev.txt"])
def test_every_package_is_pinned(profile: str) -> None:
    lines = (ROOT / "packaging" / profile).read_text(encoding="utf-8").splitlines()
    packages = [line for line in lines if line and not line.startswith(("#", "-r "))]
    assert packages
    assert [line for line in packages if "==" not in line.partition(";")[0]] == []
