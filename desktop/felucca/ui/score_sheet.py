"""The final score of a match, as the last page shows it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from felucca.match.match import Match
from felucca.ui.shell.sheet import Moment, ScoreSheet, SheetLine, SheetSeat
from felucca.ui.words import GameWords

GLYPHS = {
    "city": "tower",
    "road": "road",
    "monastery": "monastery",
    "castle": "castle",
    "bazaar": "bazaar",
    "field": "field",
    "closed": "hatch",
    "line": "line",
    "vertical": "set_standing",
    "horizontal": "set_lying",
    "guild": "sail",
    "deceit": "mask",
    "penalty": "croc",
}
"""The glyph of a score category; one without is shown by its words alone."""
MOMENTS = 4


class ScoreSheets(QObject):
    """Makes score sheets in the language in use."""

    def of(self, match: Match, title: str, words: GameWords) -> ScoreSheet:
        """The sheet of a match that has ended. Raises ValueError for one that goes on."""
        result = match.result
        if result is None:
            raise ValueError("the match goes on")
        return ScoreSheet(
            game=title,
            seats=tuple(SheetSeat(seat.name, seat.colour) for seat in match.setup.seats),
            lines=_lines(match, words),
            totals=result.scores,
            places=result.places,
            by_turn=by_turn(match),
            moments=_moments(match, words),
            facts=(*_tie(match, words), *self._facts(match)),
            deal=match.setup.deal,
        )

    def _facts(self, match: Match) -> tuple[str, ...]:
        minutes = round(float(match.meta.get("elapsed", 0)) / 60)
        facts = [self.tr("%n turn(s)", "", match.history[-1].turn if match.history else 0)]
        if minutes:
            facts.append(self.tr("%n minute(s)", "", minutes))
        if match.setup.practice:
            facts.append(self.tr("practice"))
        return tuple(facts)


def _tie(match: Match, words: GameWords) -> tuple[str, ...]:
    """Why the winner is placed before somebody with as many points."""
    result = match.result
    assert result is not None
    first = result.winners[0]
    for seat, points in enumerate(result.scores):
        if points == result.scores[first] and seat not in result.winners:
            return (words.tie_break(match.observation(None), first, seat),)
    return ()


def scored(match: Match) -> list[tuple[int, Any]]:
    """Every scored event with the turn in which it happened."""
    return [(step.turn, event) for step in match.history for event in step.events if event.kind == "scored"]


def _lines(match: Match, words: GameWords) -> tuple[SheetLine, ...]:
    """A row a category, in the order of the game; one in which nobody has points is left out."""
    totals = {category: [0] * len(match.setup.seats) for category in match.game.categories}
    for _, event in scored(match):
        totals[event.category][event.seat] += event.points
    return tuple(
        SheetLine(words.category(category), GLYPHS.get(category, ""), tuple(points))
        for category, points in totals.items()
        if any(points) or category in ("city", "road", "monastery", "field")
    )


def by_turn(match: Match) -> tuple[tuple[int, ...], ...]:
    """The scores after each turn, by seat; the last value includes the end of the game."""
    seats = range(len(match.setup.seats))
    last = match.history[-1].turn if match.history else 0
    table = [[0] * (last + 1) for _ in seats]
    for seat in seats:
        gained = [0] * (last + 1)
        for turn, event in scored(match):
            if event.seat == seat:
                gained[turn] += event.points
        total = 0
        for turn, points in enumerate(gained):
            total += points
            table[seat][turn] = total
    return tuple(tuple(row) for row in table)


def _moments(match: Match, words: GameWords) -> tuple[Moment, ...]:
    """The most valuable single scores, in the order in which they happened."""
    best = sorted(scored(match), key=_worth, reverse=True)[:MOMENTS]
    names = [seat.name for seat in match.setup.seats]
    told = []
    for turn, event in sorted(best, key=_turn):
        line = words.report(event, match.observation(None), names)
        text = line.text if line is not None else words.category(event.category)
        told.append(Moment(event.seat, text, turn, event.points))
    return tuple(told)


def _worth(entry: tuple[int, Any]) -> int:
    return int(entry[1].points)


def _turn(entry: tuple[int, Any]) -> int:
    return entry[0]
