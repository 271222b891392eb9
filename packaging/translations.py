"""The translations: `update` collects the texts, `compile` makes the .qm files, `check` finds what is not ready.

English is the language of the sources; `felucca_en.ts` holds its plurals alone. Needs PySide6-Essentials beside the
Python that runs it, but never imports it, so no display library has to be there.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "desktop" / "felucca"
LANGUAGES = ("ru", "en")
SOURCE_LANGUAGE = "en"

_PLACEHOLDER = re.compile(r"%\d|%n|\{\w*\}")


class Message(NamedTuple):
    """One text of a .ts file: `key` names it, `forms` are its translations (several for a plural)."""

    key: tuple[str, str, str, bool]
    forms: tuple[str, ...]
    state: str

    @property
    def name(self) -> str:
        return f"{self.key[0]}: {self.key[1]!r}"


def ts_file(language: str) -> Path:
    return ROOT / "i18n" / f"felucca_{language}.ts"


def update(folder: Path | None = None) -> None:
    """Collect the texts of the sources into the .ts files of `folder` (the project's own unless given)."""
    sources = sorted(str(path.relative_to(ROOT)) for path in SOURCES.rglob("*.py"))
    for language in LANGUAGES:
        target = (folder or ROOT / "i18n") / ts_file(language).name
        target.parent.mkdir(parents=True, exist_ok=True)
        only_plurals = ["-pluralonly"] if language == SOURCE_LANGUAGE else []
        options = ["-silent", "-no-obsolete", "-locations", "none", *only_plurals]
        languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
        _qt_tool("lupdate", *options, *languages, *sources, "-ts", str(target))


def compile_into(folder: Path, *, force: bool = False) -> list[Path]:
    """Make the .qm files in `folder`, those alone that are older than their .ts unless forced. Returns them all."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for language in LANGUAGES:
        source, target = ts_file(language), folder / f"felucca_{language}.qm"
        if force or not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            # A running application has mapped the old file: it keeps that one, whole.
            fresh = target.with_suffix(".new")
            _qt_tool("lrelease", "-silent", str(source), "-qm", str(fresh))
            fresh.replace(target)
        made.append(target)
    return made


def problems() -> list[str]:
    """What keeps the translations from being complete, one sentence each."""
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for language in LANGUAGES:
            if ts_file(language).exists():
                shutil.copy(ts_file(language), fresh)
        update(fresh)
        return [
            problem
            for language in LANGUAGES
            for problem in compare(language, _messages(ts_file(language)), _messages(fresh / ts_file(language).name))
        ]


def compare(language: str, written: list[Message], collected: list[Message]) -> list[str]:
    """The problems of one language: `written` is in the project, `collected` is what the sources say now."""
    have, need = {message.key for message in written}, {message.key for message in collected}
    found = [f"{language}: not collected yet: {m.name}" for m in collected if m.key not in have]
    for message in written:
        if message.key not in need:
            found.append(f"{language}: no longer in the sources: {message.name}")
        elif message.state or not all(form.strip() for form in message.forms):
            found.append(f"{language}: {message.state or 'empty'}: {message.name}")
        elif lost := _lost_placeholders(message):
            found.append(f"{language}: {', '.join(sorted(lost))} is lost in: {message.name}")
    return found


def _lost_placeholders(message: Message) -> set[str]:
    """Placeholders that a form lacks or adds. A plural form may leave out %n ("one tile")."""
    wanted = set(_PLACEHOLDER.findall(message.key[1]))
    free = {"%n"} if message.key[3] else set()
    return set().union(*((wanted ^ set(_PLACEHOLDER.findall(form))) - free for form in message.forms))


def _messages(path: Path) -> list[Message]:
    if not path.exists():
        return []
    return [
        _message(context.findtext("name", ""), element)
        for context in ElementTree.parse(path).getroot().iter("context")
        for element in context.iter("message")
    ]


def _message(context: str, element: ElementTree.Element) -> Message:
    plural = element.get("numerus") == "yes"
    key = (context, element.findtext("source", ""), element.findtext("comment", ""), plural)
    translation = element.find("translation")
    if translation is None:
        return Message(key, ("",), "empty")
    forms = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
    return Message(key, tuple(forms) or ("",), translation.get("type", ""))


def _qt_tool(name: str, *arguments: str) -> None:
    """Run lupdate or lrelease out of the installed PySide6. Raises SystemExit with a sentence when it fails."""
    spec = find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(
            "PySide6-Essentials is not installed beside this Python, so the translations stay as they are."
        )
    program = Path(spec.submodule_search_locations[0]) / (f"{name}.exe" if sys.platform == "win32" else name)
    done = subprocess.run(
        [program, *arguments], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stdout}{done.stderr}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["update", "compile", "check"])
    command = parser.parse_args().command
    if command == "update":
        update()
    elif command == "compile":
        compile_into(ROOT / "i18n")
    else:
        found = problems()
        print("\n".join(found) if found else "The translations are complete.")
        return 1 if found else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
