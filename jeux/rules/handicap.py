"""Starting positions with an advantage for one side: data of a game, in its module
`jeux/rules/games/<key>/handicap.py`, if it has one.

They define what changes, not how much it is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from jeux.rules.contract import Options

Begin = Callable[[Options, int, int], str]
"""The text of a position, given the options, the number of players and the favoured side; empty if that side cannot
have the handicap."""


class Handicap(NamedTuple):
    """A handicap: its `kind`, which names its text, its strength, and its starting position."""

    kind: str
    number: int
    begin: Begin

    @property
    def name(self) -> str:
        """Its identifier in a record."""
        return f"{self.kind}-{self.number}"


def changed(text: str, points: Sequence[str], men: Mapping[str, str]) -> str:
    """A position text with the letters of some points replaced. Its `board` field comes first, with one letter for each
    point."""
    board, space, rest = text.removeprefix("board=").partition(" ")
    letters = list(board)
    for point, letter in men.items():
        letters[points.index(point)] = letter
    return f"board={''.join(letters)}{space}{rest}"


def without(text: str, points: Sequence[str], gone: Iterable[str]) -> str:
    """A position text with some points emptied."""
    return changed(text, points, dict.fromkeys(gone, "."))
