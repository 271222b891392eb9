"""House rules that no linter knows, read from the sources: who may import what of Qt, slots, texts to translate."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from felucca import cli

PACKAGE = Path(__file__).parents[1] / "desktop" / "felucca"
SOURCES = sorted(PACKAGE.rglob("*.py"))
WITHOUT_QT = ("simulate", "arena", "bench", "cases", "perft", "conform")


def trees(*folder: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in SOURCES:
        if path.is_relative_to(PACKAGE.joinpath(*folder)):
            yield path.relative_to(PACKAGE), ast.parse(path.read_text(encoding="utf-8"))


def method_calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name:
            yield node


def test_no_lambda_is_a_slot() -> None:
    """A lambda slot keeps its sender alive for ever."""
    found = [
        f"{path}:{call.lineno}"
        for path, tree in trees()
        for call in method_calls(tree, "connect")
        if any(isinstance(argument, ast.Lambda) for argument in call.args)
    ]
    assert found == []


def test_texts_can_be_collected() -> None:
    """lupdate sees only `self.tr("a plain string")`."""
    found = [
        f"{path}:{call.lineno}"
        for path, tree in trees("ui")
        for call in method_calls(tree, "tr")
        if not (isinstance(call.func.value, ast.Name) and call.func.value.id == "self")
        or not (isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str))
    ]
    assert found == []


def imports(*folder: str) -> set[str]:
    """Every module that a folder's modules name in an import."""
    found = set()
    for _, tree in trees(*folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
            elif isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
    return found


def test_words_import_nothing_of_qt_but_its_core() -> None:
    assert {name for name in imports("ui", "words") if name.startswith("PySide6")} <= {"PySide6.QtCore"}


def test_the_table_toolkit_knows_of_the_model_only_its_core() -> None:
    of_the_model = {name for name in imports("ui", "table") if name.startswith("felucca.model")}
    assert of_the_model
    assert [name for name in of_the_model if not name.startswith("felucca.model.core")] == []


@pytest.mark.parametrize("command", WITHOUT_QT)
def test_commands_of_the_model_import_no_qt(command: str) -> None:
    module = cli.COMMANDS[command][0]
    program = f"import sys, {module}; sys.exit(', '.join(m for m in sys.modules if m.startswith('PySide6')) or None)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
