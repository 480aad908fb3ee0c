"""The player of Hex: a Monte-Carlo tree (`kernels.games.hex_tree`) and five levels.

Full strength also looks for virtual connections (`kernels.games.hex_links`), at the root and at often-visited nodes;
what they decide is proven, and reported so.
"""

from __future__ import annotations

from array import array
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import compiled, lazy_kernel
from jeux.engine.kernels.games.hex_weights import WEIGHTS
from jeux.engine.levels import winning_turn
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.search import tree_search
from jeux.engine.tables.weights import learned_weights
from jeux.rules.boards import bits
from jeux.rules.contract import Position
from jeux.rules.games.hex.position import SWAP, Hex

if TYPE_CHECKING:
    from jeux.engine.kernels.games import hex as hex_kernel
    from jeux.engine.kernels.games import hex_links, hex_tree
else:
    hex_kernel = lazy_kernel("games.hex")
    hex_links = lazy_kernel("games.hex_links")
    hex_tree = lazy_kernel("games.hex_tree")

TAKEN = 2
"""The distance in lines from all edges at which a first stone is worth swapping."""
GAIN = 0.05
"""The bonus for swapping it, over a stone of one's own."""
FAIR = "b4"
"""A first stone that is hardly worth swapping."""

WITHOUT_PROOFS = 1
"""The depth of a budget without proofs: levels use playouts only."""
PROVING, PLAIN_PROVING = (800, 150_000), (0, 15_000)
"""The visits after which a node is checked for proofs, and the work for one. Uncompiled, only the root, with so little
work that a stop request is noticed."""
STRAIGHTENING = 4
"""The factor on that work for choosing among the steps of a proven win."""
RESISTING = 20_000
"""Playouts for choosing a step when all lose."""
SEARCHED = 600
"""The playouts from which the value of a step counts as searched. In positions from games at level 3, with 30 000
playouts in all, the values of steps with 600 to 2 500 differed by 0.03 on average from a search of the step (at most
0.06, 13 steps), with more by 0.02; with 150 to 600, by 0.05 (at most 0.16), with fewer by 0.07 and more."""


def weights() -> array[int]:
    """The weights of the prior of a cell."""
    return learned_weights("hex.bin", WEIGHTS)


def board(here: Hex, rng: Random) -> hex_kernel.HexBoard:
    """The kernel's board of a position."""
    return hex_kernel.HexBoard(here.rules.size, _stones(here), here.side, rng.getrandbits(32), weights())


def _stones(here: Hex) -> list[int]:
    """What is on each cell: 0, 1 (White) or 2 (Black)."""
    white, black = here.stones
    return [(white >> i & 1) + 2 * (black >> i & 1) for i in range(here.rules.size**2)]


def _near_stones(here: Hex) -> int:
    """The cells within two of a stone: even an erring player only looks there."""
    white, black = here.stones
    return here.grid.spread(here.grid.spread(white | black))


def _or_swap(here: Hex, best: SearchResult) -> SearchResult:
    """The result with the swap as one more step, favoured if the first stone is well placed."""
    y, x = divmod(here.stones[0].bit_length() - 1, here.rules.size)
    taken = range(TAKEN, here.rules.size - TAKEN)
    gain = GAIN if x in taken and y in taken else -GAIN
    ranked = sorted([*best.ranked, (SWAP, min(1.0, best.value + gain))], key=lambda pair: -pair[1])
    step, value = ranked[0]
    return replace(best, step=step, value=value, pv=best.pv if step == best.step else (step,), ranked=tuple(ranked))


def _fair(here: Hex, clock: Clock, rng: Random) -> SearchResult:
    """A first stone in one of the two acute corners, which the opponent gains nothing by swapping."""
    cells = here.grid.cells
    step = rng.choice((FAIR, cells[-1 - here.grid.index[FAIR]]))
    return SearchResult(step, 0.5, False, 0, clock.nodes, (step,), ((step, 0.5),), searched=frozenset())


def _tree(here: Hex, budget: Budget, clock: Clock, rng: Random, *proofs: int) -> hex_tree.HexTree:
    """The kernel's tree from a position."""
    return hex_tree.HexTree(board(here, rng), budget.nodes or 0, clock.spent, *proofs)


def _searched(here: Hex, tree: hex_tree.HexTree, budget: Budget, clock: Clock, report: Report) -> SearchResult:
    """The result of a tree within a budget."""
    names, near = dict(enumerate(here.grid.cells)), _near_stones(here)
    whole = budget.margin > 1  # the level may play any cell, so every cell needs a value
    search = tree_search.TreeSearch(
        tree, names, clock, lambda cell: whole or near >> cell & 1 == 1, budget.every, SEARCHED
    )
    return search.run(report)


def _proven(here: Hex, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The result of a tree with proofs."""
    cells = here.grid.cells
    tree = _tree(here, budget, clock, rng, *(PROVING if compiled() else PLAIN_PROVING))
    if tree.proven[0]:
        return _decided(here, tree, budget, clock, rng, report)
    best = _searched(here, tree, budget, clock, report)
    if tree.proven[0] == hex_tree.LOST:
        return _lost(best)
    if tree.proven[0] == hex_tree.WON:
        best = _winning(cells[tree.board.outer[tree.move[tree.winning_child]]], best)
    refuted = frozenset(cells[cell] for cell in tree.refuted)
    ranked = (*best.ranked, *((step, 0.0) for step in sorted(refuted)))
    return replace(best, ranked=ranked, proven=refuted | (best.proven or frozenset()))


def _decided(
    here: Hex, tree: hex_tree.HexTree, budget: Budget, clock: Clock, rng: Random, report: Report
) -> SearchResult:
    """The result when the root is proven at once. A tree without proofs finds the step that resists longest, and the
    values of the others if needed."""
    cell = shortest_win(here, tree) if tree.proven[0] == hex_tree.WON else None
    whole = budget.margin > 1 or budget.every
    if cell is not None and not whole:
        step = here.grid.cells[cell]
        return SearchResult(step, 1.0, True, 1, clock.nodes, (step,), ((step, 1.0),))
    less = budget if whole else replace(budget, nodes=min(budget.nodes or RESISTING, RESISTING))
    best = _searched(here, _tree(here, less, clock, rng), less, clock, report)
    if cell is None:
        return _lost(best) if tree.proven[0] == hex_tree.LOST else _all_worth(1.0, best)
    return _winning(here.grid.cells[cell], best)


def _all_worth(value: float, best: SearchResult) -> SearchResult:
    """The result when all steps have this value, proven."""
    return replace(best, value=value, exact=True, ranked=tuple((step, value) for step, _ in best.ranked))


def _lost(best: SearchResult) -> SearchResult:
    """The result when all steps are proven to lose. Links prove that dozens of stones before the end."""
    return replace(_all_worth(0.0, best), gives_up=True)


def _winning(step: str, best: SearchResult) -> SearchResult:
    """The result with a step proven to win, the others unknown."""
    others = [pair for pair in best.ranked if pair[0] != step]
    ranked = ((step, 1.0), *others)
    return replace(best, step=step, value=1.0, exact=True, pv=(step,), ranked=ranked, proven=frozenset((step,)))


def shortest_win(here: Hex, tree: hex_tree.HexTree) -> int | None:
    """The cell that wins with the fewest cells left to contest, if links prove a win at once; None if any cell does.
    Fill-in cells must be played here if the win depends on them."""
    links, board, side, work = tree.links, tree.board, here.side + 1, tree.work
    assert links is not None
    for cell, stone in zip(board.inner, _stones(here), strict=True):
        board.colour[cell] = stone
    if not links.find(side, work, 0):
        board.reset()
        links.find(side, work, 0)
        return _key(links)
    best, least, left = _key(links), here.rules.size**2, STRAIGHTENING * work
    for cell in bits(links.carrier()):
        board.colour[board.inner[cell]] = side
        if links.find(side, work, 1) == hex_links.FULL and links.carrier().bit_count() < least:
            best, least = cell, links.carrier().bit_count()
        board.colour[board.inner[cell]] = 0
        left -= work - links.work
        if left < 0 and best is not None:
            break
    return best


def _key(links: hex_links.Links) -> int | None:
    """The cell that turns the best half link into a full one; None if it is full already."""
    return links.key[links.best] if links.best and links.key[links.best] >= 0 else None


def _think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
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


PLAYER = EnginePlayer(
    think=_think,
    levels=(
        Level(nodes=2_300, seconds=0.8, depth=WITHOUT_PROOFS, noise=0.035, blunder=0.03, sees_wins=False, ease=0.42),
        Level(nodes=2_300, seconds=0.8, depth=WITHOUT_PROOFS, noise=0.037, blunder=0.13),
        Level(nodes=5_000, seconds=0.8, depth=WITHOUT_PROOFS, noise=0.018, blunder=0.04),
        Level(nodes=14_000, seconds=0.8, depth=WITHOUT_PROOFS),
        Level(nodes=70_000, seconds=2.8, depth=WITHOUT_PROOFS),
    ),
    full=Level(nodes=10**9, seconds=5.0),
    stages=(15_000, 120_000, 500_000),
    tables=("hex.bin",),
    by_reply=True,
)
"""The nodes of a budget are playouts."""
