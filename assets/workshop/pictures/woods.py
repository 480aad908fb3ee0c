"""Woods, ivory and felt as pictures computed with numpy.

Every camera of the workshop looks straight down, so a flat picture laid on a part from above is enough, even on turned
men: no solid texture is needed. Computing the grain once per part, at the density of the render, costs a second or two;
letting the renderer evaluate it at every sample costs minutes.

A wood is made of growth rings cut by a plank, long fibres, pores, and broad figure (curl, blotches). Lengths are in
"spans": half the long side of the object, so that the same numbers suit a board and a man.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float32]


@dataclass(frozen=True)
class Wood:
    """Colours from late to early wood, and the weight of each feature of the figure."""

    dark: str
    mid: str
    light: str
    rings: float  # per span
    ring: float
    blotch: float
    fibre: float
    pores: float
    curl: float
    fine: float = 0.45  # weight of the medium fibres
    gloss: float = 0.28  # a black wood as glossy as the others would turn grey under the sky


WOODS = {
    "walnut": Wood("#391d0e", "#54321b", "#754b29", 26.0, 0.50, 0.55, 0.30, 0.50, 0.10),
    "maple": Wood("#a8713a", "#cf9d5c", "#e3bd82", 30.0, 0.20, 0.22, 0.20, 0.16, 0.22),
    "pear": Wood("#7a4a26", "#9a6637", "#b5814c", 28.0, 0.26, 0.26, 0.22, 0.20, 0.13),
    "cherry": Wood("#6a3316", "#8c4c25", "#a66538", 24.0, 0.26, 0.34, 0.20, 0.18, 0.12),
    "mahogany": Wood("#3c150c", "#5a2415", "#743320", 22.0, 0.35, 0.40, 0.24, 0.45, 0.16),
    "oak": Wood("#7a4d24", "#a8753f", "#c6955b", 32.0, 0.52, 0.35, 0.28, 0.38, 0.05),
    "ebony": Wood("#0b0908", "#17110d", "#261b15", 30.0, 0.40, 0.40, 0.30, 0.30, 0.05, gloss=0.2),
    "box": Wood("#cfa764", "#e2c384", "#efd8a4", 30.0, 0.30, 0.25, 0.14, 0.05, 0.08),
    "holly": Wood("#d8c596", "#eadcb4", "#f4eacb", 30.0, 0.30, 0.25, 0.14, 0.04, 0.06),
    "olive": Wood("#5a3c1e", "#96703b", "#b68e54", 15.0, 0.50, 0.60, 0.18, 0.06, 0.16),
    "padauk": Wood("#3a0d07", "#6e1d10", "#93321c", 22.0, 0.42, 0.50, 0.26, 0.45, 0.12),
    "blued ebony": Wood("#08101c", "#0f233f", "#1c3d66", 26.0, 0.42, 0.45, 0.28, 0.40, 0.08, gloss=0.22),
    # Stained maple.
    "red": Wood("#7a1f0c", "#a8330f", "#c0471d", 30.0, 0.20, 0.30, 0.20, 0.16, 0.20),
    "blue": Wood("#0c3862", "#0f5288", "#1c689f", 30.0, 0.20, 0.30, 0.20, 0.16, 0.20),
    "yellow": Wood("#d8a41c", "#eec23a", "#f6d860", 30.0, 0.20, 0.30, 0.16, 0.10, 0.20),
    "ivory": Wood("#d8c8a6", "#e9dec5", "#f2ead7", 40.0, 0.10, 0.30, 0.10, 0.00, 0.10, 0.22),
}

# Colour along one year ring: slow darkening through the season, then a sharp return.
RING = ((0.0, 0.15, 0.55, 0.82, 0.92, 1.0), (0.95, 1.0, 0.62, 0.15, 0.05, 0.95))


def linear(colour: str) -> NDArray[np.float32]:
    """'#rrggbb' as linear light."""
    c = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


@dataclass(frozen=True)
class Patch:
    """A rectangle to fill with grain: length along the fibres, width across, in spans; pixels per span."""

    length: float
    width: float
    density: float
    rng: np.random.Generator

    @property
    def pixels(self) -> tuple[int, int]:
        return max(4, round(self.length * self.density)), max(4, round(self.width * self.density))

    def noise(self, along: float, across: float, octaves: int = 3, rough: float = 0.55) -> Field:
        """Smooth noise about 0.5, with so many cells per span along and across the fibres."""
        out = np.zeros(self.pixels[::-1], np.float32)
        weight, total = 1.0, 0.0
        for k in range(octaves):
            out += weight * self._cells(along * 2**k, across * 2**k)
            total += weight
            weight *= rough
        return out / np.float32(total)

    def _cells(self, along: float, across: float) -> Field:
        nx, ny = self.length * along, self.width * across
        grid = self.rng.random((int(ny) + 5, int(nx) + 5), np.float32)
        # PIL's own resampling interpolates coarse grids and averages the ones finer than a pixel
        start_x, start_y = 1 + self.rng.random(), 1 + self.rng.random()
        box = (start_x, start_y, start_x + nx, start_y + ny)
        return np.asarray(Image.fromarray(grid).resize(self.pixels, Image.Resampling.BICUBIC, box))

    def grid(self) -> tuple[Field, Field]:
        """Coordinates in spans, centred, along and across the fibres."""
        w, h = self.pixels
        x = (np.arange(w, dtype=np.float32) + 0.5) / self.density - self.length / 2
        y = (np.arange(h, dtype=np.float32) + 0.5) / self.density - self.width / 2
        return x[None, :], y[:, None]


def bent(p: Patch, layers: tuple[Field, ...]) -> tuple[Field, ...]:
    """Fibres shifted across by a slow wave: grown, not ruled."""
    flow = (p.noise(1.3, 1.0, 2) - 0.5) * 0.09 * p.density
    rows = np.arange(flow.shape[0])[:, None] + np.rint(flow).astype(int)
    rows = np.clip(np.where(rows < 0, -rows, np.minimum(rows, 2 * (flow.shape[0] - 1) - rows)), 0, flow.shape[0] - 1)
    return tuple(np.take_along_axis(layer, rows, 0) for layer in layers)


def plank_radius(p: Patch) -> Field:
    """Distance to the heart of the tree along a sawn plank: slow warps draw the flames."""
    _, y = p.grid()
    warp = (p.noise(0.42, 0.9, 2) - 0.5) * 0.62
    ripple = (p.noise(2.4, 7.0, 3) - 0.5) * 0.05
    offset = p.rng.uniform(-0.5, 0.5)
    return np.hypot(y + offset + 0.7 * warp, 0.16 + 0.8 * warp) + ripple


def end_radius(p: Patch) -> Field:
    """Distance to the heart across the trunk: the rings of a piece turned along the fibres."""
    x, y = p.grid()
    heart = p.rng.uniform(-0.25, 0.25, 2)
    return np.hypot(x - heart[0], y - heart[1]) + (p.noise(1.5, 1.5, 3) - 0.5) * 0.12


def figure(wood: Wood, p: Patch, end: bool) -> tuple[Field, Field, Field]:
    """Tone from dark 0 to light 1, pores, and fine fibres."""
    radius = end_radius(p) if end else plank_radius(p)
    ring = np.interp((radius * wood.rings + 1.3 * p.noise(0.3, 0.5, 1)) % 1.0, *RING).astype(np.float32)
    if end:  # across the fibres nothing is long: pores are dots
        fibre, medium, pores = p.noise(110, 110, 3, 0.65), p.noise(20, 20, 3), p.noise(120, 120, 1)
    else:
        fibre, medium, pores = p.noise(3.5, 150, 3, 0.8), p.noise(1.5, 42, 3, 0.7), p.noise(15, 300, 1)
        fibre, medium, pores = bent(p, (fibre, medium, pores))
    curl = p.noise(17, 1.1, 2) - 0.5
    tone = wood.ring * ring + 0.5 * (0.55 - wood.ring) + wood.fine * (medium - 0.5) + 0.225
    tone += wood.blotch * (p.noise(0.8, 2.2, 3) - 0.5) + 2 * wood.curl * curl
    tone += 2.6 * wood.fibre * (fibre - 0.5)
    holes = np.clip((pores - 0.70) / 0.10, 0, 1) * (1.3 - 0.8 * ring)
    return np.clip(tone, 0, 1), np.clip(holes, 0, 1), fibre


def ramp(wood: Wood, tone: Field) -> Field:
    stops = (0.08, 0.5, 0.95)
    colours = np.stack([linear(c) for c in (wood.dark, wood.mid, wood.light)])
    return np.stack([np.interp(tone, stops, colours[:, i]) for i in range(3)], -1).astype(np.float32)


def grain(kind: str, size: tuple[float, float], density: float, axis: str, seed: float, tint: float = 1.0) -> Field:
    """Linear RGB plus relief in alpha, rows from the bottom up; axis X, Y (in the plane) or Z (end grain)."""
    wood = WOODS[kind]
    length, width = size if axis != "Y" else size[::-1]
    patch = Patch(length, width, density, np.random.default_rng([int(seed * 1000), sum(map(ord, kind))]))
    tone, holes, fibre = figure(wood, patch, axis == "Z")
    colour = ramp(wood, tone) * (1 - wood.pores * holes)[..., None] * tint
    relief = np.clip(fibre - 0.8 * wood.pores * holes, 0, 1)
    picture = np.dstack([colour, relief])
    return picture if axis != "Y" else picture.transpose(1, 0, 2)


def stain(picture: Field, colour: str) -> Field:
    """The picture of a wood in another colour: its light and dark, and a trace of its own hue, remain."""
    wood = picture[..., :3]
    light = wood.mean(axis=2, keepdims=True)
    figure = light / light.mean()
    hue = wood / wood.mean(axis=(0, 1))
    rgb = linear(colour) * (0.75 * figure + 0.25 * hue)
    return np.dstack([rgb, picture[..., 3]]).astype(np.float32)


def felt(colour: str, size: tuple[float, float], density: float, seed: float) -> Field:
    """Fulled wool: short fibres in every direction, no weave."""
    patch = Patch(*size, density, np.random.default_rng(int(seed * 1000)))
    fuzz = patch.noise(150, 150, 2, 0.7)
    cloud = patch.noise(3, 3, 3)
    shade = 1 + 0.8 * (fuzz - 0.5) + 0.22 * (cloud - 0.5)
    return np.dstack([linear(colour) * shade[..., None], fuzz]).astype(np.float32)
