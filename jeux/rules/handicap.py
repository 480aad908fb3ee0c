"""Positions in which a game may begin that give one side something ahead: data of the game, in its module
`jeux/rules/games/<key>/handicap.py`, if it has one.

They say what they change, never what that is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from jeux.rules.contract import Options

Begin = Callable[[Options, int, int], str]
"""The text of a position, by the options, the number of players and the side that has something ahead; empty where that
side can have nothing of the kind."""


class Handicap(NamedTuple):
    """A `kind` of start, as its text is named, in one of its strengths, and how it begins."""

    kind: str
    number: int
    begin: Begin

    @property
    def name(self) -> str:
        """What names it in a record."""
        return f"{self.kind}-{self.number}"


def changed(text: str, points: Sequence[str], men: Mapping[str, str]) -> str:
    """The text of a position whose `board` stands first and has a letter a point, with other letters on some points."""
    board, space, rest = text.removeprefix("board=").partition(" ")
    letters = list(board)
    for point, letter in men.items():
        letters[points.index(point)] = letter
    return f"board={''.join(letters)}{space}{rest}"


def without(text: str, points: Sequence[str], gone: Iterable[str]) -> str:
    """The same with nobody on some points."""
    return changed(text, points, dict.fromkeys(gone, "."))
