"""Pan and zoom of the board."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from functools import partial

import pygame

from jeux.common.texts import Texts
from jeux.play.table.buttons import Button
from jeux.scenes.table.display.display import TableDisplay
from jeux.views.board import FINGER
from jeux.views.minimap import Minimap
from jeux.views.place.closeup import NEARER, STEPS, Closeup

Pixel = tuple[int, int]


class PanZoom:
    """Follows the pointer over a board. `window` returns the size of the window; `moved` is called when the view has
    moved."""

    def __init__(self, display: TableDisplay, window: Callable[[], tuple[int, int]], moved: Callable[[], None]) -> None:
        self.display, self._window = display, window
        self.map = Minimap(display.board.game, display.view)
        self._moved = moved
        self._grip: Pixel | None = None
        self._panning = False
        self._fingers: dict[int, tuple[float, float]] = {}
        self._spread = 0.0

    @property
    def _closeup(self) -> Closeup:
        return self.display.board.closeup

    def _report(self, moved: bool) -> bool:
        if moved:
            self._moved()
        return moved

    def wheel(self, steps: int) -> bool:
        """Zoom by the wheel at the pointer. Does nothing while a man is dragged."""
        pixel = pygame.mouse.get_pos()
        if self.display.session.hand.dragging or not self._closeup.area.collidepoint(pixel):
            return False
        return self._report(self._closeup.zoom(steps, pixel))

    def step(self, steps: int) -> bool:
        """Zoom by keys: towards the keyboard cursor if there is one, otherwise the centre of the view."""
        cursor, board = self.display.marking.cursor, self.display.board
        pixel = board.pixel(cursor) if cursor and board.has(cursor) else self._closeup.area.center
        return not self.display.session.hand.dragging and self._report(self._closeup.zoom(steps, pixel))

    def meets(self, pixel: Pixel, places: Collection[str]) -> bool:
        """Zoom in if a finger comes down where two of these places are closer together than a fingertip, so that the
        next touch is unambiguous. True if it did."""
        board = self.display.board
        spots = [board.pixel(place) for place in places if place in board.game.board.where]
        near = sorted(spots, key=partial(math.dist, pixel))[:2]
        if len(near) < 2 or math.dist(near[1], pixel) > FINGER or math.dist(*near) >= FINGER:
            return False
        steps = math.ceil(math.log(FINGER / max(1.0, math.dist(*near)), NEARER))
        return self._report(self._closeup.zoom(steps, pixel))

    def leave(self) -> bool:
        """Show the whole board again; True if it was zoomed."""
        return self.step(-STEPS)

    # --- the pointer ----------------------------------------------------------------------------------------------

    def press(self, pixel: Pixel) -> bool:
        """Handle a press; True if it is on the minimap."""
        closeup = self._closeup
        self._grip, self._panning = (pixel if closeup.area.collidepoint(pixel) else None), False
        self.map.held = not closeup.whole and self.map.rect(closeup).collidepoint(pixel)
        if self.map.held:
            self._report(closeup.centre(self.map.on_board(closeup, pixel)))
        return self.map.held

    def release(self) -> bool:
        """Handle a release; True if it ended a drag of the view or of the minimap, so that nothing is played."""
        used = self.map.held or self._panning
        self._grip, self._panning, self.map.held = None, False, False
        return used

    def drag(self, pixel: Pixel, place: str | None) -> bool:
        """Handle a move of the pointer, now over `place`. With the button down and no man in the hand, it drags the
        view once it has left the place pressed. True if it does."""
        hand, grip, closeup = self.display.session.hand, self._grip, self._closeup
        if self.map.held:
            self._report(closeup.centre(self.map.on_board(closeup, pixel)))
            return True
        if grip is None or closeup.whole or hand.dragging or (hand.pressed and place == hand.pressed):
            return False
        if not self._panning and not hand.far(grip, pixel):
            return False
        self._panning, hand.pressed, self._grip = True, None, pixel
        self._report(closeup.drag(pixel[0] - grip[0], pixel[1] - grip[1]))
        return True

    def pinch(self, event: pygame.Event) -> bool:
        """Handle a touch event: two fingers zoom by moving apart or together, and pan by moving."""
        if event.type == pygame.FINGERUP:
            self._fingers.pop(event.finger_id, None)
            return False
        before = tuple(self._fingers.values())
        self._fingers[event.finger_id] = self._where(event)
        if len(self._fingers) != 2:
            return False
        self._grip, self.display.session.hand.pressed = None, None  # a gesture of two fingers plays nothing
        here, there = self._fingers.values()
        spread, middle = math.dist(here, there), ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        if event.type == pygame.FINGERDOWN or self._spread <= 0 or len(before) != 2:
            self._spread = spread
            return False
        moved = self._closeup.drag(*_between(before, middle))
        turns = math.log(max(spread, 1.0) / self._spread, NEARER)
        if abs(turns) >= 1:
            self._spread = spread
            moved |= self._closeup.zoom(int(turns), middle)
        return self._report(moved)

    def _where(self, event: pygame.Event) -> tuple[float, float]:
        """The pixel of a touch event."""
        width, height = self._window()
        return event.x * width, event.y * height

    def follow(self, dt: float) -> bool:
        """Pan to where the pointer points, and reveal the place just touched or played."""
        marking, closeup = self.display.marking, self._closeup
        if closeup.whole:
            return False
        pointer = None if self._grip and not self.display.session.hand.dragging else marking.pointer
        moved = closeup.pan(pointer, dt)
        place = marking.place_to_show()
        if place and self.display.board.has(place):
            moved |= closeup.reveal(self.display.board.pixel(place))
            if self.map.rect(closeup).collidepoint(self.display.board.pixel(place)):
                moved |= closeup.centre(self.display.board.pixel(place))
        return self._report(moved)

    def covers(self, pixel: Pixel) -> bool:
        """Whether the minimap covers this pixel."""
        return not self._closeup.whole and self.map.rect(self._closeup).collidepoint(pixel)

    def draw(self, surface: pygame.Surface, theme: str) -> None:
        """Draw the minimap if the board is zoomed."""
        if not self._closeup.whole:
            self.map.draw(surface, self.display.board, self.display.session.board.position, theme)

    # --- buttons --------------------------------------------------------------------------------------------------

    @property
    def near(self) -> bool:
        """Whether only a part of the board is shown, from near."""
        return not self._closeup.whole

    def buttons(self, texts: Texts) -> list[Button]:
        """The button that zooms in if the men are small, or shows the whole board again."""
        closeup = self._closeup
        if closeup.whole and not closeup.crowded(self.display.board.layout.man_size):
            return []
        name = "button-near" if closeup.whole else "button-whole"
        return [Button(texts.get(name), self._turn, tip=texts.get(f"{name}-help"))]

    def _turn(self) -> None:
        self.step(STEPS if self._closeup.whole else -STEPS)


def _between(before: tuple[tuple[float, float], ...], middle: tuple[float, float]) -> tuple[int, int]:
    """The distance that the midpoint of two fingers has moved, in pixels."""
    (x, y), (x2, y2) = before
    return round(middle[0] - (x + x2) / 2), round(middle[1] - (y + y2) / 2)
