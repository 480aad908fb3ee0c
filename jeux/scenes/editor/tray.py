"""The tools of the editor on the cloth beside the board: men nearly as large as on it, and what else one can do."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.play.editor.editing import MOVE, RUB, Tool, Use
from jeux.ui.controls import Choosable
from jeux.ui.drawing import SMALL, Look, put
from jeux.ui.shapes import draw_disc, draw_icon, draw_share
from jeux.views.style.emblems import emblem
from jeux.views.style.painter import Painter

WIDTH = 9.0
"""Body sizes: the room that the tools take beside the board."""
LARGEST, LEAST = 4.2, 2.4
"""Body sizes: the side of a man, at most and at least."""
GAP = 1.0
RING = 0.35
"""Body sizes: how far the ring of the chosen tool lies outside it."""


class TrayTool(Choosable):
    """A man, or a sign in a disc, with its name below; a ring around the one in the hand."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        act: Callable[[], object],
        scale: Scale,
        tool: Tool,
        painter: Painter,
        *,
        chosen: bool,
        position: tuple[int, int],
    ) -> None:
        super().__init__(name, rect, text, act, scale, chosen=chosen, position=position)
        self.tool, self.painter = tool, painter

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        scale, palette = self.scale, colours()
        words = leading(scale(SMALL))
        side = rect.height - words - 2 * scale(RING)
        centre = (rect.centerx, rect.y + scale(RING) + side // 2)
        if self.tool.use is Use.MAN:
            picture = emblem(self.painter, self.tool.name, side)
            surface.blit(picture, picture.get_rect(center=centre))
        else:
            draw_disc(surface, centre, side // 2, palette.ground, palette.edge, scale.thin)
            draw_icon(surface, {MOVE: "move", RUB: "cross"}.get(self.tool, "star"), centre, side // 2, palette.ink)
        if self.chosen or look.hover:
            reach = side // 2 + scale(RING) - scale.thin
            draw_share(surface, centre, reach, scale.thin * (3 if self.chosen else 1), 1.0)
        below = pygame.Rect(rect.x, rect.bottom - words, rect.width, words)
        ink = palette.ink if self.chosen else palette.ink_soft
        put(surface, self.text, "text", scale(SMALL), ink, below, "center")


def places(scale: Scale, room: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where so many tools lie in `room`, one below the other from its top; none if they do not fit."""
    gap, words = scale(GAP), leading(scale(SMALL)) + 2 * scale(RING)
    side = min(scale(LARGEST), (room.height + gap) // count - gap - words)
    if side < scale(LEAST):
        return []
    tall = side + words
    return [pygame.Rect(room.x, room.y + n * (tall + gap), room.width, tall) for n in range(count)]
