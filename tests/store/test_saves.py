"""The saver's thread, and the list of saves."""

import errno
import os
import random
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from felucca.store import files, paths, saves
from felucca.store.problems import Problem
from felucca.store.saves import Saver


class Heard:
    """What a saver told."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.saved: list[Path] = []
        self.event = threading.Event()

    def problem(self, problem: Problem) -> None:
        self.problems.append(problem)
        self.event.set()

    def save(self, path: Path) -> None:
        self.saved.append(path)
        self.event.set()


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def saver(heard: Heard) -> Iterator[Saver]:
    saver = Saver(heard.problem, heard.save, retry_s=60)
    yield saver
    saver.close()


class Gate:
    """Stands in for `os.fsync`: holds the writer up until it is opened, or fails."""

    def __init__(self) -> None:
        self.entered, self.open = threading.Event(), threading.Event()
        self.fails = 0

    def __call__(self, handle: int) -> None:
        if self.fails:
            raise OSError(self.fails, "the disk says no")
        self.entered.set()
        assert self.open.wait(20)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate()
    monkeypatch.setattr(os, "fsync", gate)
    return gate


def test_the_newest_wins(saver: Saver, heard: Heard, gate: Gate, home: Path) -> None:
    path = home / "a.json"
    saver.save(path, {"n": 0})
    assert gate.entered.wait(20)
    for number in range(1, 50):
        saver.save(path, {"n": number})
    gate.open.set()
    assert saver.flush(20)
    assert files.read(path).data == {"n": 49}
    assert files.read(files.backup_of(path)).data == {"n": 0}
    assert heard.saved == [path, path]


def test_every_file_gets_its_own(saver: Saver, home: Path) -> None:
    for number in range(10):
        saver.save(home / f"{number}.json", {"n": number})
    assert saver.flush(20)
    assert [files.read(home / f"{number}.json").data for number in range(10)] == [{"n": n} for n in range(10)]


def test_remove_comes_after_what_was_written_before(saver: Saver, home: Path) -> None:
    path = home / "a.json"
    saver.save(path, {"n": 1})
    assert saver.flush(20)
    saver.save(path, {"n": 2})
    saver.remove(path)
    assert saver.flush(20)
    assert saves.list_saves(home) == []
    saver.remove(path)
    saver.save(path, {"n": 3})
    assert saver.flush(20)
    assert files.read(path).data == {"n": 3}


@pytest.mark.parametrize(
    ("number", "code"), [(errno.ENOSPC, "disk_full"), (errno.EROFS, "read_only"), (errno.EIO, "write_failed")]
)
def test_a_full_disk_is_told_once_and_loses_nothing(
    saver: Saver, heard: Heard, gate: Gate, home: Path, number: int, code: str
) -> None:
    path = home / "a.json"
    gate.open.set()
    saver.save(path, {"n": 1})
    assert saver.flush(20)
    gate.fails = number
    saver.save(path, {"n": 2})
    assert not saver.flush(20)
    saver.save(path, {"n": 3})
    assert not saver.flush(20)
    assert [(problem.code, problem.path) for problem in heard.problems] == [(code, path)]
    assert files.read(path).data == {"n": 1}
    gate.fails = 0
    assert saver.flush(20)
    assert files.read(path).data == {"n": 3}
    gate.fails = number
    saver.save(path, {"n": 4})
    assert not saver.flush(20)
    assert len(heard.problems) == 2


def test_it_tries_again_by_itself(heard: Heard, gate: Gate, home: Path) -> None:
    gate.open.set()
    gate.fails = errno.ENOSPC
    saver = Saver(heard.problem, heard.save, retry_s=0.01)
    saver.save(home / "a.json", {"n": 1})
    assert heard.event.wait(20)
    heard.event.clear()
    gate.fails = 0
    assert heard.event.wait(20)
    assert heard.saved == [home / "a.json"]
    assert saver.close()


def test_a_problem_with_one_file_does_not_hold_up_another(saver: Saver, heard: Heard, home: Path) -> None:
    home.mkdir()
    (home / "file").write_bytes(b"")
    saver.save(home / "file" / "a.json", {"n": 1})
    saver.save(home / "b.json", {"n": 2})
    assert not saver.flush(20)
    assert files.read(home / "b.json").data == {"n": 2}
    assert [problem.path.name for problem in heard.problems] == ["a.json"]


def test_close_writes_what_is_left(heard: Heard, gate: Gate, home: Path) -> None:
    saver = Saver(heard.problem)
    saver.save(home / "a.json", {"n": 1})
    assert gate.entered.wait(20)
    saver.save(home / "a.json", {"n": 2})
    gate.open.set()
    assert saver.close()
    assert files.read(home / "a.json").data == {"n": 2}
    with pytest.raises(RuntimeError):
        saver.save(home / "a.json", {"n": 3})
    assert "saver" not in {thread.name for thread in threading.enumerate()}


def test_close_on_a_full_disk_ends_and_says_so(heard: Heard, gate: Gate, home: Path) -> None:
    gate.fails = errno.ENOSPC
    saver = Saver(heard.problem, retry_s=60)
    saver.save(home / "a.json", {"n": 1})
    assert not saver.close()
    assert "saver" not in {thread.name for thread in threading.enumerate()}


def test_what_is_not_json_is_told_and_the_thread_lives_on(saver: Saver, heard: Heard, home: Path) -> None:
    saver.save(home / "a.json", {"n": object()})
    assert saver.flush(20)
    assert [problem.code for problem in heard.problems] == ["not_json"]
    saver.save(home / "a.json", {"n": 1})
    assert saver.flush(20)
    assert files.read(home / "a.json").data == {"n": 1}


def test_a_listener_that_raises_does_not_stop_the_saver(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)

    def bad(path: Path) -> None:
        raise RuntimeError("the window is gone")

    saver = Saver(on_saved=bad)
    for number in range(2):
        saver.save(home / "a.json", {"n": number})
        assert saver.flush(20)
    assert saver.close()
    assert [args.exc_type for args in raised] == [RuntimeError, RuntimeError]


# The list


def test_no_folder_is_an_empty_list() -> None:
    assert saves.list_saves() == []


def test_the_list_is_newest_first_and_by_default_of_games_being_played() -> None:
    for number in range(3):
        path = saves.new_path("pocket")
        files.write(path, {"n": number})
        os.utime(path, (number, number))
    files.write(saves.new_path("pocket", paths.records_folder()), {"n": 9})
    assert [entry.data for entry in saves.list_saves()] == [{"n": 2}, {"n": 1}, {"n": 0}]
    assert [entry.data for entry in saves.list_saves(paths.records_folder())] == [{"n": 9}]


def test_new_names_are_free_and_tell_the_game_and_the_time(home: Path) -> None:
    now = datetime(2031, 2, 3, 4, 5, 6)
    found = {saves.new_path("golems", home, now) for _ in range(30)}
    assert len(found) > 20
    assert all(path.name.startswith("golems_2031-02-03_04-05-06_") for path in found)


def damaged(number: int, text: bytes) -> bytes:
    """One of fifty ways to break a file."""
    rng = random.Random(number)
    at = rng.randrange(len(text) - 1)
    ways = (
        text[:at],
        bytes(len(text)),
        text[:at] + bytes(len(text) - at),
        text[:at] + b"\xff" + text[at + 1 :],
        text + text[: at + 1],
    )
    return ways[number % len(ways)]


@pytest.mark.parametrize("number", range(50))
def test_damaged_saves_are_listed_as_such_and_kept(home: Path, number: int) -> None:
    files.write(home / "good.json", {"game": "pocket", "steps": [1, 2, 3]})
    text = (home / "good.json").read_bytes()
    (home / "bad.json").write_bytes(damaged(number, text))
    os.utime(home / "bad.json", (0, 0))
    good, bad = saves.list_saves(home)
    assert (good.code, bad.code) == ("", "damaged")
    assert bad.data is None
    assert saves.read(home / "bad.json").code == "damaged"
    assert (home / "bad.json").read_bytes() == damaged(number, text)
    assert saves.delete(bad.path) is None
    assert [entry.path for entry in saves.list_saves(home)] == [good.path]


def test_a_save_with_a_good_copy_is_listed_as_restored(home: Path) -> None:
    for name in ("broken.json", "gone.json"):
        files.write(home / name, {"n": 1})
        files.write(home / name, {"n": 2})
    (home / "broken.json").write_bytes(b"")
    (home / "gone.json").unlink()
    assert {(entry.path.name, entry.code) for entry in saves.list_saves(home)} == {
        ("broken.json", "restored"),
        ("gone.json", "restored"),
    }
    assert all(entry.data == {"n": 1} for entry in saves.list_saves(home))
    assert saves.delete(home / "gone.json") is None
    assert len(saves.list_saves(home)) == 1


def test_a_folder_that_cannot_be_read_is_an_entry(home: Path) -> None:
    home.write_bytes(b"")
    assert [(entry.path, entry.code) for entry in saves.list_saves(home)] == [(home, "unreadable")]


def test_a_save_that_cannot_be_deleted_is_a_problem(home: Path) -> None:
    (home / "a.json").mkdir(parents=True)
    problem = saves.delete(home / "a.json")
    assert problem is not None
    assert problem.path == home / "a.json"
