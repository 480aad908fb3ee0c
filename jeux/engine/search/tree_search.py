"""Searches with a tree that grows by visits (`kernels/puct_tree.py`, that of Hex), in steps of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from math import sqrt
from typing import Protocol

from jeux.engine.budget import Clock, SearchResult
from jeux.engine.player import Report

REPORT = 1_024
"""Visits after which the first report is made; the next ones after twice as many."""
FIRST = 12
"""So many steps are ranked, whatever the rest is worth."""
LONGEST_LINE = 8
DOUBT = 0.25
"""What is taken off the value of a step that was hardly looked at."""

Child = tuple[int, int, int, float]
"""A node, the step that leads to it, its visits, what it is worth for the side that plays it."""


def everything(step: int) -> bool:
    """Every step of the tree is worth being ranked."""
    return True


class VisitedTree(Protocol):
    """A tree of a kernel that grows by visits."""

    nodes: int
    stopped: bool

    def grow(self, count: int, /) -> None:
        """So many visits more, or until the search must end."""
        ...

    def children(self, node: int, /) -> list[Child]:
        """The children of a node, the root being 0."""
        ...


class TreeSearch:
    """One search: a kernel's tree, the steps by their numbers on its board, the running clock; `sensible` says which
    steps a player who errs might think of. For an analysis (`every`), a step is searched that was visited `enough`
    times."""

    def __init__(
        self,
        tree: VisitedTree,
        names: Mapping[int, str],
        clock: Clock,
        sensible: Callable[[int], bool] = everything,
        every: bool = False,
        enough: int = 0,
    ) -> None:
        self.tree = tree
        self.names = names
        self.clock = clock
        self.sensible = sensible
        self.every = every
        self.enough = enough

    def run(self, report: Report) -> SearchResult:
        """Grow the tree until the budget is spent."""
        count = REPORT
        while not self.tree.stopped:
            self.tree.grow(count)
            self.clock.nodes = self.tree.nodes
            report(self.choice())
            count = self.tree.nodes
        return self.analysis() if self.every else self.choice()

    def choice(self) -> SearchResult:
        """The best step so far: the one tried most often."""
        order = in_order(self.tree.children(0))
        best = order[0]
        rest = [
            (self.names[step], min(at_least(worth, visits), best[3]))
            for place, (_, step, visits, worth) in enumerate(order[1:], 1)
            if place < FIRST or self.sensible(step)
        ]
        step = self.names[best[1]]
        ranked = ((step, best[3]), *sorted(rest, key=lambda pair: -pair[1]))
        line = self._line(best)
        return SearchResult(step, best[3], False, len(line), self.clock.nodes, line, ranked)

    def analysis(self) -> SearchResult:
        """The same with what every step is worth: no more than the best one, which was preferred to it."""
        order = in_order(self.tree.children(0))
        worth = {self.names[child[1]]: self._worth(child) for child in order}
        best = self.names[order[0][1]]
        ranked = sorted(((step, min(value, worth[best])) for step, value in worth.items()), key=lambda pair: -pair[1])
        ranked.sort(key=lambda pair: pair[0] != best)
        lines = {self.names[child[1]]: self._line(child) for child in order}
        searched = frozenset(self.names[child[1]] for child in order if child[2] >= self.enough)
        choice = self.choice()
        return replace(choice, value=worth[best], ranked=tuple(ranked), searched=searched, lines=lines)

    def _worth(self, child: Child) -> float:
        """What a step is worth: as much as the best reply leaves, once it was looked at for long enough. The mean of
        its visits counts bad replies as well."""
        if child[2] < self.enough:
            return child[3]
        replies = in_order(self.tree.children(child[0]))
        return 1.0 - replies[0][3] if replies and replies[0][2] else child[3]

    def _line(self, best: Child) -> tuple[str, ...]:
        """The steps expected: those tried most often."""
        line, child = [best[1]], best
        while len(line) < LONGEST_LINE:
            below = in_order(self.tree.children(child[0]))
            if not below or not below[0][2]:
                break
            child = below[0]
            line.append(child[1])
        return tuple(self.names[step] for step in line)


def in_order(children: Iterable[Child]) -> list[Child]:
    """Those tried most often first."""
    return sorted(children, key=lambda child: (-child[2], -child[3]))


def at_least(worth: float, visits: int) -> float:
    """What a step is worth as far as its own visits show: the fewer they were, the less is sure."""
    return max(0.0, worth - DOUBT / sqrt(visits + 1))
