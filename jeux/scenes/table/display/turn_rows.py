"""The list of turns on the panel, like a score sheet: the latest at the bottom. A click expands a turn into its steps,
or into whole sentences where it is written in columns."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import dropwhile

import pygame

from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import in_column, leading, line, wrap
from jeux.play.words.turn_lines import TurnLine
from jeux.scenes.table.display.turn_columns import LEAST, Row, Sides, TurnColumns, rows_of

LATEST = 200
"""The number of recent turns listed."""
INDENT, DEEPER = 2.3, 1.0
"""Ems: the indent of a turn's text, and the further indent of its steps."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of text; `number` if a turn begins here, `turn` if it can be expanded."""

    text: str
    number: str = ""
    turn: int | None = None
    deep: bool = False
    begins: bool = True
    """Whether a sentence begins here, which is broken over this row and those after it."""


class TurnRows:
    """Lays out and draws the list. `scroll` counts rows back from the end; `opened` has the expanded turns, by their
    first step."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scroll = 0
        self._dragged = self._row = 0
        self.opened: set[int] = set()
        self.pressed: int | None = None
        self.pointed: int | None = None
        """The turn at which the keyboard is, by its first step: its words are shown."""
        self.walked: tuple[TurnLine, ...] = ()
        """The turns that the keyboard walks."""
        self._reveals = False
        """Whether the turn of the keyboard is still to be scrolled into view."""
        self._boxes: dict[int, pygame.Rect] = {}
        self._made: tuple[object, int, Scale, int, frozenset[int]] | None = None
        """What the rows of the columns were made of: they are measured once, not in each frame."""
        self._columns: list[Row] = []

    # --- the hand -------------------------------------------------------------------------------------------------

    def turn_at(self, pixel: tuple[int, int]) -> int | None:
        """The turn under a pixel that can be opened or closed."""
        return next((turn for turn, box in self._boxes.items() if box.collidepoint(pixel)), None)

    def press(self, pixel: tuple[int, int]) -> bool:
        """Handle a press; True if it is on a turn."""
        self.pressed = self.turn_at(pixel)
        return self.pressed is not None

    def release(self, pixel: tuple[int, int]) -> bool:
        """Handle a release: expand or collapse the turn if the press was on the same one. True if the press was on a
        turn."""
        turn, self.pressed = self.pressed, None
        if turn is not None and self.turn_at(pixel) == turn:
            self.opened ^= {turn}
        return turn is not None

    def walk(self, turns: int) -> None:
        """Lead the keyboard so many turns on, or to the latest where it comes to the list."""
        firsts = [turn.first for turn in self.walked]
        if firsts:
            here = firsts.index(self.pointed) + turns if self.pointed in firsts else len(firsts) - 1
            self.pointed, self._reveals = firsts[max(0, min(here, len(firsts) - 1))], True

    def _reveal(self, at: int | None, fit: int, count: int) -> None:
        """Scroll so that a row, counted from the first, is among the `fit` rows in view of so many."""
        if self._reveals and at is not None and fit:
            self._reveals = False
            self.scroll = max(count - fit - at, min(self.scroll, count - 1 - at))

    def drag(self, pixels: int) -> None:
        """Scroll by the distance in pixels that a finger moved down, row by row."""
        self._dragged -= pixels
        rows = int(self._dragged / self._row) if self._row else 0
        self.scroll, self._dragged = self.scroll + rows, self._dragged - rows * self._row

    def fling(self, pixels: int) -> None:
        """Do nothing: the list does not coast."""
        self._dragged = 0

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        scale: Scale,
        turns: tuple[TurnLine, ...],
        sides: Sides | None = None,
    ) -> None:
        """Draw the last turns that fit: in columns if the `sides` are given, else as a list."""
        self.rect = rect
        self._boxes = {}
        pygame.draw.rect(surface, colours().rule, (*rect.topleft, rect.width, scale.thin))
        if sides:
            self._draw_columns(surface, TurnColumns(scale, rect, sides), turns)
        else:
            self._draw_list(surface, scale, turns)

    def _draw_columns(self, surface: pygame.Surface, columns: TurnColumns, turns: tuple[TurnLine, ...]) -> None:
        played = [turn for turn in turns[-LATEST:] if turn.owner >= 0]
        self.walked = tuple(played)
        if not played:
            return
        made = turns, len(columns.sides.emblems), columns.scale, self.rect.width, frozenset(self.opened)
        if self._made is None or self._made[0] is not turns or self._made[1:] != made[1:]:
            self._made, self._columns = made, columns.opened(rows_of(turns, made[1]), self.opened)
        rows, rect, self._row = self._columns, self.rect, columns.step
        columns.pointed = self.pointed
        paired = any(len(row.cells) == columns.columns for row in rows)
        head = columns.head if paired and rect.height >= columns.head + 2 * columns.step else 0
        fit = max(0, (rect.height - head) // columns.step)
        here = [n for n, row in enumerate(rows) if any(turn and turn.first == self.pointed for turn in row.cells)]
        self._reveal(here[0] if here else None, fit, len(rows))
        self.scroll = max(0, min(self.scroll, len(rows) - fit))
        if head:
            columns.draw_head(surface, next(turn.owner for turn in turns if turn.owner >= 0))
        pointer = pygame.mouse.get_pos()
        for index, row in enumerate(rows[max(0, len(rows) - fit - self.scroll) : len(rows) - self.scroll]):
            columns.draw_row(surface, row, rect.top + head + index * columns.step, pointer, played[-1])
        self._boxes = columns.boxes
        pointed = self.turn_at(pointer)
        pointed = self.pointed if pointed is None and self.pointed in columns.boxes else pointed
        if pointed is not None and pointed not in self.opened and columns.told[pointed].moves:
            columns.draw_words(surface, pointed)

    def _draw_list(self, surface: pygame.Surface, scale: Scale, turns: tuple[TurnLine, ...]) -> None:
        """The first row is the beginning of a sentence, unless one reads a sentence that is too long for the list row
        by row."""
        rect, size = self.rect, max(LEAST, scale(0.9))
        step, air = leading(size), scale(0.4)
        self._row = step
        self.walked = tuple(turn for turn in turns[-LATEST:] if turn.steps)
        rows = self._rows(turns, scale, size)
        fit = max(0, (rect.height - air) // step)
        here = [number for number, row in enumerate(rows) if row.turn is not None and row.turn == self.pointed]
        self._reveal(here[0] if here else None, fit, len(rows))
        self.scroll = max(0, min(self.scroll, len(rows) - fit))
        shown = rows[max(0, len(rows) - fit - self.scroll) : len(rows) - self.scroll]
        whole = list(dropwhile(lambda row: not row.begins, shown))
        shown = whole if whole or not self.scroll else shown
        pointer = pygame.mouse.get_pos()
        for index, row in enumerate(shown):
            box = pygame.Rect(rect.left, rect.top + air + index * step, rect.width, step)
            if row.turn is not None:
                self._boxes[row.turn] = box.union(self._boxes.get(row.turn, box))
                if box.collidepoint(pointer) or row.turn == self.pointed:
                    pygame.draw.rect(surface, colours().raised, box, border_radius=3)
            self._draw_row(surface, row, box, scale, size)

    def _rows(self, turns: tuple[TurnLine, ...], scale: Scale, size: int) -> list[_Row]:
        rows: list[_Row] = []
        first = max(0, len(turns) - LATEST)
        for number, turn in enumerate(turns[first:], first + 1):
            words = wrap(turn.text, "text", size, self.rect.width - scale(INDENT + DEEPER))
            opens = turn.first if turn.steps else None
            rows += (_Row(text, f"{number}." * (not i), opens, begins=not i) for i, text in enumerate(words))
            if turn.first in self.opened:
                for sentence in turn.steps:
                    deep = wrap(sentence, "text", size, self.rect.width - scale(INDENT + DEEPER))
                    rows += (_Row(text, deep=True, begins=not i) for i, text in enumerate(deep))
        return rows

    def _draw_row(self, surface: pygame.Surface, row: _Row, box: pygame.Rect, scale: Scale, size: int) -> None:
        left = box.left + scale(INDENT)
        if row.number:
            image = line(in_column(row.number), "text", size, colours().ink_soft)
            surface.blit(image, (left - scale(0.5) - image.get_width(), box.top))
        if row.number and row.turn is not None:
            self._draw_arrow(surface, box, scale(0.4), row.turn in self.opened)
        left += scale(DEEPER) if row.deep else 0
        surface.blit(line(row.text, "text", size, colours().ink_soft if row.deep else colours().ink), (left, box.top))

    def _draw_arrow(self, surface: pygame.Surface, box: pygame.Rect, half: int, opened: bool) -> None:
        """Draw an arrow at the right end: down if the turn is expanded, right if it is collapsed."""
        x, y = box.right - 2 * half, box.centery
        if opened:
            corners = [(x - half, y - half // 2), (x + half, y - half // 2), (x, y + half // 2)]
        else:
            corners = [(x - half // 2, y - half), (x - half // 2, y + half), (x + half // 2, y)]
        pygame.draw.polygon(surface, colours().ink_soft, corners)
