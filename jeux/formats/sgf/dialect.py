"""The interface of a game's SGF dialect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from jeux.formats.contract import Reading
from jeux.formats.sgf.syntax import Tree
from jeux.match.record import Record


@dataclass(frozen=True, slots=True)
class Dialect:
    """One game in SGF: `DIALECT` of the module ``jeux.formats.sgf.games.<key>``.

    `read` reads the matches of consecutive trees of this game one by one; it gets the bytes of the file and the number
    of matches read before, for `imported`. `write` returns the trees of some matches; raises `FormatError`. A game
    with one tree for each match takes both from `jeux.formats.sgf.single`."""

    number: int
    """The value of ``GM``."""
    game: str
    read: Callable[[Iterable[Tree], bytes, int], Reading]
    write: Callable[[Sequence[Record]], tuple[Tree, ...]]
