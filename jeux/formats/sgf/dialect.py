"""The interface of a game's SGF dialect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from jeux.formats.sgf.syntax import Tree
from jeux.match.record import Record


@dataclass(frozen=True, slots=True)
class Dialect:
    """One game in SGF: `DIALECT` of the module ``jeux.formats.sgf.games.<key>``.

    `read` returns the matches of consecutive trees of this game; it gets the bytes of the file and the number of
    matches read before, for `imported`. `write` returns the trees of some matches. Both raise `FormatError`. A game
    with one tree for each match takes both from `jeux.formats.sgf.single`."""

    number: int
    """The value of ``GM``."""
    game: str
    read: Callable[[Sequence[Tree], bytes, int], tuple[Record, ...]]
    write: Callable[[Sequence[Record]], tuple[Tree, ...]]
