"""The parts of a table page and where they lie: no controller, no match, only widgets and room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from felucca.ui.shell.widgets import Panel
from felucca.ui.table.board import Board
from felucca.ui.table.drawer import Drawer, LastAction
from felucca.ui.table.fade import Fade
from felucca.ui.table.handover import QWIDGETSIZE_MAX, HandOver
from felucca.ui.table.layout import COMPACT_BELOW, STOCK_MOST, Places, places
from felucca.ui.table.motion import Motion
from felucca.ui.table.prompt import PromptBar
from felucca.ui.table.seats import SeatFace, SeatPanel
from felucca.ui.table.side import LOG, MOVES, RULES, SideColumn
from felucca.ui.table.topbar import TableBar
from felucca.ui.table.view import BoardView
from felucca.ui.table.zoombar import ZoomBar
from felucca.ui.words import GameWords


class TableFrame(QWidget):
    """Everything of the table lies on `stage`, so that a hand-over can take it away whole."""

    def __init__(
        self, board: Board, words: GameWords, faces: Sequence[SeatFace], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.board, self.words, self.faces = board, words, list(faces)
        board.colours = [face.colour for face in faces]
        board.names = [face.name for face in faces]
        board.people = [seat for seat, face in enumerate(faces) if face.is_person]
        self.frame_motion = Motion("normal", self)
        """Drawer and cross-fade: they hold nobody back and are not ended by a click."""
        self._places: Places | None = None
        self._make()
        self._join()

    def _make(self) -> None:
        self.stage = QWidget(self)
        self.view = BoardView(self.board, self.stage)
        self.fade = Fade(self.view, self.frame_motion)
        self.bar = TableBar(self.stage)
        self.seats = [SeatPanel(face, self.stage) for face in self.faces]
        self.last = LastAction(self.stage)
        self._stock_widget = self.board.stock_widget()
        self.stock = self._stock_panel(self._stock_widget)
        self.zoom = ZoomBar(self.stage)
        self.prompt = PromptBar(self.stage)
        self.side = SideColumn(self.board.colours, self.board.picker, self.words, self.stage)
        self.drawer = Drawer(self.side, self.frame_motion)
        self.overlay = self.board.overlay(self.stage, [face.is_person for face in self.faces])
        self.hand_over = HandOver(self.faces, self)
        self.setFocusProxy(self.view)

    def _stock_panel(self, widget: QWidget | None) -> QWidget:
        """The board's own panel, or a panel around its widget."""
        if isinstance(widget, Panel):
            widget.setParent(self.stage)
            return widget
        panel = Panel(self.stage)
        if widget is not None:
            column = QVBoxLayout(panel)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(widget)
        return panel

    def _join(self) -> None:
        self.bar.rules_requested.connect(self.open_rules)
        self.bar.log_requested.connect(self.toggle_log)
        self.side.log.hovered.connect(self.board.light)
        self.side.tab_changed.connect(self._log_seen)
        self.drawer.toggled.connect(self._log_seen)
        self.drawer.leaving.connect(self.view.let_loose)
        self.drawer.arrived.connect(self.view.overlays_changed)
        self.zoom.closer.clicked.connect(self.view.zoom_in)
        self.zoom.further.clicked.connect(self.view.zoom_out)
        self.zoom.fit.clicked.connect(self.view.fit)

    # ------------------------------------------------------------------ tabs

    @property
    def compact(self) -> bool:
        return self._places is not None and self._places.compact

    def log_visible(self) -> bool:
        """Whether new lines of the log are seen at once."""
        return (self.drawer.open or not self.compact) and self.side.tab == LOG

    def _log_seen(self) -> None:
        if self.log_visible():
            self.bar.set_unread(False)

    def toggle_log(self) -> None:
        self._open_tab(LOG, toggle=True)

    def open_rules(self) -> None:
        self._open_tab(RULES)

    def open_moves(self) -> None:
        """The list of every legal action, with the keyboard in it."""
        self._open_tab(MOVES)

    def _open_tab(self, tab: int, toggle: bool = False) -> None:
        if toggle and self.side.tab == tab and self.close_drawer():
            return
        if self.overlay is not None:
            self.overlay.step_aside()
        self.side.show_tab(tab)
        if self.compact:
            self.drawer.set_open(True)
        self.side.focus_tab()

    def close_drawer(self) -> bool:
        """Close the drawer; False if none is open."""
        if not (self.compact and self.drawer.open):
            return False
        self.drawer.set_open(False)
        self.view.setFocus()
        return True

    # ------------------------------------------------------------------ room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Place everything for the size of the page."""
        self.stage.setGeometry(self.rect())
        self.hand_over.setGeometry(self.rect())
        compact = self.width() < COMPACT_BELOW
        stock = self._stock_widget
        if stock is not None and hasattr(stock, "set_compact"):
            stock.set_compact(compact)
        least = 0 if stock is None else max(stock.minimumSizeHint().height(), stock.minimumHeight())
        most = STOCK_MOST if stock is None or stock.maximumHeight() == QWIDGETSIZE_MAX else stock.maximumHeight()
        spot = self._places = places(self.size(), len(self.seats), least, most)
        self.bar.setGeometry(0, 0, self.width(), self.bar.height())
        self.bar.set_compact(spot.compact)
        for panel, box in zip(self.seats, spot.seats, strict=True):
            panel.set_box(box)
        self.stock.setVisible(stock is not None)
        self.stock.setGeometry(spot.stock)
        self.last.setVisible(spot.compact)
        self.last.setGeometry(spot.last)
        self.prompt.setGeometry(spot.prompt)
        self.zoom.move(spot.zoom.topLeft())
        self.zoom.setVisible(self.board.fixed_size is None)
        if spot.compact:
            self.drawer.set_place(spot.side)
        else:
            self.drawer.open = False
            self.side.setGeometry(spot.side)
            self.side.show()
        self.view.setGeometry(spot.view)
        overlays = [*self.seats, self.stock, self.last, self.zoom, self.prompt, self.side]
        self.view.set_free(spot.free, overlays)
        if self.overlay is not None:
            self.overlay.set_room(self.stage.rect(), spot.view.marginsRemoved(spot.free))
