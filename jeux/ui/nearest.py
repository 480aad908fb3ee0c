"""Where an arrow key leads among things laid out in rows."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def nearest(here: pygame.Rect, others: Sequence[pygame.Rect], dx: int, dy: int) -> int | None:
    """The index of the nearest of `others` in a direction, None when nothing lies there."""
    best, least = None, float("inf")
    for index, other in enumerate(others):
        along, across = _apart(here, other, dx, dy)
        if along > 0 and along + across < least:
            best, least = index, along + across
    return best


def _apart(one: pygame.Rect, other: pygame.Rect, dx: int, dy: int) -> tuple[int, float]:
    """How far `other` lies in a direction (0: not there), and the price of being off that line."""
    if dx:
        level = min(one.bottom, other.bottom) > max(one.top, other.top)
        return ((other.centerx - one.centerx) * dx if level else 0), 0
    beyond = other.top >= one.centery if dy > 0 else other.bottom <= one.centery
    gap = max(0, other.left - one.right, one.left - other.right)
    # among the things right below, the one under the middle
    return ((other.centery - one.centery) * dy if beyond else 0), 3 * gap + abs(other.centerx - one.centerx) / 10
