"""Drawing shared by the drawn themes and printing: boards, men, dice and cubes, like the plates of a booklet, with any
pen.

Everything comes from the rules' geometry (`Board.lines`) and from the areas and emblems of a `BoardLook`, so that a
game needs no picture. Two sides always differ by a sign as well as by their tone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jeux.rules.contract import Board
from jeux.views.style.layout import Spot
from jeux.views.style.look import BoardLook, Emblem
from jeux.views.style.pen import Pen, Placing, rectangle
from jeux.views.style.shapes import MIDDLE
from jeux.views.style.signs import draw_sign, put_signs
from jeux.views.style.styles import Style

LINE, POINT = 0.035, 2.2
"""The line width of a board, in board units, and the radius of its points, in line widths."""
BODY_LINE = 0.045
"""The width of the line around a piece over several cells, in sides of a cell."""


def draw_board(pen: Pen, board: Board, look: BoardLook[Any], style: Style, where: Placing) -> None:
    """The areas, lines and points of a board."""
    width = pen.width(LINE * style.bold * where.unit, 2)
    thin = max(width / 2, pen.width(0))
    for area in (area for area in look.areas if not area.above):
        area.draw(pen, where, style, thin)
    for chain in board.lines:
        pen.stroke([where.pixel(board.where[point]) for point in chain], style.ink, width)
    for point in board.points if board.lines else ():
        pen.disc(where.pixel(board.where[point]), POINT * width, style.ink)
    for area in (area for area in look.areas if area.above):
        area.draw(pen, where, style, thin)


def draw_man(pen: Pen, emblem: Emblem, style: Style) -> None:
    """Draw a man in the pen's square."""
    fill, sign = style.inks(emblem.tone, emblem.hue)
    emblem.shape(pen, style.rim, fill)
    draw_sign(pen, emblem.sign, sign)


def draw_body(
    pen: Pen, emblem: Emblem, style: Style, outline: Sequence[Spot], cells: Sequence[Spot], unit: float
) -> None:
    """A piece over several cells of side `unit`, with its sign on each."""
    fill, ink = style.inks(emblem.tone, emblem.hue)
    pen.polygon(outline, fill)
    pen.stroke([*outline, outline[0]], style.rim, pen.width(BODY_LINE * style.bold * unit))
    put_signs(pen, emblem.sign, ink, cells, unit)


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
DIE, PIP, APART = 0.72, 0.06, 0.195
"""The side of a die, the radius of a pip and the distance between pips, in sides of the pen's square."""


def draw_pips(pen: Pen, face: int, ink: tuple[int, int, int]) -> None:
    """The pips of a face of a die."""
    for x, y in PIPS[face]:
        pen.disc((x * APART, y * APART), PIP, ink)


def draw_die(pen: Pen, face: int, style: Style, *, dark: bool) -> None:
    """Draw a die in the pen's square."""
    fill, pip = (style.dark, style.light) if dark else (style.light, style.dark)
    inner = DIE - 1 / 18
    pen.polygon(rectangle(MIDDLE, DIE, DIE, DIE / 6), style.rim)
    pen.polygon(rectangle(MIDDLE, inner, inner, DIE / 7), fill)
    draw_pips(pen, face, pip)


def draw_cube(pen: Pen, stake: int, style: Style) -> None:
    """The doubling cube in the square of the pen."""
    pen.polygon(rectangle(MIDDLE, 0.875, 0.875, 0.125), style.rim)
    pen.polygon(rectangle(MIDDLE, 0.79, 0.79, 0.1), style.light)
    pen.text(MIDDLE, str(stake), "title", 0.42, style.dark)
