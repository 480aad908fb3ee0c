"""The workshop's scripts do not run in the tests, so what they name is looked up: modules of the program, and files."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
WORKSHOP = ROOT / "assets" / "workshop"
SCRIPTS = sorted(WORKSHOP.glob("*/*.py"))
TEXTS = [
    *(ROOT / "assets").glob("*.md"),
    *ROOT.glob("*.md"),
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / "jeux").rglob("*.py"),
    *WORKSHOP.rglob("*.*"),
]
EVERY_SCRIPT = pytest.mark.parametrize("path", SCRIPTS, ids=[str(path.relative_to(WORKSHOP)) for path in SCRIPTS])


def taken_from_the_program(path: Path) -> Iterator[tuple[str, str]]:
    """The modules of the program that a script imports from, and each name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("jeux"):
            yield from ((node.module, alias.name) for alias in node.names)


@EVERY_SCRIPT
def test_what_a_script_imports_from_the_program_is_there(path: Path) -> None:
    for module, name in taken_from_the_program(path):
        assert hasattr(importlib.import_module(module), name) or importlib.util.find_spec(f"{module}.{name}"), name


def test_training_is_tied_to_the_program() -> None:
    """The test above has something to look up."""
    assert any(list(taken_from_the_program(path)) for path in SCRIPTS)


def test_files_of_the_workshop_are_where_the_texts_say() -> None:
    named = {
        found
        for path in TEXTS
        if path.suffix in (".py", ".md", ".c", ".h", ".pxd")
        for found in re.findall(r"\bworkshop/[\w/]+\.(?:py|c|h|md)\b", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert not [found for found in sorted(named) if not (ROOT / "assets" / found).is_file()]
