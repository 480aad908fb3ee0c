"""Typesetting of rule pages: titles, paragraphs, hanging lists, several faces in a line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, Protocol

import pygame

from jeux.common.markdown import Block, Run
from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.common.typography import font, leading, line, wrap
from jeux.ui.controls import Word
from jeux.ui.drawing import Look
from jeux.ui.items import Item, Spot

LINE_LENGTH = 33.0
"""Body sizes: 60 to 75 characters of Atkinson Hyperlegible."""
TITLES = {1: 2.5, 2: 1.6, 3: 1.25}
LEAD = 1.35
"""Body sizes: the letters of the lead paragraph under the title, in the serif face."""
NOTE = 0.9
"""Body sizes: the letters of a note below a list item."""
INDENT = 1.3
CAPTION = 0.9
"""Body sizes: the letters of a caption."""


_SPACED = re.compile(r" ([,.)])")
"""A space before punctuation, left over where the face changes."""


class Piece(NamedTuple):
    """A run of words in one face at its place in a line. Words with a `tip` form a piece of their own."""

    x: int
    text: str
    face: str
    tip: str = ""

    def end(self, size: int, more: str = "") -> int:
        """The x where the piece ends, with `more` appended."""
        return self.x + font(self.face, size).size(self.text + more)[0]


class Heading(NamedTuple):
    """A heading that can be jumped to: its text and its y in page pixels."""

    text: str
    y: int


def set_lines(runs: tuple[Run, ...], size: int, width: int) -> tuple[tuple[Piece, ...], ...]:
    """Break runs into lines of at most `width` pixels. A line breaks only at U+0020, and never between two runs of the
    same word."""
    lines: list[list[Piece]] = [[]]
    for word in _words(runs):
        longer, end = _with_word(lines[-1], word, size)
        if lines[-1] and end > width:
            lines.append(_with_word([], word, size)[0])
        else:
            lines[-1] = longer
    return tuple(map(tuple, lines))


def _words(runs: tuple[Run, ...]) -> list[list[Piece]]:
    """The words of the runs; a word is several pieces where the face changes inside it."""
    words: list[list[Piece]] = [[]]
    for run in runs:
        first, *others = [run.text] if run.tip else run.text.split(" ")
        if first:
            words[-1].append(Piece(0, first, run.face, run.tip))
        words += [[Piece(0, text, run.face)] if text else [] for text in others]
    return [word for word in words if word]


def _with_word(pieces: list[Piece], word: list[Piece], size: int) -> tuple[list[Piece], int]:
    """A line with one more word, and where it ends. Adjacent words of one face are merged: the font rounds the width of
    each text it draws, so widths do not add up."""
    longer = list(pieces)
    for number, part in enumerate(word):
        last = longer[-1] if longer else None
        space = " " if last and number == 0 else ""
        if last and last.face == part.face and not last.tip and not part.tip:
            longer[-1] = last._replace(text=last.text + space + part.text)
        else:
            longer.append(part._replace(x=last.end(size, space) if last else 0))
    return longer, longer[-1].end(size)


NOTHING = Block("", ())
"""What stands before the first block of a page."""


class Diagrams(Protocol):
    """Makes the diagrams of a page."""

    def picture(self, name: str, x: int, y: int, width: int) -> Item:
        """The diagram in the middle of a column, its top at `y`."""

    def control(self, name: str, caption: str, x: int, y: int, width: int) -> Item | None:
        """The control below the diagram with this caption, centred in a column; None if it has none."""


class Setter:
    """Sets blocks from top to bottom into items. `y` is where the next one goes, in page pixels."""

    def __init__(self, scale: Scale, x: int, y: int, width: int, diagrams: Diagrams | None = None) -> None:
        self.scale, self.x, self.y, self.width = scale, x, y, width
        self.items: list[Item] = []
        self.headings: list[Heading] = []
        self.explaining: dict[str, pygame.Rect] = {}
        """The rectangle of the block that explains a refusal, in page pixels, by refusal code."""
        self.tops: dict[str, int] = {}
        """The y of each diagram."""
        self._diagrams = diagrams

    def set(self, blocks: Iterable[Block], before: Block = NOTHING) -> None:
        """Set these blocks, which follow another; the paragraph right after the main title becomes the lead."""
        for block in blocks:
            first = len(self.items)
            if block.kind == "heading":
                self._heading(block)
            elif block.kind == "item":
                self._item(block, after=before.kind)
            elif block.kind == "note":
                self._note(block)
                continue  # without updating `before`, so that the items around the note stay one list
            elif block.kind == "quote":
                self._quote(block)
            elif block.kind == "figure":
                self._diagram(block)
            elif before.kind == "heading" and before.level == 1:
                self._lead(block)
            else:
                self._paragraph(block.runs, self.x, self.width)
                self.y += self.scale(0.6)
            before = block
            if block.directives.why:
                rect = self.items[first].rect.unionall([item.rect for item in self.items[first:]])
                self.explaining.update(dict.fromkeys(block.directives.why, rect))

    def _heading(self, block: Block) -> None:
        size = self.scale(TITLES.get(block.level, 1.1))
        if self.items:
            self.y += self.scale(1.3 if block.level == 2 else 0.8)
        if block.level == 2:
            self.headings.append(Heading(block.text, self.y))
        self._plain(block.text, "title", size, colours().ink)
        if block.level == 2:
            self.items.append(Spot(pygame.Rect(self.x, self.y + self.scale(0.15), self.width, 1), _rule))
            self.y += self.scale(0.4)
        self.y += self.scale(0.3)

    def _lead(self, block: Block) -> None:
        self._plain(block.text, "serif-italic", self.scale(LEAD), colours().ink_soft)
        self.y += self.scale(0.6)

    def _plain(self, text: str, face: str, size: int, colour: tuple[int, int, int]) -> None:
        """Add a text in one face."""
        rows, step = wrap(text, face, size, self.width), leading(size)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            for number, row in enumerate(rows):
                surface.blit(line(row, face, size, colour), (at.x, at.y + number * step))

        self.items.append(Spot(pygame.Rect(self.x, self.y, self.width, step * len(rows)), paint, words=text))
        self.y += step * len(rows)

    def _item(self, block: Block, after: str) -> None:
        if after == "item":
            self.y -= self.scale(0.25)  # less space between the items of a list
        outer = self.x + self.scale(INDENT * block.level)
        inner = outer + self.scale(INDENT)
        mark, size = block.mark, self.scale.body

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            image = line(mark, "text", size, colours().ink_soft)
            surface.blit(image, (at.right - image.get_width(), at.y))

        right = inner - self.scale(0.45)
        self.items.append(Spot(pygame.Rect(outer, self.y, right - outer, leading(size)), paint))
        self._paragraph(block.runs, inner, self.x + self.width - inner)
        self.y += self.scale(0.6)

    def _note(self, block: Block) -> None:
        """Add a note below a list item."""
        left, size = self.scale(INDENT * (block.level + 1)), self.scale(NOTE)
        self.y -= self.scale(0.5)
        self.x, self.width = self.x + left, self.width - left
        self._plain(block.text, "italic", size, colours().ink_soft)
        self.x, self.width = self.x - left, self.width + left
        self.y += self.scale(0.6)

    def _diagram(self, block: Block) -> None:
        """Add a diagram, its caption and its control."""
        name, scale = block.directives.diagram, self.scale
        assert self._diagrams, f"nobody makes the figure {name}"
        self.y += scale(0.2)
        picture = self._diagrams.picture(name, self.x, self.y, self.width)
        self.items.append(picture)
        self.tops[name] = picture.rect.top
        self.y = picture.rect.bottom + scale(0.35)
        italic = tuple(run._replace(italic=not run.italic) for run in block.runs)
        self._caption(italic, scale(CAPTION))
        control = self._diagrams.control(name, block.text, self.x, self.y + scale(0.3), self.width)
        if control:
            self.items.append(control)
            self.y = control.rect.bottom
        self.y += scale(0.8)

    def _quote(self, block: Block) -> None:
        top, inner = self.y, self.x + self.scale(INDENT)
        runs = tuple(run._replace(italic=not run.italic) for run in block.runs)
        self._paragraph(runs, inner, self.width - self.scale(INDENT))
        self.items.append(Spot(pygame.Rect(self.x, top, self.scale(0.2), self.y - top), _bar))
        self.y += self.scale(0.6)

    def _paragraph(self, runs: tuple[Run, ...], x: int, width: int) -> None:
        self._lines(set_lines(runs, self.scale.body, width), self.scale.body, pygame.Rect(x, self.y, width, 0))

    def _caption(self, runs: tuple[Run, ...], size: int) -> None:
        """Add a caption, centred, in lines of similar length."""
        room = pygame.Rect(self.x, self.y, self.width, 0)
        lines = set_lines(runs, size, room.width)
        narrower = room.width
        while len(lines) > 1 and len(set_lines(runs, size, narrower - size)) == len(lines):
            narrower -= size
        lines = set_lines(runs, size, narrower)
        ends = [pieces[-1].end(size) for pieces in lines]
        moved = [
            tuple(piece._replace(x=piece.x + (room.width - end) // 2) for piece in pieces)
            for pieces, end in zip(lines, ends, strict=True)
        ]
        self._lines(tuple(moved), size, room)

    def _lines(self, lines: tuple[tuple[Piece, ...], ...], size: int, room: pygame.Rect) -> None:
        """Add typeset lines, one below the other."""
        step = leading(size)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            for number, pieces in enumerate(lines):
                for piece in pieces:
                    image = line(piece.text, piece.face, size, colours().ink)
                    surface.blit(image, (at.x + piece.x, at.y + number * step))

        words = _SPACED.sub(r"\1", " ".join(piece.text for pieces in lines for piece in pieces))
        self.items.append(Spot(pygame.Rect(room.topleft, (room.width, step * len(lines))), paint, words=words))
        for number, pieces in enumerate(lines):
            self._words(pieces, size, room.x, self.y + number * step)
        self.y += step * len(lines)

    def _words(self, pieces: tuple[Piece, ...], size: int, x: int, y: int) -> None:
        """Add the explained words of a line."""
        for piece in pieces:
            if piece.tip:
                left = x + piece.x
                rect = pygame.Rect(left, y, x + piece.end(size) - left, leading(size))
                self.items.append(Word(f"word.{len(self.items)}", rect, piece.tip, self.scale))


def _rule(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    pygame.draw.line(surface, colours().rule, at.midleft, (at.right - 1, at.centery))


def _bar(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    pygame.draw.rect(surface, colours().accent, at)
