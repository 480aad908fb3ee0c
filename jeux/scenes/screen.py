"""What the application asks of what it shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

from jeux.scenes.narrator import Narrator

if TYPE_CHECKING:
    from jeux.play.setup.choosing import Choice

Act = Callable[[], object]


class Scroller(Protocol):
    """Something that a finger scrolls."""

    def drag(self, pixels: int) -> object:
        """Follow the finger down by so many pixels, at once."""

    def fling(self, pixels: int) -> object:
        """Go on by so many pixels, as the finger has let it go."""


class Screen(Protocol):
    """What the application asks of a scene or of a dialogue; `jeux.scenes.scene.Scene` gives most of it."""

    @property
    def moving(self) -> bool:
        """Whether frames must come at full rate."""

    @property
    def takes_keys(self) -> bool:
        """Whether every key is for it, whatever it means elsewhere."""

    @property
    def typing(self) -> bool:
        """Whether letters are typed in a line, and are no commands."""

    @property
    def narrator(self) -> Narrator:
        """How it is heard."""

    def enter(self) -> None:
        """It is shown for the first time."""

    def may_leave(self, leave: Act) -> bool:
        """Whether nothing is lost by leaving it; else it asks, and does `leave` when that is the answer."""

    def leave(self) -> None:
        """It is shown no more."""

    def relayout(self) -> None:
        """The size, the language or the text size has changed."""

    def again(self) -> Screen:
        """The same screen once more, as it was left: it is to be entered again."""

    def rescue(self) -> None:
        """Save what must not be lost."""

    def let_go(self) -> None:
        """The hand is taken away in the middle of a gesture: nothing is held any more, nothing is done."""

    def scroller(self, pixel: tuple[int, int]) -> Scroller | None:
        """What a finger scrolls that is put down here."""

    def event(self, event: pygame.Event) -> bool:
        """Handle an event; True when the picture changed."""

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A position that is set up: a game with the options and the seats of a `choice`, from a position on, the start if
    there is none. `back` leads to where one came from."""

    game: str
    choice: Choice
    text: str
    back: Act


@dataclass(frozen=True, slots=True)
class Learning:
    """A game that is learnt: `back` leads to where one came from, `play` to a real game."""

    game: str
    back: Act
    play: Act
