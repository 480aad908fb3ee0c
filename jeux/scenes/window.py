"""The window of the system: as large as it was chosen, maximised, or the whole screen."""

from __future__ import annotations

import os

import pygame

from jeux.access.publisher import Publisher
from jeux.common.assets import asset
from jeux.common.environment import prefer_plain_framebuffer
from jeux.common.palette import colours
from jeux.common.settings import Settings
from jeux.common.typography import write

SMALLEST = (800, 560)
"""Pixels. In a smaller window, a sentence replaces the screen."""
DEFAULT_SIZE = Settings().window
SCREEN_SHARE = 0.7
"""The share of the first screen that a default window takes along its tighter side: 1280 × 800 on 1920 × 1080, 2419 ×
1512 on 3840 × 2160."""
ROOM_PERCENT = (98, 86)
"""The share of the first screen that a default window may take, so that its title bar and the system's bars stay
visible. SDL knows the exact area (SDL_GetDisplayUsableBounds), but pygame-ce 2.5 does not expose it."""
NARROW = 1500
"""Pixels: on a narrower screen, the first window is maximised."""
RESIZE_DELAY = 0.15
"""Seconds without a new size before screens are laid out again."""
HEADLESS_DRIVERS = ("dummy", "offscreen")
"""The SDL drivers that draw nothing visible."""

Size = tuple[int, int]


def on_screen(size: Size) -> Size:
    """The size to give the window: no side longer than the largest screen; unchanged if there is no screen.

    The default size grows to `SCREEN_SHARE` of the first screen, as it would be tiny on a high-resolution one, and
    leaves room for the system's bars. A size that covers every screen counts as the default: nobody chose it for a
    window."""
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


def narrow_screen() -> bool:
    """Whether the first screen is too narrow for a window beside others; not where nothing is seen."""
    if pygame.display.get_driver() in HEADLESS_DRIVERS:
        return False
    return pygame.display.get_desktop_sizes()[0][0] < NARROW


class Window:
    """Opened once. `surface` is drawn on and always as large as the window, `handle` is that of the system, `publisher`
    shows it to assistive technology; `maximised` and `full` are how it stands."""

    def __init__(self, settings: Settings, *, first: bool = False) -> None:
        """At the `first` start it is maximised where the screen is narrow."""
        self.maximised, self.full = False, False
        pygame.display.init()
        prefer_plain_framebuffer(pygame.display.get_driver())
        pygame.font.init()
        self.handle = pygame.Window("Tablier", on_screen(settings.window), resizable=True, hidden=True)
        self.surface = self.handle.get_surface()
        icon = asset("images", "icon.png")
        if icon.exists():
            self.handle.set_icon(pygame.image.load(icon))
        # before it is shown, as Windows and macOS ask; after the surface, for which SDL may make the window anew, and
        # never does so later: the handle stays
        self.publisher = Publisher(self.handle.handle)
        self.handle.show()
        if settings.maximised or (first and narrow_screen()):
            self._maximise()
        if settings.fullscreen:
            self.fill_screen(True)

    @property
    def unseen(self) -> bool:
        """Whether there is no screen: SDL then falls back to drawing off screen without an error."""
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
        """Set the size of the window, neither maximised nor full screen."""
        if self.maximised:
            self.handle.restore()
        self.maximised = False
        self.handle.size = on_screen(size)

    def _maximise(self) -> None:
        self.maximised = True
        self.handle.maximize()

    def stands(self) -> tuple[bool, tuple[int, int, int, int]]:
        """Whether it has the keyboard, and where it is on the screen: left, top, width and height."""
        return self.handle.focused, (*self.handle.position, *self.handle.size)

    def flip(self) -> None:
        """Show the drawn frame."""
        self.handle.flip()

    def close(self) -> None:
        """Destroy the window."""
        self.handle.destroy()
        pygame.display.quit()

    def follow(self, event: pygame.Event) -> None:
        """Update the window state from an event. In full screen, the system may report the window as restored, which is
        ignored."""
        if not self.full and event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.maximised = event.type == pygame.WINDOWMAXIMIZED

    def kept(self, settings: Settings) -> Settings:
        """The settings with this window's state, for the next start. The size saved is that of a normal window, neither
        maximised nor full screen."""
        if self.full or too_small(self.surface.get_size()):
            return settings
        if self.maximised:
            return settings.replace(maximised=True)
        return settings.replace(maximised=False, window=self.surface.get_size())


class Resizing:
    """Debounces window sizes while an edge is dragged, so that screens are laid out once, for the last size."""

    def __init__(self) -> None:
        self._left: float | None = None

    def begin(self) -> None:
        """Start the delay: the size has changed."""
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
    """Whether the size is too small for any screen."""
    return size[0] < SMALLEST[0] or size[1] < SMALLEST[1]


def draw_sentence(surface: pygame.Surface, sentence: str) -> None:
    """Draw only a sentence, for a window too small for a screen."""
    surface.fill(colours().cloth)
    write(surface, sentence, surface.get_rect().inflate(-40, -40), size=16, colour=colours().on_cloth)
