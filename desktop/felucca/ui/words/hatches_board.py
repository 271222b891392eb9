"""The words on the board of Hatches, and its counted nouns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from PySide6.QtCore import QLocale, QObject

from felucca.model.hatches.moves import Cell
from felucca.model.hatches.rules import FALLEN, LEFT
from felucca.ui.words.base import credited, fill


def cell_name(cell: Cell) -> str:
    """A cell or a roll as it is written: row, then column; pip die, then digit die."""
    return f"{cell[0]}-{cell[1]}"


@final
class HatchesCounts(QObject):
    """Each method gives the number and its noun, in the form that the language asks for."""

    def hatches(self, n: int) -> str:
        """Hatches that are closed, lost or at stake."""
        return self.tr("%n hatch(es)", "", n)

    def at_stake(self, n: int) -> str:
        return self.tr("%n hatch(es) at stake", "", n)

    def leave(self, n: int) -> str:
        """The button that leaves the round with open hatches."""
        return self.tr("Leave and close %n", "", n)

    def secured(self, n: int) -> str:
        return self.tr("%n hatch(es) safe", "", n)

    def lost(self, n: int) -> str:
        """To be put behind "falls"."""
        return self.tr("%n hatch(es) lost", "", n)

    def of_results(self, n: int) -> str:
        """The results of a pair that fill nothing."""
        return self.tr("%n of 36 results of a pair find no cell", "", n)

    def pairs(self, n: int) -> str:
        return self.tr("%n pair(s) in the round", "", n)

    def falls(self, n: int) -> str:
        return self.tr("%n fall(s)", "", n)


@final
class BoardTexts(QObject):
    """What stands on the board itself."""

    def own_title(self, name: str) -> str:
        return credited(self.tr("Board"), name)

    def key(self) -> str:
        """How a roll names a cell."""
        return self.tr("Pips: row. Digits: column")

    def closed(self) -> str:
        """Beside the number of closed hatches."""
        return self.tr("closed", "beside a number of hatches")

    def opened(self) -> str:
        """Beside the number of open hatches."""
        return self.tr("open", "beside a number of hatches")

    def status(self, status: int) -> str:
        """How a player stands in the round."""
        if status == LEFT:
            return self.tr("left", "the round")
        return self.tr("fell", "in this round") if status == FALLEN else self.tr("in the round")

    def pair(self, pair: Cell) -> str:
        """The cells that a pair names."""
        if pair[0] == pair[1]:
            return cell_name(pair)
        return fill(self.tr("%1 or %2", "two cells"), cell_name(pair), cell_name(pair[::-1]))

    def not_thrown(self) -> str:
        return self.tr("not rolled yet")

    def rolling(self, name: str) -> str:
        """While the dice roll."""
        return fill(self.tr("%1 rolls the dice"), name)

    def rolls(self) -> str:
        """In the place of what a pair names, while it rolls."""
        return self.tr("rolling", "the dice")

    def absent(self, name: str, status: int) -> tuple[str, str]:
        """Two lines in the place of a pair that is out of the round."""
        who = self.tr("%1: left") if status == LEFT else self.tr("%1: fell")
        return fill(who, name), self.tr("dice out of play")

    def risk(self) -> str:
        return self.tr("Risk of falling")

    def on_this_roll(self) -> str:
        return self.tr("on this roll")

    def on_next_roll(self) -> str:
        return self.tr("on the next roll")

    def placed_on(self, cell: Cell) -> str:
        return fill(self.tr("with a hatch on %1"), cell_name(cell))

    def as_it_stands(self) -> str:
        return self.tr("as the board stands")

    def out(self) -> str:
        return self.tr("out of the round")

    def percent(self, chance: float) -> str:
        """A chance of 0 to 1 in per cent: whole ones from ten on, one decimal below."""
        value = 100 * chance
        decimals = 0 if value >= 9.95 or not value or value == int(value) else 1
        if 0 < value < 0.05:
            return fill(self.tr("<%1\u00a0%", "less than so many per cent"), QLocale().toString(0.1, "f", 1))
        return fill(self.tr("%1\u00a0%", "per cent"), QLocale().toString(value, "f", decimals))

    # --- what the pointer is over, and what a screen reader says

    def cell(self, name: str, cell: Cell) -> str:
        return credited(cell_name(cell), name)

    def open_hatch(self) -> str:
        return self.tr("Open hatch: nothing goes beside it; lost in a fall")

    def closed_hatch(self) -> str:
        return self.tr("Closed hatch: it stays to the end")

    def empty_cell(self) -> str:
        return self.tr("Empty: a hatch may go here")

    def barred_cell(self) -> str:
        return self.tr("Empty, but beside an open hatch")

    def dice(self, name: str, pair: Cell | None) -> tuple[str, str]:
        """The pair of a player: whose it is, and what it shows."""
        title = credited(self.tr("Pair of dice"), name)
        if pair is None:
            return title, self.not_thrown()
        return title, fill(self.tr("Pips %1, digit %2: cell %3"), *pair, self.pair(pair))

    def pile(self, tokens: int) -> tuple[str, str]:
        return self.tr("Common pile"), fill(self.tr("Hatches left: %1"), tokens)

    def cells(self, cells: Sequence[Cell]) -> str:
        return ", ".join(map(cell_name, cells)) if cells else self.tr("none", "cells")

    def described(self, name: str, opened: Sequence[Cell], closed: Sequence[Cell]) -> str:
        """A whole board for a screen reader."""
        return fill(self.tr("%1. Open: %2. Closed: %3."), name, self.cells(opened), self.cells(closed))

    # --- the panel under the seats

    def panel_title(self) -> str:
        return self.tr("The rules in short")

    def panel_rules(self, line_points: int) -> tuple[str, str, str]:
        """Beside the pictures of an open hatch, a closed one, a line of them."""
        return (
            self.tr("No open hatch goes side by side with an open one"),
            self.tr("A closed hatch stays for good: 1 point"),
            fill(self.tr("A full row or column: %1 more points"), line_points),
        )

    def panel_foot(self) -> str:
        return self.tr("A round goes on until everybody has left or fallen.")

    # --- the seats and the top bar

    def holding_closed(self, target: int) -> str:
        return fill(self.tr("Closed hatches, %1 end the game:"), target)

    def holding_open(self) -> str:
        return self.tr("Open hatches:")

    def chip_round(self, number: int) -> str:
        return fill(self.tr("Round %1"), number)

    def chip_target(self, target: int) -> str:
        return fill(self.tr("Target: %1 closed"), target)
