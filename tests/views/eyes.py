"""How eyes see a picture: luminance of its pixels, also for people who do not see all colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

Matrix = tuple[tuple[float, float, float], ...]
Weights = tuple[float, float, float]

SIGHTS: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""On linear RGB. The three deficiencies at severity 1.0 are those of Machado, Oliveira and Fernandes, « A
Physiologically-based Model for Simulation of Color Vision Deficiency », IEEE TVCG 15 (6), 2009."""
SEEN = 3.0
"""WCAG 2.2, 1.4.11: the least ratio of what one must see."""

_LINEAR = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in range(256))]
_Y: Weights = (0.2126, 0.7152, 0.0722)


class Sight:
    """One way of seeing: the relative luminance of a colour, remembered."""

    def __init__(self, name: str) -> None:
        self.matrix = SIGHTS[name]
        self._known: dict[tuple[int, int, int], float] = {}

    def __call__(self, red: int, green: int, blue: int) -> float:
        key = (red >> 1, green >> 1, blue >> 1)  # half of the colours are enough, and twice as fast
        found = self._known.get(key)
        if found is None:
            linear = (_LINEAR[red], _LINEAR[green], _LINEAR[blue])
            parts = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in self.matrix)
            found = self._known[key] = sum(weight * part for weight, part in zip(_Y, parts, strict=True))
        return found


def pixels(surface: pygame.Surface, box: pygame.Rect) -> list[tuple[int, int, int]]:
    """The colours in a box of a surface, row by row."""
    raw = pygame.image.tobytes(surface.subsurface(box.clip(surface.get_rect())), "RGB")
    return list(zip(raw[::3], raw[1::3], raw[2::3], strict=True))


def median(values: Iterable[float]) -> float:
    """The middle one."""
    ordered = sorted(values)
    return ordered[len(ordered) // 2]


def ratio(one: float, other: float) -> float:
    """Contrast of two relative luminances, WCAG 2.2."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def best_half(values: Sequence[float], ground: float) -> float:
    """The contrast with a ground of the lighter half or the darker half of some luminances, each taken by its median:
    a mark drawn twice, light and dark, is seen when one of the two is."""
    ordered = sorted(values)
    quarter = len(ordered) // 4
    return max(ratio(ordered[quarter], ground), ratio(ordered[-1 - quarter], ground))
