"""The pygame_gui manager of a screen, with our letters and colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pygame_gui

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import face_path
from jeux.ui.drawing import KNOB_RADIUS

TIP = 15.0
"""The width of the words beside a button on which the mouse rests, in body sizes."""
TIP_DELAY = 0.4
"""Seconds that the mouse rests on a button before they appear."""
_CLEAR = "#00000000"
"""Elements that we draw ourselves leave their parts invisible."""


NOWHERE = (-1, -1)
"""A pixel outside the window."""
Hidden = Callable[[tuple[int, int]], bool]
"""Whether something lies above a screen at a pixel of the window."""


class _Manager(pygame_gui.UIManager):
    """Its elements feel the mouse only where nothing lies above them: they show no words there."""

    hidden: Hidden

    def get_mouse_position(self) -> tuple[int, int]:
        position: tuple[int, int] = super().get_mouse_position()
        return NOWHERE if self.hidden(position) else position


class Gui:
    """Holds the manager of one screen; `renew` makes another for a new size, theme or text size."""

    def __init__(self, size: tuple[int, int], scale: Scale, hidden: Hidden) -> None:
        self.scale, self._hidden = scale, hidden
        self.manager = _manager(size, scale, hidden)

    def renew(self, size: tuple[int, int], scale: Scale) -> None:
        """Free every element and begin again."""
        self.manager.clear_and_reset()
        self.scale = scale
        self.manager = _manager(size, scale, self._hidden)

    @property
    def window(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.manager.window_resolution)


def _manager(size: tuple[int, int], scale: Scale, hidden: Hidden) -> pygame_gui.UIManager:
    manager = _Manager(size, theme_path=None, enable_live_theme_updates=False, starting_language="fr")
    manager.hidden = hidden
    faces = (face_path(face) for face in ("text", "bold", "italic", "bold-italic"))
    manager.add_font_paths("text", *faces)
    font: dict[str, str | int | float] = {
        "name": "text",
        "point_size": scale.body,
        "style": "regular",
        "antialiased": "1",
    }
    manager.preload_fonts([font])
    manager.get_theme().load_theme(gui_theme(scale))
    return manager


def gui_theme(scale: Scale) -> dict[str, Any]:
    """What pygame_gui draws itself: the line being typed in and the words beside a button. The frames of lines, and all
    other elements, are ours."""
    palette = colours()
    typed = {
        "normal_text": palette.ink,
        "selected_bg": palette.primary,
        "selected_text": palette.on_primary,
        "text_cursor": palette.ink,
        "link_text": palette.link,
    }
    words = {"font": {"name": "text", "size": str(scale.body), "regular_path": face_path("text")}}
    tip = {"dark_bg": palette.field, "normal_border": palette.paper_edge}
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
            "misc": {**_flat(0), "padding": f"{scale(1) // 2},{scale(0.2)}"},
        },
        "tool_tip": {"misc": {"rect_width": str(scale(TIP))}},
        "tool_tip.text_box": {  # lies over other things: it needs an edge
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
