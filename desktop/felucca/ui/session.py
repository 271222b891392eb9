"""One match at its table: the page, the saving of every step, and what happens when it is over."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from felucca import share
from felucca.match.match import Match
from felucca.store import paths, saves
from felucca.store.saver import Saver
from felucca.store.settings import Settings
from felucca.store.stats import StatsFile
from felucca.ui.boards import GAME_FACES
from felucca.ui.boards.catalogue import board_type
from felucca.ui.score_sheet import ScoreSheets
from felucca.ui.shell.sheet import ScoreSheet
from felucca.ui.table.brain import Brain
from felucca.ui.table.controller import TableController
from felucca.ui.table.motion import Motion
from felucca.ui.table.page import TablePage
from felucca.ui.words import words_for


def rule_page(game_id: str, language: Callable[[], str]) -> str:
    """The rule page of a game in the language in use, or an empty text where it has none."""
    for code in (language(), "en"):
        if share.exists("rules", f"{game_id}_{code}.md"):
            return share.path("rules", f"{game_id}_{code}.md").read_text(encoding="utf-8")
    return ""


class Session(QObject):
    """Owns everything of one match while it is on the table."""

    left = Signal()
    """The person goes back to the library."""
    ended = Signal()
    """The person wants to see the final score."""
    sounded = Signal(str)
    """Something makes this sound."""

    def __init__(
        self,
        match: Match,
        path: Path,
        saver: Saver,
        brain: Brain,
        settings: Settings,
        language: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match, self.path = match, path
        self._saver = saver
        self._language = language
        self._clock = QElapsedTimer()
        self._silent: list[str] = []
        """Kinds of events that are still to sound."""
        self._before = float(match.meta.get("elapsed", 0))
        self._sheets = ScoreSheets(self)
        game_id = match.setup.game
        self.face = GAME_FACES[game_id]
        self.words = words_for(game_id, self)
        self.motion = Motion(settings.motion, self)
        self.controller = TableController(
            match, brain, self.motion, hand_over_always=settings.hand_over_always, parent=self
        )
        self.board = board_type(game_id)(self.motion, self.words, self.controller.picker, self)
        self.page = TablePage(self.controller, self.board, self.words, self.face.title, self._rules)
        self.use(settings)
        self.controller.recorded.connect(self._save)
        self.controller.happened.connect(self._sound)
        self.controller.over.connect(self._sound_end)
        self.board.revealed.connect(self._sound_late)
        self.page.home_requested.connect(self.left)
        self.page.score_requested.connect(self.ended)

    def start(self) -> None:
        """Show the table and go on from wherever the match stands."""
        self._clock.start()
        self.controller.start()
        self._save(self.match.record())
        # What is there now stays while the table does: the collector need not go through it in the middle of a motion.
        gc.freeze()

    def use(self, settings: Settings) -> None:
        """Take over changed settings."""
        self.controller.set_confirm(settings.confirm)
        if not self.board.ends_turns:
            self.match.confirm_by_end_turn = False
        self.controller.hand_over_always = settings.hand_over_always
        self.page.set_speed(settings.motion)
        self.page.bar.set_sound(settings.sound)
        if self.board.show_legal != settings.show_legal:
            self.board.show_legal = settings.show_legal
            self.board.retranslate()

    def close(self) -> None:
        """Leave the table. A game that is over becomes a record of the library, and counts."""
        gc.unfreeze()
        self.controller.close()
        self._save(self.match.record())
        if self.match.result is not None:
            record = saves.new_path(self.match.setup.game, paths.records_folder())
            self._saver.save(record, self._data(self.match.record()))
            self._saver.remove(self.path)
            self._count()

    def sheet(self) -> ScoreSheet:
        """The final score, in the language in use."""
        self.match.meta["elapsed"] = self._elapsed()
        return self._sheets.of(self.match, self.face.title(), self.words)

    def data(self) -> dict[str, Any]:
        """The record as it would be saved now."""
        return self._data(self.match.record())

    def saved(self, path: Path) -> None:
        """The saver has written a file."""
        if path == self.path:
            self.page.bar.set_saved("saved")

    def unsaved(self, path: Path) -> None:
        """The saver could not write a file."""
        if path == self.path:
            self.page.bar.set_saved("unsaved")

    def _save(self, record: Any) -> None:
        self.page.bar.set_saved("saving")
        self._saver.save(self.path, self._data(record))

    def _data(self, record: Any) -> dict[str, Any]:
        self.match.meta["elapsed"] = self._elapsed()
        data: dict[str, Any] = record.to_json()
        data["meta"] = dict(self.match.meta)
        return data

    def _elapsed(self) -> int:
        """Seconds at this table, earlier sittings included."""
        return round(self._before + (self._clock.elapsed() / 1000 if self._clock.isValid() else 0))

    def _count(self) -> None:
        result = self.match.result
        stats = StatsFile()
        for seat, setup in enumerate(self.match.setup.seats):
            if result is not None and setup.is_person:
                won = seat in result.winners
                rivals = {other.player for other in self.match.setup.seats if not other.is_person}
                against = max(rivals, default="people")
                key = f"{self.path.stem}:{seat}"
                stats.add(self.match.setup.game, against, won, result.scores[seat], key, self.match.setup.practice)

    def _sound(self, events: list[Any], observation: Any) -> None:
        """Every sort of sound once for what happened; what the board holds back sounds when it shows."""
        kinds = [event.kind for event in events if event.kind in self.board.sounds]
        self._silent = kinds[1:] if self.board.suspense else []
        self._play(kinds[:1] if self.board.suspense else kinds)

    def _sound_late(self) -> None:
        self._play(self._silent)
        self._silent = []

    def _play(self, kinds: list[str]) -> None:
        for name in sorted({self.board.sounds[kind] for kind in kinds}):
            self.sounded.emit(name)

    def _sound_end(self) -> None:
        self.sounded.emit("end")

    def _rules(self) -> str:
        return rule_page(self.match.setup.game, self._language)
