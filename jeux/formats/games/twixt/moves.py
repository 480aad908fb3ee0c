"""Twixt moves in a row: ``1. l12 swap 2. o17 h9``. Links come by themselves; they cross none, or, where a list cannot
be played so, may cross those of their own side."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.formats import cells
from jeux.formats.contract import Format, Reading
from jeux.formats.sgf.games.twixt import KEY, SIZE
from jeux.formats.words import Word
from jeux.match.match import Match

_OTHERS = 16
"""The cells a side of the largest board of Hex, whose moves are listed alike."""


def likely(start: str) -> bool:
    """Whether a text may be such a list, and not one of a game on a smaller board."""
    return _OTHERS < cells.farthest(cells.begins(start)) <= int(SIZE)


def read(content: bytes) -> Reading:
    """The game of a list. Raises `FormatError`."""
    return cells.read_list(KEY, content, _rules)


def _rules(words: Sequence[Word]) -> list[dict[str, str]]:
    return [{"links": "auto", "crossing": each, "swap": cells.swap_in(words)} for each in ("never", "own")]


def show(match: Match) -> str:
    """The moves of the game on one line. Raises `FormatError`."""
    return cells.shown(match.record)


FORMAT = Format("twixt-moves", (), (KEY,), likely, read, None, show)
