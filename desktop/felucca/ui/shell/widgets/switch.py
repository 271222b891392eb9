"""A switch: on or off, at once."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets.base import faded, mixed, round_rect, smooth
from felucca.ui.shell.widgets.buttons import Pressable

WIDTH, HEIGHT, KNOB = 44, 26, 20


class Switch(Pressable):
    """44 × 26 px; `toggled` tells the new state."""

    focus_radius = HEIGHT / 2

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFixedSize(WIDTH, HEIGHT)
        self.setAccessibleName(name)
        self._share = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(theme().tokens["motion_ms"]["select"])
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._moved)
        self.toggled.connect(self._toggled)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def set_on(self, on: bool) -> None:
        """Put it on or off without a signal and without motion."""
        blocked = self.blockSignals(True)
        self.setChecked(on)
        self.blockSignals(blocked)
        self._motion.stop()
        self._moved(float(on))

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        ground = mixed(theme().color("line_strong"), theme().color("primary"), self._share)
        if not self.isEnabled():
            ground = faded(ground, 0.45)
        elif self.underMouse():
            ground = mixed(ground, theme().color("text"), 0.08)
        round_rect(painter, QRectF(self.rect()), HEIGHT / 2, ground)
        left = 3 + (WIDTH - KNOB - 6) * self._share
        knob = QRectF(left, 3, KNOB, KNOB)
        shadow(painter, knob, KNOB / 2, 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFFFF") if self.isEnabled() else theme().color("surface"))
        painter.drawEllipse(knob.center() + QPointF(0, 0), KNOB / 2, KNOB / 2)

    def _toggled(self, on: bool) -> None:
        self._motion.stop()
        if not self.isVisible():
            self._moved(float(on))
            return
        self._motion.setStartValue(self._share)
        self._motion.setEndValue(float(on))
        self._motion.start()

    def _moved(self, share: float) -> None:
        self._share = share
        self.update()
