"""What all widgets of the frame share: re-wording, re-theming, painting helpers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from felucca.ui.shell.shadow import lay_shadow, shadow_reach
from felucca.ui.shell.theme import theme


class Worded:
    """Mixed into widgets with words of their own: `retranslate` sets them again when the language changes."""

    def retranslate(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)  # type: ignore[misc]


class Painted(QWidget):
    """A widget that paints itself from the theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme().changed.connect(self.update)


class Ground(Painted):
    """A painted background that also paints the shadows of its own children.

    A child takes part with the attributes `elevation` (0 to 4) and `radius`: shadows reach beyond a widget, so
    only what lies under it can paint them.
    """

    def paint_shadows(self, painter: QPainter) -> None:
        for child in self.children():
            elevation = getattr(child, "elevation", 0)
            if elevation and isinstance(child, QWidget) and child.isVisibleTo(self):
                lay_shadow(painter, child.geometry(), child.radius, elevation)

    def update_around(self, child: QWidget) -> None:
        """Repaint what the shadow of a child may have covered."""
        reach = shadow_reach(4)
        self.update(child.geometry().adjusted(-reach, -reach, reach, reach))


class Backdrop(Ground):
    """A whole page: one colour of the theme and the shadows of the panels on it."""

    def __init__(self, parent: QWidget | None = None, token: str = "window", line: str = "") -> None:
        super().__init__(parent)
        self.token = token
        self.line = line

    def paintEvent(self, event: QEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color(self.token))
        painter.setPen(QPen(theme().color("line"), 1))
        if self.line == "bottom":
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        elif self.line == "top":
            painter.drawLine(0, 0, self.width(), 0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_shadows(painter)


def smooth(widget: QWidget) -> QPainter:
    """A painter on a widget with smooth edges."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def round_rect(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, line: QColor | None = None, width: float = 1
) -> None:
    """A rounded rectangle with its line inside the edge."""
    half = width / 2 if line is not None else 0
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, width) if line is not None else QPen(Qt.PenStyle.NoPen))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """A colour between two: `share` 0 gives the first, 1 the second."""
    parts = zip(first.getRgbF(), second.getRgbF(), strict=True)
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in parts))


def faded(color: QColor, alpha: float) -> QColor:
    """The colour at an opacity of 0 to 1."""
    result = QColor(color)
    result.setAlphaF(alpha)
    return result
