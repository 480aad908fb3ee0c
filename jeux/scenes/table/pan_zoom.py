"""The hand on a board that is seen from near: it is moved, brought nearer, or seen whole again."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.scenes.table.session import Session
from jeux.views.closeup import STEPS, Closeup

Row = tuple[str, Callable[[], None], str, str | None]


class PanZoom:
    """Follows the pointer over the board of a session. `moved` is called when the board lies elsewhere."""

    def __init__(self, session: Session, moved: Callable[[], None]) -> None:
        self.session = session
        self._moved = moved
        self._grip: tuple[int, int] | None = None

    @property
    def _closeup(self) -> Closeup:
        return self.session.board.closeup

    def _tell(self, moved: bool) -> bool:
        if moved:
            self._moved()
        return moved

    def zoom(self, steps: int) -> bool:
        """The wheel over a board that may be seen from near."""
        pixel = pygame.mouse.get_pos()
        return self._closeup.area.collidepoint(pixel) and self._tell(self._closeup.zoom(steps, pixel))

    def press(self, pixel: tuple[int, int]) -> None:
        """The button goes down."""
        self._grip = pixel if self._closeup.area.collidepoint(pixel) else None

    def release(self) -> None:
        """The button comes up."""
        self._grip = None

    def drag(self, pixel: tuple[int, int], place: str | None) -> bool:
        """The pointer is now over `place`: with the button down and nothing in the hand it drags the board as soon as
        it has left what it pressed. Whether it does."""
        hand, grip = self.session.hand, self._grip
        if grip is None or self._closeup.whole or hand.dragging or (hand.pressed and place == hand.pressed):
            return False
        hand.pressed, self._grip = None, pixel
        self._tell(self._closeup.drag(pixel[0] - grip[0], pixel[1] - grip[1]))
        return True

    def follow(self, dt: float) -> bool:
        """Show where the pointer wants to go, and what has just been touched or played."""
        marking, closeup = self.session.marking, self._closeup
        if closeup.whole:
            return False
        moved = closeup.push(None if self._grip else marking.over, dt)
        place = marking.news()
        if place and ":" not in place:
            moved |= closeup.reveal(self.session.board.pixel(place))
        return self._tell(moved)

    def rows(self) -> list[Row]:
        """The button that shows the whole board, or shows it from near again."""
        if not self._closeup.crowded:
            return []
        name = "button-near" if self._closeup.whole else "button-whole"
        get = self.session.texts.get
        return [(get(name), self._turn, "plain", get(f"{name}-help"))]

    def _turn(self) -> None:
        closeup = self._closeup
        self._tell(closeup.zoom(1 if closeup.whole else -STEPS, closeup.outer.center))
