"""packaging/translations.py: texts are collected, compiled, and what is not ready is found."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

PACKAGING = Path(__file__).parents[1] / "packaging"
SCREEN = """
from PySide6.QtCore import QObject


class Screen(QObject):
    def words(self, n):
        return self.tr("Play"), self.tr("%n point(s)", "", n), self.tr("Turn %1")
"""


@pytest.fixture
def translations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, at work on a small project of its own."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    monkeypatch.delitem(sys.modules, "translations", raising=False)
    tool = import_module("translations")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "SOURCES", tmp_path / "desktop" / "felucca")
    (tmp_path / "desktop" / "felucca").mkdir(parents=True)
    (tmp_path / "desktop" / "felucca" / "screen.py").write_text(SCREEN, encoding="utf-8")
    tool.update()
    return tool


def translate(tool: ModuleType, language: str, source: str, *forms: str) -> None:
    """Finish one text, a plural with a form for each kind of number."""
    tree = ElementTree.parse(tool.ts_file(language))
    (message,) = (found for found in tree.iter("message") if found.findtext("source") == source)
    translation = message.find("translation")
    assert translation is not None
    translation.clear()
    if len(forms) == 1:
        translation.text = forms[0]
    for form in forms if len(forms) > 1 else ():
        ElementTree.SubElement(translation, "numerusform").text = form
    tree.write(tool.ts_file(language), encoding="utf-8", xml_declaration=True)


def finish(tool: ModuleType, turn: str = "Ход %1") -> None:
    translate(tool, "ru", "Play", "Играть")
    translate(tool, "ru", "Turn %1", turn)
    translate(tool, "ru", "%n point(s)", "%n очко", "%n очка", "%n очков")
    translate(tool, "en", "%n point(s)", "%n point", "%n points")


def test_a_new_text_is_unfinished_in_both_languages(translations: ModuleType) -> None:
    found = translations.problems()
    assert "ru: unfinished: Screen: 'Play'" in found
    assert [line for line in found if line.startswith("en")] == ["en: unfinished: Screen: '%n point(s)'"]


def test_finished_texts_are_complete(translations: ModuleType) -> None:
    finish(translations)
    assert translations.problems() == []


def test_a_lost_placeholder_is_found(translations: ModuleType) -> None:
    finish(translations, turn="Ход")
    assert translations.problems() == ["ru: %1 is lost in: Screen: 'Turn %1'"]


def test_a_changed_source_is_found(translations: ModuleType) -> None:
    finish(translations)
    screen = translations.SOURCES / "screen.py"
    screen.write_text(SCREEN.replace("Play", "Open"), encoding="utf-8")
    assert "ru: not collected yet: Screen: 'Open'" in translations.problems()
    assert "ru: no longer in the sources: Screen: 'Play'" in translations.problems()


def test_an_emptied_text_is_found(translations: ModuleType) -> None:
    finish(translations)
    path = translations.ts_file("ru")
    path.write_text(path.read_text(encoding="utf-8").replace("Играть", " "), encoding="utf-8")
    assert translations.problems() == ["ru: empty: Screen: 'Play'"]


def test_compiled_texts_are_spoken(translations: ModuleType, qapp: QCoreApplication, tmp_path: Path) -> None:
    finish(translations)
    compiled = translations.compile_into(tmp_path / "compiled")
    translator = QTranslator()
    assert translator.load(str(compiled[0]))
    assert translator.translate("Screen", "Play") == "Играть"
    assert translator.translate("Screen", "%n point(s)", "", 22) == "%n очка"
    assert translator.translate("Screen", "%n point(s)", "", 11) == "%n очков"


def test_only_what_changed_is_compiled_again(translations: ModuleType, tmp_path: Path) -> None:
    russian, english = translations.compile_into(tmp_path)
    written = english.stat().st_mtime_ns
    russian.unlink()
    translations.compile_into(tmp_path)
    assert russian.exists()
    assert english.stat().st_mtime_ns == written
