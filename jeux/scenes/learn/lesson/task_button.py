"""One of the tasks of a lesson: a disc with its number, ticked once it is done."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.ui.controls import Choosable
from jeux.ui.drawing import Look, put
from jeux.ui.shapes import draw_disc, draw_icon

RADIUS = 1.0
"""Body sizes of a disc."""


class TaskButton(Choosable):
    """The task with this number from 0. `here` is the one that is to be done now."""

    def __init__(
        self,
        number: int,
        count: int,
        rect: pygame.Rect,
        act: Callable[[], object],
        scale: Scale,
        *,
        here: bool,
        done: bool,
    ) -> None:
        text = str(number + 1)
        super().__init__(f"task.{number}", rect, text, act, scale, chosen=here, position=(number + 1, count))
        self.done = done

    def states(self, texts: Texts) -> tuple[str, ...]:
        return (texts.get("heard-done"),) if self.done else ()

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        scale, palette = self.scale, colours()
        radius = min(scale(RADIUS), rect.width // 2 - 1, rect.height // 2 - 1)
        middle = (rect.centerx, rect.centery + look.pressed)
        rim = palette.accent if look.hover else palette.edge
        fill, ink = palette.field, palette.ink
        if self.chosen:
            fill, rim, ink = palette.thumb, palette.accent, palette.on_thumb
        elif self.done:
            fill, rim, ink = palette.action, palette.action_edge, palette.on_action
        draw_disc(surface, middle, radius, fill, rim, scale.thin * (2 if look.hover or self.chosen else 1))
        if self.done:
            draw_icon(surface, "check", middle, round(1.35 * radius), ink, 0.11)
            return
        place = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        place.center = middle
        put(surface, self.text, "bold" if self.chosen else "text", scale.body, ink, place, "center")
