"""The turns in the notation of the game: a column for each of two sides, a line a turn where there are others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, in_column, leading, line, shortened, wrap
from jeux.play.words.turn_lines import TurnLine
from jeux.ui.drawing import radius_of, width_of
from jeux.ui.shapes import draw_rounded
from jeux.views.style.emblems import emblem
from jeux.views.style.painter import Painter

SIZE, NUMBER, LEAST = 1.07, 0.9, 13
"""Body sizes of the turns and of their numbers, and pixels of the smallest."""
THROWS = " · "
"""What stands between the throws of one turn."""
STEP = 1.75
"""Ems from row to row."""
INDENT, MAN = 2.4, 1.25
"""Ems before the first column, and of the man of a side."""


class Sides(NamedTuple):
    """The sides of a game: who draws their men, and their kinds."""

    painter: Painter
    emblems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A row: cells with a turn each, or words over its whole width."""

    cells: tuple[TurnLine | None, ...] = ()
    number: int = 0
    words: str = ""
    of: TurnLine | None = None
    """The turn that the words tell."""
    part: str = ""
    """The part of a long turn that is written here; empty for all of it."""
    goes_on: bool = False
    """Whether such a part is not the first."""


def words_of(turn: TurnLine) -> str:
    """A turn in whole sentences."""
    return " ".join(turn.steps) or turn.text


def rows_of(turns: Sequence[TurnLine], players: int, left: int | None = None) -> Iterator[Row]:
    """The rows of a list of turns. With two sides, a row has a turn of each; the side `left` stands first, or else that
    which began."""
    listed = [turn for turn in turns if turn.owner >= 0]
    if players != 2:
        yield from (
            Row((turn,), number) if turn.moves else Row((), number, turn.text, turn)
            for number, turn in enumerate(listed, 1)
        )
        return
    first, number, open_row = listed[0].owner if listed and left is None else left, 0, None
    for turn in listed:
        if not turn.moves:
            if open_row:
                yield Row((open_row, None), number)
                open_row = None
            yield Row((), 0, turn.text, turn)
        elif turn.owner == first:
            if open_row:
                yield Row((open_row, None), number)
            number, open_row = number + 1, turn
        else:
            number += not open_row
            yield Row((open_row, turn), number)
            open_row = None
    if open_row:
        yield Row((open_row, None), number)


class TurnColumns:
    """Measures and draws rows in a rectangle. `boxes` are those of the turns drawn last, by their first step."""

    def __init__(self, scale: Scale, rect: pygame.Rect, sides: Sides) -> None:
        self.scale, self.rect, self.sides = scale, rect, sides
        self.step = max(leading(scale(SIZE)), scale(STEP))
        self.columns = 2 if len(sides.emblems) == 2 else 1
        self.left = rect.left + scale(INDENT)
        self.width = (rect.right - self.left) // self.columns
        self.boxes: dict[int, pygame.Rect] = {}
        self.kept = 0.0
        """Ems at the right of each turn that are left free."""
        self.pointed: int | None = None
        """The turn at which the keyboard is."""
        self.told: dict[int, TurnLine] = {}

    @property
    def head(self) -> int:
        """The height of the row that shows whose columns these are."""
        return self.step if self.columns == 2 else 0

    def opened(self, rows: Iterator[Row], opened: set[int]) -> list[Row]:
        """The rows, each followed by the words of those of its turns that are opened, broken into rows."""
        whole: list[Row] = []
        for row in rows:
            if row.words:
                whole += self._broken(row.words, row.of, row.number)
                continue
            for each in [row] if self._fits(row) else self._apart(row):
                whole += self._in_parts(each)
            for turn in row.cells:
                if turn and turn.first in opened:
                    whole += self._broken(words_of(turn), turn, 0)
        return whole

    def _fits(self, row: Row) -> bool:
        """Whether each turn of a row is whole in its column, in the smallest letters."""
        if self.columns == 1:
            return True
        room = self.width - self.scale(0.5 + self.kept)
        return all(width_of(turn.moves, "text", LEAST) <= room for turn in row.cells if turn)

    @staticmethod
    def _apart(row: Row) -> list[Row]:
        """The turns of a row below each other."""
        turns = [turn for turn in row.cells if turn]
        return [Row((turn,), row.number * (not place)) for place, turn in enumerate(turns)]

    def _in_parts(self, row: Row) -> list[Row]:
        """A turn that has a row of its own, in as many as it needs: it is parted where one throw follows another."""
        turn = row.cells[0]
        if len(row.cells) > 1 or not turn or THROWS not in turn.moves:
            return [row]
        man = self.scale(MAN) // 2 * 2 + self.scale(0.5) if len(self.sides.emblems) > 1 else 0
        room = self.rect.right - self.left - self.scale(0.5 + self.kept) - man
        parts = [""]
        for throw in turn.moves.split(THROWS):
            longer = f"{parts[-1]}{THROWS}{throw}" if parts[-1] else throw
            if parts[-1] and width_of(longer, "text", self.size) > room:
                parts.append(throw)
            else:
                parts[-1] = longer
        if len(parts) == 1:
            return [row]
        return [replace(row, number=row.number * (not n), part=part, goes_on=n > 0) for n, part in enumerate(parts)]

    def _broken(self, words: str, of: TurnLine | None, number: int) -> list[Row]:
        lines = wrap(words, "serif-italic", self.size, self.rect.right - self.left)
        return [Row((), number * (not place), text, of) for place, text in enumerate(lines)]

    @property
    def size(self) -> int:
        """The size of the letters."""
        return max(LEAST, self.scale(SIZE))

    def draw_head(self, surface: pygame.Surface, first: int) -> None:
        """The men of both sides above their columns."""
        side = self.scale(MAN) // 2 * 2
        for column in range(self.columns if self.columns == 2 else 0):
            kind = self.sides.emblems[(first + column) % 2]
            at = (self.left + column * self.width, self.rect.top + (self.step - side) // 2 + self.scale(0.2))
            surface.blit(emblem(self.sides.painter, kind, side), at)

    def draw_row(self, surface: pygame.Surface, row: Row, y: int, pointer: tuple[int, int], last: TurnLine) -> None:
        """Draw a row whose top is at `y`; `last` is the latest turn of the list."""
        palette = colours()
        if row.number:
            image = line(in_column(str(row.number)), "text", max(LEAST, self.scale(NUMBER)), palette.on_cloth_soft)
            surface.blit(image, image.get_rect(right=self.left - self.scale(0.7), centery=y + self.step // 2))
        if row.words:
            box = pygame.Rect(self.left, y, self.rect.right - self.left, self.step)
            if row.of:
                self.remember(row.of, box)
            image = line(row.words, "serif-italic", self.size, palette.on_cloth_soft)
            surface.blit(image, image.get_rect(left=box.left, centery=box.centery))
            return
        for column, turn in enumerate(row.cells):
            if turn:
                wide = self.width if len(row.cells) == self.columns else self.rect.right - self.left
                box = pygame.Rect(self.left + column * self.width, y, wide, self.step)
                lit = turn is last or (column == 0 and len(row.cells) == 2)
                ink = palette.on_cloth if lit else palette.on_cloth_soft
                self.draw_cell(surface, turn, box, pointer, ink, row)

    def remember(self, turn: TurnLine, box: pygame.Rect) -> None:
        """Note where a turn stands."""
        self.boxes[turn.first] = box.union(self.boxes.get(turn.first, box))
        self.told[turn.first] = turn

    def draw_cell(
        self,
        surface: pygame.Surface,
        turn: TurnLine,
        box: pygame.Rect,
        pointer: tuple[int, int],
        ink: Colour,
        row: Row,
    ) -> None:
        """Draw a turn of a row, or the part of it that stands there, in its box."""
        self.remember(turn, box)
        if box.collidepoint(pointer) or turn.first == self.pointed:
            ground = box.move(-self.scale(0.35), 0)
            draw_rounded(surface, ground, radius_of(self.scale) // 2, colours().raised)
            ink = colours().ink
        left = box.left
        if box.width > self.width or (self.columns == 1 and len(self.sides.emblems) > 1):
            side = self.scale(MAN) // 2 * 2
            man = emblem(self.sides.painter, self.sides.emblems[turn.owner], side)
            if not row.goes_on:
                surface.blit(man, man.get_rect(left=left, centery=box.centery))
            left += side + self.scale(0.5)
        room = box.right - self.scale(0.5) - left
        words = row.part or turn.moves
        size = max(LEAST, fitting_size(words, "text", self.size, room))
        image = line(shortened(words, "text", size, room), "text", size, ink)
        surface.blit(image, image.get_rect(left=left, centery=box.centery))

    def draw_words(self, surface: pygame.Surface, first: int) -> None:
        """Tell the turn under the pointer in whole sentences, over the rows beside it."""
        scale, box, palette = self.scale, self.boxes[first], colours()
        size, inner = max(LEAST, scale(0.95)), self.rect.width - 2 * scale(0.6)
        lines = wrap(words_of(self.told[first]), "text", size, inner)
        slip = pygame.Rect(self.rect.left, box.bottom + 2, self.rect.width, leading(size) * len(lines) + scale(0.6))
        if slip.bottom > self.rect.bottom:
            slip.bottom = box.top - 2
        draw_rounded(surface, slip, radius_of(scale), palette.ground, palette.edge, scale.thin)
        for number, words in enumerate(lines):
            image = line(words, "text", size, palette.ink)
            surface.blit(image, (slip.left + scale(0.6), slip.top + scale(0.3) + number * leading(size)))
