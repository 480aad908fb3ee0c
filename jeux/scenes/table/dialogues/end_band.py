"""The end of a game: a band over the lowest part of the table, with who won, one fact and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import ceil

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.theme import SMALLEST_BODY
from jeux.common.typography import fitting_size, leading, line, shortened
from jeux.play.table.buttons import PRIMARY
from jeux.play.table.buttons import Button as Way
from jeux.play.words.end_words import EndWords
from jeux.scenes.app import App
from jeux.scenes.narrator import Narrator, PageNarrator
from jeux.scenes.page_scene import PageScene
from jeux.ui.controls import Button
from jeux.ui.drawing import BESIDE, button_width
from jeux.ui.widgets import ARROWS, ENTER
from jeux.views.style.painter import Painter

SHARE = 0.28
"""The least height of the band, as a part of the window."""
FADE_SHARE = 0.1
"""The height over which the night above it fades out, as a part of the window."""
COVERS = 238
"""How much of the board the night hides, of 255: it stays as it lies, and is still guessed."""
FADES_IN = 0.35
"""Seconds."""
TITLE, TITLE_SHARE, FACT = 4.3, 0.098, 1.5
"""Body sizes of the title and of the fact; the title never higher than a part of the window."""
RULE_SHARE, LOZENGE = 0.44, 0.32
"""The width of the rule, as a part of the window; half the side of its lozenge, in body sizes."""
COUNTED_SHARE, OVERLAP = 0.62, 0.34
"""The width of the row of counted men, as a part of the window; the least part of a man that is seen."""
WIDE, HIGH = 14.0, 3.3
"""Body sizes: the width and height of the buttons."""
KEPT = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_SPACE, *ENTER)
"""The keys that the band has for itself."""


@dataclass(frozen=True, slots=True)
class CountedMen:
    """The men of the sides that are counted: kinds and numbers, and who draws them."""

    sides: tuple[tuple[str, int], ...]
    painter: Painter


class EndBand(PageScene):
    """The band. Escape, an arrow or a click beside it folds it; any other key of the table does too, and acts there."""

    def __init__(
        self, app: App, words: EndWords, ways: Sequence[Way], counted: CountedMen | None, below: Callable[..., bool]
    ) -> None:
        super().__init__(app)
        self.words, self._ways, self._counted, self._below = words, ways, counted, below
        self._age = FADES_IN if app.settings.animation == "none" else 0.0
        self.pages.append(self.new_page())

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        scale, (width, height) = self.app.scale, self.app.size
        high, gap = max(44, scale(HIGH)), scale(0.9)
        rows = self._rows(width - 2 * scale(1))
        size = fitting_size(self.words.title, "title", min(scale(TITLE), round(TITLE_SHARE * height)), width - scale(4))
        self._title = (shortened(self.words.title, "title", size, width - scale(2)), size)
        fact = max(SMALLEST_BODY, min(scale(FACT), size // 2))
        fact = fitting_size(self.words.fact, "serif-italic", fact, width - scale(3))
        self._fact = (shortened(self.words.fact, "serif-italic", fact, width - scale(2)), fact)
        self._middle = max(scale(1.5), min(scale(2.1), height // 24)) if self._counted else scale(1)
        words = leading(size) + self._middle + (leading(fact) if self.words.fact else 0)
        buttons = len(rows) * (high + scale(0.5)) - scale(0.5)
        needed = words + buttons + scale(2.2)
        self.band = pygame.Rect(0, 0, width, min(height, max(ceil(SHARE * height), needed)))
        self.band.bottom = height
        self._top = self.band.top + (self.band.height - needed) // 2
        first = self._top + words + scale(0.9)
        self.main.lay(self.band, [*self._buttons(rows, high, gap, first - self.band.top)], self.band.height)

    def _wide(self, way: Way) -> int:
        """The width of a button."""
        return max(self._equal, button_width(way.text, self.app.scale, self._kind(way)))

    def _kind(self, way: Way) -> str:
        """The kind of a button: all in the letters of the page, one golden unless the game is lost."""
        return way.kind if way.kind == PRIMARY and self.words.won else BESIDE

    def _rows(self, room: int) -> list[list[Way]]:
        """The buttons in rows that fit; of equal width as long as that makes no further row."""
        gap, rows, self._equal = self.app.scale(0.9), list[list[Way]](), self.app.scale(WIDE)
        if sum(self._wide(way) + gap for way in self._ways) - gap > room:
            self._equal = 0
        for way in self._ways:
            if rows and sum(self._wide(one) + gap for one in (*rows[-1], way)) - gap <= room:
                rows[-1].append(way)
            else:
                rows.append([way])
        return rows

    def _buttons(self, rows: list[list[Way]], high: int, gap: int, top: int) -> list[Button]:
        """The buttons, each row centred. After a loss none is golden."""
        scale, buttons = self.app.scale, list[Button]()
        for row in rows:
            left = (self.band.width - sum(map(self._wide, row)) - gap * (len(row) - 1)) // 2
            for way in row:
                rect = pygame.Rect(left, top, self._wide(way), high)
                name = f"end.{len(buttons)}"
                buttons.append(
                    Button(name, rect, way.text, partial(self._go, way.act), scale, self._kind(way), way.tip or "")
                )
                left = rect.right + gap
            top += high + scale(0.5)
        return buttons

    def _go(self, act: Callable[[], object]) -> None:
        self.app.close()
        act()

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and not self.band.collidepoint(event.pos):
            return self.back()
        if event.type == pygame.KEYDOWN and event.key not in KEPT:
            self.back()
            return event.key in ARROWS or self._below(event)
        return super().event(event)

    def enter_without_focus(self, key: int) -> bool:
        """Enter takes the first way, as it does at the table."""
        if key in ENTER and self._ways:
            self._go(self._ways[0].act)
        return key in ENTER

    def back(self) -> bool:
        self.app.close()
        return True

    # --- time and picture -----------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self._age < FADES_IN or super().moving

    def advance(self, dt: float) -> bool:
        fading = self._age < FADES_IN
        self._age += dt
        return super().advance(dt) or fading

    @property
    def narrator(self) -> Narrator:
        return _BandNarrator(self)

    def draw(self, surface: pygame.Surface) -> None:
        if self._age >= FADES_IN:
            self._draw(surface)
            return
        layer = surface.copy()
        self._draw(layer)
        layer.set_alpha(round(255 * max(0.0, self._age) / FADES_IN))
        surface.blit(layer, (0, 0))

    def _draw(self, surface: pygame.Surface) -> None:
        scale, palette = self.app.scale, colours()
        _draw_night(surface, self.band, scale.thin)
        y, middle = self._top, self.band.centerx
        title = line(self._title[0], "title", self._title[1], palette.ink)
        surface.blit(title, title.get_rect(midtop=(middle, y)))
        y += leading(self._title[1])
        if self._counted:
            self._draw_counted(surface, self._counted, y + self._middle // 2)
        else:
            self._draw_rule(surface, y + self._middle // 2)
        if self._fact[0]:
            fact = line(self._fact[0], "serif-italic", self._fact[1], palette.ink_soft)
            surface.blit(fact, fact.get_rect(midtop=(middle, y + self._middle)))
        self.draw_pages(surface)

    @property
    def _accent(self) -> Colour:
        """Gold for a victory, quiet for a loss."""
        return colours().accent if self.words.won else colours().ink_soft

    def _draw_rule(self, surface: pygame.Surface, y: int) -> None:
        """A rule with a lozenge in its middle."""
        scale, x = self.app.scale, self.band.centerx
        half, gap = round(RULE_SHARE * self.band.width / 2), scale(1.4)
        for left in (x - half, x + gap):
            pygame.draw.rect(surface, self._accent, (left, y, half - gap, scale.thin))
        self._draw_lozenge(surface, x, y)

    def _draw_lozenge(self, surface: pygame.Surface, x: int, y: int) -> None:
        reach = max(4, self.app.scale(LOZENGE))
        pygame.draw.polygon(surface, self._accent, [(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)])

    def _draw_counted(self, surface: pygame.Surface, counted: CountedMen, y: int) -> None:
        """All counted men in one row, each side with its number."""
        scale, size = self.app.scale, self._middle // 2 * 2
        every, gap = sum(count for _, count in counted.sides), scale(1.6)
        number = max(SMALLEST_BODY, scale(1.7))
        room = round(COUNTED_SHARE * self.band.width) - gap - 2 * size
        step = min(size * OVERLAP, room / max(1, every))
        wide = round(step * every + 2 * (size - step)) + gap
        x = self.band.centerx - wide / 2
        for side, (kind, count) in enumerate(counted.sides):
            picture = counted.painter.man(kind, size)
            edge = x
            for index in range(count):
                surface.blit(picture, (round(x + index * step), y - size // 2))
            x += step * max(0, count - 1) + (size if count else 0)
            text = line(str(count), "title", number, colours().ink)
            at = {"midright": (edge - scale(0.7), y)} if side == 0 else {"midleft": (x + scale(0.7), y)}
            surface.blit(text, text.get_rect(**at))
            if side == 0:
                self._draw_lozenge(surface, round(x + gap / 2), y)
                x += gap


class _BandNarrator(PageNarrator):
    """Says everything of the end: words that are drawn, and how it came to it."""

    def __init__(self, band: EndBand) -> None:
        answers = [button.text for button in band.main.items if isinstance(button, Button)]
        super().__init__(band.widgets, band.app.texts, answers=answers)
        self._told = band.words.told

    def title(self) -> tuple[str, ...]:
        return self._told

    def situation(self) -> Sequence[str]:
        return [*self._told, *super().situation()]


@lru_cache(maxsize=2)
def _night(width: int, height: int, fade: int, colour: Colour) -> pygame.Surface:
    """The night of the band, fading out over `fade` pixels above it."""
    column = pygame.Surface((1, height + fade), pygame.SRCALPHA)
    for y in range(height + fade):
        part = min(1.0, (y + 1) / fade)
        column.set_at((0, y), (*colour, round(COVERS * part * part * (3 - 2 * part))))
    return pygame.transform.scale(column, (width, height + fade))


def _draw_night(surface: pygame.Surface, band: pygame.Rect, thin: int) -> None:
    """Draw the ground of the band: night that fades out above it; flat, with an edge, in the drawn themes."""
    palette = colours()
    if palette.pictured:
        fade = round(FADE_SHARE * surface.get_height())
        surface.blit(_night(band.width, band.height, fade, palette.ground), (band.left, band.top - fade))
        return
    surface.fill(palette.ground, band)
    surface.fill(palette.ink, (band.left, band.top, band.width, thin * 2))
