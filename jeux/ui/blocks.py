"""What pages are set with: a column that takes words and controls from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import Align, height_of, leading, write
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, Paint, button_width, width_of
from jeux.ui.items import Item, Spot

NOTE = 0.9
"""The size of a line of help."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def painted_text(text: str, face: str, size: int, colour: Colour | None, align: Align = "left") -> Paint:
    """A paragraph, in ink if no colour is named."""

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        write(surface, text, at, face, size, colour, align)

    return paint


def rule(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    """A thin line across."""
    pygame.draw.rect(surface, colours().rule, at)


def choices_length(label: str, texts: Sequence[str], scale: Scale) -> int:
    """The length of a row of choices, with their label at the left."""
    length = sum(button_width(text, scale) for text in texts) + scale(CHIP_GAP) * (len(texts) - 1)
    return length + (label_width(label, scale) if label else 0)


def label_width(label: str, scale: Scale) -> int:
    """The room that a label takes at the left of its choices."""
    return width_of(label, "bold", scale.body) + scale(1.2)


class Column:
    """Takes things from top to bottom. `y` is where the next one goes, all in page pixels."""

    def __init__(self, scale: Scale, x: int, y: int, width: int) -> None:
        self.scale, self.x, self.y, self.width = scale, x, y, width
        self.items: list[Item] = []
        self.label_room: int | None = None
        """Pixels that every label takes at the left of its choices, 0 to have them all above, None: each its own."""

    def gap(self, ems: float) -> None:
        """Leave some room."""
        self.y += self.scale(ems)

    def rule(self) -> None:
        """A thin line across."""
        self.items.append(Spot(pygame.Rect(self.x, self.y, self.width, self.scale.thin), rule))
        self.y += self.scale.thin

    def write(
        self, text: str, face: str = "text", ems: float = 1.0, colour: Colour | None = None, align: Align = "left"
    ) -> None:
        """A paragraph over the whole width."""
        size = self.scale(ems)
        height = height_of(text, face, size, self.width)
        rect = pygame.Rect(self.x, self.y, self.width, height)
        self.items.append(Spot(rect, painted_text(text, face, size, colour, align)))
        self.y += height

    def title(self, text: str, ems: float = 1.5) -> None:
        """A heading in the titles' face, with a rule below."""
        self.write(text, "title", ems)
        self.gap(0.25)
        self.rule()
        self.gap(0.6)

    def note(self, text: str) -> None:
        """A line of help: a little smaller, softer."""
        self.write(text, "text", NOTE, colours().ink_soft)

    def in_one_piece(self, words: str) -> str:
        """Words of a note that stay together, if a line is long enough: no lone one is left on a second line."""
        whole = words.replace(" ", NO_BREAK)
        return whole if width_of(whole, "text", self.scale(NOTE)) <= self.width else words

    def button(self, name: str, text: str, act: Callable[[], None], kind: str = "plain") -> None:
        """A button at the left."""
        rect = pygame.Rect(self.x, self.y, button_width(text, self.scale, kind), self.scale(BUTTON_HEIGHT))
        self.items.append(Button(name, rect, text, act, self.scale, kind))
        self.y += rect.height

    def choices(
        self,
        name: str,
        texts: Sequence[str],
        chosen: int,
        act: Callable[[int], object],
        label: str = "",
        about: str = "",
    ) -> None:
        """One choice among several, all in sight, wrapped on as many rows as needed. A label stands at the left of
        the first row when there is room, above otherwise. `chosen` -1: none of them. `about` is heard with it."""
        gap, height = self.scale(CHIP_GAP), self.scale(BUTTON_HEIGHT)
        left = self.label(label, choices_length("", texts, self.scale))
        x = left
        for i, text in enumerate(texts):
            width = min(self.width, button_width(text, self.scale))
            if x > left and x + width > self.x + self.width:
                x, self.y = left, self.y + height + gap
            rect = pygame.Rect(x, self.y, width, height)
            kind = "chosen" if i == chosen else "plain"
            button = Button(f"{name}.{i}", rect, text, partial(act, i), self.scale, kind)
            button.label, button.about = label, about
            self.items.append(button)
            x += width + gap
        self.y += height

    def room_for_labels(self, rows: Sequence[tuple[str, Sequence[str]]]) -> int:
        """The room that the labels of these (label, choices) take at the left when all of them can stand there on one
        line with their choices; 0 when one cannot, so that all stand above."""
        widest = max((label_width(label, self.scale) for label, _ in rows), default=0)
        fits = all(widest + choices_length("", texts, self.scale) <= self.width for _, texts in rows)
        return widest if fits else 0

    def label(self, label: str, room: int) -> int:
        """Set the label of something `room` pixels long, at its left or above, and answer where that begins."""
        if not label:
            return self.x
        size, height = self.scale.body, self.scale(BUTTON_HEIGHT)
        beside = label_width(label, self.scale) if self.label_room is None else self.label_room
        if not beside or beside + room > self.width:
            self.write(label, "bold")
            self.gap(0.2)
            return self.x
        rect = pygame.Rect(self.x, self.y + (height - leading(size)) // 2, beside, leading(size))
        self.items.append(Spot(rect, painted_text(label, "bold", size, colours().ink)))
        return self.x + beside
