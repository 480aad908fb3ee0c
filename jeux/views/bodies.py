"""Pieces of several cells: an L over the four places where its men stand, at rest, in the hand or on its way.

An L is known by its chain: the end of its long arm, the next cell, its corner, its foot. On its way from a chain to
another it is slid, turned by the shorter way, and turned over about its long arm when the two are mirror images.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from jeux.play.pace import duration
from jeux.views.animation import ARC, Motion, Pixel, ease
from jeux.views.men import Men
from jeux.views.painter import Painter, place_shadow
from jeux.views.view import View

Path = tuple[str, ...]
Spots = tuple[Pixel, ...]
HALF = 0.46
"""From the middle of a cell to the side of the L, in cells."""
ROUND, BOW = 0.09, 5
"""The radius of its corners, in cells, and the points of each."""
_CORNERS = (
    ((-HALF, -HALF), 1),
    ((2 + HALF, -HALF), 1),
    ((2 + HALF, 1 + HALF), 1),
    ((2 - HALF, 1 + HALF), 1),
    ((2 - HALF, HALF), -1),
    ((-HALF, HALF), 1),
)
"""The corners of an L whose chain is (0, 0), (1, 0), (2, 0), (2, 1), counter-clockwise; -1 for the one inside."""
_CELLS = ((0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 1.0))


def _outline() -> tuple[Pixel, ...]:
    """The outline with its corners rounded."""
    found = []
    for number, ((x, y), bend) in enumerate(_CORNERS):
        heading = (sum(turn for _, turn in _CORNERS[:number]) - 1) * math.pi / 2
        along, across = (math.cos(heading), math.sin(heading)), (-math.sin(heading), math.cos(heading))
        centre = (x + ROUND * (bend * across[0] - along[0]), y + ROUND * (bend * across[1] - along[1]))
        for k in range(BOW):
            angle = heading + bend * (k / (BOW - 1) - 1) * math.pi / 2
            found.append((centre[0] + ROUND * math.cos(angle), centre[1] + ROUND * math.sin(angle)))
    return tuple(found)


_OUTLINE = _outline()


@dataclass(frozen=True, slots=True)
class Body:
    """An L as it is to be painted, in pixels: its outline, the middles of its cells, the side of a cell, its height
    from 0 (on the board) to 1 (in the hand)."""

    outline: Spots
    cells: Spots
    unit: float
    lift: float = 0.0


@dataclass(frozen=True, slots=True)
class Pose:
    """Where an L lies: the middle of its cells, the direction of its long arm, on which side of it the foot is (1 or
    -1, between them while it is turned over), the side of a cell. Pixels."""

    middle: Pixel
    angle: float
    side: float
    unit: float

    @classmethod
    def of(cls, spots: Spots) -> Pose:
        """The pose of a chain whose cells have these middles."""
        (x0, y0), (x2, y2), (x3, y3) = spots[0], spots[2], spots[3]
        arm, foot = ((x2 - x0) / 2, (y2 - y0) / 2), (x3 - x2, y3 - y2)
        middle = (sum(x for x, _ in spots) / 4, sum(y for _, y in spots) / 4)
        side = math.copysign(1.0, arm[0] * foot[1] - arm[1] * foot[0])
        return cls(middle, math.atan2(arm[1], arm[0]), side, math.hypot(*arm))

    def towards(self, other: Pose, done: float) -> Pose:
        """The pose on the way to another one."""
        turn = (other.angle - self.angle + math.pi) % (2 * math.pi) - math.pi
        way = math.dist(self.middle, other.middle)
        x, y = (a + (b - a) * done for a, b in zip(self.middle, other.middle, strict=True))
        lifted = y - ARC * math.sin(math.pi * done) * way
        return Pose((x, lifted), self.angle + turn * done, self.side + (other.side - self.side) * done, self.unit)

    def body(self, lift: float = 0.0) -> Body:
        """The L in this pose."""
        arm = (math.cos(self.angle) * self.unit, math.sin(self.angle) * self.unit)
        foot = (-arm[1] * self.side, arm[0] * self.side)
        middle = tuple(sum(cell[axis] for cell in _CELLS) / 4 for axis in (0, 1))

        def put(spot: Pixel) -> Pixel:
            along, across = spot[0] - middle[0], spot[1] - middle[1]
            return (
                self.middle[0] + along * arm[0] + across * foot[0],
                self.middle[1] + along * arm[1] + across * foot[1],
            )

        return Body(tuple(map(put, _OUTLINE)), tuple(map(put, _CELLS)), self.unit, lift)


@dataclass(frozen=True, slots=True)
class Journey:
    """A body on its way between two chains. Times in seconds since the animation began."""

    start: Path
    begins: float
    lasts: float

    def done(self, now: float) -> float:
        """How far it has come, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.lasts)) if self.lasts > 0 else 1.0


class Bodies:
    """The kinds of men that make one body each, among the men of a board."""

    def __init__(self, view: View[Any], men: Men, motion: Motion) -> None:
        self.kinds = view.bodies
        self._chain: Callable[[Path], Path] = view.gestures.shaping.outline if view.gestures.shaping else tuple
        self._men, self._motion = men, motion
        self._journeys: dict[str, Journey] = {}

    def lying(self) -> dict[str, Path]:
        """The chain of each body."""
        places: dict[str, list[str]] = {kind: [] for kind in self.kinds}
        for man in self._men.by_number.values():
            if man.kind in places:
                places[man.kind].append(man.place)
        return {kind: self._chain(tuple(found)) for kind, found in places.items() if found}

    def follow(self, before: dict[str, Path], speed: str) -> None:
        """Send the bodies that lie elsewhere than before on their way."""
        lasts, now = duration("slide", speed) * SLOWER, self._motion.now
        for kind, chain in self.lying().items():
            if kind in before and before[kind] != chain and lasts:
                self._journeys[kind] = Journey(before[kind], now, lasts)
                self._motion.until = now + lasts

    def draw(self, surface: pygame.Surface, painter: Painter, pixel: Callable[[str], Pixel], taken: Path = ()) -> None:
        """All the bodies, those at rest below; pale those that are `taken` into the hand."""
        poses = []
        for kind, chain in self.lying().items():
            pose, lift = Pose.of(tuple(map(pixel, chain))), 0.0
            journey = self._journeys.get(kind) if self._motion else None
            if journey:
                done = journey.done(self._motion.now)
                pose = Pose.of(tuple(map(pixel, journey.start))).towards(pose, ease(done))
                lift = math.sin(math.pi * done)
            poses.append((lift, kind, pose))
        for lift, kind, pose in sorted(poses, key=lambda row: row[0]):
            paint_body(surface, painter, kind, pose.body(lift), FAINT if kind in taken else 255)

    def over(self, places: Path, pixel: Callable[[str], Pixel]) -> list[Body]:
        """The bodies that lie over one of these places, once all are at rest."""
        if self._motion:
            return []
        lying = (tuple(map(pixel, chain)) for chain in self.lying().values() if set(chain) & set(places))
        return [Pose.of(spots).body() for spots in lying]

    def shown(self, chain: Path, pixel: Callable[[str], Pixel]) -> Body:
        """The body over these places, in any order, as the hand holds it."""
        return Pose.of(tuple(map(pixel, self._chain(chain)))).body(0.5)


SLOWER = 1.5
"""How much longer than a man a body takes for its way: it may turn."""
FAINT = 80
"""How opaque a body is where it lay before the hand took it, of 255."""


def paint_body(surface: pygame.Surface, painter: Painter, kind: str, body: Body, opacity: int = 255) -> None:
    """A body and its shadow."""
    left, top = min(x for x, _ in body.outline), min(y for _, y in body.outline)
    corner = (math.floor(left) - 2, math.floor(top) - 2)
    # whole pixels: a body at rest is painted once
    outline, cells = (
        tuple((round(x - corner[0], 1), round(y - corner[1], 1)) for x, y in spots)
        for spots in (body.outline, body.cells)
    )
    picture, shadow = painter.body(kind, outline, cells, round(body.unit, 1))
    box = picture.get_rect(topleft=corner)
    if opacity == 255:
        place_shadow(surface, shadow, round(body.unit), (float(box.centerx), float(box.centery)), body.lift)
        surface.blit(picture, box)
        return
    pale = picture.copy()
    pale.set_alpha(opacity)
    surface.blit(pale, box)
