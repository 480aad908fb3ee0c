"""Scanning: a frame goes over what can be chosen, and a switch chooses. Does no work while it is off."""

from __future__ import annotations

from typing import Protocol

import pygame

from jeux.access.tree import Act, Request, Tree
from jeux.common import shortcuts
from jeux.common.theme import Scale
from jeux.scenes.announcer import Announcer
from jeux.scenes.configured import Configured
from jeux.scenes.screen import Screen
from jeux.scenes.seen.frame import draw_group, draw_stop, draw_way_back
from jeux.scenes.seen.stops import Group, Reading, Stop, groups_of, one_by_one
from jeux.scenes.seen.walk import Walk

FIRST = 1.5
"""How many times as long the frame stays where it begins: one has to find it first."""
LETTERS_A_SECOND = 15.0
"""Of speech: the frame waits until what is said is over."""
CHOOSES, GOES_ON = 1, 3
"""The buttons of a mouse that is a switch, or two."""


class Scanned(Configured, Protocol):
    """What scanning needs of the application."""

    @property
    def scale(self) -> Scale:
        """The measures of the window."""


class Scanner:
    """Hears the switch, moves the frame with time, draws it and tells where it is."""

    def __init__(self, app: Scanned, announcer: Announcer) -> None:
        self._app, self._announcer = app, announcer
        self.walk = Walk()
        self._source: object = None
        """The source of the screen that was scanned last."""
        self._since = 0.0
        """Seconds since the frame came where it is."""
        self._letters = 0
        """How many letters had been spoken then."""
        self._first = True
        """Whether the frame stands where it begins."""
        self._told: tuple[object, ...] = ()
        """The place that was told last."""
        self._pressed: set[int] = set()
        """The buttons of the mouse that are down as switches."""
        self._typed = ""
        """The letter of a switch that is a key, which is not to be written."""

    @property
    def on(self) -> bool:
        """Whether the screen is scanned."""
        return self._app.settings.scanning != "off"

    # --- the switch ---------------------------------------------------------------------------------------------------

    def hears(self, event: pygame.Event, screen: Screen | None, repeats: bool) -> bool:
        """Whether the event comes from a switch; it is done then."""
        if not self.on:
            return False
        if event.type == pygame.TEXTINPUT and self._typed == event.text:
            self._typed = ""
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button in self._pressed:
            self._pressed.remove(event.button)
            return True
        name = self._name_of(event)
        if not name:
            return False
        if screen and not repeats:
            self._do(name, screen)
        return True

    def _name_of(self, event: pygame.Event) -> str:
        """The command of a switch; empty for what comes from none."""
        settings = self._app.settings
        own = ("switch", "switch-next") if settings.scanning == "two" else ("switch",)
        if settings.switch == "mouse" and event.type == pygame.MOUSEBUTTONDOWN:
            name = {CHOOSES: "switch", GOES_ON: "switch-next"}.get(event.button, "")
            self._pressed |= {event.button} if name in own else set()
            return name if name in own else ""
        if settings.switch == "mouse" or event.type != pygame.KEYDOWN:
            return ""
        name = next((one for one in shortcuts.names(self._app.texts.keys, event) if one in own), "")
        self._typed = event.unicode if name else ""
        return name

    def _do(self, name: str, screen: Screen) -> None:
        if not self.walk.groups or not screen.narrator.settled:
            return
        if name == "switch-next":
            self._go_on(screen)
            return
        stop = self.walk.choose()
        self._arrive(first=stop is not None)
        if stop:
            self._app.sounds.play("select")
            self._announcer.entered()
            screen.describer.do(stop.request)

    # --- the frame ----------------------------------------------------------------------------------------------------

    def advance(self, screen: Screen | None, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        if not self.on or screen is None or not screen.narrator.settled:
            return False
        if not self.walk.groups:
            return screen.narrator.source is not self._source
        self._since += dt
        settings = self._app.settings
        if settings.scanning == "two" or self._since < self._seconds(settings.scan_step / 1000):
            return False
        self._go_on(screen)
        return True

    def _seconds(self, step: float) -> float:
        """How long the frame stays where it is."""
        spoken = (self._announcer.letters - self._letters) / LETTERS_A_SECOND
        return max(step * (FIRST if self._first else 1), spoken)

    def _go_on(self, screen: Screen) -> None:
        self.walk.go_on()
        self._arrive(first=False)
        for stop in () if self._on_board() else self._framed():
            if stop.hidden:
                screen.describer.do(Request(Act.SHOW, stop.request.key))

    def _arrive(self, first: bool) -> None:
        self._since, self._first, self._letters = 0.0, first, self._announcer.letters

    def _framed(self) -> tuple[Stop, ...]:
        """What lies in the frame."""
        stop, group = self.walk.stop, self.walk.group
        return (stop,) if stop else group.stops if group else ()

    def _on_board(self) -> bool:
        return self.walk.group is not None and self.walk.group.board

    def follow(self, screen: Screen | None) -> None:
        """Find out what can be chosen on the screen, which has just been drawn, and draw the frame."""
        if not self.on or screen is None or not screen.narrator.settled:
            return
        if screen.narrator.source is not self._source:
            self._source = screen.narrator.source
            self.walk.begin()
        if self.walk.renew(self._groups(screen.describer.tree(""))):
            self._arrive(first=True)
        self._draw()
        self._tell()

    def _groups(self, tree: Tree) -> tuple[Group, ...]:
        get = self._app.texts.get
        groups = groups_of(tree, self._app.screen.get_size(), Reading(get("scan-further"), get("scan-before")))
        return groups if self._app.settings.scan_order == "groups" else one_by_one(groups)

    def _draw(self) -> None:
        surface, scale, walk = self._app.screen, self._app.scale, self.walk
        if walk.stop:
            draw_stop(surface, walk.stop.box, scale)
        elif walk.group:
            draw_group(surface, [stop.box for stop in walk.group.stops], scale)
            if walk.leaves:
                draw_way_back(surface, walk.group.stops[0].box, self._app.texts.get("scan-back"), scale)

    # --- words --------------------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Say where the frame is, if it has come there."""
        walk = self.walk
        place = (walk.group.key, walk.stop and walk.stop.request, walk.leaves) if walk.group else ()
        if place != self._told:
            self._told = place
            self._announcer.say_stop(self._words(), interrupt=not self._first)

    def _words(self) -> str:
        """The words for where the frame is."""
        get, walk = self._app.texts.get, self.walk
        if walk.group is None or walk.leaves:
            return get("scan-back") if walk.group else ""
        if walk.stop:
            return " ".join(filter(None, (self._named(walk.stop), walk.stop.about)))
        first, *_, last = walk.group.stops
        return walk.group.name or get("scan-group", first=first.name, last=last.name)

    def _named(self, stop: Stop) -> str:
        key = {Act.LESS: "heard-less", Act.MORE: "heard-more"}.get(stop.request.act)
        return self._app.texts.get(key, now=stop.name) if key else stop.name
