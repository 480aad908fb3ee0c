"""A tall window: the title and the plaque of the other above the board, one's own plaque, the sentence and the buttons
below it. Men beside the board lie beside the plaque of their owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from jeux.common.theme import SMALLEST_BODY, Scale
from jeux.scenes.table.display.areas import TALL
from jeux.scenes.table.display.dropping import ROW, TITLE, TOOLS
from jeux.scenes.table.display.plaques import BETWEEN, MANY, plaque_height
from jeux.scenes.table.display.sheet_plan import SheetPlan

LEAST_ACROSS = 28.0
"""Ems: the least width of what is in the window, in halves for the sentence and the round buttons."""
AROUND_TALL = 1.4
"""Body sizes around all that is in the window."""
LIST = 9.0
"""Ems of the list of turns and of the free cloth around it."""
PLAQUE_SHARE, GAP = 0.5, 0.9
"""The width of a plaque with men beside it, as a part of the strip; ems between things in a row."""

Players = Sequence[int]


@dataclass(frozen=True, slots=True)
class Tall:
    """The rectangles of a tall window: title, the strips of the far and the near plaques, and what is below them."""

    head: pygame.Rect
    far: pygame.Rect
    room: pygame.Rect
    """The room of the board."""
    near: pygame.Rect
    sheet: pygame.Rect
    sides: tuple[Players, Players]
    """The players at the near edge of the board, and at the far one."""
    with_men: bool
    """Whether men may lie beside the plaques."""
    gap: int

    def boxes(self) -> list[pygame.Rect]:
        """The plaques in the order of the players: those of a side in a row."""
        boxes = dict[int, pygame.Rect]()
        for strip, players in zip((self.near, self.far), self.sides, strict=True):
            wide = round(PLAQUE_SHARE * strip.width) if self.with_men else strip.width
            count = max(2 if not self.with_men else 1, len(players))
            each = (wide - (count - 1) * self.gap) // count
            for number, player in enumerate(players):
                left = strip.left + number * (each + self.gap)
                boxes[player] = pygame.Rect(left, strip.top, each, strip.height)
        return [boxes[player] for player in sorted(boxes)]

    def strips(self) -> tuple[pygame.Rect, pygame.Rect] | None:
        """Where the men of the near and of the far side lie; None where there are none."""
        if not self.with_men:
            return None
        near, far = (
            pygame.Rect(strip.left + round(PLAQUE_SHARE * strip.width) + self.gap, strip.top, 0, strip.height)
            for strip in (self.near, self.far)
        )
        near.width = far.width = self.near.right - near.left
        return near, far


def held_in_tall(scale: Scale, size: tuple[int, int]) -> Scale:
    """Large letters held back so far that a tall window has its two halves."""
    width, height = size
    if height < TALL * width:
        return scale
    return Scale(max(SMALLEST_BODY, min(scale.body, int(width / (LEAST_ACROSS + 2 * AROUND_TALL)))))


def tall_areas(
    window: pygame.Rect,
    scale: Scale,
    plan: SheetPlan,
    sides: tuple[Players, Players],
    with_men: bool,
    high: Callable[[pygame.Rect], int],
) -> Tall | None:
    """The parts of a window that is free of anything else. `high` is the height that the board takes of a room. None
    where the window is not tall, or too narrow for two halves side by side."""
    inner = window.width
    if window.height < TALL * inner or inner < scale(LEAST_ACROSS) or not plan.surrounds:
        return None
    if not all(sides):  # all sit at one edge: the first is who looks from there
        first, *others = sorted((*sides[0], *sides[1]))
        sides = (first,), tuple(others)
    gap, edge = scale(GAP), scale(0.5)
    plaque = plaque_height(scale, sum(map(len, sides)) >= MANY)
    head = pygame.Rect(window.left, window.top, inner, scale(TITLE))
    far = pygame.Rect(window.left, head.bottom + edge, inner, plaque if sides[1] else 0)
    least = scale(max(plan.message_ems + ROW + BETWEEN, TOOLS + 2 * ROW))
    top = far.bottom + gap
    most = window.bottom - top - 2 * gap - plaque - least
    wanted = high(pygame.Rect(window.left, top, inner, inner))
    free = max(0, most - wanted)
    room = pygame.Rect(window.left, top, inner, wanted + max(0, free - scale(LIST)) if free else most)
    near = pygame.Rect(window.left, room.bottom + gap, inner, plaque)
    sheet = pygame.Rect(window.left, near.bottom + edge, inner, window.bottom - near.bottom - edge)
    return Tall(head, far, room, near, sheet, sides, with_men, gap)
