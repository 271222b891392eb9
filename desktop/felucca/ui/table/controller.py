"""A match at a table: who is asked, who thinks, what is shown, in which order.

The controller owns a `Match`, which knows no clock, and gives it time: it waits for motion to end, lets the computer
act at a bearable pace, hands the table over between people, and drops what comes late. It knows no widget.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from felucca.match.match import Match
from felucca.model.core.contract import IllegalAction
from felucca.ui.table import sight
from felucca.ui.table.brain import Brain
from felucca.ui.table.motion import Motion
from felucca.ui.table.picker import NONE, Picker
from felucca.ui.table.thinking import Thinking
from felucca.ui.table.timeline import TurnMark, last_seat, turn_marks

HINT_LEVEL = "master"
FAILURES = 2
"""A computer seat that failed this often on one decision takes the first legal action, so that the game goes on."""

ACT, ASK, HAND_OVER, END_TURN, OVER, WAIT = "act", "ask", "hand_over", "end_turn", "over", "wait"


class TableController(QObject):
    """Signals in the order of an ordinary turn: `happened`, `waiting` or `asked`, `idle` once that is answered."""

    shown = Signal(object)
    """Show this observation from nothing: start, undo, redo, replay, another person's view."""
    happened = Signal(list, object)
    """Play these events; they end in this observation."""
    asked = Signal(object)
    """The person in view is asked this question. The picker offers its actions already."""
    end_turn_asked = Signal(int)
    """This seat may end its turn now, or undo."""
    waiting = Signal(int)
    """A computer seat thinks."""
    hand_over = Signal(int)
    """The table must be covered until the person on this seat says `take_over`."""
    idle = Signal()
    """Nothing is asked any more."""
    over = Signal()
    hinting = Signal(bool)
    hinted = Signal(object)
    """The advice asked for: a choice with its reasons."""
    refused = Signal(object)
    """The rules refused what was chosen, for this reason."""
    complained = Signal(int, str)
    """The brain failed for a seat, with a code; the game goes on."""
    recorded = Signal(object)
    """A step was added or taken back: the record to be saved."""
    history_changed = Signal()
    replay_changed = Signal()

    def __init__(
        self,
        match: Match,
        brain: Brain,
        motion: Motion | None = None,
        *,
        hand_over_always: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.motion = motion if motion is not None else Motion("off", self)
        self.picker = Picker(match.game.action_types, self)
        self.hand_over_always = hand_over_always
        people = [seat for seat, who in enumerate(match.setup.seats) if who.is_person]
        self._people = people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.replay_at: int | None = None
        """How many steps are shown while looking back; None at the table itself."""
        self._doing = WAIT
        self._started = False
        self._thinking = Thinking(brain, self)
        self._advice = Thinking(brain, self)
        self._answers: list[Any] = []
        """The brain's answer, until motion and pace let it be played."""
        self._failures = 0
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._connect()

    def _connect(self) -> None:
        self.picker.picked.connect(self.choose)
        self.motion.finished.connect(self._go_on)
        self._pace.timeout.connect(self._go_on)
        self._thinking.answered.connect(self._thought)
        self._thinking.failed.connect(self._failed)
        self._advice.answered.connect(self._advised)
        self._advice.failed.connect(self._no_advice)

    @property
    def person_asked(self) -> bool:
        """Whether a person may act on the table now: no computer's turn, no hand-over, no look back."""
        return self._doing == ASK

    @property
    def handing_over(self) -> bool:
        return self._doing == HAND_OVER

    @property
    def ended(self) -> bool:
        return self._doing == OVER

    @property
    def thinking_seat(self) -> int | None:
        """The computer seat that thinks now."""
        return self.deciding_seat() if self._doing == ACT else None

    @property
    def replaying(self) -> bool:
        return self.replay_at is not None

    @property
    def can_undo(self) -> bool:
        shown = not (self.replaying or self.handing_over)
        return shown and sight.may_undo(self.match, self.viewer, self._must_hand_over)

    @property
    def can_redo(self) -> bool:
        return self.match.can_redo and not self.replaying and not self.handing_over

    @property
    def can_hint(self) -> bool:
        return self.person_asked and not self._advice.busy

    @property
    def eyes(self) -> int | None:
        """Whose secrets the screen may show."""
        return sight.eyes(self.match, self.viewer, self.replay_at)

    def observation(self) -> Any:
        """What is on the screen: the match as the person in view may know it, at the step looked back at."""
        return sight.seen(self.match, self.viewer, self.replay_at)

    def turns(self) -> list[TurnMark]:
        return turn_marks(self.match.history)

    def deciding_seat(self) -> int | None:
        """Whose decision the match waits for; None at the end."""
        question = self.match.question
        if question is not None:
            return question.seat
        return last_seat(self.match.history) if self.match.awaits_end_turn else None

    def set_confirm(self, mode: str) -> None:
        """How a choice is confirmed: button, second_click or none (then the turn is ended by a confirmation)."""
        self.picker.mode = mode
        self.match.confirm_by_end_turn = mode == NONE

    def start(self) -> None:
        """Show the table and go on from wherever the match stands."""
        self._started = True
        self._show()
        self._go_on()

    def close(self) -> None:
        """Leave the table: nothing happens on it any more, whatever still comes."""
        self._started = False
        self._forget()
        self.motion.drop()

    def choose(self, action: Any) -> None:
        """The person in view decides; nothing happens while somebody else is asked."""
        if self.person_asked:
            self._apply(action)

    def end_turn(self) -> None:
        """Confirm the turn, where turns are confirmed."""
        if self._doing == END_TURN:
            self._doing = WAIT
            self._settle_events(self.match.end_turn())

    def take_over(self) -> None:
        """The person to whom the table was handed over is there."""
        if self._doing == HAND_OVER:
            question = self.match.question
            self.viewer = question.seat if question is not None else self.viewer
            self._doing = WAIT
            self._show()
            self._go_on()

    def undo(self) -> None:
        if self.can_undo:
            self._forget()
            self.match.undo()
            self._jumped()

    def redo(self) -> None:
        if self.can_redo:
            self._forget()
            self.match.redo()
            self._jumped()

    def hint(self) -> None:
        """Ask for advice; while one is thought about, or where nobody is asked, nothing happens."""
        if self.can_hint:
            self._advice.ask(self.match.observation(self.viewer), HINT_LEVEL, self._seed())
            self.hinting.emit(True)

    def hurry(self) -> None:
        """End all motion and let the computer act as soon as it has an answer."""
        self._pace.stop()
        self.motion.skip()
        self._go_on()

    def set_speed(self, speed: str) -> None:
        """off, fast, normal or slow."""
        self.motion.set_speed(speed)

    def seek(self, step: int) -> None:
        """Show the table as it was after that many steps; the last one is the table itself."""
        if self.handing_over:
            return
        step = max(0, min(step, len(self.match.history)))
        if step == len(self.match.history):
            self.back_to_game()
            return
        self._look_back(step)
        self._show()
        self.replay_changed.emit()

    def seek_turn(self, index: int) -> None:
        """Show the table after the index-th turn; 0 is the beginning."""
        marks = self.turns()
        index = max(0, min(index, len(marks)))
        self.seek(marks[index - 1].end if index else 0)

    def play_turn(self) -> bool:
        """While looking back, play the next turn with its motion; False when that was the last."""
        at = self.replay_at
        if at is None or not (ends := [mark.end for mark in self.turns() if mark.end > at]):
            return False
        steps = self.match.history[self.replay_at : ends[0]]
        self.replay_at = ends[0]
        events = sight.told(self.match, self.viewer, [event for step in steps for event in step.events])
        self.happened.emit(events, self.observation())
        self.replay_changed.emit()
        return len(ends) > 1

    def back_to_game(self) -> None:
        if self.replaying:
            self.replay_at = None
            self._show()
            self.replay_changed.emit()
            self._go_on()

    def _look_back(self, step: int) -> None:
        self._withdraw()
        self.replay_at = step

    def _go_on(self) -> None:
        """Do what is due now: called after whatever could have changed that, as often as you like."""
        if not self._started or self.replaying or self._doing not in (WAIT, ACT):
            return
        question = self.match.question
        if question is not None and not self.match.setup.seats[question.seat].is_person:
            self._let_think(question)
            return
        if self.motion.running:
            return
        if question is not None:
            self._ask_person(question)
        elif self.match.awaits_end_turn:
            self._doing = END_TURN
            self.end_turn_asked.emit(last_seat(self.match.history))
        else:
            self._doing = OVER
            self.over.emit()

    def _let_think(self, question: Any) -> None:
        if self._doing != ACT:
            self._doing = ACT
            self._failures = 0
            self._think(question)
            self.waiting.emit(question.seat)
        if self._answers and not self.motion.running and not self._pace.isActive():
            self._act(self._answers.pop())

    def _think(self, question: Any) -> None:
        level = self.match.setup.seats[question.seat].player
        self._thinking.ask(self.match.observation(question.seat), level, self._seed() + self._failures)

    def _ask_person(self, question: Any) -> None:
        if question.seat != self.viewer and self._must_hand_over(question.seat):
            self._doing = HAND_OVER
            self.hand_over.emit(question.seat)
            return
        self._doing = ASK
        self.viewer = question.seat
        self.picker.offer(self.match.observation(question.seat).actions())
        self.asked.emit(question)

    def _must_hand_over(self, seat: int) -> bool:
        """Between two people, whenever something would show that not everybody may see."""
        if len(self._people) < 2:
            return False
        if self.hand_over_always:
            return True
        return bool(self.match.observation(seat).position() != self.match.observation(None).position())

    def _apply(self, action: Any) -> None:
        question = self.match.question
        if question is None:
            return
        try:
            events = self.match.answer(question.number, action)
        except IllegalAction as error:
            self.refused.emit(error.refusal)
            return
        self._settle_events(events)

    def _settle_events(self, events: list[Any]) -> None:
        self._forget()
        self.recorded.emit(self.match.record())
        self.history_changed.emit()
        self.happened.emit(self.match.events_for(self.viewer, events), self.match.observation(self.viewer))
        self._go_on()

    def _jumped(self) -> None:
        self.recorded.emit(self.match.record())
        self.history_changed.emit()
        question = self.match.question
        if question is not None and question.seat in self._people and not self._must_hand_over(question.seat):
            self.viewer = question.seat
        self._show()
        self._go_on()

    def _show(self) -> None:
        self.motion.drop()
        self.shown.emit(self.observation())

    def _withdraw(self) -> None:
        """End the question on the screen. A computer's thought goes on: it comes back with its answer."""
        self._drop_advice()
        if self._doing not in (ACT, OVER):
            self._doing = WAIT
        self.picker.withdraw()
        self.idle.emit()

    def _forget(self) -> None:
        self._thinking.forget()
        self._answers = []
        self._doing = WAIT
        self._withdraw()

    def _seed(self) -> int:
        """The same for the same place in the same deal, so that a computer seat decides alike after an undo."""
        return int(self.match.setup.deal) * 10_007 + len(self.match.history)

    def _thought(self, choice: Any) -> None:
        self._answers = [choice]
        self._go_on()

    def _act(self, choice: Any) -> None:
        question = self.match.question
        if question is None:
            return
        try:
            events = self.match.answer(question.number, choice.action)
        except (IllegalAction, AttributeError, TypeError, ValueError, KeyError, IndexError):
            # Whatever nonsense came, the model refused it and is unchanged.
            self._failed("illegal")
            return
        if self.motion.pace():
            self._pace.start(self.motion.pace())
        self._settle_events(events)

    def _failed(self, code: str) -> None:
        question = self.match.question
        if question is None or self._doing != ACT:
            return
        self._failures += 1
        self.complained.emit(question.seat, code)
        if self._failures < FAILURES:
            self._think(question)
        else:
            self._settle_events(self.match.answer(question.number, self.match.observation(question.seat).actions()[0]))

    def _advised(self, choice: Any) -> None:
        self.hinting.emit(False)
        if self.person_asked and choice.action in self.picker.actions:
            self.hinted.emit(choice)

    def _no_advice(self, code: str) -> None:
        self.hinting.emit(False)
        if self.person_asked:
            self.complained.emit(self.viewer, code)

    def _drop_advice(self) -> None:
        if self._advice.busy:
            self._advice.forget()
            self.hinting.emit(False)
