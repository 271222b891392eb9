"""The focus ring: one frame per window that goes where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
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

    _target: QWidget | None = None

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._followed: list[QWidget] = []
        QApplication.instance().focusChanged.connect(self._focus_changed)

    def stop(self) -> None:
        """Follow nothing any more: the window is going."""
        QApplication.instance().focusChanged.disconnect(self._focus_changed)
        self._follow(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and watched is self._target and not self._by_keys():
            self._target.focus_by_keys = True
            self._place()
        elif kind in _FOLLOWED:
            self._place()
        return False

    def paintEvent(self, event: QEvent) -> None:
        if self._target is None:
            return
        painter = smooth(self)
        view = _view(self._target)
        if view is not None:
            painter.setClipRect(QRect(self.mapFrom(self.window(), view.topLeft()), view.size()))
        radius = self._target.focus_radius + DISTANCE
        round_rect(painter, QRectF(self.rect()), radius + LINE / 2, None, theme().color("focus"), LINE)

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        has_ring = new is not None and hasattr(new, "focus_radius") and self.window().isAncestorOf(new)
        self._follow(new if has_ring else None)

    def _follow(self, target: QWidget | None) -> None:
        for widget in self._followed:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._target = target
        self._followed = _lineage(target) if target is not None else []
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
        reach = round(DISTANCE + LINE / 2)
        around = QRect(target.mapTo(self.window(), QPoint(0, 0)), target.size())
        self.setGeometry(around.adjusted(-reach, -reach, reach, reach))
        self.show()
        self.raise_()


def _view(target: QWidget) -> QRect | None:
    """The part of the window in which a scroll area shows its content, if there is one around a widget."""
    widget: QWidget | None = target
    while widget is not None and not widget.isWindow():
        if isinstance(widget, QScrollArea):
            view = widget.viewport()
            return QRect(view.mapTo(view.window(), QPoint(0, 0)), view.size())
        widget = widget.parentWidget()
    return None


def _lineage(target: QWidget) -> list[QWidget]:
    """A widget and all it stands in: when one of them moves, the ring moves along."""
    result = [target]
    while not result[-1].isWindow():
        result.append(result[-1].parentWidget())
    return result
