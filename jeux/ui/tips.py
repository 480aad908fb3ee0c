"""Where the words beside a button appear: never over what one is about to press."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def tip_place(
    size: tuple[int, int], button: pygame.Rect, others: Sequence[pygame.Rect], window: pygame.Rect
) -> pygame.Rect:
    """Where words of this size go: below their button or above it, else above another control, or below, above, left
    or right of all of them, the nearest of these; where there is no such place, as little as possible over other
    controls, and never over their own button."""
    block = button.unionall(list(others))
    gap = max(4, button.height // 6)
    tip = pygame.Rect((0, 0), size)
    places = [
        _beside(tip, centerx=button.centerx, top=button.bottom + gap),
        _beside(tip, centerx=button.centerx, bottom=button.top - gap),
        *(_beside(tip, centerx=button.centerx, bottom=other.top - gap) for other in others),
        _beside(tip, centerx=button.centerx, top=block.bottom + gap),
        _beside(tip, centerx=button.centerx, bottom=block.top - gap),
        _beside(tip, right=block.left - gap, centery=button.centery),
        _beside(tip, left=block.right + gap, centery=button.centery),
    ]
    inside = [place.clamp(window) for place in places]
    free = [place for place in inside if not place.colliderect(button)] or inside
    return min(free, key=lambda place: (_covered(place, others), _apart(place, button)))


def _beside(tip: pygame.Rect, **edges: int) -> pygame.Rect:
    placed = tip.copy()
    for edge, value in edges.items():
        setattr(placed, edge, value)
    return placed


def _covered(place: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How many pixels of other controls lie below."""
    return sum(place.clip(other).width * place.clip(other).height for other in others)


def _apart(place: pygame.Rect, button: pygame.Rect) -> int:
    """How many pixels part a place from its button; beside it counts for more, as the board lies there."""
    across = max(place.left - button.right, button.left - place.right, 0)
    aside = 2 * button.height if across else 0
    return aside + across + max(place.top - button.bottom, button.top - place.bottom, 0)
