"""The game of a set-up: cover, words, facts, and the way to its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca import share
from felucca.ui.boards.face import Face, Fact
from felucca.ui.shell.icons import cover_pixmap
from felucca.ui.shell.widgets import Button, Label, Panel, Picture, Rule, Worded
from felucca.ui.shell.widgets.base import smooth

RADIUS = 18


class GamePanel(Worded, Panel):
    """What is about to be played."""

    rules_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface", RADIUS, elevation=1)
        self._face: Face | None = None
        self._seats = range(2, 3)
        self._options: Mapping[str, Any] = {}
        self._cover = 290
        self._title = Label("", "display_m", size=31)
        self._subtitle = Label("", "body", "on_primary_soft", weight=600)
        self._about = Label("", "body", "text_secondary", wrap=True, size=14.5)
        self._facts = QVBoxLayout()
        self._rules = Button("", "outline", "book")
        self._rules.clicked.connect(self._rules_clicked)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        for widget, gap in ((self._title, 2), (self._subtitle, 10), (self._about, 14)):
            self._column.addWidget(widget)
            self._column.addSpacing(gap)
        self._column.addStretch(1)
        self._facts.setSpacing(0)
        self._column.addLayout(self._facts)
        self._column.addSpacing(16)
        self._column.addWidget(self._rules)
        self.set_cover(self._cover)

    def show_game(self, face: Face, seats: range) -> None:
        """Show a game for so many players."""
        self._face, self._seats = face, seats
        self._rules.setVisible(self.has_rules())
        self.retranslate()

    def set_options(self, options: Mapping[str, Any]) -> None:
        """The options of the set-up as they stand: what is said of the game follows them."""
        if options != self._options:
            self._options = dict(options)
            self.retranslate()

    def has_rules(self) -> bool:
        """Whether the game has a page of rules."""
        return self._face is not None and share.exists("rules", f"{self._face.id}_en.md")

    def set_cover(self, height: int) -> None:
        """How high the picture is, in px."""
        self._cover = height
        self._column.setContentsMargins(24, height + 14, 24, 20)
        self.update()

    def retranslate(self) -> None:
        face = self._face
        if face is None:
            return
        self._title.setText(face.title())
        self._subtitle.setText(face.subtitle_with(self._options))
        self._about.setText(face.about())
        self._rules.set_text(self.tr("Rules of the game"))
        players = self.tr("%1 to %2").replace("%1", str(self._seats[0])).replace("%2", str(self._seats[-1]))
        length = self.tr("about %1 min").replace("%1", str(face.minutes[-1]))
        facts = [Fact("users", self.tr("Players"), players), Fact("clock", self.tr("Length"), length)]
        facts += face.facts_with(self._options)
        self._list(facts)

    def paintEvent(self, event: QEvent) -> None:
        super().paintEvent(event)
        if self._face is not None:
            corner = RADIUS - 1
            width, dpr = self.width() - 2, self.devicePixelRatioF()
            picture = cover_pixmap(self._face.id, width, self._cover, (corner, corner, 0, 0), dpr, 0.6)
            smooth(self).drawPixmap(QPointF(1, 1), picture)

    def _list(self, facts: list[Fact]) -> None:
        while (item := self._facts.takeAt(0)) is not None:
            item.widget().hide()
            item.widget().deleteLater()
        for fact in facts:
            self._facts.addWidget(Rule())
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 10, 0, 10)
            row.setSpacing(10)
            row.addWidget(Picture(fact.icon))
            row.addWidget(Label(fact.label, "body", "text_secondary", size=14.5))
            row.addStretch(1)
            row.addWidget(Label(fact.value, "body", weight=600, size=14.5))
            self._facts.addWidget(line)

    def _rules_clicked(self) -> None:
        self.rules_requested.emit(self._face.id)
