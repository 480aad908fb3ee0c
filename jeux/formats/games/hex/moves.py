"""Hex moves in a row: ``1. a10 swap 2. f6 d5``. The board is the smallest of ours that has all the cells."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.formats import cells
from jeux.formats.contract import Format, Reading
from jeux.formats.sgf.games.hex import KEY, SIZES
from jeux.formats.words import Word
from jeux.match.match import Match

_BOARDS = sorted(map(int, SIZES))
_OTHERS = 8
"""The squares a side of boards whose moves are listed alike, such as that of Othello."""


def likely(start: str) -> bool:
    """Whether a text may be such a list, and not one of a game on a smaller or a larger board."""
    words = cells.begins(start)
    swapped = any(word in cells.SWAPS for word in words[1:2])
    return (0 if swapped else _OTHERS) < cells.farthest(words) <= _BOARDS[-1]


def read(content: bytes) -> Reading:
    """The game of a list. Raises `FormatError`."""
    return cells.read_list(KEY, content, _rules)


def _rules(words: Sequence[Word]) -> list[dict[str, str]]:
    needed = cells.farthest([word.text for word in words])
    size = next((size for size in _BOARDS if size >= needed), _BOARDS[-1])
    return [{"size": str(size), "swap": cells.swap_in(words)}]


def show(match: Match) -> str:
    """The moves of the game on one line. Raises `FormatError`."""
    return cells.shown(match.record)


FORMAT = Format("hex-moves", (), (KEY,), likely, read, None, show)
