# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The base of trees that grow by visits: their limits.

Types are in `jeux/engine/compiled/growing_tree.pxd`.
"""

from __future__ import annotations

from collections.abc import Callable


class GrowingTree:
    """A growing tree. `limit` bounds its visits (0: no bound), `spent` is called after every `pace` of them with their
    number and says whether the search must end; `nodes` counts them."""

    def __init__(self, limit: int, spent: Callable[[int], bool], pace: int) -> None:
        self.limit = limit
        self.spent = spent
        self.pace = pace
        self.nodes = 0
        self.stopped = False

    def grow(self, count: int) -> None:
        """Add `count` visits, or stop when the search must end."""
        for _ in range(count):
            if self.limit and self.nodes >= self.limit:
                self.stopped = True
            elif self.nodes % self.pace == 0 and self.nodes:
                self.stopped = self.stopped or self.spent(self.nodes)
            if self.stopped:
                return
            self.nodes += 1
            self.visit()

    def visit(self) -> None:
        """One visit: down the tree to a leaf, and back up."""
        raise NotImplementedError
