"""Hex: a tree grown by fillings of the board (`jeux.engine.kernels.hex_tree`)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.kernels import kernel
from jeux.engine.levels import winning_turn
from jeux.engine.search import by_tree
from jeux.rules.contract import Position
from jeux.rules.hex import SWAP, Hex

TAKEN = 2
"""So many lines from all edges a first stone is worth taking over."""
GAIN = 0.05
"""How much better than a stone of one's own it then is to take it over."""
FAIR = "b4"
"""A first stone that is hardly worth taking over."""


def field(here: Hex, rng: Random) -> Any:
    """The kernel's board of a position."""
    white, black = here.stones
    stones = [(white >> i & 1) + 2 * (black >> i & 1) for i in range(here.rules.size**2)]
    return kernel("hex").Field(here.rules.size, stones, here.side, rng.getrandbits(32))


def _near_stones(here: Hex) -> int:
    """The cells within two of a stone: there a player looks, even one that errs."""
    white, black = here.stones
    return here.grid.spread(here.grid.spread(white | black))


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
    tree = kernel("hex_tree").Tree(field(position, rng), budget.nodes or 0, clock.spent)
    names, near = dict(enumerate(position.grid.cells)), _near_stones(position)
    whole = budget.margin > 1  # every cell is asked for, for analysis
    best = by_tree.Search(tree, names, clock, lambda cell: whole or near >> cell & 1 == 1).run(report)
    return _or_swap(position, best) if position.may_swap else best


BRAIN = Brain(
    think=_think,
    levels=(
        Level(nodes=1_600, seconds=0.8, noise=0.052, blunder=0.195, sees_wins=False),
        Level(nodes=4_200, seconds=0.8, noise=0.033, blunder=0.13),
        Level(nodes=7_600, seconds=0.8, noise=0.02, blunder=0.064),
        Level(nodes=20_000, seconds=0.8),
        Level(nodes=160_000, seconds=2.8),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
"""Nodes are fillings of the board."""
