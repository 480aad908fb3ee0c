"""The hand on a board that is seen from near: it is moved, brought nearer, or seen whole again."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from jeux.common.texts import Texts
from jeux.play.buttons import Button
from jeux.scenes.table.display import TableDisplay
from jeux.views.closeup import STEPS, BoardSight


class PanZoom:
    """Follows the pointer over a board. `moved` is called when the board lies elsewhere."""

    def __init__(self, display: TableDisplay, moved: Callable[[], None]) -> None:
        self.display = display
        self._moved = moved
        self._grip: tuple[int, int] | None = None

    @property
    def _closeup(self) -> BoardSight:
        return self.display.board.closeup

    def _report(self, moved: bool) -> bool:
        if moved:
            self._moved()
        return moved

    def zoom(self, steps: int) -> bool:
        """The wheel over a board that may be seen from near."""
        pixel = pygame.mouse.get_pos()
        return self._closeup.area.collidepoint(pixel) and self._report(self._closeup.zoom(steps, pixel))

    def press(self, pixel: tuple[int, int]) -> None:
        """The button goes down."""
        self._grip = pixel if self._closeup.area.collidepoint(pixel) else None

    def release(self) -> None:
        """The button comes up."""
        self._grip = None

    def drag(self, pixel: tuple[int, int], place: str | None) -> bool:
        """The pointer is now over `place`: with the button down and nothing in the hand it drags the board as soon as
        it has left what it pressed. Whether it does."""
        hand, grip = self.display.session.hand, self._grip
        if grip is None or self._closeup.whole or hand.dragging or (hand.pressed and place == hand.pressed):
            return False
        hand.pressed, self._grip = None, pixel
        self._report(self._closeup.drag(pixel[0] - grip[0], pixel[1] - grip[1]))
        return True

    def follow(self, dt: float) -> bool:
        """Show where the pointer wants to go, and what has just been touched or played."""
        marking, closeup = self.display.marking, self._closeup
        if closeup.whole:
            return False
        moved = closeup.pan(None if self._grip else marking.pointer, dt)
        place = marking.place_to_show()
        if place and self.display.board.has(place):
            moved |= closeup.reveal(self.display.board.pixel(place))
        return self._report(moved)

    def buttons(self, texts: Texts) -> list[Button]:
        """The button that shows the whole board, or shows it from near again."""
        if not self._closeup.crowded:
            return []
        name = "button-near" if self._closeup.whole else "button-whole"
        return [Button(texts.get(name), self._turn, tip=texts.get(f"{name}-help"))]

    def _turn(self) -> None:
        closeup = self._closeup
        self._report(closeup.zoom(1 if closeup.whole else -STEPS, closeup.outer.center))
