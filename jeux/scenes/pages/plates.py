"""The diagrams of a page of text."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.typography import height_of
from jeux.play.learn.diagram.diagrams import Diagram, DiagramError, diagrams_of
from jeux.rules.contract import RulesError
from jeux.scenes.app import App
from jeux.scenes.pages.diagram_pictures import DiagramPictures
from jeux.ui.blocks import painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, button_width
from jeux.ui.items import Item, Spot

_log = logging.getLogger(__name__)


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
        self._pictures = DiagramPictures(app)

    # --- for the setter -------------------------------------------------------------------------------------------

    def picture(self, name: str, x: int, y: int, width: int) -> Item:
        """The diagram, centred in a column; an error sentence where it cannot be read."""
        if name not in self._diagrams:
            words, body = self._app.texts.get("figure-unusable"), self._app.scale.body
            rect = pygame.Rect(x, y, width, height_of(words, "text", body, width))
            return Spot(rect, painted_text(words, "text", body, colours().warning, "center"))
        diagram = self._diagrams[name]
        size, paint = self._pictures.size(diagram, width), self._pictures.paint(diagram, width)
        # `words` is set, so that reading the page aloud does not draw the diagram
        return Spot(pygame.Rect((x + (width - size[0]) // 2, y), size), paint, words="")

    def control(self, name: str, caption: str, x: int, y: int, width: int) -> Item | None:
        """The button that opens the diagram to play in; None where it cannot be played. It is written the same below
        each diagram, so its spoken name has the caption, too."""
        diagram, scale = self._diagrams.get(name), self._app.scale
        if not diagram or not diagram.live:
            return None
        words, told = self._app.texts.get("figure-try"), self._app.texts.get("figure-try-told", caption=caption)
        rect = pygame.Rect(x, y, button_width(words, scale), scale(BUTTON_HEIGHT))
        rect.centerx = x + width // 2
        button = _TryButton(f"try.{name}", rect, words, partial(self._try_out, diagram), scale)
        button.spoken = told
        return button

    @property
    def busy(self) -> bool:
        """Whether a diagram in view is not drawn yet."""
        return self._pictures.busy

    def advance(self) -> bool:
        """Draw one diagram; True when one was drawn."""
        return self._pictures.advance()
