"""Page layout: a column that places texts and controls from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import Align, height_of, leading, write
from jeux.ui.controls import Button, Check, Choosable, Pill, Segment, StepButton, Switch, Tab
from jeux.ui.drawing import (
    BUTTON_HEIGHT,
    CHIP_GAP,
    MINUS,
    PLUS,
    Look,
    Paint,
    button_height,
    button_width,
    check_width,
    draw_track,
    pill_width,
    put,
    segment_width,
    tab_width,
    width_of,
)
from jeux.ui.items import Item, Spot
from jeux.ui.list_field import ListField, Pictures, list_field_width

NOTE = 0.9
"""Body sizes: the letters of a line of help."""
MOST_SEGMENTS = 6
"""More choices than these are no segmented control."""
WIDEST_TRACK = 26.0
"""Body sizes: the usual width of a track."""
ROW = 2.2
"""Body sizes: the height of a row with a check box."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def painted_text(text: str, face: str, size: int, colour: Colour | None, align: Align = "left") -> Paint:
    """Paints a paragraph, in ink by default."""

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        write(surface, text, at, face, size, colour, align)

    return paint


def rule(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    """Paint a thin horizontal line."""
    pygame.draw.rect(surface, colours().rule, at)


def track_width(texts: Sequence[str], scale: Scale) -> int:
    """The least width of a segmented control."""
    return sum(segment_width(text, scale) for text in texts)


def label_width(label: str, scale: Scale) -> int:
    """The width that a label takes on the left of its choices."""
    return width_of(label, "text", scale.body) + scale(1.2)


def tab_rects(scale: Scale, x: int, y: int, width: int, texts: Sequence[str]) -> list[pygame.Rect]:
    """Where a line of tabs stands that begins at `x`, `y`: in several rows if it is wider than `width`. Their words
    begin at `x`."""
    pad = scale(0.6)
    widths = [tab_width(text, scale) for text in texts]
    return rows_of(widths, pygame.Rect(x - pad, y, width + 2 * pad, scale(BUTTON_HEIGHT)), 0, 0)


def rows_of(widths: Sequence[int], room: pygame.Rect, across: int, down: int) -> list[pygame.Rect]:
    """Rectangles of these widths side by side, from the top left of `room`, each as high as it, in as many rows as
    needed; `across` and `down` are the gaps between them."""
    rects, x, y = [], room.x, room.y
    for width in widths:
        width = min(room.width, width)
        if x > room.x and x + width > room.right:
            x, y = room.x, y + room.height + down
        rects.append(pygame.Rect(x, y, width, room.height))
        x += width + across
    return rects


class Step(NamedTuple):
    """A button that changes a number; without an action at the end of its range."""

    name: str
    sign: str
    act: Callable[[], object] | None
    spoken: str = ""


def _nothing() -> None:
    """Do nothing: the action of a button at the end of its range."""


class Column:
    """Places items from top to bottom. `y` is where the next one goes; all lengths are in page pixels."""

    def __init__(self, scale: Scale, x: int, y: int, width: int) -> None:
        self.scale, self.x, self.y, self.width = scale, x, y, width
        self.items: list[Item] = []
        self.widest_track = scale(WIDEST_TRACK)
        """A track is no wider than this, unless its words need it."""
        self.track_height = scale(BUTTON_HEIGHT)
        """How high tracks are, and fields with a list."""
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
        size = button_width(text, self.scale, kind), button_height(self.scale, kind)
        rect = pygame.Rect((self.x, self.y), size)
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
        """Add one choice of several: on one track if they are few and fit in a row, else as pills in as many rows as
        needed. The label goes on the left of the first row when it fits, else above. `about` is spoken with each of
        them."""
        natural = track_width(texts, self.scale)
        left = self.label(label, natural)
        room = self.x + self.width - left
        few = 1 < len(texts) <= MOST_SEGMENTS and natural <= room
        make = self._segments if few else self._pills
        made = make(name, texts, chosen, act, left)
        for button in made:
            button.label, button.about = label, about

    def actions(
        self, name: str, texts: Sequence[str], act: Callable[[int], object], label: str = "", about: str = ""
    ) -> None:
        """Add several actions as buttons, in as many rows as needed; label and `about` as for `choices`."""
        widths = [button_width(text, self.scale) for text in texts]
        left = self.label(label, sum(widths) + self.scale(CHIP_GAP) * (len(widths) - 1))
        for i, rect in enumerate(self._in_rows(widths, left)):
            button = Button(f"{name}.{i}", rect, texts[i], partial(act, i), self.scale)
            button.label, button.about = label, about
            self.items.append(button)

    def listed(
        self,
        name: str,
        texts: Sequence[str],
        chosen: int,
        act: Callable[[int], object],
        label: str = "",
        about: str = "",
        pictures: Pictures = (),
    ) -> ListField:
        """Add one choice of many: a field that shows the one chosen (none: -1) and opens a list of all, each with its
        picture if there are any; label and `about` as for `choices`."""
        natural = list_field_width(texts, self.scale, bool(pictures))
        left = self.label(label, natural)
        width = min(self.x + self.width - left, max(natural, self.widest_track))
        rect = pygame.Rect(left, self.y, width, self.track_height)
        field = ListField(name, rect, texts, chosen, act, self.scale, pictures)
        field.label, field.about = label, about
        self.items.append(field)
        self.y += rect.height
        return field

    def _segments(
        self, name: str, texts: Sequence[str], chosen: int, act: Callable[[int], object], left: int
    ) -> list[Choosable]:
        """One track of segments, each as wide as its words and an equal share of what is left."""
        scale, height, count = self.scale, self.track_height, len(texts)
        widths = [segment_width(text, scale) for text in texts]
        whole = max(sum(widths), min(self.x + self.width - left, self.widest_track))
        edges = [left + sum(widths[:i]) + (whole - sum(widths)) * i // count for i in range(count + 1)]
        track = pygame.Rect(left, self.y, whole, height)
        between = [edge - left for edge in edges[1:-1]]

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_track(surface, at, between, chosen, scale)

        self.items.append(Spot(track, paint))
        rects = [pygame.Rect(edges[i], self.y, edges[i + 1] - edges[i], height) for i in range(count)]
        return self._chosen_among(Segment, name, rects, texts, chosen, act)

    def _pills(
        self, name: str, texts: Sequence[str], chosen: int, act: Callable[[int], object], left: int
    ) -> list[Choosable]:
        rects = self._in_rows([pill_width(text, self.scale) for text in texts], left)
        return self._chosen_among(Pill, name, rects, texts, chosen, act)

    def tabs(self, name: str, texts: Sequence[str], chosen: int, act: Callable[[int], object]) -> None:
        """Add the parts of a page as a line of words, in as many rows as needed, the one shown underlined."""
        self._chosen_among(Tab, name, tab_rects(self.scale, self.x, self.y, self.width, texts), texts, chosen, act)

    def _chosen_among(
        self,
        kind: type[Choosable],
        name: str,
        rects: Sequence[pygame.Rect],
        texts: Sequence[str],
        chosen: int,
        act: Callable[[int], object],
    ) -> list[Choosable]:
        """Add controls of one kind of which one is chosen."""
        count = len(texts)
        made = [
            kind(
                f"{name}.{i}", rects[i], text, partial(act, i), self.scale, chosen=i == chosen, position=(i + 1, count)
            )
            for i, text in enumerate(texts)
        ]
        self.items += made
        self.y = max([self.y, *(rect.bottom for rect in rects)])
        return made

    def _in_rows(self, widths: Sequence[int], left: int) -> list[pygame.Rect]:
        """Rectangles of these widths side by side from `left`, in as many rows as needed, and the room below them."""
        gap = self.scale(CHIP_GAP)
        room = pygame.Rect(left, self.y, self.x + self.width - left, self.scale(BUTTON_HEIGHT))
        rects = rows_of(widths, room, gap, gap)
        self.y = rects[-1].bottom if rects else self.y + room.height
        return rects

    def switch(self, name: str, text: str, on: bool, act: Callable[[bool], object], about: str = "") -> None:
        """Add something that is on or off, over the whole width; `act` gets what it becomes."""
        rect = pygame.Rect(self.x, self.y, self.width, self.scale(BUTTON_HEIGHT))
        switch = Switch(name, rect, text, partial(act, not on), self.scale, chosen=on)
        switch.about = about
        self.items.append(switch)
        self.y += rect.height

    def checks(
        self, name: str, texts: Sequence[str], on: Sequence[bool], act: Callable[[int], object], label: str = ""
    ) -> None:
        """Add boxes of which several may be ticked, in columns of one width; `act` gets the number of the one to
        change."""
        scale = self.scale
        if label:
            self.write(label, "text", NOTE, colours().ink_soft)
            self.gap(0.2)
        wide = min(self.width, max(check_width(text, scale) for text in texts))
        columns = max(1, (self.width + scale(1)) // (wide + scale(1)))
        height = scale(ROW)
        for i, text in enumerate(texts):
            rect = pygame.Rect(self.x + i % columns * (wide + scale(1)), self.y, wide, height)
            check = Check(f"{name}.{i}", rect, text, partial(act, i), scale, chosen=on[i], position=(i + 1, len(texts)))
            check.label = label
            self.items.append(check)
            if i % columns == columns - 1 or i == len(texts) - 1:
                self.y += height

    def stepper(self, label: str, shown: str, steps: Sequence[Step], room: int = 0) -> None:
        """Add a number between buttons on one track, those that make it smaller first; what is shown has so much
        `room` in pixels, by default that of a number."""
        scale, height = self.scale, self.track_height
        widths = [max(segment_width(step.sign, scale), height - 2 * scale.thin) for step in steps]
        half = len(steps) // 2
        room = room or scale(2.4)
        left = self.label(label, sum(widths) + room)
        if self.label_room is None and left > self.x:
            left = self.x + self.width - sum(widths) - room
        edges = [left]
        for width in (*widths[:half], room, *widths[half:]):
            edges.append(edges[-1] + width)
        track = pygame.Rect(left, self.y, edges[-1] - left, height)
        between = [edge - left for edge in edges[1:-1]]

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_track(surface, at, between, -9, scale)
            middle = pygame.Rect(at.x + edges[half] - left, at.y, room, at.height)
            put(surface, shown, "bold", scale.body, colours().ink, middle, "center")

        self.items.append(Spot(track, paint))
        places = [n if n < half else n + 1 for n in range(len(steps))]
        for step, n in zip(steps, places, strict=True):
            rect = pygame.Rect(edges[n], self.y, edges[n + 1] - edges[n], height)
            button = StepButton(step.name, rect, step.sign, step.act or _nothing, scale)
            button.label, button.spoken, button.ended = label, step.spoken, step.act is None
            self.items.append(button)
        self.y += height

    def steps(
        self, name: str, label: str, words: Sequence[str], here: int, act: Callable[[int], object], texts: Texts
    ) -> None:
        """Add a stepper over values that are told by `words`, `here` the one that is set; `act` gets the index of the
        next one."""

        def step(end: str, sign: str, by: int) -> Step:
            there = here + by
            go = partial(act, there) if 0 <= there < len(words) else None
            return Step(f"{name}.{end}", sign, go, texts.get(f"heard-{end}", now=words[here]))

        room = max(width_of(each, "bold", self.scale.body) for each in words) + self.scale(1.6)
        self.stepper(label, words[here], [step("less", MINUS, -1), step("more", PLUS, 1)], room)

    def one_of(
        self, name: str, texts: Sequence[str], chosen: int, act: Callable[[int], object], label: str = ""
    ) -> None:
        """Add one choice of several: on a track where they are few and fit, else as a field with a list."""
        fits = len(texts) <= MOST_SEGMENTS and track_width(texts, self.scale) <= self.width
        (self.choices if fits else self.listed)(name, texts, chosen, act, label)

    def room_for_labels(self, rows: Sequence[tuple[str, Sequence[str]]]) -> int:
        """The width of the widest label, if each of these (label, choices) fits on one line with labels of that width;
        else 0, which puts all labels above."""
        widest = max((label_width(label, self.scale) for label, _ in rows), default=0)
        fits = all(widest + track_width(texts, self.scale) <= self.width for _, texts in rows)
        return widest if fits else 0

    def label(self, label: str, room: int) -> int:
        """Add the label of an item `room` pixels wide, on its left or above it; return the x where the item begins."""
        if not label:
            return self.x
        size, height = self.scale.body, self.track_height
        beside = label_width(label, self.scale) if self.label_room is None else self.label_room
        if not beside or beside + room > self.width:
            self.write(label, "text", NOTE, colours().ink_soft)
            self.gap(0.2)
            return self.x
        rect = pygame.Rect(self.x, self.y + (height - leading(size)) // 2, beside, leading(size))
        self.items.append(Spot(rect, painted_text(label, "text", size, colours().ink)))
        return self.x + beside
