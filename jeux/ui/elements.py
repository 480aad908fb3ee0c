"""pygame_gui elements with our own drawing.

pygame_gui provides containers that clip, layers, hovering, mouse events, typing and tooltips. Added here: our drawing,
actions that are called at once instead of through an event in the next frame, and a slider and a scroll bar that jump
to the click.

Processor time to build one (median of 41, one core, letters of 15 pixels): a button 0.07 ms (0.25 ms when pygame_gui
renders its text), an input line 0.2 ms, a scroll bar 0.6 ms, a slider 0.8 ms, the manager of a screen 5 ms. The fullest
screen, the one before a match of a game with many options, takes some 12 ms (`python -m benchmarks.probe page <key>`):
no kind of element is too slow for it.
"""

from __future__ import annotations

from typing import Any, Protocol

import pygame
from pygame_gui import UI_BUTTON_PRESSED, UI_BUTTON_START_PRESS, UIManager
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.core.interfaces import IUIElementInterface
from pygame_gui.core.utility import clipboard_paste
from pygame_gui.elements import UIButton, UIHorizontalSlider, UITextEntryLine, UIVerticalScrollBar

from jeux.ui.drawing import Look, draw_bar
from jeux.ui.gui import TIP_DELAY
from jeux.ui.tips import tip_place

LEFT_BUTTON = 1
STEP = 5
"""The step of a slider."""
SMALLEST_THUMB = 32
"""Pixels: the least height of a scroll bar's thumb, so that it stays easy to grab on a very long page."""


class Face(Protocol):
    """What an element draws, and what it calls."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """Draw it in `rect`."""


class Pressable(Face, Protocol):
    """The face of a button."""

    def press(self) -> bool:
        """Called on a click."""


class Slidable(Face, Protocol):
    """The face of a slider."""

    def slide(self, value: int) -> None:
        """Called when the value changes."""


class Writable(Face, Protocol):
    """The face of an input line."""

    def cleaned(self, text: str) -> str:
        """The text without what does not belong in this line."""

    def typed(self, text: str) -> None:
        """Called at each change of the text."""

    def left(self) -> None:
        """Called when the line loses the keyboard."""


def painted(face: Face, size: tuple[int, int], look: Look, margin: int = 0) -> pygame.Surface:
    """A picture of a face with premultiplied alpha, as pygame_gui expects. `margin` pixels at both sides stay free for
    parts that stick out of the face."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    face.paint(picture, picture.get_rect().inflate(-2 * margin, 0), look)
    return picture.premul_alpha()


def is_left(event: pygame.Event, kind: int) -> bool:
    """Whether an event is of this kind and of the left mouse button."""
    return event.type == kind and event.button == LEFT_BUTTON


class ButtonElement(UIButton):
    """A button that draws its face, and presses it."""

    def __init__(self, face: Pressable, rect: pygame.Rect, text: str, container: UIContainer, tip: str | None) -> None:
        self.face, self.container = face, container
        self._shown: Look | None = None
        super().__init__(rect, text, container.ui_manager, container, tool_tip_text=tip)
        self.tool_tip_delay = TIP_DELAY

    @property
    def look(self) -> Look:
        """Its current state."""
        return Look(self.hovered or self.held, self.held, self.is_enabled)

    def rebuild_from_changed_theme_data(self) -> None:
        self.rebuild()

    def rebuild(self) -> None:
        self._shown = self.look
        self._set_image(painted(self.face, self.rect.size, self._shown))

    def update(self, time_delta: float) -> None:
        super().update(time_delta)
        if self.look != self._shown:
            self.rebuild()

    def hover_point(self, hover_x: float, hover_y: float) -> bool:
        return bool(UIElement.hover_point(self, hover_x, hover_y))

    def on_hovered(self) -> None:
        UIElement.on_hovered(self)  # without UIButton's events, which nothing listens to

    def on_unhovered(self) -> None:
        UIElement.on_unhovered(self)

    def process_event(self, event: pygame.Event) -> bool:
        if is_left(event, pygame.MOUSEBUTTONDOWN):
            over = self.hover_point(*event.pos)
            self.held = over and self.is_enabled
            return over
        if is_left(event, pygame.MOUSEBUTTONUP) and self.held:
            self.held = False
            if self.hover_point(*event.pos):
                self.face.press()
            return True
        return False

    def while_hovering(self, time_delta: float, mouse_pos: Any) -> None:
        absent = self.tool_tip is None
        super().while_hovering(time_delta, mouse_pos)
        if absent and self.tool_tip is not None:
            self.place_tip()

    def place_tip(self) -> None:
        """Move the tooltip to where it does not cover other buttons."""
        tip: Any = self.tool_tip
        manager: Any = self.ui_manager
        window = manager.get_root_container().get_rect()
        tip.set_position(tip_place(tip.rect.size, self.rect, self.beside(), window).topleft)

    def beside(self) -> list[pygame.Rect]:
        """The rectangles that the tooltip should not cover."""
        buttons = (other for other in self.container if isinstance(other, UIButton) and other is not self)
        return [other.rect for other in buttons if not isinstance(other, WordElement)]


class WordElement(ButtonElement):
    """A word in a text. Its explanation is a tooltip: it appears on hover, and stays when the word is pressed. `hush`
    hides it until the mouse comes back."""

    _hushed = False

    def beside(self) -> list[pygame.Rect]:
        return []

    def while_hovering(self, time_delta: float, mouse_pos: Any) -> None:
        if not self._hushed:
            super().while_hovering(time_delta, mouse_pos)

    def on_unhovered(self) -> None:
        self._hushed = False
        super().on_unhovered()
        self.hush()

    def explain(self) -> None:
        """Show the explanation at once."""
        self._hushed = False
        if self.tool_tip is None and self.tool_tip_text is not None:
            x, y = self.rect.center
            below = (0, self.rect.height)
            self.tool_tip = self.ui_manager.create_tool_tip(self.tool_tip_text, (x, y), below, self, None)
            self.place_tip()

    def hush(self) -> bool:
        """Hide the explanation; True if it was shown."""
        if self.tool_tip is None:
            return False
        tip: Any = self.tool_tip
        tip.kill()
        self.tool_tip, self._hushed = None, bool(self.hovered)
        return True

    def kill(self) -> None:
        self.hush()
        super().kill()  # type: ignore[no-untyped-call]  # pygame_gui gives no type

    def set_relative_position(self, position: Any) -> None:
        super().set_relative_position(position)
        if self.tool_tip is None:
            return
        container: Any = self.container
        if container.rect.collidepoint(self.rect.center):
            self.place_tip()
        else:
            self.hush()


class SliderElement(UIHorizontalSlider):
    """A slider from 0 to 100 that jumps to the click and follows the drag; `painted` leaves room at both sides for its
    knob."""

    def __init__(self, face: Slidable, rect: pygame.Rect, value: int, container: UIContainer) -> None:
        self.face = face
        self._shown: Look | None = None
        super().__init__(rect, value, (0, 100), container.ui_manager, container)
        assert self.sliding_button
        self.knob: UIButton = self.sliding_button
        self.knob.bind(UI_BUTTON_START_PRESS, _nothing)
        self.knob.bind(UI_BUTTON_PRESSED, _nothing)
        self.show_value(value)

    @property
    def look(self) -> Look:
        """Its current state."""
        return Look(self.hovered or self.knob.hovered, self.knob.held)

    def show_value(self, value: int) -> None:
        """Move the knob and redraw."""
        self.set_current_value(value)
        self._shown = self.look
        self._set_image(painted(self.face, self.rect.size, self._shown, self.sliding_button_width // 2))

    def update(self, time_delta: float) -> None:
        UIElement.update(self, time_delta)  # moved by events instead, so that no motion between two frames is lost
        if self.look != self._shown:
            self.show_value(round(self.current_value))

    def process_event(self, event: pygame.Event) -> bool:
        if is_left(event, pygame.MOUSEBUTTONDOWN) and self.hover_point(*event.pos):
            self.knob.held = True
            self._follow(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self.knob.held:
            self._follow(event.pos[0])
        return False

    def _follow(self, x: int) -> None:
        half = self.sliding_button_width // 2
        along = (x - self.rect.x - half) / max(1, self.rect.width - 2 * half)
        self.face.slide(max(0, min(100, round(along * 100 / STEP) * STEP)))


class LineElement(UITextEntryLine):
    """An input line: our frame and hint, and the text of pygame_gui while it has the keyboard."""

    def __init__(self, face: Writable, rect: pygame.Rect, text: str, frame: int, container: UIContainer) -> None:
        self.face, self._frame = face, frame
        self._shown: Look | None = None
        super().__init__(rect, container.ui_manager, container, initial_text=text)

    @property
    def look(self) -> Look:
        """Its current state."""
        return Look(self.hovered or self.is_focused, pressed=False)

    def repaint(self) -> None:
        """Redraw it in its current state."""
        assert self.drawable_shape
        self._set_image(self.drawable_shape.get_active_state_surface())

    def _set_image(self, new_image: pygame.Surface | None) -> None:
        self._shown = self.look
        picture = painted(self.face, self.rect.size, self._shown)
        if self.is_focused and new_image is not None:
            inner = picture.get_rect().inflate(-2 * self._frame, -2 * self._frame)
            picture.blit(new_image, inner, inner)
        super()._set_image(picture)

    def update(self, time_delta: float) -> None:
        super().update(time_delta)
        if self.look != self._shown:
            self.repaint()

    def process_event(self, event: pygame.Event) -> bool:
        before = self.text
        used = bool(super().process_event(event))
        if self.text != self.face.cleaned(self.text):
            self._put(self.text, self.edit_position)  # a deletion may leave a lone combining mark, or two spaces
        if self.text != before:
            self.face.typed(self.text)
        return used

    def get_focus_set(self) -> set[IUIElementInterface] | None:
        """A copy, because the manager walks through it while `left` may rebuild the page and so kill this element."""
        own = super().get_focus_set()
        return None if own is None else set(own)

    def _process_entered_character(self, character: str) -> bool:
        self._insert(character)
        return True

    def _do_paste(self) -> None:
        self._insert(clipboard_paste())

    def _insert(self, text: str) -> None:
        """Replace the selection by `text`, or insert it at the caret, dropping characters that do not belong in a
        line."""
        low, high = sorted(self.select_range)
        if low == high:
            low = high = self.edit_position
        before = self.face.cleaned(self.text[:low] + text)
        self._put(before + self.text[high:], len(before))

    def _put(self, text: str, caret: int) -> None:
        """Set another text, and the caret."""
        self.select_range = [0, 0]
        self.set_text(self.face.cleaned(text))
        self.edit_position = min(caret, len(self.text))
        self.cursor_has_moved_recently = True
        UITextEntryLine.redraw(self)

    def write(self, text: str) -> None:
        """Set another text, the caret at its end."""
        self._put(text, len(text))
        self.repaint()

    def select(self, low: int, high: int) -> None:
        """Select a part of the text, so that what is typed replaces it."""
        self.select_range = [low, high]
        self.edit_position = high
        self.cursor_has_moved_recently = True

    def unfocus(self) -> None:
        UITextEntryLine.unfocus(self)
        self.repaint()
        self.face.left()


class Scrolling(Protocol):
    """What a scroll bar moves: a page."""

    def scrolled(self, part: float) -> None:
        """Scroll to this part of the way, from 0 to 1."""

    def turn(self, pages: int) -> bool:
        """Move by whole views."""


class ScrollBarElement(UIVerticalScrollBar):
    """A thin scroll bar: the thumb is dragged, a click beside it scrolls by a view."""

    def __init__(self, page: Scrolling, rect: pygame.Rect, manager: UIManager) -> None:
        self.page = page
        self._grip = 0
        self._pictured: tuple[object, ...] = ()
        super().__init__(rect, 1.0, manager)
        assert self.sliding_button
        self.knob: UIButton = self.sliding_button
        self.knob.bind(UI_BUTTON_START_PRESS, self._grab)
        self.knob.bind(UI_BUTTON_PRESSED, _nothing)

    def kill(self) -> None:
        UIVerticalScrollBar.kill(self)

    def show_part(self, seen: float, part: float) -> None:
        """Show the part of the page that is in view, and how far it is scrolled (0 to 1)."""
        seen = max(seen, min(1.0, SMALLEST_THUMB / max(1, self.rect.height)))
        if seen != self.visible_percentage:
            self.set_visible_percentage(seen)
        self.set_scroll_from_start_percentage(part * (1 - seen))
        self._paint()

    @property
    def thumb(self) -> pygame.Rect:
        """The rectangle of the thumb."""
        return pygame.Rect(self.knob.rect)

    def _paint(self) -> None:
        thumb = self.thumb.move(-self.rect.x, -self.rect.y)
        state = (self.rect.size, thumb.y, thumb.height, self.knob.held)
        if state != self._pictured:
            self._pictured = state
            self._set_image(self._picture(thumb))

    def _picture(self, thumb: pygame.Rect) -> pygame.Surface:
        """The picture of the bar, half as wide as the area that can be clicked."""
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        track = picture.get_rect().inflate(-self.rect.width // 2, 0)
        draw_bar(picture, track, thumb.inflate(-self.rect.width // 2, 0), self.knob.held)
        return picture

    def update(self, time_delta: float) -> None:
        UIElement.update(self, time_delta)
        self._paint()

    def _grab(self) -> None:
        self._grip = pygame.mouse.get_pos()[1] - self.thumb.y

    def process_event(self, event: pygame.Event) -> bool:
        if is_left(event, pygame.MOUSEBUTTONDOWN) and self.hover_point(*event.pos):
            self.page.turn(1 if event.pos[1] > self.thumb.y else -1)
            return True
        if event.type == pygame.MOUSEMOTION and self.knob.held:
            room = max(1, self.rect.height - self.thumb.height)
            self.page.scrolled((event.pos[1] - self._grip - self.rect.y) / room)
        return False


def _nothing() -> None:
    """Bound in place of an event that nothing listens to."""
