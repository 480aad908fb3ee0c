"""Hex: a tree grown by fillings of the board (`jeux.engine.kernels.hex_tree`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.kernels import kernel
from jeux.engine.levels import winning_turn
from jeux.rules.contract import Position
from jeux.rules.hex import SWAP, Hex

REPORT = 1_024
"""Fillings after which the first report is made; the next ones after twice as many."""
FAR_AWAY = 12
"""So many cells far from all stones are taken for sensible."""
LONGEST_LINE = 8
DOUBT = 0.25
"""What is taken off the value of a cell that was hardly looked at."""
TAKEN = 2
"""So many lines from all edges a first stone is worth taking over."""
GAIN = 0.05
"""How much better than a stone of one's own it then is to take it over."""
FAIR = "b4"
"""A first stone that is hardly worth taking over."""

Child = tuple[int, int, int, float]
"""A node of the tree, its cell, its fillings, what it is worth for the side that plays there."""


def field(here: Hex, rng: Random) -> Any:
    """The kernel's board of a position."""
    white, black = here.stones
    stones = [(white >> i & 1) + 2 * (black >> i & 1) for i in range(here.rules.size**2)]
    return kernel("hex").Field(here.rules.size, stones, here.side, rng.getrandbits(32))


class _Search:
    """One search from a position."""

    def __init__(self, root: Hex, budget: Budget, clock: Clock, rng: Random) -> None:
        self.root = root
        self.whole = budget.margin > 1
        """Whether every cell is asked for, for analysis; else those that a player who errs might think of."""
        self.clock = clock
        self.tree: Any = kernel("hex_tree").Tree(field(root, rng), budget.nodes or 0, clock.spent)

    def run(self, report: Report) -> Choice:
        count = REPORT
        while not self.tree.stopped:
            self.tree.grow(count)
            self.clock.nodes = self.tree.nodes
            report(self.choice())
            count = self.tree.nodes
        return self.choice()

    def choice(self) -> Choice:
        """The best cell so far. Ranked are, far from all stones, only good ones."""
        names = self.root.grid.cells
        order = _in_order(self.tree.children(0))
        best = order[0]
        sensible = self.root.grid.full if self.whole else self._near_stones()
        sensible |= sum(1 << cell for _, cell, _, _ in order[:FAR_AWAY])
        rest = [
            (names[cell], min(_at_least(worth, seen), best[3]))
            for _, cell, seen, worth in order[1:]
            if sensible >> cell & 1
        ]
        ranked = [(names[best[1]], best[3]), *sorted(rest, key=lambda pair: -pair[1])]
        line = self._line(best)
        return Choice(names[best[1]], best[3], False, len(line), self.clock.nodes, line, tuple(ranked))

    def _near_stones(self) -> int:
        """The cells within two of a stone: there a player looks, even one that errs."""
        white, black = self.root.stones
        board = self.root.grid
        return board.spread(board.spread(white | black))

    def _line(self, best: Child) -> tuple[str, ...]:
        """The steps expected: the cells filled most."""
        names, line, child = self.root.grid.cells, [best[1]], best
        while len(line) < LONGEST_LINE:
            below = _in_order(self.tree.children(child[0]))
            if not below or not below[0][2]:
                break
            child = below[0]
            line.append(child[1])
        return tuple(names[cell] for cell in line)


def _in_order(children: Iterable[Child]) -> list[Child]:
    """Those tried most often first."""
    return sorted(children, key=lambda child: (-child[2], -child[3]))


def _at_least(worth: float, seen: int) -> float:
    """What a cell is worth as far as its own fillings show: the fewer they were, the less is sure."""
    return max(0.0, worth - DOUBT / sqrt(seen + 1))


def _or_swap(here: Hex, best: Choice) -> Choice:
    """A first stone well placed is taken over."""
    y, x = divmod(here.stones[0].bit_length() - 1, here.rules.size)
    taken = range(TAKEN, here.rules.size - TAKEN)
    gain = GAIN if x in taken and y in taken else -GAIN
    ranked = sorted([*best.ranked, (SWAP, min(1.0, best.value + gain))], key=lambda pair: -pair[1])
    step, value = ranked[0]
    return replace(best, step=step, value=value, pv=best.pv if step == best.step else (step,), ranked=tuple(ranked))


def _fair(here: Hex, clock: Clock, rng: Random) -> Choice:
    """A first stone that the adversary does not gain by taking over, in one of the two acute corners."""
    cells = here.grid.cells
    step = rng.choice((FAIR, cells[-1 - here.grid.index[FAIR]]))
    return Choice(step, 0.5, False, 0, clock.nodes, (step,), ((step, 0.5),))


def _think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    assert isinstance(position, Hex)
    won = winning_turn(position)
    if won:
        return won
    if position.rules.swap and not any(position.stones):
        return _fair(position, clock, rng)
    best = _Search(position, budget, clock, rng).run(report)
    return _or_swap(position, best) if position.may_swap else best


BRAIN = Brain(
    think=_think,
    levels=(
        Level(nodes=700, seconds=0.8, noise=0.07, blunder=0.26, sees_wins=False),
        Level(nodes=1_900, seconds=0.8, noise=0.05, blunder=0.19),
        Level(nodes=4_300, seconds=0.8, noise=0.029, blunder=0.11),
        Level(nodes=6_500, seconds=0.8, noise=0.022, blunder=0.07),
        Level(nodes=14_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
"""Nodes are fillings of the board."""
