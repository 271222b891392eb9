"""Settings survive damage, later versions and a full disk."""

import errno
import json
import os
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from felucca.store import files, paths
from felucca.store.settings import Report, Settings, SettingsFile, from_json

CHANGED = Settings(
    language="ru",
    theme="dark",
    motion="off",
    confirm="none",
    hand_over_always=True,
    sound=False,
    volume=3,
    ui_scale=150,
    show_legal=False,
    window=(-1200, 40, 1024, 720),
    maximised=True,
    last_setups={"carcassonne": {"deal": 7}},
    extra={"from_the_future": [1]},
)


def test_the_first_start_has_defaults_and_nothing_to_report() -> None:
    assert SettingsFile().load() == (Settings(), ())
    assert not paths.settings_file().exists()


def test_everything_comes_back_keys_of_later_versions_included() -> None:
    assert SettingsFile().save(CHANGED) is None
    assert SettingsFile().load() == (CHANGED, ())
    assert all(getattr(CHANGED, each.name) != getattr(Settings(), each.name) for each in fields(Settings))


BAD = [
    ("language", "de"),
    ("language", None),
    ("theme", ["dark"]),
    ("motion", "NORMAL"),
    ("confirm", True),
    ("hand_over_always", 1),
    ("sound", "yes"),
    ("volume", 101),
    ("volume", True),
    ("volume", 5.0),
    ("ui_scale", 79),
    ("ui_scale", 201),
    ("ui_scale", "100"),
    ("show_legal", None),
    ("window", [1, 2, 3]),
    ("window", [1, 2, 3, "4"]),
    ("window", [0, 0, 10**9, 5]),
    ("window", "full"),
    ("maximised", {}),
    ("last_setups", []),
    ("last_setups", {"carcassonne": 3}),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_value_falls_back_alone(name: str, value: Any) -> None:
    settings, reports = from_json({**CHANGED.to_json(), name: value})
    assert reports == (Report("bad_value", name),)
    assert settings == replace(CHANGED, **{name: getattr(Settings(), name)})


@pytest.mark.parametrize("broken", [b"", bytes(300), b'{"theme": "da', b"[]", b"\xff"])
def test_a_broken_file_is_reported_kept_and_its_copy_used(broken: bytes) -> None:
    file = SettingsFile()
    file.save(CHANGED)
    file.save(Settings())
    file.path.write_bytes(broken)
    assert file.load() == (CHANGED, (Report("restored"),))
    assert file.load() == (CHANGED, ())
    aside = file.path.with_name("settings.json.corrupt-1")
    assert aside.read_bytes() == broken
    assert json.loads(files.backup_of(file.path).read_bytes())["theme"] == "dark"


def test_broken_with_its_copy_gives_defaults_and_a_report_and_keeps_both() -> None:
    file = SettingsFile()
    file.save(CHANGED)
    file.path.write_bytes(b"")
    files.backup_of(file.path).write_bytes(bytes(10))
    assert file.load() == (Settings(), (Report("damaged"),))
    file.save(Settings())
    file.save(Settings())
    kept = {path.name: path.read_bytes() for path in file.path.parent.glob("*corrupt*")}
    assert kept == {"settings.json.corrupt-1": b"", "settings.json.bak.corrupt-1": bytes(10)}


def test_a_full_disk_is_a_problem_and_keeps_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile()
    file.save(CHANGED)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    problem = file.save(Settings())
    assert problem is not None
    assert problem.code == "disk_full"
    assert file.load() == (CHANGED, ())


def test_an_unreadable_file_is_not_taken_for_the_first_start(home: Path) -> None:
    paths.settings_file().mkdir(parents=True)
    (paths.settings_file() / "precious").write_bytes(b"1")
    assert SettingsFile().load().reports == (Report("unreadable"),)
    assert SettingsFile().save(CHANGED) is None
    assert (home / "settings.json.corrupt-1" / "precious").exists()
