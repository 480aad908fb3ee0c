"""What a game of the backgammon family provides, so that its turns can be read and written in point numbers."""

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
    """The adapter of one game: `COURSE` of the module ``jeux.formats.mat.games.<key>``.

    A side counts its points from 24 down to 1, the bar as 25 and borne-off men as 0."""

    game: str
    variation: str
    """The game's value of the tag ``Variation``."""
    side: Callable[[Position], int]
    """The side to play, also before its throw; -1 before the opening throw."""
    men: Callable[[Position, int], tuple[int, ...]]
    """The number of men of a side on each of the 26 places."""
    die_of: Callable[[int, str], tuple[int, int] | None]
    """The die and the origin of a side's step; None for a step that moves no man."""
    begun: Callable[[Options, int], str]
    """The position, as text, in which a side begins without an opening throw."""
    rules: Callable[[Tags, int, str], tuple[dict[str, str], ...]]
    """The possible options, given the tags of a file, the points of its match (0: none) and its text, the likeliest
    first."""
    tags: Callable[[Record], dict[str, str]]
    """The tags for the options of a match."""


@cache
def courses() -> dict[str, Course]:
    """The adapters by game key."""
    found = {}
    for key in CATALOGUE:
        if find_spec(name := f"{__package__}.games.{key}"):
            found[key] = import_module(name).COURSE
            assert isinstance(found[key], Course), key
    return found
