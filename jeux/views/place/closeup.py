"""The zoom of a board in its room: shown whole, or enlarged and scrolled."""

from __future__ import annotations

from math import ceil

import pygame

from jeux.views.style.animation import Pixel
from jeux.views.style.frame import Frame, Plan

NEARER = 1.5
"""The factor of each zoom step."""
STEPS = 2
LARGEST = 4096
"""Pixels: the greatest size of the board beyond the first zoom step, since the whole board is drawn."""
CROWDED = 32
"""Pixels: men smaller than this, with the whole board in view, are hard to tell apart and to touch."""
RULER = 24
"""Pixels along each edge of the room for the labels of columns and rows, when zoomed in."""
RULER_SHARE = 1 / 45
"""The same as a part of a large room, so that labels grow on a high-resolution screen as all text does."""
EDGE = 38
"""Pixels along the edge of the room where the pointer scrolls the board."""
REST = 0.15
"""Seconds that the pointer rests there before the board scrolls, so that passing by does not scroll."""
SPEED = 420
"""Scroll speed, pixels a second."""


class Closeup:
    """The zoom of a board in a room of the window, at first whole. `frame` is where the whole board lies, even beyond
    the room."""

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
        """The same board in another room, with the same zoom and centre."""
        other = Closeup(plan, room)
        if not self.whole:
            middle = self.frame.spot(self.area.center)
            other._show(other._units[min(self._nearness(), len(other._units) - 1)], middle, room.center)
        return other

    def _nearness(self) -> int:
        return min(range(len(self._units)), key=lambda i: abs(self._units[i] - self.frame.unit))

    @property
    def whole(self) -> bool:
        """Whether the whole board is in the room."""
        return self.outer.contains(self.frame.rect)

    @property
    def nearest(self) -> bool:
        """Whether the zoom is at its maximum."""
        return self._nearness() == len(self._units) - 1

    @property
    def room(self) -> pygame.Rect:
        """The part of the room for the board, without the strips for labels."""
        return self.outer if self.whole else self.outer.inflate(-2 * self.ruler, -2 * self.ruler)

    @property
    def ruler(self) -> int:
        """The width of the strips for labels."""
        return max(RULER, round(min(self.outer.size) * RULER_SHARE))

    @property
    def area(self) -> pygame.Rect:
        """The part of the window where the board is seen."""
        return self.frame.rect.clip(self.room)

    def hides(self, pixel: Pixel) -> bool:
        """Whether a pixel is outside the visible part."""
        return not (self.whole or self.room.collidepoint(pixel))

    @property
    def clip(self) -> pygame.Rect | None:
        """The clip for drawing the board; None when it is whole."""
        return None if self.whole else self.area

    def crowded(self, man_size: float) -> bool:
        """Whether men of this diameter, in board units, are too small when the whole board is in view."""
        return man_size * self._units[0] < CROWDED

    def zoom(self, steps: int, pixel: Pixel) -> bool:
        """Zoom in or out by `steps`, keeping the spot under a pixel; True if anything changed."""
        now = self._nearness()
        after = min(max(now + steps, 0), len(self._units) - 1)
        if after != now:
            self._show(self._units[after], self.frame.spot(pixel), pixel)
        return after != now

    def centre(self, pixel: Pixel) -> bool:
        """Scroll a pixel to the centre, as far as the edges allow; True if the board moved."""
        x, y = self.room.center
        return not self.whole and self._shift(round(x - pixel[0]), round(y - pixel[1]))

    def pan(self, pixel: Pixel | None, dt: float) -> bool:
        """Scroll while the pointer rests near an edge of the room; True if the board moved."""
        room, step = self.outer, round(SPEED * dt)
        across = down = 0
        if pixel and not self.whole and room.collidepoint(pixel):
            across = (pixel[0] < room.left + EDGE) - (pixel[0] > room.right - EDGE)
            down = (pixel[1] < room.top + EDGE) - (pixel[1] > room.bottom - EDGE)
        self._rested = self._rested + dt if across or down else 0.0
        return self._rested > REST and self.drag(across * step, down * step)

    def drag(self, across: int, down: int) -> bool:
        """Scroll by these pixels, as a drag does; True if the board moved."""
        return not self.whole and self._shift(across, down)

    def pinned(self, pixel: Pixel, end: Pixel | None) -> Pixel | None:
        """Where to draw a label whose own place is `pixel` and whose column or row runs to `end`. When zoomed in, it
        sticks to the edge of the room; None if its column or row is out of view."""
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
        """Scroll so that a pixel is in view, clear of the edges; True if the board had to move."""
        room = self.room.inflate(-2 * EDGE, -2 * EDGE)
        across = max(room.left - pixel[0], 0) + min(room.right - pixel[0], 0)
        down = max(room.top - pixel[1], 0) + min(room.bottom - pixel[1], 0)
        return not self.whole and self._shift(round(across), round(down))

    def _show(self, unit: float, spot: tuple[float, float], pixel: Pixel) -> None:
        """Show the board at a scale, with a spot under a pixel as far as the edges allow."""
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
        """Move the board, but keep it covering the room; True if it moved."""
        rect = self.frame.rect.move(across, down)
        for axis in (0, 1):
            low, far = self.room.topleft[axis], self.room.bottomright[axis] - rect.size[axis]
            at = min(low, max(far, rect.topleft[axis])) if far <= low else (low + far) // 2
            rect.update((at, rect.y) if axis == 0 else (rect.x, at), rect.size)
        x, y = rect.x - self.frame.rect.x, rect.y - self.frame.rect.y
        origin = (self.frame.origin[0] + x, self.frame.origin[1] + y)
        self.frame = Frame(rect, origin, self.frame.unit)
        return (x, y) != (0, 0)
