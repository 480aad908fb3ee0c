"""Problems that no proof decides: one turn is better by far than any other, in a search with so many nodes and in one
with ten times as many."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from exact import Judge, Race
from mates import Found, Tree

from jeux.rules.contract import OVER, Position
from tests.puzzles.searched import DEEPER, FAR_AHEAD, lead, values

LARGEST = 8
"""Decisions of a tree: each is searched."""
Worth = Callable[[Position], bool]
"""Whether a position is worth to be looked at."""


def by_search(key: str, nodes: int, *, whole: bool, worth: Worth = lambda _: True, last: bool = False) -> Judge:
    """The turn that is better by far; the first step alone where it is not `whole`. Where a step ends the game, the
    rules decide, unless the `last` step is looked at too."""

    def judge(position: Position, _: float) -> Found | None:
        if not worth(position) or (_ends(position) and not last):
            return None
        found = values(key, position, nodes)
        best = max(found, key=lambda step: found[step])
        tree = best_turn(key, position, best, nodes) if whole else {best: {}}
        if _decisions(tree) > LARGEST or _near(found, tree):
            return None
        least = min(lead(key, position, tree, nodes), lead(key, position, tree, DEEPER * nodes))
        if least < FAR_AHEAD or _shown_by_size(least):
            return None
        degree = 1 if least >= 30 else 2 if least >= 18 else 3
        return Found(0, degree, tree, "best", alike=position.text(), nodes=nodes, lead=least)

    return judge


def _near(found: dict[str, float], tree: Tree) -> bool:
    """Whether a first search sees another step that is nearly as good."""
    others = [value for step, value in found.items() if step not in tree]
    return not others or 100 * (max(found.values()) - max(others)) < FAR_AHEAD


def _shown_by_size(least: int) -> bool:
    """Where all the others lose at once, nothing is to be found out."""
    return least > 90


def _ends(position: Position) -> bool:
    """Whether a step ends the game: the rules decide that."""
    return any(position.play(step).turn == OVER for step in position.steps())


def best_turn(key: str, position: Position, first: str, nodes: int) -> Tree:
    """All the ways to play the best turn that begins with a step."""
    end, side = position.play(first), position.turn
    while end.turn == side:
        found = values(key, end, nodes)
        end = end.play(max(found, key=lambda step: found[step]))
    return _race().tree(position, end)


@cache
def _race() -> Race:
    return Race()


def _decisions(tree: Tree) -> int:
    return bool(tree) + sum(map(_decisions, tree.values()))
