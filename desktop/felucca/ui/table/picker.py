"""The one picker of all games: it narrows the legal list field by field until one action is left.

Click, drag, keys, the Moves tab and the screen reader all act through it, so they can never disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from felucca.model.core import codec

BUTTON, SECOND_CLICK, NONE = "button", "second_click", "none"
GUARD_MS = 250
"""A new question takes no confirmation for this long: the press was meant for what was on the screen before."""


class Picker(QObject):
    """The legal actions of one question and how far a hand has got with them.

    `chosen` are the values of the fields of `verb` so far; fields with a single value left fill themselves, and
    `back` skips them. `complete` is the action once every field has its value.

    With `mode` BUTTON a choice waits for `confirm`; with SECOND_CLICK taking the same again confirms as well; with
    NONE a complete choice is the confirmation itself.
    """

    changed = Signal()
    """What is chosen, or what is offered, is another."""
    picked = Signal(object)
    """The person has decided for this action."""
    ready = Signal()
    """The question takes confirmations from now on."""

    def __init__(self, action_types: Sequence[type[Any]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._types = {kind._field_defaults["do"]: kind for kind in action_types}
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(GUARD_MS)
        self._guard.timeout.connect(self.ready)
        self.mode = BUTTON
        self._reset(())

    def _reset(self, actions: Sequence[Any]) -> None:
        self.actions: Sequence[Any] = actions
        self.verb: str | None = None
        self.chosen: tuple[Any, ...] = ()
        self._by_hand: list[tuple[str | None, tuple[Any, ...]]] = []

    @property
    def offered(self) -> bool:
        return bool(len(self.actions))

    @property
    def can_go_back(self) -> bool:
        return bool(self._by_hand)

    @property
    def guarded(self) -> bool:
        """Whether the question is too new to be confirmed."""
        return self._guard.isActive()

    def offer(self, actions: Sequence[Any]) -> None:
        """Begin a question."""
        self._reset(actions)
        self._guard.start()
        self._settle()
        self.changed.emit()

    def withdraw(self) -> None:
        """End the question: nothing can be chosen until the next."""
        self._guard.stop()
        if self.offered or self.chosen:
            self._reset(())
            self.changed.emit()

    def verbs(self) -> list[str]:
        return codec.verbs(self.actions) if self.offered else []

    def choices(self) -> Sequence[Any]:
        """What can be chosen next: verbs while there is none, then values of the next field (perhaps a `range`).

        Empty when the action is complete or nothing is offered.
        """
        return self._choices_at(self.verb, self.chosen)

    def fields(self) -> tuple[str, ...]:
        """The field names of the chosen verb, in the order in which they are chosen."""
        return self._fields_of(self.verb)

    def level(self) -> tuple[str | None, tuple[Any, ...], Sequence[Any]]:
        """The node of the tree that a list shows: its verb, the fields chosen above it, what can be chosen in it.

        While the action is incomplete that is the next choice; once it is complete, the last choice made by hand.
        """
        verb, chosen = self.verb, self.chosen
        if self.complete is not None:
            verb, chosen = self._by_hand[-1] if self._by_hand else (verb, chosen[:-1])
        return verb, chosen, self._choices_at(verb, chosen)

    def leads_to(self, verb: str | None, chosen: tuple[Any, ...], value: Any) -> Any | None:
        """The only legal action behind a choice in a node of the tree, or None if there are several."""
        if verb is None:
            verb, chosen = value, ()
        else:
            chosen = (*chosen, value)
        while len(chosen) < len(self._fields_of(verb)):
            choices = self._choices_at(verb, chosen)
            if len(choices) != 1:
                return None
            chosen = (*chosen, choices[0])
        return self._types[verb](*chosen)

    def _fields_of(self, verb: str | None) -> tuple[str, ...]:
        return () if verb is None else tuple(name for name in self._types[verb]._fields if name != "do")

    def _choices_at(self, verb: str | None, chosen: tuple[Any, ...]) -> Sequence[Any]:
        if not self.offered:
            return []
        if verb is None:
            return self.verbs()
        if len(chosen) == len(self._fields_of(verb)):
            return []
        return codec.choices(self.actions, verb, chosen)

    @property
    def complete(self) -> Any | None:
        """The action, once every field has its value."""
        if self.verb is None or len(self.chosen) < len(self.fields()):
            return None
        return self._types[self.verb](*self.chosen)

    def candidates(self) -> list[Any]:
        """The legal actions that what is chosen still allows. Not for computed lists: those are asked by `choices`."""
        depth = len(self.chosen)
        return [
            action
            for action in self.actions
            if self.verb is None or (action.do == self.verb and tuple(action[:depth]) == self.chosen)
        ]

    def choose(self, value: Any) -> bool:
        """Choose a verb or the value of the next field; False if it is not among the choices.

        A choice that completes the action counts as taking it.
        """
        if value not in self.choices():
            return False
        self._by_hand.append((self.verb, self.chosen))
        self._put(value)
        self._settle()
        action = self.complete
        self.changed.emit()
        if action is not None and self.mode == NONE:
            self.confirm()
        return True

    def select(self, action: Any) -> bool:
        """Choose a whole action, for a preview: it waits for a confirmation in every mode. False if not legal."""
        if action not in self.actions:
            return False
        if action == self.complete:
            return True
        if not self._by_hand:
            self._by_hand.append((self.verb, self.chosen))
        self.verb = action.do
        self.chosen = tuple(action[: len(self.fields())])
        self.changed.emit()
        return True

    def take(self, action: Any) -> bool:
        """A click on what an action stands for: selects it, or confirms it as the mode says. False if not legal."""
        again = action == self.complete
        if not self.select(action):
            return False
        if self.mode == NONE or (self.mode == SECOND_CLICK and again):
            self.confirm()
        return True

    def commit(self, action: Any) -> bool:
        """Select and confirm in one: a button of its own, a sentence taken by Enter. False if not legal or too soon."""
        return self.select(action) and self.confirm()

    def confirm(self) -> bool:
        """Decide for the complete action. False, and nothing happens, without one or too soon after the question."""
        action = self.complete
        if action is None or self.guarded or action not in self.actions:
            return False
        self.picked.emit(action)
        return True

    def back(self) -> bool:
        """Take the last choice back; False if there is none."""
        if not self._by_hand:
            return False
        self.verb, self.chosen = self._by_hand.pop()
        self.changed.emit()
        return True

    def clear(self) -> bool:
        """Take all choices back; False if there were none."""
        if not self._by_hand:
            return False
        self.verb, self.chosen = self._by_hand[0]
        self._by_hand.clear()
        self.changed.emit()
        return True

    def _put(self, value: Any) -> None:
        if self.verb is None:
            self.verb = value
        else:
            self.chosen = (*self.chosen, value)

    def _settle(self) -> None:
        """Fill what has a single value left, as long as a hand still has something to choose before or after it."""
        while len(choices := self.choices()) == 1:
            self._put(choices[0])
