"""The failures so far, and the ways to continue that the crash page offers: each leads to something that has not
failed."""

from __future__ import annotations

from collections import Counter

SHELF = "shelf"
"""The name of the start screen: no other screen lies behind it."""


class Faults:
    """Counts the failures since the start of the program by the screen where they happened."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self.ways: tuple[str, ...] = ("shelf", "quit")
        """The ways to continue after the last failure, best first: ``shelf``, ``aside`` (set the match aside),
        ``plain`` (reset the display), ``quit``."""

    def add(self, place: str, match: str, plain: bool) -> None:
        """Record a failure: the name of the screen, the id of the match played there or empty, and whether the display
        settings are the defaults."""
        self._counts[place] += 1
        again = place == SHELF or self._counts[place] > 1
        if again and match:
            self.ways = ("aside", "shelf", "quit")
        elif again and not plain:
            self.ways = ("plain", "quit") if place == SHELF else ("shelf", "plain", "quit")
        else:
            self.ways = ("shelf", "quit")
