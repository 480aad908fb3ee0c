"""The bridges of Twixt: they lie between two pegs, below them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from jeux.common.palette import Colour
from jeux.rules.games.twixt.board import HOLES, ends, links_of
from jeux.rules.games.twixt.game import GAME
from jeux.rules.games.twixt.position import SIDES, Twixt
from jeux.views.layout import Spot
from jeux.views.marks import Marks
from jeux.views.painter import paint_man
from jeux.views.pieces import Pieces
from jeux.views.shapes import stroke
from jeux.views.space import BoardSpace

BAR = 2.6
"""The side of the picture of a bridge, in board units."""


@dataclass(frozen=True, slots=True)
class Bar:
    """How a bridge is drawn, its middle in the middle of its picture: `way` leads from its one end to the other, in
    board units."""

    way: Spot

    def __call__(self, canvas: pygame.Surface, rim: Colour, fill: Colour, side: int) -> None:
        half, unit = side / 2, side / BAR
        x, y = self.way[0] * unit / 2, self.way[1] * unit / 2
        ends = [(half - x, half + y), (half + x, half - y)]
        stroke(canvas, rim, ends, round(unit * 0.32))
        stroke(canvas, fill, ends, round(unit * 0.18))


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
    """Pegs, and what joins them; as long as a peg is on its way, what joined them before it left."""

    def __init__(self, board: BoardSpace) -> None:
        super().__init__(board)
        self._before: tuple[Bridge, ...] = ()
        self._now: tuple[Bridge, ...] = ()

    def before_change(self, position: Twixt) -> None:
        self._before, self._now = self._now, bridges_of(position)

    def draw_below(self, surface: pygame.Surface, marks: Marks) -> None:
        frame = self.board.frame
        size = max(8, round(BAR * frame.unit)) // 2 * 2
        for bridge in self._before if self.board.motion.flights else self._now:
            paint_man(surface, self.board.painter, bridge.kind, size, frame.pixel(bridge.middle))
