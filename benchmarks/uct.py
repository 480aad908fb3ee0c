"""A sparring partner: plain UCT with random playouts, by the rules alone.

Upper confidence bounds applied to trees (Kocsis & Szepesvári, 2006) without any knowledge of the games: one node is
added at each playout, which is played at random to its end. Chance is a player who plays by its odds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random

from jeux.rules.contract import CHANCE, OVER, Position

EXPLORATION = sqrt(2.0)
LONGEST_PLAYOUT = 400
"""Steps after which a playout counts as a draw."""


class _Node:
    """What is known of a position: visits, points of the player who stepped here, and the steps tried."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.position = position
        self.visits = 0
        self.points = 0.0
        self.children: dict[str, _Node] = {}
        self.untried = list(position.steps()) if position.turn >= 0 else []
        rng.shuffle(self.untried)


def random_step(position: Position, rng: Random) -> str:
    """A step at random; an outcome of chance by its odds."""
    if position.turn == CHANCE:
        outcomes = position.chances()
        return rng.choices([step for step, _ in outcomes], [float(odds) for _, odds in outcomes])[0]
    return rng.choice(position.steps())


def uct(position: Position, rng: Random, more: Callable[[int], bool]) -> str:
    """The step visited most; `more` is asked before each playout, with the number of them made. Each step is tried at
    least once."""
    root = _Node(position, rng)
    while root.untried or more(root.visits):
        _playout(root, rng)
    return max(root.children, key=lambda step: root.children[step].visits)


def _playout(root: _Node, rng: Random) -> None:
    node, way = root, [(root, 0)]
    while node.position.turn != OVER and not node.untried:
        player = node.position.turn
        node = _next(node, rng)
        way.append((node, player))
    if node.untried:
        player, step = node.position.turn, node.untried.pop()
        node.children[step] = _Node(node.position.play(step), rng)
        node = node.children[step]
        way.append((node, player))
    scores = _finish(node.position, rng)
    for each, player in way:
        each.visits += 1
        each.points += scores[max(player, 0)]


def _next(node: _Node, rng: Random) -> _Node:
    """The child of the best upper bound, or the one that chance draws."""
    if node.position.turn == CHANCE:
        step = random_step(node.position, rng)
        return node.children.setdefault(step, _Node(node.position.play(step), rng))
    total = log(node.visits + 1)
    return max(
        node.children.values(), key=lambda each: each.points / each.visits + EXPLORATION * sqrt(total / each.visits)
    )


def _finish(position: Position, rng: Random) -> tuple[float, ...]:
    """The scores of a game played at random to its end."""
    for _ in range(LONGEST_PLAYOUT):
        result = position.result()
        if result:
            return result.scores
        position = position.play(random_step(position, rng))
    return (0.5, 0.5)
