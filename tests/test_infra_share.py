"""Assets are found in the checkout and in an installed wheel, wherever it is called from."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from felucca import __version__, share

ROOT = Path(__file__).parents[1]


def test_assets_of_the_checkout() -> None:
    assert share.path("tokens.json") == ROOT / "assets" / "tokens.json"
    assert share.path("art", "icons", "undo.svg").is_file()
    assert share.path("fonts").is_dir()
    assert share.exists("i18n", "felucca_ru.ts")


def test_a_missing_asset_is_named() -> None:
    assert not share.exists("art", "nothing.svg")
    with pytest.raises(share.MissingAsset, match=r"art/nothing\.svg") as caught:
        share.path("art", "nothing.svg")
    assert caught.value.name == "art/nothing.svg"


def test_the_package_comes_before_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "_PACKAGE", tmp_path)
    assert share.path("tokens.json") == ROOT / "assets" / "tokens.json"
    (tmp_path / "_share").mkdir()
    (tmp_path / "_share" / "tokens.json").touch()
    assert share.path("tokens.json") == tmp_path / "_share" / "tokens.json"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the checkout, built with the pinned backend."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, cwd=folder, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_carries_every_asset(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assets = {path.relative_to(ROOT / "assets") for path in (ROOT / "assets").rglob("*") if path.is_file()}
    wanted = {f"felucca/_share/{path.as_posix()}" for path in assets}
    wanted |= {f"felucca/_share/i18n/felucca_{language}.qm" for language in ("ru", "en")}
    assert wanted <= names
    assert not [name for name in names if name.endswith(".ts") or "/_share/_share" in name]


def test_an_installed_copy_works_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    """In a folder with a Cyrillic name and a space, away from the checkout."""
    folder = tmp_path / "Мои игры"
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--target",
        str(folder / "felucca"),
        str(wheel),
    ]
    subprocess.run(install, check=True, capture_output=True)
    program = (
        "from felucca import cli, share\n"
        "print(share.path('tokens.json'), share.path('i18n', 'felucca_ru.qm'), sep='\\n', flush=True)\n"
        "cli.main(['--version'])"
    )
    env = {**os.environ, "PYTHONPATH": str(folder / "felucca"), "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", program], cwd=folder, env=env, capture_output=True, check=True)
    shared = folder / "felucca" / "felucca" / "_share"
    assert done.stdout.decode().splitlines() == [
        str(shared / "tokens.json"),
        str(shared / "i18n" / "felucca_ru.qm"),
        f"felucca {__version__}",
    ]
