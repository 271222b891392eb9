"""Hands on a real window: X events sent by xdotool to where things are on the screen, awaited like a person would.

Runs inside the application's process (it has to know where things are), but acts only through the X server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QAbstractButton, QWidget

WAIT_S = 60.0
last_keys: list[str] = []
"""The last burst of keys, for the message when nothing comes of them."""


async def xdo(*words: str) -> None:
    """One xdotool command."""
    process = await asyncio.create_subprocess_exec("xdotool", *words)
    if await process.wait():
        raise RuntimeError(f"xdotool {' '.join(words)} failed")


async def until(holds: Callable[[], Any], what: str) -> Any:
    """Wait until something holds; what it is then."""
    try:
        async with asyncio.timeout(WAIT_S):
            while not (answer := holds()):
                await asyncio.sleep(0.01)
            return answer
    except TimeoutError:
        raise TimeoutError(what) from None


def button(page: QWidget, text: str) -> QAbstractButton:
    """The first button of a page that says this and can be pressed."""
    found = (each for each in page.findChildren(QAbstractButton) if each.text() == text and each.isEnabled())
    return next(found)


async def click_at(point: QPoint) -> None:
    """A click on a point of the screen."""
    await xdo("mousemove", "--sync", str(point.x()), str(point.y()), "click", "1")


async def click(widget: QWidget) -> None:
    """A click on the middle of a widget, once it can be clicked."""
    await until(lambda: widget.isVisible() and widget.isEnabled(), f"{widget!r} cannot be clicked")
    await click_at(widget.mapToGlobal(widget.rect().center()))


async def click_scene(view: Any, point: QPointF) -> None:
    """A click on a scene point, scrolled into sight as a person would."""
    spot = view.mapFromScene(point)
    if not view.free.adjusted(10, 10, -10, -10).contains(spot):
        view.fit()
        await asyncio.sleep(0.05)
        spot = view.mapFromScene(point)
    await click_at(view.viewport().mapToGlobal(spot))


async def keys(*names: str) -> None:
    """Keys one after another."""
    last_keys[:] = names
    await xdo("key", "--clearmodifiers", *names)


async def focus(window: QWidget) -> None:
    """Give the window the keyboard: there is no window manager that would."""
    await xdo("windowfocus", "--sync", str(int(window.winId())))
