"""The running class session: its settings, what it allows, its programme and its quiet time."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

import pygame

from jeux.common import shortcuts
from jeux.common.keys import KeyMap
from jeux.common.paths import config_folder
from jeux.common.settings import Settings
from jeux.play.classroom.classrooms import (
    FILE_NAME,
    Classroom,
    Point,
    Running,
    begun,
    change_classrooms,
    lasts,
    offered_by,
    open_classrooms,
)
from jeux.play.classroom.quiet_time import NO_QUIET_TIME, QuietTime, quiet_time
from jeux.play.setup.offered import Offered
from jeux.scenes.configured import Configured
from jeux.scenes.screen import Screen
from jeux.scenes.settings_keeper import SettingsKeeper

PREPARE, SHEET, WORD = "prepare", "sheet", "word"
"""The pages of the classroom mode."""
WATCH = 2.0
"""Seconds between two checks whether another window has ended the session."""
DONE = "settle"
"""The soft sound at the end of a quiet time."""

T = TypeVar("T")
Choice = tuple[str, Callable[[], object], str]


class ClassRoutes(NamedTuple):
    """Where a session leads: a page of the classroom mode, a point of the programme, the shelf (`home`); and an action
    that lays out the screens again."""

    page: Callable[[str], Screen]
    show: Callable[[Point], object]
    home: Callable[[], object]
    relayout: Callable[[], object]


class ClassHour:
    """The class session, if there is one. The application and its scenes ask it what they may offer: without a session,
    everything."""

    def __init__(self, app: Configured, keeper: SettingsKeeper, ways: ClassRoutes) -> None:
        self._app, self._keeper, self._ways = app, keeper, ways
        self._own = app.settings
        """The player's own settings, restored when the session ends."""
        kept, problem = open_classrooms(config_folder())
        self.running: Running | None = kept.running
        self.problems = (problem,) if problem else ()
        """What was wrong with the file when the program started."""
        self.quiet: QuietTime = NO_QUIET_TIME
        self._look = WATCH
        self._stamp = _stamp()
        if self.running:
            keeper.held = True
            app.settings = self.running.classroom.over(self._own)

    @property
    def offered(self) -> Offered:
        """What may be shown."""
        return offered_by(self.running)

    @property
    def own(self) -> Settings:
        """The settings to save: the player's own, without those of the session."""
        return self._own if self.running else self._app.settings

    # --- beginning and end ----------------------------------------------------------------------------------------

    def begin(self, classroom: Classroom) -> None:
        """Begin a session. Matches in play are left untouched until it ends."""
        self._own = self._app.settings
        self._keep(begun(classroom))
        self._keeper.held = True
        self._app.change(classroom.over(self._own))
        self._ways.home()

    def leave(self) -> None:
        """End the session and restore the player's settings."""
        self._keep(None)
        self._end()

    def _end(self) -> None:
        self.running, self.quiet = None, NO_QUIET_TIME
        self._app.change(self._own)
        self._keeper.held = False
        self._ways.home()

    def _keep(self, running: Running | None) -> None:
        """Store the session in memory and on disk, so that it continues after a crash."""
        self.running = running
        change_classrooms(config_folder(), lambda kept: replace(kept, running=running))
        self._stamp = _stamp()

    def quit(self, act: Callable[[], object]) -> None:
        """Quit the program; during a session, ask for its password first."""
        if self.running:
            self._open(WORD)
        else:
            act()

    def prepare(self) -> None:
        """Open the page where a session is prepared and begun."""
        self._open(PREPARE)

    def lead(self) -> None:
        """Open the sheet for the leader of the session."""
        self._open(SHEET)

    def _open(self, page: str) -> None:
        self._app.open(self._ways.page(page))

    # --- what is offered ------------------------------------------------------------------------------------------

    def rows(self, buttons: Sequence[Mapping[str, T]]) -> tuple[dict[str, T], ...]:
        """The rows of a table's buttons without those that the session does not allow."""
        return tuple({name: row[name] for name in row if self.offered.at_table(name)} for row in buttons)

    def menu(self, choices: Sequence[Choice], *also: str) -> list[Choice]:
        """The choices of a menu that the session allows, matched by label (`also` adds labels), and the one that opens
        the sheet of the session."""
        if not self.running:
            return list(choices)
        get = self._app.texts.get
        words = {*also, *(get(name) for name in self.offered.names if self._app.texts.has(name))}
        return [*(choice for choice in choices if choice[0] in words), self.choice()]

    def choice(self) -> Choice:
        """The choice that opens the sheet of the session."""
        return self._app.texts.get("animation-open"), self.lead, "plain"

    # --- the programme --------------------------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Go to another point of the programme; do nothing beyond its ends."""
        following = self.running.stepped(by) if self.running and self.running.classroom.programme else None
        if following and following != self.running:
            self.show(following.at)

    def show(self, number: int) -> None:
        """A point of the programme."""
        assert self.running
        self._keep(replace(self.running, at=number))
        point = self.running.point
        if point:
            self._ways.show(point)

    # --- the quiet time -------------------------------------------------------------------------------------------

    def be_quiet(self, minutes: int) -> None:
        """Begin a quiet time; 0 ends it."""
        self.quiet = quiet_time(minutes) if minutes else NO_QUIET_TIME
        self._ways.relayout()

    def pause(self) -> None:
        """Pause or resume the quiet time."""
        self.quiet = self.quiet.halted()

    @property
    def head(self) -> bool:
        """Whether a table leaves room at its top."""
        return self.quiet.shown or bool(self.running and self.running.classroom.programme)

    # --- frames and keys ------------------------------------------------------------------------------------------

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        if self.running is None:
            return False
        before, self.quiet = self.quiet, self.quiet.passed(dt)
        if self.quiet.over and not before.over:
            self._app.sounds.play(DONE)
        self._look -= dt
        if self._look <= 0:
            self._look = WATCH
            self._watch()
        return before.figure != self.quiet.figure

    def _watch(self) -> None:
        """End the session if another window, or the command line, has ended it."""
        stamp = _stamp()
        if stamp == self._stamp or self.running is None:
            return
        with contextlib.suppress(OSError):  # it is looked at again then
            lasting = lasts(config_folder(), self.running)
            self._stamp = stamp
            if not lasting:
                self._end()

    def steps(self, event: pygame.Event, keys: KeyMap) -> bool:
        """A key that steps through the programme, on whatever screen: a small remote has no other."""
        points = self.running.classroom.programme if self.running else ()
        by = {"animation-next": 1, "animation-before": -1}
        step = next((by[name] for name in shortcuts.names(keys, event) if name in by), 0) if points else 0
        if step:
            self.step(step)
        return step != 0

    def key(self, event: pygame.Event, keys: KeyMap) -> bool:
        """Handle the key that opens the sheet of the session; called last, if the screen did not use the key."""
        asked = event.type == pygame.KEYDOWN and self.running is not None
        if asked and shortcuts.means(keys, event, "animation"):
            self.lead()
            return True
        return False


def _stamp() -> int:
    """The modification time of the file in nanoseconds; 0 if there is none."""
    with contextlib.suppress(OSError):
        return os.stat(config_folder() / FILE_NAME).st_mtime_ns
    return 0
