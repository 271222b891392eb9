"""The panel under the seats: the own corruption pile as a fan behind an eye, and the event tokens of the round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout

from felucca.model.sobek.components import BACK_OF, BACKS, EVENTS_PER_ROUND, KIND
from felucca.ui.boards.sobek.cards import MARGIN, card_pixmap, draw_token, fitting
from felucca.ui.boards.sobek.geometry import RATIO
from felucca.ui.shell.icons import svg_pixmap
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import IconButton, Label, Painted, Panel, Rule, Worded, round_rect, smooth

if TYPE_CHECKING:
    from felucca.ui.boards.sobek.board import SobekBoard

TURN, SPREAD = 18.0, 48.0
"""Degrees from the first card of the fan to the last, and px between their left edges at most."""
MOST_HEIGHT, TALL = 420, 110
MOST = 14
"""So many cards of the fan are drawn; the figure counts all."""


class Fan(Painted):
    """Own corruption cards, from behind until the eye is open; the number beside them."""

    def __init__(self, label: Callable[[str], str]) -> None:
        super().__init__()
        self._label = label
        self.cards: list[str] = []
        self.curses = 0
        self.open = False
        self.count, self.noun = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(58)

    def sizeHint(self) -> QSize:
        return QSize(214, 132)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        height = min(106.0, self.height() - 16.0)
        width = height / RATIO
        shown = self.cards[-MOST:]
        step = min(15.0, SPREAD / max(1, len(shown) - 1)) * width / 76
        left = 10.0 + 0.1 * width
        for number, card in enumerate(shown):
            name = card if self.open else BACKS[BACK_OF[KIND[card]]]
            part = number / (len(shown) - 1) - 0.5 if len(shown) > 1 else 0.0
            painter.save()
            painter.translate(left + step * number + width / 2, (self.height() + height) / 2 - 2 + abs(part) * 6)
            painter.rotate(TURN * part)
            picture = card_pixmap(name, self._label(card) if self.open else "", width, 2.0, 1.0)
            area = QRectF(-width / 2 - MARGIN, -height - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
            painter.drawPixmap(area, picture, QRectF(picture.rect()))
            painter.restore()
        if not shown:
            box = QRectF(8, (self.height() - height) / 2, width, height)
            round_rect(painter, box, 0.09 * width, theme().color("surface_sunken"), theme().color("line"))
        painter.end()
        least = 138.0 if self.height() > TALL else 108.0
        self._paint_count(max(least, left + width + step * max(0, len(shown) - 1) + 0.14 * width + 8))

    def _paint_count(self, left: float) -> None:
        painter = smooth(self)
        middle, room = self.height() / 2, self.width() - left - 2
        painter.setFont(font("score", size=min(44.0, 0.4 * self.height()), tabular=True))
        painter.setPen(theme().color("danger"))
        painter.drawText(QPointF(left, middle + 6), self.count)
        figure = QFontMetricsF(painter.font()).horizontalAdvance(self.count)
        painter.setFont(font("caption", size=fitting(self.noun, 13, room, 9, weight=500)))
        painter.setPen(theme().color("text_secondary"))
        painter.drawText(QPointF(left, middle + 26), self.noun)
        ratio = self.devicePixelRatioF()
        curse = svg_pixmap("art", "tokens", "curse.svg", width=22, height=22, dpr=ratio)
        beside = QPointF(left + figure + 6, middle - 16)
        start = QPointF(left - 1, middle + 32) if self.height() > TALL else beside
        for number in range(self.curses):
            painter.drawPixmap(start + QPointF(17 * number, 0), curse)


class Pill(Label):
    """A soft box with what the move costs; it keeps its place while it is empty."""

    def __init__(self) -> None:
        super().__init__("", "log", "danger", weight=600)
        self.setContentsMargins(12, 0, 12, 0)
        self.setFixedHeight(30)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.text():
            round_rect(smooth(self), QRectF(self.rect()), 8, theme().color("danger_soft"))
            super().paintEvent(event)


class TokenRow(Painted):
    """Five hexagons: tokens left, from the front where they are known, and the empty places of those used."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens: Sequence[tuple[str, str]] = ()
        """What is drawn (a token, "" from behind, "spent") and its tooltip."""
        self.setFixedHeight(42)

    def sizeHint(self) -> QSize:
        return QSize(214, 42)

    def _radius(self) -> float:
        return self.height() / 2 - 2.0

    def _middle(self, number: int) -> QPointF:
        step = min(43.5, (self.width() - 2 * self._radius()) / (EVENTS_PER_ROUND - 1))
        return QPointF(self._radius() + 1 + step * number, self.height() / 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        for number, (token, _) in enumerate(self.tokens):
            draw_token(painter, self._middle(number), self._radius(), token, self.devicePixelRatioF())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for number, (_, text) in enumerate(self.tokens):
                if (QPointF(event.pos()) - self._middle(number)).manhattanLength() < 28:
                    QToolTip.showText(event.globalPos(), text, self)
                    return True
        return super().event(event)


class CorruptionPanel(Worded, Panel):
    """See the module. What it says is asked of the board, so that a change of language needs nothing else."""

    def __init__(self, board: SobekBoard) -> None:
        super().__init__()
        self._board = board
        self._after: int | None = None
        self.title = Label("", "body_l", weight=700, size=14.5)
        self.eye = IconButton("eye", "")
        self.eye.setCheckable(True)
        self.fan = Fan(board.words.label)
        self.after = Pill()
        self.rule = Rule()
        self.events = Label("", "body_l", weight=700, size=14.5)
        self.left = Label("", "caption", "text_tertiary", weight=600)
        self.row = TokenRow()
        self.note = Label("", "caption", "text_secondary", wrap=True, weight=400)
        self._lay_out()
        self.eye.clicked.connect(self._look)
        self.retranslate()

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.eye)
        foot.addWidget(self.events, 1)
        foot.addWidget(self.left)
        self.column = column = QVBoxLayout(self)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.fan, 1)
        column.addWidget(self.after)
        column.addWidget(self.rule)
        column.addLayout(foot)
        column.addWidget(self.row)
        column.addWidget(self.note)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """In a small window the heading of the tokens gives way; tooltips tell the rest."""
        self.setMaximumHeight(MOST_HEIGHT)
        self.after.setFixedHeight(22 if compact else 30)
        self.column.setContentsMargins(18, 6, 14, 8 if compact else 14)
        self.column.setSpacing(4 if compact else 6)
        self.row.setFixedHeight(34 if compact else 42)
        for widget in (self.rule, self.events, self.left, self.note):
            widget.setVisible(not compact)
        self._say()

    def show_pile(self, cards: Sequence[str] | None, curses: int) -> None:
        """The pile of the person in view; None while nobody is."""
        self._nobody = cards is None
        self.fan.cards, self.fan.curses = list(cards or ()), curses
        self._after = None
        self._say()

    def show_tokens(self, tokens: Sequence[tuple[str, str]], left: int) -> None:
        self.row.tokens = tuple(tokens)
        self.row.setAccessibleName(", ".join(text for _, text in tokens))
        self._left = left
        self._say()

    def set_after(self, count: int | None) -> None:
        """How many cards the pile would have after what is chosen, or None."""
        if count != self._after:
            self._after = count
            self._say()

    def close_eye(self) -> None:
        """Another person looks: the pile lies face down again."""
        self.eye.setChecked(False)
        self._look()

    _left = EVENTS_PER_ROUND
    _nobody = True

    def _look(self) -> None:
        self.fan.open = self.eye.isChecked()
        self.eye.set_icon("eyeoff" if self.fan.open else "eye")
        self._say()

    def retranslate(self) -> None:
        self._say()

    def _say(self) -> None:
        words, count = self._board.words, len(self.fan.cards)
        title = self.tr("Your corruption")
        self.title.setText(title)
        noun = words.nouns.cards(count)
        self.fan.count = "—" if self._nobody else str(count)
        self.fan.noun = "" if self._nobody else noun.replace(str(count), "", 1).strip()
        self.eye.setEnabled(not self._nobody)
        text = self.tr("After the move: %1")
        self.after.setText("" if self._after in (None, count) else text.replace("%1", str(self._after)))
        self.events.setText(self.tr("Events of the round"))
        self.left.setText(self.tr("%1 of %2").replace("%1", str(self._left)).replace("%2", str(EVENTS_PER_ROUND)))
        notes = self.tr("Whoever plays a set picks one"), self.tr("All tokens of the round are used")
        self.note.setText(notes[0] if self._left else notes[1])
        pile = words.listing(self.fan.cards) or self.tr("no cards")
        shown = (
            self.tr("Turn your corruption pile face down") if self.fan.open else self.tr("Look at your corruption pile")
        )
        self.eye.setToolTip(shown)
        self.eye.setAccessibleName(shown)
        self.fan.setToolTip(pile if self.fan.open else noun)
        self.fan.setAccessibleName(pile if self.fan.open else noun)
        self.fan.update()
        self.row.update()
