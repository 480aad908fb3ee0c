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
    paper: Colour
    paper_deep: Colour
    """Buttons, trays, tracks: slightly darker or lighter than the paper."""
    paper_edge: Colour
    sheet_edge: Colour
    """The rim of a sheet of paper on the table."""
    rule: Colour
    """Separator lines."""
    field: Colour
    """The background of text fields."""
    faded: Colour
    """The text of a disabled button."""
    primary: Colour
    """Selected items, and the main button of a screen."""
    primary_hover: Colour
    on_primary: Colour
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
    """Whether the table is rendered and sheets cast shadows. Flat otherwise."""

    def chalk(self, number: int) -> Pair:
        """The body and edge colours of what is drawn by hand, by colour number from 1."""
        return CHALKS[number - 1], self.mark[1]


_INK: Colour = (0x2B, 0x1B, 0x10)
_INK_SOFT: Colour = (0x5B, 0x46, 0x36)
_CREAM: Colour = (0xF6, 0xEE, 0xDD)
_BLUE: Colour = (0x0A, 0x3D, 0x62)
_RED: Colour = (0x7A, 0x1E, 0x1E)
_GOLD: Colour = (0xEB, 0xC1, 0x6C)

WOOD = Palette(
    theme="bois",
    ink=_INK,
    ink_soft=_INK_SOFT,
    paper=_CREAM,
    paper_deep=(0xEA, 0xDD, 0xC2),
    paper_edge=(0x92, 0x7D, 0x5F),
    sheet_edge=(0xB9, 0xA6, 0x8A),
    rule=(0xC9, 0xB8, 0x9C),
    field=(0xFF, 0xFB, 0xF2),
    faded=(0x9A, 0x8A, 0x76),
    primary=(0x3A, 0x2A, 0x1E),
    primary_hover=(0x55, 0x3D, 0x2B),
    on_primary=_CREAM,
    turn=(0x3A, 0x2A, 0x1E),
    on_turn=_CREAM,
    on_turn_soft=(0xC9, 0xB7, 0x9C),
    cloth=(0x1C, 0x2A, 0x24),
    on_cloth=_CREAM,
    on_cloth_soft=(0xC9, 0xB7, 0x9C),
    veil=(0x3A, 0x2A, 0x1E),
    accent=(0xC8, 0x9B, 0x4B),
    link=_BLUE,
    warning=_RED,
    mark=(WHITE, NEAR_BLACK),
    mark_choice=(WHITE, _BLUE),
    mark_alarm=(WHITE, _RED),
    mark_advice=(_GOLD, NEAR_BLACK),
    pictured=True,
)
PALETTES = {
    "bois": WOOD,
    "livret": Palette(
        theme="livret",
        ink=_INK,
        ink_soft=_INK_SOFT,
        paper=_CREAM,
        paper_deep=(0xEE, 0xE2, 0xCA),
        paper_edge=_INK,
        sheet_edge=_INK,
        rule=(0x92, 0x7D, 0x5F),
        field=(0xFF, 0xFB, 0xF2),
        faded=(0x9A, 0x8A, 0x76),
        primary=_INK,
        primary_hover=_INK_SOFT,
        on_primary=_CREAM,
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
        mark_advice=(_GOLD, NEAR_BLACK),
    ),
    "contraste": Palette(
        theme="contraste",
        ink=WHITE,
        ink_soft=(0xE0, 0xE0, 0xE0),
        paper=BLACK,
        paper_deep=(0x24, 0x24, 0x24),
        paper_edge=WHITE,
        sheet_edge=WHITE,
        rule=WHITE,
        field=BLACK,
        faded=(0xA0, 0xA0, 0xA0),
        primary=YELLOW,
        primary_hover=(0xFF, 0xE9, 0x8F),
        on_primary=BLACK,
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
    ),
    "projecteur": Palette(
        theme="projecteur",
        ink=BLACK,
        ink_soft=(0x26, 0x26, 0x26),
        paper=WHITE,
        paper_deep=(0xEE, 0xEE, 0xEE),
        paper_edge=BLACK,
        sheet_edge=BLACK,
        rule=BLACK,
        field=WHITE,
        faded=(0x6A, 0x6A, 0x6A),
        primary=BLACK,
        primary_hover=(0x26, 0x26, 0x26),
        on_primary=WHITE,
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
