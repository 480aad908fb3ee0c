"""The page of the formats has them all, and its specimen is read."""

from __future__ import annotations

import re
from pathlib import Path

from jeux.formats import text
from jeux.formats.catalogue import formats

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
PART = PAGE.split("# The formats of other programs")[1]


def rows() -> dict[str, tuple[set[str], set[str], str]]:
    """The table by key: the endings, the games, what is written."""
    found = re.findall(r"^\| `([\w-]+)` \|(.*?)\|(.*?)\|(.*?)\|.*\|$", PART, re.MULTILINE)
    return {
        key: (set(re.findall(r"`(.*?)`", endings.lower())), set(re.findall(r"`(.*?)`", games)), writes.strip())
        for key, endings, games, writes in found
    }


def test_the_table_has_every_format() -> None:
    table = rows()
    assert table.keys() == formats().keys()
    for key, (endings, games, writes) in table.items():
        kind = formats()[key]
        assert (endings, games) == (set(kind.endings), set(kind.games)), key
        assert (writes == "one line") == (kind.write is None), key


def test_the_specimen_is_read() -> None:
    (specimen,) = re.findall(r"```\n(\[Tablier.*?)```", PART, re.DOTALL)
    (record,) = text.FORMATS[0].read(specimen.encode())
    assert record.games[0].steps == ("a3", "swap", "f6")
    assert "# a good answer" in text.write((record,)).decode()
