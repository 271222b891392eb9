"""The landscape colours of a theme, and the tints derived from them.

A colour is named by an *ink*: a landscape name of the design tokens (`wall`, `roofs.2`) or one of `FIXED`, then
optionally `*78` (darkened to 78 %) and `@45` (45 % opaque), as in `roofs.2*78@60`.
"""

from __future__ import annotations

import json
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

from felucca import share

FIXED = {
    "shade": "#1E1608",
    "wall_shadow": "#2A1E08",
    "leaf_shadow": "#1E2A0C",
    "black": "#000000",
    "flower0": "#F0A9A0",
    "flower1": "#FFF6D6",
    "flower2": "#F6D36B",
    "pole": "#4A3420",
    "pennant": "#1F4E9E",
    "pennant_line": "#0F2A5C",
    "sun": "#F6C648",
    "window": "#5E86A0",
    "gate_wood": "#5A3D26",
    "counter": "#9B6B3C",
    "canvas": "#FBF3E0",
    "awning0": "#B8352A",
    "awning1": "#1F6E86",
    "awning2": "#C98A1B",
}
_FOOT = {"light": "#5B4A2E", "dark": "#05080A"}
_SUNLIT = QColor(255, 255, 176)


def _mixed(a: QColor, b: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * part,
        a.greenF() + (b.greenF() - a.greenF()) * part,
        a.blueF() + (b.blueF() - a.blueF()) * part,
    )


class Palette:
    """Brushes and pens by ink, for one theme ("light" or "dark")."""

    def __init__(self, theme_name: str) -> None:
        tokens = json.loads(share.path("tokens.json").read_text(encoding="utf-8"))["landscape"][theme_name]
        self._named = {name: QColor(value) for name, value in FIXED.items()}
        for name, value in tokens.items():
            if isinstance(value, list):
                self._named |= {f"{name}.{k}": QColor(one) for k, one in enumerate(value)}
            else:
                self._named[name] = QColor(value)
        self._named["foot"] = QColor(_FOOT[theme_name])
        self._named["garden"] = _mixed(self._named["field_light"], self._named["road"], 0.35)
        self._named["plaza"] = _mixed(self._named["city_floor"], self._named["road"], 0.58)
        for k in range(4):
            self._named[f"leaf_light.{k}"] = _mixed(self._named[f"trees.{k}"], _SUNLIT, 0.25)
        self._colours: dict[str, QColor] = {}
        self._brushes: dict[str, QBrush] = {}
        self._pens: dict[tuple[str, float, tuple[float, ...], Qt.PenCapStyle], QPen] = {}

    def colour(self, ink: str) -> QColor:
        """The colour of an ink. Raises KeyError for an unknown name."""
        if ink not in self._colours:
            rest, _, alpha = ink.partition("@")
            name, _, dark = rest.partition("*")
            colour = QColor(self._named[name])
            if dark:
                part = int(dark) / 100
                colour = QColor.fromRgbF(colour.redF() * part, colour.greenF() * part, colour.blueF() * part)
            if alpha:
                colour.setAlphaF(int(alpha) / 100)
            self._colours[ink] = colour
        return self._colours[ink]

    def brush(self, ink: str) -> QBrush:
        if ink not in self._brushes:
            self._brushes[ink] = QBrush(self.colour(ink))
        return self._brushes[ink]

    def pen(self, ink: str, width: float, dashes: tuple[float, ...], cap: Qt.PenCapStyle) -> QPen:
        """A pen; its width and dashes are in tile units."""
        key = (ink, width, dashes, cap)
        if key not in self._pens:
            pen = QPen(self.brush(ink), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
            if dashes:
                pen.setDashPattern([dash / width for dash in dashes])
            self._pens[key] = pen
        return self._pens[key]


@lru_cache(maxsize=4)
def palette(theme_name: str) -> Palette:
    """The shared palette of a theme. Raises KeyError for an unknown theme."""
    return Palette(theme_name)
