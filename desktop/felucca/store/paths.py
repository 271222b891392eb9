"""Where things are kept. The variable FELUCCA_HOME names one folder for all of it."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

_NAME = "felucca"


def _folder(chosen: Path) -> Path:
    home = os.environ.get("FELUCCA_HOME")
    return Path(home) if home else chosen


def settings_file() -> Path:
    return _folder(platformdirs.user_config_path(_NAME, appauthor=False)) / "settings.json"


def data_folder() -> Path:
    return _folder(platformdirs.user_data_path(_NAME, appauthor=False))


def saves_folder() -> Path:
    """Games being played."""
    return data_folder() / "saves"


def records_folder() -> Path:
    """Finished games."""
    return data_folder() / "records"


def stats_file() -> Path:
    return data_folder() / "stats.json"


def crash_folder() -> Path:
    return data_folder() / "crashes"
