"""The declaration of a game's engine player: its search and the strength of each level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.rules.contract import Position

Report = Callable[[SearchResult], None]
"""Called at each finished iteration of a search."""

Think = Callable[[Position, Budget, Clock, Random, Report], SearchResult]
"""A search: takes the position, the budget, the running clock, the random generator, the report callback."""


@dataclass(frozen=True, slots=True)
class Level:
    """The parameters of a level: limits and errors.

    `nodes` determines the strength, the same on every machine; `seconds` only protects slow ones. With probability
    `blunder` the step is random among those within `noise` (in value) of the best, or within less if the player stands
    badly. `taper`: how much rarer the larger errors of the band are than the smaller ones (0: all alike).
    `sees_wins`: an immediately winning turn is always played. `ease`: how often a level that is ahead plays any
    step at all, so that a beginner can come back (0: never); less often for a smaller lead."""

    nodes: int
    seconds: float
    depth: int | None = None
    noise: float = 0.0
    blunder: float = 0.0
    sees_wins: bool = True
    ease: float = 0.0
    taper: float = 0.0


@dataclass(frozen=True, slots=True)
class EnginePlayer:
    """The player of a game: its search, its five levels, and full strength for hints and unnamed opponents."""

    think: Think
    levels: tuple[Level, ...]
    full: Level
    stages: tuple[int, int, int] = field(kw_only=True)
    """The nodes of the three stages of an analysis, which take at most 0.3, 2 and 8 seconds on a usual machine."""
    wins: Callable[[Position], SearchResult | None] | None = None
    """Finds an immediately winning turn, where exploring all turns takes too long."""
    even: float | None = 0.5
    """The value of an even position, where a lost one has value 0. None if the error band does not depend on the value:
    values in points, or shares of several players."""
    tables: tuple[str, ...] = ()
    """The files of `assets/tables` that it reads."""
    without_tables: Think | None = None
    """The search used if one of them is damaged; None for random play."""
    finds_distances: bool = False
    """Whether its analysis proves the distance to the end."""
    by_reply: bool = False
    """Whether a single step is searched from the position after it, because in a tree the value of a step depends on
    the others."""
