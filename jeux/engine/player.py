"""What the player of a game declares: its search and how strong each level is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.rules.contract import Position

Report = Callable[[SearchResult], None]
"""Called at each finished iteration of a search."""

Think = Callable[[Position, Budget, Clock, Random, Report], SearchResult]
"""A search: the position of a player to decide, its bounds, its running clock, its generator, its report."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level as data: its bounds and its errors.

    `nodes` is what makes the strength, the same on every machine; `seconds` only protects slow ones. With probability
    `blunder` the step is drawn among those within `noise` (in value) of the best, within less where the player stands
    badly. `sees_wins`: a turn that wins at once is always played. `ease`: how often a level that is ahead plays
    leniently, that is any step at all, so that a beginner can come back (0: never); less the smaller its lead."""

    nodes: int
    seconds: float
    depth: int | None = None
    noise: float = 0.0
    blunder: float = 0.0
    sees_wins: bool = True
    ease: float = 0.0


@dataclass(frozen=True, slots=True)
class EnginePlayer:
    """The player of a game: its search, its five levels, and full strength for hints and unnamed opponents."""

    think: Think
    levels: tuple[Level, ...]
    full: Level
    stages: tuple[int, int, int] = field(kw_only=True)
    """The nodes of the three stages of an analysis: they take 0.3, 2 and 8 seconds at most on a usual machine."""
    wins: Callable[[Position], SearchResult | None] | None = None
    """How a turn that wins at once is found, where looking at all the turns takes too long."""
    even: float | None = 0.5
    """What an even position is worth, where a lost one is worth nothing; None where the band of a level is as wide for
    everybody: where values are points, which tell a loss by themselves, or shares of several players."""
    tables: tuple[str, ...] = ()
    """The files of `assets/tables` that it reads."""
    without_tables: Think | None = None
    """How it thinks where one of them is damaged; None if it then knows nothing."""
    finds_distances: bool = False
    """Its analysis proves how far away the end is."""
    by_reply: bool = False
    """One step is searched as the position after it: what a tree says of a step depends on the others."""
