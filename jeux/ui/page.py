"""A page that scrolls, and the spots on it: what is drawn, clicked and reached by keyboard alike.

pygame_gui has no keyboard traversal (#101), and a widget for each card or choice would cost more than drawing them:
a page draws its spots itself and keeps pygame_gui for the lines that one types in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.ui.widgets import draw_focus

LEFT_BUTTON = 1
SMALLEST_THUMB = 32
"""Pixels: the bar stays easy to catch on a very long page."""
SWIFTNESS = 18.0
"""Per second: how fast the page glides to where it is asked to be."""


class Look(NamedTuple):
    """What a spot must show of the hands on it."""

    hover: bool
    pressed: bool


Paint = Callable[[pygame.Surface, pygame.Rect, Look], None]


@dataclass(eq=False)
class Spot:
    """Something on a page. `rect` is in page pixels; `name` is what the keyboard focus remembers when the page is laid
    out again, and is empty for what is only read. `slide` gets a place between 0 and 1 along the spot, `nudge` -1 or
    1, `arrive` is called when the keyboard focus comes. What stands `aside` is reached by Tab, and the arrows pass over
    it."""

    rect: pygame.Rect
    paint: Paint
    name: str = ""
    act: Callable[[], object] | None = None
    slide: Callable[[float], None] | None = None
    nudge: Callable[[int], None] | None = None
    arrive: Callable[[], None] | None = None
    aside: bool = False


class Page:
    """Spots seen through a view. `offset` is how far it is scrolled, in pixels."""

    def __init__(self, scale: Scale, glides: bool = True) -> None:
        self.scale = scale
        self.view = pygame.Rect(0, 0, 0, 0)
        self.spots: list[Spot] = []
        self.height = 0
        self.offset = 0
        self.focused = ""
        self.ring = False
        """Whether the focus is shown: only for those who use the keyboard."""
        self._glides = glides
        self._place = 0.0
        self._aim = 0.0
        self._mouse = (-1, -1)
        self._pressed: Spot | None = None
        self._held: int | None = None

    def lay(self, view: pygame.Rect, spots: Sequence[Spot], height: int) -> None:
        """Show these spots from now on, at the same place and with the same focus as far as they still exist."""
        self.view, self.spots, self.height = view, list(spots), height
        # what is held stays in hand when it is drawn anew, as the knob of a slider is
        self._pressed = self._named(self._pressed.name) if self._pressed else None
        self._go(self._aim, at_once=True)
        if self.focused and not self._named(self.focused):
            self.focused = ""

    # --- scrolling ------------------------------------------------------------------------------------------------

    @property
    def farthest(self) -> int:
        """The largest offset."""
        return max(0, self.height - self.view.height)

    @property
    def gliding(self) -> bool:
        """Whether the page is still on its way."""
        return self._place != self._aim

    def _go(self, aim: float, at_once: bool = False) -> bool:
        before = self._aim
        self._aim = float(min(max(aim, 0), self.farthest))
        if at_once or not self._glides:
            self._place = self._aim
            self.offset = round(self._place)
        return before != self._aim

    def scroll(self, pixels: int) -> bool:
        """Move down by so many pixels, or up; True when the page moves."""
        return self._go(self._aim + pixels)

    def turn(self, pages: int) -> bool:
        """Move by whole views, a little less so that one finds the line again."""
        return self.scroll(pages * max(1, self.view.height - self.scale(3)))

    def show(self, rect: pygame.Rect, margin: int = 0, at_once: bool = False) -> None:
        """Scroll as little as possible to have all of this part of the page in view, its top at least."""
        wanted = rect.inflate(0, 2 * margin)
        if wanted.bottom > self._aim + self.view.height:
            self._go(wanted.bottom - self.view.height)
        self._go(min(self._aim, wanted.top), at_once)

    def open_at(self, y: int) -> None:
        """Scroll until page pixel `y` is at the top of the view."""
        self._go(y)

    def advance(self, dt: float) -> bool:
        """Glide for `dt` seconds; True when the picture changed."""
        if not self.gliding:
            return False
        self._place += (self._aim - self._place) * (1 - exp(-SWIFTNESS * dt))
        if abs(self._aim - self._place) < 1:
            self._place = self._aim
        self.offset = round(self._place)
        return True

    # --- mouse ----------------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> Spot | None:
        if not self.view.collidepoint(position):
            return None
        x, y = position[0] - self.view.x, position[1] - self.view.y + self.offset
        for spot in reversed(self.spots):
            if spot.name and spot.rect.collidepoint(x, y):
                return spot
        return None

    def event(self, event: pygame.Event) -> bool:
        """Handle an event of the mouse; True when the page used it."""
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            return self._down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            return self._up(event.pos)
        return False

    def _motion(self, position: tuple[int, int]) -> bool:
        self._mouse = position
        if self._held is not None:
            track, thumb = self._bar()
            room = max(1, track.height - thumb.height)
            self._go((position[1] - self._held - track.y) * self.farthest / room, at_once=True)
        elif self._pressed and self._pressed.slide:
            self._slide(self._pressed, position)
        return True

    def _down(self, position: tuple[int, int]) -> bool:
        self.ring = False
        self._mouse = position
        track, thumb = self._bar()
        if self.farthest and track.inflate(track.width, 0).collidepoint(position):
            if not thumb.inflate(track.width, 0).collidepoint(position):
                return self.turn(1 if position[1] > thumb.y else -1)
            self._held = position[1] - thumb.y
            return True
        self._pressed = self._at(position)
        if self._pressed:
            self.focused = self._pressed.name
            self._slide(self._pressed, position)
        return self._pressed is not None

    def _up(self, position: tuple[int, int]) -> bool:
        self._held = None
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        if pressed.act and self._at(position) is pressed:
            pressed.act()
        return True

    def _slide(self, spot: Spot, position: tuple[int, int]) -> None:
        if spot.slide:
            along = (position[0] - self.view.x - spot.rect.x) / max(1, spot.rect.width)
            spot.slide(min(1.0, max(0.0, along)))

    @property
    def hovered(self) -> str:
        """The name of the spot under the mouse, or nothing."""
        spot = self._at(self._mouse)
        return spot.name if spot else ""

    # --- keyboard -------------------------------------------------------------------------------------------------

    def _named(self, name: str) -> Spot | None:
        return next((spot for spot in self.spots if spot.name == name), None)

    def _able(self) -> list[Spot]:
        return [spot for spot in self.spots if spot.name]

    def focus(self, name: str) -> bool:
        """Give the keyboard focus to a spot; False when there is none of this name."""
        spot = self._named(name) if name else None
        if spot is None:
            self.focused, self.ring = "", False
            return False
        self.focused, self.ring = name, True
        self.show(spot.rect, self.scale(1))
        if spot.arrive:
            spot.arrive()
        return True

    def step(self, forward: bool) -> bool:
        """Focus the next spot, or the first or last one; False when there is none further."""
        able = self._able()
        names = [spot.name for spot in able]
        if self.focused in names:
            index = names.index(self.focused) + (1 if forward else -1)
        else:
            index = 0 if forward else len(able) - 1
        return 0 <= index < len(able) and self.focus(names[index])

    def arrow(self, dx: int, dy: int) -> bool:
        """Focus the nearest spot in a direction; False when there is none."""
        here = self._named(self.focused) if self.focused else None
        if here is None:
            return self.step(forward=dx + dy > 0)
        if dx and here.nudge:
            here.nudge(dx)
            return True
        best, least = "", float("inf")
        for spot in self._able():
            along, aside = _apart(here.rect, spot.rect, dx, dy)
            if spot is not here and not spot.aside and along > 0 and along + aside < least:
                best, least = spot.name, along + aside
        return bool(best) and self.focus(best)

    def press(self) -> bool:
        """Do what the focused spot does."""
        spot = self._named(self.focused) if self.focused else None
        if spot is None or spot.act is None:
            return False
        spot.act()
        return True

    # --- drawing --------------------------------------------------------------------------------------------------

    def _bar(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The track of the bar and its thumb, on the screen."""
        width = max(8, self.scale(0.6))
        track = pygame.Rect(self.view.right - width - 2, self.view.y + 2, width, self.view.height - 4)
        length = max(SMALLEST_THUMB, track.height * self.view.height // max(1, self.height))
        thumb = pygame.Rect(track.x, track.y, width, min(length, track.height))
        if self.farthest:
            thumb.y += (track.height - thumb.height) * self.offset // self.farthest
        return track, thumb

    def on_screen(self, rect: pygame.Rect) -> pygame.Rect:
        """A part of the page where it is seen now."""
        return rect.move(self.view.x, self.view.y - self.offset)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is in view, the focus ring and the bar."""
        clip = surface.get_clip()
        surface.set_clip(self.view.clip(clip))
        hovered = self._at(self._mouse)
        for spot in self.spots:
            rect = self.on_screen(spot.rect)
            if rect.colliderect(self.view):
                spot.paint(surface, rect, Look(spot is hovered, spot is self._pressed))
        focused = self._named(self.focused) if self.focused and self.ring else None
        if focused:
            draw_focus(surface, self.on_screen(focused.rect), self.scale)
        if self.farthest:
            track, thumb = self._bar()
            pygame.draw.rect(surface, colours().paper_deep, track, border_radius=track.width // 2)
            colour = colours().accent if self._held is not None else colours().paper_edge
            pygame.draw.rect(surface, colour, thumb, border_radius=thumb.width // 2)
        surface.set_clip(clip)


def _apart(one: pygame.Rect, other: pygame.Rect, dx: int, dy: int) -> tuple[int, float]:
    """How far `other` lies in a direction (0: not there), and the price of being off that line."""
    if dx:
        level = min(one.bottom, other.bottom) > max(one.top, other.top)
        return ((other.centerx - one.centerx) * dx if level else 0), 0
    beyond = other.top >= one.centery if dy > 0 else other.bottom <= one.centery
    gap = max(0, other.left - one.right, one.left - other.right)
    # among the spots right below, the one under the middle
    return ((other.centery - one.centery) * dy if beyond else 0), 3 * gap + abs(other.centerx - one.centerx) / 10
