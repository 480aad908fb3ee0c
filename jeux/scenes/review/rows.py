"""The list of turns in a review, with the sign of each error: in two columns below the plaques, or one sentence a row.
A click goes to the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, in_column, leading, line, shortened
from jeux.play.words.turn_lines import TurnLine
from jeux.scenes.review.signs import draw_sign
from jeux.scenes.table.display.turn_columns import LEAST, Row, Sides, TurnColumns, rows_of
from jeux.scenes.table.display.turn_rows import INDENT, TurnRows
from jeux.ui.drawing import radius_of
from jeux.ui.shapes import draw_rounded

SIGN = 2.0
"""Ems at the right for the sign."""
RADIUS = 0.36
"""Ems: half the size of a sign."""


class JudgedColumns(TurnColumns):
    """Draws rows with the signs of errors, by the first step of a turn; `here` is that of the current turn."""

    def __init__(self, scale: Scale, rect: pygame.Rect, sides: Sides, errors: Mapping[int, int], here: int) -> None:
        super().__init__(scale, rect, sides)
        self._errors, self._here, self.kept = errors, here, SIGN

    def draw_judged(self, surface: pygame.Surface, row: Row, y: int, pointer: tuple[int, int], last: TurnLine) -> None:
        """Draw a row, on a bar of its own if the current turn is in it."""
        if self._here in _firsts_of(row):
            bar = pygame.Rect(self.rect.left, y, self.rect.width, self.step)
            palette = colours()
            draw_rounded(surface, bar, radius_of(self.scale), palette.turn, palette.accent, max(2, self.scale.thin))
        self.draw_row(surface, row, y, pointer, last)
        if row.words and row.of:
            box = pygame.Rect(self.left, y, self.rect.right - self.left, self.step)
            self._draw_sign(surface, row.of, box)

    def draw_cell(
        self, surface: pygame.Surface, turn: TurnLine, box: pygame.Rect, pointer: tuple[int, int], ink: Colour, row: Row
    ) -> None:
        here, scale = turn.first == self._here, self.scale
        cell = pygame.Rect(box.left, box.top, box.width - scale(SIGN), box.height)
        if not here:
            super().draw_cell(surface, turn, cell, pointer, ink, row)
        else:
            room = cell.width - scale(0.5)
            words = row.part or turn.moves
            size = max(LEAST, fitting_size(words, "bold", self.size, room))
            image = line(shortened(words, "bold", size, room), "bold", size, colours().on_turn)
            surface.blit(image, image.get_rect(left=cell.left, centery=cell.centery))
        self.remember(turn, box)
        self._draw_sign(surface, turn, box)

    def _draw_sign(self, surface: pygame.Surface, turn: TurnLine, box: pygame.Rect) -> None:
        error = self._errors.get(turn.first)
        if error is not None:
            draw_sign(surface, error, (box.right - self.scale(SIGN / 2), box.centery), self.scale(RADIUS))


def _firsts_of(row: Row) -> list[int]:
    """The first steps of the turns of a row."""
    return [turn.first for turn in (*row.cells, row.of) if turn]


class JudgedRows(TurnRows):
    """Lays out and draws the list around the current turn. `errors` returns the error classes by turn, `current` the
    current turn; `go` is called with a clicked one. A turn is a number of the list."""

    def __init__(
        self, errors: Callable[[], dict[int, int]], current: Callable[[], int | None], go: Callable[[int], None]
    ) -> None:
        super().__init__()
        self._errors, self._current, self._go = errors, current, go
        self.shown: dict[int, pygame.Rect] = {}
        """The boxes of the turns in sight."""
        self._laid: tuple[object, int, Scale | None, list[Row]] = (None, 0, None, [])
        """What the rows of the columns were made of, and these."""

    def turn_at(self, pixel: tuple[int, int]) -> int | None:
        """The turn under a pixel."""
        return next((row for row, box in self.shown.items() if box.collidepoint(pixel)), None)

    def release(self, pixel: tuple[int, int]) -> bool:
        """Handle a release: go to the turn if the press was on the same one. True if the press was on a turn."""
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
        self.shown.clear()
        if sides and turns:
            self._draw_judged_columns(surface, scale, turns, sides)
        else:
            self._draw_judged_list(surface, scale, turns)

    def _draw_judged_columns(
        self, surface: pygame.Surface, scale: Scale, turns: tuple[TurnLine, ...], sides: Sides
    ) -> None:
        current, errors = self._current(), self._errors()
        here = turns[current].first if current is not None else -1
        numbers = {turn.first: number for number, turn in enumerate(turns)}
        marks = {turns[number].first: error for number, error in errors.items()}
        columns = JudgedColumns(scale, self.rect, sides, marks, here)
        if self._laid[0] is not turns or self._laid[1:3] != (self.rect.width, scale):
            rows = columns.opened(rows_of(turns, len(sides.emblems), 0), set())
            self._laid = turns, self.rect.width, scale, rows
        rows, played = self._laid[3], turns[-1]
        fit = max(0, self.rect.height // columns.step)
        begun = [number for number, row in enumerate(rows) if min(_firsts_of(row)) <= here]
        first = max(0, min((begun[-1] if begun else 0) - fit // 2, len(rows) - fit))
        pointer = pygame.mouse.get_pos()
        for index, row in enumerate(rows[first : first + fit]):
            columns.draw_judged(surface, row, self.rect.top + index * columns.step, pointer, played)
        self.shown = {numbers[step]: box for step, box in columns.boxes.items()}
        pointed = next((step for step, box in columns.boxes.items() if box.collidepoint(pointer)), None)
        if pointed is not None and columns.told[pointed].moves:
            columns.draw_words(surface, pointed)

    def _draw_judged_list(self, surface: pygame.Surface, scale: Scale, turns: tuple[TurnLine, ...]) -> None:
        rect, size = self.rect, max(LEAST, scale(0.95))
        step, current, errors = leading(size) + scale(0.3), self._current(), self._errors()
        fit = max(0, rect.height // step)
        middle = 0 if current is None else current
        first = max(0, min(middle - fit // 2, len(turns) - fit))
        for index, row in enumerate(range(first, min(len(turns), first + fit))):
            box = pygame.Rect(rect.left, rect.top + index * step, rect.width, step)
            self.shown[row] = box
            self._draw_judged(surface, scale, box, turns[row].text, (row, errors.get(row), row == current))

    def _draw_judged(
        self, surface: pygame.Surface, scale: Scale, box: pygame.Rect, text: str, state: tuple[int, int | None, bool]
    ) -> None:
        """Draw a row; `state` has its number, its error class, and whether it is the current one."""
        row, error, current = state
        size, palette = max(LEAST, scale(0.95)), colours()
        ink, soft = (palette.on_turn, palette.on_turn_soft) if current else (palette.on_cloth, palette.on_cloth_soft)
        if current:
            draw_rounded(surface, box, radius_of(scale), palette.turn, palette.accent, max(2, scale.thin))
        elif box.collidepoint(pygame.mouse.get_pos()):
            draw_rounded(surface, box, radius_of(scale) // 2, palette.raised)
            ink, soft = palette.ink, palette.ink_soft
        left = box.left + scale(INDENT)
        number = line(in_column(f"{row + 1}."), "text", size, soft)
        surface.blit(number, number.get_rect(right=left - scale(0.5), centery=box.centery))
        words = shortened(text.replace("\n", " "), "text", size, box.right - scale(SIGN) - left)
        image = line(words, "text", size, ink)
        surface.blit(image, image.get_rect(left=left, centery=box.centery))
        if error is not None:
            draw_sign(surface, error, (box.right - scale(SIGN / 2), box.centery), scale(RADIUS))
