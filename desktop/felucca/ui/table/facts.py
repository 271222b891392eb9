"""What a board tells the page around it: labels, prompts, holdings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath


@dataclass(frozen=True)
class Info:
    """What a place is: two lines for the label at the pointer, the seat colour of its roundel, what lights up.

    With `wash`, a seat colour, the shape is washed softly in it instead.
    """

    title: str
    detail: str = ""
    colour: str = ""
    shape: QPainterPath | None = None
    places: Any = None
    wash: str = ""


@dataclass(frozen=True)
class Label:
    """A dark label with an arrow, above the scene rectangle it speaks of: the consequence of what is selected."""

    rect: QRectF
    title: str
    detail: str = ""
    colour: str = ""


@dataclass(frozen=True)
class PromptButton:
    """A button of the prompt bar. Exactly one of: `action` (taken at once), `press` (called), neither (confirms)."""

    text: str
    kind: str = "primary"
    icon: str = ""
    key: str = ""
    action: Any = None
    press: Callable[[], None] | None = None
    enabled: bool = True
    tooltip: str = ""


@dataclass(frozen=True)
class Prompt:
    """What the prompt bar says. Buttons from left to right, the primary last."""

    question: str
    help: str = ""
    buttons: tuple[PromptButton, ...] = ()
    refusal: bool = False


@dataclass(frozen=True)
class Holding:
    """A row entry of a seat panel: `glyph` of the art folder, a figure, a smaller rest ("/7"), the tooltip.

    `piece` is a piece of the seat's art, shown instead of the glyph. With `share`, 0 to 1, the entry is a bar alone.
    A `large` glyph is a picture of its own, such as the back of a card.
    """

    glyph: str
    text: str
    rest: str = ""
    tooltip: str = ""
    own_colour: bool = False
    piece: str = ""
    share: float | None = None
    large: bool = False
