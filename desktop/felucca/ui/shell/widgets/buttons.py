"""Buttons with words and buttons with an icon alone."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from felucca.ui.shell.icons import icon_pixmap
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets.base import faded, mixed, round_rect, smooth
from felucca.ui.shell.widgets.focus import Ringed

HEIGHTS = {"dense": 36, "normal": 44, "large": 52}
_TEXT = {"dense": 13.5, "normal": 15.0, "large": 16.5}
_PADDING = {"dense": 14, "normal": 18, "large": 22}
ICON = 20
GAP = 8


@dataclass(frozen=True)
class _Look:
    fill: QColor | None
    ink: QColor
    line: QColor | None = None
    elevation: int = 0


def _look(kind: str) -> _Look:
    color = theme().color
    if kind == "primary":
        return _Look(color("primary"), color("on_primary"), elevation=1)
    if kind == "accent":
        return _Look(color("accent"), color("on_accent"), elevation=1)
    if kind == "tonal":
        return _Look(color("primary_soft"), color("on_primary_soft"))
    if kind == "danger":
        return _Look(color("danger_soft"), color("danger"))
    if kind == "outline":
        return _Look(None, color("text"), color("line_strong"))
    if kind == "glass":
        white = QColor("#FFFFFF")
        return _Look(faded(white, 0.14), white, faded(white, 0.35))
    if kind == "onscene":
        return _Look(None, QColor("#FFF8EA"))
    if kind == "link":
        return _Look(None, color("on_primary_soft"))
    if kind == "ghost":
        return _Look(None, color("text_secondary"))
    raise ValueError(f"not a kind of button: {kind}")


class Pressable(Ringed, QAbstractButton):
    """A button that Enter presses as Space does, and that repaints with the theme and under the mouse."""

    focus_radius = 10
    radius = 10

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme().changed.connect(self._retheme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange:
            usable = Qt.CursorShape.PointingHandCursor if self.isEnabled() else Qt.CursorShape.ArrowCursor
            self.setCursor(usable)
        super().changeEvent(event)

    def _retheme(self) -> None:
        self.update()


class Button(Pressable):
    """A button of one kind: primary, accent, tonal, outline, ghost, link, danger, or glass and onscene on pictures.

    `size` is dense (36 px high), normal (44) or large (52). `key_cap` shows the key that does the same.
    """

    def __init__(
        self,
        text: str = "",
        kind: str = "tonal",
        icon: str | None = None,
        key_cap: str = "",
        size: str = "normal",
        trailing: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.kind = kind
        self.icon_name = icon
        self.trailing = trailing
        self.key_cap = key_cap
        self.size_name = size
        self.setText(text)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    @property
    def elevation(self) -> int:
        return _look(self.kind).elevation if self.isEnabled() else 0

    def set_text(self, text: str) -> None:
        """Change the words, what a screen reader says included."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_kind(self, kind: str) -> None:
        self.kind = kind
        self.update()
        if self.parentWidget() is not None:
            self.parentWidget().update()

    def set_icon(self, icon: str | None) -> None:
        self.icon_name = icon
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        padding = 2 if self.kind == "link" else _PADDING[self.size_name]
        return QSize(round(self._content_width()) + 2 * padding + 1, HEIGHTS[self.size_name])

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        ink = self._paint_body(painter)
        x = (self.width() - self._content_width()) / 2
        middle = self.height() / 2
        if self.icon_name:
            x = self._paint_icon(painter, self.icon_name, ink, x, middle) + GAP
        metrics = QFontMetricsF(self._font())
        painter.setFont(self._font())
        painter.setPen(ink)
        if self.text():
            baseline = middle + metrics.capHeight() / 2
            painter.drawText(QPointF(x, baseline), self.text())
            x += metrics.horizontalAdvance(self.text()) + GAP
        if self.key_cap:
            x = self._paint_cap(painter, ink, x + 2, middle) + GAP
        if self.trailing:
            self._paint_icon(painter, self.trailing, ink, x, middle)

    def _paint_body(self, painter: QPainter) -> QColor:
        """Fill and line; returns the colour of what stands on them."""
        look = _look(self.kind)
        rect = QRectF(self.rect())
        if not self.isEnabled():
            bare = self.kind in ("ghost", "link")
            fill, line = (None, None) if bare else (theme().color("surface_sunken"), theme().color("line"))
            round_rect(painter, rect, self.radius, fill, line)
            return faded(theme().color("text_tertiary"), 0.65)
        fill = look.fill
        if self.isDown() or self.underMouse():
            strength = 0.16 if self.isDown() else 0.08
            ground = fill if fill is not None else faded(look.ink, 0)
            fill = mixed(ground, look.ink, strength) if self.kind != "link" else None
        round_rect(painter, rect, self.radius, fill, look.line, 1.2)
        if self.kind == "primary":
            round_rect(painter, rect.adjusted(0.6, 0.6, -0.6, -0.6), self.radius, None, QColor(255, 255, 255, 40))
        if self.kind == "link" and self.underMouse():
            return theme().color("primary")
        return look.ink

    def _paint_icon(self, painter: QPainter, name: str, ink: QColor, x: float, middle: float) -> float:
        painter.drawPixmap(QPointF(x, middle - ICON / 2), icon_pixmap(name, ink, ICON, self.devicePixelRatioF()))
        return x + ICON

    def _paint_cap(self, painter: QPainter, ink: QColor, x: float, middle: float) -> float:
        cap_font = font("micro")
        width = QFontMetricsF(cap_font).horizontalAdvance(self.key_cap) + 12
        round_rect(painter, QRectF(x, middle - 9, width, 18), 4, None, faded(ink, 0.45))
        painter.setFont(cap_font)
        painter.setPen(faded(ink, 0.85))
        painter.drawText(QRectF(x, middle - 9, width, 18), Qt.AlignmentFlag.AlignCenter, self.key_cap)
        return x + width

    def _content_width(self) -> float:
        parts = []
        if self.icon_name:
            parts.append(float(ICON))
        if self.text():
            parts.append(QFontMetricsF(self._font()).horizontalAdvance(self.text()))
        if self.key_cap:
            parts.append(QFontMetricsF(font("micro")).horizontalAdvance(self.key_cap) + 14)
        if self.trailing:
            parts.append(float(ICON))
        return sum(parts) + GAP * max(0, len(parts) - 1)

    def _font(self) -> QFont:
        return font("body_l", weight=600, size=_TEXT[self.size_name])


class IconButton(Pressable):
    """A square button with an icon; its words are the tool tip and what a screen reader says."""

    focus_radius = 9
    radius = 9

    def __init__(
        self,
        icon: str,
        tooltip: str = "",
        size: int = 36,
        token: str = "text_secondary",
        outlined: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.token = token
        self.outlined = outlined
        self.dot = False
        self.struck = False
        self.setFixedSize(size, size)
        self.set_words(tooltip)
        if outlined:
            self.radius = self.focus_radius = 10

    def set_words(self, text: str) -> None:
        self.setToolTip(text)
        self.setAccessibleName(text)

    def set_icon(self, icon: str) -> None:
        self.icon_name = icon
        self.update()

    def set_dot(self, on: bool) -> None:
        """The small saffron dot: something new is behind this button."""
        self.dot = on
        self.update()

    def set_struck(self, on: bool) -> None:
        """Strike the icon through: what it stands for is off."""
        self.struck = on
        self.update()

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        color = theme().color(self.token)
        rect = QRectF(self.rect())
        on = self.isCheckable() and self.isChecked()
        fill = theme().color("primary_soft") if on else None
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            fill = mixed(fill if fill is not None else faded(color, 0), color, 0.18 if self.isDown() else 0.1)
        round_rect(painter, rect, self.radius, fill, theme().color("line_strong") if self.outlined else None, 1.2)
        ink = theme().color("on_primary_soft") if on else color
        if not self.isEnabled():
            ink = faded(theme().color("text_tertiary"), 0.5)
        at = QPointF((self.width() - ICON) / 2, (self.height() - ICON) / 2)
        painter.drawPixmap(at, icon_pixmap(self.icon_name, ink, ICON, self.devicePixelRatioF()))
        if self.struck:
            painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(at + QPointF(2, ICON - 2), at + QPointF(ICON - 2, 2))
        if self.dot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("accent"))
            painter.drawEllipse(QPointF(self.width() - 8, 8), 4, 4)
