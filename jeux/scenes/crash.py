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
from jeux.scenes.seen.describer import Describer
from jeux.scenes.seen.plain_tree import PlainDescriber

GROUND, EDGE, INK, SOFT = (20, 28, 24), (120, 104, 76), (246, 238, 221), (201, 183, 156)
CHOSEN, RIM, ON_CHOSEN = (200, 155, 75), (235, 193, 108), (43, 27, 16)
"""The colours of the night, a plain button, its words, and lines; of the button that Enter presses, and its words. They
are written here, because the palettes may be what failed."""
FINE = 4
"""What is drawn so many times larger and scaled down has smooth edges."""
DRAWING = 8
"""Letter sizes: the side of the drawing; it is left out where the window is too low for it."""
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


def _fine(size: tuple[int, int], draw: Callable[[pygame.Surface], None]) -> pygame.Surface:
    """A picture with smooth edges; `draw` gets a canvas so many times larger."""
    canvas = pygame.Surface((size[0] * FINE, size[1] * FINE))
    canvas.fill(GROUND)
    draw(canvas)
    return pygame.transform.smoothscale(canvas, size)


def _draw_board(canvas: pygame.Surface) -> None:
    """A board in fine lines, its men put in a row beside it: the game waits."""
    side = canvas.get_height()
    thick, middle = max(FINE, side // 110), side // 2
    for part in (0.46, 0.3, 0.15):
        half = round(side * part)
        pygame.draw.rect(canvas, EDGE, (middle - half, middle - half, 2 * half, 2 * half), thick)
        for dx, dy in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
            pygame.draw.circle(canvas, SOFT, (middle + dx * half, middle + dy * half), side // 50)
    for number in range(3):
        centre, radius = (round(side * 1.14), round(side * (0.26 + 0.24 * number))), side // 11
        pygame.draw.circle(canvas, GROUND if number == 1 else INK, centre, radius)
        pygame.draw.circle(canvas, SOFT if number == 1 else GROUND, centre, radius, thick)
        pygame.draw.circle(canvas, SOFT if number == 1 else GROUND, centre, round(radius * 0.62), thick)


class CrashScene:
    """A drawing, a sentence, and a button for each way to continue."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.ways = app.faults.ways
        self.buttons: dict[str, pygame.Rect] = {}
        self._placed: list[tuple[pygame.Surface, pygame.Rect]] = []
        """What stands above the buttons, and where."""
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
    card: pygame.Rect | None = None
    stage: pygame.Rect | None = None
    called = ""

    def again(self) -> Screen:
        return self

    @property
    def narrator(self) -> Narrator:
        """Reads the page, with the button that Enter presses as the focus."""
        return PlainNarrator((self._text("title"), self._text("sentence")), self._text(self.ways[self._chosen]))

    @property
    def describer(self) -> Describer:
        """The same as a tree."""
        acts = {self._text(way): self._acts[way] for way in self.ways}
        chosen = self._text(self.ways[self._chosen])
        words = self._text("title"), self._text("sentence")
        boxes = {self._text(way): (rect.x, rect.y, *rect.size) for way, rect in self.buttons.items()}
        return PlainDescriber(words, acts, chosen, self.app.texts.language, boxes)

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
        """Stack the drawing, the words and the buttons in the middle."""
        (width, height), size = self.app.size, self._size
        wide, tall = min(20 * size, width - 2 * size), 2 * size + 12
        room = min(width - 2 * size, 44 * size)
        title = self._words("title", "title", size * 5 // 2, room)
        pictures = [(title, size), (self._words("sentence", "text", size, room, SOFT), 2 * size)]
        below = len(self.ways) * (tall + size // 2)
        free = height - below - sum(picture.get_height() + gap for picture, gap in pictures)
        side = min(DRAWING * size, free - 5 * size)
        if side >= 4 * size:
            pictures.insert(0, (_fine((side * 5 // 4, side), _draw_board), 2 * size))
            free -= side + 2 * size
        y = max(0, free * 2 // 5)
        self._placed.clear()
        for picture, gap in pictures:
            self._placed.append((picture, picture.get_rect(midtop=(width // 2, y))))
            y += picture.get_height() + gap
        for way in self.ways:
            self.buttons[way] = pygame.Rect((width - wide) // 2, y, wide, tall)
            y += tall + size // 2

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
        for picture, place in self._placed:
            surface.blit(picture, place)
        for number, (way, rect) in enumerate(self.buttons.items()):
            self._draw_button(surface, way, rect, number == self._chosen)

    def _draw_button(self, surface: pygame.Surface, way: str, rect: pygame.Rect, chosen: bool) -> None:
        size = self._size

        def plate(canvas: pygame.Surface) -> None:
            corner, whole = FINE * size // 2, canvas.get_rect()
            pygame.draw.rect(canvas, CHOSEN if chosen else GROUND, whole, border_radius=corner)
            pygame.draw.rect(canvas, RIM if chosen else EDGE, whole, FINE * max(1, size // 12), border_radius=corner)

        surface.blit(_fine(rect.size, plate), rect)
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
            whole = letters.render(text, True, colour, None, width)
            for narrower in range(
                width - size, width // 2, -size
            ):  # as even lines as there are, and no last word alone
                even = letters.render(text, True, colour, None, narrower)
                if even.get_height() > whole.get_height() or even.get_width() > narrower:
                    break
                whole = even
            return whole
        finally:
            letters.align = align
