"""The sentence of the turn: its first sentence as the largest line of the panel, the rest in italics below it."""

from __future__ import annotations

import re
from typing import NamedTuple

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import Scale
from jeux.common.typography import font, line, wrap
from jeux.play.gestures.notice import Gauge
from jeux.play.table.panel_content import PanelContent
from jeux.ui.drawing import LEAST_SIDE, radius_of
from jeux.ui.shapes import draw_rounded

SIZES = ((1.85, 2), (1.6, 2), (1.4, 2), (1.2, 4))
"""Body sizes of the first sentence, each with the lines that it may take so: the first that fits."""
REFUSED = ((1.3, 2), (1.15, 3))
"""The same of a refusal, which stands in a box."""
LONGEST = 1.07
"""The body size of a sentence that is longer."""
BELOW, LONG_BELOW = (1.25, 2), 1.07
"""Body sizes of what follows and the lines that it may take so, and those of a longer text."""
LOOSE = 1.2
"""The distance between lines of large letters, in their size."""
GAUGE, GAUGE_AIR = 0.7, 0.55
"""Body sizes: the height of the bar below the words, and the space above and below it."""
SHORTEST = 9
"""Letters: a shorter sentence does not stand alone, as it may be a number or an abbreviation."""
_ENDS = re.compile(r"(?<=[.!?…])[ \n]+|\n+")


class Written(NamedTuple):
    """A text on the panel: its box, font and size, and the distance between its lines."""

    text: str
    box: pygame.Rect
    size: int
    face: str
    step: int

    @property
    def lines(self) -> tuple[str, ...]:
        """The text cut into lines."""
        return wrap(self.text, self.face, self.size, self.box.width) if self.text else ()


def parted(content: PanelContent) -> tuple[str, str]:
    """The sentence of the turn, and what stands below it: the last line of a prompt, as what happened before stands
    above it, and the first of a notice."""
    lines = [words for words in content.message.split("\n") if words]
    if not lines:
        return "", ""
    first = lines.pop(0 if content.told else -1)
    ends = next((found for found in _ENDS.finditer(first) if found.start() >= SHORTEST), None)
    if ends is None or not content.told:
        return first, "\n".join(lines)
    return first[: ends.start()], "\n".join((first[ends.end() :], *lines))


class SheetWords:
    """Measures and draws the message in its box. `room` is the area between the box and the fixed buttons."""

    def __init__(self, scale: Scale, message: pygame.Rect, room: pygame.Rect) -> None:
        self.scale, self.message, self.room = scale, message, room
        self.short = False
        """Whether a prompt has no room for a second line."""

    @property
    def why_height(self) -> int:
        """The height of the button below a refusal that explains it."""
        return max(LEAST_SIDE, self.scale(1.8)) + self.scale(0.5)

    # --- measuring ------------------------------------------------------------------------------------------------

    def _box(self, content: PanelContent) -> pygame.Rect:
        """The box of the words: narrower where they stand in a frame."""
        box = self.message.copy()
        if content.refusal:
            box.left, box.width, box.top = box.left + self.scale(0.8), box.width - self.scale(1.2), box.top + self._air
        return box

    @property
    def _air(self) -> int:
        return self.scale(0.5)

    def written(self, content: PanelContent) -> tuple[Written, ...]:
        """The sentence and what follows it, in the largest letters that fit."""
        head, rest = parted(content)
        rest = "" if self.short and not content.told else rest
        box = self._box(content)
        for ems, most in REFUSED if content.refusal else SIZES:
            both = self._both(head, rest, box, self.scale(ems))
            if len(both[0].lines) <= most and self._bottom(both) - self.message.top <= self.message.height:
                return both
        return self._both(head, rest, box, self.scale(LONGEST))

    def _both(self, head: str, rest: str, box: pygame.Rect, size: int) -> tuple[Written, ...]:
        first = Written(head, box, size, "title", round(size * LOOSE))
        if not rest:
            return (first,)
        top = box.top + len(first.lines) * first.step + self.scale(0.15)
        below = pygame.Rect(box.left, top, box.width, max(0, box.bottom - top))
        ems, most = BELOW
        size = self.scale(ems)
        if len(wrap(rest, "serif-italic", size, box.width)) > most:
            size = self.scale(LONG_BELOW)
        return first, Written(rest, below, size, "serif-italic", round(size * LOOSE))

    @staticmethod
    def _bottom(texts: tuple[Written, ...]) -> int:
        last = texts[-1]
        return last.box.top + len(last.lines) * last.step

    def words_height(self, content: PanelContent) -> int:
        """The height of the words alone."""
        return self._bottom(self.written(content)) - self.message.top if content.message else 0

    def height(self, content: PanelContent) -> int:
        """The height of the words, with the button below them and the badge."""
        height = self.words_height(content)
        if content.explained:
            height += self.why_height
        if content.gauge:
            height += self._gauge_height
        if content.badge and not self._beside(content):
            height += self._badge(content.badge)[1].height + self.scale(0.45)
        return height + (self._air if content.refusal else 0)

    def _beside(self, content: PanelContent) -> bool:
        """Whether the badge fits beside the last line."""
        if content.gauge:
            return False
        last = self.written(content)[-1]
        wide = font(last.face, last.size).size(last.lines[-1])[0] if last.lines else 0
        return wide + self._badge(content.badge)[1].width + self.scale(0.5) <= last.box.width

    def to_explain(self, content: PanelContent) -> tuple[Written, ...]:
        """The texts whose technical words are explained by tooltips. A prompt is excluded: it changes under the
        pointer; so is a notice below an outcome, whose place depends on that."""
        if not content.told or (content.outcome and content.below_outcome):
            return ()
        return self.written(content)

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, content: PanelContent, more: int) -> None:
        """Draw the message, which may take `more` pixels below its box."""
        if not content.message:
            return
        palette, texts = colours(), self.written(content)
        if content.refusal:
            self._draw_frame(surface, content)
        inks = (palette.ink, palette.ink_soft) if content.refusal else (palette.on_cloth, palette.on_cloth_soft)
        for text, ink in zip(texts, inks, strict=False):
            put_lines(surface, text, ink, self.message.bottom + more)
        if content.gauge:
            self._draw_gauge(surface, content.gauge, self._bottom(texts) + self.scale(GAUGE_AIR))
        if content.badge:
            box = self._badge(content.badge)[1]
            y = self._bottom(texts) + (self._gauge_height if content.gauge else 0)
            self._draw_badge(surface, content.badge, y - box.height if self._beside(content) else y + self.scale(0.25))

    def _draw_frame(self, surface: pygame.Surface, content: PanelContent) -> None:
        """The box of a refusal, with a bar at its left."""
        palette, scale = colours(), self.scale
        box = pygame.Rect(self.message.left, self.message.top, self.message.width, self.height(content))
        draw_rounded(surface, box, radius_of(scale), palette.ground, palette.sheet_edge, scale.thin)
        bar = pygame.Rect(box.left, box.top, max(3, scale(0.25)), box.height)
        pygame.draw.rect(surface, palette.warning, bar)

    @property
    def _gauge_height(self) -> int:
        return self.scale(GAUGE) + 2 * self.scale(GAUGE_AIR)

    def _draw_gauge(self, surface: pygame.Surface, gauge: Gauge, top: int) -> None:
        """Draw a bar as wide as the message: what is right in light, its second part hatched, and where one stands."""
        palette, scale = colours(), self.scale
        box = pygame.Rect(self.message.left, top, self.message.width, scale(GAUGE))
        draw_rounded(surface, box, box.height // 2, palette.ground, palette.edge, scale.thin)
        inner = box.inflate(-4 * scale.thin, -4 * scale.thin)

        def x(share: float) -> int:
            return inner.left + round(min(1.0, max(0.0, share)) * inner.width)

        ends = gauge.low, gauge.high if gauge.split is None else gauge.split
        part = pygame.Rect(x(ends[0]), inner.top, x(ends[1]) - x(ends[0]), inner.height)
        pygame.draw.rect(surface, palette.on_cloth_soft, part)
        if gauge.split is not None:
            for left in range(x(gauge.split), x(gauge.high), max(3, scale(0.3))):
                pygame.draw.rect(surface, palette.on_cloth_soft, (left, inner.top, max(1, scale(0.1)), inner.height))
        mark = pygame.Rect(0, 0, max(3, scale(0.22)), box.height + scale(0.5))
        mark.center = x(gauge.at), box.centery
        draw_rounded(surface, mark.inflate(2, 2), 0, palette.ground, palette.ground, 1)
        draw_rounded(surface, mark, 0, palette.on_cloth, palette.on_cloth, 1)

    def _badge(self, badge: str) -> tuple[pygame.Surface, pygame.Rect]:
        """The badge's text image and its frame."""
        text = line(badge, "bold", max(13, self.scale(0.87)), colours().on_turn)
        return text, text.get_rect().inflate(self.scale(0.9), self.scale(0.25))

    def _draw_badge(self, surface: pygame.Surface, badge: str, y: int) -> None:
        """Draw the badge at the right, below the message or beside its last line."""
        text, box = self._badge(badge)
        box.topright = (self.message.right, y)
        draw_rounded(surface, box, box.height // 2, colours().turn, colours().accent, self.scale.thin)
        surface.blit(text, text.get_rect(center=box.center))


def put_lines(surface: pygame.Surface, text: Written, ink: Colour, bottom: int) -> None:
    """Draw the lines of a text that end above `bottom`."""
    y = text.box.top
    for words in text.lines:
        if y + text.step > bottom + text.step // 3:
            break
        image = line(words, text.face, text.size, ink)
        surface.blit(image, (text.box.left, y + (text.step - image.get_height()) // 2))
        y += text.step
