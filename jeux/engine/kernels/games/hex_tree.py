# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""A tree of Hex grown by fillings: Monte-Carlo tree search with rapid action value estimates (RAVE; Gelly and Silver,
2007; Arneson, Hayward and Henderson, *Monte Carlo Tree Search in Hex*, 2010).

Every filling also tells, of every cell of the tree that it passed, how it went with the side that got it. Nodes are
slots of flat arrays, the children of a node one run of slots.

Where proofs are asked for, a node that was visited often is looked at for links (`hex_links`): it may be won or lost
already, or lost but for the cells where the adversary's links can be cut. What is decided is told to the nodes above.
Types are in `compiled/games/hex_tree.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import sqrt

from ..growth import Growth
from .hex import Field
from .hex_links import FULL, Links

_SLOTS = 2_000_000
"""Nodes at most; the tree is not grown any further, only its counts are."""
_PATIENCE, _LONG_PATIENCE = 5, 30
"""Fillings that a node sees before it has children; more where many are to come, so that the slots suffice."""
_LOOK_EVERY = 256
"""Fillings between two looks at the clock."""
_TRUST = 0.001
"""How soon the fillings of a node itself count more than what others say of its cell."""
_BONUS, _FADED = 0.7, 4095
_FADING = array("d", [_BONUS / sqrt(1 + seen) for seen in range(_FADED + 1)])
"""What the promise of a cell counts for after so many fillings."""
_VIRTUAL = 4
"""Every cell begins with so many fillings half won."""
_LEAST = 0.003
"""Cells that promise less than this part of the best are not looked at but at the root."""
WON, LOST = 1, 2
"""What a node may be for the side to play there, as far as it is proven."""
_WON, _LOST, _FULL = WON, LOST, FULL


class Tree(Growth):
    """The search from where a field stands. `limit` bounds its fillings (0: no bound), `spent` is asked now and then
    with their number and says whether the search must end. Nodes are looked at for links when they were visited
    `proving` times (0: never), each with so much `work`; the root at once."""

    def __init__(self, field: Field, limit: int, spent: Callable[[int], bool], proving: int = 0, work: int = 0) -> None:
        super().__init__(limit, spent, _LOOK_EVERY)
        self.field = field
        cells = field.count
        self.patience = _PATIENCE if limit and limit * cells < 3 * _PATIENCE * _SLOTS else _LONG_PATIENCE
        room = _SLOTS if not limit else min(_SLOTS, (limit // self.patience + 3) * cells)
        self.room = room
        self.used = 1
        self.move, self.visits, self.wins = (array("i", bytes(4 * room)) for _ in range(3))
        self.raves, self.rave_wins, self.first = (array("i", bytes(4 * room)) for _ in range(3))
        self.width = array("h", bytes(2 * room))
        self.promise = array("f", bytes(4 * room))
        self.path = array("i", bytes(4 * (cells + 2)))
        self.proven, self.whole = array("b", bytes(room)), array("b", bytes(room))
        self.links = Links(field) if work else None
        self.proving, self.work = proving, work
        self.answer = 0
        self.refuted: list[int] = []
        field.begin()
        self.expand(0, field.side, 0)
        if work:
            if field.settled:
                self.proven[0] = _WON if field.settled == field.side else _LOST
            else:
                self.prove(0, field.side)
            self.stopped = self.proven[0] > 0

    def once(self) -> None:
        """One filling: down the tree, to the end by lot, and back up."""
        field, path, first = self.field, self.path, self.first
        field.begin()
        side = field.side
        node = depth = last = 0
        path[0] = 0
        while True:
            if not first[node]:
                if self.visits[node] < self.patience:
                    break
                self.expand(node, side, last)
                if not first[node]:
                    break
            elif self.visits[node] == self.proving and node and self.proving:
                # what is filled for it is not what was filled for nodes below: no further down this time
                self.prove(node, side)
                break
            if self.proven[node]:
                break
            node = self.select(node)
            last = self.move[node]
            field.put(last, side)
            side = 3 - side
            depth += 1
            path[depth] = node
        winner = field.finish(last, side)
        if not self.proven[node]:
            self.learn(depth, winner)
        else:
            self.learn(depth, side if self.proven[node] == _WON else 3 - side)
            self.settle(depth)

    def expand(self, node: int, side: int, last: int) -> None:
        """Give a node its children: the cells where something can be gained, after the stone `last`."""
        field = self.field
        colour, free = field.colour, field.free
        if self.used + field.count >= self.room:
            return
        if node:
            field.fill()
        best = total = 0.0
        end = start = self.used
        for k in range(field.count):
            cell = free[k]
            if not colour[cell]:
                weight = field.weight(cell, side, last)
                self.move[end] = cell
                self.promise[end] = weight
                total += weight
                best = max(best, weight)
                end += 1
        self.width[node] = self.choose(start, end, best * _LEAST if node else 0.0, total)
        self.whole[node] = not node
        if self.width[node]:
            self.first[node] = start
            self.used = start + self.width[node]

    def choose(self, start: int, end: int, least: float, total: float) -> int:
        """Keep the cells that promise at least so much; how many they are."""
        at = start
        for slot in range(start, end):
            weight = self.promise[slot]
            if weight >= least:
                self.move[at] = self.move[slot]
                self.raves[at] = _VIRTUAL
                self.rave_wins[at] = _VIRTUAL // 2
                self.promise[at] = weight / total
                at += 1
        return at - start

    def select(self, node: int) -> int:
        """The child that looks best."""
        start = self.first[node]
        best, found = -1.0, start
        for slot in range(start, start + self.width[node]):
            seen = self.visits[slot]
            sure = 1.0 + _TRUST * self.raves[slot]
            score = (self.rave_wins[slot] + sure * self.wins[slot]) / (self.raves[slot] + sure * seen)
            score = score + self.promise[slot] * _FADING[seen if seen < _FADED else _FADED]
            if score > best:
                best, found = score, slot
        return found

    def learn(self, depth: int, winner: int) -> None:
        """Count a filling in all the nodes on its way, and in their children by who got their cells."""
        colour, move, raves, rave_wins = self.field.colour, self.move, self.raves, self.rave_wins
        side = self.field.side
        for i in range(depth + 1):
            node = self.path[i]
            self.visits[node] += 1
            if winner != side:
                self.wins[node] += 1
            start = self.first[node]
            if start:
                won = 1 if winner == side else 0
                for slot in range(start, start + self.width[node]):
                    got = 1 if colour[move[slot]] == side else 0
                    raves[slot] += got
                    rave_wins[slot] += got & won
            side = 3 - side

    # --- proofs ---------------------------------------------------------------------------------------------------

    def prove(self, node: int, side: int) -> None:
        """Look for links where the field stands, at a node with `side` to play: whether it is decided, and which
        of its children are not lost at once."""
        links = self.links
        assert links is not None
        links.wide = 0 if node else 1
        if node:
            self.field.fill()
        if links.find(side, self.work, 0):
            self.proven[node] = _WON
            return
        found = links.find(3 - side, self.work, 1)
        if found == _FULL:
            self.proven[node] = _LOST
        elif found:
            self.confine(node, side)

    def confine(self, node: int, side: int) -> None:
        """Let a node have those children alone that cut all the links found, and all of them."""
        field, links = self.field, self.links
        assert links is not None
        if self.used + field.count >= self.room:
            return
        start = end = self.used
        last = self.move[node]
        total = 0.0
        for k in range(field.count):
            cell = field.free[k]
            total += 0.0 if field.colour[cell] else field.weight(cell, side, last)
        for k in range(field.count):
            cell = field.free[k]
            if field.colour[cell]:
                continue
            i = links.inside[cell]
            slot = self.child(node, cell)
            if not links.must[i >> 6] >> (i & 63) & 1:
                if not node:
                    self.refuted.append(i)
            elif slot:
                self.copy(slot, end)
                end += 1
            else:
                self.move[end] = cell
                self.raves[end] = _VIRTUAL
                self.rave_wins[end] = _VIRTUAL // 2
                self.promise[end] = field.weight(cell, side, last) / total
                end += 1
        self.whole[node] = 1
        self.width[node] = end - start
        if end > start:
            self.first[node], self.used = start, end
        else:
            self.proven[node] = _LOST

    def child(self, node: int, cell: int) -> int:
        """The child of a node that puts a stone on a cell, or 0."""
        for slot in range(self.first[node], self.first[node] + self.width[node]):
            if self.move[slot] == cell:
                return slot
        return 0

    def copy(self, slot: int, to: int) -> None:
        """Put a node into another slot."""
        self.move[to], self.visits[to], self.wins[to] = self.move[slot], self.visits[slot], self.wins[slot]
        self.raves[to], self.rave_wins[to] = self.raves[slot], self.rave_wins[slot]
        self.first[to], self.width[to], self.promise[to] = self.first[slot], self.width[slot], self.promise[slot]
        self.proven[to], self.whole[to] = self.proven[slot], self.whole[slot]

    def settle(self, depth: int) -> None:
        """Tell the nodes above that the one at this depth of the path is decided."""
        while depth:
            node, above = self.path[depth], self.path[depth - 1]
            if self.proven[node] == _LOST:
                self.proven[above] = _WON
                if not above:
                    self.answer = node
            elif self.width[above] > 1:
                self.drop(above, node)
                return
            elif self.whole[above]:
                self.proven[above] = _LOST
            else:
                return
            depth -= 1
        self.stopped = True

    def drop(self, node: int, slot: int) -> None:
        """Take a child that is lost for its side from a node; another takes its slot."""
        if not node:
            self.refuted.append(self.field.outer[self.move[slot]])
        self.width[node] -= 1
        last = self.first[node] + self.width[node]
        if slot != last:
            self.copy(last, slot)

    # --- what was found -------------------------------------------------------------------------------------------

    def children(self, node: int) -> list[tuple[int, int, int, float]]:
        """The children of a node: the slot, the cell in the order of texts, its fillings, what it is worth."""
        found = []
        for slot in range(self.first[node], self.first[node] + self.width[node]):
            seen, sure = self.visits[slot], 1.0 + _TRUST * self.raves[slot]
            worth = (self.rave_wins[slot] + sure * self.wins[slot]) / (self.raves[slot] + sure * seen)
            found.append((slot, self.field.outer[self.move[slot]], seen, worth))
        return found
