"""What lies on a page: controls, and what is drawn. The keyboard focus treats both alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from jeux.common.texts import Texts
from jeux.common.typography import words_drawn
from jeux.ui.drawing import Look, Paint


class Item:
    """Something on a page, with what the keyboard focus asks of it."""

    rect: pygame.Rect
    """In page pixels."""
    name: str
    """What the focus remembers when the page is laid out again, unique on its page; empty for what is only read."""
    aside: bool
    """Reached by Tab alone: the arrows pass over it."""

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return True

    def told(self, texts: Texts) -> tuple[str, ...]:
        """What is said of it aloud: its words, then its state."""
        return ()

    @property
    def help(self) -> str:
        """What explains it."""
        return ""

    def press(self) -> bool:
        """Do what Enter asks for; False when that is nothing."""
        return False

    def nudge(self, step: int) -> bool:
        """Move a value by one step, -1 or 1; False when it has none."""
        return False

    def focus(self) -> None:
        """The keyboard focus comes."""

    def blur(self) -> None:
        """The keyboard focus goes."""


@dataclass(eq=False)
class Spot(Item):
    """Something drawn on a page: words, a card, a mark on it. One that has a name can be clicked."""

    rect: pygame.Rect
    paint: Paint
    name: str = ""
    act: Callable[[], object] | None = None
    aside: bool = False
    twice: Callable[[], object] | None = None
    """What a double click does, once its first click has acted."""

    words: str | None = None
    """What is said of it, where that is not what is drawn."""

    def told(self, texts: Texts) -> tuple[str, ...]:
        if self.words is not None:
            return (self.words,) if self.words else ()
        canvas = pygame.Surface((1, 1))
        return words_drawn(lambda: self.paint(canvas, pygame.Rect((0, 0), self.rect.size), Look(False, False)))

    def press(self) -> bool:
        if self.act is None:
            return False
        self.act()
        return True
