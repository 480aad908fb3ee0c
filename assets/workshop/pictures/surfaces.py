"""The table under everything, and the paper of the panels: noise made with numpy, nothing rendered."""

from __future__ import annotations

import numpy as np
import woods
from kit_files import save
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]


def encoded(linear: Field) -> Image.Image:
    """Linear light to an sRGB picture, dithered: a slow gradient in 8 bits shows steps on a dark ground."""
    c = np.clip(linear, 0, 1)
    srgb = np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055) * 255
    noise = np.random.default_rng(5).uniform(-0.5, 0.5, srgb.shape[:2])[..., None]
    return Image.fromarray(np.clip(np.round(srgb + noise), 0, 255).astype(np.uint8))


def tileable(size: int, low: float, high: float, rng: np.random.Generator, stretch: float = 1.0) -> Field:
    """Noise between two wavelengths in pixels that meets itself at the edges, of unit deviation."""
    f = np.hypot(np.fft.fftfreq(size)[:, None] * stretch, np.fft.fftfreq(size)[None, :])
    band = ((f > 1 / high) & (f < 1 / low)) / np.maximum(f, 1e-6)
    out = np.fft.ifft2(np.fft.fft2(rng.normal(0, 1, (size, size))) * band).real
    return out / out.std()


def table() -> None:
    """Green cloth, lit from up left as the boards are, calm enough to be forgotten."""
    width, height = 1920, 1080
    cloth = woods.felt("#1d3a2d", (5.0, 5.0 * height / width), width / 5, 3.3)[..., :3].astype(np.float64)
    y, x = np.mgrid[:height, :width]
    reach = np.hypot((x - 0.30 * width) / width, (y - 0.20 * height) / width)
    light = 1.22 - 0.62 * np.clip(reach / 0.85, 0, 1) ** 1.3
    average = cloth.mean((0, 1))
    cloth = average + 0.5 * (cloth - average)  # the fuzz of a felt seen from further away
    save(encoded(cloth * light[..., None]), "table", 92)


def paper() -> None:
    """Laid paper the colour of old ivory: fibres and a faint cloudiness, two per cent at most."""
    size = 512
    rng = np.random.default_rng(11)
    tone = 0.9 * tileable(size, 2, 6, rng) + 0.6 * tileable(size, 6, 30, rng, 0.3) + 0.25 * tileable(size, 60, 300, rng)
    tone = np.clip(tone / tone.std() / 2.5, -1, 1)
    base = np.array([0xF6, 0xEE, 0xDD]) * (1 + 0.014 * tone[..., None] * np.array([0.9, 1.0, 1.25]))
    save(Image.fromarray(np.clip(np.round(base), 0, 255).astype(np.uint8)), "paper", 97)


TARGETS = {"table": table, "paper": paper}
