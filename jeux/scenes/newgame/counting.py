"""Controls for a custom option value: rows of numbers, each with a minus and a plus button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.typography import leading, line
from jeux.rules.contract import Counts, Option, Rows
from jeux.ui.blocks import Column, painted_text
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT
from jeux.ui.items import Spot

DRAWN_ROWS = (2, 5)
DRAWN_TOP = 4
"""The ranges for a random value: the number of rows, and the greatest number."""
NUMBER = 1.6
"""Body sizes that a number takes between its two buttons."""


def random_value(counts: Counts, rng: Random) -> str:
    """A random value of a playable size."""
    rows = [tuple(rng.randint(0, DRAWN_TOP) for _ in range(counts.columns)) for _ in range(rng.randint(*DRAWN_ROWS))]
    return counts.write(tuple(row if any(row) else (1,) * counts.columns for row in rows))


def with_change(rows: Rows, number: int, column: int, by: int) -> Rows:
    """The rows with one number changed by `by`; a row of zeros is removed."""
    row = list(rows[number])
    row[column] += by
    return tuple(other for other in (*rows[:number], tuple(row), *rows[number + 1 :]) if any(other))


def write_counts(page: Column, texts: Texts, key: str, option: Option, value: str, take: Callable[[str], None]) -> None:
    """Write the rows of a value, and a button that adds a row; `take` is called with each new value."""
    counts = option.counts
    assert counts
    rows = counts.read(value)
    for number, row in enumerate(rows):
        page.gap(0.3)
        x = page.x + _words(page, page.x, texts.game(key, f"{option.name}-row", n=number + 1), "bold")
        for column, count in enumerate(row):
            x += _words(page, x, texts.game(key, f"{option.name}-{column}"))
            less, more = (_other(counts, rows, number, column, by) for by in (-1, 1))
            name = f"{option.name}.{number}.{column}"
            x = _button(page, x, f"{name}.less", "\N{MINUS SIGN}", less, take)
            x += _words(page, x, str(count), "bold", page.scale(NUMBER))
            x = _button(page, x, f"{name}.more", "+", more, take) + page.scale(0.8)
        page.y += page.scale(BUTTON_HEIGHT)
    if len(rows) < counts.most:
        page.gap(0.3)
        added = counts.write((*rows, (1,) * counts.columns))
        page.button(f"{option.name}.add", texts.game(key, f"{option.name}-add"), partial(take, added))


def _other(counts: Counts, rows: Rows, number: int, column: int, by: int) -> str:
    """The value with one number changed by `by`; empty if the result is not allowed."""
    after = with_change(rows, number, column, by)
    within = 0 <= rows[number][column] + by <= counts.top
    return counts.write(after) if within and after else ""


def _button(page: Column, x: int, name: str, sign: str, value: str, take: Callable[[str], None]) -> int:
    """Add a square button; it does nothing if `value` is empty. Returns its right edge."""
    side = page.scale(BUTTON_HEIGHT)
    rect = pygame.Rect(x, page.y, side, side)
    page.items.append(Button(name, rect, sign, partial(take, value) if value else _nothing, page.scale))
    return rect.right


def _nothing() -> None:
    """Do nothing: the action of a button at the end of its range."""


def _words(page: Column, x: int, text: str, face: str = "text", room: int = 0) -> int:
    """Add words to a row, centred in `room` if it is given. Returns their width."""
    size, height = page.scale.body, page.scale(BUTTON_HEIGHT)
    width = room or line(text, face, size, colours().ink).get_width() + page.scale(0.6)
    rect = pygame.Rect(x, page.y + (height - leading(size)) // 2, width, leading(size))
    page.items.append(Spot(rect, painted_text(text, face, size, colours().ink, "center" if room else "left")))
    return width
