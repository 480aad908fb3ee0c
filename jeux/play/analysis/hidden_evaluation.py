"""The parts of an evaluation that the settings hide: each part is shown once somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

WHOLE = "whole"
"""The key of the results for a whole game: its curve, its statistics."""


def open_always() -> bool:
    """Nothing is hidden."""
    return False


class HiddenEvaluation:
    """Remembers what was asked for; `hidden` returns whether the rest is hidden now."""

    def __init__(self, hidden: Callable[[], bool] = open_always) -> None:
        self._hidden = hidden
        self._seen: set[Hashable] = set()

    def hides(self, what: Hashable) -> bool:
        """Whether this part is still hidden."""
        return self._hidden() and what not in self._seen

    def show(self, what: Hashable) -> None:
        """Show this part from now on."""
        self._seen.add(what)
