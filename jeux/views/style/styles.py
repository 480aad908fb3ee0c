"""The colours of the drawn themes: « livret », on cream like the plates of a booklet, « contraste », on black, and «
projecteur », on white, for a projection in a lit room."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.common.palette import Colour

PALE = 140
"""The brightness, of 255, from which a dark sign is better seen on a hue than a light one."""


def is_pale(hue: Colour) -> bool:
    """Whether a dark sign is better seen on this hue than a light one."""
    red, green, blue = hue
    return (299 * red + 587 * green + 114 * blue) / 1000 >= PALE


@dataclass(frozen=True, slots=True)
class Style:
    """The inks of a drawn theme."""

    ground: Colour
    ink: Colour
    soft: Colour
    light: Colour
    dark: Colour
    rim: Colour
    faded: float
    """The part of the background colour mixed into a hue."""
    bold: float = 1.0
    """Magnification of the line width."""
    names: float = 1.0
    """Magnification of the labels."""
    coloured: bool = True
    """Whether there is any colour but grey."""

    def inks(self, tone: str, hue: Colour | None = None) -> tuple[Colour, Colour]:
        """The colours of a man of this tone, or of this hue, and of its sign."""
        if hue and self.coloured:
            return hue, self.dark if is_pale(hue) else self.light
        inks = {"light": (self.light, self.dark), "dark": (self.dark, self.light), "soft": (self.soft, self.ink)}
        return inks[tone]

    def mixed(self, hue: Colour) -> Colour:
        """A hue mixed with the background colour, as this theme shows it."""
        red, green, blue = (
            round(own + (ground - own) * self.faded) for own, ground in zip(hue, self.ground, strict=True)
        )
        return red, green, blue


STYLES = {
    "livret": Style(
        ground=(0xF6, 0xEE, 0xDD),
        ink=(0x2B, 0x1B, 0x10),
        soft=(0xDD, 0xCD, 0xAC),
        light=(0xFF, 0xFD, 0xF6),
        dark=(0x2B, 0x1B, 0x10),
        rim=(0x2B, 0x1B, 0x10),
        faded=0.5,
    ),
    "contraste": Style(
        ground=(0x00, 0x00, 0x00),
        ink=(0xFF, 0xFF, 0xFF),
        soft=(0x3C, 0x3C, 0x3C),
        light=(0xFF, 0xFF, 0xFF),
        dark=(0x00, 0x00, 0x00),
        rim=(0xFF, 0xD5, 0x4A),
        faded=0.65,
    ),
    "projecteur": Style(
        ground=(0xFF, 0xFF, 0xFF),
        ink=(0x00, 0x00, 0x00),
        soft=(0xDE, 0xDE, 0xDE),
        light=(0xFF, 0xFF, 0xFF),
        dark=(0x00, 0x00, 0x00),
        rim=(0x00, 0x00, 0x00),
        faded=0.6,
        bold=1.7,
        names=1.3,
    ),
}
