"""What a game of tables has to tell, so that its turns are read and written in the numbers of a course."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from jeux.match.record import Record
from jeux.rules import CATALOGUE
from jeux.rules.contract import Options, Position

BAR, OFF = 25, 0
Tags = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Course:
    """One game: `COURSE` of the module ``jeux.formats.mat.games.<key>``.

    A side counts its own arrows from 24 down to 1, the bar as 25 and the men borne off as 0."""

    game: str
    variation: str
    """Its name in the tag ``Variation``."""
    side: Callable[[Position], int]
    """Whose turn it is, the throw before it included; -1 before the opening throw."""
    men: Callable[[Position, int], tuple[int, ...]]
    """How many men a side has in each of the 26 places."""
    die_of: Callable[[int, str], tuple[int, int] | None]
    """Die and origin of a step of a side; None for a step that moves no man."""
    begun: Callable[[Options, int], str]
    """The position, as text, in which a side begins without an opening throw."""
    rules: Callable[[Tags, int, str], tuple[dict[str, str], ...]]
    """The options that the tags of a file, the points of its match (0: none) and its text may mean, the likeliest
    first."""
    tags: Callable[[Record], dict[str, str]]
    """The tags that tell the options of a match."""


@cache
def courses() -> dict[str, Course]:
    """The courses by the keys of their games."""
    found = {}
    for key in CATALOGUE:
        if find_spec(name := f"{__package__}.games.{key}"):
            found[key] = import_module(name).COURSE
            assert isinstance(found[key], Course), key
    return found
