"""Synthesise the sounds of wood on wood.

Nothing is recorded: a struck bar is a handful of damped modes, a board under it a low thump, a man pushed along a board
coloured noise. Each event gets a few variants, for an ear spots at once a sample that comes back unchanged.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile
from numpy.typing import NDArray

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
RATE = 44_100
PEAK_DB = -6.0
DAMPED = 0.08
"""Seconds over which a short tone dies away: it would be cut otherwise."""
Wave = NDArray[np.float64]
Rng = np.random.Generator

# Modes of a short bar of hard wood lying on another: ratio to the lowest, strength, decay in seconds.
BAR = ((1.0, 1.0, 0.042), (2.57, 0.55, 0.022), (4.95, 0.30, 0.012), (8.1, 0.16, 0.006))
# Modes of a tuned bar hung at its nodes (xylophone): they ring, and the second is tuned two octaves up.
TUNED = ((1.0, 1.0, 0.30), (3.93, 0.30, 0.09), (9.2, 0.08, 0.03), (2.0, 0.10, 0.18))


def seconds(duration: float) -> Wave:
    return np.arange(int(duration * RATE)) / RATE


def filtered(x: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Band-pass by Butterworth-like magnitude in the frequency domain (no phase: fine for noise)."""
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    rise = 1 / np.sqrt(1 + (low / np.maximum(f, 1e-3)) ** (2 * order))
    fall = 1 / np.sqrt(1 + (f / high) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(x) * rise * fall, len(x))


def modes(table: tuple[tuple[float, float, float], ...], pitch: float, duration: float, rng: Rng) -> Wave:
    """Sum of damped modes; each strike excites them a little differently."""
    t = seconds(duration)
    wave = np.zeros_like(t)
    for ratio, strength, decay in table:
        f = pitch * ratio * (1 + rng.normal(0, 0.004))
        phase = rng.uniform(0, 0.6)
        wave += strength * rng.uniform(0.8, 1.2) * np.sin(2 * np.pi * f * t + phase) * np.exp(-t / decay)
    return wave


def knock(pitch: float, rng: Rng, body: float = 0.7, click: float = 0.45, duration: float = 0.2) -> Wave:
    """A man set down: the bar, the thump of the board, the grain of the contact."""
    t = seconds(duration)
    wave = modes(BAR, pitch, duration, rng)
    sweep = np.cumsum(150 * np.exp(-t * 9) + 75) / RATE
    wave += body * np.sin(2 * np.pi * sweep) * np.exp(-t / 0.045)
    grain = filtered(rng.normal(0, 1, len(t)), 900, 7000)
    wave += click * grain / np.abs(grain).max() * 2.2 * np.exp(-t / 0.0026)
    wave *= np.minimum(t / 0.0005, 1)
    return wave / np.abs(wave).max()


def clack(sharp: float, rng: Rng, duration: float = 0.05) -> Wave:
    """A die of ivory on wood: two bursts of noise, the contact and the board under it; nothing rings."""
    t = seconds(duration)
    contact = filtered(rng.normal(0, 1, len(t)), 0.45 * sharp, 2.2 * sharp) * np.exp(-t / 0.0035)
    board = filtered(rng.normal(0, 1, len(t)), 180, 800) * np.exp(-t / 0.011)
    wave = contact / np.abs(contact).max() + 0.55 * board / np.abs(board).max()
    wave *= np.minimum(t / 0.0003, 1) * ending(duration, 0.02)
    return wave / np.abs(wave).max()


def ending(duration: float, fade: float) -> Wave:
    """A gain of 1 that falls to 0 over the last `fade` seconds."""
    left = duration - seconds(duration)
    return np.sin(np.minimum(left / fade, 1) * np.pi / 2) ** 2


def friction(duration: float, rng: Rng) -> Wave:
    """A man pushed along the board: noise with the colours of the wood, breathing with the grain."""
    t = seconds(duration)
    noise = rng.normal(0, 1, len(t))
    wave = filtered(noise, 900, 2100) + 0.6 * filtered(noise, 330, 620) + 0.3 * filtered(noise, 2800, 4600)
    grain = filtered(rng.normal(0, 1, len(t)), 14, 60)
    wave = wave * (1 + 0.4 * grain / np.abs(grain).max()) * np.sin(np.pi * t / duration) ** 1.1
    return wave / np.abs(wave).max()


def tone(pitch: float, rng: Rng, duration: float, ring: float = 1.0, fade: float = 0.0) -> Wave:
    """A tuned bar under a soft beater, damped by the hand over the last `fade` seconds."""
    t = seconds(duration)
    wave = modes(tuple((r, a, d * ring) for r, a, d in TUNED), pitch, duration, rng)
    wave *= np.minimum(t / 0.002, 1)
    if fade:
        wave *= ending(duration, fade)
    return wave / np.abs(wave).max()


def lay(parts: list[tuple[float, float, Wave]]) -> Wave:
    """Lay waves on one track: (start, gain, wave)."""
    out = np.zeros(max(int(at * RATE) + len(w) for at, _, w in parts))
    for at, gain, wave in parts:
        i = int(at * RATE)
        out[i : i + len(wave)] += gain * wave
    return out


def select(n: int, rng: Rng) -> Wave:
    """Fingertip on a man: light, high, no board under it."""
    return knock(880 + 70 * n, rng, body=0.12, click=0.25, duration=0.09)


def place(n: int, rng: Rng) -> Wave:
    return knock(470 + 38 * n, rng)


def slide(n: int, rng: Rng) -> Wave:
    rub = friction(0.17 + 0.01 * n, rng)
    stop = knock(540 + 30 * n, rng, body=0.5, duration=0.08) * ending(0.08, 0.06)
    return lay([(0, 0.55, rub), (0.13 + 0.01 * n, 0.6, stop)])


def capture(n: int, rng: Rng) -> Wave:
    """Man against man, then against the board."""
    first = knock(780 + 50 * n, rng, body=0.2, click=0.6, duration=0.12)
    return lay([(0, 0.8, first), (0.07, 1.0, knock(400 + 25 * n, rng, body=0.9, duration=0.17))])


def jump(n: int, rng: Rng) -> Wave:
    """Lifted (a breath of friction), then set down firmly."""
    rub = friction(0.07, rng)
    return lay([(0, 0.3, rub), (0.075, 1.0, knock(430 + 35 * n, rng, body=1.0, duration=0.17))])


def flip(n: int, rng: Rng) -> Wave:
    """Turned over: a breath of the fingers, one edge on the board, then the flat face, lighter than a man set down."""
    rub = friction(0.075 + 0.006 * n, rng)
    edge = knock(830 + 60 * n, rng, body=0.15, click=0.5, duration=0.07)
    face = knock(590 + 45 * n, rng, body=0.4, click=0.35, duration=0.11)
    return lay([(0, 0.4, rub), (0.07, 0.55, edge), (0.112 + 0.005 * n, 0.9, face)])


def special(n: int, rng: Rng) -> Wave:
    """A mill, a fortress, a doubling: a rising fourth on two tuned bars over the knock."""
    root = (392.0, 440.0, 415.3, 466.16)[n - 1]
    return lay(
        [
            (0, 0.55, knock(520, rng, duration=0.12)),
            (0.012, 0.75, tone(root, rng, 0.235, 0.35, DAMPED)),
            (0.085, 0.9, tone(root * 4 / 3, rng, 0.165, 0.42, DAMPED)),
        ]
    )


def dice(n: int, rng: Rng) -> Wave:
    """Two dice thrown on a board: hits that thin out and weaken, the last ones rolling over edges."""
    parts = []
    at, gap = 0.0, 0.030
    while at < 0.62:
        fade = 1 - 0.6 * at / 0.62
        parts.append((at, float(rng.uniform(0.35, 1.0)) * fade, clack(float(rng.uniform(1900, 3600)), rng)))
        at += gap * float(rng.uniform(0.5, 1.5))
        gap *= 1.06
    return lay(parts)


def settle(n: int, rng: Rng) -> Wave:
    """The two dice come to rest, one just after the other."""
    sharp = 1800 + 150 * n
    return lay([(0, 0.9, clack(sharp, rng)), (0.075 + 0.008 * n, 0.7, clack(1.2 * sharp, rng))])


def signal(first: float, second: float, rng: Rng) -> Wave:
    return lay([(0, 0.8, tone(first, rng, 0.15, 0.28, DAMPED)), (0.095, 0.9, tone(second, rng, 0.15, 0.32, DAMPED))])


def illegal(n: int, rng: Rng) -> Wave:
    """Falling minor third, low and muffled: it says no without scolding."""
    root = 233.08 * 2 ** ((n - 1) / 24)
    return filtered(signal(root, root / 1.189, rng), 60, 900)


def turn(n: int, rng: Rng) -> Wave:
    """Rising fifth: over to you."""
    root = 349.23 * 2 ** ((n - 1) / 24)
    return signal(root, root * 1.5, rng)


def hint(n: int, rng: Rng) -> Wave:
    """Rising major third, higher: an idea."""
    root = 523.25 * 2 ** ((n - 1) / 24)
    return signal(root, root * 1.26, rng)


def edge(n: int, rng: Rng) -> Wave:
    """The end of a line: a soft beater on a damped bar, twice, the second time lower."""
    root = 293.66 * 2 ** ((n - 1) / 24)
    return signal(root, root / 1.5, rng)


def win(n: int, rng: Rng) -> Wave:
    """Four bars of a major chord, the octave held."""
    root = (392.0, 349.23, 415.3, 369.99)[n - 1]
    chord = tuple(root * 2 ** (step / 12) for step in (0, 4, 7, 12))
    notes = [(0.105 * i, 0.7, tone(f, rng, 1.1, 1.3)) for i, f in enumerate(chord)]
    return lay([*notes, (0.42, 0.5, tone(chord[0] / 2, rng, 1.1, 1.6)), (0.42, 0.35, tone(chord[1], rng, 1.1, 1.3))])


def loss(n: int, rng: Rng) -> Wave:
    """Three low bars going down to the minor third and home: over, without a scolding."""
    root = (220.0, 207.65, 233.08, 196.0)[n - 1]
    notes = [(0.16 * i, 0.7, tone(root * 2 ** (step / 12), rng, 1.0, 1.1)) for i, step in enumerate((7, 3, 0))]
    return lay([*notes, (0.32, 0.3, tone(root / 2, rng, 1.0, 1.2))])


def draw(n: int, rng: Rng) -> Wave:
    """Two notes, there and back: nobody won, nothing is wrong."""
    low = (392.0, 349.23, 415.3, 369.99)[n - 1]
    high = low * 4 / 3
    return lay(
        [
            (0, 0.7, tone(low, rng, 0.8, 1.0)),
            (0.2, 0.7, tone(high, rng, 0.8, 1.0)),
            (0.4, 0.75, tone(low, rng, 0.95, 1.2)),
            (0.4, 0.35, tone(low / 2, rng, 0.95, 1.2)),
        ]
    )


Maker = Callable[[int, Rng], Wave]
# event: maker, variants, longest duration in seconds, loudness in dB under the common level
EVENTS: dict[str, tuple[Maker, int, float, float]] = {
    "select": (select, 4, 0.15, -7.0),
    "place": (place, 4, 0.25, 0.0),
    "slide": (slide, 4, 0.25, -3.0),
    "capture": (capture, 4, 0.25, 0.0),
    "jump": (jump, 4, 0.25, 0.0),
    "flip": (flip, 4, 0.25, -1.0),
    "special": (special, 4, 0.25, -1.0),
    "dice": (dice, 4, 0.75, -3.0),
    "settle": (settle, 4, 0.25, -4.0),
    "illegal": (illegal, 4, 0.25, -9.0),
    "turn": (turn, 4, 0.25, -3.0),
    "hint": (hint, 4, 0.25, -4.0),
    "edge": (edge, 4, 0.25, -7.0),
    "win": (win, 4, 1.6, -1.0),
    "draw": (draw, 4, 1.6, -2.0),
    "loss": (loss, 4, 1.4, -3.0),
}


def room(wave: Wave, duration: float, rng: Rng) -> Wave:
    """A small furnished room round the table, and a clean end within the allotted time."""
    tail = rng.normal(0, 1, int(0.18 * RATE)) * np.exp(-seconds(0.18) / 0.035)
    tail = filtered(tail, 150, 5000)
    tail /= math.sqrt(float((tail**2).sum()))
    wet = (
        np.convolve(wave, tail)
        if len(wave) < 20_000
        else np.fft.irfft(np.fft.rfft(wave, 1 << 18) * np.fft.rfft(tail, 1 << 18))[: len(wave) + len(tail)]
    )
    out = 0.13 * wet
    out[: len(wave)] += wave
    out = out[: int(duration * RATE)]
    loud = np.nonzero(np.abs(out) > 0.003 * np.abs(out).max())[0][-1] + 1
    out = out[:loud]
    fade = min(len(out) // 3, int(0.02 * RATE))
    out[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return out


def loudness(wave: Wave) -> float:
    """Loudness in dB: the loudest 60 ms after a rough A-weighting (an ear integrates short sounds)."""
    heard = filtered(wave, 500, 9000, 1)
    window = min(len(heard), int(0.06 * RATE))
    power = np.convolve(heard**2, np.ones(window) / window, "valid")
    return 10 * math.log10(float(power.max()))


def soften(wave: Wave, ceiling: float) -> Wave:
    """Round the highest crests (tanh) so that short clicks can be as loud as tones under one ceiling."""
    return ceiling * np.tanh(wave / ceiling)


def level(wave: Wave, target: float) -> Wave:
    """Bring to the target loudness, never above the peak."""
    ceiling = 10 ** (PEAK_DB / 20)
    for _ in range(3):
        wave = soften(wave * 10 ** ((target - loudness(wave)) / 20), ceiling)
    return wave


def make(event: str, common: float = -15.0) -> None:
    """Write the variants of one event."""
    maker, variants, duration, offset = EVENTS[event]
    for n in range(1, variants + 1):
        rng = np.random.default_rng([sum(map(ord, event)), n])
        wave = level(room(maker(n, rng), duration, rng), common + offset)
        path = SOUNDS / f"{event}_{n}.ogg"
        soundfile.write(path, wave, RATE, format="OGG", subtype="VORBIS")
        back, _ = soundfile.read(path)
        peak = 20 * math.log10(float(np.abs(back).max()))
        print(
            f"{path.name:14} {len(back) / RATE:.3f} s  peak {peak:5.1f} dB  loud {loudness(back):6.1f} dB  "
            f"{path.stat().st_size / 1024:4.1f} KiB"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("events", nargs="*", default=list(EVENTS))
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for event in parser.parse_args().events:
        make(event)


if __name__ == "__main__":
    main()
