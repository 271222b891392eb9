"""The panel under the seats: the three rules that matter, beside the pieces that they speak of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from felucca.ui.boards.hatches.pieces import CLOSED, OPEN
from felucca.ui.shell.icons import seat_pixmap
from felucca.ui.shell.widgets import Label, Painted, Panel, Rule, Worded, smooth
from felucca.ui.words.hatches_board import BoardTexts

PICTURE = 26
LEAST = 250


class Pieces(Painted):
    """A few pieces of a seat in a row, overlapping."""

    def __init__(self, whats: Sequence[str], size: int) -> None:
        super().__init__()
        self._whats, self._size = whats, size
        self.colour = "carnelian"
        self.setFixedSize(PICTURE, PICTURE)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        step = (PICTURE - self._size) / max(1, len(self._whats) - 1)
        top = (PICTURE - self._size) / 2
        for number, what in enumerate(self._whats):
            art = seat_pixmap(self.colour, what, self._size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(number * step, top), art)


class RulesPanel(Worded, Panel):
    """In a small window there is no room for it: the Rules tab says the same."""

    def __init__(self, texts: BoardTexts) -> None:
        super().__init__()
        self._texts = texts
        self._compact = False
        self.line_points = 3
        self.title = Label("", "body_l", weight=700, size=14.5)
        self.foot = Label("", "log", "text_tertiary", wrap=True)
        self.rules = [Label("", "log", "text_secondary", wrap=True) for _ in range(3)]
        self._body = QWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._body)
        column = QVBoxLayout(self._body)
        column.setContentsMargins(18, 16, 16, 14)
        column.setSpacing(11)
        column.addWidget(self.title)
        self.pieces = [Pieces((OPEN,), 26), Pieces((CLOSED,), 26), Pieces((CLOSED, CLOSED, CLOSED), 13)]
        for pieces, rule in zip(self.pieces, self.rules, strict=True):
            row = QHBoxLayout()
            row.setSpacing(13)
            row.addWidget(pieces)
            row.addWidget(rule, 1)
            column.addLayout(row)
        column.addStretch(1)
        column.addWidget(Rule())
        column.addWidget(self.foot)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def show_for(self, colour: str, points: int) -> None:
        """In the colour of a seat, for so many points a line."""
        for pieces in self.pieces:
            pieces.colour = colour
            pieces.update()
        if points != self.line_points:
            self.line_points = points
            self.retranslate()

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self._body.setVisible(not compact)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0 if self._compact else LEAST)

    def retranslate(self) -> None:
        self.title.setText(self._texts.panel_title())
        for label, text in zip(self.rules, self._texts.panel_rules(self.line_points), strict=True):
            label.setText(text)
        self.foot.setText(self._texts.panel_foot())
