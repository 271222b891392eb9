"""What lies open in the window: library, set-up, table, score; and how one leads to the next."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from felucca.match.form import RecordError
from felucca.match.setup import MAX_DEAL, Setup
from felucca.model.core import games
from felucca.store import files, paths, saves
from felucca.store.problems import Problem
from felucca.store.saver import Saver
from felucca.store.settings import Settings, SettingsFile
from felucca.ui.boards import GAME_FACES
from felucca.ui.library import Library
from felucca.ui.shell.dialogs import About, Message
from felucca.ui.shell.language import Language
from felucca.ui.shell.lobby import LobbyPage
from felucca.ui.shell.theme import theme
from felucca.ui.shell.topbar import RECORDS, SAVES, TopBar
from felucca.ui.shell.window import MainWindow
from felucca.ui.sound import Sounds
from felucca.ui.words.base import GameWords

if TYPE_CHECKING:
    from felucca.match.match import Match
    from felucca.ui.session import Session
    from felucca.ui.shell.rules import RulesPage
    from felucca.ui.shell.saves import SavesPage
    from felucca.ui.shell.score import ScorePage
    from felucca.ui.shell.setup import SetupPage


class Desk(QObject):
    """Composes the pages over one window, one saver and one brain."""

    restart_requested = Signal()
    closed = Signal()
    _written = Signal(object)
    _trouble = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        language: Language,
        settings: Settings,
        brain: Any,
        settings_file: SettingsFile | None = None,
    ) -> None:
        super().__init__(window)
        self.window, self.language, self.settings, self.brain = window, language, settings, brain
        self._file = settings_file or SettingsFile()
        self.saver = Saver(self._trouble.emit, self._written.emit)
        self.words = GameWords(self)
        self.sounds = Sounds(parent=self)
        self.session: Session | None = None
        self.library = Library(self)
        self._lists: dict[str, SavesPage] = {}
        self._back_from_rules: Any = self.open_lobby
        self._written.connect(self._saved)
        self._trouble.connect(self._not_saved)
        self.window.closing.connect(self.close)
        self.sounds.failed.connect(self._silent)
        self._use_sound()

    # ------------------------------------------------------------------ pages, each made when it is first needed

    @cached_property
    def lobby(self) -> LobbyPage:
        page = LobbyPage()
        page.play_requested.connect(self.open_setup)
        page.rules_requested.connect(self.open_rules)
        page.continue_requested.connect(self.resume_last)
        page.saves_requested.connect(self.open_saves)
        self._connect_bar(page.bar)
        self.window.add_page(page)
        return page

    @cached_property
    def setup(self) -> SetupPage:
        from felucca.ui.shell.setup import SetupPage

        page = SetupPage()
        page.start_requested.connect(self.begin)
        page.cancelled.connect(self.open_lobby)
        page.rules_requested.connect(self._rules_from_setup)
        page.setting_changed.connect(self.change)
        page.sound_requested.connect(self._set_sound)
        page.settings_requested.connect(self.open_settings)
        self.window.add_page(page)
        return page

    @cached_property
    def rules(self) -> RulesPage:
        from felucca.ui.shell.rules import RulesPage

        page = RulesPage()
        page.closed.connect(self._leave_rules)
        self.window.add_page(page)
        return page

    @cached_property
    def score(self) -> ScorePage:
        from felucca.ui.shell.score import ScorePage

        page = ScorePage()
        page.library_requested.connect(self.leave_table)
        page.play_again_requested.connect(self._play_again)
        page.setup_requested.connect(self._change_setup)
        page.save_requested.connect(self._export)
        page.replay_requested.connect(self._watch)
        self.window.add_page(page)
        return page

    def list_page(self, name: str) -> SavesPage:
        """The list of saved games or of records."""
        from felucca.ui.shell.saves import SavesPage

        if name not in self._lists:
            page = self._lists[name] = SavesPage(name)
            page.open_requested.connect(self._open_named)
            page.delete_requested.connect(self._delete)
            page.import_requested.connect(self._open_named)
            page.library_requested.connect(self.open_lobby)
            self._connect_bar(page.bar)
            page.bar.set_sound(self.settings.sound)
            self.window.add_page(page)
        return self._lists[name]

    def _connect_bar(self, bar: TopBar) -> None:
        bar.page_requested.connect(self.open_page)
        bar.language_requested.connect(self._set_language)
        bar.theme_requested.connect(self._set_theme)
        bar.sound_requested.connect(self._set_sound)
        bar.settings_requested.connect(self.open_settings)

    def open_lobby(self) -> None:
        """The library, with the newest game to go on with."""
        entries = saves.list_saves()
        self.lobby.show_game(self.library.last_game(entries), len(entries))
        self.window.show_page(self.lobby)

    def open_page(self, name: str) -> None:
        """A page of the library's bar."""
        if name in (SAVES, RECORDS):
            self._open_list(name)
        else:
            self.open_lobby()

    def open_saves(self) -> None:
        self._open_list(SAVES)

    def open_setup(self, game_id: str, last: Setup | None = None) -> None:
        """A new game, with the seats and options used last."""
        self.setup.offer(GAME_FACES[game_id], games.find(game_id), self.settings, last or self._last_setup(game_id))
        self.window.show_page(self.setup)

    def open_rules(self, game_id: str) -> None:
        self._show_rules(game_id, self.open_lobby)

    def open_settings(self) -> None:
        """The settings over whatever page is open."""
        from felucca.ui.shell.settings import SettingsDialog

        dialog = SettingsDialog(self.window, self.settings)
        dialog.changed.connect(self.change)
        dialog.restart_requested.connect(self.restart_requested)
        dialog.about_requested.connect(self._about)
        dialog.open()

    def _open_list(self, name: str) -> None:
        folder = paths.records_folder() if name == RECORDS else paths.saves_folder()
        page = self.list_page(name)
        page.show_list(self.library.listed(saves.list_saves(folder)))
        self.window.show_page(page)

    def _show_rules(self, game_id: str, back: Any) -> None:
        self._back_from_rules = back
        self.rules.show_rules(game_id)
        self.window.show_page(self.rules)

    def _rules_from_setup(self, game_id: str) -> None:
        self._show_rules(game_id, self._back_to_setup)

    def _back_to_setup(self) -> None:
        self.window.show_page(self.setup)

    def _leave_rules(self) -> None:
        self._back_from_rules()

    def _about(self) -> None:
        About(self.window).open()

    def _code(self) -> str:
        return self.language.code

    # ------------------------------------------------------------------ a game

    def begin(self, setup: Setup) -> None:
        """Start a match and remember its set-up for the next time."""
        from felucca.match.match import Match

        self.change("last_setups", {**self.settings.last_setups, setup.game: setup.to_json()})
        self.seat(Match.start(setup), saves.new_path(setup.game))

    def resume_last(self) -> None:
        """Go on with the newest saved game that can be read."""
        for entry in saves.list_saves():
            if entry.data is not None:
                self.open_file(entry.path)
                return

    def open_file(self, path: Path) -> None:
        """Open a saved game or a record; a bad file is told in one sentence, and everything stays as it is."""
        from felucca.match.record import load

        found = files.read(path)
        try:
            if found.data is None:
                raise RecordError(found.code if found.code in ("absent", "unreadable") else "damaged")
            loaded = load(found.data)
        except RecordError as error:
            self._tell(self.words.trouble(error.code))
            return
        target = path if path.parent == paths.saves_folder() else saves.new_path(loaded.match.setup.game)
        self.seat(loaded.match, target)
        if found.code == "restored":
            self.window.toast(self.words.trouble("restored"), "danger")
        if loaded.differs_from is not None:
            self._tell(self.words.differs(loaded.differs_from))

    def seat(self, match: Match, path: Path) -> None:
        """Put a match on the table."""
        from felucca.ui.session import Session

        self._close_session()
        self.brain.game_id = match.setup.game
        self.brain.wake()
        session = Session(match, path, self.saver, self.brain, self.settings, self._code, self)
        session.left.connect(self.leave_table)
        session.ended.connect(self.show_score)
        session.page.settings_requested.connect(self.open_settings)
        session.page.sound_requested.connect(self._set_sound)
        session.page.said.connect(self.window.toast)
        session.sounded.connect(self.sounds.play)
        self.session = session
        self.window.show_page(session.page)
        session.start()

    def leave_table(self) -> None:
        """Back to the library; the game is saved."""
        self._close_session()
        self.saver.flush(2.0)
        self.open_lobby()

    def _close_session(self) -> None:
        if self.session is not None:
            session, self.session = self.session, None
            session.close()
            self.window.drop_page(session.page)
            session.deleteLater()

    def show_score(self) -> None:
        if self.session is not None:
            self.score.show_sheet(self.session.sheet())
            self.window.show_page(self.score)

    def _play_again(self) -> None:
        if self.session is not None:
            self.begin(replace(self.session.match.setup, deal=1 + randbelow(MAX_DEAL)))

    def _change_setup(self) -> None:
        if self.session is not None:
            setup = self.session.match.setup
            self._close_session()
            self.open_setup(setup.game, setup)

    def _watch(self) -> None:
        """Back to the table, at the beginning of the game."""
        if self.session is not None:
            self.window.show_page(self.session.page)
            self.session.controller.seek(0)

    def _export(self) -> None:
        if self.session is None:
            return
        name = f"{self.session.match.setup.game}-{self.session.match.setup.deal}.json"
        chosen, _ = QFileDialog.getSaveFileName(self.window, self.tr("Save the record"), name, "JSON (*.json)")
        if chosen:
            try:
                files.write(Path(chosen), self.session.data())
            except OSError:
                self.window.toast(self.words.trouble("write_failed"), "danger")
            else:
                self.window.toast(self.tr("The record is saved"))

    # ------------------------------------------------------------------ lists of games

    def _open_named(self, name: str) -> None:
        self.open_file(Path(name))

    def _delete(self, name: str) -> None:
        problem = saves.delete(Path(name))
        if problem is not None:
            self.window.toast(self.words.trouble(problem.code), "danger")
        page = self.window.page()
        self._open_list(next(kind for kind, listed in self._lists.items() if listed is page))

    def _last_setup(self, game_id: str) -> Setup | None:
        data = self.settings.last_setups.get(game_id)
        try:
            return None if data is None else Setup.from_json(data)
        except (KeyError, TypeError, ValueError):
            return None

    # ------------------------------------------------------------------ settings

    def change(self, name: str, value: Any) -> None:
        """A setting has a new value: it counts at once and is kept."""
        self.settings = replace(self.settings, **{name: value})
        problem = self._file.save(self.settings)
        if problem is not None:
            self.window.toast(self.words.trouble(problem.code), "danger")
        if name == "language":
            self.language.set(value)
            self._reworded()
        elif name == "theme":
            theme().set(value)
        if name in ("sound", "volume"):
            self._use_sound()
        if self.session is not None:
            self.session.use(self.settings)

    def _set_language(self, code: str) -> None:
        self.change("language", code)

    def _set_theme(self, name: str) -> None:
        self.change("theme", name)

    def _set_sound(self, on: bool) -> None:
        self.change("sound", on)

    def _use_sound(self) -> None:
        self.sounds.on, self.sounds.volume = self.settings.sound, self.settings.volume
        for bar in (self.lobby.bar, *(page.bar for page in self._lists.values())):
            bar.set_sound(self.settings.sound)
        if self._made("setup"):
            self.setup.set_sound(self.settings.sound)

    def _made(self, page: str) -> bool:
        return page in self.__dict__

    def _reworded(self) -> None:
        """Pages that hold worded values are given them anew."""
        entries = saves.list_saves()
        self.lobby.show_game(self.library.last_game(entries), len(entries))
        page = self.window.page()
        for name, listed in self._lists.items():
            if listed is page:
                self._open_list(name)
        if self.session is not None and self._made("score") and page is self.score:
            self.score.show_sheet(self.session.sheet())

    def _silent(self) -> None:
        self.window.toast(self.words.trouble("no_sound"), "danger")

    # ------------------------------------------------------------------ the disk and the end

    def _saved(self, path: Path) -> None:
        if self.session is not None:
            self.session.saved(path)

    def _not_saved(self, problem: Problem) -> None:
        if self.session is not None:
            self.session.unsaved(problem.path)
        self.window.toast(self.words.trouble(problem.code), "danger")

    def _tell(self, sentence: str) -> None:
        message = Message(self.window, self.tr("This game"), sentence)
        message.open()

    def close(self) -> None:
        """The window closes: save everything, end the worker."""
        geometry, maximised = self.window.remembered()
        self.settings = replace(self.settings, window=geometry, maximised=maximised)
        self._file.save(self.settings)
        self._close_session()
        self.sounds.rest()
        self.saver.close()
        self.brain.close()
        self.closed.emit()


def restart() -> None:
    """Start the program anew, for a size of everything that counts from the next start."""
    from PySide6.QtCore import QProcess

    frozen = getattr(sys, "frozen", False)
    QProcess.startDetached(sys.executable, [] if frozen else ["-m", "felucca"])
