"""Placement of tooltips: where possible, they cover no other control."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def tip_place(
    size: tuple[int, int], button: pygame.Rect, others: Sequence[pygame.Rect], window: pygame.Rect
) -> pygame.Rect:
    """Where a tooltip of this size goes: below or above its button, else above another control, or on any side of them
    all; the nearest of these that covers nothing. If there is none, the one that covers least of the other controls,
    and never its own button. It keeps off the edges of the window."""
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
    room = window.inflate(-2 * gap, -2 * gap)
    inside = [place.clamp(room) for place in places]
    free = [place for place in inside if not place.colliderect(button)] or inside
    return min(free, key=lambda place: (_covered(place, others), _apart(place, button)))


def _beside(tip: pygame.Rect, **edges: int) -> pygame.Rect:
    placed = tip.copy()
    for edge, value in edges.items():
        setattr(placed, edge, value)
    return placed


def _covered(place: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How many pixels of other controls a place covers."""
    return sum(place.clip(other).width * place.clip(other).height for other in others)


def _apart(place: pygame.Rect, button: pygame.Rect) -> int:
    """The distance of a place from its button; a place beside it costs more, because the board is there."""
    across = max(place.left - button.right, button.left - place.right, 0)
    aside = 2 * button.height if across else 0
    return aside + across + max(place.top - button.bottom, button.top - place.bottom, 0)
