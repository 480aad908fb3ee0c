# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The tree of Hex, grown by playouts: Monte-Carlo tree search with rapid action value estimates (RAVE; Gelly and
Silver, 2007; Arneson, Hayward and Henderson, *Monte Carlo Tree Search in Hex*, 2010).

Every playout also counts, for every node that it passed, the cells of its children by the side that got them. Nodes are
slots of flat arrays, the children of a node one run of slots.

Where proofs are asked for, a node that was visited often is looked at for links (`hex_links`): it may be won or lost
already, or lost but for the cells where the adversary's links can be cut. A proof is propagated to the nodes above. In
such a tree the priors of nodes also come from the currents through their cells (`hex_current`).
Types are in `compiled/games/hex_tree.pxd`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import sqrt

from ..growing_tree import GrowingTree
from .hex import HexBoard
from .hex_current import Current
from .hex_links import FULL, Links

_SLOTS = 2_000_000
"""Nodes at most; the tree is not grown any further, only its counts are."""
_EXPAND_AFTER, _EXPAND_LATER = 5, 30
"""Playouts of a node before it is expanded; more where many are to come, so that the slots suffice."""
_CHECK_EVERY = 256
"""Playouts between two looks at the clock."""
_OWN_WEIGHT = 0.001
"""How soon the playouts of a node itself count more than its RAVE statistics."""
_PRIOR_WEIGHT, _PRIOR_LIMIT = 0.7, 4095
_PRIOR_WEIGHTS = array("d", [_PRIOR_WEIGHT / sqrt(1 + visits) for visits in range(_PRIOR_LIMIT + 1)])
"""How much the prior of a cell counts after so many playouts."""
_VIRTUAL_PLAYOUTS = 4
"""Every cell begins with so many RAVE playouts, half of them won."""
_LEAST = 0.003
"""Cells whose prior is less than this part of the best one are not searched, except at the root."""
_MEASURE_AFTER = 200
"""Playouts of a node before its currents are measured: that takes as long as some thirty of them."""
_MEASURED_TRUST, POWER = 3.0, 0.8
"""How many times as much priors count in a tree that measures currents, and the power of those without, in them."""
_POWER = POWER
_PATIENCE = 4
"""How many times as often a node is visited before it is looked at for links, where the root shows none from edge to
edge: every look takes as long as hundreds of playouts."""
WON, LOST = 1, 2
"""What a node may be for the side to play there, as far as it is proven."""
_WON, _LOST, _FULL = WON, LOST, FULL


class HexTree(GrowingTree):
    """The search from where a board stands. `limit` bounds its playouts (0: no bound), `spent` is asked now and then
    with their number and says whether the search must end. Nodes are looked at for links when they were visited
    `prove_after` times (0: never), each with so much `work`; the root at once."""

    def __init__(
        self, board: HexBoard, limit: int, spent: Callable[[int], bool], prove_after: int = 0, work: int = 0
    ) -> None:
        super().__init__(limit, spent, _CHECK_EVERY)
        self.board = board
        cells = board.free_count
        self.expand_after = _EXPAND_AFTER if limit and limit * cells < 3 * _EXPAND_AFTER * _SLOTS else _EXPAND_LATER
        room = _SLOTS if not limit else min(_SLOTS, (limit // self.expand_after + 3) * cells)
        self.room = room
        self.used = 1
        self.move, self.visits, self.wins = (array("i", bytes(4 * room)) for _ in range(3))
        self.raves, self.rave_wins, self.first = (array("i", bytes(4 * room)) for _ in range(3))
        self.width = array("h", bytes(2 * room))
        self.prior = array("f", bytes(4 * room))
        self.path = array("i", bytes(4 * (cells + 2)))
        self.proven, self.complete = array("b", bytes(room)), array("b", bytes(room))
        self.links = Links(board) if work else None
        self.prove_after, self.work = prove_after, work
        self.current = Current(board) if work else None
        self.trust = _MEASURED_TRUST if work else 1.0
        self.winning_child = 0
        self.refuted: list[int] = []
        board.reset()
        self.expand(0, board.side, 0)
        if work:
            if board.decided:
                self.proven[0] = _WON if board.decided == board.side else _LOST
            else:
                self.prove(0, board.side)
            self.stopped = self.proven[0] > 0
            if not self.stopped:
                self.measure(0, board.side)
            if self.links and not self.links.outcome:
                self.prove_after *= _PATIENCE

    def visit(self) -> None:
        """One playout: down the tree, to the end at random, and back up."""
        board, path, first = self.board, self.path, self.first
        board.reset()
        side = board.side
        node = depth = last = 0
        path[0] = 0
        while True:
            if not first[node]:
                if self.visits[node] < self.expand_after:
                    break
                self.expand(node, side, last)
                if not first[node]:
                    break
            elif self.visits[node] == _MEASURE_AFTER and node and self.prove_after:
                self.measure(node, side)
            elif self.visits[node] == self.prove_after and node and self.prove_after:
                # its fill-in differs from that of the nodes below, so this visit stops here
                self.prove(node, side)
                break
            if self.proven[node]:
                break
            node = self.select(node)
            last = self.move[node]
            board.put(last, side)
            side = 3 - side
            depth += 1
            path[depth] = node
        winner = board.playout(last, side)
        if not self.proven[node]:
            self.back_up(depth, winner)
        else:
            self.back_up(depth, side if self.proven[node] == _WON else 3 - side)
            self.propagate_proof(depth)

    def expand(self, node: int, side: int, last: int) -> None:
        """Give a node its children: the cells where something can be gained, after the stone `last`."""
        board = self.board
        colour, free = board.colour, board.free
        if self.used + board.free_count >= self.room:
            return
        if node:
            board.fill_in()
        best = total = 0.0
        end = start = self.used
        for k in range(board.free_count):
            cell = free[k]
            if not colour[cell]:
                weight = board.prior(cell, side, last)
                self.move[end] = cell
                self.prior[end] = weight
                total += weight
                best = max(best, weight)
                end += 1
        self.width[node] = self.keep_promising(start, end, best * _LEAST if node else 0.0, total)
        self.complete[node] = not node
        if self.width[node]:
            self.first[node] = start
            self.used = start + self.width[node]

    def measure(self, node: int, side: int) -> None:
        """Give the children of a node the priors that the currents tell, where the board stands."""
        current, start = self.current, self.first[node]
        assert current is not None
        current.measure(1)
        current.measure(2)
        total = 0.0
        for slot in range(start, start + self.width[node]):
            weight = pow(self.prior[slot], _POWER) * current.factor(self.move[slot], side)
            self.prior[slot] = weight
            total += weight
        for slot in range(start, start + self.width[node]):
            self.prior[slot] *= self.trust / total

    def keep_promising(self, start: int, end: int, least: float, total: float) -> int:
        """Keep the cells whose prior is at least so much; how many they are."""
        at = start
        for slot in range(start, end):
            weight = self.prior[slot]
            if weight >= least:
                self.move[at] = self.move[slot]
                self.raves[at] = _VIRTUAL_PLAYOUTS
                self.rave_wins[at] = _VIRTUAL_PLAYOUTS // 2
                self.prior[at] = self.trust * weight / total
                at += 1
        return at - start

    def select(self, node: int) -> int:
        """The child that looks best."""
        start = self.first[node]
        best, best_slot = -1.0, start
        for slot in range(start, start + self.width[node]):
            visits = self.visits[slot]
            sure = 1.0 + _OWN_WEIGHT * self.raves[slot]
            score = (self.rave_wins[slot] + sure * self.wins[slot]) / (self.raves[slot] + sure * visits)
            score = score + self.prior[slot] * _PRIOR_WEIGHTS[visits if visits < _PRIOR_LIMIT else _PRIOR_LIMIT]
            if score > best:
                best, best_slot = score, slot
        return best_slot

    def back_up(self, depth: int, winner: int) -> None:
        """Count a playout in all the nodes of its path, and in their children by the side that got their cells."""
        colour, move, raves, rave_wins = self.board.colour, self.move, self.raves, self.rave_wins
        side = self.board.side
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
        """Look for links where the board stands, at a node with `side` to play: whether it is decided, and which
        of its children are not lost at once."""
        links = self.links
        assert links is not None
        links.wide = 0 if node else 1
        if node:
            self.board.fill_in()
        if links.find(side, self.work, 0):
            self.proven[node] = _WON
            return
        outcome = links.find(3 - side, self.work, 1)
        if outcome == _FULL:
            self.proven[node] = _LOST
        elif outcome:
            self.restrict_children(node, side)

    def restrict_children(self, node: int, side: int) -> None:
        """Let a node have those children alone that cut all the links found, and all of them."""
        board, links = self.board, self.links
        assert links is not None
        if self.used + board.free_count >= self.room:
            return
        start = end = self.used
        last = self.move[node]
        total = 0.0
        for k in range(board.free_count):
            cell = board.free[k]
            total += 0.0 if board.colour[cell] else board.prior(cell, side, last)
        for k in range(board.free_count):
            cell = board.free[k]
            if board.colour[cell]:
                continue
            i = links.inside[cell]
            slot = self.child(node, cell)
            if not links.must_play[i >> 6] >> (i & 63) & 1:
                if not node:
                    self.refuted.append(i)
            elif slot:
                self.copy_node(slot, end)
                end += 1
            else:
                self.move[end] = cell
                self.raves[end] = _VIRTUAL_PLAYOUTS
                self.rave_wins[end] = _VIRTUAL_PLAYOUTS // 2
                self.prior[end] = self.trust * board.prior(cell, side, last) / total
                end += 1
        self.complete[node] = 1
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

    def copy_node(self, slot: int, to: int) -> None:
        """Put a node into another slot."""
        self.move[to], self.visits[to], self.wins[to] = self.move[slot], self.visits[slot], self.wins[slot]
        self.raves[to], self.rave_wins[to] = self.raves[slot], self.rave_wins[slot]
        self.first[to], self.width[to], self.prior[to] = self.first[slot], self.width[slot], self.prior[slot]
        self.proven[to], self.complete[to] = self.proven[slot], self.complete[slot]

    def propagate_proof(self, depth: int) -> None:
        """Propagate to the nodes above that the one at this depth of the path is decided."""
        while depth:
            node, above = self.path[depth], self.path[depth - 1]
            if self.proven[node] == _LOST:
                self.proven[above] = _WON
                if not above:
                    self.winning_child = node
            elif self.width[above] > 1:
                self.remove_child(above, node)
                return
            elif self.complete[above]:
                self.proven[above] = _LOST
            else:
                return
            depth -= 1
        self.stopped = True

    def remove_child(self, node: int, slot: int) -> None:
        """Take a child that is lost for its side from a node; another takes its slot."""
        if not node:
            self.refuted.append(self.board.outer[self.move[slot]])
        self.width[node] -= 1
        last = self.first[node] + self.width[node]
        if slot != last:
            self.copy_node(last, slot)

    # --- results --------------------------------------------------------------------------------------------------

    def children(self, node: int) -> list[tuple[int, int, int, float]]:
        """The children of a node: the slot, the cell in the order of texts, its playouts, what it is worth."""
        rows = []
        for slot in range(self.first[node], self.first[node] + self.width[node]):
            visits, sure = self.visits[slot], 1.0 + _OWN_WEIGHT * self.raves[slot]
            worth = (self.rave_wins[slot] + sure * self.wins[slot]) / (self.raves[slot] + sure * visits)
            rows.append((slot, self.board.outer[self.move[slot]], visits, worth))
        return rows
