"""The flaps of Shut the box: they hang from their upper edge and fall over one after the other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import pygame

from jeux.play.gestures.pace import duration
from jeux.rules.contract import Effect, Flipped
from jeux.rules.games.boite.position import COVER, TILES, Boite
from jeux.views.interfaces.pieces import TwoFaced
from jeux.views.style.layout import Spot
from jeux.views.style.look import Area, BoardLook

Edges = tuple[float, float, float, float]
"""The left, bottom, right and top edge of a box."""
FELT: Edges = (0.0, 0.0, 12.0, 5.4)
RAIL: Edges = (0.0, 5.6, 12.0, 6.8)
SLOT = 0.96
"""The side of the slot of a flap on paper."""
REACHES = 1.3
"""Perspective: how much wider the lower edge appears when the flap points at the viewer."""
FALLEN = 0.78
"""The part of a swing after which a flap strikes its bed and rebounds."""


def area_of(edges: Edges, tone: str) -> Area:
    """A box of the drawn themes."""
    left, bottom, right, top = edges
    return Area(((left, bottom), (right, bottom), (right, top), (left, top)), tone)


def swung(before: pygame.Surface, after: pygame.Surface, done: float) -> pygame.Surface:
    """The picture of a flap swinging about its upper edge, at `done` (0 to 1) from one face to the other: it
    accelerates and rebounds a little. Centred in a wider square."""
    angle = math.pi * (done / FALLEN) ** 2
    if done > FALLEN:
        angle = math.pi * (1 - 0.13 * math.sin(math.pi * (done - FALLEN) / (1 - FALLEN)))
    face, tilt = before if angle < math.pi / 2 else after, math.sin(angle)
    size, side = face.get_width(), round(1.5 * face.get_width())
    large = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)  # scaled down to smooth slanting edges
    height = max(4, round(2 * size * abs(math.cos(angle))))
    for row in range(height):
        wide = round(2 * size * (1 + (REACHES - 1) * tilt * row / height))
        strip = face.subsurface((0, min(size - 1, size * row // height), size, 1))
        large.blit(pygame.transform.smoothscale(strip, (wide, 1)), (side - wide // 2, side - size + row))
    canvas = pygame.transform.smoothscale(large, (side, side))
    shade = round(255 * (1 - 0.4 * tilt))
    canvas.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return canvas


class Flaps(TwoFaced[Boite]):
    """Square men that swing about a hinge, and plain covers that nobody touches."""

    def is_fixed(self, kind: str) -> bool:
        return kind == COVER

    def look_on_paper(self) -> BoardLook[Boite]:
        """A box as wide as its flaps, with a slot for each."""
        look = self.board.look
        used = TILES[: len(look.layout.labels)]

        def spot(place: str, index: int, count: int) -> Spot | None:
            return None if place in TILES and place not in used else look.layout.spot(place, index, count)

        felt, rail = ((left, bottom, float(len(used)), top) for left, bottom, _, top in (FELT, RAIL))
        middles = [self.board.game.board.where[tile] for tile in used]
        slots = [(x - SLOT / 2, y - SLOT / 2, x + SLOT / 2, y + SLOT / 2) for x, y in middles]
        areas = (area_of(felt, "soft"), *(area_of(edges, "empty") for edges in (rail, *slots)))
        return replace(look, layout=replace(look.layout, spot=spot), areas=areas)

    def turn_order(self, flips: Sequence[Flipped], effects: Sequence[Effect]) -> list[float]:
        return list(range(len(flips)))

    def turn_lasts(self, speed: str) -> float:
        return duration("fall", speed)

    def turning(self, before: str, after: str, done: float, size: int) -> pygame.Surface:
        painter = self.board.painter
        return swung(painter.man(before, size), painter.man(after, size), done)
