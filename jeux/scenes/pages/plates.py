"""The diagrams of a page. Their places are known at once; each picture is drawn when it scrolls into view, one a frame,
so that the window never blocks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of
from jeux.play.learn.diagram.diagrams import Diagram, DiagramError, diagrams_of
from jeux.rules.contract import RulesError
from jeux.scenes.app import App
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width
from jeux.ui.items import Item, Spot
from jeux.views.diagrams import DiagramBoard

_log = logging.getLogger(__name__)

Options = tuple[tuple[str, str], ...]
Drawn = tuple[str, tuple[int, int], bool]
"""A diagram, its size, and whether columns and rows are labelled."""


def _diagrams(key: str) -> Mapping[str, Diagram]:
    """The diagrams of a game that can be drawn; errors in the others are logged."""
    found = {}
    try:
        for name, diagram in diagrams_of(key).items():
            diagram.positions()
            found[name] = diagram
    except (DiagramError, RulesError, OSError) as error:
        _log.error("figures of %s cannot be used: %s", key, error)
    return found


class _TryButton(Button):
    """A button that opens a diagram. Tab reaches it; the arrow keys skip it and scroll."""

    aside = True


class Plates:
    """Draws the diagrams of one game for `jeux.ui.typeset.Setter`; `try_out` opens one of them to play in."""

    def __init__(self, app: App, key: str, try_out: Callable[[Diagram], None]) -> None:
        self._app, self._try_out = app, try_out
        self._diagrams = _diagrams(key)
        self._theme = colours().theme
        """The theme of everything cached below."""
        self._boards: dict[str, DiagramBoard] = {}
        self._reading: dict[Options, Future[None]] = {}
        """Pending reads of the painters' pictures, by board options."""
        self._drawn: dict[Drawn, pygame.Surface] = {}
        self._wanted: dict[Drawn, int] = {}
        """Diagrams in view and not drawn yet, each with the width of its column."""

    def _follow_theme(self) -> None:
        """Clear the caches when the theme has changed."""
        if self._theme != colours().theme:
            self._theme = colours().theme
            for kept in (self._boards, self._reading, self._drawn, self._wanted):
                kept.clear()

    def _board(self, name: str) -> DiagramBoard:
        """The board of a diagram; diagrams with the same options share a painter."""
        self._follow_theme()
        if name not in self._boards:
            diagram = self._diagrams[name]
            same = (board.painter for board in self._boards.values() if board.diagram.options == diagram.options)
            self._boards[name] = DiagramBoard(diagram, next(same, None))
        return self._boards[name]

    # --- for the setter -------------------------------------------------------------------------------------------

    def picture(self, name: str, x: int, y: int, width: int) -> Item:
        """The diagram, centred in a column; an error sentence where it cannot be read."""
        if name not in self._diagrams:
            words, body = self._app.texts.get("figure-unusable"), self._app.scale.body
            rect = pygame.Rect(x, y, width, height_of(words, "text", body, width))
            return Spot(rect, painted_text(words, "text", body, colours().warning, "center"))
        size = self._board(name).size(self._app.scale, width)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            drawn = self._in_sight(name, size, width)
            if drawn:
                surface.blit(drawn, at)
            else:
                pygame.draw.rect(surface, colours().raised, at)

        # `words` is set, so that reading the page aloud does not draw the diagram
        return Spot(pygame.Rect((x + (width - size[0]) // 2, y), size), paint, words="")

    def control(self, name: str, x: int, y: int, width: int) -> Item | None:
        """The button that opens the diagram to play in; None where it cannot be played."""
        diagram, scale = self._diagrams.get(name), self._app.scale
        if not diagram or not diagram.live:
            return None
        words = self._app.texts.get("figure-try")
        rect = pygame.Rect(x, y, button_width(words, scale), scale(BUTTON_HEIGHT))
        rect.centerx = x + width // 2
        return _TryButton(f"try.{name}", rect, words, partial(self._try_out, diagram), scale)

    # --- drawing --------------------------------------------------------------------------------------------------

    def _in_sight(self, name: str, size: tuple[int, int], width: int) -> pygame.Surface | None:
        """The picture of a diagram, or None until it is drawn; the first call queues it."""
        key = (name, size, self._app.settings.named != "off")
        if key not in self._drawn:
            self._wanted[key] = width
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
        key, width = next(iter(self._wanted.items()))
        board = self._board(key[0])
        if not self._read(board):
            return False
        del self._wanted[key]
        self._drawn[key] = board.picture(self._app.scale, width, named=key[2])
        return True

    def _read(self, board: DiagramBoard) -> bool:
        """Whether the pictures of a board's painter are read; the first call starts the worker thread."""
        key = tuple(sorted(board.diagram.options.items()))
        if key not in self._reading:
            reader = ThreadPoolExecutor(1)
            self._reading[key] = reader.submit(board.painter.prepare)
            reader.shutdown(wait=False)
        reading = self._reading[key]
        if reading.done():
            reading.result()  # raises the worker's error
        return reading.done()
