"""The items of a page: controls and drawn spots. Keyboard focus treats both alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.common.typography import words_drawn
from jeux.ui.drawing import Look, Paint


@dataclass(frozen=True, slots=True)
class Described:
    """An item in words. All that is said of it comes from here."""

    role: Role
    name: str
    group: str = ""
    """The name of the value that it is a choice of."""
    states: tuple[str, ...] = ()
    """What else is said of it, such as its value."""
    position: tuple[int, int] | None = None
    """Its number in its group from 1, and how many there are."""
    checked: bool | None = None
    """Whether it is on or chosen; None for what cannot be."""
    enabled: bool = True
    """Whether it can be used now."""
    amount: int | None = None
    """The value of a slider, from 0 to 100."""
    written: str | None = None
    """The text of an input line."""

    def words(self, texts: Texts) -> tuple[str, ...]:
        """The group, the name, the states, whether it is on and can be used, without empty ones."""
        group = texts.get("heard-group", group=self.group) if self.group else ""
        checked = self._checked(texts)
        disabled = "" if self.enabled else texts.get("heard-disabled")
        return tuple(word for word in (group, self.name, *self.states, checked, disabled) if word)

    def _checked(self, texts: Texts) -> str:
        if self.checked is not None and self.role in (Role.CHECK, Role.SWITCH):
            return texts.get("heard-on" if self.checked else "heard-off")
        return texts.get("heard-chosen") if self.checked else ""


class Item:
    """Something on a page that can have the keyboard focus."""

    rect: pygame.Rect
    """In page pixels."""
    name: str
    """Unique on its page, so that the focus survives a new layout; empty for an item that cannot be focused or
    clicked."""
    aside: bool
    """Reached by Tab only: arrow keys skip it."""

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return True

    def described(self, texts: Texts) -> Described:
        """Its role, name, group, states and position."""
        return Described(Role.TEXT, "")

    def told(self, texts: Texts) -> tuple[str, ...]:
        """What a screen reader says: its group, its name, its states."""
        return self.described(texts).words(texts)

    @property
    def help(self) -> str:
        """Its explanation, spoken on demand."""
        return ""

    def press(self) -> bool:
        """Do its action, on Enter; False when it has none."""
        return False

    def nudge(self, step: int) -> bool:
        """Move a value by one step, -1 or 1; False when it has none."""
        return False

    def focus(self) -> None:
        """Called when it gets the keyboard focus."""

    def blur(self) -> None:
        """Called when it loses the keyboard focus."""


@dataclass(eq=False)
class Spot(Item):
    """Something drawn on a page: a text, a card, a mark. It can be clicked if it has a name."""

    rect: pygame.Rect
    paint: Paint
    name: str = ""
    act: Callable[[], object] | None = None
    aside: bool = False
    twice: Callable[[], object] | None = None
    """Called on a double click, after `act` was called for the first click."""

    words: str | None = None
    """What a screen reader says instead of the text drawn; None for that text."""
    more: str = ""
    """What a screen reader says after that: what eyes see in a picture."""
    heading: str = ""
    """The heading that it is of a part of the page, as it is said in a summary."""

    def described(self, texts: Texts) -> Described:
        role = Role.BUTTON if self.name else Role.TEXT
        more = (self.more,) if self.more else ()
        if self.words is not None:
            return Described(role, self.words, states=more)
        canvas = pygame.Surface((1, 1))
        drawn = words_drawn(lambda: self.paint(canvas, pygame.Rect((0, 0), self.rect.size), Look(False, False)))
        return Described(role, "".join(drawn[:1]), states=(*drawn[1:], *more))

    def press(self) -> bool:
        if self.act is None:
            return False
        self.act()
        return True


def numbered(texts: Texts, number: int, of: int) -> str:
    """Which one of a list it is, counted from 0, for a listener; empty where there is only one."""
    return texts.get("heard-number", k=number + 1, n=of) if of > 1 else ""
