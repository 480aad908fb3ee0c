"""What is hidden of an evaluation, where the settings want it: each part is seen once somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

WHOLE = "whole"
"""What is found of a whole game: its curve, its statistics."""


def open_always() -> bool:
    """Nothing is hidden."""
    return False


class HiddenEvaluation:
    """Knows what was asked for; `hidden` tells whether the rest is hidden now."""

    def __init__(self, hidden: Callable[[], bool] = open_always) -> None:
        self._hidden = hidden
        self._seen: set[Hashable] = set()

    def hides(self, what: Hashable) -> bool:
        """Whether this is not to be seen yet."""
        return self._hidden() and what not in self._seen

    def show(self, what: Hashable) -> None:
        """Somebody asks for it."""
        self._seen.add(what)
