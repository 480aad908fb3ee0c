"""Wins in few turns, by the alpha-beta of the kernels: the steps that win within so many turns, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from jeux.engine.kernels import kernel
from jeux.rules.contract import OVER, Position

Tree = dict[str, Any]
"""By the steps of who decides: his only one, or all that end the game at once, where the solver decides; the replies
that resist longest where the adversary does."""
Winners = Callable[[Position, int], list[str] | None]
"""The steps of a position after which who decides wins within so many turns, this one included; None where unknown."""

WIN, SURE_WIN, INFINITE = 1_000_000, 990_000, 1_000_001
NODES = 3_000_000
REPLIES, ENDS = 4, 12
"""So many replies of the adversary are kept, and so many steps that end the game."""


@dataclass
class Found:
    """What has been found in a position: `turns` to the win (0: not told), the tree, what makes it a better problem."""

    turns: int
    degree: int
    solution: Tree
    goal: str = "win"
    quality: int = 0
    alike: str = ""
    """What makes two positions the same problem, where the board does not tell."""
    nodes: int = 0
    """Of a problem that is searched: the nodes of the smaller search, and the lead in hundredths."""
    lead: int = 0


def by_kernel(adapter: Any, *, one_step: bool) -> Winners:
    """Looked for by the kernel of a game, without what passes over steps. Where a turn is `one_step`, the score of a
    win tells its turns; elsewhere the depth does, which some boards overdraw."""
    adapter = replace(adapter, narrow=None)

    def winners(position: Position, turns: int) -> list[str] | None:
        board = adapter.board(position)
        board.lmr_after, board.selective = 0, False
        search = kernel("board_search").AlphaBeta(board, adapter.scale, NODES, lambda n: n > NODES, [], 15)
        found, least = [], WIN - 2 * turns if one_step else SURE_WIN - 1
        for step in position.steps():
            score = search.score(adapter.number(position, step), 2 * turns - 1, least, INFINITE)
            if search.stopped:
                return None
            if score > least:
                found.append(step)
        return found

    return winners


class Unfit(Exception):
    """No problem: something is not the only one, or not known."""


class Solver:
    """Makes the tree of a position where the player to decide wins in so many turns, and not sooner."""

    def __init__(self, winners: Winners, solver: int) -> None:
        self._winners, self._solver = winners, solver
        self.strict = True
        """Whether every reply that resists longest has one answer only."""

    def tree(self, position: Position, turns: int) -> Tree:
        """Where the solver decides. Raises `Unfit`."""
        wins = self._winners(position, turns)
        if not wins or (turns > 1 and len(wins) > 1):
            raise Unfit
        if len(wins) > ENDS:
            raise Unfit
        return {step: self._after(position.play(step), turns) for step in wins}

    def _after(self, position: Position, turns: int) -> Tree:
        if position.turn == OVER:
            return {}
        if position.turn == self._solver:
            return self.tree(position, turns)
        return self._replies(position, turns - 1)

    def _replies(self, position: Position, turns: int) -> Tree:
        kept: Tree = {}
        for step in position.steps():
            after = position.play(step)
            if after.turn == OVER or (
                after.turn == self._solver and turns > 1 and self._winners(after, turns - 1) != []
            ):
                continue  # he loses sooner
            try:
                answer = self._replies(after, turns) if after.turn != self._solver else self.tree(after, turns)
            except Unfit:
                self.strict = False
                continue
            if len(kept) < REPLIES:
                kept[step] = answer
        if not kept:
            raise Unfit
        return kept


def win_in_few(winners: Winners, position: Position, most: int) -> Found | None:
    """The problem of a position, if one step alone wins in the fewest turns, which are `most` or fewer."""
    for turns in range(1, most + 1):
        wins = winners(position, turns)
        if wins is None or len(wins) > 1:
            return None
        if wins:
            solver = Solver(winners, position.turn)
            try:
                tree = solver.tree(position, turns)
            except Unfit:
                return None
            return Found(turns, min(turns, 3), tree, quality=2 * solver.strict)
    return None
