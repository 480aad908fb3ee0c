"""Draws the dice and the cube of a position, at rest, with any pen."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.rules.contract import Position, Thrown
from jeux.views.board import BoardView
from jeux.views.style.pen import Pen, Placing
from jeux.views.style.plates import draw_cube, draw_die
from jeux.views.style.styles import Style

CUBE = 0.92
"""The side of the cube, in board units."""


def draw_table_top(
    pen: Pen, where: Placing, board: BoardView, position: Position, style: Style, thrown: Thrown | None = None
) -> None:
    """Draw the cube, and the dice still to be played, or those that were `thrown`."""
    table = board.view.dice
    if table is None:
        return
    cube = table.cube(position)
    if cube:
        stake, holder = cube
        draw_cube(pen.on(where.pixel(table.cube_spot[holder]), CUBE * where.unit), stake, style)
    left = board.view.gestures.dice_left(position)
    faces = thrown.dice if thrown and len(thrown.dice) >= len(left) else left
    sides: Sequence[int] = thrown.sides if thrown and len(thrown.sides) == len(faces) else (position.turn,) * len(faces)
    for number, (face, side) in enumerate(zip(faces, sides, strict=True)):
        left_edge, bottom, right, top = table.piste[max(0, side)]
        x = (left_edge + right) / 2 + (number - (len(faces) - 1) / 2) * table.size
        middle = where.pixel((x, (bottom + top) / 2))
        draw_die(pen.on(middle, table.size * where.unit), face, style, dark=table.colours[max(0, side)] == "ebony")
