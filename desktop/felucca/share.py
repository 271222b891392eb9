"""The one place that finds what is not code: art, fonts, tokens, rule pages, compiled translations.

A wheel and a frozen build carry everything under `felucca/_share/` (packaging/hatch_build.py fills it); a checkout
has the same names under `assets/`, and the compiled translations under `i18n/`.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


class MissingAsset(FileNotFoundError):
    """An asset that no place has. `name` is its path with forward slashes, as asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The file {name} is missing from this copy of Felucca.")
        self.name = name


def path(*parts: str) -> Path:
    """The file or folder of an asset: `path("art", "icons", "undo.svg")`, `path("i18n", "felucca_ru.qm")`.

    Raises MissingAsset where it is neither in the package nor in the checkout.
    """
    for place in _places(parts):
        if place.exists():
            return place
    raise MissingAsset("/".join(parts))


def exists(*parts: str) -> bool:
    """Whether `path` would find it."""
    return any(place.exists() for place in _places(parts))


def _places(parts: tuple[str, ...]) -> tuple[Path, ...]:
    in_checkout = _CHECKOUT if parts[:1] == ("i18n",) else _CHECKOUT / "assets"
    return (_PACKAGE.joinpath("_share", *parts), in_checkout.joinpath(*parts))
