"""What the library tells of the files on the disk: the newest game, the lists of games and records."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QObject

from felucca.match.form import Record, RecordError, parse
from felucca.model.core import games
from felucca.model.core.contract import PositionError, State
from felucca.store.saves import SaveEntry
from felucca.ui.shell.hero import LastGame
from felucca.ui.shell.listed import ListedFile
from felucca.ui.words import fill, words_for


class Library(QObject):
    """Reads entries of a folder in the language in use."""

    def last_game(self, entries: Sequence[SaveEntry]) -> LastGame | None:
        """The newest saved game that can be read."""
        for entry in entries:
            try:
                record, state = _read(entry)
            except RecordError:
                continue
            names = tuple(seat.name for seat in record.setup.seats)
            return LastGame(record.game, self._status(record, state), names, datetime.fromtimestamp(entry.modified))
        return None

    def listed(self, entries: Sequence[SaveEntry]) -> list[ListedFile]:
        """Every file, the broken ones with the reason."""
        return [self._listed(entry) for entry in entries]

    def _listed(self, entry: SaveEntry) -> ListedFile:
        saved = datetime.fromtimestamp(entry.modified)
        try:
            record, state = _read(entry)
        except RecordError as error:
            return ListedFile(str(entry.path), saved, trouble=error.code)
        return ListedFile(
            str(entry.path),
            saved,
            game=record.game,
            status=self._status(record, state),
            names=tuple(seat.name for seat in record.setup.seats),
            colors=tuple(seat.colour for seat in record.setup.seats),
            practice=record.setup.practice,
        )

    def _status(self, record: Record, state: State) -> str:
        result = state.result()
        if result is not None:
            names = [record.setup.seats[seat].name for seat in result.winners]
            return words_for(record.game).winners(names)
        turn = fill(self.tr("Turn %1"), max(1, state.turn()))
        seat = state.decision().seat
        if seat is None:
            return turn
        who = record.setup.seats[seat]
        people = sum(other.is_person for other in record.setup.seats)
        if who.is_person and people == 1:
            return fill(self.tr("%1 · your turn"), turn)
        return fill(self.tr("%1 · %2 to move"), turn, who.name)


def _read(entry: SaveEntry) -> tuple[Record, State]:
    """The record of a file and its state now. Raises `RecordError`."""
    if entry.data is None:
        raise RecordError(entry.code if entry.code == "unreadable" else "damaged")
    record = parse(entry.data)
    try:
        game = games.find(record.game)
        state = game.read(record.position)
    except KeyError:
        raise RecordError("foreign") from None
    except PositionError:
        raise RecordError("damaged") from None
    if record.rules > game.revision:
        raise RecordError("too_new")
    return record, state
