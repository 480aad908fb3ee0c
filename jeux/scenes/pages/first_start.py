"""The first page: asks once for language and sound, and shows where letters and speech are; all of them are also
settings."""

from __future__ import annotations

from pathlib import Path

import pygame

from jeux.common.language import LANGUAGES
from jeux.common.palette import colours
from jeux.common.paths import writable
from jeux.common.settings import TEXT_SIZES, settings_kept
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.match.store import Store
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.scenes.pages.first_board import FLAT_SHARE, FirstBoard, flat_board
from jeux.ui.band import column
from jeux.ui.blocks import Column, painted_text
from jeux.ui.controls import Button, Switch
from jeux.ui.drawing import BUTTON_HEIGHT, Look, button_width, put, width_of
from jeux.ui.items import Item, Spot
from jeux.ui.shapes import draw_icon
from jeux.views.pictures import SHAPE

LARGEST, SMALLEST = 7.9, 2.6
"""Body sizes: the letters of the title where there is room, and where there is little."""
SUBTITLE = 1.9
CHOICE, BETWEEN = 15.0, 2.8
"""Body sizes: the width of a choice, and between two side by side."""
RULE = 32.0
BEGIN = 4.2, 18.0
"""Body sizes: the height and the least width of the button that begins."""
SIGN = 1.7
SPECIMEN = "place"
"""The sound played when sound is switched on: a man placed on the board."""


def is_first_start(config: Path, data: Path) -> bool:
    """Whether neither settings nor matches were ever stored here, and both folders are writable. Without write access
    the page would come back at every start."""
    return writable(config) and writable(data) and not settings_kept(config) and not Store(data).used


def draw_line_sign(surface: pygame.Surface, rect: pygame.Rect, text: str, icon: str, look: Look, scale: Scale) -> None:
    """Draw a sign with its name at the right of it."""
    side, palette = scale(SIGN), colours()
    ink = palette.on_cloth if look.hover else palette.on_cloth_soft
    draw_icon(surface, icon, (rect.x + side // 2, rect.centery), side, ink)
    words = pygame.Rect(rect.x + side + scale(0.7), rect.y, rect.right - rect.x - side - scale(0.7), rect.height)
    put(surface, text, "text", scale.body, ink, words, "left")
    if look.hover:
        wide = min(words.width, width_of(text, "text", scale.body))
        pygame.draw.rect(surface, palette.accent, (words.x, words.centery + scale(0.7), wide, scale.thin))


class TextSign(Button):
    """The way to the letters and the display, and back."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_line_sign(surface, rect, self.text, "letters", look, self.scale)


class SpeechSign(Switch):
    """Speech, on or off."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        draw_line_sign(surface, rect, self.text, "ear", look._replace(hover=look.hover or self.chosen), self.scale)


class FirstStartScene(PageScene):
    """Two questions with the system's values preselected, and one button; leads to the shelf. Every answer is taken at
    once."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.answered = False
        self.letters = False
        """Whether the questions on letters and display stand in place of the others."""
        self.board = FirstBoard(lambda: app.settings.animation != "none")
        self._dark = 1.0
        """The share of the height from which on the board is not seen: the words of the questions stand there."""
        self.body = self.new_page()
        self.pages[:] = [self.body]

    def enter(self) -> None:
        """Announce how to turn on speech, for players who cannot see the page."""
        super().enter()
        self.app.announcer.hint()

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The title, the questions, the button and the signs, centred; the title takes what height is left."""
        scale, (width, height) = self.app.scale, self.app.size
        left, inner = column(width, scale)
        questions, tall = self._questions(left, inner)
        foot = self._signs(left, inner)
        begin = scale(BEGIN[0])
        fixed = tall + begin + max(item.rect.bottom for item in foot) + scale(4.2)
        subtitle = leading(scale(SUBTITLE)) + scale(1.6)
        roomy = fixed + subtitle + leading(scale(SMALLEST)) <= height
        free = height - fixed - (subtitle if roomy else 0)
        size = max(scale(SMALLEST), min(scale(LARGEST), round(0.42 * free)))
        items = self._title(left, inner, size, roomy)
        used = max(item.rect.bottom for item in items)
        y = max(0, round((height - fixed - used) * 0.94))
        flat = self._flat(y, width)
        for item in items:
            item.rect = item.rect.move(0, y)
        y += used + scale(1.4)
        self._dark = (y - scale(0.7)) / height
        for item in questions:
            item.rect = item.rect.move(0, y)
        y += tall + scale(1.4)
        button = self._begin(pygame.Rect(left, y, inner, begin))
        y = button.rect.bottom + scale(1.0)
        for item in foot:
            item.rect = item.rect.move(0, y)
        bottom = max(item.rect.bottom for item in foot)
        self.body.lay(pygame.Rect(0, 0, width, height), [*flat, *items, *questions, button, *foot], bottom + scale(0.4))

    def _flat(self, room: int, width: int) -> list[Item]:
        """In flat themes, the board above the title where there is room."""
        high = min(round(FLAT_SHARE * self.app.size[1]), room - self.app.scale(1.6))
        if colours().pictured or high < self.app.scale(7):
            return []
        rect = pygame.Rect(0, self.app.scale(0.8) + (room - self.app.scale(1.6) - high), round(high * SHAPE), high)
        rect.centerx = width // 2

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            surface.blit(flat_board(at.size), at)

        return [Spot(rect, paint)]

    def _title(self, left: int, inner: int, size: int, roomy: bool) -> list[Item]:
        """The wordmark and, where there is room, a rule with a lozenge and the subtitle."""
        get, scale = self.app.texts.get, self.app.scale
        name = pygame.Rect(left, 0, inner, leading(size))

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            put(surface, get("menu-title"), "title", size, colours().on_cloth, at, "center")

        items: list[Item] = [Spot(name, paint, words=f"{get('first-title')}, {get('menu-title')}")]
        if roomy:
            rule = pygame.Rect(0, name.bottom + scale(0.2), min(inner, scale(RULE)), scale(1.0))
            rule.centerx = left + inner // 2
            words = pygame.Rect(left, rule.bottom + scale(0.2), inner, leading(scale(SUBTITLE)))
            soft = painted_text(
                get("menu-subtitle"), "serif-italic", scale(SUBTITLE), colours().on_cloth_soft, "center"
            )
            items += [Spot(rule, _rule), Spot(words, soft)]
        return items

    def _questions(self, left: int, inner: int) -> tuple[list[Item], int]:
        """The two questions, side by side where there is room, and their height; their top is 0."""
        get, scale, settings = self.app.texts.get, self.app.scale, self.app.settings
        wide, high = min(inner, scale(CHOICE if not self.letters else 21)), scale(BUTTON_HEIGHT)
        named = get("first-simple" if self.letters else "first-sound")
        second = min(
            inner, width_of(named, "text", scale.body) + scale(5) if self.app.sounds.available else scale(CHOICE)
        )
        beside = wide + scale(BETWEEN) + second <= inner
        x = left + (inner - (wide + scale(BETWEEN) + second if beside else wide)) // 2
        one = Column(scale, x, 0, wide)
        if self.letters:
            words = [get(f"setting-text-size-{size}") for size in TEXT_SIZES]
            chosen = TEXT_SIZES.index(settings.text_size)
            one.choices("text_size", words, chosen, lambda i: self._choose("text_size", TEXT_SIZES[i]))
            label = get("first-text-size")
        else:
            words = [get(f"first-language-{name}") for name in LANGUAGES]
            chosen = LANGUAGES.index(settings.language)
            one.choices("language", words, chosen, lambda i: self._choose("language", LANGUAGES[i]))
            label = get("first-language")
        for item in one.items:
            if isinstance(item, Button):
                item.label = label
        x, y = (x + wide + scale(BETWEEN), 0) if beside else (left + (inner - second) // 2, one.y + scale(0.8))
        other = Column(scale, x, y, second)
        if self.letters:
            other.switch("simple", get("first-simple"), settings.simple, lambda on: self._choose("simple", on))
        elif self.app.sounds.available:
            other.switch("sound", get("first-sound"), not settings.muted, lambda on: self._choose("muted", not on))
        else:
            other.note(get("error-no-sound"))
        return [*one.items, *other.items], max(one.y, other.y, high)

    def _begin(self, row: pygame.Rect) -> Button:
        """The one action."""
        scale, words = self.app.scale, self.app.texts.get("first-begin")
        width = min(row.width, max(scale(BEGIN[1]), button_width(words, scale, "grand") + scale(2)))
        rect = pygame.Rect(0, row.y, width, row.height)
        rect.centerx = row.centerx
        return Button("begin", rect, words, self.back, scale, "grand")

    def _signs(self, left: int, inner: int) -> list[Item]:
        """Letters and display, and speech: side by side, or one below the other; their top is 0."""
        get, scale = self.app.texts.get, self.app.scale
        words = get("first-other" if self.letters else "first-text"), get("first-speech")
        high = scale(BUTTON_HEIGHT)
        widths = [min(inner, scale(SIGN + 0.7) + width_of(word, "text", scale.body) + scale(0.4)) for word in words]
        gap = scale(5)
        beside = sum(widths) + gap <= inner
        x = left + (inner - (sum(widths) + gap if beside else max(widths))) // 2
        text = TextSign("text", pygame.Rect(x, 0, widths[0], high), words[0], self._turn, scale)
        at = (x + widths[0] + gap, 0) if beside else (x, high)
        on = self.app.settings.speech
        rect = pygame.Rect(at, (widths[1], high))
        speech = SpeechSign("speech", rect, words[1], lambda: self._choose("speech", not on), scale, chosen=on)
        return [text, speech]

    # --- answers --------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Show the questions on letters and display, or the first ones again."""
        self.letters = not self.letters
        self.layout()

    def _choose(self, name: str, value: object) -> None:
        """Apply an answer at once, as the settings page does."""
        self.app.change(self.app.settings.replace(**{name: value}))
        if name == "muted":
            self.app.sounds.play(SPECIMEN)
        self.layout()

    def enter_without_focus(self, key: int) -> bool:
        """Enter: begin with the values shown."""
        return self.back()

    def back(self) -> bool:
        """Go to the shelf."""
        self.answered = True
        self.app.show_shelf()
        return True

    def leave(self) -> None:
        """Save the answers, even when the window is closed, so that the page does not come back. When a file was opened
        instead, save nothing, and ask again at the next start."""
        if self.answered or not self.app.running:
            self.app.change(self.app.settings)
        super().leave()

    # --- frames ---------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether the board is still to come."""
        return super().moving or self.board.moving

    def advance(self, dt: float) -> bool:
        """Let the board come out of the dark."""
        return super().advance(dt) | self.board.advance(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The board, and the page over it."""
        self.board.draw(surface, self._dark)
        self.draw_pages(surface)


def _rule(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    """Paint a rule with a lozenge in its middle."""
    palette, (x, y), half = colours(), at.center, max(4, at.height // 3)
    thick = max(1, at.height // 14)
    for left, right in ((at.x, x - 2 * half), (x + 2 * half, at.right)):
        pygame.draw.rect(surface, palette.accent, (left, y - thick // 2, right - left, thick))
    pygame.draw.polygon(surface, palette.accent, [(x, y - half), (x + half, y), (x, y + half), (x - half, y)])
