"""Page layout: a column that places texts and controls from top to bottom."""

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
"""Body sizes: the letters of a line of help."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def painted_text(text: str, face: str, size: int, colour: Colour | None, align: Align = "left") -> Paint:
    """Paints a paragraph, in ink by default."""

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        write(surface, text, at, face, size, colour, align)

    return paint


def rule(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    """Paint a thin horizontal line."""
    pygame.draw.rect(surface, colours().rule, at)


def choices_length(label: str, texts: Sequence[str], scale: Scale) -> int:
    """The width of a row of choices, with their label on the left."""
    length = sum(button_width(text, scale) for text in texts) + scale(CHIP_GAP) * (len(texts) - 1)
    return length + (label_width(label, scale) if label else 0)


def label_width(label: str, scale: Scale) -> int:
    """The width that a label takes on the left of its choices."""
    return width_of(label, "bold", scale.body) + scale(1.2)


class Column:
    """Places items from top to bottom. `y` is where the next one goes; all lengths are in page pixels."""

    def __init__(self, scale: Scale, x: int, y: int, width: int) -> None:
        self.scale, self.x, self.y, self.width = scale, x, y, width
        self.items: list[Item] = []
        self.label_room: int | None = None
        """Width in pixels of the labels on the left of the choices; 0 puts all labels above; None gives each label its
        own width."""

    def gap(self, ems: float) -> None:
        """Leave a vertical gap."""
        self.y += self.scale(ems)

    def rule(self) -> None:
        """Add a thin horizontal line."""
        self.items.append(Spot(pygame.Rect(self.x, self.y, self.width, self.scale.thin), rule))
        self.y += self.scale.thin

    def write(
        self, text: str, face: str = "text", ems: float = 1.0, colour: Colour | None = None, align: Align = "left"
    ) -> Spot:
        """A paragraph over the whole width."""
        size = self.scale(ems)
        height = height_of(text, face, size, self.width)
        rect = pygame.Rect(self.x, self.y, self.width, height)
        spot = Spot(rect, painted_text(text, face, size, colour, align))
        self.items.append(spot)
        self.y += height
        return spot

    def title(self, text: str, ems: float = 1.5) -> None:
        """A heading in the titles' face, with a rule below."""
        self.write(text, "title", ems).heading = text
        self.gap(0.25)
        self.rule()
        self.gap(0.6)

    def note(self, text: str) -> None:
        """A line of help: a little smaller, softer."""
        self.write(text, "text", NOTE, colours().ink_soft)

    def in_one_piece(self, words: str) -> str:
        """Join the words of a note with no-break spaces, if they fit on one line, so that none wraps alone."""
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
        """Add a choice among several buttons, wrapped to as many rows as needed. The label goes on the left of the
        first row when it fits, else above. `chosen` -1 selects none. `about` is spoken with each button."""
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
        """The width of the widest label, if each of these (label, choices) fits on one line with labels of that width;
        else 0, which puts all labels above."""
        widest = max((label_width(label, self.scale) for label, _ in rows), default=0)
        fits = all(widest + choices_length("", texts, self.scale) <= self.width for _, texts in rows)
        return widest if fits else 0

    def label(self, label: str, room: int) -> int:
        """Add the label of an item `room` pixels wide, on its left or above it; return the x where the item begins."""
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
