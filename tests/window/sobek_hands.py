"""How hands play Sobek: three people at one screen, one answer to the question at hand."""

from __future__ import annotations

from typing import Any

from hands import click, click_scene, keys, until

from felucca.match.setup import COLOURS, PERSON, SeatSetup, Setup

NAMES = ("Marina", "Hapi", "Oleg")
SOBEK = Setup("sobek", tuple(SeatSetup(name, COLOURS[i], PERSON) for i, name in enumerate(NAMES)), 4_711)


async def sobek(session: Any, turn: int, by_keys: bool) -> None:
    """Sets and characters now and then, else a card of the market."""
    kind = session.board.decision.kind
    if by_keys:
        await keys(*_keys(session, kind, turn))
    elif kind == "turn":
        await _turn(session, turn)
    elif kind == "horizontal":
        await _horizontal(session)
    else:
        await _choose(session, turn)


def _keys(session: Any, kind: str, turn: int) -> tuple[str, ...]:
    verbs = session.board.picker.verbs()
    if kind == "turn":
        if "set" in verbs and turn % 2:
            return "s", "Return"
        if "character" in verbs and turn % 3 == 0:
            return "p", "Return"
        return str(1 + turn % min(4, len(session.board.market.cards))), "Return"
    if kind == "horizontal":
        return ("s", "Return") if "lay" in verbs else ("d",)
    if kind in ("ch_priest", "ch_courtesan"):
        return "s", "Return"
    return "Home", *["Right"] * (turn % 3), "space", "Return"


async def _turn(session: Any, turn: int) -> None:
    board, page = session.board, session.page
    verbs = board.picker.verbs()
    if "set" in verbs and turn % 2:
        chips = [target for target in board.targets if target.value is not None and target.value[0] == "chip"]
        if chips:
            await click_scene(page.view, chips[0].shape.boundingRect().center())
        else:
            await click(page.prompt.buttons[0])
    elif "character" in verbs and turn % 3 == 0:
        await click(page.prompt.buttons[1])
    else:
        free = [target for target in board.targets if target.action is not None and target.action.do == "take"]
        await click_scene(page.view, free[turn % len(free)].shape.boundingRect().center())
    await _confirm(session)


async def _horizontal(session: Any) -> None:
    board, page = session.board, session.page
    if "lay" not in board.picker.verbs():
        await click(page.prompt.buttons[-1])
        return
    chips = [target for target in board.targets if target.value is not None and target.value[0] == "chip"]
    if not chips:
        await click(page.prompt.buttons[0])
        return
    await click_scene(page.view, chips[0].shape.boundingRect().center())
    await _confirm(session)


async def _choose(session: Any, turn: int) -> None:
    free = [target for target in session.board.targets if not target.locked]
    await click_scene(session.page.view, free[turn * 7 % len(free)].shape.boundingRect().center())
    await _confirm(session)


async def _confirm(session: Any) -> None:
    await until(lambda: session.board.picker.complete is not None, "the click chooses nothing")
    await click(session.page.prompt.buttons[-1])
