"""What AT-SPI shows of the one program of a session. Runs with the system's own Python (package python3-pyatspi)."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyatspi
from gi.repository import Atspi, GLib

GLANCE = 0.05
"""Seconds between two looks at something that is awaited."""
QUIET = 0.1
"""Seconds without an announcement after which the tree is read: one that is read while it changes is of two moments."""
ANNOUNCED = ("object:children-changed", "object:property-change", "object:state-changed", "object:announcement")
CELL, BUTTON, DIALOG, RADIO = "table cell", "push button", "dialog", "radio button"
PRESSED = (CELL, BUTTON, RADIO, "link", "check box", "list item")
"""The roles of what is pressed."""
LEAVES = (*PRESSED, "label", "heading", "text")
"""The roles of what holds nothing."""


class NotSeen(AssertionError):
    """Something awaited did not come into the tree in time."""


@dataclass(frozen=True)
class Thing:
    """One node, as it was when it was read."""

    role: str
    name: str
    checked: bool
    node: Any

    def can_be_pressed(self) -> bool:
        """Whether it has an action; a disabled one has none."""
        try:
            return bool(self.node.queryAction().nActions)
        except (NotImplementedError, GLib.GError, LookupError):
            return False

    def press(self) -> bool:
        """Have its action done; False where it has gone since it was read."""
        try:
            self.node.queryAction().doAction(0)
        except (NotImplementedError, GLib.GError, LookupError):
            return False
        return True

    def about(self) -> str:
        """Its explanation."""
        return str(self.node.description)


Tree = tuple[Thing, ...]
"""All nodes of the window in reading order."""


def read(seconds: float = 30.0) -> Tree:
    """The window now. A node that goes while it is read has the whole read once more."""
    end = time.monotonic() + seconds
    while True:
        try:
            found = tuple(thing for program in _programs() for thing in _below(program))
        except (GLib.GError, LookupError, NotImplementedError):
            found = ()
        if found:
            return found
        if time.monotonic() > end:
            raise NotSeen("a window")
        time.sleep(GLANCE)


def _programs() -> Iterator[Any]:
    desktop = pyatspi.Registry.getDesktop(0)
    desktop.set_cache_mask(Atspi.Cache.NONE)  # what was read once would be told again
    return (program for program in desktop if program and program.childCount)


def _below(node: Any) -> Iterator[Thing]:
    for child in node:
        if child is None:  # it went while its parent was read
            raise LookupError
        role = child.getRoleName()
        checked = role == "radio button" and child.getState().contains(pyatspi.STATE_CHECKED)
        yield Thing(role, child.name, checked, child)
        if role not in LEAVES:
            yield from _below(child)


def look(tree: Tree) -> tuple[tuple[str, str, bool], ...]:
    """What can be compared of a tree."""
    return tuple((thing.role, thing.name, thing.checked) for thing in tree)


def changed(before: Tree, seconds: float) -> Tree | None:
    """The next tree that differs, read once all is announced. None where nothing changes in so many seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        _announced.wait(min(1.0, seconds))
        tree = read()
        if look(tree) != look(before):
            return tree
    return None


class _Announced:
    """What the program announces of its tree."""

    def __init__(self) -> None:
        self._last = 0.0
        pyatspi.Registry.registerEventListener(self._note, *ANNOUNCED)

    def _note(self, event: Any) -> None:
        self._last = time.monotonic()

    def wait(self, seconds: float) -> None:
        """Wait for something announced and for the quiet after it, or so many seconds."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        begun = time.monotonic()
        while time.monotonic() < end and not begun < self._last < time.monotonic() - QUIET:
            context.iteration(False)
            time.sleep(GLANCE / 10)


_announced = _Announced()


def named(tree: Tree, name: str) -> Thing | None:
    """What has this name, among others or alone."""
    return next(
        (t for t in tree if t.role in PRESSED and (t.name == name or name in re.split(r"\s?[,:.]\s", t.name))), None
    )


def press_named(name: str, seconds: float = 30.0) -> None:
    """Wait for something of this name, press it, and wait until the window differs."""
    end = time.monotonic() + seconds
    while True:
        tree = read()
        thing = named(tree, name)
        if thing and thing.can_be_pressed():
            thing.press()
            changed(tree, seconds)
            return
        if time.monotonic() > end:
            raise NotSeen(f"{name!r} among {[t.name for t in tree]}")
        time.sleep(GLANCE)
