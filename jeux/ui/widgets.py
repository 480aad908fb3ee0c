"""The widgets of one scene: a pygame_gui manager, what each widget does, and a keyboard focus that one can see.

pygame_gui 0.6.14 has no keyboard traversal (#101), so the order of focus is the order of creation, kept here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core import ObjectID, UIElement
from pygame_gui.elements import UIButton, UIHorizontalSlider, UITextBox, UITextEntryLine

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale, gui_theme
from jeux.common.typography import face_path

Act = Callable[[], None]


class Widgets:
    """Creates widgets with what they do, routes their events, draws them and the focus ring."""

    def __init__(self, size: tuple[int, int], scale: Scale) -> None:
        self.scale = scale
        self.manager = pygame_gui.UIManager(
            size, theme_path=None, enable_live_theme_updates=False, starting_language="fr"
        )
        self._load_faces()
        self.manager.get_theme().load_theme(gui_theme(scale))
        self._acts: dict[UIElement, Callable[..., None]] = {}
        self._order: list[UIElement] = []
        self._focus: UIElement | None = None
        self._changed = False
        self._boxes: list[UITextBox] = []

    def _load_faces(self) -> None:
        faces = {"regular": "text", "bold": "bold", "italic": "italic", "bold_italic": "bold-italic"}
        paths = {f"{style}_path": face_path(face) for style, face in faces.items()}
        for name in ("text", "bold"):
            first = face_path(name)
            self.manager.add_font_paths(
                name, first, paths["bold_path"], paths["italic_path"], paths["bold_italic_path"]
            )
            styles = ("regular", "bold", "italic", "bold_italic")
            self.manager.preload_fonts(
                [{"name": name, "point_size": self.scale.body, "style": style, "antialiased": "1"} for style in styles]
            )

    # --- making ---------------------------------------------------------------------------------------------------

    def button(
        self, rect: pygame.Rect, text: str, act: Act, kind: str = "plain", tip: str | None = None, enabled: bool = True
    ) -> UIButton:
        """A button; `kind` is plain, primary or quiet."""
        made = UIButton(
            rect, text, self.manager, tool_tip_text=tip, object_id=ObjectID(class_id=f"@{kind}", object_id=None)
        )
        if not enabled:
            made.disable()
        self._add(made, act)
        return made

    def choice(
        self,
        rect: pygame.Rect,
        texts: Sequence[str],
        chosen: int,
        act: Callable[[int], None],
        tips: Sequence[str] | None = None,
    ) -> list[UIButton]:
        """A row of buttons of which one is pressed: one choice among few, all in sight."""
        gap = max(2, self.scale(0.2))
        width = (rect.width - gap * (len(texts) - 1)) // len(texts)
        row: list[UIButton] = []
        for i, text in enumerate(texts):
            cell = pygame.Rect(rect.x + i * (width + gap), rect.y, width, rect.height)
            tip = tips[i] if tips else None
            row.append(self.button(cell, text, partial(self._choose, row, i, act), "choice", tip))
        row[chosen].select()
        return row

    @staticmethod
    def _choose(row: list[UIButton], index: int, act: Callable[[int], None]) -> None:
        for i, button in enumerate(row):
            if i == index:
                button.select()
            elif button.is_selected:
                button.unselect()
        act(index)

    def slider(self, rect: pygame.Rect, value: int, act: Callable[[int], None]) -> UIHorizontalSlider:
        """A slider from 0 to 100."""
        made = UIHorizontalSlider(rect, value, (0, 100), self.manager, click_increment=5)
        self._add(made, act)
        return made

    def entry(self, rect: pygame.Rect, text: str, act: Callable[[str], None], hint: str = "") -> UITextEntryLine:
        """A line to type in; `act` gets the text at each change."""
        made = UITextEntryLine(rect, self.manager, initial_text=text, placeholder_text=hint or None)
        self._add(made, act)
        return made

    def type_in(self, entry: UITextEntryLine) -> None:
        """Give a line the keyboard, its caret after what it holds."""
        self._set_focus(entry)
        entry.set_text(entry.get_text())

    def text_box(self, rect: pygame.Rect, html: str) -> UITextBox:
        """A box of wrapped text that scrolls."""
        made = UITextBox(html, rect, self.manager)
        self._boxes.append(made)
        return made

    def _add(self, element: UIElement, act: Callable[..., None]) -> None:
        self._changed = True
        self._acts[element] = act
        self._order.append(element)

    def buttons(self) -> list[UIButton]:
        """The buttons in sight."""
        return [element for element in self._order if isinstance(element, UIButton)]

    def remove(self, element: UIElement) -> None:
        """Take one widget away."""
        if self._focus is element:
            self._set_focus(None)
        self._changed = True
        del self._acts[element]
        self._order.remove(element)
        element.kill()

    def kill(self) -> None:
        """Free every widget."""
        self._acts.clear()
        self._order.clear()
        self._focus = None
        self.manager.clear_and_reset()

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """Give an event to the widgets; True when one of them used it."""
        if event.type == pygame_gui.UI_BUTTON_PRESSED:
            return self._act(event.ui_element)
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
            return self._act(event.ui_element, round(event.value))
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            return self._act(event.ui_element, event.text)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._focus = None
        return bool(self.manager.process_events(event))

    def _act(self, element: UIElement, *values: Any) -> bool:
        act = self._acts.get(element)
        if act is not None:
            act(*values)
        return act is not None

    def move_focus(self, forward: bool, wrap: bool = True) -> bool:
        """Focus the next enabled widget; False when there is none further (and `wrap` is not asked)."""
        able = [element for element in self._order if element.is_enabled and element.visible]
        if not able:
            return False
        if self._focus not in able:
            self._set_focus(able[0 if forward else -1])
            return True
        index = able.index(self._focus) + (1 if forward else -1)
        if not wrap and not 0 <= index < len(able):
            self._set_focus(None)
            return False
        self._set_focus(able[index % len(able)])
        return True

    def _set_focus(self, element: UIElement | None) -> None:
        self._focus = element
        typing: set[Any] | None = {element} if isinstance(element, UITextEntryLine) else None
        self.manager.set_focus_set(typing)

    @property
    def focused(self) -> UIElement | None:
        """The widget that the keyboard acts on."""
        return self._focus

    def clear_focus(self) -> None:
        """Take the keyboard focus away from the widgets."""
        self._set_focus(None)

    @property
    def typing(self) -> bool:
        """Whether a line is being typed in, so that letters are not commands."""
        return any(isinstance(element, UITextEntryLine) and element.is_focused for element in self._order)

    def press(self) -> bool:
        """Do what the focused widget does; False when none is focused."""
        if isinstance(self._focus, UIButton):
            return self._act(self._focus)
        return False

    def nudge(self, step: int) -> bool:
        """Move the focused slider by a few units; False when no slider is focused."""
        if not isinstance(self._focus, UIHorizontalSlider):
            return False
        value = max(0, min(100, round(self._focus.get_current_value()) + 5 * step))
        self._focus.set_current_value(value)
        return self._act(self._focus, value)

    # --- frames ---------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when widgets have come or gone since: they show from the next update on."""
        self.manager.update(dt)
        changed, self._changed = self._changed, False
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widgets and the focus ring."""
        self.manager.draw_ui(surface)
        if self._focus is not None and self._focus.alive():
            draw_focus(surface, self._focus.rect, self.scale)


def draw_focus(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """The double ring that reads on any ground: light outside dark."""
    width = max(3, scale(0.16))
    light, dark = colours().mark
    pygame.draw.rect(surface, light, rect.inflate(4 * width - 2, 4 * width - 2), width)
    pygame.draw.rect(surface, dark, rect.inflate(2 * width - 1, 2 * width - 1), width)


def boxed(surface: pygame.Surface, rect: pygame.Rect, fill: Colour, edge: Colour, scale: Scale) -> None:
    """A box with a frame: a button, a field, a key."""
    pygame.draw.rect(surface, fill, rect, border_radius=3)
    pygame.draw.rect(surface, edge, rect, scale.thin, border_radius=3)


@lru_cache(maxsize=64)
def _shadow(size: tuple[int, int]) -> pygame.Surface:
    """The shadow of a sheet: darkest under it, gone ten pixels away."""
    shadow = pygame.Surface((size[0] + 12, size[1] + 12), pygame.SRCALPHA)
    for inset, alpha in ((0, 22), (3, 34), (6, 46)):
        pygame.draw.rect(shadow, (10, 6, 2, alpha), shadow.get_rect().inflate(-2 * inset, -2 * inset), border_radius=6)
    return shadow


def draw_sheet(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """A sheet of paper lying on the table: a soft edge below, a thin rim; in flat themes the rim alone."""
    if colours().pictured:
        surface.blit(_shadow(rect.size), (rect.x - 3, rect.y))
    boxed(surface, rect, colours().paper, colours().sheet_edge, scale)
