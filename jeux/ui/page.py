"""A scrolling page and its items: controls and spots in reading order, with one keyboard focus for both.

The controls are elements in a pygame_gui container that covers the view and clips them; they move as the page scrolls.
The spots are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

import pygame
from pygame_gui.core import UIContainer

from jeux.common.theme import Scale
from jeux.ui.controls import Control
from jeux.ui.drawing import Look, draw_focus
from jeux.ui.elements import ScrollBarElement, is_left
from jeux.ui.gui import Gui
from jeux.ui.items import Item, Spot
from jeux.ui.list_field import ListField

GLIDE_SPEED = 18.0
"""How fast the page glides to its target, per second (the rate of an exponential)."""


def nearest(here: pygame.Rect, others: Sequence[pygame.Rect], dx: int, dy: int) -> int | None:
    """The index of the nearest of `others` in a direction, None when nothing lies there."""
    best, least = None, float("inf")
    for index, other in enumerate(others):
        along, across = _apart(here, other, dx, dy)
        if along > 0 and along + across < least:
            best, least = index, along + across
    return best


def _apart(one: pygame.Rect, other: pygame.Rect, dx: int, dy: int) -> tuple[int, float]:
    """The distance of `other` in a direction (0: not in that direction), and a penalty for being off its line."""
    if dx:
        level = min(one.bottom, other.bottom) > max(one.top, other.top)
        return ((other.centerx - one.centerx) * dx if level else 0), 0
    beyond = other.top >= one.centery if dy > 0 else other.bottom <= one.centery
    gap = max(0, other.left - one.right, one.left - other.right)
    # among the items directly above or below, prefer the one that is best centred
    return ((other.centery - one.centery) * dy if beyond else 0), 3 * gap + abs(other.centerx - one.centerx) / 10


class Page:
    """Items seen through a view. `offset` is how far it is scrolled, in pixels."""

    def __init__(self, gui: Gui, glides: bool = True) -> None:
        self.gui = gui
        self.view = pygame.Rect(0, 0, 0, 0)
        self.items: list[Item] = []
        self.height = 0
        self.offset = 0
        self.focused = ""
        self.ring = False
        """Whether the focus ring is shown: only to keyboard users."""
        self.bar: ScrollBarElement | None = None
        self.opens: Callable[[ListField], object] | None = None
        """Opens the list of a field that lies on this page."""
        self._container: UIContainer | None = None
        self._glides = glides
        self._place = 0.0
        self._aim = 0.0
        self._mouse = (-1, -1)
        self._pressed: Spot | None = None

    @property
    def scale(self) -> Scale:
        """The scale of the window."""
        return self.gui.scale

    # --- items ----------------------------------------------------------------------------------------------------

    def lay(self, view: pygame.Rect, items: Sequence[Item], height: int) -> None:
        """Replace the items, keeping the scroll position and the focus as far as they still exist."""
        moved = view != self.view
        self.view, self.height = view.copy(), height
        before, self.items = self.items, list(items)
        self._make_elements(before, moved)
        self._pressed = self._laid_anew(self._pressed)
        self._go(self._aim, at_once=True)
        self._follow()
        if self.focused and not self._named(self.focused):
            self.focused = ""

    def _laid_anew(self, pressed: Spot | None) -> Spot | None:
        """The spot that says the same as the one pressed before: a click is not lost where what a thread has found is
        laid between its halves."""
        if pressed is None or not pressed.name:
            return None
        same = (item for item in self.items if isinstance(item, Spot) and item.name == pressed.name)
        return next((item for item in same if item.words == pressed.words), None)

    def add(self, control: Control) -> None:
        """Add one control."""
        self.items.append(control)
        self._make_element(control)

    def remove(self, control: Control) -> None:
        """Remove one control."""
        if self.focused == control.name:
            self.focus("")
        self.items.remove(control)
        control.element.kill()

    def clear(self) -> None:
        """Drop the elements, after their manager was cleared."""
        self._container = self.bar = None
        for item in self.items:
            if isinstance(item, Control):
                item.element = None

    def _make_elements(self, before: Sequence[Item], moved: bool) -> None:
        """Reuse the elements of controls of the same name, kind and size; make the others, and kill those left over."""
        left = {item.name: item for item in before if isinstance(item, Control) and item.element}
        if moved and self._container:
            self._container.set_relative_position(self.view.topleft)
            self._container.set_dimensions(self.view.size)
        for item in self.items:
            if isinstance(item, ListField):
                item.opens = self.opens
            if not isinstance(item, Control) or item.element:
                continue
            old = left.get(item.name)
            if old and type(old) is type(item) and old.element_rect.size == item.element_rect.size:
                item.element = left.pop(item.name).element
                item.take(item.element)
            else:
                self._make_element(item)
        kept = {id(item.element) for item in self.items if isinstance(item, Control)}
        for old in left.values():
            if id(old.element) not in kept:
                old.blur()
                old.element.kill()

    def _make_element(self, control: Control) -> None:
        if self._container is None:
            self._container = UIContainer(self.view, self.gui.manager)
        control.element = control.make(control.element_rect.move(0, -self.offset), self._container)

    def _follow(self) -> None:
        """Move the elements and the bar to the scroll position."""
        for item in self.items:
            if isinstance(item, Control):
                place = item.element_rect.move(0, -self.offset).topleft
                if item.element.relative_rect.topleft != place:
                    item.element.set_relative_position(place)
        self._show_bar()

    def _show_bar(self) -> None:
        track = self._track()
        needed = self.farthest and track.height > self.scale(1)
        if self.bar and (not needed or self.bar.rect != track):
            self.bar.kill()
            self.bar = None
        if needed:
            self.bar = self.bar or ScrollBarElement(self, track, self.gui.manager)
            self.bar.show_part(self.view.height / self.height, self.offset / self.farthest)

    def _track(self) -> pygame.Rect:
        """The area of the bar, twice as wide as it is drawn."""
        width = max(8, self.scale(0.6))
        return pygame.Rect(self.view.right - width - 2, self.view.y + 2, width, self.view.height - 4).inflate(width, 0)

    def _named(self, name: str) -> Item | None:
        return next((item for item in self.items if item.name == name), None)

    def _able(self) -> list[Item]:
        return [item for item in self.items if item.name and item.enabled]

    # --- scrolling ------------------------------------------------------------------------------------------------

    @property
    def farthest(self) -> int:
        """The largest offset."""
        return max(0, self.height - self.view.height)

    @property
    def gliding(self) -> bool:
        """Whether the page is gliding."""
        return self._place != self._aim

    def _go(self, aim: float, at_once: bool = False) -> bool:
        before = self._aim
        self._aim = float(min(max(aim, 0), self.farthest))
        if at_once or not self._glides:
            self._stand(self._aim)
        return before != self._aim

    def _stand(self, place: float) -> None:
        self._place = place
        if self.offset != round(place):
            self.offset = round(place)
            self._follow()

    def scroll(self, pixels: int) -> bool:
        """Scroll down by `pixels`, or up if negative; True when the page moves."""
        return self._go(self._aim + pixels)

    def drag(self, pixels: int) -> bool:
        """Scroll with a finger, without gliding."""
        return self._go(self._aim + pixels, at_once=True)

    def fling(self, pixels: int) -> bool:
        """Glide on by `pixels`, after a finger has let go."""
        return self.scroll(pixels)

    def turn(self, pages: int) -> bool:
        """Scroll by whole views, less a little so that the reader does not lose the line."""
        return self.scroll(pages * max(1, self.view.height - self.scale(3)))

    def scrolled(self, part: float) -> None:
        """Scroll to this part of the way, from 0 to 1."""
        self._go(part * self.farthest, at_once=True)

    def show(self, rect: pygame.Rect, margin: int = 0, at_once: bool = False) -> None:
        """Scroll as little as possible so that `rect` is in view, at least its top."""
        wanted = rect.inflate(0, 2 * margin)
        if wanted.bottom > self._aim + self.view.height:
            self._go(wanted.bottom - self.view.height)
        self._go(min(self._aim, wanted.top), at_once)

    def read(self, rect: pygame.Rect, margin: int = 0) -> None:
        """Bring `rect` into view; of one that is taller than the view the next part, after its last one the first."""
        last = rect.bottom + margin - self.view.height
        if rect.top - margin <= self._aim < last and rect.height + 2 * margin > self.view.height:
            self._go(min(self._aim + self.view.height - 2 * margin, last))
        else:
            self.show(rect, margin)

    def open_at(self, y: int, at_once: bool = False) -> None:
        """Scroll until page pixel `y` is at the top of the view."""
        self._go(y, at_once)

    def advance(self, dt: float) -> bool:
        """Glide for `dt` seconds; True when the picture changed."""
        if not self.gliding:
            return False
        place = self._place + (self._aim - self._place) * (1 - exp(-GLIDE_SPEED * dt))
        self._stand(self._aim if abs(self._aim - place) < 1 else place)
        return True

    # --- mouse ----------------------------------------------------------------------------------------------------

    def at(self, position: tuple[int, int]) -> Item | None:
        """The item with a name at a pixel of the window."""
        if not self.view.collidepoint(position):
            return None
        x, y = position[0] - self.view.x, position[1] - self.view.y + self.offset
        named = (item for item in reversed(self.items) if item.name and item.rect.collidepoint(x, y))
        return next(named, None)

    def spot_at(self, position: tuple[int, int]) -> Spot | None:
        """The spot with a name at a pixel of the window."""
        item = self.at(position)
        return item if isinstance(item, Spot) else None

    def event(self, event: pygame.Event) -> bool:
        """Handle an event of the mouse that no control used; True when a spot did."""
        if event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
            return True
        if is_left(event, pygame.MOUSEBUTTONDOWN):
            self._mouse = event.pos
            self._pressed = self.spot_at(event.pos)
            return self._pressed is not None
        if is_left(event, pygame.MOUSEBUTTONUP) and self._pressed:
            pressed, self._pressed = self._pressed, None
            if self.spot_at(event.pos) is pressed:
                pressed.press()
            return True
        return False

    def points_at(self, rect: pygame.Rect) -> bool:
        """Whether the mouse is over a part of the page, whatever lies there."""
        return self.view.collidepoint(self._mouse) and self.on_screen(rect).collidepoint(self._mouse)

    @property
    def hovered(self) -> str:
        """The name of the item under the mouse, or nothing."""
        item = self.at(self._mouse)
        return item.name if item else ""

    # --- keyboard -------------------------------------------------------------------------------------------------

    @property
    def ringed(self) -> str:
        """The name of the item with the focus ring, or an empty string."""
        return self.focused if self.ring else ""

    @property
    def focused_item(self) -> Item | None:
        """The item with the keyboard focus."""
        return self._named(self.focused) if self.focused else None

    @property
    def ringed_item(self) -> Item | None:
        """The item with the focus ring, if it is enabled."""
        item = self.focused_item
        return item if item and self.ring and item.enabled else None

    def touch(self, position: tuple[int, int]) -> None:
        """A click: move the focus there without a ring, or clear it."""
        item = self.at(position)
        self.focused, self.ring = item.name if item else "", False

    def focus(self, name: str) -> bool:
        """Give the keyboard focus to an item; False when there is none of this name."""
        before = self.focused_item
        if before and before.name != name:
            before.blur()  # may lay out the page again
        item = self._named(name) if name else None
        self.focused, self.ring = (item.name, True) if item else ("", False)
        if item is None:
            return False
        self.show(item.rect, self.scale(1))
        item.focus()
        return True

    def step(self, forward: bool) -> bool:
        """Focus the next or previous item, from no focus the first or last; False when there is none."""
        names = [item.name for item in self._able()]
        if self.focused in names:
            index = names.index(self.focused) + (1 if forward else -1)
        else:
            index = 0 if forward else len(names) - 1
        return 0 <= index < len(names) and self.focus(names[index])

    def arrow(self, dx: int, dy: int) -> bool:
        """Focus the nearest item in a direction; False when there is none."""
        here = self.focused_item
        if here is None:
            return self.step(forward=dx + dy > 0)
        if dx and here.nudge(dx):
            return True
        others = [item for item in self._able() if item is not here and not item.aside]
        found = nearest(here.rect, [item.rect for item in others], dx, dy)
        return found is not None and self.focus(others[found].name)

    # --- drawing --------------------------------------------------------------------------------------------------

    def on_screen(self, rect: pygame.Rect) -> pygame.Rect:
        """Where a part of the page is on the screen."""
        return rect.move(self.view.x, self.view.y - self.offset)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the spots in view; pygame_gui draws the controls above them."""
        clip = surface.get_clip()
        surface.set_clip(self.view.clip(clip))
        hovered = self.spot_at(self._mouse)
        for item in self.items:
            rect = self.on_screen(item.rect)
            if isinstance(item, Spot) and rect.colliderect(self.view):
                item.paint(surface, rect, Look(item is hovered, item is self._pressed))
        surface.set_clip(clip)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the focus ring."""
        item = self.ringed_item
        if item:
            clip = surface.get_clip()
            surface.set_clip(self.view.clip(clip))
            draw_focus(surface, self.on_screen(item.rect), self.scale)
            surface.set_clip(clip)
