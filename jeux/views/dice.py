"""Dice that roll into the piste. The faces are known before the throw starts; only the way to them is invented."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import pygame

from jeux.play.gestures.pace import duration
from jeux.views.interfaces.view import DiceView
from jeux.views.marks import strokes
from jeux.views.style.animation import Pixel
from jeux.views.style.frame import Frame
from jeux.views.style.painter import Painter

TURNS = 2.5
STAGGER = 0.08
"""Seconds between the stops of two dice."""
TOGETHER = 0.12
"""Seconds between the first and the last die to stop, at most: longer would look like several throws."""
USED, SET_BACK = (180, 168, 150), 0.84
"""By which the colours of a die that has been played are dimmed, of 255, and by which it is smaller, so that nobody
depends on its tone; it stays as solid as it is."""
TILT = 15.0
"""Largest angle of a die at rest, degrees."""
ROCK, ROCKS = 2.0, 0.4
"""How far a die that is about to be thrown rocks under the pointer, degrees, and for how long, seconds."""
UPPERMOST = (6, 4)
"""What dice show that have not been thrown yet."""


@dataclass(slots=True)
class Die:
    """One die: its face, its resting place, and its roll (pixels, degrees, seconds)."""

    face: int
    colour: str
    start: Pixel
    end: Pixel
    tilt: float
    lasts: float

    def picture(self, painter: Painter, done: float, size: int, rocked: float = 0.0) -> pygame.Surface:
        """The picture of the die at `done` (0 to 1) of its roll, turned by `rocked` degrees more."""
        back = (1 - _slowing(done)) * TURNS * (1 if self.end[1] < self.start[1] else -1)
        return pygame.transform.rotozoom(painter.die(self.colour, self.face, back, size), self.tilt + rocked, 1.0)

    def at(self, done: float) -> tuple[Pixel, float]:
        """Where the die is and how high it bounces (0 to 1)."""
        way = _slowing(done)
        x = self.start[0] + (self.end[0] - self.start[0]) * way
        y = self.start[1] + (self.end[1] - self.start[1]) * way
        bounce = abs(math.cos(done * 2.5 * math.pi)) * (1 - done) ** 1.5
        return (x, y), bounce


def _slowing(t: float) -> float:
    """The distance covered at `t`, both from 0 to 1, with a speed that decays as exp(−5t)."""
    return (1 - math.exp(-5 * t)) / (1 - math.exp(-5))


class DiceTray:
    """The dice of the last throw, and those that lie ready for the next one."""

    def __init__(self, view: DiceView[Any]) -> None:
        self.view = view
        self.frame: Frame | None = None
        self._dice: list[Die] = []
        self._elapsed = 0.0
        self._last: tuple[tuple[int, ...], tuple[int, ...], int] = ((), (), 0)
        self._thrown: list[Die] = []
        self._sides: tuple[int, ...] = ()
        self._ready: list[Die] = []
        self._rocked = ROCKS
        """Seconds since the dice that lie ready began to rock."""
        self._pointed = False

    def place_in(self, frame: Frame) -> None:
        """Follow a resized board, keeping the dice."""
        self.frame, ready = frame, self._sides
        self.show(*self._last)
        self.lie_ready(ready)

    def show(self, dice: tuple[int, ...], sides: tuple[int, ...], seed: int) -> None:
        """Show dice at rest; `seed` fixes their random offsets and angles."""
        self.throw(dice, sides, seed, "none")

    def throw(self, dice: tuple[int, ...], sides: tuple[int, ...], seed: int, speed: str) -> None:
        """Throw dice from their players' sides."""
        self._last = (dice, sides, seed)
        self._elapsed = 0.0
        self._sides, self._ready = (), []
        rng = Random(seed * 7919 + sum(dice))
        lasts = duration("dice", speed)
        apart = min(STAGGER, TOGETHER / max(1, len(dice) - 1))
        self._thrown = self._dice = [
            self._die(index, list(sides), face, side, rng, max(0.0, lasts - index * apart))
            for index, (face, side) in enumerate(zip(dice, sides, strict=True))
        ]

    def _die(self, index: int, sides: list[int], face: int, side: int, rng: Random, lasts: float) -> Die:
        assert self.frame is not None
        left, bottom, right, top = self.view.piste[side]
        mates = [i for i, other in enumerate(sides) if other == side]
        slot = (right - left) / len(mates)
        x = left + slot * (mates.index(index) + 0.5) + rng.uniform(-0.12, 0.12) * slot
        y = (bottom + top) / 2 + rng.uniform(-0.25, 0.25) * (top - bottom - self.view.size)
        tilt = rng.uniform(-TILT, TILT)
        shared = len(set(self.view.piste)) == 1
        from_below = side == 1 or shared
        length = 4.5 * self.view.size
        heading = math.radians(90 + tilt if from_below else tilt - 90)
        start = (x - length * math.cos(heading), y - length * math.sin(heading))
        colour = self.view.colours[side]
        return Die(face, colour, self.frame.pixel(start), self.frame.pixel((x, y)), tilt, lasts)

    def lie_ready(self, sides: tuple[int, ...]) -> None:
        """Have a die lie where each of these players throws, before they do. Dice that lie there already, as many, are
        taken up again; others give way."""
        self._sides, self._ready, self._dice = sides, [], self._thrown
        if not sides:
            return
        areas, lain = ([self.view.piste[side] for side in some] for some in (sides, self._last[1]))
        if sorted(areas) == sorted(lain):
            self._ready, self._dice = self._thrown, []
            return
        rng = Random(len(sides))
        faces = [UPPERMOST[index % len(UPPERMOST)] for index in range(len(sides))]
        self._ready = [
            self._die(index, list(sides), face, side, rng, 0.0)
            for index, (face, side) in enumerate(zip(faces, sides, strict=True))
        ]
        self._dice = [die for die, area in zip(self._thrown, lain, strict=True) if area not in areas]

    def point(self, pixel: tuple[int, int] | None, within: bool, speed: str) -> None:
        """The pointer is at a pixel, or nowhere. Dice that lie ready rock once when it comes to them, or to where they
        are thrown (`within`); without motion they rest."""
        pointed = bool(self._ready) and pixel is not None and (within or self.at(pixel) is not None)
        if pointed and not self._pointed and speed != "none":
            self._rocked = 0.0
        self._pointed = pointed

    @property
    def rocking(self) -> bool:
        """Whether dice that lie ready rock."""
        return bool(self._ready) and self._rocked < ROCKS

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces of the last throw, even while the dice roll."""
        return self._last[0]

    @property
    def size(self) -> int:
        """The edge of a die's picture in pixels."""
        assert self.frame is not None
        return max(40, round(self.view.size * self.frame.unit)) // 2 * 2

    @property
    def moving(self) -> bool:
        """Whether a die still rolls."""
        return any(self._elapsed < die.lasts for die in self._dice)

    def finish(self) -> None:
        """Every die rests at once."""
        self._elapsed = 10.0

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        was = self.moving or self.rocking
        self._elapsed += dt
        self._rocked += dt
        return was

    def at(self, pixel: tuple[int, int]) -> int | None:
        """The face of the die under a pixel."""
        for die in reversed((*self._dice, *self._ready)):
            if math.dist(pixel, die.end) < max(24, self.size * 0.5):
                return die.face
        return None

    def pixel_of(self, face: int | None) -> Pixel | None:
        """Where a die that shows `face` rests, if there is one."""
        return next((die.end for die in reversed((*self._dice, *self._ready)) if die.face == face), None)

    def draw(self, surface: pygame.Surface, painter: Painter, left: tuple[int, ...], chosen: int | None) -> None:
        """Draw the dice; those no longer in `left` are dimmed and set back, the chosen one is ringed. Those that lie
        ready are neither."""
        remaining = Counter(left)
        for die in self._dice:
            done = 1.0 if self._elapsed >= die.lasts else self._elapsed / die.lasts
            used = done >= 1 and remaining[die.face] <= 0
            remaining[die.face] -= 1
            self._draw_die(surface, painter, die, done, used)
            if done >= 1 and not used and chosen == die.face:
                strokes.chosen_place(surface, die.end, self.size * 0.72, 3, square=False)
                chosen = None
        swing = math.sin(2 * math.pi * self._rocked / ROCKS) * (1 - self._rocked / ROCKS) if self.rocking else 0.0
        for index, die in enumerate(self._ready):
            self._draw_die(surface, painter, die, 1.0, used=False, rocked=ROCK * swing * (-1) ** index)

    def _draw_die(
        self, surface: pygame.Surface, painter: Painter, die: Die, done: float, used: bool, rocked: float = 0.0
    ) -> None:
        size = round(self.size * (SET_BACK if used else 1.0)) // 2 * 2
        pixel, bounce = die.at(done)
        picture = die.picture(painter, done, size, rocked)
        shade = painter.die_shadow(die.colour, size, bounce > 0.3)
        if used:
            picture.fill(USED, special_flags=pygame.BLEND_RGB_MULT)
        if shade:
            drop = size * (0.06 + 0.35 * bounce)
            surface.blit(shade, shade.get_rect(center=(pixel[0] + drop * 0.6, pixel[1] + drop)))
        surface.blit(picture, picture.get_rect(center=(pixel[0], pixel[1] - size * 0.3 * bounce)))
