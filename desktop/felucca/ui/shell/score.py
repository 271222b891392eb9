"""The last page of a game: who has won, where the points came from, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.shell.score_band import ScoreBand
from felucca.ui.shell.score_chart import ScoreChart
from felucca.ui.shell.score_table import ScoreTable
from felucca.ui.shell.sheet import Moment, ScoreSheet, SheetLine, SheetSeat, signed
from felucca.ui.shell.widgets import Backdrop, Button, Label, Panel, Roundel, Rule, Scroll, Worded

__all__ = ["Moment", "ScorePage", "ScoreSheet", "SheetLine", "SheetSeat"]

WIDE = 1200
OVERLAP = 210
"""Where the panels begin: the scene is a little higher."""


class MomentRow(Worded, QWidget):
    """A turn worth telling."""

    def __init__(self, moment: Moment, color: str, last: bool) -> None:
        super().__init__()
        self._moment = moment
        self._last = last
        self._turn = Label("", "log", "text_tertiary", size=13)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 10, 0, 10)
        row.setSpacing(12)
        row.addWidget(Roundel(color, 28))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(moment.words, "body", weight=600, size=14.5, wrap=True))
        words.addWidget(self._turn)
        row.addLayout(words, 1)
        tone = "success" if moment.points >= 0 else "danger"
        row.addWidget(Label(signed(moment.points, always=True), "body_l", tone, weight=700, tabular=True))
        self.retranslate()

    def retranslate(self) -> None:
        turn = self.tr("Turn %1").replace("%1", str(self._moment.turn))
        self._turn.setText(self.tr("Last turn") if self._last else turn)


class ScorePage(Worded, Backdrop):
    """Shows a `ScoreSheet`; what comes next is asked for by its signals. Enter plays again."""

    library_requested = Signal()
    play_again_requested = Signal()
    setup_requested = Signal()
    save_requested = Signal()
    replay_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: ScoreSheet | None = None
        self.band = ScoreBand()
        self.table = ScoreTable()
        self.chart = ScoreChart()
        self.again = Button("", "primary", "rotate", "Enter", "large")
        self.setup = Button("", "outline", "gear")
        self.save = Button("", "outline", "save")
        self.replay = Button("", "tonal", "play")
        self.copy = Button("", "link", size="dense")
        self._chart_title = Label("", "prompt", size=16)
        self._moments_title = Label("", "title", size=20)
        self._no_moments = Label("", "body", "text_tertiary", wrap=True)
        self._deal = Label("", "log", "text_tertiary", size=13, tabular=True)
        self._moments = QVBoxLayout()
        self._moments.setSpacing(0)
        self._lay_out()
        self._connect()
        self.retranslate()

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show a final score; given anew, with its words in the new language, after a change of language."""
        self._sheet = sheet
        for part in (self.band, self.table, self.chart):
            part.show_sheet(sheet)
        while (item := self._moments.takeAt(0)) is not None:
            item.widget().hide()
            item.widget().deleteLater()
        last = len(sheet.by_turn[0]) - 1
        for moment in sheet.moments:
            self._moments.addWidget(Rule())
            self._moments.addWidget(MomentRow(moment, sheet.seats[moment.seat].color, moment.turn == last))
        self._no_moments.setVisible(not sheet.moments)
        self.retranslate()

    def retranslate(self) -> None:
        self._chart_title.setText(self.tr("Score by turn"))
        self._moments_title.setText(self.tr("Moments of the game"))
        self._no_moments.setText(self.tr("The turns with the most points appear here."))
        self.replay.set_text(self.tr("Watch the replay"))
        self.again.set_text(self.tr("Play again, same seats"))
        self.setup.set_text(self.tr("Change setup"))
        self.save.set_text(self.tr("Save the record"))
        self.copy.set_text(self.tr("Copy"))
        if self._sheet is not None:
            figures = f"{self._sheet.deal:,}".replace(",", "\u2009")
            self._deal.setText(self.tr("Deal number %1").replace("%1", figures))

    def keyPressEvent(self, event: QEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play_again_requested.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.library_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= WIDE
        side = 40 if wide else 20
        self._grid.setContentsMargins(side, OVERLAP, side, 24)
        self._arrange(wide)

    def _lay_out(self) -> None:
        self._content = _Sheet(self.band)
        self._grid = QGridLayout(self._content)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(18)
        self._panels = (self._table_panel(), self._moments_panel(), self._chart_panel(), self._next_panel())
        self._arrange(wide=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Scroll(self._content))

    def _arrange(self, wide: bool) -> None:
        """Two columns, or the table over the whole width with what comes next right below it."""
        table, moments, chart, next_steps = self._panels
        for panel in self._panels:
            self._grid.removeWidget(panel)
        if wide:
            self._grid.addWidget(table, 0, 0)
            self._grid.addWidget(moments, 0, 1)
            self._grid.addWidget(chart, 1, 0)
            self._grid.addWidget(next_steps, 1, 1)
        else:
            self._grid.addWidget(table, 0, 0, 1, 2)
            self._grid.addWidget(next_steps, 1, 0)
            self._grid.addWidget(moments, 1, 1, 2, 1)
            self._grid.addWidget(chart, 2, 0)
        for column, share in enumerate((900, 440) if wide else (1, 1)):
            self._grid.setColumnStretch(column, share)
        for row, share in enumerate((442, 206, 0) if wide else (0, 0, 1)):
            self._grid.setRowStretch(row, share)

    def _table_panel(self) -> Panel:
        panel = Panel(radius=18, elevation=2)
        box = QVBoxLayout(panel)
        box.setContentsMargins(24, 14, 20, 14)
        box.addWidget(self.table)
        return panel

    def _moments_panel(self) -> Panel:
        panel = Panel(radius=18, elevation=2)
        box = QVBoxLayout(panel)
        box.setContentsMargins(28, 24, 28, 28)
        box.setSpacing(16)
        box.addWidget(self._moments_title)
        box.addLayout(self._moments)
        box.addWidget(self._no_moments)
        box.addStretch(1)
        box.addWidget(self.replay)
        return panel

    def _chart_panel(self) -> Panel:
        panel = Panel(radius=18, elevation=1)
        box = QVBoxLayout(panel)
        box.setContentsMargins(28, 18, 20, 12)
        box.setSpacing(4)
        box.addWidget(self._chart_title)
        box.addWidget(self.chart, 1)
        return panel

    def _next_panel(self) -> Panel:
        panel = Panel(radius=18, elevation=1)
        box = QVBoxLayout(panel)
        box.setContentsMargins(28, 24, 28, 16)
        box.setSpacing(12)
        box.addWidget(self.again)
        pair = QHBoxLayout()
        pair.setSpacing(12)
        pair.addWidget(self.setup, 1)
        pair.addWidget(self.save, 1)
        box.addLayout(pair)
        box.addStretch(1)
        deal = QHBoxLayout()
        deal.addWidget(self._deal, 1)
        deal.addWidget(self.copy)
        box.addLayout(deal)
        return panel

    def _connect(self) -> None:
        self.band.back.clicked.connect(self.library_requested)
        self.again.clicked.connect(self.play_again_requested)
        self.setup.clicked.connect(self.setup_requested)
        self.save.clicked.connect(self.save_requested)
        self.replay.clicked.connect(self.replay_requested)
        self.copy.clicked.connect(self._copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._sheet.deal))
        self.copy.set_text(self.tr("Copied"))


class _Sheet(Backdrop):
    """The ground of the page with the scene on top, under the panels."""

    def __init__(self, band: ScoreBand) -> None:
        super().__init__()
        self._band = band
        band.setParent(self)
        band.lower()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        self._band.setGeometry(0, 0, self.width(), self._band.height())
