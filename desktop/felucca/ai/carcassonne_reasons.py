"""What speaks for a move, in points: the terms of the evaluation after it beside those before."""

from __future__ import annotations

from felucca.ai.carcassonne_odds import Odds
from felucca.ai.carcassonne_reply import Move, result_of, weights_for
from felucca.ai.carcassonne_value import Outlook
from felucca.ai.chooser import Reason
from felucca.model.carcassonne.faces import WHAT
from felucca.model.carcassonne.state import CarcassonneState

NOTEWORTHY = 0.2
"""Points below which a term is not worth a word, unless there is no other."""
MOST = 4
"""Reasons given."""


def reasons(state: CarcassonneState, odds: Odds, seat: int, move: Move, instead: Move | None) -> tuple[Reason, ...]:
    """The weightiest terms of a move: beside the state as it is, or beside the move it was preferred to.

    Codes: city, road, monastery, field (what own features are worth), finish (points at once), follower (those in the
    supply and those that may come home), deny (what the others lose).
    """
    after = result_of(state, move)
    before = _terms(state if instead is None else result_of(state, instead), after, odds, seat)
    gains = _terms(after, after, odds, seat)
    codes = before | gains
    found = [Reason(code, round(gains.get(code, 0.0) - before.get(code, 0.0), 1)) for code in codes]
    found.sort(key=lambda reason: (-abs(reason.points), reason.code))
    return tuple(reason for reason in found[:MOST] if abs(reason.points) >= NOTEWORTHY or reason is found[0])


def _terms(state: CarcassonneState, after: CarcassonneState, odds: Odds, seat: int) -> dict[str, float]:
    """The terms of a state. A feature that is paid in `after` and not yet here is left out: its points say enough."""
    own = tuple(float(other == seat) for other in range(state.seats))
    others = tuple(weight if weight < 0 else 0.0 for weight in weights_for(state.seats, seat))
    terms = {
        "finish": float(state.score[seat]),
        "follower": odds.supply[state.supply[seat]],
        "deny": Outlook(state, odds, others).total,
    }
    for what, root, points, home in Outlook(state, odds, own).parts():
        if after.men[after.root(root)]:
            terms[WHAT[what]] = terms.get(WHAT[what], 0.0) + points
            terms["follower"] += home
    return terms
