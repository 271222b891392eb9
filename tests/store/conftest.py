from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test."""
    folder = tmp_path / "дом with a space"
    monkeypatch.setenv("FELUCCA_HOME", str(folder))
    return folder
