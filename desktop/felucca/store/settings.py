"""What the user has chosen, kept between runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple

from felucca.store import files, paths
from felucca.store.problems import Problem, problem_of

Check = Callable[[Any], bool]


def _one_of(*values: str) -> Check:
    return lambda value: isinstance(value, str) and value in values


def _between(low: int, high: int) -> Check:
    return lambda value: type(value) is int and low <= value <= high


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _rectangle(value: Any) -> bool:
    """x, y, width, height in pixels, or none. Whether it lies on a screen only the window can know."""
    figures = _between(-100_000, 100_000)
    return value is None or (isinstance(value, list | tuple) and len(value) == 4 and all(map(figures, value)))


def _setups(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(setup, dict) for setup in value.values())


def _setting(default: Any, check: Check) -> Any:
    if isinstance(default, dict):
        return field(default_factory=dict, metadata={"check": check})
    return field(default=default, metadata={"check": check})


@dataclass(frozen=True)
class Settings:
    """All settings; make a changed one with `dataclasses.replace`."""

    language: str = _setting("", _one_of("", "ru", "en"))
    """Empty: the system's."""
    theme: str = _setting("system", _one_of("light", "dark", "system"))
    motion: str = _setting("normal", _one_of("off", "fast", "normal", "slow"))
    confirm: str = _setting("button", _one_of("button", "second_click", "none"))
    """How the last choice of a turn is confirmed; with `none`, End turn does it."""
    hand_over_always: bool = _setting(False, _flag)
    """Hide the table between two people even in a game without secrets."""
    sound: bool = _setting(True, _flag)
    volume: int = _setting(70, _between(0, 100))
    ui_scale: int = _setting(100, _between(80, 200))
    """Per cent; takes effect at the next start."""
    show_legal: bool = _setting(True, _flag)
    window: tuple[int, int, int, int] | None = _setting(None, _rectangle)
    """Place and size of the window that is not maximised: x, y, width, height in pixels."""
    maximised: bool = _setting(False, _flag)
    last_setups: Mapping[str, Mapping[str, Any]] = _setting({}, _setups)
    """The last set-up of each game, by game id."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Keys that a later version wrote: kept for it."""

    def to_json(self) -> dict[str, Any]:
        return {**self.extra, **{name: getattr(self, name) for name in _CHECKS}}


_CHECKS: dict[str, Check] = {each.name: each.metadata["check"] for each in fields(Settings) if each.metadata}


class Report(NamedTuple):
    """What was wrong with the file. `code`: `bad_value` (of `setting`, the default counts), or as `files.Found`."""

    code: str
    setting: str = ""


class LoadedSettings(NamedTuple):
    settings: Settings
    reports: tuple[Report, ...]


def from_json(data: Mapping[str, Any]) -> LoadedSettings:
    """Settings of a file's contents; a bad value falls back to the default, and is reported, without the others."""
    known = {name: data[name] for name in _CHECKS if name in data}
    bad = [name for name, value in known.items() if not _CHECKS[name](value)]
    good = {name: value for name, value in known.items() if name not in bad}
    if isinstance(good.get("window"), list):
        good["window"] = tuple(good["window"])
    extra = {name: value for name, value in data.items() if name not in _CHECKS}
    return LoadedSettings(Settings(**good, extra=extra), tuple(Report("bad_value", name) for name in bad))


class SettingsFile:
    """The settings on the disk."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.settings_file()

    def load(self) -> LoadedSettings:
        """The settings, and what was wrong: a broken file is kept aside and its copy used. Never raises."""
        found = files.recover(self.path)
        settings, reports = from_json(found.data or {})
        if found.code in ("", "absent"):
            return LoadedSettings(settings, reports)
        return LoadedSettings(settings, (Report(found.code), *reports))

    def save(self, settings: Settings) -> Problem | None:
        """Write the settings; the problem, if that is not possible."""
        try:
            files.write(self.path, settings.to_json())
        except (OSError, TypeError, ValueError) as error:
            return problem_of(error, self.path)
        return None
