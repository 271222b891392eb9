"""Whole files or none, whatever happens while they are written."""

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from felucca.store import files, paths
from felucca.store.problems import problem_of

WRITER = """
import sys
from pathlib import Path
from felucca.store import files

for number in range(int(sys.argv[2]), 10**9):
    files.write(Path(sys.argv[1]), {"number": number, "again": number, "padding": [number] * 20_000})
    print(number, flush=True)
"""


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def test_the_home_variable_counts_for_everything(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    every = (paths.settings_file, paths.saves_folder, paths.records_folder, paths.stats_file, paths.crash_folder)
    assert all(home in place().parents for place in every)
    monkeypatch.delenv("FELUCCA_HOME")
    assert all("felucca" in place().parts for place in every)


def test_what_is_written_is_read(home: Path) -> None:
    path = home / "deep" / "x.json"
    files.write(path, {"name": "Нил \ud800", "n": 1})
    assert files.read(path) == ({"name": "Нил \ud800", "n": 1}, "")
    assert names(path.parent) == {"x.json"}
    files.write(path, {"n": 2})
    assert files.read(path).data == {"n": 2}
    assert files.read(files.backup_of(path)).data == {"name": "Нил \ud800", "n": 1}
    assert names(path.parent) == {"x.json", "x.json.bak"}


def test_without_hard_links_the_copy_is_made_by_copying(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    for number in range(3):
        files.write(home / "x.json", {"n": number})
    assert files.read(files.backup_of(home / "x.json")).data == {"n": 1}
    assert names(home) == {"x.json", "x.json.bak"}


def test_killed_while_writing(home: Path) -> None:
    """After kill -9 at any moment the file is whole, and no older than the last write that was reported."""
    path, number = home / "x.json", 0
    for round_number in range(20):
        command = [sys.executable, "-c", WRITER, str(path), str(number)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            for _ in range(1 + round_number % 5):
                number = int(writer.stdout.readline())
            writer.send_signal(signal.SIGKILL)
        found = files.read(path)
        assert found.code == ""
        assert found.data is not None
        assert found.data["number"] == found.data["again"] >= number
        assert len(found.data["padding"]) == 20_000
        number = found.data["number"] + 1


@pytest.mark.parametrize("call", ["fsync", "replace", "link"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_failing_disk_leaves_the_old_file(home: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int) -> None:
    path = home / "x.json"
    files.write(path, {"n": 1})

    def fail(*_: object) -> None:
        raise OSError(code, "the disk says no")

    with monkeypatch.context() as patch:
        patch.setattr(os, call, fail)
        if call == "link":
            patch.setattr("shutil.copyfile", fail)
        with pytest.raises(OSError, match="says no"):
            files.write(path, {"n": 2})
    assert files.read(path) == ({"n": 1}, "")
    assert names(home) <= {"x.json", "x.json.bak"}
    files.write(path, {"n": 3})
    assert files.read(path).data == {"n": 3}


def test_only_json_is_written(home: Path) -> None:
    files.write(home / "x.json", {"n": 1})
    for wrong in ({"n": object()}, {"n": float("nan")}):
        with pytest.raises((TypeError, ValueError)):
            files.write(home / "x.json", wrong)
    assert files.read(home / "x.json").data == {"n": 1}


BROKEN = [b"", b"{", b'{"n": 1', bytes(100), b"[1]", b"3", b"null", b"\xff\xfe{", b"[" * 100_000, b'{"n": 1}}']


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_file_is_read_from_its_copy_and_never_overwritten(home: Path, broken: bytes) -> None:
    path = home / "x.json"
    files.write(path, {"n": 1})
    files.write(path, {"n": 2})
    path.write_bytes(broken)
    assert files.read(path) == ({"n": 1}, "restored")
    assert path.read_bytes() == broken
    files.write(path, {"n": 3})
    assert files.read(path) == ({"n": 3}, "")
    assert (home / "x.json.corrupt-1").read_bytes() == broken
    assert files.read(files.backup_of(path)).data == {"n": 1}


def test_recover_keeps_everything_broken_aside(home: Path) -> None:
    path = home / "x.json"
    assert files.recover(path) == (None, "absent")
    files.write(path, {"n": 1})
    for number in (1, 2):
        path.write_bytes(b"{")
        files.backup_of(path).write_bytes(b"[]")
        assert files.recover(path) == (None, "damaged")
        assert names(home) == {f"x.json{end}.corrupt-{k}" for end in ("", ".bak") for k in range(1, number + 1)}
    assert files.recover(path) == (None, "absent")


def test_recover_puts_the_copy_in_place(home: Path) -> None:
    path = home / "x.json"
    files.write(path, {"n": 1})
    files.write(path, {"n": 2})
    path.unlink()
    assert files.recover(path) == ({"n": 1}, "restored")
    assert files.recover(path) == ({"n": 1}, "")


def test_recover_reads_on_where_nothing_can_be_repaired(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "x.json"
    files.write(path, {"n": 1})
    files.write(path, {"n": 2})
    path.write_bytes(b"")

    def fail(*_: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(os, "replace", fail)
    assert files.recover(path) == ({"n": 1}, "restored")
    assert path.read_bytes() == b""


def test_a_folder_in_the_files_place_is_kept_too(home: Path) -> None:
    path = home / "x.json"
    path.mkdir(parents=True)
    assert files.read(path) == (None, "unreadable")
    files.write(path, {"n": 1})
    assert files.read(path).data == {"n": 1}
    assert (home / "x.json.corrupt-1").is_dir()


def test_leftovers_of_killed_runs_are_swept(home: Path) -> None:
    path = home / "x.json"
    files.write(path, {"n": 1})
    old, fresh = home / ".x.json.0000.tmp", home / ".x.json.1111.tmp"
    for file in (old, fresh):
        file.write_bytes(b"{")
    os.utime(old, (0, 0))
    files.write(path, {"n": 2})
    assert not old.exists()
    assert fresh.exists()


def test_problems_have_codes() -> None:
    path = Path("x")
    codes = {errno.ENOSPC: "disk_full", errno.EACCES: "read_only", errno.EROFS: "read_only", errno.EIO: "write_failed"}
    for number, code in codes.items():
        assert problem_of(OSError(number, "text"), path).code == code
    with pytest.raises(ValueError, match="JSON") as caught:
        json.dumps(float("nan"), allow_nan=False)
    assert problem_of(caught.value, path).code == "not_json"
