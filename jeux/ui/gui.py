"""The pygame_gui manager of a screen, with our fonts and colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core import UIAppearanceTheme
from pygame_gui.core.resource_loaders import BlockingThreadedResourceLoader

from jeux.common.palette import Colour, Palette, colours
from jeux.common.theme import Scale
from jeux.common.typography import face_path
from jeux.ui.drawing import FIELD_PAD, KNOB_RADIUS

TIP = 15.0
"""Body sizes: the width of a tooltip."""
TIP_DELAY = 0.4
"""Seconds that the mouse rests on a button before its tooltip appears."""
_CLEAR = "#00000000"
"""Transparent, for the parts of elements that we draw ourselves."""


LANGUAGE = "fr"
"""The language of pygame_gui's own texts, none of which is shown."""
NOWHERE = (-1, -1)
"""A pixel outside the window."""
Hidden = Callable[[tuple[int, int]], bool]
"""Whether something covers the screen at a pixel of the window."""


class _Manager(pygame_gui.UIManager):
    """Hides the mouse from its elements where something covers the screen, so that they show no tooltips there."""

    def __init__(self, size: tuple[int, int], scale: Scale, hidden: Hidden) -> None:
        self.scale, self.hidden = scale, hidden
        idle = BlockingThreadedResourceLoader()  # the theme is made; a loader that is handed over starts no threads
        super().__init__(size, None, False, idle, LANGUAGE)

    def create_new_theme(self, theme_path: object = None) -> UIAppearanceTheme:
        return _theme(self.scale, colours())

    def get_mouse_position(self) -> tuple[int, int]:
        position: tuple[int, int] = super().get_mouse_position()
        return NOWHERE if self.hidden(position) else position


class Gui:
    """Holds the manager of one screen; `renew` makes another for a new size, theme or text size."""

    def __init__(self, size: tuple[int, int], scale: Scale, hidden: Hidden) -> None:
        self.scale, self._hidden = scale, hidden
        self.manager: pygame_gui.UIManager = _Manager(size, scale, hidden)

    def renew(self, size: tuple[int, int], scale: Scale) -> None:
        """Free every element and start with a new manager."""
        self.manager.clear_and_reset()
        self.scale = scale
        self.manager = _Manager(size, scale, self._hidden)

    @property
    def window(self) -> pygame.Rect:
        """The rectangle of the window."""
        return pygame.Rect((0, 0), self.manager.window_resolution)


@lru_cache(maxsize=2)
def _theme(scale: Scale, palette: Palette) -> UIAppearanceTheme:
    """The theme of the elements. Cached for all screens, because making it takes 10 ms."""
    loader = BlockingThreadedResourceLoader()
    theme = UIAppearanceTheme(loader, LANGUAGE)
    fonts = theme.get_font_dictionary()
    fonts.add_font_path("text", *(face_path(face) for face in ("text", "bold", "italic", "bold-italic")))
    fonts.preload_font(scale.body, "text")
    theme.load_theme(gui_theme(scale, palette))
    loader.start()
    loader.update()
    return theme


def gui_theme(scale: Scale, palette: Palette) -> dict[str, Any]:
    """The theme of what pygame_gui draws itself: text being typed, and tooltips. The frames of input lines and all
    other elements are drawn by us."""
    typed = {
        "normal_text": palette.ink,
        "selected_bg": palette.thumb,
        "selected_text": palette.on_thumb,
        "text_cursor": palette.ink,
        "link_text": palette.link,
    }
    words = {"font": {"name": "text", "size": str(scale.body), "regular_path": face_path("text")}}
    tip = {"dark_bg": palette.field, "normal_border": palette.edge}
    return {
        "horizontal_slider.#sliding_button": {"colours": _invisible(), "misc": _flat(0)},
        "vertical_scroll_bar.#sliding_button": {"colours": _invisible(), "misc": _flat(0)},
        "horizontal_slider": {
            "colours": _invisible(),
            "misc": {**_flat(0), "enable_arrow_buttons": "0", "sliding_button_width": str(2 * scale(KNOB_RADIUS))},
        },
        "vertical_scroll_bar": {"colours": _invisible(), "misc": {**_flat(0), "enable_arrow_buttons": "0"}},
        "text_entry_line": {
            **words,
            "colours": _hexadecimal({**typed, "dark_bg": palette.field}),
            "misc": {**_flat(0), "padding": f"{scale(FIELD_PAD)},{scale(0.2)}"},
        },
        "tool_tip": {"misc": {"rect_width": str(scale(TIP))}},
        "tool_tip.text_box": {  # an edge, because it lies over other things
            **words,
            "colours": _hexadecimal({**typed, **tip}),
            "misc": {**_flat(scale.thin), "padding": f"{scale(0.4)},{scale(0.2)}"},
        },
    }


def _invisible() -> dict[str, str]:
    states = ("normal", "hovered", "active", "disabled", "selected")
    return {"dark_bg": _CLEAR, **{f"{state}_{part}": _CLEAR for state in states for part in ("bg", "border")}}


def _hexadecimal(colours_by_name: dict[str, Colour]) -> dict[str, str]:
    return {name: "#{:02X}{:02X}{:02X}".format(*colour) for name, colour in colours_by_name.items()}


def _flat(border: int) -> dict[str, str]:
    """Rectangles: rounded shapes cost forty times more to build in pygame_gui 0.6.14 (#711)."""
    return {"shape": "rectangle", "shadow_width": "0", "border_width": str(border)}
