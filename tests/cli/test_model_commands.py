"""The commands of the model: what they print, their exit codes, and that they need no Qt."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from felucca import cli
from felucca.cli import bench
from felucca.cli.conform import conform
from felucca.cli.perft import counts
from felucca.model.core import games
from felucca.model.core.chance import DealSource
from toy import broken
from toy.game import GAME

CASES = Path(__file__).parent.parent / "cases" / "toy"


@pytest.fixture(autouse=True)
def _the_toy_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._WHERE, "toy", "toy.game")


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = cli.main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


def answer(capsys: pytest.CaptureFixture[str], *words: object) -> Any:
    code, out, _ = run(capsys, *words, "--json")
    assert code == 0
    return json.loads(out)


def test_conform_finds_nothing_in_the_toy(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "conform", "toy", "--games", 6, "--jobs", 1, "--every", 4)
    assert (found["game"], found["games"], found["seats"], found["violations"]) == ("toy", 6, [2, 3, 4], [])
    assert found["steps"] > found["inspections"] > 12


def test_conform_can_leave_the_options_as_they_come(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "conform", "carcassonne", "--games", 4, "--jobs", 1, "--every", 200, "--plain")
    assert (found["seats"], found["violations"]) == ([2, 3, 4, 5], [])


def test_conform_compares_hash_seeds() -> None:
    summary = conform(broken.Toyish(broken.HashedList), 4, seed=1, jobs=1)
    assert summary.violations
    assert all("hash seed" in violation for violation in summary.violations)


def test_conform_tells_violations_and_fails(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(games, "find", lambda name: broken.Toyish(broken.Unsettled))
    code, out, _ = run(capsys, "conform", "toy", "--games", 2, "--jobs", 1)
    assert code == 1
    assert "result: scores" in out
    assert out.splitlines()[-1].startswith("toy: 2 games for 2, 3 players, 0 steps, 0 positions inspected, 2 viol")


def test_cases_pass(capsys: pytest.CaptureFixture[str]) -> None:
    tally = answer(capsys, "cases", CASES)
    assert tally == {"files": 4, "passed": 6, "failed": [], "skipped": []}


def test_a_failing_case_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    case = json.loads((CASES / "t02-a-toll-is-answered-out-of-turn.json").read_text(encoding="utf-8"))
    case["scripts"][1]["steps"][2]["expect"]["seat"] = 2
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(case), encoding="utf-8")
    code, out, _ = run(capsys, "cases", tmp_path)
    assert code == 1
    assert out.splitlines() == [
        f"{file}: refuse: step 3: expected seat 2, got 1",
        "1 files, 1 scripts passed, 1 failed, 0 skipped",
    ]


def test_skipped_scripts_are_told_and_do_not_pass(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    scripts = [{"name": "ride", "steps": [{"expect": {"seat": 0}}]}]
    file = tmp_path / "camels.json"
    file.write_text(json.dumps({"game": "toy", "position": {"camels": 2}, "scripts": scripts}), encoding="utf-8")
    tally = answer(capsys, "cases", file)
    assert tally["passed"] == 0
    assert tally["skipped"] == [{"file": str(file), "script": "ride", "reason": "camels"}]


def test_a_file_that_is_no_json_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "half.json").write_text('{"game": ', encoding="utf-8")
    code, out, _ = run(capsys, "cases", tmp_path)
    assert code == 1
    assert "expected a JSON file" in out


def test_cases_that_are_not_there_are_bad_input(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "cases", tmp_path)[0] == cli.BAD_INPUT
    assert run(capsys, "cases", tmp_path / "none.json")[0] == cli.BAD_INPUT


def test_perft_counts_lines() -> None:
    state = GAME.read({"agenda": [["final"], ["show", 1], ["show", 0]]})
    before = state.position()
    assert counts(state, DealSource(1), 3) == [4, 16, 0]
    assert state.position() == before


def test_perft_follows_the_deal_number(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("perft", "carcassonne", "--depth", 3, "--seed")
    found = [answer(capsys, *words, seed)["counts"] for seed in (1, 2, 1)]
    assert found[0] == found[2]
    assert found[0] != found[1]
    code, out, _ = run(capsys, *words, 1)
    assert code == 0
    assert [int(line.split()[1]) for line in out.splitlines()] == found[0]


def test_simulate_seats_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "toy", "--players", 3, "--games", 2, "--seed", 5, "--ai")
    found = answer(capsys, *words, "random,novice,random")
    assert found["ai"] == ["random", "novice", "random"]
    assert len(found["scores"]) == found["games"] == 2
    assert found["points"] == [sum(score[seat] for score in found["scores"]) / 2 for seat in range(3)]
    assert answer(capsys, *words, "random")["ai"] == ["random"] * 3
    assert answer(capsys, *words, "random,novice,random")["scores"] == found["scores"]


@pytest.mark.parametrize("words", [["--ai", "grandmaster"], ["--ai", "random,random"], ["--games", "0"]])
def test_simulate_refuses_what_cannot_be(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, _, err = run(capsys, "simulate", "toy", "--players", 3, *words)
    assert code == cli.BAD_INPUT
    assert err.startswith("felucca: ")


def test_bench_measures_both(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("REFERENCE_GAMES", "OWN_GAMES", "COPIES"):
        monkeypatch.setattr(bench, name, 1)
    speed = answer(capsys, "bench", "toy", "--rounds", 1)
    assert set(speed) == set(bench.Speed._fields)
    assert min(speed.values()) > 0


def test_bench_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    code, _, err = run(capsys, "bench")
    assert code == cli.BAD_INPUT
    assert "reference is missing" in err


def test_the_commands_of_the_model_import_no_qt() -> None:
    names = "simulate arena bench conform cases perft"
    program = (
        "import sys; from importlib import import_module\n"
        f"for name in {names.split()}: import_module(f'felucca.cli.{{name}}')\n"
        "from felucca.model.core import games; [games.find(name) for name in games.names()]\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=60).returncode == 0
