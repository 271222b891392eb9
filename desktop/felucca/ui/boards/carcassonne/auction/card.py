"""The card of the bazaar: its tiles, the players and their bids, the answer of whoever is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.model.carcassonne.bazaars import NOBODY
from felucca.model.carcassonne.moves import Bid, Choose, Lot
from felucca.ui.boards.carcassonne.auction.bazaar import Bazaar
from felucca.ui.boards.carcassonne.auction.bidders import BiddersRow
from felucca.ui.boards.carcassonne.auction.box import AnswerBox, chosen_lot
from felucca.ui.boards.carcassonne.auction.lots import SIDE, LotCard
from felucca.ui.shell.widgets import Button, Elided, Label, Panel, Picture, Rule, Worded
from felucca.ui.table.board import Prompt
from felucca.ui.words import fill

if TYPE_CHECKING:
    from felucca.ui.boards.carcassonne.board import CarcassonneBoard

COMPACT_SIDE, LEAST_SIDE = 128, 84
"""Sides of a tile on display, in px: in a low room, and where many stand side by side."""


class BazaarCard(Worded, Panel):
    """Shows a `Bazaar` and asks through the board's picker."""

    grown = Signal()
    """There are more or fewer tiles than before: the card wants another room."""

    def __init__(self, board: CarcassonneBoard, people: list[bool], parent: QWidget) -> None:
        super().__init__(parent, "surface", 22, elevation=4)
        self._board = board
        self.bazaar: Bazaar | None = None
        self.decision: Any = None
        """What a person is asked now, or None."""
        self.title = Label("", "display_l")
        self.state = Elided("", "prompt", "text_secondary", weight=500)
        self.view = Button("", "outline", "eye")
        self.lots: list[LotCard] = []
        self.bidders = BiddersRow(board.names, board.colours, people)
        self.box = AnswerBox()
        self.note = Label("", "body", "text_secondary", wrap=True)
        self.rule = Label("", "body", "text_secondary", wrap=True)
        self._lay_out()
        self.box.selected.connect(self._selected)
        self.box.decided.connect(board.picker.commit)
        self.box.confirmed.connect(self._confirm)
        self.retranslate()

    # ------------------------------------------------------------------ what is shown

    def show_bazaar(self, bazaar: Bazaar) -> None:
        """A bazaar as it stands."""
        self.bazaar = bazaar
        self._make_lots(len(bazaar.lots))
        self.restate()
        if self.decision is None:
            self.box.show_part(self.box.wait)

    def begin(self, decision: Any) -> None:
        """A person is asked anew."""
        self.decision = decision
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

    def show_choice(self, chosen: Any) -> None:
        """The action selected for a look, here or by a hint; None for none."""
        if chosen_lot(chosen) is not None:
            self.box.bid.set_lot(chosen_lot(chosen))
        if isinstance(chosen, Lot | Bid):
            self.box.bid.show_action(chosen)
        self.box.mark(chosen)
        self.restate()

    def end_question(self) -> None:
        """Nobody at the table is asked: what happens goes on being shown."""
        self.decision = None
        self.box.show_part(self.box.wait)
        self.restate()

    def tell(self, prompt: Prompt) -> None:
        """What the prompt bar says, which the card covers."""
        self.box.wait.words.head.setText(prompt.question)
        self.box.wait.words.detail.setText(prompt.help if self.decision is None else "")
        self.box.wait.button.setVisible(any(button.press is not None for button in prompt.buttons))
        self.box.take.words.head.setText(prompt.question)
        self.note.setText(prompt.help if self.decision is not None else "")
        self.note.set_tone("danger" if prompt.refusal else "text_secondary")

    def first(self) -> QWidget:
        """Where the keyboard begins: at the tiles, if one must be chosen."""
        cards = [card for card in self.lots if card.isEnabled()]
        return cards[0] if cards else self.box.first()

    def restate(self) -> None:
        """Everything that the bazaar and the choice say."""
        bazaar = self.bazaar
        if bazaar is None:
            return
        asked = self.decision is not None and self.decision.kind in ("lot", "choose")
        index = chosen_lot(self._board.picker.complete) if asked else None
        if asked and index is None and self.decision.kind == "lot":
            index = self.box.bid.lot
        chosen = bazaar.places[index] if index is not None else NOBODY
        for place, (card, lot) in enumerate(zip(self.lots, bazaar.lots, strict=True)):
            spoken = self._board.words.tile(lot.design)
            bid = self._bid_line(bazaar) if place == bazaar.hammer else ""
            card.show_lot(lot, spoken, place == bazaar.hammer, bid, asked and not lot.sold, place == chosen)
        self.bidders.show_bazaar(bazaar)
        self.state.setText(self._state_line(bazaar))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Bazaar"))
        self.view.set_text(self.tr("View the board"))
        self.box.wait.button.set_text(self.tr("Skip"))
        self.box.take.button.set_text(self.tr("Take tile"))
        self.rule.setText(
            self.tr("You place the tile right after the bazaar, in an ordinary turn. A bazaar brings each one tile.")
        )
        self.restate()

    def _bid_line(self, bazaar: Bazaar) -> str:
        seat = bazaar.bidder if bazaar.bidder != NOBODY else bazaar.auctioneer
        return fill(self.tr("bid %1 · %2"), bazaar.high, self._board.names[seat])

    def _state_line(self, bazaar: Bazaar) -> str:
        if all(lot.sold for lot in bazaar.lots):
            return self.tr("Every tile has found its player")
        lot = fill(self.tr("Lot %1 of %2."), bazaar.number, len(bazaar.lots))
        if bazaar.auctioneer != NOBODY:
            return f"{lot} " + fill(self.tr("Leads the sale: %1"), self._board.names[bazaar.auctioneer])
        seat = bazaar.asked if bazaar.asked != NOBODY else bazaar.host
        return f"{lot} " + fill(self.tr("Chooses now: %1"), self._board.names[seat])

    # ------------------------------------------------------------------ what people do

    def _numbers(self, verb: str, chosen: tuple[Any, ...]) -> range:
        numbers = self._board.picker.actions.choices(verb, chosen)
        assert isinstance(numbers, range)
        return numbers

    def _balance(self, seat: int) -> tuple[str, int]:
        return self._board.names[seat], self._board.observation.scores()[seat]

    def _selected(self, action: Any) -> None:
        if self.decision is None:
            return
        if action is None:
            self._board.picker.clear()
        else:
            self._board.picker.select(action)

    def _confirm(self) -> None:
        """A primary button, or Enter in the field: what stands there, whatever a hint had selected before."""
        if self.box.showing(self.box.bid):
            self._selected(self.box.bid.action())
        self._board.picker.confirm()

    def _pressed_lot(self) -> None:
        index = self.bazaar.places.index(self.sender().place)
        if self.decision.kind == "choose":
            self._board.picker.take(Choose(index))
            return
        self.box.bid.set_lot(index)
        self.box.bid.tell()
        self.restate()
        self.box.first().setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ room

    def set_room(self, compact: bool, width: int, answering: bool) -> None:
        """In a low room everything is smaller; `answering`: with the parts that answer, not while looking back."""
        across, top, bottom = (24, 44, 12) if compact else (44, 66, 26)
        self._column.setContentsMargins(across, top, across, bottom)
        self._column.setSpacing(6 if compact else 14)
        self.view.setVisible(answering)
        self.box.setVisible(answering)
        self._notes[0].setVisible(answering)
        self._notes[1].setVisible(answering and not compact)
        self.bidders.set_compact(compact)
        self.box.set_compact(compact)
        most = COMPACT_SIDE if compact else SIDE
        side = max(LEAST_SIDE, min(most, (width - 2 * across) // max(1, len(self.lots)) - 30))
        for card in self.lots:
            card.set_side(side)

    def height_at(self, width: int) -> int:
        """How high the card would like to be."""
        return max(self._column.totalHeightForWidth(width), self._column.totalMinimumSize().height())

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
        self.grown.emit()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(20)
        head.addWidget(self.title, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.state, 1)
        head.addWidget(self.view)
        self._row = QHBoxLayout()
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self._row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(self._row)
        for part in (Rule(), self.bidders, self.box):
            self._column.addWidget(part)
        self._notes = [_line(Picture("bulb"), self.note), _line(Picture("info"), self.rule)]
        for line in self._notes:
            self._column.addWidget(line)


def _line(icon: QWidget, words: Label) -> QWidget:
    """A sentence with an icon before it."""
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(12)
    row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(words, 1)
    return line
