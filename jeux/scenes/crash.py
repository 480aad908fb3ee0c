"""The page shown after an exception. It avoids everything that may have failed: themes, pictures and the layout code.
It needs only rectangles and a font, and has fallbacks for its font and texts."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.settings import Settings
from jeux.common.typography import font
from jeux.scenes.app import DISPLAY_SETTINGS, App
from jeux.scenes.narrator import Narrator, PlainNarrator
from jeux.scenes.screen import Screen, Scroller

GROUND, EDGE, INK = (20, 28, 24), (120, 104, 76), (246, 238, 221)
CHOSEN, RIM, ON_CHOSEN = (200, 155, 75), (235, 193, 108), (43, 27, 16)
"""The colours of the night, a plain button, its words; of the button that Enter presses, and its words. They are
written here, because the palettes may be what failed."""
_SAID = {
    "title": "error-crashed-title",
    "sentence": "error-crashed",
    "shelf": "button-back-to-shelf",
    "aside": "error-crashed-aside",
    "plain": "error-crashed-plain",
    "quit": "error-crashed-quit",
}
_SPARE = {
    "title": "Tablier",
    "sentence": "Un défaut a arrêté cet écran. / A fault stopped this screen.",
    "shelf": "Retour aux jeux / Back to the games",
    "aside": "Partie de côté / Game aside",
    "plain": "Affichage simple / Plain display",
    "quit": "Quitter / Quit",
}
"""Only for when the texts themselves cannot be read."""

_log = logging.getLogger(__name__)


def reset_display(app: App) -> None:
    """Reset the window size and the display settings to their defaults, and go to the shelf."""
    first = Settings()
    app.change(app.settings.replace(window=first.window, **{name: getattr(first, name) for name in DISPLAY_SETTINGS}))
    app.window.resize(first.window)
    app.show_shelf()


class CrashScene:
    """A sentence, and a button for each way to continue."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.ways = app.faults.ways
        self.buttons: dict[str, pygame.Rect] = {}
        self._chosen = 0
        self._pressed = ""
        self._acts: dict[str, Callable[[], object]] = {
            "shelf": app.show_shelf,
            "aside": app.leave_match,
            "plain": partial(reset_display, app),
            "quit": app.quit,
        }

    @property
    def moving(self) -> bool:
        """Always False: nothing moves here."""
        return False

    def enter(self) -> None:
        """Lay out the page."""
        self.relayout()

    takes_keys = typing = leaf = False
    called = ""

    def again(self) -> Screen:
        return self

    @property
    def narrator(self) -> Narrator:
        """Reads the page, with the button that Enter presses as the focus."""
        return PlainNarrator((self._text("title"), self._text("sentence")), self._text(self.ways[self._chosen]))

    def may_leave(self, leave: Callable[[], object]) -> bool:
        return True

    def leave(self) -> None:
        """Do nothing: there is nothing to free."""

    def rescue(self) -> None:
        """Do nothing: the failed scene was already saved."""

    def let_go(self) -> None:
        """Cancel the click in progress."""
        self._pressed = ""

    def scroller(self, _pixel: tuple[int, int]) -> Scroller | None:
        """Nothing is scrolled."""
        return None

    def advance(self, dt: float) -> bool:
        """Nothing changes with time."""
        return False

    def relayout(self) -> None:
        """Stack the buttons in the lower half."""
        (width, height), size = self.app.size, self._size
        wide, tall = min(24 * size, width - 2 * size), 2 * size + 12
        for number, way in enumerate(self.ways):
            top = height // 2 + number * (tall + size // 2)
            self.buttons[way] = pygame.Rect((width - wide) // 2, top, wide, tall)

    @property
    def _size(self) -> int:
        """The font size in pixels: as large as the window allows, independent of the text-size setting, which may be at
        fault."""
        return max(15, min(self.app.size[1] // 36, 40))

    # --- hands ----------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """Handle an event; True when the picture changed."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed = self._way_at(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            pressed, self._pressed = self._pressed, ""
            if pressed and self._way_at(event.pos) == pressed:
                self._acts[pressed]()
        return False

    def _way_at(self, pixel: tuple[int, int]) -> str:
        return next((way for way, rect in self.buttons.items() if rect.collidepoint(pixel)), "")

    def _key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._acts[self.ways[self._chosen]]()
        back = event.key == pygame.K_UP or (event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT)
        if back or event.key in (pygame.K_DOWN, pygame.K_TAB):
            self._chosen = (self._chosen + (-1 if back else 1)) % len(self.ways)
        return True

    # --- picture --------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""
        surface.fill(GROUND)
        size, (width, height) = self._size, self.app.size
        room = min(width - 2 * size, 40 * size)
        bottom = height // 2 - 2 * size
        sentence = self._words("sentence", "text", size, room)
        title = self._words("title", "title", size * 5 // 2, room)
        for picture in (sentence, title):
            bottom -= picture.get_height()
            surface.blit(picture, ((width - picture.get_width()) // 2, bottom))
            bottom -= size
        for number, (way, rect) in enumerate(self.buttons.items()):
            self._draw_button(surface, way, rect, number == self._chosen)

    def _draw_button(self, surface: pygame.Surface, way: str, rect: pygame.Rect, chosen: bool) -> None:
        size = self._size
        corner = size // 2
        pygame.draw.rect(surface, CHOSEN if chosen else GROUND, rect, border_radius=corner)
        pygame.draw.rect(surface, RIM if chosen else EDGE, rect, max(1, size // 12), border_radius=corner)
        words = self._words(way, "text", size, rect.width, ON_CHOSEN if chosen else INK)
        surface.blit(words, words.get_rect(center=rect.center))

    def _text(self, name: str) -> str:
        """A text, or its fallback if the texts fail."""
        try:
            return self.app.texts.get(_SAID[name])
        except Exception:
            _log.exception("no texts for the plain page")
            return _SPARE[name]

    def _words(self, name: str, face: str, size: int, width: int, colour: tuple[int, int, int] = INK) -> pygame.Surface:
        """A text wrapped to `width` and centred, in a fallback font if the usual one fails."""
        text = self._text(name)
        try:
            letters = font(face, size)
        except Exception:
            _log.exception("no letters for the plain page")
            letters = pygame.font.Font(None, size)
        align, letters.align = letters.align, pygame.FONT_CENTER
        try:
            return letters.render(text, True, colour, None, width)
        finally:
            letters.align = align
