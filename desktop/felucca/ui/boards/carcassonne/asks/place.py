"""Where the tile in hand goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from felucca.model.carcassonne.moves import Cell, Decline, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne.asks.ask import Ask
from felucca.ui.boards.carcassonne.landscape import picture_size
from felucca.ui.boards.carcassonne.offers import cell_targets, consequence, rotations
from felucca.ui.boards.carcassonne.picture import cell_rect
from felucca.ui.table.board import Label, PromptButton
from felucca.ui.table.targets import Handle

HANDLE_SHIFT = 40
"""How far above the tile its rotate buttons stand, in px."""


HANDLE_GAP = 42
"""The least distance between the middles of the two, in px."""


class PlaceAsk(Ask):
    """A frame on every legal cell; the tile laid for a look, its bridge included; or refusing the tile."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        board, state = self.board, self.board.observation
        place = chosen if isinstance(chosen, Place) else None
        if place is not None:
            board.turned = place.rot
            design, copy = board.in_hand(state)
            board.preview.show(design, copy, place, picture_size(board.pixels), board.ratio)
            board.set_label(self._consequence(state, place))
        else:
            board.preview.clear()
            board.set_label(None)
        note = board.words.bridge_cell(self._bridges_left(state)) if "bridge_supply" in state.more else ""
        board.set_targets(cell_targets(actions, board.turned, place, self.name, note))
        turnable = place is not None and len(rotations(actions, place.at)) > 1
        board.set_handles(self._handles(place.at) if place is not None and turnable else ())
        board.show_hand(turnable=True)

    def withdraw(self) -> None:
        self.board.preview.clear()

    def help(self, decision: Any, usual: str) -> str:
        actions = self.board.picker.actions
        if self.board.picker.complete is None and Decline() in actions:
            return self.board.words.only_with_bridge()
        return usual

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        words = self.board.words
        place = self.confirm_button(chosen if isinstance(chosen, Place) else None, words.verb("place"))
        if Decline() not in self.board.picker.actions:
            return (place,)
        return PromptButton(words.verb("decline"), "tonal", key="X", action=Decline()), place

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_R:
            self.rotate(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_X and Decline() in self.board.picker.actions:
            self.board.picker.commit(Decline())
        else:
            return False
        return True

    def rotate(self, step: int) -> None:
        """Turn the tile in hand; laid for a look, to its next legal rotation."""
        board, picker = self.board, self.board.picker
        if isinstance(picker.complete, Place):
            legal = rotations(picker.actions, picker.complete.at)
            picker.select(legal[(legal.index(picker.complete) + step) % len(legal)])
        else:
            board.turned = (board.turned + step) % 4
            self.offer(board.decision, picker.actions, None)

    def _handles(self, cell: Cell) -> list[Handle]:
        top = cell_rect(cell)
        inwards = min(18.0, (top.width() * self.board.pixels - HANDLE_GAP) / 2)  # far out, they would overlap
        left, right = QPointF(inwards, -22), QPointF(-inwards, -22)
        return [
            Handle("rotatel", self.tr("Rotate left"), top.topLeft(), partial(self.rotate, -1), left),
            Handle("rotate", self.tr("Rotate right"), top.topRight(), partial(self.rotate, 1), right),
        ]

    def _consequence(self, state: CarcassonneState, place: Place) -> Label:
        """What the placement makes of the feature that matters most, and the bridge it takes."""
        _, here = consequence(state, place)
        label = self.board.label(here, cell_rect(place.at).adjusted(0, -HANDLE_SHIFT / self.board.pixels, 0, 0))
        if place.bridge is None:
            return label
        left = self.board.words.bridge_label(self._bridges_left(state) - 1)
        return Label(label.rect, label.title, f"{label.detail}\n{left}", label.colour)

    def _bridges_left(self, state: CarcassonneState) -> int:
        return int(state.more["bridge_supply"][state.decision().seat])
