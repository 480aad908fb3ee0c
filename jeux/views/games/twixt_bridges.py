"""The bridges of Twixt: they lie between two pegs, below them."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from jeux.common.palette import Colour
from jeux.rules.games.twixt.board import HOLES, ends, links_of
from jeux.rules.games.twixt.game import GAME
from jeux.rules.games.twixt.position import SIDES, Twixt
from jeux.views.interfaces.pieces import Loose, Pieces
from jeux.views.marks.marks import Marks
from jeux.views.place.space import BoardSpace
from jeux.views.style.layout import Spot
from jeux.views.style.look import Emblem
from jeux.views.style.painter import paint_man
from jeux.views.style.pen import Pen, Placing
from jeux.views.style.plates import draw_man
from jeux.views.style.styles import Style

BAR, LONG = 2.6, math.sqrt(5)
"""The side of the picture of a bridge and its length, in board units."""


@dataclass(frozen=True, slots=True)
class Bar:
    """Draws a bridge, centred; `way` is the vector between its ends, in board units."""

    way: Spot

    def __call__(self, pen: Pen, rim: Colour, fill: Colour) -> None:
        x, y = self.way[0] / BAR / 2, self.way[1] / BAR / 2
        pen.stroke([(-x, y), (x, -y)], rim, pen.width(0.32 / BAR))
        pen.stroke([(-x, y), (x, -y)], fill, pen.width(0.18 / BAR))


@dataclass(frozen=True, slots=True)
class Bridge:
    """A bridge of a kind, centred in `middle`; its picture is `BAR` units wide."""

    kind: str
    middle: Spot


def bridges_of(position: Twixt) -> tuple[Bridge, ...]:
    """The bridges of both sides."""
    bridges = []
    for side, links in zip(SIDES, position.links, strict=True):
        for link in links_of(links):
            (x, y), (x2, y2) = (GAME.board.where[HOLES[hole]] for hole in ends(link))
            bridges.append(Bridge(f"{side}{link[1]}", ((x + x2) / 2, (y + y2) / 2)))
    return tuple(bridges)


class Bridges(Pieces[Twixt]):
    """Pegs and bridges; while a peg is flying, the bridges of the position before."""

    def __init__(self, board: BoardSpace) -> None:
        super().__init__(board)
        self._before: tuple[Bridge, ...] = ()
        self._now: tuple[Bridge, ...] = ()

    def loose(self) -> tuple[Loose, ...]:
        """One bridge for each peg."""
        emblems = {side: Emblem(self.board.look.emblems[side].tone, "plain", Bar((LONG, 0.0))) for side in SIDES}
        pegs = {side: self.board.count(f"hand:{side}") for side in SIDES}
        return tuple(Loose(emblem, BAR, pegs[side]) for side, emblem in emblems.items())

    def before_change(self, position: Twixt) -> None:
        self._before, self._now = self._now, bridges_of(position)

    def draw_below(self, surface: pygame.Surface, marks: Marks) -> None:
        frame = self.board.frame
        size = max(8, round(BAR * frame.unit)) // 2 * 2
        for bridge in self._before if self.board.motion.flights else self._now:
            paint_man(surface, self.board.painter, bridge.kind, size, frame.pixel(bridge.middle))

    def draw_on_paper(self, pen: Pen, where: Placing, style: Style) -> None:
        for bridge in self._now:
            emblem = self.board.look.emblems[bridge.kind]
            draw_man(pen.on(where.pixel(bridge.middle), BAR * where.unit), emblem, style)
