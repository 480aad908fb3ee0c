"""The view of Quandary."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import Colour, colours
from jeux.play.games.quandary import GESTURES, looks
from jeux.rules.games.quandary.board import COLUMNS, GRID, INDEX, POINTS, SIZE
from jeux.rules.games.quandary.game import GAME
from jeux.rules.games.quandary.position import Quandary
from jeux.views.interfaces.own_marks import GestureSituation, OwnMarks
from jeux.views.interfaces.pieces import Pieces
from jeux.views.interfaces.view import Cues, View
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Layer, draw_around
from jeux.views.marks.marks import Marks
from jeux.views.place.cells import CELL, cell_areas, cell_hit, cell_labels
from jeux.views.place.space import BoardSpace
from jeux.views.style.layout import Layout, Spot
from jeux.views.style.look import Area, BoardLook
from jeux.views.style.pen import Pen, Placing, rectangle
from jeux.views.style.signs import draw_sign
from jeux.views.style.styles import Style

ENAMEL = {
    "B": ((0x2F, 0x74, 0xBD), "round"),
    "G": ((0x9A, 0x9A, 0x96), "bar"),
    "J": ((0xF2, 0xC8, 0x32), "star"),
    "M": ((0xB5, 0x8A, 0xD8), "diamond"),
    "N": ((0x2A, 0x2A, 0x2D), "saltire"),
    "O": ((0xEE, 0x83, 0x28), "triangle"),
    "R": ((0xC4, 0x30, 0x2A), "block"),
    "V": ((0x3C, 0x99, 0x50), "plus"),
}
"""The colour and sign of each letter; the rendered board is of wood stained in deeper shades of these colours."""
HOME = 0.49
"""Half the side of the frame around a drawn square: outside its enamel."""
INNER, FRAME = 0.44, 0.06
"""Half the side of that frame on paper, and the width of its line."""
SIGN, INTO = 0.5, 0.06
"""The side of a colour sign, in board units, and how far it extends past the corner of the cell, since its drawing
leaves a margin."""
WAITING = 1.05
"""How far from the outer squares the pawns wait until their squares are drawn: on the side of the frame without
numbers, each colour beside its own rows."""


def _spot(place: str, index: int, count: int) -> Spot | None:
    if not place.startswith("hand:"):
        return GAME.board.where.get(place)
    return SIZE - 1 + WAITING, float(index if place == "hand:w" else SIZE - 1 - index)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A frame around each drawn square, inside the border that shows its colour."""

    places: tuple[str, ...]
    layer: Layer = Layer.BELOW

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        radius, width = HOME * board.frame.unit, max(3, board.line_width)
        for place in self.places:
            strokes.frame(surface, board.pixel(place), radius, width, colours().mark_advice)


@dataclass(frozen=True, slots=True)
class Looks:
    """Arrows from the pawns that open the square pointed at."""

    pairs: tuple[tuple[str, str], ...]
    layer: Layer = Layer.ABOVE

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        width = max(3, board.line_width)
        for pawn, square in self.pairs:
            draw_around(surface, board, pawn, board.around(1.2), width, colours().mark_advice)
            strokes.arrow(surface, board.pixel(pawn), board.pixel(square), max(4, board.mark_size // 7))


class SquareMarks(OwnMarks[Quandary]):
    """Frames the goal squares all the time; a square pointed at also shows which pawns open it."""

    def settled(self, marks: Marks, positions: Sequence[Quandary], steps: Sequence[str]) -> Marks:
        return replace(marks, drawn=(Drawn(drawn_squares(positions[-1])),))

    def in_hand(self, marks: Marks, situation: GestureSituation[Quandary]) -> Marks:
        if not (situation.helped and situation.pointed):
            return marks
        return replace(marks, drawn=(*marks.drawn, Looks(looks(situation.position, situation.pointed))))


def drawn_squares(position: Quandary) -> tuple[str, ...]:
    """The squares drawn as goals of the other side's four pawns; none under other goals."""
    if position.rules.goal != "squares":
        return ()
    return tuple(POINTS[i] for squares in position.drawn for i in squares)


@dataclass(frozen=True, slots=True)
class Enamel(Area):
    """A coloured square, its hue mixed by each theme, with the sign of the colour in the upper left corner, where no
    man hides it."""

    hue: Colour = (0, 0, 0)
    sign: str = "plain"

    def fill(self, style: Style) -> Colour:
        return style.mixed(self.hue)

    def draw(self, pen: Pen, where: Placing, style: Style, width: float) -> None:
        Area.draw(self, pen, where, style, width)
        corners, size = [where.pixel(spot) for spot in self.corners], SIGN * where.unit
        left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
        draw_sign(pen.on((left + size * (0.5 - INTO), top + size * (0.5 - INTO)), size), self.sign, style.ink)


class Pawns(Pieces[Quandary]):
    """Draws the frames of the drawn squares on paper too, below the pawns."""

    def __init__(self, board: BoardSpace) -> None:
        super().__init__(board)
        self._framed: tuple[str, ...] = ()

    def before_change(self, position: Quandary) -> None:
        self._framed = drawn_squares(position)

    def draw_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        for place in self._framed:
            frame = rectangle(where.pixel(GAME.board.where[place]), *(2 * INNER * where.unit,) * 2)
            pen.stroke([*frame, frame[0]], style.ink, pen.width(FRAME * where.unit))


def _areas() -> tuple[Area, ...]:
    plain = cell_areas(GAME.board.where, {})
    letters = (GRID[INDEX[place]] for place in GAME.board.where)
    return tuple(_enamel(area, letter) for area, letter in zip(plain, letters, strict=True))


def _enamel(area: Area, letter: str) -> Enamel:
    hue, sign = ENAMEL[letter]
    return Enamel(area.corners, name=letter, hue=hue, sign=sign)


VIEW: View[Quandary] = View(
    look=BoardLook(
        layout=Layout(
            spot=_spot,
            man_size=0.6,
            labels=cell_labels(COLUMNS, tuple(str(row) for row in range(1, SIZE + 1))),
            hit=cell_hit(GAME.board.where),
        ),
        areas=_areas(),
        within=CELL,
        mark_size=0.74,
    ),
    gestures=GESTURES,
    cues=Cues(
        all_at_once=True,
        own=SquareMarks(),
    ),
    pieces=Pawns,
)
