"""What the application requires of a screen, as a protocol."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

from jeux.scenes.narrator import Narrator
from jeux.scenes.seen.describer import Describer

if TYPE_CHECKING:
    from jeux.play.setup.choosing import Choice

Act = Callable[[], object]


class Scroller(Protocol):
    """Something that a finger scrolls."""

    def drag(self, pixels: int) -> object:
        """Scroll at once by the distance in pixels that the finger moved."""

    def fling(self, pixels: int) -> object:
        """Coast by this distance after the finger has released it."""


class Screen(Protocol):
    """What the application asks of a scene or of a dialogue; `jeux.scenes.scene.Scene` gives most of it."""

    @property
    def moving(self) -> bool:
        """Whether frames must come at full rate."""

    @property
    def called(self) -> str:
        """The words of a way back that leads to it."""

    @property
    def card(self) -> pygame.Rect | None:
        """The place in the window of a card that leads to the next screen, and may grow into it."""

    @property
    def stage(self) -> pygame.Rect | None:
        """The place that such a card grows into; none on most pages."""

    @property
    def leaf(self) -> bool:
        """Whether it fills the window above a scene, so that a page is heard to turn."""

    @property
    def takes_keys(self) -> bool:
        """Whether the screen takes every key, whatever it means elsewhere."""

    @property
    def typing(self) -> bool:
        """Whether a text field has the focus, so that letters are not commands."""

    @property
    def narrator(self) -> Narrator:
        """The narrator that gives this screen's text to speech output."""

    @property
    def describer(self) -> Describer:
        """The describer that gives this screen to assistive technology."""

    def enter(self) -> None:
        """It is shown for the first time."""

    def may_leave(self, leave: Act) -> bool:
        """Whether it can be left without loss. If not, it asks, and calls `leave` if the answer is yes."""

    def leave(self) -> None:
        """Called when it is left."""

    def relayout(self) -> None:
        """The size, the language or the text size has changed."""

    def again(self) -> Screen:
        """The same screen in its current state, ready to be entered again."""

    def rescue(self) -> None:
        """Save what must not be lost."""

    def let_go(self) -> None:
        """Cancel the gesture in progress: nothing is held any more, and nothing is played."""

    def scroller(self, pixel: tuple[int, int]) -> Scroller | None:
        """What a finger put down at this pixel scrolls, or None."""

    def event(self, event: pygame.Event) -> bool:
        """Handle an event; True when the picture changed."""

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way back that knows which screen it leads to."""

    act: Act
    screen: Screen

    def __call__(self) -> object:
        return self.act()


@dataclass(frozen=True, slots=True)
class Setup:
    """A position to set up: a game with the options and seats of `choice`, from a given position (default: the start).
    `back` returns to the previous screen. `persons`: the sides that persons play, before whom the board lies."""

    game: str
    choice: Choice
    text: str
    back: Act
    persons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Learning:
    """A game to learn: `back` returns to the previous screen, `play` opens a real game."""

    game: str
    back: Act
    play: Act
