"""What the tests of the frame share: a window, a language that is a third longer, a look for clipped words."""

from __future__ import annotations

from types import SimpleNamespace

from PySide6.QtCore import QPoint, QTranslator
from PySide6.QtWidgets import QWidget

from felucca.ui.shell.topbar import Tab
from felucca.ui.shell.widgets import Button, Chip, Elided, Label
from felucca.ui.shell.widgets.segmented import _Segment

_WORDED = (Label, Button, Chip, Tab, _Segment)


class LongWords(QTranslator):
    """Every text in a language of 135 % of the length of English."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        longer = "жжжж жжжжж " * 20
        return source + longer[: max(1, round(len(source) * 0.35))].rstrip() + "ж" if len(source) > 2 else source


def settings(**changes):
    values = {
        "language": "", "theme": "light", "motion": "normal", "confirm": "button", "hand_over_always": False,
        "sound": True, "volume": 70, "ui_scale": 100, "show_legal": True,
    }  # fmt: skip
    return SimpleNamespace(**{**values, **changes})


def clipped(page: QWidget) -> list[str]:
    """The texts that do not fit into their widgets, or stand beyond the left or right edge of the page."""
    result = []
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, _WORDED) and not isinstance(widget, Elided) and _words(widget):
            left = widget.mapTo(page, QPoint(0, 0)).x()
            beyond = left < 0 or left + widget.width() > page.width()
            if beyond or _too_small(widget):
                result.append(f"{_words(widget)!r} at {left}, {widget.size().toTuple()}")
    return result


def _words(widget: QWidget) -> str:
    return widget.text if isinstance(widget.text, str) else widget.text()


def _too_small(widget: QWidget) -> bool:
    if isinstance(widget, Label) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height() + 1
    if isinstance(widget, Tab):
        return widget.height() < widget.sizeHint().height()
    return widget.width() < widget.minimumSizeHint().width() or widget.height() < widget.minimumSizeHint().height()
