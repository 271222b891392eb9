"""A short message that comes and goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from felucca.ui.shell.icons import icon_pixmap
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets.base import Painted, round_rect, smooth
from felucca.ui.shell.widgets.labels import Label

_ICONS = {"success": "check", "danger": "info"}
MARGIN = 14
"""Room around the box for its shadow."""


class Toast(Painted):
    """Shows one message at a time over the lower part of its window; `tone` is success or danger."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tone = "success"
        self._label = Label("", "body", "success", weight=600, size=13.5, wrap=True, parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN + 44, MARGIN + 14, MARGIN + 20, MARGIN + 14)
        row.addWidget(self._label)
        self._timer = QTimer(self, singleShot=True, interval=theme().tokens["motion_ms"]["toast"])
        self._timer.timeout.connect(self.hide)
        window.installEventFilter(self)
        self.hide()

    def say(self, text: str, tone: str = "success") -> None:
        """Show a message; it is also announced to a screen reader."""
        self._tone = tone
        self._label.set_tone(tone)
        self._label.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def text(self) -> str:
        return self._label.text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        shadow(painter, box, 12, 2)
        round_rect(painter, box, 12, theme().color(f"{self._tone}_soft"))
        icon = icon_pixmap(_ICONS[self._tone], theme().color(self._tone), 18, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(MARGIN + 16, self.height() / 2 - 9), icon)

    def _place(self) -> None:
        window = self.parentWidget()
        room = min(560, window.width() - 48)
        self._label.setMinimumWidth(0)
        wish = self._label.fontMetrics().horizontalAdvance(self._label.text()) + 8
        self._label.setFixedWidth(min(wish, room - 2 * MARGIN - 64))
        self.adjustSize()
        self.move((window.width() - self.width()) // 2, window.height() - self.height() - 96)
