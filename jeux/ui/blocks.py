"""What pages are set with: a column that takes words and choices from top to bottom, and how a button is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import Align, font, height_of, leading, line, shortened, write
from jeux.ui.page import Look, Paint, Spot
from jeux.ui.widgets import boxed

BUTTON_HEIGHT = 2.3
"""Body sizes: 34 pixels in the smallest window, above the 32 that a finger or a shaking hand needs."""
SMALLEST_TARGET = 32
"""Pixels: what a finger or a shaking hand still meets."""
CHIP_GAP = 0.4
NOTE = 0.9
"""The size of a line of help."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def width_of(text: str, face: str, size: int) -> int:
    """The width of one line of text in pixels."""
    return font(face, size).size(text)[0]


def put(
    surface: pygame.Surface, text: str, face: str, size: int, colour: Colour, rect: pygame.Rect, align: Align
) -> None:
    """One line of text in the middle of the height of `rect`, shortened if it must be."""
    image = line(shortened(text, face, size, rect.width), face, size, colour)
    place = image.get_rect(midleft=rect.midleft)
    if align == "center":
        place.center = rect.center
    elif align == "right":
        place.midright = rect.midright
    surface.blit(image, place)


def draw_button(surface: pygame.Surface, rect: pygame.Rect, text: str, look: Look, scale: Scale, kind: str) -> None:
    """A button as the widgets have them; `kind` is plain, chosen, primary, grand (the one that a screen is for) or
    quiet (a frame only under the hand)."""
    fill, edge, words = _button_colours(kind, look.hover)
    boxed(surface, rect, fill, edge, scale)
    inner = rect.inflate(-scale(0.8), 0)
    if look.pressed:
        inner.y += 1
    put(surface, text, *_lettering(kind, scale), words, inner, "center")


def _button_colours(kind: str, hover: bool) -> tuple[Colour, Colour, Colour]:
    """The ground, the frame and the words of a button."""
    worn = colours()
    if kind in ("chosen", "primary", "grand"):
        return (worn.primary_hover if hover else worn.primary), worn.primary, worn.on_primary
    if kind == "quiet":
        return (worn.paper_deep if hover else worn.paper), (worn.ink if hover else worn.paper), worn.ink
    return (worn.paper if hover else worn.paper_deep), (worn.ink if hover else worn.paper_edge), worn.ink


def _lettering(kind: str, scale: Scale) -> tuple[str, int]:
    """The face and size of the words on a button."""
    if kind == "grand":
        return "title", scale(1.5)
    return "bold" if kind == "primary" else "text", scale.body


def button_width(text: str, scale: Scale, kind: str = "plain") -> int:
    """The width that a button needs for its text."""
    return width_of(text, *_lettering(kind, scale)) + scale(1.6)


def button(
    name: str, rect: pygame.Rect, text: str, act: Callable[[], object], scale: Scale, kind: str = "plain"
) -> Spot:
    """A spot that is a button."""

    def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        draw_button(surface, at, text, look, scale, kind)

    return Spot(rect, paint, name, act)


def field(
    name: str, rect: pygame.Rect, text: Callable[[], str], hint: str, open_line: Callable[[], None], scale: Scale
) -> Spot:
    """A spot that holds a line of text, as it is now; clicking it or coming to it by keyboard opens the line."""

    def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        worn = colours()
        boxed(surface, at, worn.field, worn.ink if look.hover else worn.paper_edge, scale)
        written = text()
        face, ink = ("text", worn.ink) if written else ("italic", worn.ink_soft)
        put(surface, written or hint, face, scale.body, ink, at.inflate(-scale(1), 0), "left")

    return Spot(rect, paint, name, open_line, arrive=open_line)


def slider(name: str, rect: pygame.Rect, value: int, change: Callable[[int], None], scale: Scale, reading: str) -> Spot:
    """A spot that is a value from 0 to 100, with its reading beside it."""

    def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
        radius, worn = scale(0.55), colours()
        groove = pygame.Rect(at.x, 0, at.width, max(4, scale(0.25)))
        groove.centery = at.centery
        pygame.draw.rect(surface, worn.paper_edge, groove, border_radius=3)
        knob = (at.x + at.width * value // 100, at.centery)
        pygame.draw.rect(
            surface, worn.primary, (groove.x, groove.y, knob[0] - groove.x, groove.height), border_radius=3
        )
        held = look.hover or look.pressed
        pygame.draw.aacircle(surface, worn.primary_hover if held else worn.primary, knob, radius)
        beside = pygame.Rect(at.right + scale(1.2), at.y, scale(5), at.height)
        put(surface, reading, "text", scale.body, worn.ink, beside, "left")

    def nudge(step: int) -> None:
        change(max(0, min(100, value + 5 * step)))

    return Spot(rect, paint, name, slide=lambda along: change(round(20 * along) * 5), nudge=nudge)


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
        self.spots: list[Spot] = []
        self.label_room: int | None = None
        """Pixels that every label takes at the left of its choices, 0 to have them all above, None: each its own."""

    def gap(self, ems: float) -> None:
        """Leave some room."""
        self.y += self.scale(ems)

    def rule(self) -> None:
        """A thin line across."""
        self.spots.append(Spot(pygame.Rect(self.x, self.y, self.width, self.scale.thin), rule))
        self.y += self.scale.thin

    def write(
        self, text: str, face: str = "text", ems: float = 1.0, colour: Colour | None = None, align: Align = "left"
    ) -> None:
        """A paragraph over the whole width."""
        size = self.scale(ems)
        height = height_of(text, face, size, self.width)
        rect = pygame.Rect(self.x, self.y, self.width, height)
        self.spots.append(Spot(rect, painted_text(text, face, size, colour, align)))
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
        self.spots.append(button(name, rect, text, act, self.scale, kind))
        self.y += rect.height

    def choices(
        self, name: str, texts: Sequence[str], chosen: int, act: Callable[[int], object], label: str = ""
    ) -> None:
        """One choice among several, all in sight, wrapped on as many rows as needed. A label stands at the left of
        the first row when there is room, above otherwise. `chosen` -1: none of them."""
        gap, height = self.scale(CHIP_GAP), self.scale(BUTTON_HEIGHT)
        left = self.label(label, choices_length("", texts, self.scale))
        x = left
        for i, text in enumerate(texts):
            width = min(self.width, button_width(text, self.scale))
            if x > left and x + width > self.x + self.width:
                x, self.y = left, self.y + height + gap
            rect = pygame.Rect(x, self.y, width, height)
            kind = "chosen" if i == chosen else "plain"
            self.spots.append(button(f"{name}.{i}", rect, text, partial(act, i), self.scale, kind))
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
        self.spots.append(Spot(rect, painted_text(label, "bold", size, colours().ink)))
        return self.x + beside
