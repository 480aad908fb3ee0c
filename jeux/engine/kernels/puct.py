# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""A tree that grows where it is promising, on boards of plain numbers.

Each visit goes down from the root to a leaf, at every position by the step with the best sum of what it was worth so
far and of what it promises, the latter the less the more it was tried (PUCT: Rosin, *Multi-armed bandits with episode
context*, 2011; Silver and others, *Mastering the game of Go without human knowledge*, 2017); the estimate of the leaf
is counted in all the positions on the way. Where few steps are good this looks far deeper than alpha-beta.

Nodes are slots of flat arrays, the children of a node one run of slots. Types are in `jeux/engine/compiled/puct.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from math import exp, sqrt

from .alphabeta import MAX_PLY, Board
from .growth import Growth

_OVER = -2
_PLIES = MAX_PLY
_SLOTS = 2_500_000
"""Nodes at most; the tree is not grown any further, only its counts are."""
_WIDE = 64
"""Slots taken for each visit that is to come, at most."""
_LOOK_EVERY = 16
"""Visits between two looks at the clock: half a millisecond compiled, 50 ms in plain Python."""
_CURIOSITY = 0.3
"""How much promises weigh beside what is known: at Twixt 0.45 won 64 % of 120 games against 0.7, and 0.3 won 54 % of 80
against 0.45, at 2 000 visits each."""
_CERTAIN = 8
"""Estimates beyond so many times the scale count as that."""
_ROOTED = 1 << 16
_ROOTS = array("d", [sqrt(i) for i in range(_ROOTED)])


@lru_cache(maxsize=8)
def _chances(scale: int) -> array[float]:
    """The winning chances of the estimates from minus to plus `CERTAIN` times the scale (logistic)."""
    return array("d", [1 / (1 + exp(-i / scale)) for i in range(-_CERTAIN * scale, _CERTAIN * scale + 1)])


class Tree(Growth):
    """The search from where a board stands: its `generate` ranks steps by how promising they are, `scale` of its points
    make a winning chance of 73 %. `limit` bounds the visits (0: no bound), `spent` is asked now and then with their
    number and says whether the search must end."""

    def __init__(self, board: Board, scale: int, limit: int, spent: Callable[[int], bool]) -> None:
        super().__init__(limit, spent, _LOOK_EVERY)
        self.board = board
        self.most = _CERTAIN * scale
        self.chance = _chances(scale)
        self.room = min(_SLOTS, (limit + 2) * _WIDE) if limit else _SLOTS
        self.used = 1
        self.step, self.visits, self.first = (array("i", bytes(4 * self.room)) for _ in range(3))
        self.side, self.width = array("b", bytes(self.room)), array("h", bytes(2 * self.room))
        self.promise = array("f", bytes(4 * self.room))
        self.worth = array("d", bytes(8 * self.room))
        self.path = array("i", bytes(4 * (MAX_PLY + 1)))
        self.visits[0] = 1
        self.worth[0] = self.value()
        self.expand(0)

    def once(self) -> None:
        """One visit: down the tree to a leaf, and back up. A leaf gets children when it is met again."""
        board, path = self.board, self.path
        node = ply = 0
        while board.turn != _OVER and ply < _PLIES:
            if not self.first[node] and (not self.visits[node] or not self.expand(node)):
                break
            node = self.select(node)
            ply += 1
            path[ply] = node
            board.play(self.step[node])
        value = self.value()
        for i in range(ply + 1):
            node = path[i]
            self.visits[node] += 1
            self.worth[node] += value
        for _ in range(ply):
            board.back()

    def value(self) -> float:
        """What the position is worth for player 0, 0 to 1."""
        board = self.board
        if board.turn == _OVER:
            return 0.5 if board.winner < 0 else 1.0 - board.winner
        score = board.evaluate()
        if board.turn:
            score = -score
        return self.chance[min(max(score, -self.most), self.most) + self.most]

    def expand(self, node: int) -> bool:
        """Give a node its children; whether there is room."""
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
            self.promise[start + i] = board.ranks[i] / total
        self.used = start + end
        self.first[node], self.width[node], self.side[node] = start, end, board.turn
        return True

    def select(self, node: int) -> int:
        """The child that looks best, one not tried yet as good as its position; at the root each is tried once before
        any is tried again."""
        side, start, seen = self.board.turn, self.first[node], self.visits[node]
        hope = self.worth[node] / seen
        hope = 1.0 - hope if side else hope
        curiosity = _CURIOSITY
        while seen >= _ROOTED:
            seen //= 4
            curiosity *= 2.0
        curiosity *= _ROOTS[seen]
        best, found = -1.0, start
        for slot in range(start, start + self.width[node]):
            seen = self.visits[slot]
            score = hope
            if seen:
                score = self.worth[slot] / seen
                score = 1.0 - score if side else score
            elif not node:
                return slot
            score += curiosity * self.promise[slot] / (1 + seen)
            if score > best:
                best, found = score, slot
        return found

    # --- what was found -------------------------------------------------------------------------------------------

    def children(self, node: int) -> list[tuple[int, int, int, float]]:
        """The children of a node: the slot, the step, its visits, what it is worth for who plays it; 0.5 unvisited."""
        found = []
        for slot in range(self.first[node], self.first[node] + self.width[node]):
            seen = self.visits[slot]
            worth = self.worth[slot] / seen if seen else 0.5
            found.append((slot, self.step[slot], seen, 1.0 - worth if self.side[node] else worth))
        return found
