"""The files that docs/new-game.md lists for a game."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")


def section(text: str, title: str) -> str:
    """The text under a heading of a page."""
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]


def released() -> tuple[str, ...]:
    """The games that were in a released version. Each has all that README.md lists with an ``if`` for readers: words in
    the glossary, questions; a game that is being written may do without."""
    earlier = ROOT / "tests" / "match" / "earlier"
    return tuple(sorted({path.stem for path in earlier.glob("*/*.tablier")}))


def parts(key: str) -> dict[str, bool]:
    """The files of a game as patterns, and whether every game has them (the others are those of an ``if``)."""
    rows = re.findall(r"^\| (.+) \| (.+) \|$", section(PAGE, "Add a game"), re.MULTILINE)[2:]
    return {
        pattern.replace("<key>", key): not what.startswith("if ")
        for what, files in rows
        for pattern in re.findall(r"`([^`]*<key>[^`]*)`", files)
    }
