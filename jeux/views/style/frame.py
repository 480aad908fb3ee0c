"""From board units to pixels: the placement of a board picture in the window."""

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
    """The layout of a board picture in its own pixels: its size, the position of (0, 0), the length of a unit."""

    size: tuple[int, int]
    origin: tuple[float, float]
    unit: float


SMALLEST_LABEL = 14
"""Pixels: smaller labels are hard to read."""
LABELS_ACROSS = 54
"""The height of a board in label sizes, so that labels grow on a high-resolution screen, as all text does."""


@lru_cache(maxsize=32)
def plan_of(key: str, picture: str = "board") -> Plan:
    """The plan of a board picture, from the JSON file beside it."""
    data = json.loads(asset("images", key, f"{picture}.json").read_text(encoding="utf-8"))
    width, height = data["size"]
    return Plan((width, height), (data["origin"][0], data["origin"][1]), data["unit"])


def nearest(
    pixel: tuple[float, float], where: Mapping[str, tuple[float, float]], reach: float, preferred: frozenset[str]
) -> str | None:
    """The nearest place within reach of a pixel; of the places `preferred` if any is within reach."""
    near = [(math.dist(pixel, spot), place) for place, spot in where.items()]
    within = [(distance, place) for distance, place in near if distance <= reach]
    best = [(distance, place) for distance, place in within if place in preferred]
    return min(best or within, default=(0.0, None))[1]


@dataclass(frozen=True, slots=True)
class Mirroring:
    """An orientation of the board: -1 on an axis that is reversed from its picture."""

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
        """The picture in the same rectangle, with another orientation."""
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
        """The size of labels, on a canvas that is scaled down by `fine`."""
        return fine * max(SMALLEST_LABEL, round(self.rect.height / fine / LABELS_ACROSS), round(self.unit / fine * 0.2))
