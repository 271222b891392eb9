"""The real application in a real window: whole games by mouse and by keyboard, and a game that survives a kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PLAYER = Path(__file__).with_name("player.py")
PATIENCE_S = 400

pytestmark = pytest.mark.window


def start(display: Any, scenario: str, folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, str(PLAYER), scenario, str(folder)]
    return subprocess.Popen(command, env=display.env, stdout=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str]) -> dict[str, Any]:
    with process:
        try:
            out, _ = process.communicate(timeout=PATIENCE_S)
        finally:
            process.kill()
    assert process.returncode == 0, out
    return json.loads(out.splitlines()[-1])


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_whole_game_to_the_final_score(display, tmp_path, hand):
    outcome = finish(start(display, hand, tmp_path))
    assert outcome["steps"] > 140
    assert len(outcome["scores"]) == 4
    assert max(outcome["scores"]) > 0
    assert {"place", "claim", "lot", "bid"} <= outcome["asked"].keys()


@pytest.mark.parametrize("game", ["hatches", "sobek"])
@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_people_in_hot_seat_play_to_the_final_score(display, tmp_path, game, hand):
    outcome = finish(start(display, f"{game}-{hand}", tmp_path))
    assert len(outcome["scores"]) >= 3
    assert max(outcome["scores"]) > 0


def test_a_game_goes_on_exactly_where_it_was_killed(display, tmp_path):
    process = start(display, "killed", tmp_path)
    with process:
        line = process.stdout.readline()
        os.kill(process.pid, signal.SIGKILL)
    before = json.loads(line)["digest"]
    outcome = finish(start(display, "continued", tmp_path))
    assert outcome["digest"] == before
    assert outcome["goes on"]
