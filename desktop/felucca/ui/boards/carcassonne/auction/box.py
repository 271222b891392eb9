"""The lower part of the bazaar's panel: what the player who is asked can answer, or whom the table waits for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from felucca.model.carcassonne.moves import Bid, Choose, Lot, Pass, Settle
from felucca.ui.boards.carcassonne.auction.number import Stepper
from felucca.ui.shell.widgets import Button, Label, Panel, Worded
from felucca.ui.words import fill
from felucca.ui.words.counts import Counts

BUY, SELL = Settle("buy"), Settle("sell")


class Words(QWidget):
    """A line and a smaller one under it."""

    def __init__(self) -> None:
        super().__init__()
        self.head = Label("", "body_l", "text_secondary", weight=600, wrap=True)
        self.detail = Label("", "log", "text_tertiary", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(self.head)
        column.addWidget(self.detail)
        column.addStretch(1)


class BidPart(Worded, QWidget):
    """A number to bid, and Pass where that is possible; for an opening bid the tile must be chosen first."""

    selected = Signal(object)
    """The action that the number stands for, or None while it stands for none."""
    confirmed = Signal()
    passed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._lot: int | None = None
        self._opening = False
        self._high = 0
        self.words = Words()
        self.stepper = Stepper()
        self.skip = Button("", "outline", size="large")
        self.confirm = Button("", "primary", "check", "Enter", "large")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.stepper)
        row.addStretch(1)
        row.addWidget(self.skip)
        row.addWidget(self.confirm)
        self.stepper.changed.connect(self.tell)
        self.stepper.entered.connect(self.confirmed)
        self.skip.clicked.connect(self.passed)
        self.confirm.clicked.connect(self.confirmed)

    def ask(self, numbers: range, opening: bool, high: int) -> None:
        """Begin a question: the allowed numbers, whether it is an opening bid, and the bid so far."""
        self._opening, self._high, self._lot = opening, high, None
        self.skip.setVisible(not opening)
        self.stepper.offer(numbers, numbers[0])
        self.tell()

    @property
    def lot(self) -> int | None:
        """The tile that is offered, by its index among those on display."""
        return self._lot

    def set_lot(self, lot: int | None) -> None:
        self._lot = lot

    def show_action(self, action: Any) -> None:
        """What is selected elsewhere, by a hint say, shows here too."""
        value = action.bid if isinstance(action, Lot) else action.amount
        if value != self.stepper.value:
            self.stepper.set_value(value)
        self.retranslate()

    def action(self) -> Any:
        """The action that stands here, or None."""
        value = self.stepper.value
        if value is None or value not in self.stepper.allowed or (self._opening and self._lot is None):
            return None
        return Lot(self._lot, value) if self._opening else Bid(value)

    def tell(self) -> None:
        self.retranslate()
        self.selected.emit(self.action())

    def wrong(self) -> str:
        """Why the number in the field is no bid, or nothing."""
        value, allowed = self.stepper.value, self.stepper.allowed
        if value in allowed:
            return ""
        if value is None:
            return self.tr("A bid is a whole number")
        if value > allowed[-1]:
            return fill(self.tr("A bid is %1 at most"), allowed[-1])
        if not self._opening and value == self._high:
            return fill(self.tr("%1 is bid already: at least %2"), value, allowed[0])
        return fill(self.tr("Too low: at least %1"), allowed[0])

    def retranslate(self) -> None:
        wrong = self.wrong()
        least = fill(self.tr("at least %1"), self.stepper.allowed[0])
        self.words.head.setText(self.tr("Opening bid") if self._opening else self.tr("Your bid"))
        self.words.detail.setText(wrong or least)
        self.words.detail.set_tone("danger" if wrong else "text_tertiary")
        self.stepper.field.setAccessibleName(self.words.head.text())
        self.stepper.field.setAccessibleDescription(self.words.detail.text())
        self.skip.set_text(self.tr("Pass"))
        action = self.action()
        verb = self.tr("Offer for %1") if self._opening else self.tr("Bid %1")
        text = self.tr("Choose a tile") if self._opening and self._lot is None else fill(verb, self.stepper.value)
        self.confirm.set_text(text if not wrong else (self.tr("Offer") if self._opening else self.tr("Bid")))
        self.confirm.setEnabled(action is not None)


class SettlePart(Worded, QWidget):
    """Buy and sell, equal, each with what both players have then."""

    settled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._facts: tuple[int, str, int, str, int] | None = None
        self.words = Words()
        self.buy = Button("", "tonal", size="large")
        self.sell = Button("", "tonal", size="large")
        self.after = {BUY: Label("", "log", "text_secondary"), SELL: Label("", "log", "text_secondary")}
        for label in self.after.values():
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        row.addWidget(self.words, 1)
        for action, button in ((BUY, self.buy), (SELL, self.sell)):
            column = QVBoxLayout()
            column.setSpacing(4)
            column.addStretch(1)
            column.addWidget(button)
            column.addWidget(self.after[action])
            column.addStretch(1)
            row.addLayout(column, 1)
        self.buy.clicked.connect(self._buy)
        self.sell.clicked.connect(self._sell)

    def ask(self, price: int, mine: tuple[str, int], theirs: tuple[str, int]) -> None:
        """The price, and name and points of the auctioneer and of the highest bidder."""
        self._facts = (price, *mine, *theirs)
        self.retranslate()

    def retranslate(self) -> None:
        if self._facts is None:
            return
        price, me, mine, them, theirs = self._facts
        self.words.head.setText(fill(self.tr("Highest bid: %1"), price))
        self.words.detail.setText(them)
        self.buy.set_text(fill(self.tr("Buy for %1"), price))
        self.sell.set_text(fill(self.tr("Sell for %1"), price))
        for action, sign in ((BUY, -1), (SELL, 1)):
            balance = self.tr("%1 then has %2, %3 %4")
            text = fill(balance, me, _signed(mine + sign * price), them, _signed(theirs - sign * price))
            self.after[action].setText(text)
        self.buy.setAccessibleDescription(self.after[BUY].text())
        self.sell.setAccessibleDescription(self.after[SELL].text())

    def _buy(self) -> None:
        self.settled.emit(BUY)

    def _sell(self) -> None:
        self.settled.emit(SELL)


class PlainPart(Worded, QWidget):
    """A sentence and one button: taking the chosen tile, or hurrying those whom the table waits for."""

    pressed = Signal()

    def __init__(self, kind: str, icon: str, key: str = "") -> None:
        super().__init__()
        self.words = Words()
        self.button = Button("", kind, icon, key, "large")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.button.clicked.connect(self.pressed)

    def retranslate(self) -> None:
        """Its words come from outside."""


class AnswerBox(Panel):
    """One part at a time. `selected`: an action to look at, or None; `decided`: an action, at once."""

    selected = Signal(object)
    decided = Signal(object)
    confirmed = Signal()
    hurried = Signal()

    def __init__(self) -> None:
        super().__init__(None, "surface_sunken", 16, elevation=0)
        self.line = "surface_sunken"
        self.counts = Counts(self)
        self.bid = BidPart()
        self.settle = SettlePart()
        self.take = PlainPart("primary", "check", "Enter")
        self.wait = PlainPart("ghost", "skip")
        self._parts = QStackedWidget()
        for part in (self.bid, self.settle, self.take, self.wait):
            self._parts.addWidget(part)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._parts)
        self.bid.selected.connect(self.selected)
        self.bid.confirmed.connect(self.confirmed)
        self.bid.passed.connect(self._pass)
        self.settle.settled.connect(self.decided)
        self.take.pressed.connect(self.confirmed)
        self.wait.pressed.connect(self.hurried)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        self.bid.stepper.set_compact(compact)
        across, down = (16, 8) if compact else (26, 14)
        self._column.setContentsMargins(across, down, across, down)
        self.setFixedHeight(88 if compact else 116)

    def show_part(self, part: QWidget) -> None:
        self._parts.setCurrentWidget(part)

    def showing(self, part: QWidget) -> bool:
        return self._parts.currentWidget() is part

    def first(self) -> QWidget:
        """Where the keyboard begins."""
        part = self._parts.currentWidget()
        if part is self.bid:
            return self.bid.stepper.field
        return self.settle.buy if part is self.settle else part.button

    def mark(self, chosen: Any) -> None:
        """Show which answer is selected where the answers are buttons: a hint selects one."""
        self.take.button.setEnabled(isinstance(chosen, Choose))
        answers = ((self.bid.skip, Pass()), (self.settle.buy, BUY), (self.settle.sell, SELL))
        for button, action in answers:
            button.set_icon("check" if action == chosen else None)

    def _pass(self) -> None:
        self.decided.emit(Pass())


def chosen_lot(action: Any) -> int | None:
    """The index of the tile that an action speaks of."""
    return action.index if isinstance(action, Lot | Choose) else None


def _signed(points: int) -> str:
    return str(points).replace("-", "−")
