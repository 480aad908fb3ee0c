"""The sources of the house as the tests of its walls read them."""

from __future__ import annotations

import ast
import gc
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
JEUX = ROOT / "jeux"
SOURCES = sorted(JEUX.rglob("*.py"))


def module_of(path: Path) -> str:
    """The name under which a source is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def trees() -> dict[Path, ast.Module]:
    """What each source says: read when the first test asks for it, not while tests are gathered.

    The collector of garbage would look at these 800 000 nodes again and again, which takes longer than to read them:
    it waits, and then leaves them alone.
    """
    gc.disable()
    try:
        return {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}
    finally:
        gc.freeze()
        gc.enable()


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """All of a tree, walked through once for all tests."""
    return tuple(ast.walk(tree))
