"""Which tiles are still to come: every design with how many of it are left in the stack."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.shell.dialogs import Dialog
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Label, Painted, Scroll, smooth
from felucca.ui.words import fill

COLUMNS = 8
SIDE = 62.0
GONE = 0.28
"""Opacity of designs of which none is left."""


class DesignCount(Painted):
    """One design and how many of it are left."""

    def __init__(self, design: str, left: int, whole: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._design, self._left, self._whole = design, left, whole
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(SIDE * 1.28), round(SIDE * 1.72))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        painter.setOpacity(1.0 if self._left else GONE)
        picture = paint.whole_tile_pixmap(self._design, 0, 0, SIDE, self.devicePixelRatioF(), theme().name)
        corner = QPointF((self.width() - SIDE) / 2, 0.26 * SIDE)
        painter.drawPixmap(corner + paint.WHOLE.topLeft() * SIDE, picture)
        painter.setFont(font("caption", weight=700, tabular=True))
        painter.setPen(theme().color("text" if self._left else "text_tertiary"))
        room = self.rect().adjusted(0, round(SIDE * 1.36), 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, fill("%1 / %2", self._left, self._whole))


class RemainingDialog(Dialog):
    """The stack as a bag: what may come, never in which order."""

    def __init__(self, window: QWidget, state: CarcassonneState) -> None:
        super().__init__(window, "", width=860)
        self.title.setText(fill(self.tr("Tiles left: %1"), state.left))
        self.body.addWidget(Label(self.tr("How many of each are still in the stack"), "body", "text_secondary"))
        grid = QWidget()
        cells = QGridLayout(grid)
        cells.setContentsMargins(0, 0, 0, 0)
        cells.setSpacing(6)
        for place, design in enumerate(state.rules.tiles.designs):
            count = DesignCount(design.id, state.bag[place], design.count)
            cells.addWidget(count, place // COLUMNS, place % COLUMNS, Qt.AlignmentFlag.AlignCenter)
        area = Scroll(grid)
        area.setMinimumHeight(min(520, max(300, window.height() - 260)))
        self.body.addWidget(area)
        self.start_at(self.add_button("close", self.tr("Close"), "primary"))
