"""Touch input mapped to mouse gestures. The system turns a tap into a click. Here a long press becomes a right click,
one finger scrolls a page, and a second finger cancels the gesture of the first."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from enum import Enum, auto

import pygame

from jeux.common.palette import colours
from jeux.scenes.configured import Configured
from jeux.scenes.screen import Screen, Scroller

SLOP = 12
"""Pixels that a finger goes without meaning to: it is less steady than a mouse."""
QUICK = 0.15
"""Seconds before the ring of a long press appears; a tap is over by then."""
RING, WIDE = 38, 6
"""Pixels: the radius of the ring, large enough to show around the finger, and its width."""
ARC_STEPS = 48
FLING = 0.25
"""Seconds that a page coasts at the speed of the finger that released it."""
SLOW = 120.0
"""Pixels a second: below this speed a released page does not coast."""
POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

Pixel = tuple[int, int]


class Touch(Enum):
    """The gesture in progress."""

    NOTHING = auto()
    PRESS = auto()
    """One finger is down and may still become a long press."""
    DRAG = auto()
    SCROLL = auto()
    OVER = auto()
    """The gesture is finished: ignore the fingers until all are up."""


class Fingers:
    """Follows all fingers. `cancel` undoes the press in progress; `top` returns the screen on top."""

    def __init__(self, app: Configured, cancel: Callable[[], object], top: Callable[[], Screen | None]) -> None:
        self._app, self._cancel, self._top = app, cancel, top
        self._down: dict[int, Pixel] = {}
        self._touch = Touch.NOTHING
        self._start: Pixel = (0, 0)
        self._last = 0
        self._held = self._speed = 0.0
        self._scroller: Scroller | None = None

    def of(self, events: Iterable[pygame.Event], dt: float) -> Iterator[pygame.Event]:
        """Yield the events of a frame for the screens, `dt` seconds after the last. Adds right clicks for long
        presses."""
        for event in events:
            self._follow(event, dt)
            if not (event.type in POINTER and event.touch and self._busy(event)):
                yield event
        self._held += dt
        if self._touch is Touch.PRESS and self._held >= self._long:
            self._touch = Touch.OVER
            self._cancel()
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                yield pygame.Event(kind, pos=self._start, button=pygame.BUTTON_RIGHT, touch=True)

    @property
    def _long(self) -> float:
        """Seconds after which a press is long."""
        return self._app.settings.hold / 1000

    def _busy(self, event: pygame.Event) -> bool:
        """Whether to drop the mouse event that the system made of a touch. A button-up is never dropped: it ends what
        its button-down began."""
        return self._touch in (Touch.SCROLL, Touch.OVER) and event.type != pygame.MOUSEBUTTONUP

    # --- fingers --------------------------------------------------------------------------------------------------

    def _follow(self, event: pygame.Event, dt: float) -> None:
        if event.type == pygame.FINGERDOWN:
            self._put_down(event)
        elif event.type == pygame.FINGERMOTION and event.finger_id in self._down:
            self._move(event, dt)
        elif event.type == pygame.FINGERUP:
            self._down.pop(event.finger_id, None)
            if not self._down:
                self._let_go()

    def _put_down(self, event: pygame.Event) -> None:
        pixel = pixel_of(event, self._app.screen.get_size())
        self._down[event.finger_id] = pixel
        if len(self._down) > 1:
            if self._touch is not Touch.OVER:
                self._cancel()
            self._touch = Touch.OVER
            return
        top = self._top()
        self._touch, self._start, self._last = Touch.PRESS, pixel, pixel[1]
        self._held = self._speed = 0.0
        self._scroller = top.scroller(pixel) if top else None

    def _move(self, event: pygame.Event, dt: float) -> None:
        x, y = self._down[event.finger_id] = pixel_of(event, self._app.screen.get_size())
        if self._touch is Touch.PRESS and math.dist((x, y), self._start) > max(SLOP, self._app.settings.drag):
            upright = abs(y - self._start[1]) > abs(x - self._start[0])
            self._touch = Touch.SCROLL if self._scroller and upright else Touch.DRAG
            if self._touch is Touch.SCROLL:
                self._cancel()
        if self._touch is Touch.SCROLL and self._scroller:
            gone, self._last = self._last - y, y
            self._scroller.drag(gone)
            self._speed = gone / dt if dt > 0 else self._speed

    def _let_go(self) -> None:
        """The last finger is up: let the page coast, unless animation is off."""
        going_on = abs(self._speed) > SLOW and self._app.settings.animation != "none"
        if self._touch is Touch.SCROLL and self._scroller and going_on:
            self._scroller.fling(round(self._speed * FLING))
        self._touch, self._scroller = Touch.NOTHING, None

    # --- the ring -------------------------------------------------------------------------------------------------

    @property
    def filled(self) -> float:
        """The progress towards a long press, from 0 to 1."""
        if self._touch is not Touch.PRESS or self._held <= QUICK:
            return 0.0
        return min(1.0, (self._held - QUICK) / max(0.01, self._long - QUICK))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ring around a resting finger; it fills up until the press is long."""
        if not self.filled:
            return
        palette, radius = colours(), max(RING, min(surface.get_size()) // 28)
        pygame.draw.circle(surface, palette.ink, self._start, radius + 2, WIDE + 4)
        pygame.draw.circle(surface, palette.ground, self._start, radius, WIDE)
        pygame.draw.polygon(surface, palette.accent, _arc(self._start, radius, radius - WIDE, self.filled))


def pixel_of(event: pygame.Event, window: tuple[int, int]) -> Pixel:
    """The pixel of a touch event in a window of this size."""
    width, height = window
    return round(event.x * width), round(event.y * height)


def _arc(centre: Pixel, outer: int, inner: int, part: float) -> list[tuple[float, float]]:
    """The corners of a part of a ring, clockwise from its top."""
    angles = [2 * math.pi * part * step / ARC_STEPS for step in range(ARC_STEPS + 1)]
    turns = [(math.sin(angle), -math.cos(angle)) for angle in angles]
    there = [(centre[0] + outer * x, centre[1] + outer * y) for x, y in turns]
    return there + [(centre[0] + inner * x, centre[1] + inner * y) for x, y in reversed(turns)]
