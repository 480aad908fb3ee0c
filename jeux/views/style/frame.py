"""From board units to pixels: where the picture of a board lies in the window."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from jeux.common.assets import asset


@dataclass(frozen=True, slots=True)
class Plan:
    """How a board picture is laid out: its size, where (0, 0) is and how long a unit is, all in its own pixels."""

    size: tuple[int, int]
    origin: tuple[float, float]
    unit: float


SMALLEST_LABEL = 14
"""Pixels: the coordinates of other programs are often smaller, and not read."""
LABELS_ACROSS = 54
"""The height of a board in names: on a fine screen they grow with it, as all texts do."""


@lru_cache(maxsize=32)
def plan_of(key: str, picture: str = "board") -> Plan:
    """The plan written by the workshop beside a picture of a board."""
    data = json.loads(asset("images", key, f"{picture}.json").read_text(encoding="utf-8"))
    width, height = data["size"]
    return Plan((width, height), (data["origin"][0], data["origin"][1]), data["unit"])


def nearest(
    pixel: tuple[float, float], where: Mapping[str, tuple[float, float]], reach: float, preferred: frozenset[str]
) -> str | None:
    """The nearest place within reach of a pixel, one of those `preferred` if there is any."""
    near = [(math.dist(pixel, spot), place) for place, spot in where.items()]
    within = [(distance, place) for distance, place in near if distance <= reach]
    best = [(distance, place) for distance, place in within if place in preferred]
    return min(best or within, default=(0.0, None))[1]


@dataclass(frozen=True, slots=True)
class Mirroring:
    """A way in which a board lies on the table: -1 where it is the other way round than its picture."""

    across: int = 1
    up: int = 1


AS_DRAWN, HALF_TURN, UPSIDE_DOWN = Mirroring(), Mirroring(-1, -1), Mirroring(1, -1)
"""The last is a mirror, for boards whose two halves are alike."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A board picture placed in a rectangle of the window."""

    rect: pygame.Rect
    origin: tuple[float, float]
    unit: float
    way: Mirroring = AS_DRAWN

    @classmethod
    def fit(cls, plan: Plan, room: pygame.Rect) -> Frame:
        """The largest placing of the picture, centred in `room`."""
        factor = min(room.width / plan.size[0], room.height / plan.size[1])
        rect = pygame.Rect(0, 0, round(plan.size[0] * factor), round(plan.size[1] * factor))
        rect.center = room.center
        return cls(rect, (rect.x + plan.origin[0] * factor, rect.y + plan.origin[1] * factor), plan.unit * factor)

    def turned(self, way: Mirroring) -> Frame:
        """The picture in the same rectangle, lying another way."""
        x, y = self.origin
        origin = (
            x if way.across == self.way.across else self.rect.left + self.rect.right - x,
            y if way.up == self.way.up else self.rect.top + self.rect.bottom - y,
        )
        return replace(self, origin=origin, way=way)

    def pixel(self, spot: tuple[float, float]) -> tuple[float, float]:
        """The window pixel of a spot in board units."""
        across, up = self.way.across * self.unit, self.way.up * self.unit
        return self.origin[0] + spot[0] * across, self.origin[1] - spot[1] * up

    def spot(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """The spot in board units of a window pixel."""
        across, up = self.way.across * self.unit, self.way.up * self.unit
        return (pixel[0] - self.origin[0]) / across, (self.origin[1] - pixel[1]) / up

    def label_size(self, fine: int = 1) -> int:
        """The size of the names of places, where so many pixels in a row will become one."""
        return fine * max(SMALLEST_LABEL, round(self.rect.height / fine / LABELS_ACROSS), round(self.unit / fine * 0.2))
