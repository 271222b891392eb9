"""Colours, type and sizes of the visual language, light and dark, switched while the application runs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from felucca import share
from felucca.ui.shell.stylesheet import SHEET, repolish

LIGHT, DARK, SYSTEM = "light", "dark", "system"
POINTS_PER_INCH = 72
STYLE = "fusion"


@dataclass(frozen=True)
class SeatColours:
    """The colours of one seat, the same in both themes; `emblem` names the shape that goes with them."""

    id: str
    fill: QColor
    dark: QColor
    light: QColor
    on: QColor
    text_on: QColor
    emblem: str


def read_color(text: str) -> QColor:
    """A colour from `#RRGGBB` or `#RRGGBBAA` (Qt itself reads eight digits with the opacity first)."""
    if len(text) == 9:
        return QColor(f"#{text[7:]}{text[1:7]}")
    return QColor(text)


def _read_colors(value: Any) -> Any:
    """The same structure with every `#…` text read as a colour."""
    if isinstance(value, str) and value.startswith("#"):
        return read_color(value)
    if isinstance(value, list):
        return [_read_colors(item) for item in value]
    if isinstance(value, dict):
        return {key: _read_colors(item) for key, item in value.items()}
    return value


class Theme(QObject):
    """The theme in use. `changed` says that every colour may be another one now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.tokens: Mapping[str, Any] = json.loads(share.path("tokens.json").read_text(encoding="utf-8"))
        self._colors = {name: _read_colors(table) for name, table in self.tokens["themes"].items()}
        self._landscapes = {name: _read_colors(table) for name, table in self.tokens["landscape"].items()}
        self._seats = {seat["id"]: _seat(seat) for seat in self.tokens["seats"]}
        self._wish = LIGHT
        self.name = LIGHT
        self._follows = False
        self._dressed: tuple[str, QApplication] | None = None

    def set(self, wish: str) -> None:
        """Use `light`, `dark` or what the `system` says, now and whenever the system changes its mind."""
        self._wish = wish
        self._follow_system()
        self._use(self._resolved())

    def dress(self, application: QApplication) -> None:
        """Give the application the palette and the style sheet of this theme."""
        application.setPalette(self.palette())
        if application.styleSheet() == SHEET:
            repolish(application)
        else:
            application.setStyleSheet(SHEET)

    def color(self, token: str) -> QColor:
        """A colour of the theme by its name in the tokens. Raises KeyError for an unknown name."""
        value = self._colors[self.name][token]
        return QColor(value)

    def seat(self, color: str) -> SeatColours:
        """The colours of a seat: carnelian, lapis, saffron, onyx, turquoise or lotus."""
        return self._seats[color]

    def seats(self) -> list[str]:
        """The seat colours in their order."""
        return list(self._seats)

    def table(self, game: str) -> QColor:
        """The colour of a game's table."""
        return read_color(self.tokens["tables"][game][self.name])

    @property
    def landscape(self) -> dict[str, Any]:
        """The colours of the Carcassonne landscape: a colour, or a list of them, by name."""
        return self._landscapes[self.name]

    @property
    def shadow_opacity(self) -> float:
        return float(self._colors[self.name]["shadow_opacity"])

    def palette(self) -> QPalette:
        """The same colours for widgets that draw themselves by the palette."""
        palette = QPalette()
        for role, token in _PALETTE.items():
            palette.setColor(role, self.color(token))
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            faded = self.color("text_tertiary")
            palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
        return palette

    def _resolved(self) -> str:
        if self._wish != SYSTEM:
            return self._wish
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return DARK if dark else LIGHT

    def _follow_system(self) -> None:
        if self._wish == SYSTEM and not self._follows:
            self._follows = True
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _system_changed(self) -> None:
        self._use(self._resolved())

    def _use(self, name: str) -> None:
        if name not in self._colors:
            raise ValueError(f"not a theme: {name}")
        changed = name != self.name
        self.name = name
        application = QApplication.instance()
        if isinstance(application, QApplication) and self._dressed != (name, application):
            self._dressed = (name, application)
            self.dress(application)
        if changed:
            self.changed.emit()


_PALETTE = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "surface_raised",
    QPalette.ColorRole.AlternateBase: "surface_sunken",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.PlaceholderText: "text_tertiary",
    QPalette.ColorRole.Button: "surface",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "on_primary",
    QPalette.ColorRole.Highlight: "primary",
    QPalette.ColorRole.HighlightedText: "on_primary",
    QPalette.ColorRole.Link: "primary",
    QPalette.ColorRole.LinkVisited: "primary",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "line_strong",
    QPalette.ColorRole.Midlight: "primary_soft",
    QPalette.ColorRole.Light: "on_primary_soft",
    QPalette.ColorRole.ToolTipBase: "text",
    QPalette.ColorRole.ToolTipText: "surface",
}


def _seat(token: Mapping[str, str]) -> SeatColours:
    colors = (QColor(token[key]) for key in ("fill", "dark", "light", "on", "text_on"))
    return SeatColours(token["id"], *colors, emblem=token["emblem"])


_theme: Theme | None = None


def theme() -> Theme:
    """The one theme of the application."""
    global _theme
    if _theme is None:
        _theme = Theme()
    return _theme


def prepare(application: QApplication, wish: str = LIGHT) -> None:
    """Everything that must be done before the first widget: style, fonts, theme. A second time does no harm."""
    if application.style().name() != STYLE:
        application.setStyle(STYLE)
    load_fonts()
    application.setFont(font("body"))
    theme().set(wish)


@lru_cache(maxsize=1)
def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts, once, and return the families; missing ones fall back to the system's sans."""
    families: list[str] = []
    for file in sorted(share.path("fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        families += QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return tuple(sorted(set(families)))


def font(role: str, *, tabular: bool = False, weight: int | None = None, size: float | None = None) -> QFont:
    """The font of a role of the type scale; `size` in px at 100 % and `weight` replace those of the role.

    Display figures are lining, `tabular` figures are all equally wide. Sizes are fractions of a pixel, which Qt
    takes in points only: they are turned with the resolution of the screen.
    """
    return QFont(_font(role, tabular, weight, size, _dots_per_inch()))


@lru_cache(maxsize=256)
def _font(role: str, tabular: bool, weight: int | None, size: float | None, dots_per_inch: float) -> QFont:
    scale = theme().tokens["type"]["scale"][role]
    family = theme().tokens["type"][scale[2]]
    result = QFont([family, "sans-serif"])
    pixels = float(scale[0] if size is None else size)
    result.setPointSizeF(pixels * POINTS_PER_INCH / dots_per_inch)
    result.setWeight(QFont.Weight(scale[1] if weight is None else weight))
    if scale[2] == "display":
        result.setFeature(QFont.Tag("lnum"), 1)
    if tabular:
        result.setFeature(QFont.Tag("tnum"), 1)
    return result


def _dots_per_inch() -> float:
    screen = QGuiApplication.primaryScreen()
    return screen.logicalDotsPerInchY() if screen is not None else 96.0
