"""Which palette and letters are in use, how large everything is, and the theme of the widgets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from jeux.common.palette import Colour, apply_palette, colours
from jeux.common.typography import apply_letters, face_path

REFERENCE_HEIGHT = 1080
BODY_AT_REFERENCE = 18
SMALLEST_BODY = 15
TOOLTIP_WIDTH = 15.0
"""In body sizes."""


def apply_theme(theme: str, font: str) -> None:
    """Take another palette and other letters, by their names in the settings. Called by the application alone, at the
    start and when the settings change, before everything is laid out again."""
    apply_palette(theme)
    apply_letters(font)


@dataclass(frozen=True, slots=True)
class Scale:
    """The one factor that all sizes follow: `body` is the pixel size of running text in this window."""

    body: int

    @classmethod
    def of(cls, size: tuple[int, int], text_size: int) -> Scale:
        """From the window's size in pixels and the player's text size in percent."""
        height = min(size[1], size[0] * 3 // 4)
        body = max(SMALLEST_BODY, round(BODY_AT_REFERENCE * height / REFERENCE_HEIGHT))
        return cls(round(body * text_size / 100))

    def __call__(self, ems: float) -> int:
        """A length in pixels from a length in body sizes."""
        return round(self.body * ems)

    @property
    def thin(self) -> int:
        """The width of the frame of a button or a sheet in pixels: hairlines vanish on a large screen."""
        return max(1, round(self.body / 18)) * colours().border


# --- the widgets of pygame_gui ----------------------------------------------------------------------------------------


def gui_theme(scale: Scale) -> dict[str, Any]:
    """The pygame_gui theme at this scale: buttons of paper, `@primary` filled, `@quiet` without a frame."""
    palette, edge = colours(), colours().paper_edge
    plain = _button(scale, palette.paper_deep, palette.paper, palette.ink, edge)
    dark = (palette.primary, palette.primary_hover, palette.on_primary, palette.primary)
    paper = _text_box(scale)
    bar = {"dark_bg": _code(palette.paper_deep), "normal_border": _code(edge)}
    return {
        "defaults": {
            "colours": {
                "dark_bg": _code(palette.paper),
                "normal_text": _code(palette.ink),
                "normal_border": _code(edge),
            }
        },
        "button": plain,
        "@primary": _button(scale, *dark, bold=True),
        "@quiet": _button(scale, palette.paper, palette.paper_deep, palette.ink, palette.paper),
        "@choice": plain,
        "text_box": paper,
        "label": {"colours": {"normal_text": _code(palette.ink)}, "font": _font(scale, "text")},
        "text_entry_line": _entry(scale),
        "vertical_scroll_bar": {"colours": bar, "misc": {**_flat(0, "0,0"), "enable_arrow_buttons": "0"}},
        "vertical_scroll_bar.#sliding_button": _button(scale, edge, palette.accent, palette.ink, edge),
        "horizontal_slider": {"colours": bar, "misc": {**_flat(1, "0,0"), "enable_arrow_buttons": "0"}},
        "horizontal_slider.#sliding_button": _button(scale, *dark),
        "tool_tip": {"misc": {"rect_width": str(scale(TOOLTIP_WIDTH))}},
        "tool_tip.text_box": _text_box(scale, scale.thin),  # lies over buttons and words: it needs an edge
    }


def _code(colour: Colour) -> str:
    return f"#{colour[0]:02X}{colour[1]:02X}{colour[2]:02X}"


def _button(
    scale: Scale, fill: Colour, hover: Colour, text: Colour, border: Colour, bold: bool = False
) -> dict[str, Any]:
    """One kind of button. Rectangles: rounded shapes cost forty times more to build in pygame_gui 0.6.14 (#711)."""
    palette = colours()
    states = {
        "normal": (fill, text, border),
        "hovered": (hover, text, palette.ink),
        "active": (hover, text, palette.ink),
        "disabled": (palette.paper, palette.faded, palette.faded),
        "selected": (palette.primary, palette.on_primary, palette.primary),
    }
    return {
        "colours": {
            f"{state}_{part}": _code(colour)
            for state, three in states.items()
            for part, colour in zip(("bg", "text", "border"), three, strict=True)
        },
        "font": _font(scale, "bold" if bold else "text"),
        "misc": {
            "shape": "rectangle",
            "shadow_width": "0",
            "border_width": str(scale.thin),
            "tool_tip_delay": "0.4",
        },
    }


def _font(scale: Scale, face: str) -> dict[str, str]:
    return {
        "name": face,
        "size": str(scale.body),
        "regular_path": face_path(face),
        "bold_path": face_path("bold"),
        "italic_path": face_path("italic"),
        "bold_italic_path": face_path("bold-italic"),
    }


def _flat(border: int, padding: str) -> dict[str, str]:
    return {"shape": "rectangle", "shadow_width": "0", "border_width": str(border), "padding": padding}


def _text_box(scale: Scale, border: int = 0) -> dict[str, Any]:
    palette = colours()
    shades = {
        "dark_bg": _code(palette.field if border else palette.paper),
        "normal_border": _code(palette.paper_edge),
        "normal_text": _code(palette.ink),
        "link_text": _code(palette.link),
        "link_hover": _code(palette.link),
        "selected_bg": _code(palette.primary),
        "selected_text": _code(palette.on_primary),
    }
    return {"colours": shades, "font": _font(scale, "text"), "misc": _flat(border, f"{scale(0.4)},{scale(0.2)}")}


def _entry(scale: Scale) -> dict[str, Any]:
    palette = colours()
    shades = {
        "dark_bg": _code(palette.field),
        "normal_text": _code(palette.ink),
        "normal_border": _code(palette.paper_edge),
        "selected_bg": _code(palette.primary),
        "selected_text": _code(palette.on_primary),
        "text_cursor": _code(palette.ink),
    }
    return {"colours": shades, "font": _font(scale, "text"), "misc": _flat(1, f"{scale(0.4)},{scale(0.2)}")}
