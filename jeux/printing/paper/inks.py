"""The inks of what is printed: black on white, or colours on white."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.common.palette import BLACK, CHALKS, NEAR_BLACK, PALETTES, WHITE, Pair
from jeux.views.style.styles import STYLES, Style

GREY = (0x96, 0x96, 0x96)
LIGHT_GREY = (0xE4, 0xE4, 0xE4)


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of boards and marks: pairs of a body and its edge."""

    style: Style
    advice: Pair
    arrow: Pair
    alarm: Pair
    choice: Pair
    coloured: bool = True

    def chalk(self, number: int) -> Pair:
        """The body and edge colours of what is drawn by hand, by colour number from 1."""
        return (CHALKS[number - 1], NEAR_BLACK) if self.coloured else (WHITE, BLACK)


BLACK_ON_WHITE = Inks(
    Style(ground=WHITE, ink=BLACK, soft=LIGHT_GREY, light=WHITE, dark=BLACK, rim=BLACK, faded=1.0, coloured=False),
    advice=(WHITE, BLACK),
    arrow=(BLACK, WHITE),  # a white arrow would vanish on a line of the board
    alarm=(WHITE, BLACK),
    choice=(WHITE, BLACK),
    coloured=False,
)


def of_theme(theme: str, *, on_white: bool = False) -> Inks:
    """The inks of a theme drawn in vectors, on its own background or on white paper."""
    style, palette = STYLES[theme], PALETTES[theme]
    if on_white:
        style = Style(WHITE, style.ink, style.soft, style.light, style.dark, style.rim, style.faded)
    return Inks(style, palette.mark_advice, palette.mark_advice, palette.mark_alarm, palette.mark_choice)


def inks(*, colour: bool) -> Inks:
    """The inks of printed sheets."""
    return of_theme("livret", on_white=True) if colour else BLACK_ON_WHITE
