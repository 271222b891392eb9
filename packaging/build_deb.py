"""Builds dist/felucca_VERSION_ARCH.deb on Debian or Ubuntu: `.venv/bin/python packaging/build_deb.py`.

Makes an environment of its own with the pinned packages, freezes the program with PyInstaller, and packs the folder.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from bootstrap import QT_LIBRARIES, ROOT, WINDOW_LIBRARIES

BUILD, DIST = ROOT / "build", ROOT / "dist"
NAME = "app.felucca.Felucca"

CONTROL = """\
Package: felucca
Version: {version}
Architecture: {architecture}
Maintainer: Felucca <felucca@localhost>
Installed-Size: {size_kib}
Depends: libc6 (>= {glibc}), {depends}
Section: games
Priority: optional
Description: five board games at one table
 Board games without the internet: against the computer or together at one
 screen, in English or Russian.
"""


def main() -> int:
    freeze()
    tree = lay_out()
    architecture = said("dpkg", "--print-architecture")
    write_control(tree, architecture)
    package = DIST / f"felucca_{version()}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--build", "--root-owner-group", "-Zxz", str(tree), str(package)], check=True)
    print(f"Built {package} ({package.stat().st_size / 1e6:.0f} MB).")
    return 0


def freeze() -> None:
    environment = BUILD / "venv"
    venv.create(environment, clear=True, with_pip=True)
    python = str(environment / "bin" / "python")
    subprocess.run(
        [python, "-m", "pip", "install", "-q", "-r", "packaging/requirements-build.txt"], cwd=ROOT, check=True
    )
    work = ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller"), "--noconfirm", "--log-level", "WARN"]
    subprocess.run([python, "-m", "PyInstaller", *work, "packaging/felucca.spec"], cwd=ROOT, check=True)


def lay_out() -> Path:
    """The tree of the package: the frozen folder, a link to its program, and what the desktop shows of it."""
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(DIST / "felucca", tree / "usr/lib/felucca", symlinks=True)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/felucca").symlink_to("../lib/felucca/felucca")
    here = ROOT / "packaging" / "linux"
    for source, place in (
        (here / f"{NAME}.desktop", f"usr/share/applications/{NAME}.desktop"),
        (here / f"{NAME}.metainfo.xml", f"usr/share/metainfo/{NAME}.metainfo.xml"),
        (ROOT / "assets/art/logo/app_icon.svg", f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg"),
    ):
        target = tree / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        target.chmod(0o644)
    return tree


def write_control(tree: Path, architecture: str) -> None:
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    text = CONTROL.format(
        version=version(),
        architecture=architecture,
        size_kib=size // 1024,
        glibc=glibc(),
        depends=", ".join([*QT_LIBRARIES.values(), *WINDOW_LIBRARIES.values()]),
    )
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN/control").write_text(text, encoding="utf-8")


def glibc() -> str:
    """The C library built against: the program runs with this version or a newer one."""
    return said("getconf", "GNU_LIBC_VERSION").split()[-1]


def version() -> str:
    found = re.search(r'__version__ = "(.+)"', (ROOT / "desktop/felucca/__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
