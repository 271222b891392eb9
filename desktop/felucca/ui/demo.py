"""Screens without a person: what `felucca demo`, `shot` and `self-test` share."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget

from felucca.ai.choose import choose
from felucca.match.match import Match
from felucca.match.setup import COLOURS, PERSON, SeatSetup, Setup
from felucca.store.settings import LoadedSettings, Settings
from felucca.ui import app
from felucca.ui.desk import Desk

T = TypeVar("T")
PATIENCE_S = 240.0
CALM_S = 0.45
"""A screen is finished when it has had so long: the zoom settles and pictures are painted within less."""
NAMES = {
    "ru": ("Марина", "Хапи", "Олег", "Сешат", "Вера", "Тия"),
    "en": ("Marina", "Hapi", "Oleg", "Seshat", "Vera", "Tiye"),
}


def stage(settings: Settings, play: Callable[[Desk], Awaitable[T]]) -> T:
    """Open the application's window as a person would see it, let `play` act on it, and put everything away."""
    loaded = LoadedSettings(settings, ())
    application = app.make_application(loaded)
    loop = app.event_loop(application)
    with loop:
        result: T = loop.run_until_complete(_play(application, loaded, play))
    return result


async def _play(application: QApplication, loaded: LoadedSettings, play: Callable[[Desk], Awaitable[T]]) -> T:
    desk = app.make_desk(application, loaded)
    try:
        return await play(desk)
    finally:
        desk.window.close()
        await asyncio.sleep(0.05)


async def calm() -> None:
    """Wait until a screen is finished."""
    await asyncio.sleep(CALM_S)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.01)


def people(count: int, language: str, players: tuple[str, ...] = (PERSON,)) -> tuple[SeatSetup, ...]:
    """So many seats, the players taken in turn."""
    names = NAMES[language]
    return tuple(SeatSetup(names[i], COLOURS[i], players[i % len(players)]) for i in range(count))


def played(setup: Setup, enough: Callable[[Match], bool], level: str = "novice") -> Match:
    """A match in which computer players have played until it is enough, or over."""
    match = Match.start(setup)
    while (question := match.question) is not None and not enough(match):
        seed = setup.deal * 1000 + len(match.history)
        choice = choose(match.game, match.observation(question.seat), level, seed)
        match.answer(question.number, choice.action)
    return match


async def computer_game(desk: Desk, setup: Setup) -> Match:
    """Let the computer seats of a set-up play a whole game on the board."""
    desk.begin(setup)
    session = desk.session
    assert session is not None
    await until(lambda: session.match.result is not None)
    await calm()
    return session.match


def save_picture(widget: QWidget, out: Path) -> None:
    """Write what a widget shows. Raises OSError where that is not possible."""
    if not widget.grab().save(str(out), "PNG"):
        raise OSError(None, "the picture cannot be written", str(out))


def play_and_shoot(out: Path) -> None:
    """Two computer players play a short game off screen; `out` gets a picture of the end."""
    settings = Settings(motion="off", sound=False)

    async def play(desk: Desk) -> None:
        desk.window.resize(1440, 900)
        desk.window.show()
        language = desk.language.code
        await computer_game(desk, Setup("carcassonne", people(2, language, ("novice",)), 482_713, {}))
        save_picture(desk.window, out)

    with_own_folder(lambda: stage(settings, play))


def with_own_folder(act: Callable[[], T]) -> T:
    """Act with a data folder of its own, so that a demonstration leaves nothing among a person's games."""
    before = os.environ.get("FELUCCA_HOME")
    with tempfile.TemporaryDirectory(prefix="felucca-", ignore_cleanup_errors=True) as folder:
        os.environ["FELUCCA_HOME"] = folder
        try:
            return act()
        finally:
            if before is None:
                del os.environ["FELUCCA_HOME"]
            else:
                os.environ["FELUCCA_HOME"] = before
