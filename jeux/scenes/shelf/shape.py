"""The columns of the shelf."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from jeux.common.theme import Scale
from jeux.scenes.shelf.cards import words_height
from jeux.ui.band import column

NARROWEST, WIDEST = 14.4, 30.0
"""Body sizes: the width of a card; it is 246 pixels in a window of 1366 × 768."""
GAP = 1.2
SHAPE = 1.43
"""Width of a picture over its height."""
TALLEST = 0.7
"""The greatest share of the view's height for a picture, so that its name is in sight."""


class Shape(NamedTuple):
    """The columns of the shelf, in pixels: `picture` is the height of a card's picture, `words` what lies below."""

    left: int
    columns: int
    width: int
    picture: int
    words: int
    gap: int

    @property
    def height(self) -> int:
        """The height of a card."""
        return self.picture + self.words

    @property
    def whole(self) -> int:
        """The width of all columns."""
        return self.span(0, self.columns)[1]

    def span(self, column: int, columns: int = 1) -> tuple[int, int]:
        """The left edge and the width of an item that starts in a column."""
        return self.left + column * (self.width + self.gap), columns * (self.width + self.gap) - self.gap

    def place(self, number: int, top: int, high: int) -> pygame.Rect:
        """The place of a card by its number, in rows that begin at `top`."""
        row, column = divmod(number, self.columns)
        left, width = self.span(column)
        return pygame.Rect(left, top + row * (high + self.gap), width, high)


def shape(view: pygame.Rect, scale: Scale, count: int) -> Shape:
    """The columns for `count` games, whatever part of them is shown: a search does not change the size of the cards."""
    gap = scale(GAP)
    left, room = column(view.width, scale)
    most = max(1, (room + gap) // (scale(NARROWEST) + gap))
    columns = min(most, max(2, count))
    width = min((room - gap * (columns - 1)) // columns, scale(WIDEST))
    left += (room - columns * (width + gap) + gap) // 2
    picture = min(round(width / SHAPE), round(TALLEST * view.height))
    return Shape(left, columns, width, picture, words_height(scale), gap)
