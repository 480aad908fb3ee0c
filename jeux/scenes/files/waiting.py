"""Does what takes long beside the window, with a bar and a way to give it up."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextvars import Context
from threading import Event, Thread
from typing import Generic, TypeVar

import pygame

from jeux.common.palette import colours
from jeux.common.progress import WATCHER, GivenUp
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import BELOW, SIDE, ChoiceSheet

T = TypeVar("T")

PATIENCE = 0.03
"""Seconds that a frame waits for a quick result, so that no sheet flashes up. The frame also draws the sheet, and takes
turns with the job: it is to end within 100 ms."""
BAR = 0.5
"""Body sizes: the height of the bar, in the margin below the button."""


class Errand(Generic[T]):
    """A job in a thread of its own. `share` is how much of it is done."""

    def __init__(self, job: Callable[[], T]) -> None:
        self.share = 0.0
        self._given_up = Event()
        self._result: Future[T] = Future()
        Thread(target=Context().run, args=(self._run, job), name="errand", daemon=True).start()

    def _run(self, job: Callable[[], T]) -> None:
        WATCHER.set(self._watch)
        try:
            self._result.set_result(job())
        except BaseException as error:  # it is raised where the result is asked for
            self._result.set_exception(error)

    def _watch(self, share: float) -> None:
        if self._given_up.is_set():
            raise GivenUp
        self.share = share

    def ready(self, seconds: float = 0.0) -> bool:
        """Whether it is done, after waiting up to so many seconds."""
        if seconds and not self._result.done():
            try:
                self._result.exception(seconds)
            except TimeoutError:
                return False
        return self._result.done()

    def result(self) -> T:
        """The result. Raises what the job raised."""
        return self._result.result()

    def give_up(self) -> None:
        """The result is no longer wanted: the job ends at its next `reached`."""
        self._given_up.set()


class WaitSheet(ChoiceSheet, Generic[T]):
    """Shows how far an errand is. Calls `done` with its result after closing; cancelling calls nothing."""

    def __init__(self, app: App, sentence: str, errand: Errand[T], done: Callable[[T], object]) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title, self.sentence = get("wait-title"), sentence
        self.choices = [(get("button-cancel"), self.back, "primary")]
        self._errand, self._done, self._shown = errand, done, -1
        self._bar = pygame.Rect(0, 0, 0, 0)

    def advance(self, dt: float) -> bool:
        changed = super().advance(dt)
        if self._errand.ready():
            self.app.close()
            self._done(self._errand.result())
            return True
        shown, self._shown = self._shown, round(self._bar.width * self._errand.share)
        return changed or shown != self._shown

    def layout(self) -> None:
        super().layout()
        scale = self.app.scale
        self._bar = pygame.Rect(0, 0, self.box.width - 2 * scale(SIDE), scale(BAR))
        self._bar.center = (self.box.centerx, self.box.bottom - scale(BELOW) // 2)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        pygame.draw.rect(surface, colours().raised, self._bar)
        done = self._bar.copy()
        done.width = round(self._bar.width * self._errand.share)
        pygame.draw.rect(surface, colours().accent, done)
        pygame.draw.rect(surface, colours().rule, self._bar, self.app.scale.thin)

    def leave(self) -> None:
        self._errand.give_up()
        super().leave()

    def enter_without_focus(self, key: int) -> bool:
        """Enter without a focus: cancel, the only button."""
        return self.back()


def beside(app: App, sentence: str, job: Callable[[], T], done: Callable[[T], object]) -> None:
    """Have a job done beside the window, then call `done` with its result; a sheet with a bar shows meanwhile. The job
    calls `reached` often, and must not draw."""
    errand = Errand(job)
    if errand.ready(PATIENCE):
        done(errand.result())
    else:
        app.open(WaitSheet(app, sentence, errand, done))
