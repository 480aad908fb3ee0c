"""How Jacquet is thought: networks learnt by self-play, exact bearing off, looks at all throws, five levels."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from jeux.engine.brain import Brain, Level, Report
from jeux.engine.budget import Budget, Choice, Clock
from jeux.engine.kernels import kernel
from jeux.engine.players import bearoff
from jeux.engine.players.nets import nets
from jeux.engine.search import expectimax
from jeux.engine.search.by_throws import Node, looked_ahead
from jeux.engine.search.expectimax import Sense
from jeux.rules.contract import Position
from jeux.rules.games.jacquet.men import Row, count
from jeux.rules.games.jacquet.position import Jacquet

NETS, FEATURES, HIDDEN = 2, 20, 128
"""The classes of positions, each with its network; what is told to it beside the counts; its hidden units."""
LIMITS = {"aucune": 0, "livret": 1, "classique": 2}
"""The kernel's numbers for the option."""


@cache
def game() -> Any:
    """The kernel's game with its networks and the table of bearing off."""
    first, second = nets("jacquet.net", NETS, FEATURES, HIDDEN)
    return kernel("games.jacquet").Jacquet(first, second, bearoff.table(), bearoff.NUMBERS)


def counts(row: Row) -> bytes:
    """The men of a side as the kernel takes them; nobody is ever on the bar."""
    return bytes(count(row, p) for p in range(25)) + b"\0"


def enter(position: Jacquet, player: int) -> Node:
    """The position after a turn of a player, seen by the other."""
    return counts(position.rows[1 - player]) + counts(position.rows[player])


@cache
def sense(limit: str) -> Sense[Jacquet, Node]:
    """What the search has to know of a game with this limit on arrows in a row."""

    def chance_after(node: Node, depth: int, clock: Clock) -> float:
        mind = game()
        mind.limit = LIMITS[limit]
        return 1.0 - looked_ahead(mind, node, depth, clock)[0]

    return Sense(enter=enter, unit=lambda position: 1.0, ahead=chance_after)


def think(position: Position, budget: Budget, clock: Clock, rng: Random, report: Report) -> Choice:
    """The best step found within the budget, for a turn to play. Values are probabilities of winning."""
    assert isinstance(position, Jacquet), position
    return expectimax.think(sense(position.limit), position, budget, clock, rng, report)


BRAIN = Brain(
    think=think,
    levels=(
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.42, blunder=0.99, sees_wins=False),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.176, blunder=0.936),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.101, blunder=0.87),
        Level(nodes=4_000, seconds=0.8, depth=1, noise=0.054, blunder=0.76),
        Level(nodes=8_000, seconds=2.8, depth=2, noise=0.034, blunder=0.69),
    ),
    full=Level(nodes=10**9, seconds=5.0, depth=4),
)
