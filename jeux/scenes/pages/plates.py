"""The diagrams of a page: their places are known at once, their pictures are drawn when they come into sight, one a
frame, so that the window never waits."""

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
"""A diagram, its size, whether columns and rows have their names."""


def _diagrams(key: str) -> Mapping[str, Diagram]:
    """Those diagrams of a game that can be drawn; the log says why others cannot."""
    found = {}
    try:
        for name, diagram in diagrams_of(key).items():
            diagram.positions()
            found[name] = diagram
    except (DiagramError, RulesError, OSError) as error:
        _log.error("figures of %s cannot be used: %s", key, error)
    return found


class _TryButton(Button):
    """Opens a diagram. Tab leads to it; the arrows scroll past it."""

    aside = True


class Plates:
    """Makes the diagrams of one game for `jeux.ui.typeset.Setter`; `try_out` plays in one of them."""

    def __init__(self, app: App, key: str, try_out: Callable[[Diagram], None]) -> None:
        self._app, self._try_out = app, try_out
        self._diagrams = _diagrams(key)
        self._theme = colours().theme
        """The theme of all that follows."""
        self._boards: dict[str, DiagramBoard] = {}
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

    def _board(self, name: str) -> DiagramBoard:
        """The board of a diagram; its painter is that of the other diagrams on the same board."""
        self._follow_theme()
        if name not in self._boards:
            diagram = self._diagrams[name]
            same = (board.painter for board in self._boards.values() if board.diagram.options == diagram.options)
            self._boards[name] = DiagramBoard(diagram, next(same, None))
        return self._boards[name]

    # --- for the setter -------------------------------------------------------------------------------------------

    def picture(self, name: str, x: int, y: int, width: int) -> Item:
        """The diagram in the middle of a column; where it cannot be read, a sentence that says so."""
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
                pygame.draw.rect(surface, colours().paper_deep, at)

        # hearing its words must not have it drawn
        return Spot(pygame.Rect((x + (width - size[0]) // 2, y), size), paint, words="")

    def control(self, name: str, x: int, y: int, width: int) -> Item | None:
        """The button that plays in it."""
        diagram, scale = self._diagrams.get(name), self._app.scale
        if not diagram or not diagram.live:
            return None
        words = self._app.texts.get("figure-try")
        rect = pygame.Rect(x, y, button_width(words, scale), scale(BUTTON_HEIGHT))
        rect.centerx = x + width // 2
        return _TryButton(f"try.{name}", rect, words, partial(self._try_out, diagram), scale)

    # --- drawing --------------------------------------------------------------------------------------------------

    def _in_sight(self, name: str, size: tuple[int, int], width: int) -> pygame.Surface | None:
        """The picture of a diagram, once it is drawn; the first question orders it."""
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

    def _read(self, board: DiagramBoard) -> bool:
        """Whether what the painter of a board needs is read, which begins at the first question."""
        key = tuple(sorted(board.diagram.options.items()))
        if key not in self._reading:
            reader = ThreadPoolExecutor(1)
            self._reading[key] = reader.submit(board.painter.prepare)
            reader.shutdown(wait=False)
        reading = self._reading[key]
        if reading.done():
            reading.result()  # raises what went wrong
        return reading.done()
