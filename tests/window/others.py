"""How hands play the other games: one answer to the question at hand."""

from __future__ import annotations

import asyncio
from typing import Any

from hands import button, click, click_scene, keys, until
from sobek_hands import SOBEK, sobek

from felucca.match.setup import COLOURS, PERSON, SeatSetup, Setup

NAMES = ("Marina", "Hapi", "Oleg", "Seshat")


def _people(game: str, count: int, **options: Any) -> Setup:
    seats = tuple(SeatSetup(NAMES[i], COLOURS[i], PERSON) for i in range(count))
    return Setup(game, seats, 4_711, options)


SETUPS = {"hatches": _people("hatches", 4, length="short", line_points=3, next_starter="fewest"), "sobek": SOBEK}


async def take_over(session: Any, by_keys: bool) -> None:
    """The next person is there."""
    await asyncio.sleep(0.3)
    if by_keys:
        await keys("space")
    else:
        await click(session.page.hand_over.button)
    await until(lambda: not session.controller.handing_over, "the table stays covered")


async def choose(session: Any, turn: int, by_keys: bool) -> None:
    """A legal place, then the primary button or Enter."""
    board, page = session.board, session.page
    free = [target for target in board.targets if not target.locked]
    if by_keys:
        await keys("Home", *["Right"] * (turn % 3), "space", "Return")
        return
    await click_scene(page.view, free[turn * 7 % len(free)].shape.boundingRect().center())
    await until(lambda: board.picker.complete is not None, "the click chooses nothing")
    await click(page.prompt.buttons[-1])


async def hatches(session: Any, turn: int, by_keys: bool) -> None:
    """Roll, or leave with five open hatches; place, and answer now and then."""
    board, page, state = session.board, session.page, session.board.observation
    seat = session.match.question.seat
    if board.decision.kind == "decide":
        leaves = state.opened[seat].bit_count() >= 5
        if by_keys:
            await keys("e" if leaves else "r")
        else:
            await click(page.prompt.buttons[0 if leaves else -1])
        if leaves and session.controller.person_asked and board.picker.complete is not None:
            await keys("Return")
    elif board.decision.kind == "answer" and turn % 4 == 0:
        if by_keys:
            await keys("s")
        else:
            await click(button(page.prompt, "Pass"))
    else:
        await choose(session, turn, by_keys)


PLAYERS = {"hatches": hatches, "sobek": sobek}
