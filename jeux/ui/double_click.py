"""When two presses of a button are one double click."""

from __future__ import annotations

DOUBLE_CLICK = 0.5
"""Seconds between two presses that make a double click, as in SDL."""
DOUBLE_CLICK_RADIUS = 32
"""Pixels between them, as in SDL."""

Press = tuple[float, tuple[int, int]]
"""When and where a button went down."""


def doubles(first: Press, second: Press) -> bool:
    """Whether the second press makes a double click of the first."""
    (before, here), (after, there) = first, second
    near = max(abs(here[0] - there[0]), abs(here[1] - there[1])) <= DOUBLE_CLICK_RADIUS
    return near and after - before <= DOUBLE_CLICK
