"""The cross-fade of a jump: the picture from before lies over the view and goes away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from felucca.ui.table.motion import STEADY, Motion


class Fade(QWidget):
    """Lies over a widget of the same parent; `begin` is called before that widget changes."""

    def __init__(self, over: QWidget, motion: Motion) -> None:
        super().__init__(over.parentWidget())
        self._over = over
        self._motion = motion
        self._picture = QPixmap()
        self._left = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def begin(self) -> None:
        if self._motion.off or not self._over.isVisible():
            return
        self._picture = self._over.grab()
        self.setGeometry(self._over.geometry())
        self.show()
        self._motion.run(self._step, "hover", easing=STEADY, then=self._end)

    def _step(self, part: float) -> None:
        self._left = 1 - part
        self.update()

    def _end(self) -> None:
        self.hide()
        self._picture = QPixmap()

    def paintEvent(self, event: QEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._left)
        painter.drawPixmap(0, 0, self._picture)
