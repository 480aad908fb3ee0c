"""How a board is seen in its room: the whole of it, or from near, where a part of it fills the room and moves."""

from __future__ import annotations

from math import ceil

import pygame

from jeux.views.animation import Pixel
from jeux.views.frame import Frame, Plan

NEARER = 1.5
"""How much larger each step nearer shows the board."""
STEPS = 3
RULER = 24
"""Pixels along each edge of the room that a board seen from near leaves to the names of its columns and rows."""
EDGE = 38
"""Pixels along the edge of the room where the pointer moves the board."""
REST = 0.15
"""Seconds that it rests there before the board moves: a pointer that only passes by moves nothing."""
SPEED = 420
"""Pixels a second that the board moves."""


class BoardSight:
    """The whole of a board in a room of the window: `frame` is where it lies. It comes no nearer and does not move."""

    explored = False
    """Whether the board has been moved, so that nobody needs to be told that it can be."""

    def __init__(self, plan: Plan, room: pygame.Rect) -> None:
        self.plan = plan
        self.outer = room
        self.frame = Frame.fit(plan, room)

    @property
    def whole(self) -> bool:
        """Whether nothing of the board lies outside of the room."""
        return True

    @property
    def room(self) -> pygame.Rect:
        """Where the board may be seen."""
        return self.outer

    @property
    def crowded(self) -> bool:
        """Whether the places are too close together when the whole board is seen."""
        return False

    def hides(self, pixel: Pixel) -> bool:
        """Whether what lies at this pixel is outside of what is seen."""
        return False

    @property
    def clip(self) -> pygame.Rect | None:
        """What the board must not be drawn beyond; None where it is seen whole."""
        return None

    @property
    def area(self) -> pygame.Rect:
        """The part of the window where the board is seen."""
        return self.frame.rect.clip(self.room)

    def zoom(self, steps: int, pixel: Pixel) -> bool:
        """So many steps nearer or further away, what lies under a pixel staying there; whether anything changed."""
        return False

    def pan(self, pixel: Pixel | None, dt: float) -> bool:
        """The pointer rests here: near an edge of the room the board comes in from there. Whether it moved."""
        return False

    def drag(self, across: int, down: int) -> bool:
        """A hand moves the board by so many pixels; whether it could be moved."""
        return False

    def pinned(self, pixel: Pixel, along: int) -> Pixel | None:
        """Where the name of a column (`along` 0) or of a row (1) stands, which is at `pixel` of the board. None where
        its column or row is out of sight."""
        return pixel

    def edges_beyond(self) -> tuple[pygame.Rect, ...]:
        """The strips along the edges of the room beyond which there is more of the board."""
        return ()

    def reveal(self, pixel: Pixel) -> bool:
        """Bring what lies at a pixel into the room, clear of its edges; whether the board had to move."""
        return False


class Closeup(BoardSight):
    """A board whose places are at least `apart` pixels from each other to begin with: `frame` is where the whole of it
    would lie. Where the room is large enough it is seen whole until a hand brings it nearer."""

    def __init__(self, plan: Plan, room: pygame.Rect, apart: int) -> None:
        super().__init__(plan, room)
        self._rested = 0.0
        least = self.frame.unit
        nearest = max(least, apart)
        self._units = [nearest * NEARER**step for step in range(STEPS)]
        if least < apart:
            self._units.insert(0, least)
        if nearest > least:
            self._show(nearest, self.frame.spot(room.center), room.center)

    @property
    def whole(self) -> bool:
        return self.outer.contains(self.frame.rect)

    @property
    def room(self) -> pygame.Rect:
        return self.outer if self.whole else self.outer.inflate(-2 * RULER, -2 * RULER)

    @property
    def crowded(self) -> bool:
        return len(self._units) > STEPS

    def hides(self, pixel: Pixel) -> bool:
        return not (self.whole or self.room.collidepoint(pixel))

    @property
    def clip(self) -> pygame.Rect | None:
        return None if self.whole else self.area

    def zoom(self, steps: int, pixel: Pixel) -> bool:
        now = min(range(len(self._units)), key=lambda i: abs(self._units[i] - self.frame.unit))
        after = min(max(now + steps, 0), len(self._units) - 1)
        if after != now:
            self.explored = True
            self._show(self._units[after], self.frame.spot(pixel), pixel)
        return after != now

    def pan(self, pixel: Pixel | None, dt: float) -> bool:
        room, step = self.outer, round(SPEED * dt)
        across = down = 0
        if pixel and not self.whole and room.collidepoint(pixel):
            across = (pixel[0] < room.left + EDGE) - (pixel[0] > room.right - EDGE)
            down = (pixel[1] < room.top + EDGE) - (pixel[1] > room.bottom - EDGE)
        self._rested = self._rested + dt if across or down else 0.0
        return self._rested > REST and self.drag(across * step, down * step)

    def drag(self, across: int, down: int) -> bool:
        moved = not self.whole and self._shift(across, down)
        self.explored |= moved
        return moved

    def pinned(self, pixel: Pixel, along: int) -> Pixel | None:
        # from near the name keeps to the edge of the room
        if self.whole:
            return pixel
        low, far = self.room.topleft[along], self.room.bottomright[along]
        if not low <= pixel[along] < far:
            return None
        low, far = self.outer.topleft[1 - along] + RULER // 2, self.outer.bottomright[1 - along] - RULER // 2
        kept = min(max(pixel[1 - along], low), far)
        return (pixel[0], kept) if along == 0 else (kept, pixel[1])

    def edges_beyond(self) -> tuple[pygame.Rect, ...]:
        area, rect, wide = self.area, self.frame.rect, RULER // 2
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
