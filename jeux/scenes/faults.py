"""What failed so far, and the ways on that the plain page offers: each leads to something that did not fail."""

from __future__ import annotations

from collections import Counter

SHELF = "shelf"
"""Where everything begins: there is no other screen to go back to."""


class Faults:
    """Counts the faults of a sitting by the screen on which they came."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self.ways: tuple[str, ...] = ()
        """After the last one: ``shelf``, ``aside`` (the match stays on the shelf's pile), ``plain`` (the display as at
        first), ``quit``; the best way first."""

    def add(self, place: str, match: str, plain: bool) -> None:
        """A screen failed: its name, the match that is played there if any, whether the display is as at first."""
        self._counts[place] += 1
        again = place == SHELF or self._counts[place] > 1
        if again and match:
            self.ways = ("aside", "shelf", "quit")
        elif again and not plain:
            self.ways = ("plain", "quit") if place == SHELF else ("shelf", "plain", "quit")
        else:
            self.ways = ("shelf", "quit")
