"""What a game looks like in the lobby and in the set-up: its words, its cover, how long and how demanding it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject

from felucca.match.setup import COLOURS

if TYPE_CHECKING:
    from felucca.model.core.contract import Game


class Fact(NamedTuple):
    """A line under the cover: an icon of the icon or glyph folder, its name and its value."""

    icon: str
    label: str
    value: str


class OptionFace(NamedTuple):
    """The words of an option of the rules: title, one line of help, and a text for every value the game offers.

    Without texts it is a switch. It is shown only while the switch that it `needs` is on, and if it is `minor` only
    among the further options.
    """

    id: str
    title: str
    help: str
    values: dict[object, str] = {}  # noqa: RUF012  # a default that nobody changes
    needs: str = ""
    minor: bool = False


class Face(QObject):
    """Base of all faces. Texts are methods: they are asked again when the language changes."""

    id = ""
    """Id of the game and name of its cover."""
    seats = range(2, 5)
    """Numbers of players: as the rules have them with the usual options. The lobby starts without the rules."""
    minutes = (30, 45)
    weight = 2
    """How demanding: 1 to 3."""
    colours: tuple[str, ...] = COLOURS
    """The order in which seats of a new set-up get their colours."""
    available = False
    """Whether the game can be played in this version."""

    def title(self) -> str:
        raise NotImplementedError

    def subtitle(self) -> str:
        raise NotImplementedError

    def blurb(self) -> str:
        """Two short lines for the card in the lobby."""
        raise NotImplementedError

    def about(self) -> str:
        """A paragraph for the set-up."""
        return self.blurb()

    def facts(self) -> list[Fact]:
        """More lines for the set-up, below players and length."""
        return []

    def options(self) -> list[OptionFace]:
        """The words of the game's options, in the order of the screen."""
        return []

    def usual(self) -> dict[str, object]:
        """Options that a new set-up has otherwise than the rules' own default."""
        return {}

    def subtitle_with(self, options: Mapping[str, Any]) -> str:
        """The subtitle of a set-up with these options."""
        return self.subtitle()

    def facts_with(self, options: Mapping[str, Any]) -> list[Fact]:
        """The facts of a set-up with these options."""
        return self.facts()

    def unplayable(self, code: str) -> str:
        """Why a set-up cannot be played, as the game's code says it, and what helps."""
        return code


def playable(game: Game, chosen: Mapping[str, Any] | None = None) -> range:
    """The numbers of players for which the rules have an answer; options at their defaults unless chosen."""
    options = {option.id: option.values[0] for option in game.options} | dict(chosen or {})
    counts = [count for count in game.seats if not game.unplayable(count, options)]
    return range(counts[0], counts[-1] + 1)
