"""The limits of a search, the clock that enforces them, and the result of a search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic

from jeux.rules.contract import Position

Figures = tuple[tuple[str, float], ...]
"""Named numbers about a step, for the player to decide."""
WHOLE_MARGIN = 1_000.0
"""A margin wider than any value: every root step gets its true value."""
LOOK_EVERY = 64
"""Nodes between two checks of the time and of `stop`: a few milliseconds of a search in Python."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Bounds of a search; None is no bound. `depth` counts turns.

    `margin` (in value, 0 to 1) asks for the true value of every root step within it of the best, from which a fallible
    level chooses. Other steps may have an upper bound instead.

    `every` is for analysis: each root step gets as much effort as the best one, the result has a line for each, and the
    search continues on the undecided ones once the best is proven. `only` is the one root step to search."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    margin: float = 0.0
    every: bool = False
    only: str | None = None

    def root_steps(self, position: Position) -> list[str]:
        """The root steps to search."""
        return list(position.steps()) if self.only is None else [self.only]


class Stopped(Exception):
    """Raised when the budget is spent or a stop was requested. The last finished iteration is the result."""


def never() -> bool:
    """A stop request that never comes."""
    return False


class Clock:
    """Counts the nodes of one search and stops it. It starts when created. `cut` says whether it stopped a search
    before its nodes were spent."""

    __slots__ = ("_deadline", "_limit", "_next_look", "_stop", "budget", "cut", "nodes")

    def __init__(self, budget: Budget, stop: Callable[[], bool] = never) -> None:
        self.budget = budget
        self.cut = False
        self.nodes = 0
        self._stop = stop
        self._deadline = None if budget.seconds is None else monotonic() + budget.seconds
        self._limit = budget.nodes
        self._next_look = self._after(0)

    def _after(self, nodes: int) -> int:
        look = nodes + LOOK_EVERY
        return look if self._limit is None else min(look, self._limit + 1)

    def tick(self) -> None:
        """Count one node. Raises `Stopped` once the budget is spent or a stop was requested, and on every later
        call."""
        self.nodes += 1
        if self.nodes >= self._next_look:
            self._look()

    def spent(self, nodes: int) -> bool:
        """Whether a search that counts its own nodes must end after visiting `nodes`."""
        self.nodes = nodes
        if self._limit is not None and nodes > self._limit:
            return True
        return self.over()

    def over(self) -> bool:
        """Whether the time is up or a stop was requested, whatever the number of nodes."""
        if self._stop() or (self._deadline is not None and monotonic() >= self._deadline):
            self.cut = True
        return self.cut

    def _look(self) -> None:
        if self.spent(self.nodes):
            raise Stopped
        self._next_look = self._after(self.nodes)


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search.

    `value` is the expected score of the player to decide, 0 to 1 (points for games scored in points); `exact` says
    that it is proven; `depth` counts turns; `pv` is the line expected, `step` first; `ranked` holds every root step
    with its value, best first, and `proven` those whose value is proven (None: all of them where it is `exact`).

    `searched` are the root steps whose value was searched (None: all ranked ones); the values of the others are upper
    bounds. `lines` are the principal variations of root steps, where known, with the step first; `turns` are the proven
    distances to the end (`jeux.engine.protocol`). `gives_up`: the position is lost, but so far from the end that
    resigning is better than playing on."""

    step: str
    value: float
    exact: bool
    depth: int
    nodes: int
    pv: tuple[str, ...]
    ranked: tuple[tuple[str, float], ...]
    proven: frozenset[str] | None = None
    searched: frozenset[str] | None = None
    lines: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    turns: Mapping[str, int] = field(default_factory=dict)
    gives_up: bool = False
    amounts: Mapping[str, float] = field(default_factory=dict)
    """What root steps lead to in what the game counts (`Game.counted`), for the player to decide, where an analysis
    found it."""

    figures: Mapping[str, Figures] = field(default_factory=dict)
    """What else an analysis found of root steps, by the names that the words of the game know."""

    def proves(self, step: str) -> bool:
        """Whether the value of a ranked step is proven."""
        return self.exact if self.proven is None else step in self.proven
