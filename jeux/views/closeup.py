"""A board seen from near: where its places would be too close together, a part of it fills the room and moves."""

from __future__ import annotations

from math import ceil

import pygame

from jeux.views.animation import Pixel
from jeux.views.frame import Frame, Plan

NEARER = 1.5
"""How much larger each step nearer shows the board."""
STEPS = 3
EDGE = 30
"""Pixels along the edge of the room where the pointer moves the board."""
SPEED = 420
"""Pixels a second that it moves."""


class Closeup:
    """Shows a board in a room of the window, its places at least `apart` pixels from each other to begin with: `frame`
    is where the whole of it would lie. Without `apart` it is always seen whole."""

    def __init__(self, plan: Plan, room: pygame.Rect, apart: int) -> None:
        self.plan = plan
        self.room = room
        self.frame = Frame.fit(plan, room)
        least = self.frame.unit
        nearest = max(least, apart)
        self._units = [nearest * NEARER**step for step in range(STEPS)] if apart else []
        if least < apart:
            self._units.insert(0, least)
        if nearest > least:
            self._show(nearest, self.frame.spot(room.center), room.center)

    @property
    def whole(self) -> bool:
        """Whether nothing of the board lies outside of the room."""
        return self.room.contains(self.frame.rect)

    def hides(self, pixel: Pixel) -> bool:
        """Whether what lies at this pixel is outside of what is seen."""
        return not (self.whole or self.room.collidepoint(pixel))

    @property
    def clip(self) -> pygame.Rect | None:
        """What the board must not be drawn beyond; None where it is seen whole."""
        return None if self.whole else self.room

    @property
    def area(self) -> pygame.Rect:
        """The part of the window where the board is seen."""
        return self.frame.rect.clip(self.room)

    def zoom(self, steps: int, pixel: Pixel) -> bool:
        """So many steps nearer or further away, what lies under a pixel staying there; whether anything changed."""
        if not self._units:
            return False
        now = min(range(len(self._units)), key=lambda i: abs(self._units[i] - self.frame.unit))
        after = min(max(now + steps, 0), len(self._units) - 1)
        if after != now:
            self._show(self._units[after], self.frame.spot(pixel), pixel)
        return after != now

    def push(self, pixel: Pixel, dt: float) -> bool:
        """The pointer rests here: near an edge of the room the board comes in from there. Whether it moved."""
        room, way = self.room, round(SPEED * dt)
        if self.whole or not room.collidepoint(pixel):
            return False
        across = (pixel[0] < room.left + EDGE) - (pixel[0] > room.right - EDGE)
        down = (pixel[1] < room.top + EDGE) - (pixel[1] > room.bottom - EDGE)
        return self._shift(across * way, down * way)

    def reveal(self, pixel: Pixel) -> bool:
        """Bring what lies at a pixel into the room, clear of its edges; whether the board had to move."""
        room = self.room.inflate(-2 * EDGE, -2 * EDGE)
        across = max(room.left - pixel[0], 0) + min(room.right - pixel[0], 0)
        down = max(room.top - pixel[1], 0) + min(room.bottom - pixel[1], 0)
        return not self.whole and self._shift(round(across), round(down))

    def _show(self, unit: float, spot: tuple[float, float], pixel: Pixel) -> None:
        """The board at a size, a spot of it under a pixel as far as the edges allow."""
        factor = unit / self.plan.unit
        large = pygame.Rect(0, 0, ceil(self.plan.size[0] * factor), ceil(self.plan.size[1] * factor))
        self.frame = Frame.fit(self.plan, large)
        there = self.frame.pixel(spot)
        self._shift(round(pixel[0] - there[0]), round(pixel[1] - there[1]))

    def _shift(self, across: int, down: int) -> bool:
        """Move the board, but never away from an edge of the room that it reaches over; whether it moved."""
        rect = self.frame.rect.move(across, down)
        for axis in (0, 1):
            low, far = self.room.topleft[axis], self.room.bottomright[axis] - rect.size[axis]
            at = min(low, max(far, rect.topleft[axis])) if far <= low else (low + far) // 2
            rect.update((at, rect.y) if axis == 0 else (rect.x, at), rect.size)
        x, y = rect.x - self.frame.rect.x, rect.y - self.frame.rect.y
        origin = (self.frame.origin[0] + x, self.frame.origin[1] + y)
        self.frame = Frame(rect, origin, self.frame.unit)
        return (x, y) != (0, 0)
