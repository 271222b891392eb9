"""Choosing an opponent, and the two characters that reach into his cards: Vizier and Thief (rules: sobek 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from felucca.model.core.chance import Source
from felucca.model.core.contract import Decision, Refusal
from felucca.model.sobek.components import BACK_OF, BACKS, KIND, KINDS, NAMES, UNKNOWN, listed, names_of
from felucca.model.sobek.events import BackChosen, Fizzled, PileShown, Stolen, Targeted, VizierTook
from felucca.model.sobek.knowledge import HAND, PILE, leave_hidden, tell
from felucca.model.sobek.moves import Back, Opponent, Pick, Steal
from felucca.model.sobek.phase import THIEF, Automatic, Chance, Phase

if TYPE_CHECKING:
    from felucca.model.sobek.state import Frame, SobekState


def opponents(state: SobekState, seat: int) -> list[int]:
    """The other seats, clockwise from the left."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


class OpponentPhase(Phase):
    """Choose an opponent; more than one can be chosen, or the choice is made already."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Opponent,)

    def __init__(
        self,
        kind: str,
        targets: Callable[[SobekState, int], list[int]],
        reach: Callable[[SobekState, Frame, int, list[Any]], None],
    ) -> None:
        super().__init__(kind)
        self.targets = targets
        self.reach = reach

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        return [Opponent(other) for other in self.targets(state, frame[1])]

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        return Refusal("no_such_opponent")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        self.reach(state, frame, action.seat, events)

    def begin(self, state: SobekState, frame: Frame, events: list[Any]) -> bool:
        """Ask, or choose the only one; False if there is none."""
        targets = self.targets(state, frame[1])
        if len(targets) == 1:
            self.reach(state, frame, targets[0], events)
        elif targets:
            state.agenda.append(frame)
        return bool(targets)


def _with_pile(state: SobekState, seat: int) -> list[int]:
    return [other for other in opponents(state, seat) if any(state.piles[other])]


def _with_hand(state: SobekState, seat: int) -> list[int]:
    return [other for other in opponents(state, seat) if any(state.hands[other])]


def _open_pile(state: SobekState, frame: Frame, opponent: int, events: list[Any]) -> None:
    events.append(Targeted(frame[1], opponent, "vizier"))
    state.agenda.append(("vizier_look", frame[1], opponent))


def _reach_into_hand(state: SobekState, frame: Frame, opponent: int, events: list[Any]) -> None:
    events.append(Targeted(frame[1], opponent, "thief"))
    backs = _backs_in(state, opponent)
    if len(backs) == 1:
        state.agenda.append(("steal", frame[1], opponent, backs[0]))
    else:
        state.agenda.append(("ch_thief_back", frame[1], opponent))


def _backs_in(state: SobekState, seat: int) -> list[int]:
    return [back for back, count in enumerate(state.backs(seat)) if count]


VIZIER_TARGET = OpponentPhase("ch_vizier_target", _with_pile, _open_pile)
THIEF_TARGET = OpponentPhase("ch_thief_target", _with_hand, _reach_into_hand)


def vizier(state: SobekState, seat: int, events: list[Any]) -> None:
    """A card of an opponent's pile."""
    if not VIZIER_TARGET.begin(state, ("ch_vizier_target", seat), events):
        events.append(Fizzled(seat, "vizier"))


def thief(state: SobekState, seat: int, events: list[Any]) -> None:
    """A random card, of a back one chooses, of an opponent's hand."""
    if not THIEF_TARGET.begin(state, ("ch_thief_target", seat), events):
        events.append(Fizzled(seat, "thief"))


class VizierLookPhase(Automatic):
    """The pile is opened to the active player alone."""

    reveals = True

    def ready(self, state: SobekState, frame: Frame) -> bool:
        return not any(state.piles[frame[2]][UNKNOWN:])

    def run(self, state: SobekState, frame: Frame, events: list[Any]) -> None:
        _, seat, opponent = frame
        events.append(PileShown(seat, opponent, names_of(listed(state.piles[opponent]))))
        state.agenda.append(("ch_vizier_card", seat, opponent))


class AtOpponent(Phase):
    """A question about a certain opponent."""

    def decision(self, state: SobekState, frame: Frame) -> Decision:
        return Decision(frame[1], self.kind, (("opponent", frame[2]),))


class VizierCardPhase(AtOpponent):
    """Take one of the cards seen. Asked even where all are alike: what lies there is nobody else's business."""

    verbs: ClassVar[tuple[type[Any], ...]] = (Pick,)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        pile = state.piles[frame[2]]
        return [Pick(NAMES[kind]) for kind in range(KINDS) if pile[kind]]

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        return Refusal("not_in_pile")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        _, seat, opponent = frame
        kind = KIND[action.card]
        state.piles[opponent][kind] -= 1
        leave_hidden(state, PILE, opponent, (kind,), witness=seat)
        state.hands[seat][kind] += 1
        tell(state, opponent, seat, kind)
        events.append(VizierTook(seat, opponent, action.card))


class ThiefBackPhase(AtOpponent):
    verbs: ClassVar[tuple[type[Any], ...]] = (Back,)

    def actions(self, state: SobekState, frame: Frame) -> Sequence[Any]:
        return [Back(BACKS[back]) for back in _backs_in(state, frame[2])]

    def refusal(self, state: SobekState, frame: Frame, action: Any) -> Refusal:
        return Refusal("no_such_back")

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        events.append(BackChosen(frame[1], frame[2], action.back))
        state.agenda.append(("steal", frame[1], frame[2], BACKS.index(action.back)))


class StealPhase(Chance):
    verbs: ClassVar[tuple[type[Any], ...]] = (Steal,)
    ends_turn = True

    def draw(self, state: SobekState, frame: Frame, source: Source) -> Steal:
        hand, back = state.hands[frame[2]], frame[3]
        weights = [hand[kind] if BACK_OF[kind] == back else 0 for kind in range(KINDS)]
        return Steal(NAMES[state.pick(source, THIEF, 0, weights)])

    def possible(self, state: SobekState, frame: Frame, action: Any) -> bool:
        kind = KIND[action.card]
        return kind < KINDS and BACK_OF[kind] == frame[3] and state.hands[frame[2]][kind] > 0

    def apply(self, state: SobekState, frame: Frame, action: Any, events: list[Any]) -> None:
        _, seat, opponent, _ = frame
        kind = KIND[action.card]
        state.hands[opponent][kind] -= 1
        leave_hidden(state, HAND, opponent, (kind,), witness=seat)
        state.hands[seat][kind] += 1
        tell(state, opponent, seat, kind)
        state.drawn[THIEF] += 1
        events.append(Stolen(seat, opponent, action.card))
