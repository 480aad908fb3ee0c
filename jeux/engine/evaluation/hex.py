"""Hex: a tree grown by fillings of the board (`jeux.engine.kernels.hex_tree`)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.kernels import compiled, kernel
from jeux.engine.kernels.hex_links import FULL
from jeux.engine.kernels.hex_tree import LOST, WON
from jeux.engine.levels import winning_turn
from jeux.engine.search import by_tree
from jeux.rules.boards import bits
from jeux.rules.contract import Position
from jeux.rules.hex import SWAP, Hex

TAKEN = 2
"""So many lines from all edges a first stone is worth taking over."""
GAIN = 0.05
"""How much better than a stone of one's own it then is to take it over."""
FAIR = "b4"
"""A first stone that is hardly worth taking over."""

WITHOUT_PROOFS = 1
"""The depth of a budget that looks for no proofs: levels are made of fillings alone."""
PROVING, PLAIN_PROVING = (800, 150_000), (0, 4_000)
"""After how many visits nodes are looked at for proofs, with how much work; uncompiled, the first one alone."""
RESISTING = 20_000
"""Fillings for the choice of a step where all are lost."""


def field(here: Hex, rng: Random) -> Any:
    """The kernel's board of a position."""
    return kernel("hex").Field(here.rules.size, _stones(here), here.side, rng.getrandbits(32))


def _stones(here: Hex) -> list[int]:
    """What is on each cell: 0, 1 (White) or 2 (Black)."""
    white, black = here.stones
    return [(white >> i & 1) + 2 * (black >> i & 1) for i in range(here.rules.size**2)]


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


def _tree(here: Hex, budget: Budget, clock: Clock, rng: Random, *proofs: int) -> Any:
    """The kernel's tree from a position."""
    return kernel("hex_tree").Tree(field(here, rng), budget.nodes or 0, clock.spent, *proofs)


def _searched(here: Hex, tree: Any, budget: Budget, clock: Clock, report: Report) -> Choice:
    """What a tree finds within a budget."""
    names, near = dict(enumerate(here.grid.cells)), _near_stones(here)
    whole = budget.margin > 1  # every cell is asked for, for analysis
    return by_tree.Search(tree, names, clock, lambda cell: whole or near >> cell & 1 == 1).run(report)


def _proven(here: Hex, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """What a tree finds that also looks for proofs, and what is proven of it."""
    tree = _tree(here, budget, clock, rng, *(PROVING if compiled() else PLAIN_PROVING))
    if tree.proven[0] == WON:
        cell = straight(here, tree)
        if cell is not None:
            step = here.grid.cells[cell]
            return Choice(step, 1.0, True, 1, clock.nodes, (step,), ((step, 1.0),))
    if tree.proven[0]:
        less = replace(budget, nodes=min(budget.nodes or RESISTING, RESISTING))
        best = _searched(here, _tree(here, less, clock, rng), less, clock, report)
        value = 2.0 - tree.proven[0]
        return replace(best, value=value, exact=True, ranked=tuple((step, value) for step, _ in best.ranked))
    best = _searched(here, tree, budget, clock, report)
    refuted = frozenset(here.grid.cells[cell] for cell in tree.refuted)
    if tree.proven[0] == WON:
        step = here.grid.cells[tree.field.outer[tree.move[tree.answer]]]
        others = [pair for pair in best.ranked if pair[0] != step]
        return replace(
            best, step=step, value=1.0, exact=True, pv=(step,), ranked=((step, 1.0), *others), proven=refuted | {step}
        )
    if tree.proven[0] == LOST:
        return replace(best, value=0.0, exact=True, ranked=tuple((step, 0.0) for step, _ in best.ranked))
    ranked = (*best.ranked, *((step, 0.0) for step in sorted(refuted)))
    return replace(best, ranked=ranked, proven=refuted)


def straight(here: Hex, tree: Any) -> int | None:
    """The cell that wins with the fewest cells left to be fought for, where a tree has proven a win at once; None where
    any does. What nobody need play is played here after all, as far as the win rests on it."""
    links, board, side, work = tree.links, tree.field, here.side + 1, tree.work
    stones = _stones(here)
    for cell, stone in zip(board.inner, stones, strict=True):
        board.colour[cell] = stone
    if not links.find(side, work, 0):
        board.begin()
        links.find(side, work, 0)
        return links.key[links.best] if links.best and links.key[links.best] >= 0 else None
    best, least = links.key[links.best], here.rules.size**2
    for cell in bits(links.carrier()):
        board.colour[board.inner[cell]] = side
        if links.find(side, work, 1) == FULL and links.carrier().bit_count() < least:
            best, least = cell, links.carrier().bit_count()
        board.colour[board.inner[cell]] = 0
    return best if best >= 0 else None


def _think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    assert isinstance(position, Hex)
    won = winning_turn(position)
    if won:
        return won
    if position.rules.swap and not any(position.stones):
        return _fair(position, clock, rng)
    if budget.depth == WITHOUT_PROOFS or position.may_swap:
        best = _searched(position, _tree(position, budget, clock, rng), budget, clock, report)
        return _or_swap(position, best) if position.may_swap else best
    return _proven(position, budget, clock, rng, report)


BRAIN = Brain(
    think=_think,
    levels=(
        Level(nodes=1_600, seconds=0.8, depth=WITHOUT_PROOFS, noise=0.052, blunder=0.195, sees_wins=False),
        Level(nodes=4_200, seconds=0.8, depth=WITHOUT_PROOFS, noise=0.033, blunder=0.13),
        Level(nodes=7_600, seconds=0.8, depth=WITHOUT_PROOFS, noise=0.02, blunder=0.064),
        Level(nodes=20_000, seconds=0.8, depth=WITHOUT_PROOFS),
        Level(nodes=160_000, seconds=2.8, depth=WITHOUT_PROOFS),
    ),
    full=Level(nodes=10**9, seconds=5.0),
)
"""Nodes are fillings of the board."""
