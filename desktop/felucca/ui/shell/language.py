"""The language of the screen, changed while the application runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from felucca import share

LANGUAGES = ("ru", "en")
SYSTEM = ""
_CATALOGUES = ("qtbase", "felucca")
"""Qt's own words first: of two translators the one installed last is asked first."""


def resolved(wish: str) -> str:
    """The language for a setting: the wish itself, or for the system's the nearest one that there is."""
    if wish in LANGUAGES:
        return wish
    name = QLocale.system().name()[:2]
    return name if name in LANGUAGES else "en"


class Language:
    """Holds the translators of the language in use."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []
        self.code = ""

    def set(self, wish: str) -> str:
        """Use a language of `LANGUAGES`, or the system's for an empty text; return which one it is.

        Every widget gets a LanguageChange event. A catalogue that is not there leaves the English source.
        """
        code = resolved(wish)
        if code == self.code:
            return code
        self.code = code
        QLocale.setDefault(QLocale(code))
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators = [translator for name in _CATALOGUES if (translator := _load(f"{name}_{code}.qm"))]
        for translator in self._translators:
            self._application.installTranslator(translator)
        return code


def _load(file: str) -> QTranslator | None:
    if not share.exists("i18n", file):
        return None
    translator = QTranslator()
    return translator if translator.load(str(share.path("i18n", file))) else None
