"""The bazaar's panel: over the whole table while it is asked, over the board alone while one looks back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from felucca.ui.boards.carcassonne.auction.awning import OVER, ROOF, Awning
from felucca.ui.boards.carcassonne.auction.bazaar import Bazaar
from felucca.ui.boards.carcassonne.auction.card import BazaarCard
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Button, Ground, Worded
from felucca.ui.table.board import Prompt

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard

WIDTH = 1048
HEM, COMPACT_HEM = 60, 44
"""How far the awning's cloth hangs over the card."""
COMPACT_BELOW = 830
"""A room less high than this gets smaller things."""


class BazaarPanel(Worded, Ground):
    """The card under its awning on a scrim. `viewing`: the person looks at the board instead."""

    hurried = Signal()

    def __init__(self, board: CarcassonneBoard, people: list[bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._full, self._free = QRect(), QRect()
        self.viewing = False
        self.card = BazaarCard(board, people, self)
        self.awning = Awning(self)
        self.back = Button("", "accent", "back", parent=parent)
        self.card.view.clicked.connect(self.view_board)
        self.card.grown.connect(self.place)
        self.card.box.hurried.connect(self.hurried)
        self.back.clicked.connect(self.come_back)
        theme().changed.connect(self.update)
        self.hide()
        self.back.hide()
        self.retranslate()

    @property
    def modal(self) -> bool:
        """Whether nothing under the panel can be reached: not while one looks back at the game."""
        return not self._board.looking_back

    def retranslate(self) -> None:
        self.setAccessibleName(self.card.title.text())
        self.back.set_text(self.tr("Back to the bazaar"))

    # ------------------------------------------------------------------ what the board says

    def show_bazaar(self, bazaar: Bazaar | None) -> None:
        """A bazaar as it stands; None closes the panel."""
        if bazaar is None:
            self._close()
            return
        self.card.show_bazaar(bazaar)
        self._set_shown(not self.viewing)

    def ask(self, decision: Any, chosen: Any) -> None:
        """A person is asked, or has chosen on; a new question opens the panel."""
        new = decision is not self.card.decision
        if new:
            self.viewing = False
            self.card.begin(decision)
        self.card.show_choice(chosen)
        if new:
            self._set_shown(True)
            self._take_keyboard()

    def withdraw(self) -> None:
        """Nobody at the table is asked: the panel goes on showing what happens."""
        if self.card.decision is not None:
            self.card.end_question()
            if self.isVisible():
                self.setFocus()

    def tell(self, prompt: Prompt) -> None:
        """What the prompt bar says, which the panel covers."""
        self.card.tell(prompt)

    def view_board(self) -> None:
        """Look at the board; the bazaar waits."""
        self.viewing = True
        self._set_shown(False)
        self._board.focus_view()
        self._board.prompt_changed.emit()

    def step_aside(self) -> None:
        """Something beside the board is wanted: a panel over everything would hide it."""
        if self.isVisible() and self.modal:
            self.view_board()

    def come_back(self) -> None:
        """Back from the board to the bazaar."""
        self.viewing = False
        if self.card.bazaar is not None:
            self._set_shown(True)
            self._take_keyboard()
            self._board.prompt_changed.emit()

    def _close(self) -> None:
        """The bazaar is over: the keyboard goes back to the map."""
        was_here = self._has_keyboard()
        self.card.bazaar = self.card.decision = None
        self.viewing = False
        self._set_shown(False)
        if was_here:
            self._board.focus_view()

    # ------------------------------------------------------------------ room

    def set_room(self, full: QRect, free: QRect) -> None:
        """The whole table, and the part of it over the board."""
        self._full, self._free = full, free
        self.place()

    def place(self) -> None:
        """Find the room for everything."""
        if self._full.isEmpty():
            return
        room = self._full if self.modal else self._free
        compact = room.height() < COMPACT_BELOW
        width, top = min(WIDTH, room.width() - 2 * OVER - 12), ROOF + 6
        self.setGeometry(room)
        self.card.set_room(compact, width, self.modal)
        height = min(self.card.height_at(width), room.height() - top - 8)
        left, upper = (room.width() - width) // 2, max(top, (room.height() - height + ROOF) // 2)
        self.card.setGeometry(left, upper, width, height)
        hem = COMPACT_HEM if compact else HEM
        self.awning.setGeometry(left - OVER, upper - ROOF, width + 2 * OVER, ROOF + hem)
        self.awning.raise_()
        size = self.back.sizeHint()
        self.back.setGeometry(self._free.center().x() - size.width() // 2, self._free.top() + 12, *size.toTuple())

    def _set_shown(self, shown: bool) -> None:
        if shown:
            self.place()
            self.raise_()
        self.setVisible(shown)
        if shown and self.modal and not self._has_keyboard():
            self.setFocus()
        self.back.setVisible(self.card.bazaar is not None and not shown)
        self.back.raise_()

    # ------------------------------------------------------------------ keys and mouse

    def _has_keyboard(self) -> bool:
        focused = self.window().focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def _take_keyboard(self) -> None:
        self.card.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        box = self.card.box
        if event.key() == Qt.Key.Key_Escape and self.modal:
            self.view_board()
        elif event.text().isdigit() and box.showing(box.bid) and self.card.decision is not None:
            box.bid.stepper.field.setFocus(Qt.FocusReason.OtherFocusReason)
            box.bid.stepper.field.setText(event.text())
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the panel: to the place where it begins."""
        if self.card.decision is not None:
            self._take_keyboard()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round inside the panel."""
        widget = self.focusWidget() or self.card
        for _ in range(1000):
            widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
            takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if takes and widget.isEnabled() and widget.isVisible() and self.isAncestorOf(widget):
                reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
                widget.setFocus(reason)
                return True
        return False

    def mousePressEvent(self, event: QEvent) -> None:
        event.setAccepted(self.modal)

    def wheelEvent(self, event: QEvent) -> None:
        event.setAccepted(self.modal)

    def paintEvent(self, event: QEvent) -> None:
        painter = QPainter(self)
        if self.modal:
            painter.fillRect(self.rect(), theme().color("scrim"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_shadows(painter)
