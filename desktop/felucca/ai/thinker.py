"""What runs in the process of the computer players: read a question, choose, write the answer. Everything is JSON."""

from __future__ import annotations

import json
import signal
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any

from felucca.ai.choose import choose
from felucca.ai.chooser import Stopped
from felucca.ai.levels import LEVELS
from felucca.model.core import games
from felucca.model.core.codec import action_json


def send(pipe: Connection, message: Mapping[str, Any]) -> None:
    """Write one message."""
    pipe.send_bytes(json.dumps(message).encode())


def receive(pipe: Connection) -> Any:
    """Read one message. Raises ValueError if it is not JSON, EOFError or OSError when the other end is gone."""
    return json.loads(pipe.recv_bytes())


def think(pipe: Connection, question: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a question; any new message in the pipe stops it (`Stopped`)."""
    game = games.find(question["game"])
    observation = game.read(question["position"])
    asked = observation.decision().seat
    if asked != question["viewer"]:
        raise ValueError(f"seat {question['viewer']} is not asked, but {asked}")
    level = question["level"]
    cap_s = LEVELS[level].cap_s if level in LEVELS else None
    choice = choose(game, observation, level, question["seed"], cap_s, pipe.poll)
    return {"action": action_json(choice.action), "reasons": choice.reasons, "cut": choice.cut}


def serve(pipe: Connection) -> None:
    """Answer questions until the other end closes the pipe; messages without a question only interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the table, which then ends this process
    with suppress(EOFError, OSError):
        send(pipe, {"ready": True})
        while True:
            message = receive(pipe)
            if "number" not in message:
                continue
            try:
                answer = think(pipe, message)
            except Stopped:
                answer = {"stopped": True}
            except Exception:
                answer = {"raised": format_exc()}
            send(pipe, {"number": message["number"], **answer})
