"""Plays the real application by mouse or by keyboard: `python player.py SCENARIO`, run by test_whole_games.py.

Prints one line of JSON at the end: what the test compares.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import sys
import traceback
from typing import Any

from hands import button, click, click_at, click_scene, focus, keys, until

from felucca.model.core.codec import digest
from felucca.store import saves
from felucca.ui import app
from felucca.ui.desk import Desk

outcome: dict[str, Any] = {}


async def begin(desk: Desk) -> Any:
    """From the library to a table of one person against a novice, by real clicks."""
    await until(lambda: desk.window.isVisible(), "the window does not show")
    await focus(desk.window)
    await click(button(desk.lobby, "Play"))
    await until(lambda: desk.window.page() is desk.setup, "the set-up does not open")
    level = desk.setup.seats.rows[1].level
    await click(level)
    menu = await until(lambda: level.menu is not None and level.menu.isVisible() and level.menu, "no menu of levels")
    await click_at(menu.mapToGlobal(menu.actionGeometry(menu.actions()[0]).center()))
    await until(lambda: desk.setup.setup().seats[1].player == "novice", "the level is not chosen")
    await click(desk.setup.start)
    return await until(lambda: desk.session, "no table opens")


def asked(session: Any) -> bool:
    table = session.controller
    return (table.person_asked and not table.picker.guarded) or table.match.result is not None


async def play_by_mouse(session: Any, decisions: int = 10_000) -> None:
    """Choose a target, then press the primary button; claim where that is free, else send nobody."""
    page, board, match = session.page, session.board, session.match
    for turn in range(decisions):
        await until(lambda: asked(session), "nobody asks the person")
        if match.result is not None:
            return
        before = len(match.history)
        targets = board.targets
        target = targets[turn * 7 % len(targets)] if targets else None
        if target is not None and not (board.decision.kind == "claim" and turn % 3 == 0):
            await click_scene(page.view, target.shape.boundingRect().center())
            await until(lambda: board.picker.complete is not None, "the click chooses nothing")
            await click(page.prompt.buttons[-1])
        else:
            await click(page.prompt.buttons[0])
        await until(lambda at=before: len(match.history) > at, "the choice is not taken")


async def play_by_keys(session: Any) -> None:
    """Walk the legal places by arrows, choose by Space, confirm by Enter; S sends nobody."""
    match, board = session.match, session.board
    await keys("Tab")
    session.page.view.setFocus()
    for turn in range(10_000):
        await until(lambda: asked(session), "nobody asks the person")
        if match.result is not None:
            return
        before = len(match.history)
        if board.decision.kind == "claim" and turn % 3 == 0:
            await keys("s")
        else:
            await keys("Home", *["Right"] * (turn % 3), "space", "Return")
        await until(lambda at=before: len(match.history) > at, "the keys choose nothing")


async def to_the_score(desk: Desk, session: Any, by_keys: bool) -> None:
    await until(lambda: session.match.result is not None, "the game does not end")
    button = await until(lambda: session.page.prompt.buttons and session.page.prompt.buttons[-1], "no way to the score")
    await asyncio.sleep(0.5)
    if by_keys:
        await keys("Return")
    else:
        await click(button)
    await until(lambda: desk.window.page() is desk.score, "the score does not show")
    outcome["scores"] = list(session.match.result.scores)
    outcome["steps"] = len(session.match.history)


async def whole_game(desk: Desk, by_keys: bool) -> None:
    desk.change("motion", "off")
    desk.change("sound", False)
    session = await begin(desk)
    await (play_by_keys(session) if by_keys else play_by_mouse(session))
    await to_the_score(desk, session, by_keys)
    desk.window.close()


async def to_be_killed(desk: Desk) -> None:
    """Play a little, say where the game stands, and wait for the end."""
    desk.change("motion", "off")
    desk.change("sound", False)
    session = await begin(desk)
    await play_by_mouse(session, decisions=14)
    await until(lambda: asked(session), "nobody asks the person")
    desk.saver.flush(10.0)
    print(json.dumps({"digest": digest(session.match.observation(None).position())}), flush=True)
    await asyncio.sleep(3600)


async def continued(desk: Desk) -> None:
    """Continue from the library by a click."""
    await focus(desk.window)
    assert saves.list_saves()
    await click(button(desk.lobby, "Continue"))
    session = await until(lambda: desk.session, "no table opens")
    outcome["digest"] = digest(session.match.observation(None).position())
    await play_by_mouse(session, decisions=2)
    outcome["goes on"] = True
    desk.window.close()


async def scenario(desk: Desk) -> None:
    name = sys.argv[1]
    try:
        if name == "killed":
            await to_be_killed(desk)
        elif name == "continued":
            await continued(desk)
        else:
            await whole_game(desk, by_keys=name == "keys")
    except Exception:
        traceback.print_exc()
        desk.window.grab().save(f"{sys.argv[2]}/{name}.png")
        outcome["error"] = traceback.format_exc()
        desk.window.close()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    code = app.main(beside=scenario)
    print(json.dumps(outcome), flush=True)
    sys.exit(code or (1 if "error" in outcome else 0))
