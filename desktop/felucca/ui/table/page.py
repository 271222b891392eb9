"""The page of a table: bar, seats, board, right column and prompt, at any window size, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Worded
from felucca.ui.table import access
from felucca.ui.table.board import Board, Prompt, PromptButton
from felucca.ui.table.controller import TableController
from felucca.ui.table.frame import TableFrame
from felucca.ui.table.handover import HandOverNews
from felucca.ui.table.keys import latin
from felucca.ui.table.narrator import Narrator
from felucca.ui.table.picker import GUARD_MS
from felucca.ui.table.prompts import Prompts
from felucca.ui.table.seats import SeatFace
from felucca.ui.table.skipper import Skipper
from felucca.ui.words import GameWords

Text = Callable[[], str]


class TablePage(Worded, TableFrame):
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
        seats = controller.match.setup.seats
        super().__init__(board, words, [SeatFace(seat.name, seat.colour, seat.is_person) for seat in seats], parent)
        self.controller = controller
        self._title, self._rules = title, rules
        self.narrator = Narrator(controller.match, words, self)
        self._prompts = Prompts(self)
        self._advice = ""
        self._refusal = ""
        self._said: tuple[Callable[[], Prompt], int | None] | None = None
        self._ending = QElapsedTimer()
        """Since when the end of a turn or of the game can be confirmed."""
        self._skipper = Skipper(self, controller.motion)
        self._connect()
        self._make_shortcuts()
        access.install()
        self.retranslate()

    def _connect(self) -> None:
        table, bar, replay = self.controller, self.bar, self.side.replay
        self.board.past = self._past
        if self.overlay is not None:
            self.overlay.hurried.connect(table.hurry)
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
        bar.home_requested.connect(self.home_requested)
        bar.settings_requested.connect(self.settings_requested)
        bar.sound_requested.connect(self.sound_requested)
        bar.undo_requested.connect(table.undo)
        bar.redo_requested.connect(table.redo)
        bar.hint_requested.connect(table.hint)
        replay.sought.connect(table.seek_turn)
        replay.step_wanted.connect(self._play_on)
        self.side.log.jumped.connect(table.seek)
        self.prompt.chosen.connect(self._pressed)
        self.hand_over.taken_over.connect(self._uncover)
        self.hand_over.menu_requested.connect(self.home_requested)
        self.board.prompt_changed.connect(self._chosen_on)
        self.board.announce.connect(self._announce)
        self.board.revealed.connect(self._reveal)
        theme().changed.connect(self.board.retheme)

    def _make_shortcuts(self) -> None:
        table = self.controller
        for keys, slot in (
            ("Ctrl+Z", table.undo),
            ("Ctrl+Y", table.redo),
            ("Ctrl+Shift+Z", table.redo),
            ("H", table.hint),
            ("F1", self.open_rules),
            ("L", self.toggle_log),
        ):
            shortcut = QShortcut(QKeySequence(keys), self.stage)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def set_speed(self, speed: str) -> None:
        """off, fast, normal or slow."""
        self.frame_motion.set_speed(speed)
        self.controller.set_speed(speed)
        self.side.replay.set_pace(2 * self.controller.motion.pace())

    # ------------------------------------------------------------------ what the controller says

    def _past(self) -> list[Any]:
        """The events that led to what is shown."""
        table = self.controller
        steps = table.match.history[: table.replay_at]
        return table.match.events_for(table.viewer, [event for step in steps for event in step.events])

    def _show(self, observation: Any) -> None:
        self.board.looking_back = self.controller.replaying
        if self.board.observation is not None:
            self.fade.begin()
        self.board.observation, self.board.viewer = observation, self.controller.eyes
        self.board.show(observation)
        self.view.refit()
        self._history()
        table = self.controller
        if table.replaying:
            return
        if table.ended:
            self._end()
        elif table.thinking_seat is not None:
            self._wait(table.thinking_seat)

    def _happen(self, events: list[Any], observation: Any) -> None:
        self.board.observation, self.board.viewer = observation, self.controller.eyes
        self.board.play(events, observation)
        self.view.refit()
        if self.board.suspense:
            self._say(self._moving, self.controller.deciding_seat())
        else:
            self._tell()

    def _reveal(self) -> None:
        """What the board held back may be told now."""
        self._tell()
        thinking = self.controller.thinking_seat
        if thinking is not None:
            self._wait(thinking)

    def _tell(self) -> None:
        """Log, seats, bar and prompt follow what has happened."""
        told = self.side.log.log.rowCount()
        self._history()
        if self.side.log.log.rowCount() > told and not self.log_visible():
            self.bar.set_unread(True)
        line = self.narrator.last(self.controller.viewer)
        if line is not None and not self.controller.replaying:
            self._announce(line.text)
            self._say(self._moving, line.seat)

    def _moving(self) -> Prompt:
        return self._prompts.moving(self._last_text(), self.controller.hurry)

    def _last_text(self) -> str:
        if self.board.suspense:
            return self.board.suspense
        line = self.narrator.last(self.controller.viewer)
        return "" if line is None else line.text

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
        if self.controller.person_asked:
            self._say(self._asking, self.controller.deciding_seat())
            self._possible()

    def _asking(self) -> Prompt:
        prompt = self.board.prompt(self.board.decision, self.controller.picker)
        help_text = self._refusal or self._advice or prompt.help
        return Prompt(prompt.question, help_text, prompt.buttons, prompt.refusal or bool(self._refusal))

    def _chosen_on(self) -> None:
        """Another choice: what was said of the one before is past."""
        self._refusal = self._advice = ""
        self._picked()

    def _ask_end(self, seat: int) -> None:
        self._ending.start()
        self._say(partial(self._prompts.end_turn, self._end_turn), seat)
        self._possible()

    def _wait(self, seat: int) -> None:
        self.seats[seat].set_thinking(True)
        self._say(partial(self._waiting, seat), seat)
        self._possible()

    def _waiting(self, seat: int) -> Prompt:
        return self._prompts.waiting(self.faces[seat].name, self._last_text(), self.controller.hurry)

    def _withdraw(self) -> None:
        self.view.accepts_choices = False
        self.board.withdraw()
        self._advice = self._refusal = ""
        self._ending.invalidate()
        for panel in self.seats:
            panel.set_thinking(False)
        self._possible()

    def _end(self) -> None:
        self._ending.start()
        self._say(self._over, None)
        self._refresh_seats()
        self._possible()

    def _over(self) -> Prompt:
        result = self.controller.match.result
        names = [self.faces[seat].name for seat in result.winners] if result is not None else []
        return self._prompts.over(self.words.winners(names), self._to_score)

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
        over = self.overlay is not None and self.overlay.isVisible()
        (self.overlay if over else self.view).setFocus()

    def _seek_advice(self, busy: bool) -> None:
        self._advice = self._prompts.thinking_of_advice() if busy else ""
        self._picked()

    def _advise(self, choice: Any) -> None:
        sentence = self.words.choose(choice.action, self.board.observation)
        if not self.controller.picker.select(choice.action):
            return
        self._advice = self._prompts.advice(sentence, self.words.reasons(choice.reasons))
        self._picked()
        self._announce(f"{sentence}. {self._advice}")

    def _refuse(self, refusal: Any) -> None:
        self._refusal = self.words.refusal(refusal)
        self._picked()
        self._announce(self.words.refusal(refusal))

    def _complain(self, seat: int, code: str) -> None:
        face = self.faces[seat]
        text = self._prompts.no_advice() if face.is_person else self.words.opponent_failed(face.name, code)
        self.said.emit(text, "danger")

    def _history(self) -> None:
        """What is told and counted follows what is shown."""
        table = self.controller
        marks = table.turns()
        at = len(table.match.history) if table.replay_at is None else table.replay_at
        position = sum(mark.begin < at for mark in marks)
        colours = [self.faces[self._turn_seat(mark.seat)].colour for mark in marks]
        self.side.replay.show_turns(colours, position)
        self.view.set_framed(table.replaying)
        rows = self.narrator.rows(table.viewer)
        self.side.log.set_rows(rows)
        self.last.show_line(self.narrator.last(table.viewer), self.board.colours)
        self.side.moves.set_observation(self.board.observation)
        self._refresh_seats()
        self.bar.set_chips(self.board.chips(self.board.observation) if self.board.observation is not None else [])
        if table.replaying:
            self._say(partial(self._prompts.looking_back, position, len(marks), table.back_to_game), None)
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

    def _say(self, make: Callable[[], Prompt], seat: int | None) -> None:
        """Show what `make` answers, now and again in another language, on behalf of a seat or of nobody."""
        self._said = (make, seat)
        prompt = make()
        self.prompt.show_prompt(prompt, "" if seat is None else self.faces[seat].colour)
        self.board.told(prompt)

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.controller.handing_over:
            event.accept()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._confirm()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif self.view.zoom_key(event) or (self.controller.person_asked and self.board.key(latin(event))):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """One thing at a time: the drag, the drawer, the look back, what is chosen; then back to the board."""
        if self.view.drag.active:
            self.view.drag.cancel()
        elif self.close_drawer():
            return
        elif self.controller.replaying:
            self.controller.back_to_game()
        elif not (self.controller.person_asked and self.controller.picker.clear()):
            self.view.setFocus()

    # ------------------------------------------------------------------ room and words

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
        if self._said is not None:
            self._say(*self._said)
        self.lay_out()
