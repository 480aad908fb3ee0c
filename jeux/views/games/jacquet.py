"""The view of Jacquet: the table of Backgammon without its cube, with a tray at each end.

Board coordinates: those of `jeux.views.place.tables`; White's tray is at the right, 13.4 to 14.8, where his course ends
(B1), Black's at the left, -1.8 to -0.4, beyond N1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from jeux.common.palette import colours
from jeux.play.games.jacquet import GESTURES
from jeux.rules.contract import Position
from jeux.rules.games.jacquet.game import GAME
from jeux.rules.games.jacquet.men import FARTHEST, HOME, RING, count, place, postillon_home
from jeux.rules.games.jacquet.position import Jacquet
from jeux.views.interfaces.own_marks import GestureSituation, OwnMarks
from jeux.views.interfaces.pieces import Pieces
from jeux.views.interfaces.view import Cues, DiceView, View
from jeux.views.marks import strokes
from jeux.views.marks.drawn_marks import Layer
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace
from jeux.views.place.tables import (
    DICE,
    HINGES,
    MAN,
    PISTES,
    TOP,
    arrow_area,
    beside,
    box,
    column_at,
    on_arrow,
    on_edge,
)
from jeux.views.style.animation import Pixel
from jeux.views.style.layout import Layout, Spot
from jeux.views.style.look import BoardLook, Seating
from jeux.views.style.pen import Pen, Placing
from jeux.views.style.styles import Style


def _spot(place: str, index: int, count: int) -> Spot | None:
    first = GAME.board.where[place]
    return on_edge(first, index) if place.startswith("off") else on_arrow(first, index, count)


def _hit(x: float, y: float) -> str | None:
    if not -0.2 <= y <= TOP + 0.2:
        return None
    if 13.2 <= x <= 15:
        return "off:w"
    if -2 <= x <= -0.2:
        return "off:b"
    column = column_at(x)
    if column is None:
        return None
    return f"N{column + 1}" if y > TOP / 2 else f"B{12 - column}"


PARTS = 32
"""Parts of a man's diameter: the unit of the lengths below."""
FOOT, FLAG = (10, 4), ((10, -18), (28, -18), (23, -13), (28, -8), (10, -8))
"""A swallow-tailed flag on its staff, relative to the centre of its man: near the right edge, clear of the number on a
tall stack."""
EDGE = 1.3
"""The line of a pennon on paper."""


@dataclass(frozen=True, slots=True)
class Pennons:
    """A pennon on the top man of each of these places, unless that man is moving."""

    places: tuple[str, ...]
    layer: Layer = Layer.ABOVE

    def draw(self, surface: pygame.Surface, board: BoardSpace) -> None:
        moving = {*board.motion.flights, *board.motion.fades}
        for arrow in self.places:
            if not moving & {*board.men.stack(arrow)[-1:]}:
                draw_pennon(surface, board.pixel(arrow), board.mark_size)


def draw_pennon(surface: pygame.Surface, centre: Pixel, size: int) -> None:
    """Draw a pennon on a man of this diameter. Drawn larger and scaled down, because pygame's polygons are not
    anti-aliased."""
    side, part = 2 * size, 2 * size / PARTS
    layer = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
    light, dark = colours().mark_alarm
    foot, *corners = ((side + x * part, side + y * part) for x, y in (FOOT, *FLAG))
    staff = [foot, corners[0]]
    for colour, reach in ((dark, 2.6 * part), (light, 0.3 * part)):
        strokes.fill_near(layer, staff, reach, (*colour, 255))
        strokes.fill_near(layer, [*corners, corners[0]], reach, (*colour, 255))
        pygame.draw.polygon(layer, colour, corners)
    smooth = pygame.transform.smoothscale(layer, (side, side))
    surface.blit(smooth, smooth.get_rect(center=strokes.whole(centre)))


class PostillonMarks(OwnMarks[Jacquet]):
    """Postillons always carry a pennon, except one in the hand."""

    def settled(self, marks: Marks, positions: Sequence[Jacquet], steps: Sequence[str]) -> Marks:
        return replace(marks, drawn=(Pennons(postillons(positions[-1])),))

    def in_hand(self, marks: Marks, situation: GestureSituation[Jacquet]) -> Marks:
        held = marks.held.place if marks.held and marks.held.pixel else None
        places = tuple(arrow for arrow in postillons(situation.position) if arrow != held)
        return replace(marks, drawn=(Pennons(places),))


class Flagged(Pieces[Jacquet]):
    """Draws the pennons on paper too."""

    def __init__(self, board: BoardSpace) -> None:
        super().__init__(board)
        self._postillons: tuple[str, ...] = ()

    def before_change(self, position: Position) -> None:
        # an editor's draft may be no Jacquet position
        self._postillons = postillons(position) if isinstance(position, Jacquet) else ()

    def draw_over_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        for arrow in self._postillons:
            count = self.board.count(arrow)
            spot = self.board.layout.spot(arrow, count - 1, count)
            if spot is not None:
                draw_pennon_on_paper(pen.on(where.pixel(spot), MAN * where.unit / PARTS), style)


def draw_pennon_on_paper(pen: Pen, style: Style) -> None:
    """Draw a pennon, with a pen for which a man's diameter is `PARTS`."""
    pen.stroke([FOOT, FLAG[0]], style.light, 3 * EDGE)  # a light edge, to stand out from a dark man
    pen.stroke([FOOT, FLAG[0]], style.rim, EDGE)
    pen.polygon(FLAG, style.light)
    pen.stroke([*FLAG, FLAG[0]], style.rim, EDGE)


def postillons(position: Jacquet) -> tuple[str, ...]:
    """The places of the postillons not yet home: the man who has left the pile or, before, its top man."""
    away = [(side, row) for side, row in enumerate(position.rows) if not postillon_home(row)]
    return tuple(place(side, next(p for p in range(HOME + 1, FARTHEST + 1) if count(row, p))) for side, row in away)


VIEW: View[Jacquet] = View(
    look=BoardLook(
        layout=Layout(
            spot=_spot,
            man_size=MAN,
            labels=tuple((arrow, beside(GAME.board.where[arrow])) for arrow in RING),
            hit=_hit,
        ),
        areas=(
            box(0.0, 0.0, 6.0, TOP),
            box(7.0, 0.0, 13.0, TOP),
            box(13.4, 0.0, 14.8, TOP),
            box(-1.8, 0.0, -0.4, TOP),
            *(arrow_area(GAME.board.where[arrow], "soft" if i % 2 else "empty") for i, arrow in enumerate(RING)),
        ),
        hinges=HINGES,
        seating=Seating(before=(0, 1)),
    ),
    gestures=GESTURES,
    cues=Cues(own=PostillonMarks()),
    dice=DiceView(piste=PISTES, size=DICE, colours=("ivory", "ebony")),
    pieces=Flagged,
)
