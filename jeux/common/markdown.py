"""Parses the rule pages, written in a subset of Markdown, into blocks of styled runs.

Headings ``#``, paragraphs, lists with ``-`` or ``1.``, quotations ``>``, **bold**, *italic*, ``[words](address)``, of
which only the words are kept, and backslash escapes. A block may begin with directives (`jeux.common.directives`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from jeux.common.directives import NONE, BadPage, Directives, take_directives

_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*")
_ITEM = re.compile(r"( *)(?:[-*+]|(\d+)[.)]) +(.*)")
_QUOTE = re.compile(r"> ?(.*)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_SIGN = re.compile(r"\\([\\*_\[\]#>-])|(\*{1,3})")
_NESTING = 2
"""The indentation of a nested list item."""


class Run(NamedTuple):
    """Text in one style. `tip` is the glossary entry shown for it."""

    text: str
    bold: bool = False
    italic: bool = False
    tip: str = ""

    @property
    def face(self) -> str:
        """The typeface of this run."""
        if self.bold:
            return "bold-italic" if self.italic else "bold"
        return "italic" if self.italic else "text"


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, paragraph, list item, quotation, figure with caption, or note below an item (added by the program,
    not in the Markdown). `level` is 1 to 6 for a heading, 0 for an item of an outer list; `mark` is the bullet or
    number."""

    kind: str
    runs: tuple[Run, ...]
    level: int = 0
    mark: str = ""
    directives: Directives = NONE

    @property
    def text(self) -> str:
        """The plain text of the block."""
        return "".join(run.text for run in self.runs)


class _Rows:
    """The lines of a block being parsed."""

    def __init__(self, kind: str, words: str, level: int = 0, mark: str = "") -> None:
        self.kind, self.words, self.level, self.mark = kind, [words], level, mark

    def takes(self, kind: str) -> bool:
        """Whether a line of this kind continues the block."""
        return self.kind != "heading" and kind in ("text", self.kind) and kind != "item"

    def block(self) -> Block:
        """The block. Raises `BadPage`."""
        directives, words = take_directives(" ".join(self.words))
        kind = self.kind
        if directives.diagram:
            if kind != "text":
                raise BadPage(f"a figure is a paragraph of its own: {self.words[0]}")
            kind = "figure"
        if directives.option and kind != "item":
            raise BadPage(f"an option is an item of a list: {self.words[0]}")
        return Block(kind, read_runs(words), self.level, self.mark, directives)


def read_markdown(text: str) -> tuple[Block, ...]:
    """The blocks of a page. Raises `BadPage`."""
    found: list[_Rows] = []
    fresh = True
    for row in text.splitlines():
        if not row.strip():
            fresh = True
            continue
        rows = _read_row(row)
        if not fresh and found[-1].takes(rows.kind):
            found[-1].words += rows.words
        else:
            found.append(rows)
        fresh = False
    return tuple(rows.block() for rows in found)


def shown(blocks: Iterable[Block], chosen: Mapping[str, str]) -> tuple[Block, ...]:
    """The blocks whose conditions hold for these options. A hidden heading hides everything up to the next heading of
    its level or above."""
    found: list[Block] = []
    hidden = 0
    for block in blocks:
        if block.kind == "heading" and block.level <= hidden:
            hidden = 0
        if hidden:
            continue
        if all(condition.holds(chosen) for condition in block.directives.conditions):
            found.append(block)
        elif block.kind == "heading":
            hidden = block.level
    return tuple(found)


def _read_row(row: str) -> _Rows:
    heading = _HEADING.fullmatch(row)
    if heading:
        return _Rows("heading", heading[2], len(heading[1]))
    item = _ITEM.fullmatch(row)
    if item:
        mark = f"{item[2]}." if item[2] else "•"
        return _Rows("item", item[3], min(1, len(item[1]) // _NESTING), mark)
    quoted = _QUOTE.fullmatch(row)
    return _Rows("quote", quoted[1]) if quoted else _Rows("text", row.strip())


def read_runs(text: str) -> tuple[Run, ...]:
    """The runs of a text with **bold** and *italic*."""
    text = _LINK.sub(r"\1", text)
    runs: list[Run] = []
    bold = italic = False
    place = 0
    for sign in _SIGN.finditer(text):
        runs.append(Run(text[place : sign.start()], bold, italic))
        place = sign.end()
        stars = len(sign[2] or "")
        if not stars:
            runs.append(Run(sign[1], bold, italic))
            continue
        bold ^= stars >= 2
        italic ^= stars != 2
    runs.append(Run(text[place:], bold, italic))
    return _joined(runs)


def _joined(runs: list[Run]) -> tuple[Run, ...]:
    """These runs without empty ones, neighbours of the same style merged."""
    joined: list[Run] = []
    for run in runs:
        if joined and joined[-1][1:] == run[1:]:
            joined[-1] = run._replace(text=joined[-1].text + run.text)
        elif run.text:
            joined.append(run)
    return tuple(joined)
