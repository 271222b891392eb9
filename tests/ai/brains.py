"""What can go wrong in the process of the computer players, and a sound one that knows the toy game."""

from __future__ import annotations

import os
import sys
import threading
from multiprocessing.connection import Connection
from typing import Any

from felucca.ai.thinker import receive, send, serve
from felucca.model.core import games

QT = "PySide6"


def with_toy(pipe: Connection) -> None:
    games.register("toy", "toy.game")
    serve(pipe)


def _answer(pipe: Connection, **message: Any) -> None:
    send(pipe, {"ready": True})
    while True:
        asked = receive(pipe)
        if "number" in asked:
            send(pipe, {"number": asked["number"], "reasons": [], "cut": False} | message)


def illegal(pipe: Connection) -> None:
    _answer(pipe, action={"do": "place", "at": [99, 99], "rot": 0})


def foreign(pipe: Connection) -> None:
    _answer(pipe, action={"do": "castle"})


def listing(pipe: Connection) -> None:
    _answer(pipe, action=["place"])


def late(pipe: Connection) -> None:
    _answer(pipe, number=-1, action={"do": "claim", "feature": None})


def garbled(pipe: Connection) -> None:
    send(pipe, {"ready": True})
    receive(pipe)
    pipe.send_bytes(b"\xff{not json")
    receive(pipe)


def leaving(pipe: Connection) -> None:
    send(pipe, {"ready": True})
    receive(pipe)
    os._exit(7)


def hanging(pipe: Connection) -> None:
    send(pipe, {"ready": True})
    threading.Event().wait()


def never_ready(pipe: Connection) -> None:
    threading.Event().wait()


def telling_modules(pipe: Connection) -> None:
    """Answers as it should, and says in a reason how many modules of Qt it has met."""

    class Telling:
        def poll(self) -> bool:
            return pipe.poll()

        def recv_bytes(self) -> bytes:
            return pipe.recv_bytes()

        def send_bytes(self, data: bytes) -> None:
            met = sum(name.split(".")[0] in (QT, "shiboken6") for name in sys.modules)
            pipe.send_bytes(data.replace(b'"reasons": [', b'"reasons": [["qt", %d, []], ' % met, 1))

    serve(Telling())  # type: ignore[arg-type]
