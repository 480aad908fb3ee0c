"""Animation: easing, and flights of men. The durations are in `jeux.play.gestures.pace`."""

from __future__ import annotations

import math
from dataclasses import dataclass

from jeux.rules.contract import Effect

Pixel = tuple[float, float]

AT_REST = math.inf
"""The end of an effect that is over only when nothing moves any more."""
RING_DELAY = 0.045
TURNED_WITHIN = 0.8
SHRUNK = 0.8
"""The size to which a man shrinks that fades where it stood."""
ARC = 0.15
"""Height of the arc of a lifted man, as a part of its way."""
HIGHEST = 0.08
"""The greatest height of an arc, as a part of the board."""
RAISED = 0.06
"""How much larger a man is seen that is nearest to the eye."""
SETTLED_FROM = 1.02
"""The size at which a man lands, before it settles to its own."""
SETTLES = 0.07
"""Seconds that it takes to settle; less after a short flight."""
LONGEST = 1.6
"""How much longer the longest way takes than a short one."""


def ease(t: float) -> float:
    """From 0 to 1: it sets off evenly faster, and slows down for the last three fifths, as a hand does."""
    return 3.125 * t * t if t < 0.4 else 1 - (1 - t) ** 3 / 0.432


def stretched(base: float, distance: float, unit: float) -> float:
    """The duration for a distance: base × min(1.6, √(distance / 3 units)), and at least the base."""
    return base * min(LONGEST, max(1.0, math.sqrt(distance / (3 * unit)))) if unit else base


def rise(start: Pixel, end: Pixel, board: float, size: float) -> float:
    """How high a man of a size is lifted on its way over a board of a height, all in pixels. The arc grows with the
    way, and no part of it leaves the window."""
    above = min(start[1], end[1]) - 0.6 * size
    return max(0.0, min(ARC * math.dist(start, end), HIGHEST * board, above))


@dataclass(slots=True)
class Flight:
    """A man on its way. Times in seconds since the animation began."""

    man: int
    start: Pixel
    end: Pixel
    begins: float
    lasts: float
    lifted: bool
    sizes: tuple[int, int] = (0, 0)
    """Its diameter in pixels at the start and at the end."""
    rises: float = 0.0
    """The height of its arc in pixels."""

    def _done(self, now: float) -> float:
        return min(1.0, max(0.0, (now - self.begins) / self.lasts)) if self.lasts > 0 else 1.0

    def at(self, now: float) -> tuple[Pixel, float]:
        """Where the man is, and how high (0 to 1)."""
        t = self._done(now)
        if t >= 1:
            return self.end, 0.0
        way = ease(t)
        x = self.start[0] + (self.end[0] - self.start[0]) * way
        y = self.start[1] + (self.end[1] - self.start[1]) * way
        height = math.sin(math.pi * t) if self.lifted else 0.0
        if self.lifted:
            y -= height * self.rises
        return (x, y), height

    @property
    def landed(self) -> float:
        """When it reaches its end, where it settles."""
        return self.begins + self.lasts

    @property
    def over(self) -> float:
        """When it has settled."""
        return self.landed + min(SETTLES, self.lasts / 4)

    def size_at(self, now: float) -> float:
        """The man's size in pixels, without what it gains by its height."""
        t = self._done(now)
        size = self.sizes[0] + (self.sizes[1] - self.sizes[0]) * ease(t)
        if t < 0.5 or now >= self.over:
            return size
        settled = max(0.0, (now - self.landed) / (self.over - self.landed))
        large = 1 + (SETTLED_FROM - 1) * (1 - settled)
        return size * max(1.0, large / (1 + RAISED * self.at(now)[1]))


@dataclass(slots=True)
class Fade:
    """A captured man whose place beside the board is not shown: it shrinks and fades out where it stood."""

    place: Pixel
    begins: float
    lasts: float

    def at(self, now: float) -> tuple[float, float]:
        """The relative size, 1 to `SHRUNK`, and the opacity, 1 to 0."""
        done = min(1.0, max(0.0, (now - self.begins) / self.lasts))
        return 1 - (1 - SHRUNK) * done, 1 - done


@dataclass(slots=True)
class FlipMotion:
    """A two-faced man turning over in its place, from the face `before`."""

    before: str
    begins: float
    lasts: float

    def at(self, now: float) -> float:
        """The part of the turn done, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.lasts)) if self.lasts > 0 else 1.0


def ring_delay(ring: int, rings: int, flip: float) -> float:
    """Seconds before the men of a ring begin to turn: 45 ms a ring, the whole within 800 ms."""
    return ring * min(RING_DELAY, max(0.0, TURNED_WITHIN - flip) / max(1, rings))


@dataclass(slots=True)
class Glow:
    """A line of places that lights up once."""

    places: tuple[str, ...]
    begins: float
    lasts: float

    def part(self, now: float) -> float:
        """The part of the glow that is over, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.lasts)) if self.lasts > 0 else 1.0

    def at(self, now: float) -> float:
        """Strength from 0 to 1."""
        if not 0 <= now - self.begins < self.lasts:
            return 0.0
        return math.sin(math.pi * (now - self.begins) / self.lasts)


@dataclass(frozen=True, slots=True)
class Rim:
    """A dark rim around the man that takes, before what it takes is lifted."""

    place: str
    begins: float
    ends: float


@dataclass(frozen=True, slots=True)
class Timed:
    """An effect of a step and its motion. Times in seconds since the animation began."""

    effect: Effect
    begins: float
    ends: float


class Motion:
    """The running animations: flights, fades and turns by man, and glows. `now` is the time of the animation in
    seconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.flights: dict[int, Flight] = {}
        self.fades: dict[int, Fade] = {}
        self.turns: dict[int, FlipMotion] = {}
        self.glows: list[Glow] = []
        self.rims: list[Rim] = []
        self.until = 0.0
        """When the last piece of several cells has come to rest."""

    def __bool__(self) -> bool:
        return self.under_way or bool(self.glows)

    @property
    def under_way(self) -> bool:
        """Whether a man is moving; glows do not count."""
        return bool(self.flights or self.fades or self.turns) or self.now < self.until

    @property
    def glow_progress(self) -> float:
        """The progress of the glows, 0 to 1; 1 when there is none."""
        return min((glow.part(self.now) for glow in self.glows), default=1.0)

    def height(self, man: int) -> float:
        """The height of a moving man, 0 to 1, to draw higher ones last; a man in the hand gets 2, above all."""
        if man in self.flights:
            return self.flights[man].at(self.now)[1]
        return 0.0 if man in self.fades else 2.0

    def finish(self) -> None:
        """End everything at once."""
        self.flights.clear()
        self.fades.clear()
        self.turns.clear()
        self.glows.clear()
        self.rims.clear()
        self.until = 0.0

    def advance(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when anything was animated."""
        if not self:
            return False
        self.now += dt
        self.flights = {man: f for man, f in self.flights.items() if self.now < f.over}
        self.rims = [rim for rim in self.rims if self.now < rim.ends]
        self.fades = {man: f for man, f in self.fades.items() if self.now < f.begins + f.lasts}
        self.turns = {man: t for man, t in self.turns.items() if self.now < t.begins + t.lasts}
        self.glows = [glow for glow in self.glows if self.now < glow.begins + glow.lasts]
        return True
