"""The diagrams of the pages: a board drawn by its own painter, whole or cropped around some places."""

from __future__ import annotations

import math
from itertools import combinations
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options, in_use
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.marks.diagram_marks import marks_of
from jeux.views.marks.marks import Marks
from jeux.views.place.labels import counting_in, draw_labels
from jeux.views.style.frame import plan_of
from jeux.views.style.painter import Painter
from jeux.views.tabletop import Tabletop

TALLEST = 34.0
"""Body sizes: the greatest height of a diagram."""
LARGEST_MAN = 3.8
"""Body sizes: the greatest diameter of a man in a cropped diagram."""
PITCH = 1.25
"""The margin around the outermost places of a cropped diagram, in diameters of a man: one place more."""

NAME_LETTER, NAME_LEAST, SMALLEST_NAME = 0.7, 1.5, 8
"""For the labels of columns and rows, in letter sizes: the width of each letter, and the least width of a label. In
pixels: the size below which labels are left out."""
NAME_HIGH = 1.6
"""The largest letters of a label, in distances of its middle from the edge of the picture: twice that is the frame."""


class Window(NamedTuple):
    """The visible part of a board, in board units, y upwards."""

    left: float
    bottom: float
    right: float
    top: float


class DiagramBoard:
    """One diagram in the current theme. `painter`, if given, is shared with another diagram on the same board."""

    def __init__(self, diagram: Diagram, painter: Painter | None = None) -> None:
        self.diagram = diagram
        game = CATALOGUE[diagram.game]
        options = complete_options(game, diagram.options)
        self._view = view_of(game, options)
        self._board = BoardView(in_use(game, options), self._view, colours().theme)
        if painter:
            self._board.painter = painter
        self._positions = diagram.positions()
        self._board.arrange(self._positions[0])
        self._board.show(self._positions[-1])
        self._window = self._part() if diagram.around else self._whole()

    @property
    def painter(self) -> Painter:
        """The painter of the board."""
        return self._board.painter

    def _whole(self) -> Window:
        """The window of the whole board."""
        plan = plan_of(self.diagram.game, self._board.look.layout.picture)
        (width, height), (x, y), unit = plan.size, plan.origin, plan.unit
        return Window(-x / unit, (y - height) / unit, (width - x) / unit, y / unit)

    def _part(self) -> Window:
        """The window around the places of the diagram and their neighbours, clipped to the board."""
        board, whole = self._board, self._whole()
        spots = []
        for place in self.diagram.around:
            count = max(1, board.count(place))
            spots += [spot for i in range(count) if (spot := board.layout.spot(place, i, count)) is not None]
        reach = board.layout.man_size * PITCH
        (left, right), (bottom, top) = ((min(axis), max(axis)) for axis in zip(*spots, strict=True))
        (west, east), (south, north) = self._field()
        # the frame is seen whole or not at all: a part of it would cut its labels
        return Window(
            whole.left if left - reach < west else left - reach,
            whole.bottom if bottom - reach < south else bottom - reach,
            whole.right if right + reach > east else right + reach,
            whole.top if top + reach > north else top + reach,
        )

    def _field(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """From where to where men stand on the board: across, then up."""
        layout, game = self._board.layout, CATALOGUE[self.diagram.game]
        points = in_use(game, complete_options(game, self.diagram.options)).board.points
        found = [spot for point in points if (spot := layout.spot(point, 0, 1)) is not None]
        half = layout.man_size / 2
        across, up = ((min(axis) - half, max(axis) + half) for axis in zip(*found, strict=True))
        return across, up

    def _seen(self, scale: Scale, width: int) -> Window:
        """The visible part: widened by what lies at its sides as far as the column has room for it."""
        unit, part, whole = self._unit(scale, width), self._window, self._whole()
        wide = min(width / unit, whole.right - whole.left)
        left = (part.left + part.right - wide) / 2
        left = max(whole.left, min(left, whole.right - wide))
        return part._replace(left=left, right=left + wide)

    def _unit(self, scale: Scale, width: int) -> float:
        """The pixels of a board unit."""
        seen = self._window
        fits = min(width / (seen.right - seen.left), scale(TALLEST) / (seen.top - seen.bottom))
        return min(fits, scale(LARGEST_MAN) / self._board.layout.man_size) if self.diagram.around else fits

    def size(self, scale: Scale, width: int) -> tuple[int, int]:
        """The size of the picture in pixels, in a column of this width."""
        unit, seen = self._unit(scale, width), self._seen(scale, width)
        return round(unit * (seen.right - seen.left)), round(unit * (seen.top - seen.bottom))

    def pixel(self, place: str) -> tuple[float, float]:
        """Where a place is in the picture that was drawn last."""
        return self._board.pixel(place)

    def _letters(self, unit: float, counting: int | None) -> int:
        """The largest letters with which the labels of columns and rows do not touch, nor leave their frame."""
        layout, whole = self._board.layout, self._whole()
        labels = [label for number, label in enumerate(layout.labels) if layout.counted_by(number) in (None, counting)]
        apart = min((math.dist(one, other) for (_, one), (_, other) in combinations(labels, 2)), default=0.0)
        edges = (min(x - whole.left, whole.right - x, y - whole.bottom, whole.top - y) for _, (x, y) in labels)
        fits = apart / max(NAME_LEAST, *(NAME_LETTER * len(name) for name, _ in labels), 0.0)
        return round(unit * min(fits, NAME_HIGH * min(edges, default=0.0)))

    def _counting(self) -> int:
        """The player whose numbers stand on the frame: the one as whom the words beside it count."""
        declared = self.diagram.counting
        sides = CATALOGUE[self.diagram.game].sides
        return sides.index(declared) if declared else counting_in(self._positions[0])

    def picture(self, scale: Scale, width: int, *, named: bool) -> pygame.Surface:
        """Draw the diagram, with the labels of columns and rows if `named`. The painter must be prepared."""
        board, seen, unit = self._board, self._seen(scale, width), self._unit(scale, width)
        surface = pygame.Surface(self.size(scale, width), pygame.SRCALPHA)
        whole = self._whole()
        left, top = (whole.left - seen.left) * unit, (seen.top - whole.top) * unit
        size = (round(unit * (whole.right - whole.left)), round(unit * (whole.top - whole.bottom)))
        board.place_in(pygame.Rect((round(left), round(top)), size).inflate(2, 2), {})
        board.painter.part(surface, board.frame)
        counting = self._counting()
        letters = self._letters(unit, counting)
        if named and letters >= SMALLEST_NAME:
            draw_labels(board, surface, every=False, largest=letters, counting=counting)
        table = Tabletop(board, self._view.dice)
        table.place_in(board.frame)
        table.show(self._positions, self.diagram.steps)
        table.draw_cube(surface, self._positions[-1])
        board.draw(surface, Marks(drawn=marks_of(self.diagram)))
        table.draw_dice(surface, self._positions[-1], None, None)
        if self.diagram.around:
            pygame.draw.rect(surface, colours().edge, surface.get_rect(), scale.thin)
        return surface
