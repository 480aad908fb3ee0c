"""The card of the first start: asks once for language, text size and sound, all of which are also settings."""

from __future__ import annotations

from pathlib import Path

import pygame

from jeux.common.assets import asset
from jeux.common.language import LANGUAGES
from jeux.common.paths import writable
from jeux.common.settings import TEXT_SIZES, settings_kept
from jeux.common.typography import height_of, leading
from jeux.match.store import Store
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, place_buttons
from jeux.ui.blocks import Column, painted_text
from jeux.ui.drawing import BUTTON_HEIGHT, Look, Paint
from jeux.ui.items import Spot

ICON, TITLE = 4.0, 2.0
"""Body sizes: the side of the picture, and the letters beside it."""
AFTER = 0.75
"""Body sizes between two questions."""
SIMPLE = MUTED = SPEECH = (False, True)
SPECIMEN = "place"
"""The sound played when sound is switched on: a man placed on the board."""


def is_first_start(config: Path, data: Path) -> bool:
    """Whether neither settings nor matches were ever stored here, and both folders are writable. Without write access
    the card would come back at every start."""
    return writable(config) and writable(data) and not settings_kept(config) and not Store(data).used


class FirstStartScene(SheetScene):
    """A few questions with the system's values preselected; leads to the shelf.

    « Plus tard » keeps the values shown and does not ask again: the card says that all of them are in the settings."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.answered = False
        self._roomy = True

    def enter(self) -> None:
        """Announce how to turn on speech, for players who cannot see the card."""
        super().enter()
        self.app.announcer.hint()

    def layout(self) -> None:
        """One centred sheet. The questions on simple display and speech are left out where they do not fit."""
        self._roomy = True
        self.lay_sheets(pygame.Rect((0, 0), self.app.size), self._card)
        if self.body.farthest:
            self._roomy = False
            self.lay_sheets(pygame.Rect((0, 0), self.app.size), self._card)

    def _card(self, page: Column) -> None:
        get = self.app.texts.get
        self._head(page)
        rows = {
            "language": (LANGUAGES, [get(f"first-language-{name}") for name in LANGUAGES]),
            "text_size": (TEXT_SIZES, [get(f"setting-text-size-{size}") for size in TEXT_SIZES]),
            "simple": (SIMPLE, [get("setting-simple-off"), get("setting-simple-on")]),
            "muted": (MUTED, [get("first-sound-on"), get("first-sound-off")]),
            "speech": (SPEECH, [get("setting-speech-off"), get("setting-speech-on")]),
        }
        if not self._roomy:
            del rows["simple"], rows["speech"]
        labels = {name: get(f"first-{name.replace('_', '-')}") for name in rows}
        page.label_room = page.room_for_labels([(labels[name], words) for name, (_, words) in rows.items()])
        for name, (values, words) in rows.items():
            chosen = values.index(getattr(self.app.settings, name))
            act = lambda i, name=name, values=values: self._choose(name, values[i])  # noqa: E731
            page.choices(name, words, chosen, act, labels[name])
            page.gap(AFTER)
        if not self.app.sounds.available:
            page.note(get("error-no-sound"))
            page.gap(AFTER)
        self._foot(page)

    def _head(self, page: Column) -> None:
        """The picture of the program, and beside it the welcome."""
        get, scale = self.app.texts.get, self.app.scale
        side = scale(ICON)
        left = page.x + side + scale(1.4)
        width = page.x + page.width - left
        title, intro = get("first-title"), get("first-intro")
        lines = leading(scale(TITLE)), height_of(intro, "text", scale.body, width)
        tall = max(side, sum(lines))
        y = page.y + (tall - sum(lines)) // 2
        page.items += [
            Spot(pygame.Rect(page.x, page.y + (tall - side) // 2, side, side), _icon(side)),
            Spot(pygame.Rect(left, y, width, lines[0]), painted_text(title, "title", scale(TITLE), None)),
            Spot(pygame.Rect(left, y + lines[0], width, lines[1]), painted_text(intro, "text", scale.body, None)),
        ]
        page.y += tall
        page.gap(AFTER)
        page.rule()
        page.gap(AFTER)

    def _foot(self, page: Column) -> None:
        """The buttons « Plus tard » and begin."""
        get, scale = self.app.texts.get, self.app.scale
        page.rule()
        page.gap(AFTER)
        row = pygame.Rect(page.x, page.y, page.width, scale(BUTTON_HEIGHT))
        buttons = (
            BandButton("later", get("first-later"), self.back, "plain"),
            BandButton("begin", get("first-begin"), self.back, "primary"),
        )
        place_buttons(page.items, row, buttons, scale)
        page.y = row.bottom

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
        """Save the answers, even when the window is closed, so that the card does not come back. When a file was opened
        instead, save nothing, and ask again at the next start."""
        if self.answered or not self.app.running:
            self.app.change(self.app.settings)
        super().leave()


def _icon(side: int) -> Paint:
    """The icon of the program, `side` pixels wide."""
    whole = pygame.image.load(asset("images", "icon.png")).convert_alpha()
    icon = pygame.transform.smoothscale(whole, (side, side))

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        surface.blit(icon, at)

    return paint
