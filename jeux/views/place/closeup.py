"""How a board is seen in its room: the whole of it, or from near, where a part of it fills the room and moves."""

from __future__ import annotations

from math import ceil

import pygame

from jeux.views.style.animation import Pixel
from jeux.views.style.frame import Frame, Plan

NEARER = 1.5
"""How much larger each step nearer shows the board."""
STEPS = 2
LARGEST = 4096
"""Pixels: a board seen from near is no larger than this after the first step, since the whole of it is drawn."""
CROWDED = 32
"""Pixels: smaller men, when the whole board is seen, are hard to tell apart and to touch."""
RULER = 24
"""Pixels along each edge of the room that a board seen from near leaves to the names of its columns and rows."""
RULER_SHARE = 1 / 45
"""The part of a large room that they take: on a fine screen the names grow as all texts do."""
EDGE = 38
"""Pixels along the edge of the room where the pointer moves the board."""
REST = 0.15
"""Seconds that it rests there before the board moves: a pointer that only passes by moves nothing."""
SPEED = 420
"""Pixels a second that the board moves."""


class Closeup:
    """A board in a room of the window: the whole of it until a hand brings it nearer. `frame` is where the whole of it
    lies or would lie."""

    def __init__(self, plan: Plan, room: pygame.Rect) -> None:
        self.plan = plan
        self.outer = room
        self.frame = Frame.fit(plan, room)
        self._rested = 0.0
        least = self.frame.unit
        side = max(self.frame.rect.size)
        nearer = [least * NEARER**step for step in range(1, STEPS + 1) if step == 1 or side * NEARER**step <= LARGEST]
        self._units = [least, *nearer]

    def in_room(self, plan: Plan, room: pygame.Rect) -> Closeup:
        """The same board in another room, as near as it was, with the same spot in the middle."""
        other = Closeup(plan, room)
        if not self.whole:
            middle = self.frame.spot(self.area.center)
            other._show(other._units[min(self._nearness(), len(other._units) - 1)], middle, room.center)
        return other

    def _nearness(self) -> int:
        return min(range(len(self._units)), key=lambda i: abs(self._units[i] - self.frame.unit))

    @property
    def whole(self) -> bool:
        """Whether nothing of the board lies outside of the room."""
        return self.outer.contains(self.frame.rect)

    @property
    def nearest(self) -> bool:
        """Whether it comes no nearer."""
        return self._nearness() == len(self._units) - 1

    @property
    def room(self) -> pygame.Rect:
        """Where the board may be seen."""
        return self.outer if self.whole else self.outer.inflate(-2 * self.ruler, -2 * self.ruler)

    @property
    def ruler(self) -> int:
        """How wide the strips for the names are."""
        return max(RULER, round(min(self.outer.size) * RULER_SHARE))

    @property
    def area(self) -> pygame.Rect:
        """The part of the window where the board is seen."""
        return self.frame.rect.clip(self.room)

    def hides(self, pixel: Pixel) -> bool:
        """Whether what lies at this pixel is outside of what is seen."""
        return not (self.whole or self.room.collidepoint(pixel))

    @property
    def clip(self) -> pygame.Rect | None:
        """What the board must not be drawn beyond; None where it is seen whole."""
        return None if self.whole else self.area

    def crowded(self, man_size: float) -> bool:
        """Whether men of this diameter, in board units, are small when the whole board is seen."""
        return man_size * self._units[0] < CROWDED

    def zoom(self, steps: int, pixel: Pixel) -> bool:
        """So many steps nearer or further away, what lies under a pixel staying there; whether anything changed."""
        now = self._nearness()
        after = min(max(now + steps, 0), len(self._units) - 1)
        if after != now:
            self._show(self._units[after], self.frame.spot(pixel), pixel)
        return after != now

    def centre(self, pixel: Pixel) -> bool:
        """Bring what lies at a pixel into the middle, as far as the edges allow; whether the board moved."""
        x, y = self.room.center
        return not self.whole and self._shift(round(x - pixel[0]), round(y - pixel[1]))

    def pan(self, pixel: Pixel | None, dt: float) -> bool:
        """The pointer rests here: near an edge of the room the board comes in from there. Whether it moved."""
        room, step = self.outer, round(SPEED * dt)
        across = down = 0
        if pixel and not self.whole and room.collidepoint(pixel):
            across = (pixel[0] < room.left + EDGE) - (pixel[0] > room.right - EDGE)
            down = (pixel[1] < room.top + EDGE) - (pixel[1] > room.bottom - EDGE)
        self._rested = self._rested + dt if across or down else 0.0
        return self._rested > REST and self.drag(across * step, down * step)

    def drag(self, across: int, down: int) -> bool:
        """A hand moves the board by so many pixels; whether it could be moved."""
        return not self.whole and self._shift(across, down)

    def pinned(self, pixel: Pixel, end: Pixel | None) -> Pixel | None:
        """Where the name of a column or of a row stands, which is at `pixel` of the board and runs to `end`: from near
        it keeps to the edge of the room, where its line comes in. None where that is out of sight."""
        strip = self.outer.inflate(-self.ruler, -self.ruler)
        if self.whole or strip.collidepoint(pixel):
            return pixel
        line = strip.clipline(pixel, end) if end and self.room.clipline(pixel, end) else ()
        return (float(line[0][0]), float(line[0][1])) if line else None

    def edges_beyond(self) -> tuple[pygame.Rect, ...]:
        """The strips along the edges of the room beyond which there is more of the board."""
        area, rect, wide = self.area, self.frame.rect, self.ruler // 2
        if self.whole:
            return ()
        strips = (
            (rect.left < area.left, (area.left, area.top, wide, area.height)),
            (rect.right > area.right, (area.right - wide, area.top, wide, area.height)),
            (rect.top < area.top, (area.left, area.top, area.width, wide)),
            (rect.bottom > area.bottom, (area.left, area.bottom - wide, area.width, wide)),
        )
        return tuple(pygame.Rect(strip) for more, strip in strips if more)

    def reveal(self, pixel: Pixel) -> bool:
        """Bring what lies at a pixel into the room, clear of its edges; whether the board had to move."""
        room = self.room.inflate(-2 * EDGE, -2 * EDGE)
        across = max(room.left - pixel[0], 0) + min(room.right - pixel[0], 0)
        down = max(room.top - pixel[1], 0) + min(room.bottom - pixel[1], 0)
        return not self.whole and self._shift(round(across), round(down))

    def _show(self, unit: float, spot: tuple[float, float], pixel: Pixel) -> None:
        """The board at a size, a spot of it under a pixel as far as the edges allow."""
        self._rested = 0.0
        if unit <= Frame.fit(self.plan, self.outer).unit:
            self.frame = Frame.fit(self.plan, self.outer)
            return
        factor = unit / self.plan.unit
        large = pygame.Rect(0, 0, ceil(self.plan.size[0] * factor), ceil(self.plan.size[1] * factor))
        self.frame = Frame.fit(self.plan, large)
        now = self.frame.pixel(spot)
        self._shift(round(pixel[0] - now[0]), round(pixel[1] - now[1]))

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
