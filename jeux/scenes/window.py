"""The window of the system: as large as it was chosen, maximised, or the whole screen."""

from __future__ import annotations

import os

import pygame

from jeux.common.assets import asset
from jeux.common.environment import prefer_plain_framebuffer
from jeux.common.palette import colours
from jeux.common.settings import Settings
from jeux.common.typography import write

SMALLEST = (800, 560)
"""Below this the screens cannot be laid out: a sentence says so."""
DEFAULT_SIZE = Settings().window
SCREEN_SHARE = 0.7
"""Of the first screen, on the side that is filled first: 1280 × 800 on 1920 × 1080, 2419 × 1512 on 3840 × 2160."""
ROOM_PERCENT = (98, 86)
"""Of a screen, what a window of our own choice may take, so that its title bar and the bars of the system stay in
sight; SDL knows the room exactly (SDL_GetDisplayUsableBounds), but pygame-ce 2.5 does not tell it."""
RESIZE_DELAY = 0.15
"""Seconds without a new size before screens are laid out again."""
HEADLESS_DRIVERS = ("dummy", "offscreen")
"""The drivers that draw for nobody."""

Size = tuple[int, int]


def on_screen(size: Size) -> Size:
    """A size for the window, neither side of it longer than a screen; as it is where there is none.

    One that nobody has chosen takes at least `SCREEN_SHARE` of the first screen, it would be tiny on a fine one, and
    leaves room for the bars of the system. One that covers every screen was not chosen for a window either."""
    if pygame.display.get_driver() in HEADLESS_DRIVERS:
        return size
    screens = pygame.display.get_desktop_sizes()
    width, height = (max(sides) for sides in zip(*screens, strict=True))
    if size != DEFAULT_SIZE and not all(size[0] >= screen[0] and size[1] >= screen[1] for screen in screens):
        return min(size[0], width), min(size[1], height)
    first = screens[0]
    larger = max(1.0, SCREEN_SHARE * min(first[0] / DEFAULT_SIZE[0], first[1] / DEFAULT_SIZE[1]))
    wanted = round(DEFAULT_SIZE[0] * larger), round(DEFAULT_SIZE[1] * larger)
    return min(wanted[0], first[0] * ROOM_PERCENT[0] // 100), min(wanted[1], first[1] * ROOM_PERCENT[1] // 100)


class Window:
    """Opened once. `surface` is drawn on and always as large as the window, `handle` is that of the system; `maximised`
    and `full` are how it stands."""

    def __init__(self, settings: Settings) -> None:
        self.maximised, self.full = False, False
        pygame.display.init()
        prefer_plain_framebuffer(pygame.display.get_driver())
        pygame.font.init()
        self.handle = pygame.Window("Tablier", on_screen(settings.window), resizable=True)
        self.surface = self.handle.get_surface()
        icon = asset("images", "icon.png")
        if icon.exists():
            self.handle.set_icon(pygame.image.load(icon))
        if settings.maximised:
            self._maximise()
        if settings.fullscreen:
            self.fill_screen(True)

    @property
    def unseen(self) -> bool:
        """Whether there is no screen: SDL then draws for nobody, without a word."""
        return pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ

    def fill_screen(self, full: bool) -> None:
        """Take the whole screen, or go back to the window as it was."""
        self.full = full
        if full:
            self.handle.set_fullscreen(desktop=True)
        else:
            self.handle.set_windowed()
            if self.maximised:
                self._maximise()

    def resize(self, size: Size) -> None:
        """Be a window of this size, neither maximised nor the whole screen."""
        if self.maximised:
            self.handle.restore()
        self.maximised = False
        self.handle.size = on_screen(size)

    def _maximise(self) -> None:
        self.maximised = True
        self.handle.maximize()

    def flip(self) -> None:
        """Show what was drawn."""
        self.handle.flip()

    def close(self) -> None:
        """Be no window any more."""
        self.handle.destroy()
        pygame.display.quit()

    def follow(self, event: pygame.Event) -> None:
        """Learn from an event how the window stands. On the whole screen the system may say that it is restored."""
        if not self.full and event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.maximised = event.type == pygame.WINDOWMAXIMIZED

    def kept(self, settings: Settings) -> Settings:
        """Settings that let the next window stand like this one: the size is that of a window that is neither
        maximised nor the whole screen."""
        if self.full or too_small(self.surface.get_size()):
            return settings
        if self.maximised:
            return settings.replace(maximised=True)
        return settings.replace(maximised=False, window=self.surface.get_size())


class Resizing:
    """New sizes while an edge of the window is pulled: screens are laid out for the last, once it has rested."""

    def __init__(self) -> None:
        self._left: float | None = None

    def begin(self) -> None:
        """Another size."""
        self._left = RESIZE_DELAY

    def settled(self, dt: float) -> bool:
        """Whether a size has now rested, after `dt` more seconds."""
        if self._left is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._left = None
        return True


def too_small(size: Size) -> bool:
    """Whether no screen can be laid out in this size."""
    return size[0] < SMALLEST[0] or size[1] < SMALLEST[1]


def draw_sentence(surface: pygame.Surface, sentence: str) -> None:
    """A sentence and nothing else, where no screen can be laid out."""
    surface.fill(colours().cloth)
    write(surface, sentence, surface.get_rect().inflate(-40, -40), size=16, colour=colours().on_cloth)
