"""Routes input events: filters them, handles the global keys, and passes the rest to the top screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common import shortcuts
from jeux.common.settings import TEXT_SIZES
from jeux.scenes.classroom.hour import ClassHour
from jeux.scenes.configured import Configured
from jeux.scenes.files.arrivals import Arrivals
from jeux.scenes.gate import Gate
from jeux.scenes.screen import Screen
from jeux.scenes.seen.follower import Follower
from jeux.scenes.sticky_keys import StickyKeys

HANDS = (
    *(pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING),
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL),
)
"""The event types that a user causes."""


class Entrance:
    """Passes input to `top`, the screen that receives it; then to the announcer of the
    `follower`, `arrivals` and `hour`. The switch that scans comes before all of them."""

    def __init__(
        self,
        app: Configured,
        top: Callable[[], Screen | None],
        follower: Follower,
        arrivals: Arrivals,
        hour: ClassHour,
    ) -> None:
        self._app, self._top = app, top
        self._announcer, self._scanner = follower.announcer, follower.scanner
        self.arrivals, self._hour = arrivals, hour
        self.gate = Gate(lambda: app.settings)
        self._sticky = StickyKeys(self._announcer.say_held)

    def give(self, event: pygame.Event) -> bool:
        """Pass an event to whoever handles it; True if anything was done."""
        if event.type in HANDS:
            repeats = self.gate.repeats(event)
            if not self.gate.admits(event):
                return False
            if self._scanner.hears(event, self._top(), repeats):
                return True
            if self._app.settings.sticky:
                event = self._sticky.follow(event)
            if event.type == pygame.KEYDOWN and (self._full_screen(event, repeats) or self._text_size(event)):
                return True
        top = self._top()
        if top is None:
            return False
        if event.type == pygame.KEYDOWN and not self._kept_by(top, event):
            event = shortcuts.standing(self._app.texts.keys, event)
            if self._announcer.key(event, top) or self._hour.steps(event, self._app.texts.keys):
                return True
        keys = self._app.texts.keys
        return top.event(event) or self.arrivals.key(event, keys) or self._hour.key(event, keys)

    def _kept_by(self, top: Screen | None, event: pygame.Event) -> bool:
        """Whether a key is for the screen, whatever it means elsewhere."""
        return bool(top and (top.takes_keys or (top.typing and shortcuts.writes(event))))

    def _full_screen(self, event: pygame.Event, repeats: bool) -> bool:
        """Handle the full-screen key; a held key toggles only once. True if it was this key."""
        app = self._app
        if self._kept_by(self._top(), event) or not shortcuts.means(app.texts.keys, event, "full-screen"):
            return False
        if not repeats and self._hour.offered.has("full-screen"):
            app.change(app.settings.replace(fullscreen=not app.settings.fullscreen))
        return True

    def _text_size(self, event: pygame.Event) -> bool:
        """Handle the keys of the text size; it changes nothing for others. True if it was one of them."""
        app, top = self._app, self._top()
        if top is None or self._kept_by(top, event):
            return False
        now, last = TEXT_SIZES.index(app.settings.text_size), len(TEXT_SIZES) - 1
        wanted = {"text-larger": min(now + 1, last), "text-smaller": max(now - 1, 0), "text-usual": 0}
        name = next((name for name in wanted if shortcuts.means(app.texts.keys, event, name)), "")
        if name and wanted[name] != now:
            app.change(app.settings.replace(text_size=TEXT_SIZES[wanted[name]]))
        return bool(name)
