"""The wooden board of a page: its colours, its slab with a grain, and men that catch the light."""

from __future__ import annotations

from jeux.common.palette import PALETTES, Colour
from jeux.printing.paper.drawing import Box
from jeux.printing.paper.inks import Inks
from jeux.printing.web.markup import Markup, tag
from jeux.printing.web.vectors import Paints, units
from jeux.views.style.styles import Style

LIGHT: Colour = (0xF7, 0xEA, 0xD0)
DARK: Colour = (0x2E, 0x1D, 0x13)
GROUND: Colour = (0xDD, 0xB4, 0x7E)
SOFT: Colour = (0xBC, 0x8B, 0x55)
INK: Colour = (0x3B, 0x23, 0x12)
STYLE = Style(ground=GROUND, ink=INK, soft=SOFT, light=LIGHT, dark=DARK, rim=(0x24, 0x15, 0x0B), faded=0.25)
_MARKS = PALETTES["bois"]
WOOD = Inks(STYLE, _MARKS.mark_advice, _MARKS.mark_advice, _MARKS.mark_alarm, _MARKS.mark_choice)
MARK = _MARKS.mark
"""The ring around what moved last: its body and its edge."""
EDGE = 3.0
"""What the slab shows around the board, in millimetres."""
MAN_PAINTS: Paints = {LIGHT: "url(#light)", DARK: "url(#dark)", SOFT: "url(#soft)"}
GROUND_PAINTS: Paints = {GROUND: "url(#plain)"}
_SHINE = {"light": ("#fffaf0", "#e3cfa6"), "dark": ("#5a4030", "#1b100a"), "soft": ("#cfa06a", "#9c6d3c")}


def paints() -> Markup:
    """The definitions of what wood is painted with."""
    shines = (
        tag(
            "radialGradient",
            {"id": name, "cx": ".38", "cy": ".32", "r": ".75"},
            tag("stop", {"stop-color": bright}),
            tag("stop", {"offset": "1", "stop-color": deep}),
        )
        for name, (bright, deep) in _SHINE.items()
    )
    plain = tag("linearGradient", {"id": "plain"}, tag("stop", {"class": "ground"}))
    grain = tag(
        "filter",
        {"id": "grain", "x": "0", "y": "0", "width": "1", "height": "1"},
        tag("feTurbulence", {"type": "fractalNoise", "baseFrequency": ".0006 .012", "numOctaves": "4", "seed": "7"}),
        tag("feColorMatrix", {"values": "0 0 0 0 .24 0 0 0 0 .12 0 0 0 0 .04 1.6 0 0 0 -.62"}),
    )
    return Markup("".join((*shines, plain, grain)))


def slab(box: Box) -> Markup:
    """The plank on which a board lies."""
    x, y, wide, high = units(box.left), units(box.top), units(box.width), units(box.height)
    sized: dict[str, str | float] = {"x": x, "y": y, "width": wide, "height": high, "rx": units(EDGE / 2)}
    line = {"x": x + 60, "y": y + 60, "width": wide - 120, "height": high - 120, "rx": units(EDGE / 3)}
    return Markup(tag("rect", {"class": "slab", **sized}) + tag("rect", {"class": "inlay", **line}))


def grain(box: Box) -> Markup:
    """The grain over the board, under the men."""
    x, y, wide, high = units(box.left), units(box.top), units(box.width), units(box.height)
    return tag("rect", {"class": "grain", "x": x, "y": y, "width": wide, "height": high})
