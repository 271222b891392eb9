"""Any click, Space or Enter ends all motion at once, and does nothing else."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from felucca.ui.table.motion import Motion

_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Skipper(QObject):
    """Watches a page, but only while something moves on it."""

    def __init__(self, page: QWidget, motion: Motion) -> None:
        super().__init__(page)
        self._page = page
        self._motion = motion
        motion.started.connect(self._watch)
        motion.finished.connect(self._rest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in _CLICKS and kind != QEvent.Type.KeyPress:
            return False
        if kind == QEvent.Type.KeyPress and not (isinstance(event, QKeyEvent) and event.key() in _KEYS):
            return False
        inside = isinstance(watched, QWidget) and (watched is self._page or self._page.isAncestorOf(watched))
        if not inside or not self._motion.running:
            return False
        self._motion.skip()
        return True

    def _watch(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def _rest(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
