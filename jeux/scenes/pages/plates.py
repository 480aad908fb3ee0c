"""The figures of a page: their places are known at once, their pictures are drawn when they come into sight, one a
frame, so that the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of
from jeux.play.page_figures import FigureError, PageFigure, figures_of
from jeux.rules.contract import RulesError
from jeux.scenes.app import App
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width
from jeux.ui.items import Item, Spot
from jeux.views.figures import FigureBoard

_log = logging.getLogger(__name__)

Options = tuple[tuple[str, str], ...]
Drawn = tuple[str, tuple[int, int], bool]
"""A figure, its size, whether columns and rows have their names."""


def _figures(key: str) -> Mapping[str, PageFigure]:
    """Those figures of a game that can be drawn; the log says why others cannot."""
    found = {}
    try:
        for name, figure in figures_of(key).items():
            figure.positions()
            found[name] = figure
    except (FigureError, RulesError, OSError) as error:
        _log.error("figures of %s cannot be used: %s", key, error)
    return found


class _TryButton(Button):
    """Opens a figure. Tab leads to it; the arrows scroll past it."""

    aside = True


class Plates:
    """Makes the figures of one game for `jeux.ui.typeset.Setter`; `try_out` plays in one of them."""

    def __init__(self, app: App, key: str, try_out: Callable[[PageFigure], None]) -> None:
        self._app, self._try_out = app, try_out
        self._figures = _figures(key)
        self._theme = colours().theme
        """The theme of all that follows."""
        self._boards: dict[str, FigureBoard] = {}
        self._reading: dict[Options, Future[None]] = {}
        """What the painters read, by the options of their boards."""
        self._drawn: dict[Drawn, pygame.Surface] = {}
        self._wanted: dict[Drawn, int] = {}
        """What is in sight and not drawn yet, with the width of its column."""

    def _follow_theme(self) -> None:
        """Forget what was drawn in another theme."""
        if self._theme != colours().theme:
            self._theme = colours().theme
            for kept in (self._boards, self._reading, self._drawn, self._wanted):
                kept.clear()

    def _board(self, name: str) -> FigureBoard:
        """The board of a figure; its painter is that of the other figures on the same board."""
        self._follow_theme()
        if name not in self._boards:
            figure = self._figures[name]
            same = (board.painter for board in self._boards.values() if board.figure.options == figure.options)
            self._boards[name] = FigureBoard(figure, next(same, None))
        return self._boards[name]

    # --- for the setter -------------------------------------------------------------------------------------------

    def picture(self, name: str, x: int, y: int, width: int) -> Item:
        """The figure in the middle of a column; where it cannot be read, a sentence that says so."""
        if name not in self._figures:
            words, body = self._app.texts.get("figure-unusable"), self._app.scale.body
            rect = pygame.Rect(x, y, width, height_of(words, "text", body, width))
            return Spot(rect, painted_text(words, "text", body, colours().warning, "center"))
        size = self._board(name).size(self._app.scale, width)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            drawn = self._in_sight(name, size, width)
            if drawn:
                surface.blit(drawn, at)
            else:
                pygame.draw.rect(surface, colours().paper_deep, at)

        # hearing its words must not have it drawn
        return Spot(pygame.Rect((x + (width - size[0]) // 2, y), size), paint, words="")

    def control(self, name: str, x: int, y: int, width: int) -> Item | None:
        """The button that plays in it."""
        figure, scale = self._figures.get(name), self._app.scale
        if not figure or not figure.live:
            return None
        words = self._app.texts.get("figure-try")
        rect = pygame.Rect(x, y, button_width(words, scale), scale(BUTTON_HEIGHT))
        rect.centerx = x + width // 2
        return _TryButton(f"try.{name}", rect, words, partial(self._try_out, figure), scale)

    # --- drawing --------------------------------------------------------------------------------------------------

    def _in_sight(self, name: str, size: tuple[int, int], width: int) -> pygame.Surface | None:
        """The picture of a figure, once it is drawn; the first question orders it."""
        key = (name, size, self._app.settings.named != "off")
        if key not in self._drawn:
            self._wanted[key] = width
        return self._drawn.get(key)

    @property
    def busy(self) -> bool:
        """Whether a picture is on its way."""
        return bool(self._wanted)

    def advance(self) -> bool:
        """Draw one picture, if what it needs is read; True when one was drawn."""
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

    def _read(self, board: FigureBoard) -> bool:
        """Whether what the painter of a board needs is read, which begins at the first question."""
        key = tuple(sorted(board.figure.options.items()))
        if key not in self._reading:
            reader = ThreadPoolExecutor(1)
            self._reading[key] = reader.submit(board.painter.prepare)
            reader.shutdown(wait=False)
        reading = self._reading[key]
        if reading.done():
            reading.result()  # raises what went wrong
        return reading.done()
