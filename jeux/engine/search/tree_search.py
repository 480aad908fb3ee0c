"""Searches with a tree grown by visits (`kernels/puct_tree.py`, or that of Hex), in steps of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from math import sqrt
from typing import Protocol

from jeux.engine.budget import Clock, SearchResult
from jeux.engine.player import Report

REPORT = 1_024
"""Visits before the first report; the intervals then double."""
FIRST = 12
"""So many of the most visited steps are ranked even if not `sensible`."""
LONGEST_LINE = 8
DOUBT = 0.25
"""The penalty on the value of a step with few visits."""

Child = tuple[int, int, int, float]
"""A node, the step that leads to it, its visits, its value for the side that plays the step."""


def everything(step: int) -> bool:
    """Default of `sensible`: every step may be ranked."""
    return True


class VisitedTree(Protocol):
    """A kernel's tree that grows by visits."""

    nodes: int
    stopped: bool

    def grow(self, count: int, /) -> None:
        """Add `count` visits, or stop when the search must end."""
        ...

    def children(self, node: int, /) -> list[Child]:
        """The children of a node; the root is 0."""
        ...


class TreeSearch:
    """The state of one search: a kernel's tree, its steps by number, the running clock; `sensible` tells which steps a
    fallible player may choose. In an analysis (`every`), a step counts as searched after `enough` visits."""

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
        """The best step so far: the one with the most visits."""
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
        """The result with the value of every step, none above that of the best one."""
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
        """The value of a step: that of the best reply once it has enough visits. The mean over its visits would include
        bad replies."""
        if child[2] < self.enough:
            return child[3]
        replies = in_order(self.tree.children(child[0]))
        return 1.0 - replies[0][3] if replies and replies[0][2] else child[3]

    def _line(self, best: Child) -> tuple[str, ...]:
        """The principal variation: the most visited steps."""
        line, child = [best[1]], best
        while len(line) < LONGEST_LINE:
            below = in_order(self.tree.children(child[0]))
            if not below or not below[0][2]:
                break
            child = below[0]
            line.append(child[1])
        return tuple(self.names[step] for step in line)


def in_order(children: Iterable[Child]) -> list[Child]:
    """The children by visits, most first."""
    return sorted(children, key=lambda child: (-child[2], -child[3]))


def at_least(worth: float, visits: int) -> float:
    """A lower bound of a value: the fewer the visits, the larger the penalty."""
    return max(0.0, worth - DOUBT / sqrt(visits + 1))
