"""The command line: one sentence for bad input, lazy commands, UTF-8."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from types import ModuleType

import pytest

from felucca import __version__, cli


def felucca(*words: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONIOENCODING")
    clean = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "felucca", *words]
    return subprocess.run(command, capture_output=True, env={**clean, **env}, check=False)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A command `try` made here; a test sets what its `run` does."""
    module = ModuleType("felucca_try")
    module.configure = lambda parser: parser.add_argument("--players", type=int)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(cli.COMMANDS, "try", (module.__name__, "a trial"))
    return module


def test_version() -> None:
    done = felucca("--version")
    assert (done.returncode, done.stdout.decode().strip()) == (0, f"felucca {__version__}")


def test_every_command_is_listed_and_none_imported() -> None:
    program = "import sys; from felucca import cli; cli.main(['--help']); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    for name, (module, _) in cli.COMMANDS.items():
        assert re.search(rf"^ +{name}\b", out, re.MULTILINE)
        assert module not in out.split()
    assert "PySide6" not in out


@pytest.mark.parametrize("words", [["nonsense"], ["--nonsense"], ["demo", "a.png", "b.png"], ["demo", "--vers"]])
def test_bad_input_is_one_sentence_and_2(words: list[str]) -> None:
    done = felucca(*words)
    lines = done.stderr.decode().splitlines()
    assert (done.returncode, done.stdout, len(lines)) == (2, b"", 1)
    assert lines[0].startswith("felucca")
    assert lines[0].endswith(".")


def test_without_a_display_the_application_says_so() -> None:
    done = felucca()
    assert done.returncode == 2
    assert b"no display" in done.stderr


def test_a_command_gets_its_arguments_and_gives_the_exit_code(command: ModuleType) -> None:
    seen: list[argparse.Namespace] = []
    command.run = lambda args: seen.append(args) or 7  # type: ignore[attr-defined,func-returns-value]
    assert cli.main(["try", "--players", "3"]) == 7
    assert seen[0].players == 3


def test_a_wrong_value_is_named(command: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["try", "--players", "many"]) == 2
    assert capsys.readouterr().err == "felucca try: argument --players: invalid int value: 'many'.\n"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (cli.BadInput("no game is called chess"), "felucca: no game is called chess.\n"),
        (FileNotFoundError(2, "No such file or directory", "a.json"), "felucca: a.json: No such file or directory.\n"),
    ],
)
def test_what_a_command_refuses(
    command: ModuleType, capsys: pytest.CaptureFixture[str], error: Exception, sentence: str
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise error

    command.run = run  # type: ignore[attr-defined]
    assert cli.main(["try"]) == 2
    assert capsys.readouterr() == ("", sentence)


def test_output_is_utf8_whatever_the_console_says() -> None:
    program = "from felucca import cli; cli._speak_utf8(); print('фелука')"
    env = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, env=env, check=True)
    assert done.stdout.decode("utf-8").strip() == "фелука"


def test_a_closed_pipe_is_no_traceback() -> None:
    program = (
        "import os, sys; from types import ModuleType; from felucca import cli\n"
        "module = sys.modules['endless'] = ModuleType('endless')\n"
        "module.configure = lambda parser: None\n"
        "module.run = lambda args: [print('line') for _ in range(100_000)] and 0\n"
        "cli.COMMANDS['endless'] = ('endless', 'no end')\n"
        "sys.exit(cli.main(['endless']))"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
