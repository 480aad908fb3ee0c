"""Colours, faces and sizes of the program, and the theme of its widgets.

Contrasts are those of the palette measured in the design notes: text on paper 14.4, secondary text 7.7, text on walnut
11.9 (WCAG formula); `tests/common/test_theme.py` measures them again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from jeux.common.paths import asset

Colour = tuple[int, int, int]

INK: Colour = (0x2B, 0x1B, 0x10)
INK_SOFT: Colour = (0x5B, 0x46, 0x36)
PAPER: Colour = (0xF6, 0xEE, 0xDD)
PAPER_DEEP: Colour = (0xEA, 0xDD, 0xC2)
PAPER_EDGE: Colour = (0xB9, 0xA6, 0x8A)
WALNUT: Colour = (0x3A, 0x2A, 0x1E)
WALNUT_LIGHT: Colour = (0x55, 0x3D, 0x2B)
WALNUT_TEXT: Colour = (0xF6, 0xEE, 0xDD)
WALNUT_SOFT: Colour = (0xC9, 0xB7, 0x9C)
CLOTH: Colour = (0x1C, 0x2A, 0x24)
BRASS: Colour = (0xC8, 0x9B, 0x4B)
MARK_LIGHT: Colour = (0xFF, 0xFF, 0xFF)
MARK_DARK: Colour = (0x11, 0x11, 0x11)
MARK_BLUE: Colour = (0x0A, 0x3D, 0x62)
MARK_RED: Colour = (0x7A, 0x1E, 0x1E)

FACES = {
    "title": "EBGaramond-SemiBold.ttf",
    "serif": "EBGaramond-Regular.ttf",
    "serif-italic": "EBGaramond-Italic.ttf",
    "text": "AtkinsonHyperlegible-Regular.ttf",
    "bold": "AtkinsonHyperlegible-Bold.ttf",
    "italic": "AtkinsonHyperlegible-Italic.ttf",
    "bold-italic": "AtkinsonHyperlegible-BoldItalic.ttf",
}

REFERENCE_HEIGHT = 1080
BODY_AT_REFERENCE = 18
SMALLEST_BODY = 15


def face_path(face: str) -> str:
    """The file of a face."""
    return str(asset("fonts", FACES[face]))


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


def luminance(colour: Colour) -> float:
    """Relative luminance of an sRGB colour, WCAG 2.2."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21, WCAG 2.2."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _hex(colour: Colour) -> str:
    return f"#{colour[0]:02X}{colour[1]:02X}{colour[2]:02X}"


def _button(scale: Scale, fill: Colour, hover: Colour, text: Colour, border: Colour, bold: bool) -> dict[str, Any]:
    """One kind of button. Rectangles: rounded shapes cost forty times more to build in pygame_gui 0.6.14 (#711)."""
    return {
        "colours": {
            "normal_bg": _hex(fill),
            "hovered_bg": _hex(hover),
            "disabled_bg": _hex(PAPER),
            "selected_bg": _hex(WALNUT),
            "active_bg": _hex(hover),
            "normal_text": _hex(text),
            "hovered_text": _hex(text),
            "disabled_text": "#9A8A76",
            "selected_text": _hex(WALNUT_TEXT),
            "active_text": _hex(text),
            "normal_border": _hex(border),
            "hovered_border": _hex(INK),
            "disabled_border": "#D8CBB3",
            "selected_border": _hex(WALNUT),
            "active_border": _hex(INK),
        },
        "font": _font(scale, "bold" if bold else "text"),
        "misc": {"shape": "rectangle", "shadow_width": "0", "border_width": "1", "tool_tip_delay": "0.4"},
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


def gui_theme(scale: Scale) -> dict[str, Any]:
    """The pygame_gui theme at this scale: buttons of paper, `@primary` of walnut, `@quiet` without a frame."""
    plain = _button(scale, PAPER_DEEP, PAPER, INK, PAPER_EDGE, bold=False)
    knob = _button(scale, WALNUT, WALNUT_LIGHT, WALNUT_TEXT, WALNUT, bold=False)
    paper = _text_box(scale)
    return {
        "defaults": {"colours": {"dark_bg": _hex(PAPER), "normal_text": _hex(INK), "normal_border": _hex(PAPER_EDGE)}},
        "button": plain,
        "@primary": _button(scale, WALNUT, WALNUT_LIGHT, WALNUT_TEXT, WALNUT, bold=True),
        "@quiet": _button(scale, PAPER, PAPER_DEEP, INK, PAPER, bold=False),
        "@choice": plain,
        "text_box": paper,
        "label": {"colours": {"normal_text": _hex(INK)}, "font": _font(scale, "text")},
        "text_entry_line": _entry(scale),
        "vertical_scroll_bar": _bar(0),
        "vertical_scroll_bar.#sliding_button": _button(scale, PAPER_EDGE, BRASS, INK, PAPER_EDGE, bold=False),
        "horizontal_slider": _bar(1),
        "horizontal_slider.#sliding_button": knob,
        "tool_tip": {"misc": {"border_width": "1"}},
        "tool_tip.text_box": paper,
    }


def _flat(border: int, padding: str) -> dict[str, str]:
    return {"shape": "rectangle", "shadow_width": "0", "border_width": str(border), "padding": padding}


def _text_box(scale: Scale) -> dict[str, Any]:
    colours = {
        "dark_bg": _hex(PAPER),
        "normal_border": _hex(PAPER_EDGE),
        "normal_text": _hex(INK),
        "link_text": _hex(MARK_BLUE),
        "link_hover": _hex(MARK_BLUE),
        "selected_bg": _hex(WALNUT_SOFT),
        "selected_text": _hex(INK),
    }
    return {"colours": colours, "font": _font(scale, "text"), "misc": _flat(0, f"{scale(0.4)},{scale(0.2)}")}


def _entry(scale: Scale) -> dict[str, Any]:
    colours = {
        "dark_bg": "#FFFBF2",
        "normal_text": _hex(INK),
        "normal_border": _hex(PAPER_EDGE),
        "selected_bg": _hex(WALNUT_SOFT),
        "text_cursor": _hex(INK),
    }
    return {"colours": colours, "font": _font(scale, "text"), "misc": _flat(1, f"{scale(0.4)},{scale(0.2)}")}


def _bar(border: int) -> dict[str, Any]:
    colours = {"dark_bg": _hex(PAPER_DEEP), "normal_border": _hex(PAPER_EDGE)}
    return {"colours": colours, "misc": {**_flat(border, "0,0"), "enable_arrow_buttons": "0"}}
