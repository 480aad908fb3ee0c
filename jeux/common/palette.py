"""The colours of the window, one palette for each theme.

Contrast ratios are at least 4.5 for text and 3 for controls and marks in every palette (WCAG 2.2, 1.4.3 and 1.4.11);
`tests/common/test_theme.py` measures them all.

The current palette is stored only here: `jeux.common.theme.apply_theme` sets it, drawing code calls `colours`.
"""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]
Pair = tuple[Colour, Colour]
"""A light and a dark colour drawn together, so that a mark is visible on any background."""

WHITE: Colour = (0xFF, 0xFF, 0xFF)
BLACK: Colour = (0x00, 0x00, 0x00)
NEAR_BLACK: Colour = (0x11, 0x11, 0x11)
YELLOW: Colour = (0xFF, 0xD5, 0x4A)
CHALKS: tuple[Colour, ...] = ((0x68, 0xE0, 0x95), (0xFF, 0xAC, 0x94), (0x8C, 0xCB, 0xFF), (0xFF, 0xE8, 0x78))
"""The colours of arrows and circles drawn by hand: green, red, blue, yellow, the same in every theme, with near-black
edges."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a theme. `…_soft` is for secondary text, `…_edge` for thin lines and frames."""

    theme: str
    """The theme's name in the settings, and the name of its board painter."""
    ink: Colour
    ink_soft: Colour
    ground: Colour
    """Behind words where the cloth is covered: dialogues, tracks, outlined buttons."""
    raised: Colour
    """A button or a row under the pointer: slightly darker or lighter than the ground."""
    edge: Colour
    """The frame of a button, a track or a field."""
    sheet_edge: Colour
    """The rim of a dialogue."""
    rule: Colour
    """Separator lines."""
    field: Colour
    """The background of text fields."""
    faded: Colour
    """The text of a disabled button."""
    thumb: Colour
    """What is chosen."""
    thumb_hover: Colour
    on_thumb: Colour
    action: Colour
    """The main button of a screen."""
    action_hover: Colour
    action_edge: Colour
    on_action: Colour
    turn: Colour
    """The row of the player to play."""
    on_turn: Colour
    on_turn_soft: Colour
    cloth: Colour
    """The table, where no picture covers it."""
    on_cloth: Colour
    on_cloth_soft: Colour
    veil: Colour
    """The overlay that dims everything behind a dialogue."""
    accent: Colour
    link: Colour
    warning: Colour
    mark: Pair
    mark_choice: Pair
    mark_alarm: Pair
    mark_advice: Pair
    """Dark edge, light body."""
    border: int = 1
    """The frame of a button or a sheet in the smallest window, in pixels."""
    pictured: bool = False
    """Whether the table is rendered and dialogues cast shadows. Flat otherwise."""
    rounded: bool = True
    """Whether corners are rounded."""

    def chalk(self, number: int) -> Pair:
        """The body and edge colours of what is drawn by hand, by colour number from 1."""
        return CHALKS[number - 1], self.mark[1]


_INK: Colour = (0x2B, 0x1B, 0x10)
_INK_SOFT: Colour = (0x5B, 0x46, 0x36)
_CREAM: Colour = (0xF6, 0xEE, 0xDD)
_SOFT: Colour = (0xC9, 0xB7, 0x9C)
_NIGHT: Colour = (0x14, 0x1C, 0x18)
_WALNUT: Colour = (0x30, 0x21, 0x16)
_BLUE: Colour = (0x0A, 0x3D, 0x62)
_RED: Colour = (0x7A, 0x1E, 0x1E)
_GOLD: Colour = (0xC8, 0x9B, 0x4B)
_LIGHT_GOLD: Colour = (0xEB, 0xC1, 0x6C)

WOOD = Palette(
    theme="bois",
    ink=_CREAM,
    ink_soft=_SOFT,
    ground=_NIGHT,
    raised=_WALNUT,
    edge=(0x78, 0x68, 0x4C),
    sheet_edge=(0x4A, 0x46, 0x36),
    rule=(0x78, 0x68, 0x4C),
    field=(0x0E, 0x14, 0x11),
    faded=(0x8F, 0x84, 0x70),
    thumb=_CREAM,
    thumb_hover=(0xFF, 0xFB, 0xF2),
    on_thumb=_INK,
    action=_GOLD,
    action_hover=(0xDA, 0xB0, 0x61),
    action_edge=_LIGHT_GOLD,
    on_action=_INK,
    turn=_WALNUT,
    on_turn=_CREAM,
    on_turn_soft=_SOFT,
    cloth=(0x1C, 0x2A, 0x24),
    on_cloth=_CREAM,
    on_cloth_soft=_SOFT,
    veil=(0x0A, 0x10, 0x0D),
    accent=_GOLD,
    link=_CREAM,
    warning=(0xF4, 0xA5, 0x8B),
    mark=(_CREAM, NEAR_BLACK),
    mark_choice=(_LIGHT_GOLD, _INK),
    mark_alarm=(WHITE, _RED),
    mark_advice=(_LIGHT_GOLD, NEAR_BLACK),
    pictured=True,
)
PALETTES = {
    "bois": WOOD,
    "livret": Palette(
        theme="livret",
        ink=_INK,
        ink_soft=_INK_SOFT,
        ground=_CREAM,
        raised=(0xEE, 0xE2, 0xCA),
        edge=_INK,
        sheet_edge=_INK,
        rule=(0x92, 0x7D, 0x5F),
        field=(0xFF, 0xFB, 0xF2),
        faded=(0x9A, 0x8A, 0x76),
        thumb=_INK,
        thumb_hover=_INK_SOFT,
        on_thumb=_CREAM,
        action=_INK,
        action_hover=_INK_SOFT,
        action_edge=_INK,
        on_action=_CREAM,
        turn=(0xDD, 0xCD, 0xAC),
        on_turn=_INK,
        on_turn_soft=(0x4E, 0x3B, 0x2C),
        cloth=(0xEF, 0xE4, 0xCD),
        on_cloth=_INK,
        on_cloth_soft=_INK_SOFT,
        veil=(0x3A, 0x2A, 0x1E),
        accent=_INK,
        link=_BLUE,
        warning=_RED,
        mark=(WHITE, NEAR_BLACK),
        mark_choice=(WHITE, _BLUE),
        mark_alarm=(WHITE, _RED),
        mark_advice=(_LIGHT_GOLD, NEAR_BLACK),
    ),
    "contraste": Palette(
        theme="contraste",
        ink=WHITE,
        ink_soft=(0xE0, 0xE0, 0xE0),
        ground=BLACK,
        raised=(0x24, 0x24, 0x24),
        edge=WHITE,
        sheet_edge=WHITE,
        rule=WHITE,
        field=BLACK,
        faded=(0xA0, 0xA0, 0xA0),
        thumb=YELLOW,
        thumb_hover=(0xFF, 0xE9, 0x8F),
        on_thumb=BLACK,
        action=YELLOW,
        action_hover=(0xFF, 0xE9, 0x8F),
        action_edge=YELLOW,
        on_action=BLACK,
        turn=(0x36, 0x36, 0x36),
        on_turn=WHITE,
        on_turn_soft=(0xE0, 0xE0, 0xE0),
        cloth=BLACK,
        on_cloth=WHITE,
        on_cloth_soft=(0xE0, 0xE0, 0xE0),
        veil=BLACK,
        accent=YELLOW,
        link=YELLOW,
        warning=YELLOW,
        mark=(WHITE, BLACK),
        mark_choice=(YELLOW, BLACK),
        mark_alarm=(WHITE, _RED),
        mark_advice=(YELLOW, BLACK),
        border=2,
        rounded=False,
    ),
    "projecteur": Palette(
        theme="projecteur",
        ink=BLACK,
        ink_soft=(0x26, 0x26, 0x26),
        ground=WHITE,
        raised=(0xEE, 0xEE, 0xEE),
        edge=BLACK,
        sheet_edge=BLACK,
        rule=BLACK,
        field=WHITE,
        faded=(0x6A, 0x6A, 0x6A),
        thumb=BLACK,
        thumb_hover=(0x26, 0x26, 0x26),
        on_thumb=WHITE,
        action=BLACK,
        action_hover=(0x26, 0x26, 0x26),
        action_edge=BLACK,
        on_action=WHITE,
        turn=BLACK,
        on_turn=WHITE,
        on_turn_soft=(0xF4, 0xF4, 0xF4),
        cloth=WHITE,
        on_cloth=BLACK,
        on_cloth_soft=(0x26, 0x26, 0x26),
        veil=BLACK,
        accent=BLACK,
        link=(0x00, 0x1E, 0x5A),
        warning=(0x5E, 0x00, 0x00),
        mark=(WHITE, BLACK),
        mark_choice=(WHITE, (0x00, 0x14, 0x60)),
        mark_alarm=(WHITE, (0x50, 0x00, 0x00)),
        mark_advice=(YELLOW, BLACK),
        border=2,
    ),
}
"""By the name of the theme in the settings. « projecteur » is for projectors: room light brightens black, so nothing is
distinguished by two shades of grey alone."""


class _Current:
    palette: Palette = WOOD


def apply_palette(theme: str) -> None:
    """Make another palette the current one."""
    _Current.palette = PALETTES[theme]


def colours() -> Palette:
    """The current palette. Anything cached between frames must have it in its key."""
    return _Current.palette
