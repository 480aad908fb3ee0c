"""The workshop's scripts do not run in the tests, so what they name is looked up: modules of the program, and files."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

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


def taken_from_the_program(path: Path) -> Iterator[tuple[str, str]]:
    """The modules of the program that a script imports from, and each name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("jeux"):
            yield from ((node.module, alias.name) for alias in node.names)


def is_there(module: str, name: str) -> bool:
    """Whether a module of the program has this name, or a module of this name in it."""
    return hasattr(importlib.import_module(module), name) or bool(importlib.util.find_spec(f"{module}.{name}"))


def test_what_a_script_imports_from_the_program_is_there() -> None:
    taken = [(path, *names) for path in SCRIPTS for names in taken_from_the_program(path)]
    assert taken, "training is tied to the program"
    assert not [
        f"{path.relative_to(ROOT)}: {module}.{name}" for path, module, name in taken if not is_there(module, name)
    ]


def test_files_of_the_workshop_are_where_the_texts_say() -> None:
    named = {
        found
        for path in TEXTS
        if path.suffix in (".py", ".md", ".c", ".h", ".pxd")
        for found in re.findall(r"\bworkshop/[\w/]+\.(?:py|c|h|md)\b", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert not [found for found in sorted(named) if not (ROOT / "assets" / found).is_file()]
