"""What one game writes in SGF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from jeux.formats.sgf.syntax import Tree
from jeux.match.record import Record


@dataclass(frozen=True, slots=True)
class Dialect:
    """One game in SGF: `DIALECT` of the module ``jeux.formats.sgf.games.<key>``.

    `read` gives the matches of some trees of this game that stand together in a file whose bytes are given too, for
    `imported`; the number before them is how many matches of the file were read before. `write` gives the trees of some
    matches. Both raise `FormatError`. A game with one tree a match takes both from `jeux.formats.sgf.single`."""

    number: int
    """The value of ``GM``."""
    game: str
    read: Callable[[Sequence[Tree], bytes, int], tuple[Record, ...]]
    write: Callable[[Sequence[Record]], tuple[Tree, ...]]
