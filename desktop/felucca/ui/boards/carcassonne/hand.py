"""The panel under the seats: the tile in hand on the stack, what is left, and the buttons that turn it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.hand_tile import HandTile, Spot
from felucca.ui.boards.carcassonne.picture import TILE
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Button, Elided, IconButton, Panel, Worded
from felucca.ui.table.drag import DragSource
from felucca.ui.words import fill

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard


CROWD = 6
"""So many seats leave a small window no room for a high panel: tile and words stand side by side then."""


class HandPanel(Worded, Panel):
    """See the module. The tile can be dragged onto the map."""

    def __init__(self, board: CarcassonneBoard) -> None:
        super().__init__()
        self._board = board
        self._turnable = self._placed = self._compact = False
        self.title = Elided("", "body_l", weight=700)
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
        self.tile.claimed.connect(board.choose_claim)
        if board.drag is not None:
            DragSource(self.tile, board.drag, self.carried)
        self.retranslate()

    def _lay_out(self) -> None:
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.fields)
        self._head.addWidget(self.count)
        self._turns = QWidget()
        turns = QHBoxLayout(self._turns)
        turns.setContentsMargins(0, 0, 0, 0)
        turns.setSpacing(10)
        turns.addWidget(self.left, 1)
        turns.addWidget(self.right, 1)
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.setContentsMargins(18, 10, 18, 16)
        self._column.setSpacing(8)
        self._column.addLayout(self._head)
        self._column.addWidget(self.tile, 1)
        self._column.addWidget(self._turns)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Placed tile") if self._placed else self.tr("Tile in hand"))
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
        self._placed = False
        self._turns.setVisible(not self._compact)
        self.title.setText(self.tr("Tile in hand"))
        self.tile.show_tile(design, copy, rot, left)
        spoken = self._board.words.tile(design) if design else self.tr("No tile in hand")
        self.tile.setAccessibleName(spoken)
        self.tile.setToolTip(spoken)
        self._count()
        self.set_turnable(bool(design) and self._turnable)

    def show_placed(
        self, design: str, copy: int, rot: int, left: int, axis: str, spots: Sequence[Spot], chosen: str | None
    ) -> None:
        """The tile just placed, with the bridge on it, and the followers that may go on it."""
        self.show_tile(design, copy, rot, left)
        self._placed = True
        self._turns.hide()
        self.title.setText(self.tr("Placed tile"))
        self.set_turnable(False)
        self.tile.setToolTip("")
        self.tile.show_claims(axis, spots, chosen)

    def set_turnable(self, turnable: bool) -> None:
        """Whether the person who is asked can turn the tile now."""
        self._turnable = turnable
        self.left.setEnabled(turnable)
        self.right.setEnabled(turnable)

    def set_fields_shown(self, shown: bool) -> None:
        self.fields.setChecked(shown)

    def set_compact(self, compact: bool) -> None:
        """In a small window the keys and the handles on the board turn the tile."""
        self._compact = compact
        self._turns.setVisible(not compact and not self._placed)
        flat = compact and len(self._board.names) >= CROWD
        direction = QBoxLayout.Direction
        self._column.setDirection(direction.RightToLeft if flat else direction.TopToBottom)
        self._column.setContentsMargins(*((14, 6, 14, 6) if flat else (18, 10, 18, 16)))
        self._head.setDirection(direction.TopToBottom if flat else direction.LeftToRight)
        self._head.setSpacing(2 if flat else 6)
        self.fields.setVisible(not flat)
        self.tile.setMinimumHeight(64 if flat else 84)

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
