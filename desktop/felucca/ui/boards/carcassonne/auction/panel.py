"""The bazaar's panel: over the whole table while it is asked, over the board alone while one looks back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.model.carcassonne.bazaars import NOBODY
from felucca.model.carcassonne.moves import Choose, Lot
from felucca.ui.boards.carcassonne.auction.awning import OVER, ROOF, Awning
from felucca.ui.boards.carcassonne.auction.bazaar import Bazaar
from felucca.ui.boards.carcassonne.auction.bidders import BiddersRow
from felucca.ui.boards.carcassonne.auction.box import AnswerBox, chosen_lot
from felucca.ui.boards.carcassonne.auction.lots import SIDE, LotCard
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Button, Elided, Ground, Label, Panel, Picture, Rule, Worded
from felucca.ui.table.board import Prompt
from felucca.ui.words import fill

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard

WIDTH = 1048
HEM, COMPACT_HEM = 60, 44
"""How far the awning's cloth hangs over the card."""
COMPACT_BELOW = 830
"""A room less high than this gets smaller things."""
LEAST_SIDE = 84


class BazaarPanel(Worded, Ground):
    """Shows a `Bazaar`; asks through the board's picker. `viewing`: the person looks at the board instead."""

    hurried = Signal()
    opened = Signal()
    closed = Signal()

    def __init__(self, board: CarcassonneBoard, people: list[bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._bazaar: Bazaar | None = None
        self._decision: Any = None
        self._prompt = Prompt("")
        self._full, self._free = QRect(), QRect()
        self._compact = False
        self.viewing = False
        self.card = Panel(self, "surface", 22, elevation=4)
        self.awning = Awning(self)
        self.title = Label("", "display_l")
        self.state = Elided("", "prompt", "text_secondary", weight=500)
        self.view = Button("", "outline", "eye")
        self.back = Button("", "accent", "back", parent=parent)
        self.lots: list[LotCard] = []
        self.bidders = BiddersRow(board.names, board.colours, people)
        self.box = AnswerBox()
        self.note = Label("", "body", "text_secondary", wrap=True)
        self.rule = Label("", "body", "text_secondary", wrap=True)
        self._rule_icon = Picture("info")
        self._lay_out()
        self._connect()
        self.hide()
        self.back.hide()
        self.retranslate()

    # ------------------------------------------------------------------ what the board says

    def show_bazaar(self, bazaar: Bazaar | None) -> None:
        """A bazaar as it stands; None closes the panel."""
        self._bazaar = bazaar
        if bazaar is None:
            self._close()
            return
        self._make_lots(len(bazaar.lots))
        self._restate()
        if self._decision is None:
            self.box.show_part(self.box.wait)
        self._set_shown(not self.viewing)

    def _close(self) -> None:
        """The bazaar is over: the keyboard goes back to the map."""
        was_here = self._has_keyboard()
        self._decision = None
        self._set_shown(False)
        self.viewing = False
        self.back.hide()
        if was_here:
            self._board.focus_view()

    def ask(self, decision: Any, chosen: Any) -> None:
        """A person is asked, or has chosen on; a new question opens the panel."""
        new = decision is not self._decision
        self._decision = decision
        if new:
            self.viewing = False
            self._begin(decision)
        if chosen_lot(chosen) is not None:
            self.box.bid.set_lot(chosen_lot(chosen))
        if isinstance(chosen, Lot) or hasattr(chosen, "amount"):
            self.box.bid.show_action(chosen)
        self.box.take.button.setEnabled(isinstance(chosen, Choose))
        self._restate()
        if new:
            self._set_shown(True)
            self._first().setFocus(Qt.FocusReason.OtherFocusReason)

    def _has_keyboard(self) -> bool:
        focused = self.window().focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def withdraw(self) -> None:
        """Nobody at the table is asked: the panel goes on showing what happens."""
        if self._decision is not None:
            self._decision = None
            if self.isVisible():
                self.setFocus()
            self.box.show_part(self.box.wait)
            self._restate()

    def tell(self, prompt: Prompt) -> None:
        """What the prompt bar says, which the panel covers."""
        self._prompt = prompt
        self.box.wait.words.head.setText(prompt.question)
        self.box.wait.words.detail.setText(prompt.help if self._decision is None else "")
        self.box.wait.button.setVisible(any(button.press is not None for button in prompt.buttons))
        self.box.take.words.head.setText(prompt.question)
        self.note.setText(prompt.help if self._decision is not None else "")
        self.note.set_tone("danger" if prompt.refusal else "text_secondary")

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
        if self._bazaar is not None:
            self._set_shown(True)
            self._first().setFocus(Qt.FocusReason.OtherFocusReason)
            self._board.prompt_changed.emit()

    # ------------------------------------------------------------------ inside

    def _begin(self, decision: Any) -> None:
        facts = dict(decision.facts)
        if decision.kind == "lot":
            self.box.bid.ask(self._numbers("lot", (0,)), True, 0)
            self.box.show_part(self.box.bid)
        elif decision.kind == "bid":
            self.box.show_part(self.box.bid)
            self.box.bid.ask(self._numbers("bid", ()), False, facts["bid"])
        elif decision.kind == "settle":
            mine, theirs = self._balance(decision.seat), self._balance(facts["bidder"])
            self.box.settle.ask(facts["bid"], mine, theirs)
            self.box.show_part(self.box.settle)
        else:
            self.box.show_part(self.box.take)

    def _first(self) -> QWidget:
        """Where the keyboard begins: at the tiles, if one must be chosen."""
        cards = [card for card in self.lots if card.isEnabled()]
        return cards[0] if cards else self.box.first()

    def _numbers(self, verb: str, chosen: tuple[Any, ...]) -> range:
        numbers = self._board.picker.actions.choices(verb, chosen)
        assert isinstance(numbers, range)
        return numbers

    def _balance(self, seat: int) -> tuple[str, int]:
        return self._board.names[seat], self._board.observation.scores()[seat]

    def _selected(self, action: Any) -> None:
        if self._decision is None:
            return
        if action is None:
            self._board.picker.clear()
        else:
            self._board.picker.select(action)

    def _pressed_lot(self) -> None:
        place = self.sender().place
        index = self._bazaar.places.index(place)
        if self._decision.kind == "choose":
            self._board.picker.take(Choose(index))
            return
        self.box.bid.set_lot(index)
        self.box.bid.tell()
        self._restate()
        self.box.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def _decide(self, action: Any) -> None:
        self._board.picker.commit(action)

    def _confirm(self) -> None:
        self._board.picker.confirm()

    def _make_lots(self, count: int) -> None:
        if len(self.lots) == count:
            return
        for card in self.lots:
            card.hide()
            card.deleteLater()
        self.lots = [LotCard(place, self._board.names, self._board.colours) for place in range(count)]
        for card in self.lots:
            card.clicked.connect(self._pressed_lot)
            self._row.insertWidget(self._row.count() - 1, card)
        self.place()

    def _restate(self) -> None:
        """Everything that the bazaar and the choice say."""
        bazaar = self._bazaar
        if bazaar is None:
            return
        asked = self._decision is not None and self._decision.kind in ("lot", "choose")
        index = chosen_lot(self._board.picker.complete) if asked else None
        if asked and index is None and self._decision.kind == "lot":
            index = self.box.bid.lot
        chosen = bazaar.places[index] if index is not None else NOBODY
        for place, (card, lot) in enumerate(zip(self.lots, bazaar.lots, strict=True)):
            spoken = self._board.words.tile(lot.design)
            bid = self._bid_line(bazaar) if place == bazaar.hammer else ""
            card.show_lot(lot, spoken, place == bazaar.hammer, bid, asked and not lot.sold, place == chosen)
        self.bidders.show_bazaar(bazaar)
        self.state.setText(self._state_line(bazaar))

    def _bid_line(self, bazaar: Bazaar) -> str:
        seat = bazaar.bidder if bazaar.bidder != NOBODY else bazaar.auctioneer
        return fill(self.tr("bid %1 · %2"), bazaar.high, self._board.names[seat])

    def _state_line(self, bazaar: Bazaar) -> str:
        if all(lot.sold for lot in bazaar.lots):
            return self.tr("Every tile has found its player")
        lot = fill(self.tr("Lot %1 of %2."), bazaar.number, len(bazaar.lots))
        if bazaar.auctioneer == NOBODY:
            name = self._board.names[bazaar.asked if bazaar.asked != NOBODY else bazaar.host]
            return " ".join((lot, fill(self.tr("Chooses now: %1"), name)))
        return " ".join((lot, fill(self.tr("Leads the sale: %1"), self._board.names[bazaar.auctioneer])))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Bazaar"))
        self.setAccessibleName(self.tr("Bazaar"))
        self.view.set_text(self.tr("View the board"))
        self.back.set_text(self.tr("Back to the bazaar"))
        self.box.wait.button.set_text(self.tr("Skip"))
        self.box.take.button.set_text(self.tr("Take tile"))
        self.rule.setText(
            self.tr("You place the tile right after the bazaar, in an ordinary turn. A bazaar brings each one tile.")
        )
        self._restate()

    # ------------------------------------------------------------------ room

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(20)
        head.addWidget(self.title, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.state, 1)
        head.addWidget(self.view)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._row.addStretch(1)
        self._column = QVBoxLayout(self.card)
        self._column.addLayout(head)
        self._column.addLayout(self._row)
        self._column.addWidget(Rule())
        self._column.addWidget(self.bidders)
        self._column.addWidget(self.box)
        self._notes = [self._note(Picture("bulb"), self.note), self._note(self._rule_icon, self.rule)]
        for line in self._notes:
            self._column.addWidget(line)

    def _note(self, icon: QWidget, words: Label) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
        return line

    def _connect(self) -> None:
        self.view.clicked.connect(self.view_board)
        self.back.clicked.connect(self.come_back)
        self.box.selected.connect(self._selected)
        self.box.decided.connect(self._decide)
        self.box.confirmed.connect(self._confirm)
        self.box.hurried.connect(self.hurried)
        theme().changed.connect(self.update)

    def set_room(self, full: QRect, free: QRect) -> None:
        """The whole table, and the part of it over the board."""
        self._full, self._free = full, free
        self.place()

    @property
    def modal(self) -> bool:
        """Whether nothing under the panel can be reached: not while one looks back at the game."""
        return not self._board.looking_back

    def place(self) -> None:
        """Find the room for everything."""
        if self._full.isEmpty():
            return
        room = self._full if self.modal else self._free
        self.setGeometry(room)
        self.view.setVisible(self.modal)
        self.box.setVisible(self.modal)
        for line in self._notes:
            line.setVisible(self.modal)
        self._compact = room.height() < COMPACT_BELOW
        width = min(WIDTH, room.width() - 2 * OVER - 12)
        self._set_compact(width)
        top = ROOF + 6
        wish = self._column.totalHeightForWidth(width)
        height = min(max(wish, self._column.totalMinimumSize().height()), room.height() - top - 8)
        left, upper = (room.width() - width) // 2, max(top, (room.height() - height + ROOF) // 2)
        self.card.setGeometry(left, upper, width, height)
        self.awning.setGeometry(
            left - OVER, upper - ROOF, width + 2 * OVER, ROOF + (COMPACT_HEM if self._compact else HEM)
        )
        self.awning.raise_()
        size = self.back.sizeHint()
        self.back.setGeometry(self._free.center().x() - size.width() // 2, self._free.top() + 12, *size.toTuple())

    def _set_compact(self, width: int) -> None:
        compact = self._compact
        across, top, bottom = (24, 44, 12) if compact else (44, 66, 26)
        self._column.setContentsMargins(across, top, across, bottom)
        self._column.setSpacing(6 if compact else 14)
        self.bidders.set_compact(compact)
        self.box.set_compact(compact)
        self._notes[1].setVisible(self.modal and not compact)
        count = max(1, len(self.lots))
        most = SIDE if not compact else 128
        side = max(LEAST_SIDE, min(most, (width - 2 * across) // count - 30))
        self._row.setSpacing(6)
        for card in self.lots:
            card.set_side(side)

    def sizeHint(self) -> QSize:
        return self._full.size()

    def _set_shown(self, shown: bool) -> None:
        if shown:
            self.place()
            self.raise_()
        self.setVisible(shown)
        if shown and self.modal and not self._has_keyboard():
            self.setFocus()
        self.back.setVisible(self._bazaar is not None and not shown)
        self.back.raise_()
        (self.opened if shown else self.closed).emit()

    # ------------------------------------------------------------------ keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.modal:
            self.view_board()
            event.accept()
        elif event.text().isdigit() and self.box.showing(self.box.bid) and self._decision is not None:
            self.box.bid.stepper.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.box.bid.stepper.field.setText(event.text())
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the panel: to the place where it begins."""
        if self._decision is not None:
            self._first().setFocus(event.reason())

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
