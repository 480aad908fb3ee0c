"""Maximum-weight matching of a graph: disjoint pairs of vertices whose weights have the largest sum.

Edmonds' blossom algorithm in its primal-dual form, after Galil (« Efficient algorithms for finding maximum matching in
graphs », ACM Computing Surveys 18, 1986), in O(n³). Weights are integers of any size, so that many criteria can be
packed into one weight like the digits of a number.

A node is a vertex or a blossom: an odd cycle of nodes treated as one. Alternating trees grow from unmatched nodes; the
label of a node is `_EVEN` or `_ODD` by its distance from the root.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

_FREE, _EVEN, _ODD = -1, 0, 1
_NONE = -1

Edge = tuple[int, int]


def heaviest(count: int, weights: Mapping[Edge, int]) -> list[int]:
    """The partner of each of `count` vertices, -1 if unmatched. Edges are (lower, higher), with positive weights."""
    solver = _Solver(count, weights)
    while solver.grow():
        pass
    return solver.partners()


class _Solver:
    """The state of the algorithm. Nodes below `count` are vertices, the others blossoms, at most `count // 2 + 1`."""

    def __init__(self, count: int, weights: Mapping[Edge, int]) -> None:
        size = count + count // 2 + 1
        self.count, self.size = count, size
        self.weight = [[0] * count for _ in range(count)]
        for (low, high), weight in weights.items():
            self.weight[low][high] = self.weight[high][low] = 2 * weight  # so that half steps are integers
        self.best: list[list[Edge | None]] = [[None] * size for _ in range(size)]
        """The edge with the least slack between two nodes, as vertices (of the first, of the second)."""
        for low, high in weights:
            self.best[low][high], self.best[high][low] = (low, high), (high, low)
        top = max(weights.values(), default=0)
        self.dual = [top] * count + [0] * (size - count)
        self.outer: list[int] = [*range(count), *[_NONE] * (size - count)]
        """The outermost node that contains a node, itself if there is none; `_NONE` for an unused blossom."""
        self.mate: list[int] = [_NONE] * size
        """For each node, the vertex at the other end of its matched edge."""
        self.ring: list[list[int]] = [[] for _ in range(size)]
        self.inside: list[list[int]] = [[_NONE] * count for _ in range(size)]
        """For each blossom and vertex, the part of the blossom that contains the vertex."""
        self.parent: list[int] = [_NONE] * size
        """The vertex through which a node is attached to its tree."""
        self.label = [_FREE] * size
        self.slack: list[int] = [_NONE] * size
        """For each node, the even vertex with the least slack to it."""
        self.queue: deque[int] = deque()

    def partners(self) -> list[int]:
        """The partner of each vertex."""
        return self.mate[: self.count]

    # --- queries --------------------------------------------------------------------------------------------------

    def _room(self, edge: Edge) -> int:
        """The slack of an edge: the sum of its duals minus its weight, 0 for a tight edge."""
        first, second = edge
        return self.dual[first] + self.dual[second] - self.weight[first][second]

    def _edge(self, first: int, second: int) -> Edge:
        found = self.best[first][second]
        assert found is not None
        return found

    def _outermost(self) -> list[int]:
        return [node for node in range(self.size) if self.outer[node] == node]

    def _vertices(self, node: int) -> list[int]:
        if node < self.count:
            return [node]
        return [vertex for part in self.ring[node] for vertex in self._vertices(part)]

    # --- slack ----------------------------------------------------------------------------------------------------

    def _note_slack(self, vertex: int, node: int) -> None:
        now = self.slack[node]
        if now == _NONE or self._room(self._edge(vertex, node)) < self._room(self._edge(now, node)):
            self.slack[node] = vertex

    def _find_slack(self, node: int) -> None:
        self.slack[node] = _NONE
        for vertex in range(self.count):
            outer = self.outer[vertex]
            if self.best[vertex][node] and outer != node and self.label[outer] == _EVEN:
                self._note_slack(vertex, node)

    # --- matching along a path ------------------------------------------------------------------------------------

    def _entry(self, blossom: int, part: int) -> int:
        """The index of a part in its ring. The ring is reversed if needed to make it even."""
        ring = self.ring[blossom]
        place: int = ring.index(part)
        if place % 2:
            ring[1:] = ring[:0:-1]
            place = len(ring) - place
        return place

    def _match(self, node: int, other: int) -> None:
        """Match a node along its edge to another. Inside a blossom, rematch the rest of the ring."""
        edge = self._edge(node, other)
        self.mate[node] = edge[1]
        if node < self.count:
            return
        part = self.inside[node][edge[0]]
        place, ring = self._entry(node, part), self.ring[node]
        for step in range(place):
            self._match(ring[step], ring[step ^ 1])
        self._match(part, other)
        ring[:] = ring[place:] + ring[:place]

    def _augment(self, node: int, other: int) -> None:
        """Augment: match two nodes, and rematch up the tree to the root."""
        while True:
            before = self.outer[self.mate[node]] if self.mate[node] != _NONE else _NONE
            self._match(node, other)
            if before == _NONE:
                return
            above = self.outer[self.parent[before]]
            self._match(before, above)
            node, other = above, before

    def _meeting(self, first: int, second: int) -> int:
        """The lowest common ancestor of two even nodes; `_NONE` if they are in different trees."""
        seen: set[int] = set()
        while first != _NONE or second != _NONE:
            if first != _NONE:
                if first in seen:
                    return first
                seen.add(first)
                first = self._above(first)
            first, second = second, first
        return _NONE

    def _above(self, node: int) -> int:
        """The even ancestor two steps up the tree."""
        if self.mate[node] == _NONE:
            return _NONE
        return self.outer[self.parent[self.outer[self.mate[node]]]]

    # --- blossoms -------------------------------------------------------------------------------------------------

    def _enclose(self, node: int, blossom: int) -> None:
        self.outer[node] = blossom
        for part in self.ring[node]:
            self._enclose(part, blossom)

    def _enqueue(self, node: int) -> None:
        self.queue.extend(self._vertices(node))

    def _way(self, node: int, top: int) -> list[int]:
        """The nodes on the path from `node` up to `top`, without `top`. Its odd nodes become even."""
        way = []
        while node != top:
            odd = self.outer[self.mate[node]]
            way += [node, odd]
            self._enqueue(odd)
            node = self.outer[self.parent[odd]]
        return way

    def _bind(self, first: int, top: int, second: int) -> None:
        """Contract a blossom: the cycle closed by an edge between two even nodes of one tree."""
        blossom = self.outer.index(_NONE, self.count)
        self.dual[blossom], self.label[blossom], self.mate[blossom] = 0, _EVEN, self.mate[top]
        self.parent[blossom] = self.parent[top]
        self.ring[blossom] = [top, *reversed(self._way(first, top)), *self._way(second, top)]
        self._enclose(blossom, blossom)
        self.inside[blossom] = [_NONE] * self.count
        for node in range(self.size):
            self.best[blossom][node] = self.best[node][blossom] = None
        for part in self.ring[blossom]:
            self._take_edges(blossom, part)
            for vertex in self._vertices(part):
                self.inside[blossom][vertex] = part
        self._find_slack(blossom)

    def _take_edges(self, blossom: int, part: int) -> None:
        """Update the tightest edges of a blossom with those of one of its parts."""
        for node in range(self.size):
            own, new = self.best[blossom][node], self.best[part][node]
            if new and (not own or self._room(new) < self._room(own)):
                self.best[blossom][node], self.best[node][blossom] = new, self.best[node][part]

    def _unbind(self, blossom: int) -> None:
        """Expand an odd blossom whose dual is zero. The parts on the path through it stay in the tree, the others
        become free."""
        ring = self.ring[blossom]
        for part in ring:
            self._enclose(part, part)
        entry = self.inside[blossom][self._edge(blossom, self.outer[self.parent[blossom]])[0]]
        place = self._entry(blossom, entry)
        for step in range(0, place, 2):
            odd, even = ring[step], ring[step + 1]
            self.parent[odd] = self._edge(even, odd)[0]
            self.label[odd], self.label[even] = _ODD, _EVEN
            self.slack[odd] = _NONE
            self._find_slack(even)
            self._enqueue(even)
        self.label[entry], self.parent[entry] = _ODD, self.parent[blossom]
        for part in ring[place + 1 :]:
            self.label[part] = _FREE
            self._find_slack(part)
        self.outer[blossom], self.ring[blossom] = _NONE, []

    # --- growing trees --------------------------------------------------------------------------------------------

    def _follow(self, edge: Edge) -> bool:
        """Use an edge that has become tight. Returns whether the matching was augmented."""
        first, second = self.outer[edge[0]], self.outer[edge[1]]
        if self.label[second] == _FREE:
            self.parent[second], self.label[second] = edge[0], _ODD
            even = self.outer[self.mate[second]]
            self.slack[second] = self.slack[even] = _NONE
            self.label[even] = _EVEN
            self._enqueue(even)
        elif self.label[second] == _EVEN:
            top = self._meeting(first, second)
            if top == _NONE:
                self._augment(first, second)
                self._augment(second, first)
                return True
            self._bind(first, top, second)
        return False

    def grow(self) -> bool:
        """Augment the matching by one pair. Returns False if that cannot make it heavier."""
        self.label = [_FREE] * self.size
        self.slack = [_NONE] * self.size
        self.queue.clear()
        for node in self._outermost():
            if self.mate[node] == _NONE:
                self.parent[node], self.label[node] = _NONE, _EVEN
                self._enqueue(node)
        if not self.queue:
            return False
        while True:
            if self._search():
                return True
            if not self._shift():
                return False
            for node in self._outermost():
                vertex = self.slack[node]
                tight = vertex != _NONE and self.outer[vertex] != node and self.outer[node] == node
                if tight and not self._room(self._edge(vertex, node)) and self._follow(self._edge(vertex, node)):
                    return True
            for node in self._outermost():
                if node >= self.count and self.label[node] == _ODD and not self.dual[node]:
                    self._unbind(node)

    def _search(self) -> bool:
        """Follow tight edges from the even vertices. Returns whether the matching was augmented."""
        while self.queue:
            vertex = self.queue.popleft()
            if self.label[self.outer[vertex]] == _ODD:
                continue
            row, weights, dual, own = self.best[vertex], self.weight[vertex], self.dual, self.dual[vertex]
            for other in range(self.count):
                if row[other] and self.outer[vertex] != self.outer[other]:
                    if own + dual[other] == weights[other]:
                        if self._follow((vertex, other)):
                            return True
                    else:
                        self._note_slack(vertex, self.outer[other])
        return False

    def _shift(self) -> bool:
        """Adjust the duals until an edge becomes tight or a blossom's dual zero. Returns False if neither can
        happen."""
        nodes = self._outermost()
        steps = [self.dual[node] // 2 for node in nodes if node >= self.count and self.label[node] == _ODD]
        for node in nodes:
            if self.slack[node] != _NONE and self.label[node] != _ODD:
                room = self._room(self._edge(self.slack[node], node))
                steps.append(room if self.label[node] == _FREE else room // 2)
        even = [self.dual[vertex] for vertex in range(self.count) if self.label[self.outer[vertex]] == _EVEN]
        if not steps or min(steps) >= min(even):
            return False
        step = min(steps)
        for vertex in range(self.count):
            label = self.label[self.outer[vertex]]
            self.dual[vertex] += step if label == _ODD else -step if label == _EVEN else 0
        for node in nodes:
            if node >= self.count and self.label[node] != _FREE:
                self.dual[node] += 2 * step if self.label[node] == _EVEN else -2 * step
        return True
