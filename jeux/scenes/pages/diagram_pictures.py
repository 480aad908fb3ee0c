"""Pictures of diagrams. Their sizes are known at once; each is drawn when it comes into sight, one a frame, so that the
window never blocks."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from jeux.common.palette import colours
from jeux.common.theme import SMALLEST_BODY, Scale
from jeux.play.learn.diagram.diagrams import Diagram
from jeux.scenes.app import App
from jeux.ui.drawing import Look, Paint
from jeux.views.diagrams import TALLEST, DiagramBoard

Name = tuple[str, str]
"""The game and the id of a diagram."""
Surroundings = tuple[str, tuple[tuple[str, str], ...]]
"""What diagrams on the same board have in common: the game and its options."""
MOST_HIGH = 0.74
"""The part of the window's height that a diagram may take."""
Drawn = tuple[Name, tuple[int, int], bool]
"""A diagram, its size, and whether columns and rows are labelled."""


class DiagramPictures:
    """Draws diagrams for pages. The id of each is its own among those of its game. `small` ones bear no labels, and are
    drawn at double size and scaled down, since men and dice have a least size."""

    def __init__(self, app: App, *, small: bool = False) -> None:
        self._app, self._small = app, small
        self._theme = colours().theme
        """The theme of everything cached below."""
        self._boards: dict[Name, DiagramBoard] = {}
        self._reading: dict[Surroundings, Future[None]] = {}
        """Pending reads of the painters' pictures."""
        self._drawn: dict[Drawn, pygame.Surface] = {}
        self._wanted: dict[Drawn, tuple[Diagram, int]] = {}
        """Diagrams in view and not drawn yet, each with the width of its column."""

    def _follow_theme(self) -> None:
        """Clear the caches when the theme has changed."""
        if self._theme != colours().theme:
            self._theme = colours().theme
            for kept in (self._boards, self._reading, self._drawn, self._wanted):
                kept.clear()

    def _board(self, diagram: Diagram) -> DiagramBoard:
        """The board of a diagram; diagrams on the same board share a painter."""
        self._follow_theme()
        name = diagram.game, diagram.id
        if name not in self._boards:
            like = self._like(diagram)
            self._boards[name] = DiagramBoard(diagram, like.painter if like else None)
        return self._boards[name]

    def _like(self, diagram: Diagram) -> DiagramBoard | None:
        """The board of a diagram on the same board, if there is one already."""
        same = _surroundings(diagram)
        return next((board for board in self._boards.values() if _surroundings(board.diagram) == same), None)

    @property
    def _scale(self) -> Scale:
        """That of the window: smaller where its letters are so large that a diagram would be as high as it."""
        scale, height = self._app.scale, self._app.size[1]
        return Scale(min(scale.body, max(SMALLEST_BODY, round(MOST_HIGH * height / TALLEST))))

    def size(self, diagram: Diagram, width: int) -> tuple[int, int]:
        """The size of a picture in a column of this width. Whole boards alike have the same: one is made for all."""
        self._follow_theme()
        like = None if diagram.around else self._like(diagram)
        whole = like if like and not like.diagram.around else self._board(diagram)
        return whole.size(self._scale, width)

    def paint(self, diagram: Diagram, width: int) -> Paint:
        """What draws the picture; an empty rectangle stands for it until it is made."""
        size = self.size(diagram, width)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            drawn = self._in_sight(diagram, size, width)
            if drawn:
                surface.blit(drawn, at)
            else:
                pygame.draw.rect(surface, colours().raised, at)

        return paint

    def _in_sight(self, diagram: Diagram, size: tuple[int, int], width: int) -> pygame.Surface | None:
        """The picture of a diagram, or None until it is drawn; the first call queues it."""
        key = ((diagram.game, diagram.id), size, not self._small and self._app.settings.named != "off")
        if key not in self._drawn:
            self._wanted[key] = diagram, width
        return self._drawn.get(key)

    @property
    def busy(self) -> bool:
        """Whether a diagram is queued."""
        return bool(self._wanted)

    def advance(self) -> bool:
        """Draw one queued picture if its painter is ready; True when one was drawn."""
        self._follow_theme()
        if not self._wanted:
            return False
        key, (diagram, width) = next(iter(self._wanted.items()))
        board = self._board(diagram)
        if not self._read(board):
            return False
        del self._wanted[key]
        picture = board.picture(self._scale, 2 * width if self._small else width, named=key[2])
        self._drawn[key] = pygame.transform.smoothscale(picture, key[1]) if self._small else picture
        return True

    def _read(self, board: DiagramBoard) -> bool:
        """Whether the pictures of a board's painter are read; the first call starts the worker thread."""
        key = _surroundings(board.diagram)
        if key not in self._reading:
            reader = ThreadPoolExecutor(1)
            self._reading[key] = reader.submit(board.painter.prepare)
            reader.shutdown(wait=False)
        reading = self._reading[key]
        if reading.done():
            reading.result()  # raises the worker's error
        return reading.done()


def _surroundings(diagram: Diagram) -> Surroundings:
    return diagram.game, tuple(sorted(diagram.options.items()))
