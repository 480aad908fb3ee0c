"""What lies on the table beside the men: dice and the doubling cube. Absent from games that have none."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Protocol

import pygame

from jeux.rules.contract import Effect, Position, Thrown
from jeux.rules.die_places import face_of
from jeux.views.board import BoardView
from jeux.views.dice import DiceTray
from jeux.views.interfaces.view import DiceView
from jeux.views.marks import strokes
from jeux.views.place.opposite import upside_down
from jeux.views.style.frame import Frame
from jeux.views.style.painter import place_shadow


class Player(Protocol):
    """Something that plays sounds by their event."""

    def play(self, event: str) -> None: ...


class Tabletop:
    """The dice of the last throw and the cube, if the game has them."""

    def __init__(self, board: BoardView, view: DiceView[Any] | None) -> None:
        self.board = board
        self.view = view
        self._dice = DiceTray(view) if view else None
        self._settling = self._in_hand = False

    def place_in(self, frame: Frame) -> None:
        """Follow a resized board."""
        if self._dice:
            self._dice.place_in(frame)

    def show(self, positions: Sequence[Position], steps: Sequence[str]) -> None:
        """Show everything at rest."""
        self.board.arrange(positions[0])
        self.board.show(positions[-1])
        self.show_dice(positions, steps)

    def show_dice(self, positions: Sequence[Position], steps: Sequence[str]) -> None:
        """Show the dice of the last throw of this game at rest; without a throw, those it started with."""
        if not self._dice:
            return
        for number in range(len(steps), 0, -1):
            effects = positions[number - 1].effects(steps[number - 1])
            for effect in effects:
                if isinstance(effect, Thrown):
                    self._dice.show(*self._shown(effect, positions[number]), number)
                    return
        left = self.board.view.gestures.dice_left(positions[0])
        self._dice.show(left, (positions[0].turn,) * len(left), 0)

    def follow(self, effects: tuple[Effect, ...], position: Position, number: int, speed: str) -> None:
        """Throw the dice of step `number`, if its effects throw any; `position` is the one after it."""
        for effect in effects:
            if isinstance(effect, Thrown) and self._dice:
                self._dice.throw(*self._shown(effect, position), number, speed)
                self._settling = True

    def _shown(self, thrown: Thrown, position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The dice to show and their sides: four dice for a double that is played four times."""
        left = self.board.view.gestures.dice_left(position)
        if len(left) > len(thrown.dice):
            return left, (thrown.sides[0],) * len(left)
        return thrown.dice, thrown.sides

    def lie_ready(self, sides: tuple[int, ...], in_hand: bool) -> None:
        """Have a die lie ready for each of these players, who is about to throw it; with none, take those away.
        `in_hand`: whether the pointer may throw them."""
        if self._dice:
            self._dice.lie_ready(sides)
            self._in_hand = in_hand

    def point(self, pixel: tuple[float, float] | None, speed: str) -> None:
        """The pointer is at a pixel, or nowhere: dice that lie ready rock under it."""
        if self._dice and not self._dice.moving:
            at = None if pixel is None or not self._in_hand else (round(pixel[0]), round(pixel[1]))
            self._dice.point(at, at is not None and self.in_piste(at), speed)

    @property
    def rocking(self) -> bool:
        """Whether dice that lie ready rock under the pointer."""
        return self._dice is not None and self._dice.rocking

    @property
    def rolling(self) -> bool:
        """Whether dice roll."""
        return self._dice is not None and self._dice.moving

    def finish(self) -> None:
        """The dice rest at once."""
        if self._dice:
            self._dice.finish()

    def advance(self, dt: float, sounds: Player) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        if not self._dice:
            return False
        changed = self._dice.advance(dt)
        if self._settling and not self._dice.moving:
            self._settling = False
            sounds.play("settle")
            changed = True
        return changed

    def die_at(self, pixel: tuple[int, int]) -> int | None:
        """The face of the die under a pixel."""
        return self._dice.at(pixel) if self._dice and not self._dice.moving else None

    def pixel_of_die(self, face: int | None) -> tuple[float, float] | None:
        """Where a die that shows `face` lies, if there is one."""
        return self._dice.pixel_of(face) if self._dice else None

    def in_piste(self, pixel: tuple[int, int]) -> bool:
        """Whether a pixel is where dice are thrown."""
        if not self.view:
            return False
        x, y = self.board.frame.spot(pixel)
        return any(left <= x <= right and bottom <= y <= top for left, bottom, right, top in self.view.piste)

    def cube_at(self, pixel: tuple[int, int], position: Position) -> bool:
        """Whether the cube lies under a pixel."""
        cube = self.view.cube(position) if self.view else None
        if not self.view or not cube:
            return False
        return math.dist(pixel, self.board.frame.pixel(self.view.cube_spot[cube[1]])) < max(24, self.cube_size / 2)

    @property
    def cube_size(self) -> int:
        """The edge of the cube in pixels."""
        return max(30, round(0.92 * self.board.frame.unit)) // 2 * 2

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw_cube(self, surface: pygame.Surface, position: Position) -> None:
        """The cube where it lies, with the stake on its face."""
        cube = self.view.cube(position) if self.view else None
        if self.view and cube:
            stake, holder = cube
            spot = self.board.frame.pixel(self.view.cube_spot[holder])
            size = self.cube_size
            picture = self.board.painter.cube(stake, size)
            place_shadow(surface, self.board.painter.die_shadow("ivory", size, lifted=False), size, spot, 0.0)
            picture = upside_down(picture) if holder in self.board.opposite.players else picture
            surface.blit(picture, picture.get_rect(center=spot))

    def draw_dice(self, surface: pygame.Surface, position: Position, picked: int | None, cursor: str | None) -> None:
        """Draw the dice, used ones dimmed, the picked one ringed; and the cursor if it is on a die."""
        if not self.view or not self._dice:
            return
        left = self._dice.faces if self._dice.moving else self.board.view.gestures.dice_left(position)
        self._dice.draw(surface, self.board.painter, left, picked)
        spot = self._dice.pixel_of(face_of(cursor))
        if spot:
            strokes.cursor(surface, spot, self._dice.size * 0.62, max(2, round(self._dice.size / 28)))
