"""What is wrong with a problem that the rules do not prove: it is searched again, with its nodes and with ten times as
many."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from jeux.engine.budget import Budget, Clock
from jeux.engine.lookup import player_of
from jeux.engine.values import step_values
from jeux.play.learn.puzzle.puzzles import Puzzle, Tree
from jeux.rules.contract import Position

FAR_AHEAD = 10
"""Hundredths by which the solution is better than any other step."""
DEEPER = 10
"""Times the nodes of the second search."""
ALONE = 1_000
"""The lead of a step that has no rival."""


def unsure(puzzle: Puzzle, position: Position) -> Iterator[str]:
    """What a search finds otherwise than the problem says."""
    if puzzle.goal != "best" or puzzle.turns:
        yield "only the best turn can be searched for"
    if puzzle.lead < FAR_AHEAD:
        yield "the lead is too small"
    for nodes in (puzzle.nodes, DEEPER * puzzle.nodes):
        found = lead(puzzle.game, position, puzzle.solution, nodes)
        if found < puzzle.lead:
            yield f"leads by {found} at {nodes} nodes"


def lead(game: str, position: Position, tree: Tree, nodes: int) -> int:
    """By how many hundredths the turns of a tree are better than any other, at the decision where it is least. Each is
    searched with so many nodes."""
    worth = values(game, position, nodes)
    others = [value for step, value in worth.items() if step not in tree]
    least = min(worth[step] for step in tree)
    leads = [int(100 * (least - max(others)))] if others else [ALONE]
    leads += [lead(game, position.play(step), rest, nodes) for step, rest in tree.items() if rest]
    return min(leads)


def values(game: str, position: Position, nodes: int) -> dict[str, float]:
    """What the full strength thinks every step worth, whatever the time it takes."""
    player = player_of(game)
    clock = Clock(Budget(nodes=nodes, depth=player.full.depth))
    return {each.step: each.value for each in step_values(player, position, clock, Random(0), lambda _: None)}
