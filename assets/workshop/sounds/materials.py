"""What men of other materials than turned wood on wood sound like: placed, pushed, taken and, where they are, turned.

A recording keeps the times of its event in wood (`jeux.play.table.noises.KNOCKS`): the knock of a man that is pushed
comes after 140 ms, that of one taken after 70, that of one turned over after 112, so that it is heard as the man lands.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from waves import RATE, Rng, Wave, ending, filtered, knock, lay, modes, seconds

Maker = Callable[[int, Rng], Wave]
Modes = tuple[tuple[float, float, float], ...]

# Ratio to the lowest, strength, decay in seconds.
FLAP: Modes = ((1.0, 1.0, 0.055), (2.32, 0.62, 0.036), (4.25, 0.34, 0.018))
"""A flap of brass held by its hinge: three modes that make no chord."""
TILE: Modes = ((1.0, 1.0, 0.025), (2.76, 0.6, 0.014), (5.40, 0.35, 0.007))
"""A free bar of fired clay: short, for it lies on the cloth."""
STICK: Modes = ((1.0, 1.0, 0.006), (2.57, 0.5, 0.004), (4.95, 0.3, 0.002))
"""A match of poplar."""
CLOTH = 900.0
"""Hz above which felt swallows a knock."""


def dulled(x: Wave, above: float, times: int = 2) -> Wave:
    """A low-pass of the first order, some times over; it lets nothing be heard before the knock, as a filter without
    phase does."""
    kept = 1 - np.exp(-2 * np.pi * above / RATE)
    for _ in range(times):
        out, level = np.empty_like(x), 0.0
        for i, value in enumerate(x):
            level += kept * (value - level)
            out[i] = level
        x = out
    return x


def tall(wave: Wave) -> Wave:
    """Brought to a crest of 1."""
    return wave / np.abs(wave).max()


def struck(table: Modes, pitch: float, rng: Rng, duration: float, click: float, grain: tuple[float, float]) -> Wave:
    """A thing that is hit: its modes, and the grain of the contact between two frequencies."""
    t = seconds(duration)
    contact = filtered(rng.normal(0, 1, len(t)), *grain)
    wave = tall(modes(table, pitch, duration, rng)) + click * tall(contact) * np.exp(-t / 0.0022)
    return tall(wave * np.minimum(t / 0.0004, 1) * ending(duration, 0.3 * duration))


def thump(pitch: float, duration: float, decay: float) -> Wave:
    """The board, or the table, under what is hit."""
    t = seconds(duration)
    wave = np.sin(2 * np.pi * np.cumsum(pitch * (1 + 0.7 * np.exp(-t * 40))) / RATE) * np.exp(-t / decay)
    return wave * np.minimum(t / 0.002, 1) * ending(duration, 0.3 * duration)


def rub(duration: float, rng: Rng, low: float, high: float, grain: float = 0.4) -> Wave:
    """One thing drawn over another: noise between two frequencies, breathing with the grain."""
    t = seconds(duration)
    breath = filtered(rng.normal(0, 1, len(t)), 14, 60)
    wave = filtered(rng.normal(0, 1, len(t)), low, high) * (1 + grain * tall(breath))
    return tall(wave * np.sin(np.pi * t / duration) ** 1.1)


# --- wood on felt -----------------------------------------------------------------------------------------------------


def _pad(pitch: float, rng: Rng, body: float = 0.9, duration: float = 0.18) -> Wave:
    """A disc that comes down on cloth: the knock of wood without its click and without what lies above `CLOTH`."""
    t = seconds(duration)
    wave = knock(pitch, rng, body=body, click=0.0, duration=duration)
    air = dulled(rng.normal(0, 1, len(t)), 700) * np.exp(-t / 0.012)
    return tall(dulled(wave + 0.25 * tall(air), CLOTH) * np.minimum(t / 0.003, 1) * ending(duration, 0.05))


def felt_place(n: int, rng: Rng) -> Wave:
    return _pad(330 + 24 * n, rng)


def felt_slide(n: int, rng: Rng) -> Wave:
    return lay([(0, 0.3, rub(0.17, rng, 140, 520, 0.2)), (0.14, 0.75, _pad(360 + 20 * n, rng, duration=0.1))])


def felt_capture(n: int, rng: Rng) -> Wave:
    """Drawn up from the cloth, then laid down beside the board."""
    return lay(
        [(0, 0.35, rub(0.08, rng, 200, 850, 0.2)), (0.07, 1.0, _pad(300 + 20 * n, rng, body=1.1, duration=0.17))]
    )


def felt_flip(n: int, rng: Rng) -> Wave:
    """Turned over: the edge in the cloth, then the flat face."""
    edge, face = _pad(470 + 30 * n, rng, 0.4, 0.08), _pad(350 + 24 * n, rng, 0.8, 0.13)
    return lay([(0, 0.25, rub(0.09, rng, 250, 850, 0.2)), (0.07, 0.4, edge), (0.112, 1.0, face)])


# --- flaps of brass ---------------------------------------------------------------------------------------------------


def _flap(pitch: float, rng: Rng, wood: float, duration: float = 0.18) -> Wave:
    """A flap that falls on the floor of its box."""
    ring = struck(FLAP, pitch, rng, duration, 0.5, (1800, 7000))
    return tall(lay([(0, 1.0, ring), (0, wood, thump(170, duration, 0.03))]))


def brass_place(n: int, rng: Rng) -> Wave:
    return _flap(1040 + 70 * n, rng, 0.55)


def brass_slide(n: int, rng: Rng) -> Wave:
    """The hinge turning, then the stop."""
    hinge = tall(rub(0.16, rng, 1800, 5200) + 0.2 * rub(0.16, rng, 500, 1100))
    return lay([(0, 0.3, hinge), (0.14, 0.7, _flap(1180 + 60 * n, rng, 0.3, 0.1))])


def brass_capture(n: int, rng: Rng) -> Wave:
    """Lifted at its edge by a fingertip, then against the wall of the box."""
    edge = struck(FLAP, 1620 + 60 * n, rng, 0.06, 0.3, (2500, 7500))
    return lay([(0, 0.4, edge), (0.07, 1.0, _flap(1120 + 60 * n, rng, 0.3, 0.16))])


# --- glazed tiles -----------------------------------------------------------------------------------------------------


def _tile(pitch: float, rng: Rng, table: float = 0.3, duration: float = 0.12) -> Wave:
    hit = struck(TILE, pitch, rng, duration, 0.6, (2500, 7500))
    return tall(lay([(0, 1.0, hit), (0, table, thump(140, duration, 0.02))]))


def tile_place(n: int, rng: Rng) -> Wave:
    return _tile(1480 + 80 * n, rng)


def tile_slide(n: int, rng: Rng) -> Wave:
    """Glaze over wood, and the next tile that stops it."""
    return lay([(0, 0.3, rub(0.17, rng, 1600, 5600)), (0.14, 0.8, _tile(1640 + 70 * n, rng, 0.15, 0.1))])


def tile_capture(n: int, rng: Rng) -> Wave:
    """One tile against another, then on the table."""
    return lay([(0, 0.7, _tile(1900 + 80 * n, rng, 0.05, 0.08)), (0.07, 1.0, _tile(1400 + 60 * n, rng, 0.45, 0.12))])


def tile_flip(n: int, rng: Rng) -> Wave:
    """Stood on its edge, then on its other face."""
    edge, face = _tile(1980 + 80 * n, rng, 0.1, 0.07), _tile(1500 + 80 * n, rng, 0.35, 0.11)
    return lay([(0, 0.15, rub(0.08, rng, 1600, 5600)), (0.06, 0.5, edge), (0.112, 1.0, face)])


# --- matches ----------------------------------------------------------------------------------------------------------


def _stick(pitch: float, rng: Rng, duration: float = 0.06) -> Wave:
    hit = struck(STICK, pitch, rng, duration, 0.8, (1800, 7000))
    return tall(lay([(0, 1.0, hit), (0, 0.12, thump(320, duration, 0.008))]))


def match_place(n: int, rng: Rng) -> Wave:
    """A match is so light that both of its ends are heard."""
    return lay([(0, 1.0, _stick(1900 + 120 * n, rng)), (0.021 + 0.004 * n, 0.4, _stick(2300 + 120 * n, rng))])


def match_slide(n: int, rng: Rng) -> Wave:
    return lay([(0, 0.3, rub(0.15, rng, 2200, 6500)), (0.14, 0.7, _stick(2000 + 100 * n, rng))])


def match_capture(n: int, rng: Rng) -> Wave:
    """Picked out of its row, then on the heap."""
    picked = lay([(0, 0.3, rub(0.05, rng, 2400, 6500)), (0.012, 0.45, _stick(2500 + 120 * n, rng))])
    return lay([(0, 1.0, picked), (0.07, 1.0, _stick(1800 + 100 * n, rng)), (0.098, 0.35, _stick(2100 + 90 * n, rng))])


# --- pegs in holes ----------------------------------------------------------------------------------------------------


def _peg(n: int, rng: Rng, click: float, later: float) -> Wave:
    """The click at the rim of the hole, then the low knock at its bottom."""
    rim = knock(1500 + 90 * n, rng, body=0.05, click=0.6, duration=0.05) * ending(0.05, 0.02)
    bottom = dulled(knock(250 + 18 * n, rng, body=1.2, click=0.1, duration=0.16), 1400, 1)
    return lay([(0, click, rim), (later, 1.0, tall(bottom) * ending(0.16, 0.05))])


def peg_place(n: int, rng: Rng) -> Wave:
    return _peg(n, rng, 0.5, 0.036 + 0.003 * n)


def peg_slide(n: int, rng: Rng) -> Wave:
    """Pushed down a hole that holds it."""
    bottom = _peg(n, rng, 0.2, 0.01)[: int(0.1 * RATE)] * ending(0.1, 0.07)
    return lay([(0, 0.35, rub(0.15, rng, 500, 1700, 0.6)), (0.14, 0.8, bottom)])


def peg_capture(n: int, rng: Rng) -> Wave:
    """Drawn out: wood along wood, then the hole gives it back."""
    out = knock(620 + 40 * n, rng, body=0.5, click=0.25, duration=0.12) * ending(0.12, 0.05)
    return lay([(0, 0.5, rub(0.08, rng, 450, 1500, 0.6)), (0.07, 1.0, out)])


# --- other wood -------------------------------------------------------------------------------------------------------


def heavy_place(n: int, rng: Rng) -> Wave:
    """A piece of four or five cells: lower, heavier, less click."""
    return dulled(knock(235 + 18 * n, rng, body=1.1, click=0.4, duration=0.23), 3200, 1)


def lentil_capture(n: int, rng: Rng) -> Wave:
    """A dry lentil, picked up and let fall on others."""
    first, last = (struck(STICK, pitch, rng, 0.04, 1.2, (2500, 7500)) for pitch in (3100 + 160 * n, 2600 + 140 * n))
    return lay([(0, 0.4, first), (0.07, 1.0, last), (0.092 + 0.003 * n, 0.35, first)])


# recording: maker, loudness in dB under the common level
RECORDINGS: dict[str, tuple[Maker, float]] = {
    "felt_place": (felt_place, -4.0),
    "felt_slide": (felt_slide, -6.0),
    "felt_capture": (felt_capture, -4.0),
    "felt_flip": (felt_flip, -5.0),
    "brass_place": (brass_place, -2.0),
    "brass_slide": (brass_slide, -4.0),
    "brass_capture": (brass_capture, -2.0),
    "tile_place": (tile_place, -1.0),
    "tile_slide": (tile_slide, -4.0),
    "tile_capture": (tile_capture, -1.0),
    "tile_flip": (tile_flip, -2.0),
    "match_place": (match_place, -5.0),
    "match_slide": (match_slide, -6.0),
    "match_capture": (match_capture, -5.0),
    "peg_place": (peg_place, -2.0),
    "peg_slide": (peg_slide, -4.0),
    "peg_capture": (peg_capture, -3.0),
    "heavy_place": (heavy_place, -3.0),
    "lentil_capture": (lentil_capture, -6.0),
}
