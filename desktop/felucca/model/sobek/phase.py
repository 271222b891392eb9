"""What a phase of the game is: it asks a seat, asks chance, or only runs (rules: sobek 6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from felucca.model.core.chance import Source
from felucca.model.core.contract import Decision, Refusal

if TYPE_CHECKING:
    from felucca.model.sobek.state import Frame, SobekState

NOT_NOW = Refusal("not_now")
IMPOSSIBLE = Refusal("impossible")
MAX_SEATS = 4
CHANCES = ("starter", "last", "green", "deck", "character", "token", "thief")
"""The kinds of chance; the outcomes of each are numbered through the whole game."""
STARTER, LAST, GREENS, DECK, CHARACTER, TOKEN_DRAW, THIEF = range(len(CHANCES))


class Phase:
    """A phase that asks the seat of its frame. Its frame is off the agenda when `apply` or `run` is called."""

    automatic = False
    reveals = False
    """Whether an automatic phase may have to wait for what an observation does not know; see `ready`."""
    verbs: ClassVar[tuple[type[Any], ...]] = ()

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.asked = [Decision(seat, kind) for seat in range(MAX_SEATS)]

    def decision(self, state: SobekState, frame: Frame) -> Decision:
        return self.asked[frame[1]]

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        return ()

    def check(self, state: SobekState, frame: Frame, action: Any) -> Refusal | None:
        if type(action) not in self.verbs:
            return NOT_NOW
        return None if action in self.actions(state, frame) else self.refusal(state, frame, action)

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        """Why an action of a verb of this phase is not listed."""
        return NOT_NOW

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        raise NotImplementedError

    def draw(self, state: SobekState, frame: Frame, source: Source) -> Any:
        raise ValueError("chance is not asked")

    def ready(self, state: SobekState, frame: Frame) -> bool:
        """Whether a phase that reveals can run: an observation knows nothing beyond a revelation."""
        return True

    def run(self, state: SobekState, frame: Frame, events: list[Any]) -> None:
        raise NotImplementedError


class Chance(Phase):
    """A phase in which chance decides. `ends_turn`: whether a person's turn is over once the outcome is there."""

    ends_turn = False

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.by_chance = [Decision(None, kind, (("ends_turn", ends),)) for ends in (False, True)]

    def decision(self, state: SobekState, frame: Frame) -> Decision:
        return self.by_chance[self.ends_turn]

    def check(self, state: SobekState, frame: Frame, action: Any) -> Refusal | None:
        if type(action) not in self.verbs:
            return NOT_NOW
        try:
            return None if self.possible(state, frame, action) else IMPOSSIBLE
        except (KeyError, TypeError, IndexError):
            return IMPOSSIBLE

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        """Whether an outcome can come; it may raise KeyError, TypeError or IndexError for what is none at all."""
        raise NotImplementedError


class Automatic(Phase):
    """A phase that only runs."""

    automatic = True

    def decision(self, state: SobekState, frame: Frame) -> Decision:
        return Decision(None, self.kind)

    def check(self, state: SobekState, frame: Frame, action: Any) -> Refusal | None:
        return NOT_NOW
