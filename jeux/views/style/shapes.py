"""The shapes of men in the drawn themes, without the signs that they bear."""

from __future__ import annotations

from collections.abc import Callable

from jeux.common.palette import Colour
from jeux.views.style.pen import Pen, rectangle

Shape = Callable[[Pen, Colour, Colour], None]
"""`shape(pen, rim, fill)` draws a man in the pen's square. A game may define its own."""
MIDDLE = (0.0, 0.0)


def disc(pen: Pen, rim: Colour, fill: Colour) -> None:
    """A round man."""
    pen.disc(MIDDLE, 0.46, rim)
    pen.disc(MIDDLE, 0.46 - pen.width(0.05), fill)


def square(pen: Pen, rim: Colour, fill: Colour) -> None:
    """A square man with slightly rounded corners."""
    inner = 0.96 - 2 * pen.width(0.05)
    pen.polygon(rectangle(MIDDLE, 0.96, 0.96, 0.1), rim)
    pen.polygon(rectangle(MIDDLE, inner, inner, 0.07), fill)
