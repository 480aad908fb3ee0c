"""Diagrams in columns of text. Each is drawn once and scaled to its column."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache, partial
from math import sqrt
from typing import NamedTuple

from reportlab.lib.units import mm
from reportlab.platypus import Flowable

from jeux.common.texts import Texts
from jeux.play.learn.diagram.diagrams import Diagram, diagrams_of
from jeux.printing.game.diagram_words import diagram_words
from jeux.printing.game.diagrams import drawn_diagram
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.pdf import put
from jeux.printing.paper.tags import FIGURE, Part, marked

WIDE = 1.35
"""Diagrams at least this wide, relative to their height, get the width they need, with the caption below."""
_DRAWN = 80.0
"""The size at which a diagram is drawn before scaling, in millimetres."""


class Figure(NamedTuple):
    """A drawing, and what gives its words for those who do not see it."""

    drawing: Drawing
    words: Callable[[], str]


def figure_of(diagram: Diagram, texts: Texts, *, colour: bool) -> Figure:
    """The figure of a diagram."""
    return Figure(drawn_diagram(diagram, _DRAWN, _DRAWN, colour), partial(diagram_words, diagram, texts))


@lru_cache(maxsize=256)
def _drawing(game: str, name: str, colour: bool) -> Drawing:
    return drawn_diagram(diagrams_of(game)[name], _DRAWN, _DRAWN, colour)


class GamePlates:
    """The diagrams of a game's rule page."""

    def __init__(self, game: str, texts: Texts, *, colour: bool) -> None:
        self._game, self._texts, self._colour = game, texts, colour

    def plate(self, name: str, column: float, share: float) -> Plate:
        """A diagram for a column: a roughly square one takes this share of its width, a wider one more."""
        drawing = _drawing(self._game, name, self._colour)
        shape = drawing.width / drawing.height
        wide = column * share * (min(shape, 1.0) if shape < WIDE else sqrt(shape) * 1.15)
        words = partial(diagram_words, diagrams_of(self._game)[name], self._texts)
        return Plate(Figure(drawing, words), min(wide, column))


def fitted(figure: Figure, wide: float, high: float) -> Plate:
    """A figure scaled to fit the given room, in points."""
    return Plate(figure, min(wide, high * figure.drawing.width / figure.drawing.height))


class Plate(Flowable):  # type: ignore[misc]  # the library has no types
    """A figure as a flowable of the given width, in points."""

    def __init__(self, figure: Figure, width: float) -> None:
        super().__init__()
        self._figure, drawing = figure, figure.drawing
        self._factor = width / (drawing.width * mm)
        self.width, self.height = width, width * drawing.height / drawing.width
        self.hAlign = "CENTER"

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """The room that it takes."""
        return self.width, self.height

    @cached_property
    def _part(self) -> Part:
        return Part(FIGURE, alt=self._figure.words())

    def draw(self) -> None:
        """Draw it on the canvas."""
        with marked(self.canv, self._part):
            self.canv.saveState()
            self.canv.scale(self._factor, self._factor)
            put(self.canv, self._figure.drawing, 0.0, self._figure.drawing.height * mm)
            self.canv.restoreState()
