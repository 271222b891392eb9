"""What the prompt bar says and offers for each question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from felucca.model.hatches import odds
from felucca.model.hatches.moves import Leave, Pass, Place, Roll
from felucca.ui.table.board import Prompt, PromptButton
from felucca.ui.table.picker import Picker

if TYPE_CHECKING:
    from felucca.ui.boards.hatches.board import HatchesBoard

ROLL, LEAVE, PASS = Roll(), Leave(), Pass()
ROLL_KEY, LEAVE_KEY, PASS_KEY = "R", "E", "S"


def prompt_of(board: HatchesBoard, decision: Any, picker: Picker) -> Prompt:
    """The prompt for a question, as far as it is answered."""
    if decision.kind == "decide":
        return _decide(board, decision.seat, picker.complete)
    return _place(board, decision, picker)


def _decide(board: HatchesBoard, seat: int, chosen: Any) -> Prompt:
    """Two equal buttons; what is chosen for a look, and leaving with empty hands, is asked for once more."""
    words, state = board.words, board.observation
    hatches = state.opened[seat].bit_count()
    roll_text = words.roll_button(odds.fall_chance(state, seat))
    leave_text = words.leave_button(hatches)
    if chosen == LEAVE:
        stay = PromptButton(words.stay(), "ghost", press=board.think_again)
        return Prompt(*words.leaving(hatches), (stay, PromptButton(leave_text, icon="door", key="Enter")))
    if chosen == ROLL:
        leave = PromptButton(leave_text, "tonal", "door", LEAVE_KEY, press=board.wish_to_leave)
        return Prompt(*words.rolling(state, seat), (leave, PromptButton(roll_text, icon="dice", key="Enter")))
    question = words.question(board.decision, state)
    leave = PromptButton(leave_text, "tonal", "door", LEAVE_KEY, press=board.wish_to_leave)
    if hatches:
        leave = PromptButton(leave_text, "tonal", "door", LEAVE_KEY, action=LEAVE)
    return Prompt(*question, (leave, PromptButton(roll_text, "tonal", "dice", ROLL_KEY, action=ROLL)))


def _place(board: HatchesBoard, decision: Any, picker: Picker) -> Prompt:
    words, chosen = board.words, picker.complete
    question, help_text = words.question(decision, board.observation, picker.chosen)
    if board.why is not None:
        help_text = words.refused_cell(board.why, board.refused[board.why])
    buttons = []
    asked = board.next_refused()
    if asked is not None:
        buttons.append(PromptButton(words.why_not(asked), "ghost", "info", press=board.explain))
    if decision.kind == "answer" and chosen != PASS:
        buttons.append(PromptButton(words.verb("pass"), "tonal", key=PASS_KEY, action=PASS))
    if chosen == PASS:
        buttons.append(PromptButton(words.verb("pass"), icon="check", key="Enter"))
    else:
        ready = isinstance(chosen, Place)
        buttons.append(PromptButton(words.verb("place"), icon="check", key="Enter", enabled=ready))
    return Prompt(question, help_text, tuple(buttons), refusal=board.why is not None)
