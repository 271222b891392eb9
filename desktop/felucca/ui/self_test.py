"""The checks of `felucca self-test`: every screen, a whole game through the board, saving, both languages."""

from __future__ import annotations

import json
import traceback
from collections.abc import Awaitable, Callable

from PySide6.QtGui import QFontDatabase

from felucca import share
from felucca.match.record import load
from felucca.match.setup import Setup
from felucca.model.core import games
from felucca.store import files, paths, saves
from felucca.store.settings import Settings
from felucca.ui.boards import GAME_FACES
from felucca.ui.demo import calm, computer_game, people, stage, until, with_own_folder
from felucca.ui.desk import Desk
from felucca.ui.shell.language import LANGUAGES

DEAL = 482_713
START = {"en": "Start game", "ru": "Начать партию"}
"""A button that tells which language the screens speak."""


def on_screen() -> list[str]:
    """The games that can be played in the window."""
    return [name for name in games.names() if GAME_FACES[name].available]


class CheckFailed(Exception):
    """A check does not hold; the text says why."""


class SelfTest:
    """Runs checks one after another and keeps what came of each."""

    def __init__(self, desk: Desk, say: Callable[[str], None]) -> None:
        self._desk = desk
        self._say = say
        self.results: dict[str, str] = {}

    async def check(self, name: str, act: Callable[[], Awaitable[None]]) -> None:
        try:
            await act()
        except CheckFailed as reason:
            self.results[name] = str(reason)
        except Exception:
            self.results[name] = traceback.format_exc()
        else:
            self.results[name] = ""
        self._say(f"ok      {name}" if not self.results[name] else f"FAILED  {name}: {self.results[name]}")

    async def all(self) -> None:
        await self.check("assets and fonts", self._assets)
        await self.check("library", self._library)
        for name in on_screen():
            await self.check(f"set-up of {name}", self._setup(name))
            await self.check(f"a whole game of {name} against the computer", self._game(name))
            await self.check(f"save and load of {name}", self._save_and_load)
            await self.check(f"final score of {name}", self._score)
        for language in LANGUAGES:
            await self.check(f"language {language}", self._language(language))

    async def _assets(self) -> None:
        for parts in (("tokens.json",), ("fonts",), ("art", "logo", "app_icon.svg"), ("i18n", "felucca_ru.qm")):
            share.path(*parts)
        families = QFontDatabase.families()
        for family in ("Golos Text", "Alegreya"):
            if family not in families:
                raise CheckFailed(f"the font {family} is not loaded")

    async def _library(self) -> None:
        self._desk.open_lobby()
        await self._shown(self._desk.lobby)

    def _setup(self, name: str) -> Callable[[], Awaitable[None]]:
        async def act() -> None:
            self._desk.open_setup(name)
            await self._shown(self._desk.setup)
            if self._desk.setup.setup() is None:
                raise CheckFailed("the set-up cannot be started as it is offered")

        return act

    def _game(self, name: str) -> Callable[[], Awaitable[None]]:
        async def act() -> None:
            seats = people(2, self._desk.language.code, ("novice",))
            match = await computer_game(self._desk, Setup(name, seats, DEAL, {}))
            if match.result is None or not any(match.result.scores):
                raise CheckFailed("nobody has any points at the end")

        return act

    async def _save_and_load(self) -> None:
        session = self._desk.session
        if session is None:
            raise CheckFailed("no game is on the table")
        if not self._desk.saver.flush(10.0):
            raise CheckFailed("the save is not written")
        found = files.read(session.path)
        if found.data is None:
            raise CheckFailed(f"the save cannot be read: {found.code}")
        loaded = load(found.data)
        if loaded.differs_from is not None or len(loaded.match.history) != len(session.match.history):
            raise CheckFailed("the save holds another game")

    async def _score(self) -> None:
        session = self._desk.session
        self._desk.show_score()
        await self._shown(self._desk.score)
        self._desk.leave_table()
        await until(lambda: self._desk.window.page() is self._desk.lobby)
        self._desk.saver.flush(10.0)
        if session is None or session.path.exists() or not saves.list_saves(paths.records_folder()):
            raise CheckFailed("the finished game is not among the records")

    def _language(self, code: str) -> Callable[[], Awaitable[None]]:
        async def act() -> None:
            self._desk.change("language", code)
            await calm()
            words = self._desk.setup.start.text()
            if self._desk.language.code != code or words != START[code]:
                raise CheckFailed(f"the screens say {words!r}")

        return act

    async def _shown(self, page: object) -> None:
        await calm()
        if self._desk.window.page() is not page:
            raise CheckFailed("the page does not show")
        if self._desk.window.grab().isNull():
            raise CheckFailed("nothing is painted")


def run(as_json: bool = False) -> int:
    """Run all checks; the exit code is 1 if any fails."""
    results: dict[str, str] = {}

    async def play(desk: Desk) -> None:
        desk.window.resize(1440, 900)
        desk.window.show()
        test = SelfTest(desk, (lambda line: None) if as_json else print)
        await test.all()
        results.update(test.results)

    with_own_folder(lambda: stage(Settings(motion="off", sound=False), play))
    if as_json:
        print(json.dumps({name: why or "ok" for name, why in results.items()}, ensure_ascii=False))
    return 1 if any(results.values()) else 0
