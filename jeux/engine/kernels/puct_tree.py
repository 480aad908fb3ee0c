# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""A search tree that grows by visits (PUCT), on boards of plain numbers.

Each visit goes down from the root to a leaf, at every position by the step with the best sum of its mean value and of
its prior, which counts the less the more the step was visited (PUCT: Rosin, *Multi-armed bandits with episode
context*, 2011; Silver and others, *Mastering the game of Go without human knowledge*, 2017); the estimate of the leaf
is added to all the nodes on the path. Where few steps are good this looks far deeper than alpha-beta.

Nodes are slots of flat arrays, the children of a node one run of slots. Types are in
`jeux/engine/compiled/puct_tree.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from math import exp, sqrt

from .board_search import MAX_PLY, Board
from .growing_tree import GrowingTree

_OVER = -2
_PLIES = MAX_PLY
_SLOTS = 2_500_000
"""The most nodes; beyond that the tree is not expanded, only its counts are updated."""
_SLOTS_A_VISIT = 64
"""The most slots used for each visit."""
_CHECK_EVERY = 16
"""Visits between two checks of the clock: half a millisecond compiled, 50 ms in plain Python."""
_EXPLORATION = 0.3
"""The weight of priors relative to mean values: at Twixt 0.45 won 64 % of 120 games against 0.7, and 0.3 won 54 % of 80
against 0.45, at 2 000 visits each."""
_CERTAIN = 8
"""Estimates are clamped to this multiple of the scale."""
_SQUARE_ROOTS = 1 << 16
_ROOTS = array("d", [sqrt(i) for i in range(_SQUARE_ROOTS)])


@lru_cache(maxsize=8)
def _chances(scale: int) -> array[float]:
    """The winning chances of the estimates from minus to plus `CERTAIN` times the scale (logistic)."""
    return array("d", [1 / (1 + exp(-i / scale)) for i in range(-_CERTAIN * scale, _CERTAIN * scale + 1)])


class PuctTree(GrowingTree):
    """The search from where a board stands: its `generate` gives the priors of the steps, `scale` of its points
    make a winning chance of 73 %. `limit` bounds the visits (0: no bound), `spent` is asked now and then with their
    number and says whether the search must end."""

    def __init__(self, board: Board, scale: int, limit: int, spent: Callable[[int], bool]) -> None:
        super().__init__(limit, spent, _CHECK_EVERY)
        self.board = board
        self.most = _CERTAIN * scale
        self.win_chances = _chances(scale)
        self.room = min(_SLOTS, (limit + 2) * _SLOTS_A_VISIT) if limit else _SLOTS
        self.used = 1
        self.step, self.visits, self.first = (array("i", bytes(4 * self.room)) for _ in range(3))
        self.side, self.width = array("b", bytes(self.room)), array("h", bytes(2 * self.room))
        self.prior = array("f", bytes(4 * self.room))
        self.value_sum = array("d", bytes(8 * self.room))
        self.path = array("i", bytes(4 * (MAX_PLY + 1)))
        self.visits[0] = 1
        self.value_sum[0] = self.leaf_value()
        self.expand(0)

    def visit(self) -> None:
        """One visit: down the tree to a leaf, and back up. A leaf is expanded at its second visit."""
        board, path = self.board, self.path
        node = ply = 0
        while board.turn != _OVER and ply < _PLIES:
            if not self.first[node] and (not self.visits[node] or not self.expand(node)):
                break
            node = self.select(node)
            ply += 1
            path[ply] = node
            board.play(self.step[node])
        value = self.leaf_value()
        for i in range(ply + 1):
            node = path[i]
            self.visits[node] += 1
            self.value_sum[node] += value
        for _ in range(ply):
            board.undo()

    def leaf_value(self) -> float:
        """The value of the position for player 0, 0 to 1."""
        board = self.board
        if board.turn == _OVER:
            return 0.5 if board.winner < 0 else 1.0 - board.winner
        score = board.evaluate()
        if board.turn:
            score = -score
        return self.win_chances[min(max(score, -self.most), self.most) + self.most]

    def expand(self, node: int) -> bool:
        """Expand a node. Returns whether there was room."""
        board = self.board
        end = board.generate(0)
        if self.used + end > self.room:
            return False
        total = 0.0
        for i in range(end):
            total += board.ranks[i]
        start = self.used
        for i in range(end):
            self.step[start + i] = board.steps[i]
            self.prior[start + i] = board.ranks[i] / total
        self.used = start + end
        self.first[node], self.width[node], self.side[node] = start, end, board.turn
        return True

    def select(self, node: int) -> int:
        """The child with the best score; an unvisited one has the value of its parent. At the root every child is
        visited once first."""
        side, start, visits = self.board.turn, self.first[node], self.visits[node]
        unvisited_value = self.value_sum[node] / visits
        unvisited_value = 1.0 - unvisited_value if side else unvisited_value
        exploration = _EXPLORATION
        while visits >= _SQUARE_ROOTS:
            visits //= 4
            exploration *= 2.0
        exploration *= _ROOTS[visits]
        best, best_slot = -1.0, start
        for slot in range(start, start + self.width[node]):
            visits = self.visits[slot]
            score = unvisited_value
            if visits:
                score = self.value_sum[slot] / visits
                score = 1.0 - score if side else score
            elif not node:
                return slot
            score += exploration * self.prior[slot] / (1 + visits)
            if score > best:
                best, best_slot = score, slot
        return best_slot

    # --- results --------------------------------------------------------------------------------------------------

    def children(self, node: int) -> list[tuple[int, int, int, float]]:
        """The children of a node: the slot, the step, its visits, its value for the player of the step; 0.5 if
        unvisited."""
        rows = []
        for slot in range(self.first[node], self.first[node] + self.width[node]):
            visits = self.visits[slot]
            worth = self.value_sum[slot] / visits if visits else 0.5
            rows.append((slot, self.step[slot], visits, 1.0 - worth if self.side[node] else worth))
        return rows
