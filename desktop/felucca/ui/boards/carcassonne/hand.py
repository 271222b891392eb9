"""The panel under the seats: the tile in hand on the stack, what is left, and the buttons that turn it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.picture import TILE
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Button, IconButton, Label, Painted, Panel, Worded, smooth
from felucca.ui.table.drag import DragSource
from felucca.ui.words import fill

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard

SHEETS = 3
"""Edges of the stack that show below the tile."""
SHEET = 4


class HandTile(Painted):
    """The tile in hand as it is held, on top of the stack; an empty place when there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.design, self.copy, self.rot, self.left = "", 0, 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(84)

    def sizeHint(self) -> QSize:
        return QSize(200, 190)

    @property
    def side(self) -> float:
        """The tile's side in px: what the panel has room for, at most a large one."""
        return float(int(max(40, min(146, self.width() - 24, (self.height() - 14) / 1.16))))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        side = self.side
        sheets = min(SHEETS, self.left)
        x = (self.width() - side - SHEET * sheets) / 2
        y = (self.height() - side - SHEET * sheets + 0.12 * side) / 2
        painter.setPen(theme().color("surface"))
        for sheet in range(sheets, 0, -1):
            painter.setBrush(theme().landscape["wall_shade"])
            painter.drawRoundedRect(QRectF(x + sheet * SHEET, y + sheet * SHEET, side, side), 4, 4)
        if self.design:
            pixmap = self.picture()
            painter.drawPixmap(QPointF(x, y) + paint.WHOLE.topLeft() * side, pixmap)
        else:
            painter.setBrush(theme().color("surface_sunken"))
            painter.setPen(theme().color("line"))
            painter.drawRoundedRect(QRectF(x, y, side, side), 4, 4)

    def picture(self) -> QPixmap:
        """The tile alone, as it is held."""
        ratio = self.devicePixelRatioF()
        return paint.whole_tile_pixmap(self.design, self.rot, self.copy, self.side, ratio, theme().name)


class HandPanel(Worded, Panel):
    """See the module. The tile can be dragged onto the map."""

    def __init__(self, board: CarcassonneBoard) -> None:
        super().__init__()
        self._board = board
        self._turnable = False
        self.title = Label("", "body_l", weight=700)
        self.count = Button("", "tonal", size="dense")
        self.fields = IconButton("eye", "")
        self.fields.setCheckable(True)
        self.tile = HandTile()
        self.left = Button("90°", "tonal", "rotatel")
        self.right = Button("90°", "tonal", "rotate")
        self._lay_out()
        self.count.clicked.connect(self._remaining)
        self.fields.clicked.connect(board.toggle_fields)
        self.left.clicked.connect(partial(board.rotate, -1))
        self.right.clicked.connect(partial(board.rotate, 1))
        if board.drag is not None:
            DragSource(self.tile, board.drag, self.carried)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.fields)
        head.addWidget(self.count)
        turns = QHBoxLayout()
        turns.setSpacing(10)
        turns.addWidget(self.left, 1)
        turns.addWidget(self.right, 1)
        self._turns = QWidget()
        self._turns.setLayout(turns)
        turns.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 10, 18, 16)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.tile, 1)
        column.addWidget(self._turns)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Tile in hand"))
        self.left.setAccessibleName(self.tr("Rotate left"))
        self.right.setAccessibleName(self.tr("Rotate right"))
        self.left.setToolTip(self.tr("Rotate left (Shift+R)"))
        self.right.setToolTip(self.tr("Rotate right (R)"))
        self.fields.setToolTip(self.tr("Show who owns the fields (F)"))
        self.fields.setAccessibleName(self.tr("Show who owns the fields"))
        self.count.setToolTip(self.tr("Which tiles are still to come"))
        self._count()

    def show_tile(self, design: str, copy: int, rot: int, left: int) -> None:
        """A tile as it is held, or none, and how many are left in the stack."""
        self.tile.design, self.tile.copy, self.tile.rot, self.tile.left = design, copy, rot, left
        spoken = self._board.words.tile(design) if design else self.tr("No tile in hand")
        self.tile.setAccessibleName(spoken)
        self.tile.setToolTip(spoken)
        self._count()
        self.set_turnable(bool(design) and self._turnable)
        self.tile.update()

    def set_turnable(self, turnable: bool) -> None:
        """Whether the person who is asked can turn the tile now."""
        self._turnable = turnable
        self.left.setEnabled(turnable)
        self.right.setEnabled(turnable)

    def set_fields_shown(self, shown: bool) -> None:
        self.fields.setChecked(shown)

    def set_compact(self, compact: bool) -> None:
        """In a small window the keys and the handles on the board turn the tile."""
        self._turns.setVisible(not compact)

    def carried(self) -> tuple[Any, QPixmap] | None:
        """What a drag of the tile carries."""
        if not self.tile.design or not self._turnable:
            return None
        size = TILE * self._board.pixels
        ratio = self.devicePixelRatioF()
        picture = paint.whole_tile_pixmap(self.tile.design, self.tile.rot, self.tile.copy, size, ratio, theme().name)
        return self.tile.design, picture

    def _count(self) -> None:
        self.count.set_text(str(self.tile.left))
        self.count.setAccessibleName(fill(self.tr("Tiles left: %1. Show which"), self.tile.left))

    def _remaining(self) -> None:
        self._board.show_remaining(self.window())
