"""What a search may spend, the clock that watches it, and what the search answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic

from jeux.rules.contract import Position

WHOLE_MARGIN = 1_000.0
"""Wider than any value: every step of the root gets its true one."""
LOOK_EVERY = 64
"""Nodes between two looks at the time and at the wish to stop: a few milliseconds of a search in Python."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Bounds of a search; None is no bound. `depth` counts turns.

    `margin` (in value, 0 to 1) asks for the true value of every root step that lies within it of the best: a level
    that errs draws among those. The steps further down may carry an upper bound instead of their value.

    `every` is for analysis: as much is spent on each step of the root as on the best one, the result has a line for
    each, and the search goes on below those that are open once the best one is proven. `only` is the one step of the
    root to be searched."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    margin: float = 0.0
    every: bool = False
    only: str | None = None

    def root_steps(self, position: Position) -> list[str]:
        """The steps of the root to be searched."""
        return list(position.steps()) if self.only is None else [self.only]


class Stopped(Exception):
    """The budget is spent or a stop was asked: the last finished iteration stands."""


def never() -> bool:
    """The wish to stop of a search that nobody interrupts."""
    return False


class Clock:
    """Counts the nodes of one search and ends it. It starts running when it is made. `cut` says whether it has ended a
    search before its nodes were spent."""

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
        """Count one node. Raises `Stopped` once the budget is spent or a stop was asked, and ever after."""
        self.nodes += 1
        if self.nodes >= self._next_look:
            self._look()

    def spent(self, nodes: int) -> bool:
        """Whether a search that counts its own nodes must end, now that it has visited so many."""
        self.nodes = nodes
        if self._limit is not None and nodes > self._limit:
            return True
        return self.over()

    def over(self) -> bool:
        """Whether the time is over or a stop was asked, whatever was visited."""
        if self._stop() or (self._deadline is not None and monotonic() >= self._deadline):
            self.cut = True
        return self.cut

    def _look(self) -> None:
        if self.spent(self.nodes):
            raise Stopped
        self._next_look = self._after(self.nodes)


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found.

    `value` is the expected score of the player to decide, 0 to 1 (points for games scored in points); `exact` says
    that it is proven; `depth` counts turns; `pv` is the line expected, `step` first; `ranked` holds every root step
    with its value, best first, and `proven` those whose value is proven (None: all of them where it is `exact`).

    `searched` are the root steps whose value comes from a search of the step (None: all that are ranked); that of the
    others is an upper bound. `lines` are the lines expected after the steps of the root, where they are known, the step
    first; `turns` are the distances to the end, where they are proved (`jeux.engine.protocol`). `gives_up`: all is lost
    so long before the end that to play on would only show it."""

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

    def proves(self, step: str) -> bool:
        """Whether the value of a ranked step is proven."""
        return self.exact if self.proven is None else step in self.proven
