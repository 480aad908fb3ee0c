"""The window: one loop, one scene at a time, at most one dialogue above it."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Callable
from typing import Protocol

import pygame

from jeux.common.palette import colours
from jeux.common.paths import asset, config_folder, data_folder
from jeux.common.settings import Settings, load_settings, save_settings
from jeux.common.sounds import Sounds
from jeux.common.texts import Texts
from jeux.common.theme import Scale, apply_theme
from jeux.common.typography import write
from jeux.engine.client import Engine
from jeux.match.ledger import Ledger
from jeux.match.match import Match
from jeux.match.store import Store
from jeux.ui.widgets import Widgets

SMALLEST = (800, 560)
"""Below this the screens cannot be laid out: a sentence says so."""
RESIZE_DELAY = 0.15
"""Seconds without a new size before the widgets are built again."""
LIVELY_SECONDS = 0.5
"""Seconds of full frame rate after a gesture."""
LONGEST_FRAME = 0.05
LAYOUT_SETTINGS = ("language", "text_size", "fullscreen", "panel", "theme", "font")
"""The settings that change the layout of every screen."""

DEFAULT_WINDOW = Settings().window
SCREEN_SHARE = 0.7
"""Of the first screen, on the side that is filled first: 1280 × 800 on 1920 × 1080, 2419 × 1512 on 3840 × 2160."""

HEADLESS_DRIVERS = ("dummy", "offscreen")
"""The drivers that draw for nobody."""

_log = logging.getLogger(__name__)


Act = Callable[[], object]


class Screen(Protocol):
    """What the application asks of a scene or of a dialogue; `jeux.scenes.scene.Scene` gives most of it."""

    @property
    def widgets(self) -> Widgets:
        """What a hand can operate on it."""

    @property
    def moving(self) -> bool:
        """Whether frames must come at full rate."""

    def enter(self) -> None:
        """It is shown for the first time."""

    def leave(self) -> None:
        """It is shown no more."""

    def relayout(self) -> None:
        """The size, the language or the text size has changed."""

    def rescue(self) -> None:
        """Save what must not be lost."""

    def event(self, event: pygame.Event) -> bool:
        """Handle an event; True when the picture changed."""

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""


class Routes(Protocol):
    """Makes the screens that one can go to from elsewhere: `jeux.scenes.routes`, the only module to know them all."""

    def shelf(self, app: App) -> Screen:
        """The matches to resume, and every game."""

    def new_game(self, app: App, key: str, who: str, back: Act | None) -> Screen:
        """The choices before a match; `who` plays: ``computer``, ``people``, ``watch`` or as last time. `back` leads
        to where one came from, the shelf if there is none."""

    def table(self, app: App, match: Match) -> Screen:
        """A match in play."""

    def settings(self, app: App) -> Screen:
        """The settings, as a dialogue."""

    def rules(self, app: App, key: str) -> Screen:
        """The rules of a game, as a dialogue."""

    def about(self, app: App) -> Screen:
        """What the program is, and its keys, as a dialogue."""

    def crash(self, app: App) -> Screen:
        """What is shown after something failed."""


MakeScreen = Callable[["App"], Screen]


def on_screen(size: tuple[int, int]) -> tuple[int, int]:
    """A size for the window, neither side of it longer than a screen; as it is where there is none.

    One that nobody has chosen takes at least `SCREEN_SHARE` of the first screen: it would be tiny on a fine one."""
    if pygame.display.get_driver() in HEADLESS_DRIVERS:
        return size
    sizes = pygame.display.get_desktop_sizes()
    if size == DEFAULT_WINDOW:
        larger = max(1.0, SCREEN_SHARE * min(sizes[0][0] / size[0], sizes[0][1] / size[1]))
        size = (round(size[0] * larger), round(size[1] * larger))
    widths, heights = zip(*sizes, strict=True)
    return min(size[0], max(widths)), min(size[1], max(heights))


class App:
    """Owns what outlives a scene: window, settings, texts, sounds, engine, saved games.

    `propagate` lets an exception of a scene through, as tests want it, instead of showing the crash screen."""

    def __init__(self, routes: Routes, propagate: bool = False) -> None:
        self._routes, self._propagate = routes, propagate
        assert getattr(pygame, "IS_CE", False), "Tablier needs pygame-ce; pygame itself must not be installed beside it"
        self.settings, self.problems = load_settings(config_folder())
        self._kept = self.settings
        """The settings as this window last read or wrote them."""
        self.dismissed: set[tuple[str, str]] = set()
        """The problems (code, name) that the player has put away."""
        apply_theme(self.settings.theme, self.settings.font)
        self.texts = Texts(self.settings.language)
        self.store = Store(data_folder())
        self.ledger = Ledger(data_folder())
        self.engine = Engine()
        self.screen = self._open_window()
        self.sounds = Sounds(self.settings.volume, self.settings.signals, self.settings.muted)
        self.clock = pygame.time.Clock()
        self.running = True
        self.scene: Screen | None = None
        self.dialogue: Screen | None = None
        self._next: MakeScreen | None = None
        self._resized: float | None = None
        self._lively = 0.0
        self._dirty = True
        self._crashing = False
        self._left = False
        """Whether a screen was left whose memory can be given back."""

    def _open_window(self) -> pygame.Surface:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Tablier")
        icon = asset("images", "icon.png")
        if icon.exists():
            pygame.display.set_icon(pygame.image.load(icon))
        flags = pygame.FULLSCREEN if self.settings.fullscreen else pygame.RESIZABLE
        size = (0, 0) if self.settings.fullscreen else on_screen(self.settings.window)
        return pygame.display.set_mode(size, flags)

    @property
    def unseen(self) -> bool:
        """Whether there is no screen: SDL then draws for nobody, without a word."""
        return pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ

    # --- what scenes ask ------------------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[int, int]:
        """The window in pixels."""
        return self.screen.get_size()

    @property
    def scale(self) -> Scale:
        """The sizes that go with this window."""
        return Scale.of(self.size, self.settings.text_size)

    def go(self, make: MakeScreen) -> None:
        """Show another scene from the next frame on."""
        self._next = make

    def show_shelf(self) -> None:
        """Go to the shelf."""
        self.go(self._routes.shelf)

    def show_new_game(self, key: str, who: str = "", back: Act | None = None) -> None:
        """Go to the choices before a match of this game; Escape does what `back` does."""
        self.go(lambda app: self._routes.new_game(app, key, who, back))

    def show_table(self, match: Match) -> None:
        """Go to a match in play."""
        self.go(lambda app: self._routes.table(app, match))

    def open_settings(self) -> None:
        """Show the settings above the scene."""
        self.open(self._routes.settings(self))

    def open_about(self) -> None:
        """Show what the program is above the scene."""
        self.open(self._routes.about(self))

    def open_rules(self, key: str) -> None:
        """Show the rules of a game above the scene."""
        self.open(self._routes.rules(self, key))

    def open(self, dialogue: Screen) -> None:
        """Show a dialogue above the scene; it gets all the events."""
        self.close()
        self.dialogue = dialogue
        dialogue.enter()
        self._dirty = True

    def close(self) -> None:
        """Close the dialogue."""
        if self.dialogue:
            self.dialogue.leave()
            self.dialogue = None
            self._left = self._dirty = True

    def change(self, settings: Settings) -> None:
        """Take new settings: saved at once, applied at once."""
        before, self.settings = self.settings, settings
        self._keep_settings()
        self.sounds.set_volumes(settings.volume, settings.signals, settings.muted)
        if settings.language != before.language:
            self.texts = Texts(settings.language)
        if settings.fullscreen != before.fullscreen:
            self.screen = self._open_window()
        apply_theme(settings.theme, settings.font)
        if any(getattr(settings, name) != getattr(before, name) for name in LAYOUT_SETTINGS):
            self._relayout()

    def _keep_settings(self) -> None:
        problem = save_settings(config_folder(), self.settings, self._kept)
        if problem:
            _log.warning("settings not saved: %s", problem)
            self.problems = tuple(dict.fromkeys((*self.problems, problem)))
        else:
            self._kept = self.settings

    def quit(self) -> None:
        """Leave at the end of this frame; nothing can be lost, so nothing is asked."""
        self.running = False

    # --- the loop -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Frames until the window is closed."""
        dt = 0.0
        gc.freeze()  # what was imported so far stays: it need not be looked through
        while self.running:
            self.frame(pygame.event.get(), dt)
            self.give_back()
            busy = self._lively > 0 or any(scene.moving for scene in self._shown())
            dt = self.clock.tick(60 if busy else 20) / 1000
        self.shut()

    def give_back(self) -> None:
        """Free the screens that were left: each is a ring of objects with pictures as large as the window."""
        if self._left:
            self._left = False
            gc.collect()

    def shut(self) -> None:
        """Save, stop the engine, close the window."""
        for scene in self._shown():
            scene.rescue()
            scene.leave()
        self.engine.close()
        # not pygame.quit(): fonts and pictures are kept for another window of this process, as the tests open them
        pygame.mixer.quit()
        pygame.display.quit()

    def _shown(self) -> list[Screen]:
        return [scene for scene in (self.scene, self.dialogue) if scene]

    def frame(self, events: list[pygame.Event], dt: float) -> None:
        """Events, then time, then the picture if something changed."""
        try:
            self._change_scene()
            for event in events:
                self._dirty |= self._event(event)
            self._lively -= dt
            self._settle_size(dt)
            for scene in self._shown():
                self._dirty |= scene.advance(min(dt, LONGEST_FRAME))
            if self._dirty:
                self._draw()
        except Exception:
            if self._propagate:
                raise
            self._crashed()

    def _change_scene(self) -> None:
        if not self._next:
            return
        make, self._next = self._next, None
        self.close()
        if self.scene:
            self.scene.leave()
            self._left = True
        self.scene = make(self)
        self.scene.enter()
        self._crashing = make == self._routes.crash
        self._dirty = True

    def _event(self, event: pygame.Event) -> bool:
        if event.type == pygame.QUIT:
            self.quit()
            return False
        if event.type == pygame.VIDEORESIZE:
            self._resized = RESIZE_DELAY
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.change(self.settings.replace(fullscreen=not self.settings.fullscreen))
            return True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._lively = LIVELY_SECONDS
        top = self.dialogue or self.scene
        handled = bool(top and top.event(event))
        exposed = event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED)
        # pygame_gui shows hovering and typing without saying that it used the event
        return handled or exposed or event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN, pygame.MOUSEBUTTONUP)

    def _settle_size(self, dt: float) -> None:
        if self._resized is None:
            return
        self._resized -= dt
        if self._resized <= 0:
            self._resized = None
            if not self.settings.fullscreen and self.too_small is False:
                self.settings = self.settings.replace(window=self.size)
                self._keep_settings()
            self._relayout()

    def _relayout(self) -> None:
        for scene in self._shown():
            scene.relayout()
        self._dirty = True

    @property
    def too_small(self) -> bool:
        """Whether the window is too small to be laid out."""
        return self.size[0] < SMALLEST[0] or self.size[1] < SMALLEST[1]

    def _draw(self) -> None:
        self._dirty = False
        if self.too_small:
            _draw_sentence(self.screen, self.texts.get("error-window-too-small"))
        else:
            for scene in self._shown():
                scene.draw(self.screen)
        pygame.display.flip()

    def _crashed(self) -> None:
        _log.exception("a scene failed")
        if self._crashing:
            raise
        self._crashing = True
        failed = self._shown()
        self.scene = self.dialogue = None
        for scene in failed:
            try:
                scene.rescue()
            except Exception:
                _log.exception("the rescue failed too; the last save stands")
        self._next = self._routes.crash


def _draw_sentence(surface: pygame.Surface, sentence: str) -> None:
    surface.fill(colours().cloth)
    write(surface, sentence, surface.get_rect().inflate(-40, -40), size=16, colour=colours().on_cloth)
