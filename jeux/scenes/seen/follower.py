"""Keeps the tree of the window as the screen is, and does what assistive technology asks of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from jeux.access.publisher import Publisher
from jeux.access.screen_reader import ReaderWatch
from jeux.access.tree import Act, Request
from jeux.scenes.announcer import Announcer
from jeux.scenes.screen import Screen
from jeux.scenes.seen.scanner import Scanned, Scanner
from jeux.scenes.window import Window
from jeux.voice.speaker import Speaker

LEAST_PAUSE = 0.1
"""Seconds between two trees: a page that glides would send one a frame."""


class Seen(Scanned, Protocol):
    """What the follower needs of the application."""

    @property
    def window(self) -> Window:
        """The window whose tree it is."""

    @property
    def top(self) -> Screen | None:
        """The screen that receives input."""


class Follower:
    """Follows the screen after each frame. Nothing is described while nobody listens."""

    def __init__(self, app: Seen, speaker: Speaker, show_log: Callable[[], object]) -> None:
        self._app, self._watch = app, ReaderWatch()
        self.announcer = Announcer(app, speaker, show_log, lambda: self._watch.found)
        self.scanner = Scanner(app, self.announcer)
        self._rest = 0.0
        self._owed = False
        """Whether the screen has changed since the last tree."""

    @property
    def _publisher(self) -> Publisher:
        return self._app.window.publisher

    def close(self) -> None:
        """Say and look no more."""
        self._watch.close()
        self.announcer.speaker.close()

    def follow(self, screen: Screen | None) -> None:
        """Say what has changed on the screen, now that it is drawn; the next tree tells it too."""
        self.announcer.follow(screen, listened=self._publisher.listened)
        self.scanner.follow(self._app.top)
        self._owed = True

    def advance(self, dt: float) -> bool:
        """Let time pass for the switch, and for who listens; True when that may have changed the picture."""
        return self.scanner.advance(self._app.top, dt) | self._publish(dt)

    def _publish(self, dt: float) -> bool:
        """Send a tree where one is owed, and do what was asked; True when that may have changed the picture."""
        publisher = self._publisher
        if not publisher.listened:
            return False
        self._watch.begin()
        self._rest -= dt
        done = [self._do(request) for request in publisher.asked()]
        top = self._app.top
        if top and self._rest <= 0 and (self._owed or publisher.waited_for):
            self._send(top)
        return any(done)

    def _do(self, request: Request) -> bool:
        """Do what was asked of the screen that receives input; the request before may have changed it."""
        top = self._app.top
        if request.act is Act.PRESS:
            self.announcer.entered()
        return top is not None and top.describer.do(request)

    def _send(self, screen: Screen) -> None:
        if not screen.narrator.settled:
            return
        if self._publisher.waited_for:
            self.announcer.follow(screen, listened=True)  # what happens from now on is news
        self._owed, self._rest = False, LEAST_PAUSE
        self._publisher.stand(*self._app.window.stands())
        self._publisher.publish(screen.describer.tree(self.announcer.news))
