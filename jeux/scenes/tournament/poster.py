"""The poster for a room: a heading, and rows in letters as large as the window allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.typography import fitting_size
from jeux.ui.drawing import Look, put, width_of
from jeux.ui.items import Item, Spot

COLUMNS = (1, 2, 3)
ROW = 1.55
"""Height of a row, in letter sizes."""
LEAST = 1 / 40
"""The smallest letters, in window heights: legible from the back of the room."""
MOST = 1 / 13
HEADING, EDGE, GAP = 1 / 12, 1 / 36, 1 / 24
"""In window heights: the heading's letters, the margin, and the gap between two columns."""
SHRUNK = 0.7
"""How far letters may shrink to fit long names; longer names are cut."""
NUMBER_MOST = 8
"""The greatest width of a table's name, in letter sizes."""


@dataclass(frozen=True, slots=True)
class PosterLine:
    """A row: its number, then one or two names, and the text between or after them."""

    number: str
    left: str
    middle: str = ""
    right: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """How rows are set: the letter size, the columns, the rows in each column of a page."""

    size: int
    columns: int
    rows: int

    @property
    def each(self) -> int:
        """Rows of a page."""
        return self.columns * self.rows


@dataclass(frozen=True, slots=True)
class Widths:
    """The width of the number and of the text between the names, the same for every row."""

    number: int
    middle: int

    @classmethod
    def of(cls, lines: Sequence[PosterLine], size: int) -> Widths:
        """The widths for these rows at a letter size."""
        number = max((width_of(line.number, "bold", size) for line in lines), default=0)
        middle = max((width_of(line.middle, "bold", size) for line in lines), default=0)
        return cls(min(number, NUMBER_MOST * size) + size, middle + size if middle else 0)


def setting_of(lines: Sequence[PosterLine], room: pygame.Rect, height: int) -> Setting:
    """The largest letters with which all rows fit on one page; with the smallest ones, rows go on several pages."""
    best = max((_in_columns(lines, room, height, columns) for columns in COLUMNS), key=lambda found: found.size)
    least = max(12, round(height * LEAST))
    if best.size >= least:
        return best
    fitting = [columns for columns in COLUMNS if _wide_enough(lines, room, height, columns, least)] or [1]
    return Setting(least, fitting[-1], max(1, int(room.height // (least * ROW))))


def _in_columns(lines: Sequence[PosterLine], room: pygame.Rect, height: int, columns: int) -> Setting:
    rows = max(1, -(-len(lines) // columns))
    size = tallest = min(round(height * MOST), int(room.height / rows / ROW))
    while size > tallest * SHRUNK and not _wide_enough(lines, room, height, columns, size):
        size -= 1
    # where names do not fit, prefer fewer columns; a single column cuts them
    fits = columns == 1 or _wide_enough(lines, room, height, columns, size)
    return Setting(size if fits else 0, columns, rows)


def _wide_enough(lines: Sequence[PosterLine], room: pygame.Rect, height: int, columns: int, size: int) -> bool:
    """Whether at least four rows in five fit the width of a column."""
    widths, taken = Widths.of(lines, size), []
    for line in lines:
        names = max(width_of(line.left, "bold", size), width_of(line.right, "bold", size))
        taken.append(widths.number + widths.middle + (2 if line.right else 1) * names + size)
    return not taken or sorted(taken)[(len(taken) - 1) * 4 // 5] <= column_width(room, height, columns)


def column_width(room: pygame.Rect, height: int, columns: int) -> int:
    """The width of each of `columns` columns."""
    return (room.width - (columns - 1) * round(height * GAP)) // columns


def poster(
    lines: Sequence[PosterLine], heading: str, note: str, window: tuple[int, int], foot: int, page: int
) -> tuple[list[Item], int]:
    """The items of one page of rows below a heading, and how many pages there are."""
    width, height = window
    edge, head = round(height * EDGE), round(height * HEADING)
    title = pygame.Rect(edge, edge // 2, width - 2 * edge, round(head * 1.3))
    room = pygame.Rect(edge, title.bottom, title.width, height - title.bottom - foot - edge // 2)
    setting = setting_of(lines, room, height)
    count = max(1, -(-len(lines) // setting.each))
    page = min(page, count - 1)
    items: list[Item] = [Spot(title, partial(_heading, heading, note, head))]
    wide, widths = column_width(room, height, setting.columns), Widths.of(lines, setting.size)
    tall = min(room.height // setting.rows, round(setting.size * ROW * 1.5))
    for place, line in enumerate(lines[page * setting.each : (page + 1) * setting.each]):
        number, row = divmod(place, setting.rows)
        x = room.x + number * (wide + round(height * GAP))
        rect = pygame.Rect(x, room.y + row * tall, wide, tall)
        items.append(Spot(rect, partial(_row, line, setting.size, widths, bool(row % 2))))
    return items, count


def _heading(text: str, note: str, size: int, surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    size = fitting_size(text, "title", size, at.width)
    put(surface, text, "title", size, colours().ink, at, "left")
    free = at.width - width_of(text, "title", size) - size
    small = size * 9 // 20
    if note and width_of(note, "text", small) <= free:
        put(surface, note, "text", small, colours().ink_soft, at, "right")


def _row(
    line: PosterLine, size: int, widths: Widths, odd: bool, surface: pygame.Surface, at: pygame.Rect, _look: Look
) -> None:
    palette, edge = colours(), round(size * 0.3)
    if odd:
        pygame.draw.rect(surface, palette.raised, at)
    number = pygame.Rect(at.x + edge, at.y, widths.number - size // 2, at.height)
    put(surface, line.number, "bold", size, palette.ink_soft, number, "left")
    x = at.x + edge + widths.number
    names = pygame.Rect(x, at.y, at.right - edge - x, at.height)
    if not line.right:
        put(surface, line.left, "bold", size, palette.ink, _cut(names, 0, names.width - widths.middle), "left")
        put(surface, line.middle, "bold", size, palette.ink, names, "right")
        return
    half = (names.width - widths.middle) // 2
    put(surface, line.left, "bold", size, palette.ink, _cut(names, 0, half), "left")
    put(surface, line.middle, "bold", size, palette.ink_soft, _cut(names, half, widths.middle), "center")
    put(surface, line.right, "bold", size, palette.ink, _cut(names, half + widths.middle, half), "left")


def _cut(rect: pygame.Rect, left: int, width: int) -> pygame.Rect:
    """The part of a row that starts `left` pixels in."""
    return pygame.Rect(rect.x + left, rect.y, width, rect.height)
