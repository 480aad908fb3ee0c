"""`docs/architecture.md` names what is there: files, classes, methods, functions."""

from __future__ import annotations

import ast
import re
from functools import cache

from tests.sources import ROOT, nodes, trees

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMES = [name for name in re.findall(r"`([^`\n]+)`", PAGE) if "<" not in name and ":" not in name]
OTHER = {"code", "table", "shelf", "newgame", "pages", "classroom"}
"""What stands in the same letters and is no name of the code: the wings, and the word itself."""


@cache
def defined() -> dict[str, set[str]]:
    """Every class with what it has, and every function and constant at the top of a module, which have nothing."""
    found: dict[str, set[str]] = {}
    for tree in trees().values():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                members = found.setdefault(node.name, set())
                for part in nodes(node):
                    if isinstance(part, ast.FunctionDef):
                        members.add(part.name)
                    elif isinstance(part, ast.AnnAssign | ast.Assign):
                        targets = [part.target] if isinstance(part, ast.AnnAssign) else part.targets
                        members |= {getattr(target, "id", getattr(target, "attr", "")) for target in targets}
            elif isinstance(node, ast.FunctionDef):
                found.setdefault(node.name, set())
            elif isinstance(node, ast.Assign):
                found |= {target.id: set() for target in node.targets if isinstance(target, ast.Name)}
    return found


def exists(name: str, known: dict[str, set[str]]) -> bool:
    """Whether a name of the page is a file, something at the top of a module, or a part of a class."""
    first, _, second = name.partition(".")
    if "/" in name or second in ("py", "md"):
        return (ROOT / name).exists()
    if second:
        return second in known.get(first, set())
    return name in known or name in OTHER or any(name in members for members in known.values())


def test_every_name_on_the_page_exists() -> None:
    known = defined()
    assert len(NAMES) > 100
    assert [name for name in NAMES if not exists(name, known)] == []


def test_a_name_that_is_gone_is_found() -> None:
    known = defined()
    assert not [name for name in ("Session.telling", "jeux/views/bodies.py", "Teller") if exists(name, known)]
