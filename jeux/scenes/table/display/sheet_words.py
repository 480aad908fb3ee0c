"""The message of the sheet: its height, its font, and the words in it that have explanations."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import font, height_of, leading, line, wrap, write
from jeux.play.table.panel_content import PanelContent
from jeux.ui.drawing import LEAST_SIDE


class Written(NamedTuple):
    """A text on the sheet: its box, font and size."""

    text: str
    box: pygame.Rect
    size: int
    face: str


class SheetWords:
    """Measures and draws the message in its box. `room` is the area between the box and the fixed buttons."""

    def __init__(self, scale: Scale, message: pygame.Rect, room: pygame.Rect) -> None:
        self.scale, self.message, self.room = scale, message, room

    @property
    def why_height(self) -> int:
        """The height of the button below a refusal that explains it."""
        return max(LEAST_SIDE, self.scale(1.8))

    def words_height(self, content: PanelContent) -> int:
        """The height of the words alone."""
        return height_of(content.message, self._face(content), self._size(content), self.message.width)

    def height(self, content: PanelContent) -> int:
        """The height of the text, with the button below it and the badge. The badge takes no height if it fits beside
        the last line."""
        face, size = self._face(content), self._size(content)
        lines = wrap(content.message, face, size, self.message.width)
        height = leading(size) * len(lines) + (self.why_height if content.explained else 0)
        if not content.badge or not lines:
            return height
        badge = self._badge(content.badge)[1]
        beside = font(face, size).size(lines[-1])[0] + badge.width + self.scale(0.5) <= self.message.width
        return height if beside else height + badge.height

    def to_explain(self, content: PanelContent) -> tuple[Written, ...]:
        """The texts whose technical words are explained by tooltips. A prompt is excluded: it changes under the
        pointer; so is a notice below an outcome, whose place depends on that."""
        if not content.told or (content.outcome and content.below_outcome):
            return ()
        return (Written(content.message, self.message, self._size(content), self._face(content)),)

    def draw(self, surface: pygame.Surface, content: PanelContent, more: int) -> None:
        """Draw the message, which may take `more` pixels below its box."""
        box = self.message
        if content.refusal:
            pygame.draw.rect(surface, colours().accent, (box.left - self.scale(0.5), box.top, 4, box.height))
        box = pygame.Rect(box.topleft, (box.width, box.height + more))
        y = write(surface, content.message, box, self._face(content), self._size(content), colours().ink)
        if content.badge:
            self._draw_badge(surface, content.badge, min(y, box.bottom - self._badge(content.badge)[1].height))

    def _face(self, content: PanelContent) -> str:
        return "bold" if content.refusal else "text"

    def _size(self, content: PanelContent) -> int:
        """The font size: smaller if the message would not fit."""
        size = self.scale.body
        fits = height_of(content.message, self._face(content), size, self.message.width) <= self.message.height
        return size if fits else round(size * 0.88)

    def _badge(self, badge: str) -> tuple[pygame.Surface, pygame.Rect]:
        """The badge's text image and its frame."""
        text = line(badge, "bold", self.scale(0.8), colours().on_turn)
        return text, text.get_rect().inflate(self.scale(0.9), self.scale(0.25))

    def _draw_badge(self, surface: pygame.Surface, badge: str, y: int) -> None:
        """Draw the badge at the right, below the message or beside its last line."""
        text, box = self._badge(badge)
        box.topright = (self.message.right, y)
        pygame.draw.rect(surface, colours().turn, box, border_radius=box.height // 2)
        surface.blit(text, text.get_rect(center=box.center))
