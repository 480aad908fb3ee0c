"""Shows a dialogue upside down, for a player at the far edge of a flat screen."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from jeux.scenes.app import App
from jeux.scenes.narrator import Narrator
from jeux.scenes.screen import Act, Screen, Scroller
from jeux.scenes.seen.describer import Describer
from jeux.views.place.opposite import upside_down


def seen_from_opposite(event: pygame.Event, size: tuple[int, int]) -> pygame.Event:
    """The event with its position rotated by 180°."""
    if "pos" not in event.dict:
        return event
    x, y = event.pos
    return pygame.Event(event.type, {**event.dict, "pos": (size[0] - 1 - x, size[1] - 1 - y)})


@dataclass(frozen=True, slots=True)
class Backwards:
    """A scroller that is dragged from the far edge: reverses the distances."""

    inner: Scroller

    def drag(self, pixels: int) -> None:
        self.inner.drag(-pixels)

    def fling(self, pixels: int) -> None:
        self.inner.fling(-pixels)


class FromOpposite:
    """A dialogue shown upside down, with its input rotated. Dialogues that it opens are wrapped too."""

    def __init__(self, app: App, inner: Screen) -> None:
        self._app, self.inner = app, inner
        self._size = (1, 1)

    @property
    def moving(self) -> bool:
        return self.inner.moving

    @property
    def called(self) -> str:
        return self.inner.called

    @property
    def card(self) -> pygame.Rect | None:
        """None grows: the picture is turned."""
        return None

    stage = card

    @property
    def leaf(self) -> bool:
        """As for the dialogue."""
        return self.inner.leaf

    @property
    def takes_keys(self) -> bool:
        return self.inner.takes_keys

    @property
    def typing(self) -> bool:
        return self.inner.typing

    @property
    def narrator(self) -> Narrator:
        return self.inner.narrator

    @property
    def describer(self) -> Describer:
        """As for the dialogue: what assistive technology reads lies either way."""
        return self.inner.describer

    def enter(self) -> None:
        self.inner.enter()

    def may_leave(self, leave: Act) -> bool:
        return self.inner.may_leave(leave)

    def leave(self) -> None:
        self.inner.leave()

    def relayout(self) -> None:
        self.inner.relayout()

    def again(self) -> Screen:
        return FromOpposite(self._app, self.inner.again())

    def rescue(self) -> None:
        self.inner.rescue()

    def let_go(self) -> None:
        self.inner.let_go()

    def scroller(self, pixel: tuple[int, int]) -> Scroller | None:
        inner = self.inner.scroller((self._size[0] - 1 - pixel[0], self._size[1] - 1 - pixel[1]))
        return Backwards(inner) if inner else None

    def event(self, event: pygame.Event) -> bool:
        done = self.inner.event(seen_from_opposite(event, self._size))
        following = self._app.dialogue
        if event.type != pygame.KEYDOWN and following is not None and following is not self:
            self._app.dialogue = FromOpposite(self._app, following)
        return done

    def advance(self, dt: float) -> bool:
        return self.inner.advance(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self._size = surface.get_size()
        turned = upside_down(surface)
        self.inner.draw(turned)
        surface.blit(upside_down(turned), (0, 0))
