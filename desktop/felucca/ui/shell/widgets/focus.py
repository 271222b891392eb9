"""The focus ring: one frame per window that goes where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QScrollArea, QWidget
from shiboken6 import isValid

from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets.base import Painted, round_rect, smooth

LINE = 2.5
DISTANCE = 3.5
_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_FOLLOWED = (
    QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ZOrderChange,
    QEvent.Type.ParentChange,
)  # fmt: skip


class Ringed:
    """Mixed into widgets that the ring surrounds: they remember whether the keyboard led the focus to them."""

    focus_radius = 10.0
    focus_by_keys = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focus_by_keys = event.reason() in _KEYS
        super().focusInEvent(event)  # type: ignore[misc]


class FocusRing(Painted):
    """Draws a line around the widget with the focus, if that widget has `focus_radius` and the keyboard led there.

    Fields for text always have the ring; buttons only after Tab or another key, so that the mouse does not light it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._window = window
        self._target: QWidget | None = None
        self._followed: list[QWidget] = []
        QApplication.instance().focusChanged.connect(self._focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and watched is self._target and not self._by_keys():
            self._target.focus_by_keys = True
            self._place()
        elif kind in _FOLLOWED:
            self._place()
        return False

    def paintEvent(self, event: QEvent) -> None:
        if self._target is not None:
            radius = self._target.focus_radius + DISTANCE
            round_rect(smooth(self), QRectF(self.rect()), radius + LINE / 2, None, theme().color("focus"), LINE)

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        for widget in self._followed:
            if isValid(widget):
                widget.removeEventFilter(self)
        has_ring = new is not None and hasattr(new, "focus_radius") and self._window.isAncestorOf(new)
        self._target = new if has_ring else None
        self._followed = _lineage(new, self._window) if has_ring else []
        for widget in self._followed:
            widget.installEventFilter(self)
        self._place()

    def _by_keys(self) -> bool:
        text = isinstance(self._target, QLineEdit | QPlainTextEdit)
        return text or getattr(self._target, "focus_by_keys", True)

    def _place(self) -> None:
        target = self._target
        if target is None or not isValid(target) or not target.isVisible() or not self._by_keys():
            self.hide()
            return
        host = _host(target, self._window)
        if self.parentWidget() is not host:
            self.setParent(host)
        reach = round(DISTANCE + LINE / 2)
        around = QRect(target.mapTo(host, target.rect().topLeft()), target.size())
        self.setGeometry(around.adjusted(-reach, -reach, reach, reach))
        self.show()
        self.raise_()


def _host(target: QWidget, window: QWidget) -> QWidget:
    """The content of the scroll area around a widget, so that the ring scrolls along, or else the window."""
    widget = target.parentWidget()
    while widget is not None and widget is not window:
        parent = widget.parentWidget()
        area = parent.parentWidget() if parent is not None else None
        if isinstance(area, QScrollArea) and area.widget() is widget:
            return widget
        widget = parent
    return window


def _lineage(target: QWidget, window: QWidget) -> list[QWidget]:
    result = [target]
    while result[-1] is not window and result[-1].parentWidget() is not None:
        result.append(result[-1].parentWidget())
    return result
