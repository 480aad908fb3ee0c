"""Where an arrow key leads on a board."""

from __future__ import annotations

import math

Pixel = tuple[float, float]


def cost(here: Pixel, there: Pixel, direction: tuple[int, int]) -> float:
    """The cost of moving to a place in a direction; infinite if it lies outside that quadrant."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    along = dx * direction[0] + dy * direction[1]
    across = abs(dx * direction[1]) + abs(dy * direction[0])
    return along + 2 * across if along > 4 and across <= along * 1.05 else math.inf
