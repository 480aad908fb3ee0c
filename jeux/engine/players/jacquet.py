"""The player of Jacquet: networks trained by self-play, exact bear-off, look-ahead over all throws, five levels."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from jeux.engine.budget import Budget, Clock, SearchResult
from jeux.engine.kernels import lazy_kernel
from jeux.engine.player import EnginePlayer, Level, Report
from jeux.engine.search import expectimax
from jeux.engine.search.dice_lookahead import Node, look_ahead
from jeux.engine.search.expectimax import TurnEvaluator
from jeux.engine.tables import bearoff
from jeux.engine.tables.networks import networks
from jeux.rules.contract import Position
from jeux.rules.games.jacquet.men import Row, count
from jeux.rules.games.jacquet.position import Jacquet

if TYPE_CHECKING:
    from jeux.engine.kernels.games import jacquet as jacquet_kernel
else:
    jacquet_kernel = lazy_kernel("games.jacquet")

NETS, FEATURES, HIDDEN = 2, 20, 128
"""The number of networks, one for each class of positions; their inputs besides the counts; their hidden units."""
LIMITS = {"aucune": 0, "livret": 1, "classique": 2}
"""The kernel's numbers for the option."""


@cache
def kernel() -> jacquet_kernel.JacquetKernel:
    """The kernel with its networks and the table of bearing off."""
    first, second = networks("jacquet.net", NETS, FEATURES, HIDDEN)
    return jacquet_kernel.JacquetKernel(first, second, bearoff.bearoff_table(), bearoff.NUMBERS)


def counts(row: Row) -> bytes:
    """The men of a side as the kernel takes them; nobody is ever on the bar."""
    return bytes(count(row, p) for p in range(25)) + b"\0"


def node_of(position: Jacquet, player: int) -> Node:
    """The position after a player's turn, from the opponent's view."""
    return counts(position.rows[1 - player]) + counts(position.rows[player])


@cache
def turn_evaluator(limit: str) -> TurnEvaluator[Jacquet, Node]:
    """The evaluator of turns under this limit on points in a row."""

    def chance_after(node: Node, depth: int, clock: Clock) -> float:
        jacquet = kernel()
        jacquet.limit = LIMITS[limit]
        return 1.0 - look_ahead(jacquet, node, depth, clock)[0]

    return TurnEvaluator(node_of=node_of, unit=lambda position: 1.0, look_ahead=chance_after)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> SearchResult:
    """The best step found within the budget, for a turn to play. Values are probabilities of winning."""
    assert isinstance(position, Jacquet), position
    return expectimax.think(turn_evaluator(position.limit), position, budget, clock, rng, report)


PLAYER = EnginePlayer(
    think=think,
    levels=(
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.42, blunder=0.99, sees_wins=False),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.176, blunder=0.936),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.101, blunder=0.87),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.054, blunder=0.76),
        Level(nodes=8_000, seconds=2.8, depth=2, noise=0.034, blunder=0.69),
    ),
    full=Level(nodes=10**9, seconds=5.0, depth=4),
    stages=(80_000, 800_000, 3_000_000),
    tables=(
        "jacquet.net",
        "bearoff.bin",
    ),
)
