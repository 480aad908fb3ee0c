"""The diagrams of a rule page in columns of text. Each is drawn once and scaled to its column."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from reportlab.lib.units import mm
from reportlab.platypus import Flowable

from jeux.play.learn.diagram.diagrams import diagrams_of
from jeux.printing.game.diagrams import drawn_diagram
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.pdf import put

WIDE = 1.35
"""Diagrams at least this wide, relative to their height, get the width they need, with the caption below."""
_DRAWN = 80.0
"""The size at which a diagram is drawn before scaling, in millimetres."""


@lru_cache(maxsize=256)
def _drawing(game: str, name: str, colour: bool) -> Drawing:
    return drawn_diagram(diagrams_of(game)[name], _DRAWN, _DRAWN, colour)


class GamePlates:
    """The diagrams of a game."""

    def __init__(self, game: str, *, colour: bool) -> None:
        self._game, self._colour = game, colour

    def plate(self, name: str, column: float, share: float) -> Plate:
        """A diagram for a column: a roughly square one takes this share of its width, a wider one more."""
        drawing = _drawing(self._game, name, self._colour)
        shape = drawing.width / drawing.height
        wide = column * share * (min(shape, 1.0) if shape < WIDE else sqrt(shape) * 1.15)
        return Plate(drawing, min(wide, column))


def fitted(drawing: Drawing, wide: float, high: float) -> Plate:
    """A drawing scaled to fit the given room, in points."""
    return Plate(drawing, min(wide, high * drawing.width / drawing.height))


class Plate(Flowable):  # type: ignore[misc]  # the library has no types
    """A drawing as a flowable of the given width, in points."""

    def __init__(self, drawing: Drawing, width: float) -> None:
        super().__init__()
        self._drawing = drawing
        self._factor = width / (drawing.width * mm)
        self.width, self.height = width, width * drawing.height / drawing.width
        self.hAlign = "CENTER"

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """The room that it takes."""
        return self.width, self.height

    def draw(self) -> None:
        """Draw it on the canvas."""
        self.canv.saveState()
        self.canv.scale(self._factor, self._factor)
        put(self.canv, self._drawing, 0.0, self._drawing.height * mm)
        self.canv.restoreState()
