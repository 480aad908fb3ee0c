"""The list of turns in a review: one row each, with the sign of its error. A click goes to the turn."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import in_column, leading, line, shortened
from jeux.play.words.turn_lines import TurnLine
from jeux.scenes.review.signs import SIGNS, draw_sign
from jeux.scenes.table.display.turn_columns import Sides
from jeux.scenes.table.display.turn_rows import INDENT, TurnRows

SIGN = 2.4
"""Ems at the right for the sign."""


class JudgedRows(TurnRows):
    """Lays out and draws the list around the current row. `errors` returns the error classes by row, `current` the
    current row; `go` is called with a clicked row."""

    def __init__(
        self, errors: Callable[[], dict[int, int]], current: Callable[[], int | None], go: Callable[[int], None]
    ) -> None:
        super().__init__()
        self._errors, self._current, self._go = errors, current, go
        self._shown: dict[int, pygame.Rect] = {}

    def turn_at(self, pixel: tuple[int, int]) -> int | None:
        """The row under a pixel."""
        return next((row for row, box in self._shown.items() if box.collidepoint(pixel)), None)

    def release(self, pixel: tuple[int, int]) -> bool:
        """Handle a release: go to the row if the press was on the same one. True if the press was on a row."""
        row, self.pressed = self.pressed, None
        if row is not None and self.turn_at(pixel) == row:
            self._go(row)
        return row is not None

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        scale: Scale,
        turns: tuple[TurnLine, ...],
        sides: Sides | None = None,
    ) -> None:
        self.rect = rect
        size = scale(0.85)
        step, air = leading(size) + scale(0.1), scale(0.4)
        current, errors = self._current(), self._errors()
        fit = max(0, (rect.height - air) // step)
        middle = 0 if current is None else current
        first = max(0, min(middle - fit // 2, len(turns) - fit))
        pygame.draw.rect(surface, colours().rule, (*rect.topleft, rect.width, scale.thin))
        self._shown.clear()
        for index, row in enumerate(range(first, min(len(turns), first + fit))):
            box = pygame.Rect(rect.left, rect.top + air + index * step, rect.width, step)
            self._shown[row] = box
            self._draw_judged(surface, scale, box, turns[row].text, (row, errors.get(row), row == current))

    def _draw_judged(
        self, surface: pygame.Surface, scale: Scale, box: pygame.Rect, text: str, state: tuple[int, int | None, bool]
    ) -> None:
        """Draw a row; `state` has its number, its error class, and whether it is the current one."""
        row, error, current = state
        size, palette = scale(0.85), colours()
        ink, soft = (palette.on_turn, palette.on_turn_soft) if current else (palette.ink, palette.ink_soft)
        if current:
            pygame.draw.rect(surface, palette.turn, box, border_radius=3)
        elif box.collidepoint(pygame.mouse.get_pos()):
            pygame.draw.rect(surface, palette.raised, box, border_radius=3)
        left = box.left + scale(INDENT)
        number = line(in_column(f"{row + 1}."), "text", size, soft)
        surface.blit(number, (left - scale(0.5) - number.get_width(), box.top))
        words = shortened(text.replace("\n", " "), "text", size, box.right - scale(SIGN) - left)
        surface.blit(line(words, "text", size, ink), (left, box.top))
        if error is not None:
            radius = scale(0.32)
            ground = pygame.Rect(0, box.top, scale(SIGN), box.height)
            ground.right = box.right
            pygame.draw.rect(surface, palette.ground, ground, border_radius=3)
            draw_sign(surface, error, (ground.left + scale(0.2) + radius, box.centery), radius)
            sign = line(SIGNS[error], "bold", size, palette.ink)
            surface.blit(sign, (ground.left + scale(0.4) + 2 * radius + scale(0.1), box.top))
