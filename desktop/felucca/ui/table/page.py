"""The page of a table: bar, seats, board, right column and prompt, at any window size, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Panel, Worded
from felucca.ui.table import access
from felucca.ui.table.board import Board, Prompt, PromptButton
from felucca.ui.table.controller import TableController
from felucca.ui.table.drawer import Drawer, LastAction
from felucca.ui.table.fade import Fade
from felucca.ui.table.handover import HandOver, HandOverNews
from felucca.ui.table.layout import Places, places
from felucca.ui.table.motion import Motion
from felucca.ui.table.narrator import Narrator
from felucca.ui.table.picker import GUARD_MS
from felucca.ui.table.prompt import PromptBar
from felucca.ui.table.prompts import Prompts
from felucca.ui.table.seats import SeatFace, SeatPanel
from felucca.ui.table.side import LOG, MOVES, RULES, SideColumn
from felucca.ui.table.skipper import Skipper
from felucca.ui.table.surface import Surface
from felucca.ui.table.topbar import TableBar
from felucca.ui.table.view import BoardView
from felucca.ui.table.zoombar import ZoomBar
from felucca.ui.words import GameWords

Text = Callable[[], str]


class TablePage(Worded, QWidget):
    """Lays a match out. `title` and `rules` (a rule page in Markdown) are asked again when the language changes.

    The page starts nothing: connect it, show it, then call `controller.start()`.
    """

    home_requested = Signal()
    settings_requested = Signal()
    sound_requested = Signal(bool)
    score_requested = Signal()
    said = Signal(str, str)
    """A short message for a toast: the sentence, and its tone (success or danger)."""

    def __init__(
        self,
        controller: TableController,
        board: Board,
        words: GameWords,
        title: Text,
        rules: Text,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller, self.board, self.words = controller, board, words
        self._title, self._rules = title, rules
        setup = controller.match.setup
        self._faces = [SeatFace(seat.name, seat.colour, seat.is_person) for seat in setup.seats]
        board.colours = [seat.colour for seat in setup.seats]
        board.names = [seat.name for seat in setup.seats]
        self.narrator = Narrator(controller.match, words, self)
        self._prompts = Prompts(self)
        self._advice = ""
        self._refusal = ""
        self._ending = QElapsedTimer()
        self._frame_motion = Motion("normal", self)
        self._make()
        self._connect()
        self._make_shortcuts()
        access.install()
        self.retranslate()

    # ------------------------------------------------------------------ parts

    def _make(self) -> None:
        self.stage = QWidget(self)
        self.view = BoardView(self.board, self.stage)
        self._fade = Fade(self.view, self._frame_motion)
        self.bar = TableBar(self.stage)
        self.seats = [SeatPanel(face, self.stage) for face in self._faces]
        self.last = LastAction(self.stage)
        self._stock_widget = self.board.stock_widget()
        self.stock = self._stock_panel(self._stock_widget)
        self.zoom = ZoomBar(self.stage)
        self.prompt = PromptBar(self.stage)
        self.side = SideColumn(self.board.colours, self.controller.picker, self.words, self.stage)
        self.drawer = Drawer(self.side, self._frame_motion)
        self.hand_over = HandOver(self._faces, self)
        self._skipper = Skipper(self, self.controller.motion)
        self._places: Places | None = None
        self.setFocusProxy(self.view)
        order = (self.bar, self.view, self.prompt, self.side)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _stock_panel(self, widget: QWidget | None) -> QWidget:
        """The board's own panel, or a panel around its widget."""
        if isinstance(widget, Panel):
            widget.setParent(self.stage)
            return widget
        panel = Surface(self.stage)
        if widget is not None:
            column = QVBoxLayout(panel)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(widget)
        return panel

    def _connect(self) -> None:
        table, bar, replay = self.controller, self.bar, self.side.replay
        table.shown.connect(self._show)
        table.happened.connect(self._happen)
        table.asked.connect(self._ask)
        table.end_turn_asked.connect(self._ask_end)
        table.waiting.connect(self._wait)
        table.hand_over.connect(self._cover)
        table.idle.connect(self._withdraw)
        table.over.connect(self._end)
        table.hinting.connect(self._seek_advice)
        table.hinted.connect(self._advise)
        table.refused.connect(self._refuse)
        table.complained.connect(self._complain)
        table.history_changed.connect(self._history)
        table.replay_changed.connect(self._history)
        bar.home_requested.connect(self.home_requested)
        bar.settings_requested.connect(self.settings_requested)
        bar.sound_requested.connect(self.sound_requested)
        bar.undo_requested.connect(table.undo)
        bar.redo_requested.connect(table.redo)
        bar.hint_requested.connect(table.hint)
        bar.rules_requested.connect(self._open_rules)
        bar.log_requested.connect(self._toggle_log)
        replay.sought.connect(table.seek_turn)
        replay.step_wanted.connect(self._play_on)
        self.side.log.hovered.connect(self.board.light)
        self.side.log.jumped.connect(table.seek)
        self.side.tab_changed.connect(self._log_seen)
        self.drawer.toggled.connect(self._log_seen)
        self.drawer.arrived.connect(self.view.overlays_changed)
        self.prompt.chosen.connect(self._pressed)
        self.zoom.closer.clicked.connect(self._zoom_in)
        self.zoom.further.clicked.connect(self._zoom_out)
        self.zoom.fit.clicked.connect(self._fit)
        self.hand_over.taken_over.connect(self._uncover)
        self.hand_over.menu_requested.connect(self.home_requested)
        self.board.prompt_changed.connect(self._chosen_on)
        self.board.announce.connect(self._announce)
        theme().changed.connect(self.board.retheme)

    def _make_shortcuts(self) -> None:
        table = self.controller
        for keys, slot in (
            ("Ctrl+Z", table.undo),
            ("Ctrl+Y", table.redo),
            ("Ctrl+Shift+Z", table.redo),
            ("H", table.hint),
            ("F1", self._open_rules),
            ("L", self._toggle_log),
        ):
            shortcut = QShortcut(QKeySequence(keys), self.stage)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def set_speed(self, speed: str) -> None:
        """off, fast, normal or slow."""
        self._frame_motion.set_speed(speed)
        self.controller.set_speed(speed)
        self.side.replay.set_pace(2 * self.controller.motion.pace())

    # ------------------------------------------------------------------ what the controller says

    def _show(self, observation: Any) -> None:
        if self.board.observation is not None:
            self._fade.begin()
        self.board.observation = observation
        self.board.show(observation)
        self.view.refit()
        self._history()

    def _happen(self, events: list[Any], observation: Any) -> None:
        self.board.observation = observation
        self.board.play(events, observation)
        self.view.refit()
        self._history()
        line = self.narrator.last(self.controller.viewer)
        if line is not None:
            self._announce(line.text)
            if not self.controller.person_asked and not self.controller.replaying:
                self._say(self._prompts.moving(line.text, self.controller.hurry), line.seat)

    def _ask(self, question: Any) -> None:
        self._refusal = self._advice = ""
        self.board.decision = question.decision
        self.view.accepts_choices = True
        self.board.offer(question.decision, self.controller.picker.actions, self.controller.picker)
        self.side.rules.open_at(self.words.anchor(question.decision))
        self._picked()
        self._announce(f"{self.prompt.prompt.question}. {self.prompt.prompt.help}")

    def _picked(self) -> None:
        """The choice went on: the prompt says what it would lead to."""
        if not self.controller.person_asked:
            return
        prompt = self.board.prompt(self.board.decision, self.controller.picker)
        help_text = self._refusal or self._advice or prompt.help
        self._say(Prompt(prompt.question, help_text, prompt.buttons, prompt.refusal or bool(self._refusal)))
        self._possible()

    def _chosen_on(self) -> None:
        """Another choice: what was said of the one before is past."""
        self._refusal = self._advice = ""
        self._picked()

    def _ask_end(self, seat: int) -> None:
        self._ending.start()
        self._say(self._prompts.end_turn(self._end_turn), seat)
        self._possible()

    def _wait(self, seat: int) -> None:
        self.seats[seat].set_thinking(True)
        self._say_waiting(seat)
        self._possible()

    def _say_waiting(self, seat: int) -> None:
        line = self.narrator.last(self.controller.viewer)
        text = "" if line is None else line.text
        self._say(self._prompts.waiting(self._faces[seat].name, text, self.controller.hurry), seat)

    def _withdraw(self) -> None:
        self.view.accepts_choices = False
        self.board.withdraw()
        self._advice = self._refusal = ""
        self._ending.invalidate()
        for panel in self.seats:
            panel.set_thinking(False)
        self._possible()

    def _end(self) -> None:
        result = self.controller.match.result
        names = [self._faces[seat].name for seat in result.winners] if result is not None else []
        self._ending.start()
        self._say(self._prompts.over(self.words.winners(names), self._to_score), None)
        self._refresh_seats()
        self._possible()

    def _cover(self, seat: int) -> None:
        chips = self.board.chips(self.controller.match.observation(None))
        heading = self._prompts.game_and_state(self._title(), chips[0] if chips else "")
        self.stage.hide()
        self.drawer.set_open(False)
        self.hand_over.cover(HandOverNews(heading, seat, self.narrator.since(seat)))
        self._announce(self.hand_over.title.text())

    def _uncover(self) -> None:
        self.controller.take_over()
        self.hand_over.hide()
        self.stage.show()
        self.view.setFocus()

    def _seek_advice(self, busy: bool) -> None:
        self._advice = self._prompts.thinking_of_advice() if busy else ""
        self._picked()

    def _advise(self, choice: Any) -> None:
        sentence = self.words.choose(choice.action, self.board.observation)
        if not self.controller.picker.select(choice.action):
            return
        self._advice = self._prompts.advice(sentence, self.words.reasons(choice.reasons))
        self._picked()
        self._announce(self._advice)

    def _refuse(self, refusal: Any) -> None:
        self._refusal = self.words.refusal(refusal)
        self._picked()
        self._announce(self.words.refusal(refusal))

    def _complain(self, seat: int, code: str) -> None:
        face = self._faces[seat]
        text = self._prompts.no_advice() if face.is_person else self.words.opponent_failed(face.name, code)
        self.said.emit(text, "danger")

    def _history(self) -> None:
        """What is told and counted follows what is shown."""
        table = self.controller
        marks = table.turns()
        at = len(table.match.history) if table.replay_at is None else table.replay_at
        position = sum(mark.begin < at for mark in marks)
        colours = [self._faces[self._turn_seat(mark.seat)].colour for mark in marks]
        self.side.replay.show_turns(colours, position)
        self.view.set_framed(table.replaying)
        rows = self.narrator.rows(table.viewer)
        if len(rows) > len(self.side.log.log.rows) and not self._log_visible():
            self.bar.set_unread(True)
        self.side.log.set_rows(rows)
        self.last.show_line(self.narrator.last(table.viewer), self.board.colours)
        self.side.moves.set_observation(self.board.observation)
        self._refresh_seats()
        self.bar.set_chips(self.board.chips(self.board.observation) if self.board.observation is not None else [])
        if table.replaying:
            self._say(self._prompts.looking_back(position, len(marks), table.back_to_game), None)
        self._possible()

    def _turn_seat(self, seat: int | None) -> int:
        deciding = self.controller.deciding_seat()
        return seat if seat is not None else deciding if deciding is not None else 0

    def _refresh_seats(self) -> None:
        observation = self.board.observation
        if observation is None:
            return
        active = observation.decision().seat
        if active is None and not self.controller.replaying:
            active = self.controller.deciding_seat()
        for seat, panel in enumerate(self.seats):
            score = observation.scores()[seat]
            panel.show_state(score, self.board.holdings(observation, seat), seat == active)
        self.view.overlays_changed()

    def _possible(self) -> None:
        table = self.controller
        self.bar.set_possible(undo=table.can_undo, redo=table.can_redo, hint=table.can_hint)

    def _say(self, prompt: Prompt, seat: int | None = -1) -> None:
        """Show a prompt for a seat: by default whoever is asked, none for nobody."""
        if seat == -1:
            seat = self.controller.deciding_seat()
        self.prompt.show_prompt(prompt, "" if seat is None else self._faces[seat].colour)

    def _announce(self, text: str) -> None:
        access.announce(self, text)

    # ------------------------------------------------------------------ what people do

    def _pressed(self, button: PromptButton) -> None:
        if button.press is not None:
            button.press()
        elif button.action is not None:
            self.controller.picker.commit(button.action)
        else:
            self.controller.picker.confirm()

    def _confirm(self) -> None:
        """Enter, wherever the keyboard is: the primary button's act."""
        if self.controller.person_asked:
            self.board.confirm()
        elif self._ending.isValid() and self.prompt.buttons:
            self.prompt.press(len(self.prompt.buttons) - 1)

    def _settled(self) -> bool:
        """Whether the prompt at hand is old enough to be confirmed."""
        return self._ending.isValid() and self._ending.elapsed() >= GUARD_MS

    def _end_turn(self) -> None:
        if self._settled():
            self._ending.invalidate()
            self.controller.end_turn()

    def _to_score(self) -> None:
        if self._settled():
            self.score_requested.emit()

    def _play_on(self) -> None:
        if not self.controller.play_turn():
            self.side.replay.stop()

    def _zoom_in(self) -> None:
        self.view.zoom_in()

    def _zoom_out(self) -> None:
        self.view.zoom_out()

    def _fit(self) -> None:
        self.view.fit()

    def _log_visible(self) -> bool:
        in_sight = self.drawer.open or self._places is None or not self._places.compact
        return in_sight and self.side.tab == LOG

    def _log_seen(self) -> None:
        if self._log_visible():
            self.bar.set_unread(False)

    def _toggle_log(self) -> None:
        self._open_tab(LOG, toggle=True)

    def _open_rules(self) -> None:
        self._open_tab(RULES)

    def open_moves(self) -> None:
        """The list of every legal action, with the keyboard in it."""
        self._open_tab(MOVES)

    def _open_tab(self, tab: int, toggle: bool = False) -> None:
        compact = self._places is not None and self._places.compact
        if toggle and compact and self.drawer.open and self.side.tab == tab:
            self.drawer.set_open(False)
            self.view.setFocus()
            return
        self.side.show_tab(tab)
        if compact:
            self.drawer.set_open(True)
        self.side.focus_tab()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.controller.handing_over:
            event.accept()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._confirm()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif self.view.zoom_key(event) or (self.controller.person_asked and self.board.key(event)):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """One thing at a time: the drag, the drawer, the look back, what is chosen; then back to the board."""
        if self.view.drag.active:
            self.view.drag.cancel()
        elif self.drawer.open and self._places is not None and self._places.compact:
            self.drawer.set_open(False)
            self.view.setFocus()
        elif self.controller.replaying:
            self.controller.back_to_game()
        elif not (self.controller.person_asked and self.controller.picker.clear()):
            self.view.setFocus()

    # ------------------------------------------------------------------ room and words

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Place everything for the size of the page."""
        self.stage.setGeometry(self.rect())
        self.hand_over.setGeometry(self.rect())
        compact = self.width() < 1200
        stock = self._stock_widget
        if stock is not None and hasattr(stock, "set_compact"):
            stock.set_compact(compact)
        least = 0 if stock is None else max(stock.minimumSizeHint().height(), stock.minimumHeight())
        spot = self._places = places(self.size(), len(self.seats), least)
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

    def retranslate(self) -> None:
        self.bar.set_name(self._title())
        self.view.setAccessibleName(self._title())
        self.side.rules.set_page(self._rules())
        for panel, seat in zip(self.seats, self.controller.match.setup.seats, strict=True):
            panel.set_who(self.words.player(seat.player))
        self.narrator.forget()
        self.board.retranslate()
        if self.board.observation is not None:
            self._history()
        self._reword_prompt()
        self.lay_out()

    def _reword_prompt(self) -> None:
        table = self.controller
        seat = table.deciding_seat()
        if table.person_asked:
            self._picked()
        elif table.replaying or seat is None:
            return
        elif not self._faces[seat].is_person:
            self._say_waiting(seat)
