"""What happens in Sobek, and what of it each seat may see (rules: sobek 7).

Events hold the truth; `visible` shows others backs, or nothing. Points change by `scored` events alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from felucca.model.sobek.components import backs_of
from felucca.model.sobek.moves import Cards


class RoundBegun(NamedTuple):
    round: int
    kind: str = "round"


class Dealt(NamedTuple):
    """The starting hand. Others see backs."""

    seat: int
    cards: Cards
    kind: str = "dealt"


class Delivered(NamedTuple):
    """The new row, front first; face-down characters are "orange"."""

    cards: Cards
    kind: str = "delivered"


class NamesStarter(NamedTuple):
    """The player in last place who names the starter; `drawn`: among several."""

    seat: int
    drawn: bool
    kind: str = "last"


class StarterNamed(NamedTuple):
    """Who starts the round; `by` is None where chance said so."""

    seat: int
    by: int | None
    kind: str = "starter"


class TurnBegun(NamedTuple):
    """`turn` counts from 1; `extra`: a further turn by the Flood."""

    seat: int
    turn: int
    extra: bool
    kind: str = "turn"


class Taken(NamedTuple):
    """A market card goes into the hand, the `skipped` ones before it into the pile. Face-down ones are "orange"."""

    seat: int
    at: int
    card: str
    skipped: Cards
    kind: str = "taken"


class Revealed(NamedTuple):
    """Only to its owner: what the face-down cards just moved are."""

    seat: int
    hand: Cards
    pile: Cards
    kind: str = "revealed"


class SetLaid(NamedTuple):
    """Cards laid as a new vertical set or added to it; `scarabs` and `size` of the whole set, Prosperity included."""

    seat: int
    good: str
    cards: Cards
    new: bool
    scarabs: int
    size: int
    kind: str = "set"


class CharacterPlayed(NamedTuple):
    seat: int
    card: str
    kind: str = "character"


class Fizzled(NamedTuple):
    """The power or token `what` has no effect."""

    seat: int
    what: str
    kind: str = "fizzled"


class QueenDrew(NamedTuple):
    """Others see backs."""

    seat: int
    cards: Cards
    kind: str = "drawn"


class Purged(NamedTuple):
    """Cards leave the pile, face up."""

    seat: int
    good: str
    cards: Cards
    kind: str = "purged"


class SetAside(NamedTuple):
    """Only to its owner: a card chosen for the Scribe; it moves when the last opponent has chosen."""

    seat: int
    card: str
    kind: str = "set_aside"


class GaveUp(NamedTuple):
    """Cards go from hand to pile. Others see backs."""

    seat: int
    cards: Cards
    kind: str = "gave_up"


class Targeted(NamedTuple):
    """An opponent is chosen for `what`: vizier, thief, curse or a guild."""

    seat: int
    opponent: int
    what: str
    kind: str = "targeted"


class PileShown(NamedTuple):
    """Only to `seat`: the opponent's pile, opened by the Vizier."""

    seat: int
    opponent: int
    cards: Cards
    kind: str = "pile_shown"


class VizierTook(NamedTuple):
    """A card goes from the opponent's pile to the hand. Third parties see its back."""

    seat: int
    opponent: int
    card: str
    kind: str = "vizier"


class Added(NamedTuple):
    """The Courtesan's cards join a set; `scarabs` and `size` as in `SetLaid`."""

    seat: int
    good: str
    cards: Cards
    scarabs: int
    size: int
    kind: str = "added"


class BackChosen(NamedTuple):
    """The Thief points at a card with this back."""

    seat: int
    opponent: int
    back: str
    kind: str = "back"


class Stolen(NamedTuple):
    """A card goes from the opponent's hand to the Thief's. Third parties see its back."""

    seat: int
    opponent: int
    card: str
    kind: str = "stolen"


class TokensShown(NamedTuple):
    """Only to `seat`, once a round: the tokens that are left."""

    seat: int
    tokens: tuple[str, ...]
    kind: str = "tokens"


class EventPicked(NamedTuple):
    seat: int
    token: str
    kind: str = "event"


class EventDeclined(NamedTuple):
    seat: int
    kind: str = "declined"


class Cursed(NamedTuple):
    """A Curse lies on the opponent's pile."""

    seat: int
    opponent: int
    kind: str = "cursed"


class Prospered(NamedTuple):
    """Prosperity lies on a set; `scarabs` and `size` of the set with it."""

    seat: int
    good: str
    scarabs: int
    size: int
    kind: str = "prospered"


class Embalmed(NamedTuple):
    """The whole pile goes to the hand. Others see backs."""

    seat: int
    cards: Cards
    kind: str = "embalmed"


class RoundEnded(NamedTuple):
    """The last market card was taken, by `seat`, and the deck is empty."""

    seat: int
    round: int
    kind: str = "round_end"


class LaidHidden(NamedTuple):
    """Only to its owner: a horizontal set is laid out of sight."""

    seat: int
    good: str
    cards: Cards
    kind: str = "laid"


class HorizontalsOpened(NamedTuple):
    """A player's horizontal sets, by good and cards; all players' open together."""

    seat: int
    sets: tuple[tuple[str, Cards], ...]
    kind: str = "horizontal"


class HandLost(NamedTuple):
    """What was left in hand goes to the pile."""

    seat: int
    cards: Cards
    kind: str = "hand_lost"


class PileOpened(NamedTuple):
    """A pile is counted: `size` is cards and curses together, `scarabs` decide among equals."""

    seat: int
    cards: Cards
    curses: int
    size: int
    scarabs: int
    kind: str = "pile"


class MostCorrupt(NamedTuple):
    seats: tuple[int, ...]
    kind: str = "most_corrupt"


class Penalised(NamedTuple):
    """A most corrupt player slides back `steps` times to `symbol`; a `scored` event follows for each step."""

    seat: int
    set_points: int
    symbol: str
    steps: int
    kind: str = "penalised"


class GameOver(NamedTuple):
    """`early`: because a marker stands above 100."""

    early: bool
    kind: str = "over"


def _back(card: str) -> str:
    return backs_of((card,))[0]


def _own_alone(event: Any, seat: int | None) -> Any:
    return event if event.seat == seat else None


def _backs_to_others(event: Any, seat: int | None) -> Any:
    return event if event.seat == seat else event._replace(cards=backs_of(event.cards))


def _back_to_third(event: Any, seat: int | None) -> Any:
    if seat is not None and seat in (event.seat, event.opponent):
        return event
    return event._replace(card=_back(event.card))


_SHOWN: dict[str, Callable[[Any, int | None], Any]] = {
    **dict.fromkeys(("revealed", "set_aside", "pile_shown", "tokens", "laid"), _own_alone),
    **dict.fromkeys(("dealt", "drawn", "gave_up", "embalmed"), _backs_to_others),
    **dict.fromkeys(("vizier", "stolen"), _back_to_third),
}


def visible(event: Any, seat: int | None) -> Any | None:
    """The event as a seat or a spectator may see it; None hides it whole (rules: sobek 7)."""
    show = _SHOWN.get(event.kind)
    return event if show is None else show(event, seat)
