"""Double-click detection."""

from __future__ import annotations

DOUBLE_CLICK = 0.5
"""Seconds between the two presses of a double click, at most; SDL's value."""
DOUBLE_CLICK_RADIUS = 32
"""Pixels between the two presses, at most; SDL's value."""

Press = tuple[float, tuple[int, int]]
"""The time and position of a press."""


def doubles(first: Press, second: Press) -> bool:
    """Whether the second press makes a double click of the first."""
    (before, here), (after, there) = first, second
    near = max(abs(here[0] - there[0]), abs(here[1] - there[1])) <= DOUBLE_CLICK_RADIUS
    return near and after - before <= DOUBLE_CLICK
