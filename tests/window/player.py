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

import others
from hands import button, click, click_at, click_scene, focus, keys, last_keys, until
from PySide6.QtWidgets import QApplication

from felucca.model.core.codec import digest
from felucca.store import saves
from felucca.ui import app
from felucca.ui.desk import Desk

outcome: dict[str, Any] = {}


AUCTION = ("lot", "bid", "settle", "choose")


async def begin(desk: Desk, crowd: bool = False) -> Any:
    """From the library to a table by real clicks: a person against a novice, or two people and two novices."""
    await until(lambda: desk.window.isVisible(), "the window does not show")
    await focus(desk.window)
    await click(button(desk.lobby, "Play"))
    await until(lambda: desk.window.page() is desk.setup, "the set-up does not open")
    seats = desk.setup.seats
    if crowd:
        for count in (3, 4):
            await click(seats.add)
            await until(lambda count=count: len(seats.rows) == count, "no seat is added")
        await asyncio.sleep(0.2)
        await click(seats.rows[1].player.segment("person"))
    wanted = ["person", *(["person"] * crowd), *(["novice"] * (1 + crowd))]
    for row, who in zip(seats.rows, wanted, strict=True):
        if who == "novice":
            await choose_level(row.level)
    players = [seat.player for seat in desk.setup.setup().seats]
    assert players == wanted, players
    await click(desk.setup.start)
    return await until(lambda: desk.session, "no table opens")


async def choose_level(level: Any) -> None:
    """The first level of the menu."""
    await click(level)
    menu = await until(lambda: level.menu is not None and level.menu.isVisible() and level.menu, "no menu of levels")
    await click_at(menu.mapToGlobal(menu.actionGeometry(menu.actions()[0]).center()))
    await until(lambda: level.value() == "novice", "the level is not chosen")


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
        note(board.decision.kind)
        if board.decision.kind in AUCTION:
            await trade_by_mouse(board, turn)
            await until(lambda at=before: len(match.history) > at, "the bazaar takes no answer")
            continue
        targets = board.targets
        target = targets[turn * 7 % len(targets)] if targets else None
        if target is not None and not (board.decision.kind == "claim" and turn % 3 == 0):
            await click_scene(page.view, target.shape.boundingRect().center())
            await until(lambda: board.picker.complete is not None, "the click chooses nothing")
            await click(page.prompt.buttons[-1])
        else:
            await click(page.prompt.buttons[0])
        await until(lambda at=before: len(match.history) > at, "the choice is not taken")


def note(kind: str) -> None:
    """Count what a person was asked."""
    asked_so_far = outcome.setdefault("asked", {})
    asked_so_far[kind] = asked_so_far.get(kind, 0) + 1


async def trade_by_mouse(board: Any, turn: int) -> None:
    """An answer at the bazaar; low bids, now and then a look at the board first."""
    panel, kind = board.bazaar, board.decision.kind
    await until(panel.isVisible, "the bazaar does not show")
    if turn % 4 == 0:
        await click(panel.card.view)
        await until(lambda: not panel.isVisible(), "the board does not show")
        await click(panel.back)
        await until(panel.isVisible, "the bazaar does not come back")
    if kind in ("lot", "choose"):
        await click(next(card for card in panel.card.lots if card.isEnabled()))
        await click(panel.card.box.bid.confirm if kind == "lot" else panel.card.box.take.button)
    elif kind == "settle":
        await click(panel.card.box.settle.buy if turn % 2 else panel.card.box.settle.sell)
    elif dict(board.decision.facts)["bid"] < 4:
        await click(panel.card.box.bid.stepper.more)
        await click(panel.card.box.bid.confirm)
    else:
        await click(panel.card.box.bid.skip)


async def trade_by_keys(board: Any, turn: int) -> None:
    """An answer at the bazaar; low bids, now and then a look at the board first."""
    panel, kind = board.bazaar, board.decision.kind
    await until(panel.isVisible, "the bazaar does not show")
    if turn % 4 == 0:
        await keys("Escape")
        await until(lambda: not panel.isVisible(), "the board does not show")
        await keys("Return")
        await until(panel.isVisible, "the bazaar does not come back")
    if kind == "lot":
        await keys("Return", "1", "Return")
    elif kind == "settle":
        await keys(*(["Tab"] * (turn % 2)), "Return")
    elif dict(board.decision.facts)["bid"] < 4:
        await keys("Up", "Return")
    else:
        for _ in range(12):
            if panel.card.box.bid.skip.hasFocus():
                break
            await keys("Tab")
        await keys("space")


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
        kind = board.decision.kind
        note(kind)
        if kind in AUCTION:
            await trade_by_keys(board, turn)
        elif kind == "claim" and turn % 3 == 0:
            await keys("s")
        elif kind == "castle":
            several = len(dict(board.decision.facts)["sites"]) > 1
            await keys(*(("Home", "space") if several else ()), "b" if turn % 2 else "4")
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
    session = await begin(desk, crowd=True)
    await (play_by_keys(session) if by_keys else play_by_mouse(session))
    await to_the_score(desk, session, by_keys)
    desk.window.close()


async def hot_seat(desk: Desk, game: str, by_keys: bool) -> None:
    """Several people at one screen play a whole game, begun from the library."""
    desk.change("motion", "off")
    desk.change("sound", False)
    desk.change("last_setups", {game: others.SETUPS[game].to_json()})
    await until(lambda: desk.window.isVisible(), "the window does not show")
    await focus(desk.window)
    card = next(card for card in desk.lobby.library.cards if card.face.id == game)
    await click(button(card, "Play"))
    await until(lambda: desk.window.page() is desk.setup, "the set-up does not open")
    await click(desk.setup.start)
    session = await until(lambda: desk.session, "no table opens")
    if by_keys and not session.controller.handing_over:
        session.page.view.setFocus()
    for turn in range(10_000):
        await until(lambda: asked(session) or session.controller.handing_over, "nobody is asked")
        if session.match.result is not None:
            break
        if session.controller.handing_over:
            await others.take_over(session, by_keys)
            continue
        before = len(session.match.history)
        note(session.board.decision.kind)
        await others.PLAYERS[game](session, turn, by_keys)
        await until(lambda at=before: len(session.match.history) > at, "the choice is not taken")
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


def standing(desk: Desk) -> str:
    """Where a game that does not go on stands, for the one who reads of it."""
    if desk.session is None:
        return "no table"
    table, picker = desk.session.controller, desk.session.controller.picker
    focus_at = QApplication.focusWidget()
    return (
        f"asked {table.person_asked}, covered {table.handing_over}, guarded {picker.guarded}, "
        f"question {table.match.question}, offered {len(picker.actions)}, verb {picker.verb}, chosen {picker.chosen}, "
        f"complete {picker.complete}, focus {focus_at!r}, active {QApplication.activeWindow()!r}, "
        f"asked so far {outcome.get('asked')}, last keys {last_keys}"
    )


async def scenario(desk: Desk) -> None:
    name = sys.argv[1]
    try:
        if name == "killed":
            await to_be_killed(desk)
        elif name == "continued":
            await continued(desk)
        elif "-" in name:
            game, hand = name.split("-")
            await hot_seat(desk, game, by_keys=hand == "keys")
        else:
            await whole_game(desk, by_keys=name == "keys")
    except Exception:
        traceback.print_exc()
        desk.window.grab().save(f"{sys.argv[2]}/{name}.png")
        print(standing(desk), flush=True)
        outcome["error"] = traceback.format_exc()
        desk.window.close()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    code = app.main(beside=scenario)
    print(json.dumps(outcome), flush=True)
    sys.exit(code or (1 if "error" in outcome else 0))
