"""What the words of all games have in common: the interface, and the sentences that know no game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QLocale, QObject

from felucca.model.core.contract import Decision, Refusal, Scored, Term
from felucca.ui.words.counts import Counts

_PLACEHOLDER = re.compile(r"%([1-9])")


def fill(text: str, *values: object) -> str:
    """Put values into %1, %2 and so on, all at once: a name that itself contains "%2" stays as typed."""
    return _PLACEHOLDER.sub(lambda found: str(values[int(found[1]) - 1]), text)


def credited(text: str, names: str) -> str:
    """Something with whose it is: "City · Marina". A line is never broken before the dot."""
    return f"{text}\u00a0· {names}"


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log.

    `seat` gives the roundel, `points` the chip, `places` what lights up on the board, `detail` the tooltip: how the
    points came together.
    """

    seat: int | None
    text: str
    points: int | None = None
    places: tuple[Any, ...] = ()
    detail: str = ""


class GameWords(QObject):
    """Words for codes and facts. A game's own class adds methods named after its codes.

    `_question_<kind>(facts, observation, chosen)`, `_choose_<verb>(action, observation)`,
    `_field_<verb>_<index>(value, observation)` and `_report_<kind>(event, observation, names)` are found by name, so an
    expansion's words are a class of such methods among the bases. A code without words is shown as it is: a game is
    playable before it is worded.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.counts = Counts(self)

    # --- asking

    def question(self, decision: Decision, observation: Any, chosen: Sequence[Any] = ()) -> tuple[str, str]:
        """The prompt: what is asked and one line of help. `chosen`: the field values picked so far."""
        own = getattr(self, f"_question_{decision.kind}", None)
        if own is not None:
            answer: tuple[str, str] = own(dict(decision.facts), observation, tuple(chosen))
            return answer
        if decision.kind == "over":
            return self.tr("The game is over"), self.tr("Look at the board, or see the final score")
        return decision.kind, ""

    def anchor(self, decision: Decision) -> str:
        """The heading of the rule page that speaks of a decision."""
        return {"over": "end"}.get(decision.kind, decision.kind)

    def choose(self, action: Any, observation: Any) -> str:
        """The sentence of an action in the list of moves."""
        own = getattr(self, f"_choose_{action.do}", None)
        if own is not None:
            return str(own(action, observation))
        values = [self.field(action.do, i, action[i], observation) for i in range(len(action) - 1)]
        return ": ".join(filter(None, [self.verb(action.do), ", ".join(values)]))

    def verb(self, do: str) -> str:
        """What is done, as a button or a branch of the tree of moves."""
        return self._verbs().get(do, do)

    def button(self, action: Any) -> str:
        """The text of the button that confirms an action."""
        return self.verb(action.do)

    def field(self, do: str, index: int, value: Any, observation: Any) -> str:
        """One value of an action, as a node of the tree of moves; `index` counts the fields of the verb from 0.

        Empty where there is nothing to say: the tree passes the field over.
        """
        own = getattr(self, f"_field_{do}_{index}", None)
        return str(value) if own is None else str(own(value, observation))

    def _verbs(self) -> dict[str, str]:
        return {}

    # --- telling

    def lines(self, events: Sequence[Any], observation: Any, names: Sequence[str]) -> list[LogLine]:
        """The log lines of one step's events. A game may tell several events in one line here."""
        told = (self.report(event, observation, names) for event in events)
        return [line for line in told if line is not None]

    def report(self, event: Any, observation: Any, names: Sequence[str]) -> LogLine | None:
        """The log line of one event by itself, or None for what the log leaves to others."""
        own = getattr(self, f"_report_{event.kind}", None)
        line: LogLine | None = None if own is None else own(event, observation, names)
        return line

    def _report_scored(self, event: Scored, observation: Any, names: Sequence[str]) -> LogLine:
        text = credited(self.category(event.category), names[event.seat])
        return LogLine(event.seat, text, event.points, event.places, self.expression(event.terms))

    def category(self, id: str) -> str:
        """A row of the final table."""
        return self._categories().get(id, id)

    def _categories(self) -> dict[str, str]:
        return {}

    def term(self, term: Term) -> str:
        """One part of a score: "3 tiles × 2"."""
        counted = self.counted(term.what, term.count)
        return counted if term.each == 1 else fill(self.tr("%1 × %2"), counted, term.each)

    def counted(self, what: str, n: int) -> str:
        """A number of things that give points."""
        return f"{n} {what}"

    def expression(self, terms: Sequence[Term]) -> str:
        """How points came together: "3 tiles × 2 + 1 pennant × 2 = 8"."""
        total = sum(term.count * term.each for term in terms)
        return fill(self.tr("%1 = %2"), " + ".join(map(self.term, terms)), total) if terms else ""

    def winners(self, names: Sequence[str]) -> str:
        """Who has won: one name, or several who share the victory."""
        if len(names) == 1:
            return fill(self.tr("%1 wins"), names[0])
        return fill(self.tr("Shared victory: %1"), self.listed(names))

    def tie_break(self, state: Any, first: int, other: int) -> str:
        """What puts one of two seats with equal points before the other; nothing where no rule does."""
        return ""

    def listed(self, items: Sequence[str]) -> str:
        """ "A", "A and B", "A, B and C"."""
        if len(items) < 2:
            return "".join(items)
        return fill(self.tr("%1 and %2", "the end of a list"), ", ".join(items[:-1]), items[-1])

    # --- refusing

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, as one sentence for the prompt bar."""
        text = self._refusals().get(refusal.code, self.tr("The rules do not allow this now"))
        return fill(text, *(value for _name, value in refusal.facts))

    def _refusals(self) -> dict[str, str]:
        return {
            "not_now": self.tr("This is not what is asked now"),
            "game_over": self.tr("The game is over"),
            "unknown": self.tr("The rules do not allow this now"),
        }

    # --- the computer players

    def levels(self, level: str) -> str:
        """The name of a level of the computer players."""
        return {
            "random": self.tr("Random"),
            "novice": self.tr("Novice"),
            "skilled": self.tr("Skilled"),
            "master": self.tr("Master"),
        }.get(level, level)

    def player(self, who: str) -> str:
        """Who plays a seat, for the line under the name: "person" or a level."""
        return {
            "person": self.tr("Player"),
            "random": self.tr("AI · random"),
            "novice": self.tr("AI · novice"),
            "skilled": self.tr("AI · skilled"),
            "master": self.tr("AI · master"),
        }.get(who, who)

    def feature(self, what: str) -> str:
        """A sort of thing on the board, to stand alone or before a colon."""
        return what

    def reason(self, reason: Any) -> str:
        """One reason of a hint (`code`, `points`, `facts`): what speaks for the move, or against it, and how much."""
        gains, costs = self._reasons().get(reason.code, (self.tr("the position improves"), self.tr("the price")))
        return fill(self.tr("%1: %2"), gains if reason.points >= 0 else costs, self.signed(reason.points))

    def reasons(self, reasons: Sequence[Any]) -> str:
        """All reasons of a hint as one sentence."""
        text = "; ".join(map(self.reason, reasons))
        return text[:1].upper() + text[1:]

    def _reasons(self) -> dict[str, tuple[str, str]]:
        """For each code of the evaluation the words for a gain and for a loss."""
        return {"outlook": (self.tr("expected lead"), self.tr("expected deficit"))}

    def signed(self, points: float) -> str:
        """A number of points with its sign, at most one decimal, as the language writes it."""
        rounded = round(points, 1)
        figures = QLocale().toString(abs(rounded), "f", 0 if rounded == int(rounded) else 1)
        sign = "−" if rounded < 0 else "+" if rounded > 0 else ""
        return sign + figures

    def opponent_failed(self, name: str, why: str = "") -> str:
        """A computer player was replaced while it thought: `why` is the failure that its worker or the table named."""
        silent = self.tr("%1 did not answer and was replaced. The game goes on.")
        text = {
            "hung": silent,
            "silent": silent,
            "nonsense": self.tr("%1 answered against the rules and was replaced. The game goes on."),
        }.get(why, self.tr("%1 stopped thinking and was replaced. The game goes on."))
        return fill(text, name)

    # --- files

    def trouble(self, code: str) -> str:
        """What is wrong with a file or a folder, and what helps. Codes of `match.record` and `store`."""
        return self._troubles().get(
            code, self.tr("The file could not be opened. It was left as it is; try again or choose another file.")
        )

    def _troubles(self) -> dict[str, str]:
        unsaved = self.tr("The game could not be saved. It goes on; saving is tried again after the next move.")
        return {
            "damaged": self.tr(
                "The file is damaged and cannot be opened. It was left as it is; try its previous copy, "
                "which ends in .bak."
            ),
            "foreign": self.tr("This is not a game of Felucca. Choose a saved game or the record of one."),
            "too_new": self.tr("A newer Felucca made this file. Update the application to open it."),
            "restored": self.tr("The file was damaged, so its previous copy was opened. The damaged one was kept."),
            "absent": self.tr("The file is no longer there. Choose another one from the list."),
            "disk_full": self.tr(
                "The disk is full and the game is not being saved. Make room; saving goes on by itself."
            ),
            "read_only": self.tr(
                "The folder of the saved games cannot be written to. Allow writing there; saving goes on by itself."
            ),
            "write_failed": unsaved,
            "not_json": unsaved,
            "unreadable": self.tr("This file or folder cannot be read. Allow reading it or choose another one."),
            "no_sound": self.tr("No sound device was found. The game goes on without sound."),
            "settings": self.tr(
                "The settings could not be read, so the usual ones are in use. The old file was kept beside them."
            ),
        }

    def differs(self, step: int) -> str:
        """An old record under corrected rules: from which step (counted from 1) the game would run differently."""
        return fill(
            self.tr(
                "The rules were corrected after this game was saved. From step %1 on it would run differently now; "
                "it goes on from where it was saved."
            ),
            step,
        )
