"""The program's own wood and felt under the sheets of a board, at the resolution of colour printers."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from jeux.common.palette import WOOD
from jeux.printing.game.boards import BoardPlate, plate_for
from jeux.printing.game.jobs import Job
from jeux.printing.paper.drawing import Box, Drawing, Picture, Shape, VectorPen, Window, Words
from jeux.printing.paper.inks import BLACK_ON_WHITE
from jeux.views.style.layout import Spot
from jeux.views.true_scale import WoodenBoard

DPI = 300
DOTS = DPI / 25.4
"""Dots a millimetre."""
SMALLER = 4
"""How many times smaller the picture for the preview is."""
LABELS = replace(BLACK_ON_WHITE, style=replace(BLACK_ON_WHITE.style, ink=WOOD.on_cloth_soft))
EDGE, EDGED = (20, 12, 6), 0.05
"""The edge of letters on wood, and its width in letter sizes."""
WIDEST = 2.4
"""In board units: the frame of a picture reaches no further beyond its field; what does is no part of the game."""


def wooden_plate(job: Job) -> BoardPlate:
    """The geometry of a board whose labels stand in its frame of wood."""
    plate = plate_for(job.game, job.options, job.players, job.pitch, LABELS)
    layout = plate.board.layout
    plate.board.layout = replace(layout, labels=layout.inlaid or layout.labels)
    return plate


class Wood:
    """The picture of a board of this geometry."""

    def __init__(self, job: Job, plate: BoardPlate) -> None:
        self._picture = WoodenBoard(job.game, job.options, job.start, plate.unit * DOTS)
        self._plate = plate

    @property
    def framed(self) -> Box | None:
        """The board with its frame; None if the picture shows more than the game uses."""
        box = Box(*(end / DOTS for end in self._picture.box))
        return box if self._plate.field.grown(WIDEST * self._plate.unit).holds(box) else None

    def look(self, shown: Box) -> Callable[[Box, Spot], Iterator[Shape]]:
        """What is drawn of a part of the box `shown`, its upper left corner at a spot."""
        pen = VectorPen()
        self._plate.draw_names(pen, shown)
        edged = [edge for shape in pen.shapes for edge in _edges(shape)]
        names = Drawing(shown.width, shown.height, (*edged, *pen.shapes))

        def draw(seen: Box, at: Spot) -> Iterator[Shape]:
            yield self._part(seen.moved(shown.left, shown.top), at)
            yield names.through(seen, at)

        return draw

    def _part(self, seen: Box, at: Spot) -> Window:
        """The part of the picture in a box, moved so that its upper left corner is at `at`."""
        left, top = (math.floor(edge * DOTS) for edge in seen[:2])
        size = math.ceil(seen.right * DOTS) - left, math.ceil(seen.bottom * DOTS) - top
        surface = self._picture.part(pygame.Rect((left, top), size))
        small = pygame.transform.smoothscale(surface, [max(1, side // SMALLER) for side in size])
        place = Box(left / DOTS, top / DOTS, (left + size[0]) / DOTS, (top + size[1]) / DOTS)
        right, down = at[0] - seen.left, at[1] - seen.top
        picture = Picture(place.moved(right, down), _jpeg(surface), _jpeg(small))
        return Window(seen.moved(right, down), (picture,))


def _edges(shape: Shape) -> Iterator[Shape]:
    """The dark edge around letters on wood, as in the window."""
    if isinstance(shape, Words) and shape.ink == LABELS.style.ink:
        for right, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            dark = replace(shape, ink=EDGE)
            yield dark.moved(right * EDGED * shape.size, down * EDGED * shape.size)


def _jpeg(surface: pygame.Surface) -> bytes:
    file = io.BytesIO()
    pygame.image.save(surface, file, "picture.jpg")
    return file.getvalue()
